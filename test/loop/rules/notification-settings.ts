import { defaultConfiguration } from '../../../src/configuration/rules/configuration.ts';

/** Settings by which everything is told, but nowhere. */
export const allNotified = { ...defaultConfiguration, notify: 'none' };
