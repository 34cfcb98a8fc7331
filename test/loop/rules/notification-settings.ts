import { defaultConfiguration } from '../../../src/configuration/rules/configuration.ts';
import type { NotificationSettings } from '../../../src/loop/rules/notification.ts';

/** Settings by which everything is told, but nowhere. */
export const allNotified: NotificationSettings = {
  ...defaultConfiguration,
  notify_on_feature: true,
  notify_desktop: false,
  notify_terminal: false,
};
