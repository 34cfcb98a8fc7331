import { defaultConfiguration } from '../../../src/engine/configuration/configuration.ts';
import type { NotificationSettings } from '../../../src/engine/steering/notification.ts';

/** Settings by which everything is told, but nowhere. */
export const allNotified: NotificationSettings = {
  ...defaultConfiguration,
  notify_on_feature: true,
  notify_desktop: false,
  notify_terminal: false,
};
