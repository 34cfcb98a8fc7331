import type { Configuration } from '../engine/configuration/configuration.ts';
import type { Occasion } from '../engine/steering/notification.ts';
import { startDetached } from '../programs/start-detached.ts';
import { announceProblem } from '../store/steering/announce-problem.ts';
import { announce } from '../store/steering/announce.ts';
import type { WorkflowPaths } from '../store/paths.ts';

/** Tells a person who is elsewhere of these occasions; returns what the terminal is to be given, for the hook's answer. */
export function tell(
  paths: WorkflowPaths,
  now: Date,
  occasions: readonly Occasion[],
  configuration: Configuration,
): string {
  return occasions.flatMap((occasion) => announce(paths, now, occasion, configuration, startDetached) ?? []).join('');
}

/** Tells a person who is elsewhere why the workflow cannot go on, also where nothing can be written. */
export function tellProblem(paths: WorkflowPaths, now: Date, problem: string): void {
  announceProblem(paths, now, problem, startDetached);
}
