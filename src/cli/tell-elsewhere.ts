import type { Occasion } from '../engine/steering/notification.ts';
import { startDetached } from '../programs/start-detached.ts';
import { currentConfiguration } from '../store/configuration/configuration.ts';
import type { WorkflowPaths } from '../store/paths.ts';
import { announce } from '../store/steering/announce.ts';

/** Tells a person who is elsewhere what a command came to, where the configuration says that they want to know. */
export async function tellElsewhere(paths: WorkflowPaths, now: Date, ...occasions: Occasion[]): Promise<void> {
  if (occasions.length === 0) return;
  const { configuration } = await currentConfiguration(paths.root);
  // Only hooks reach the terminal through Claude Code.
  const settings = { ...configuration, notify_terminal: false };
  for (const occasion of occasions) announce(paths, now, occasion, settings, startDetached);
}
