import type { Configuration } from '../configuration/rules/configuration.ts';
import type { Occasion } from '../loop/rules/notification.ts';
import { startDetached } from '../programs/processes.ts';
import { announceProblem, announce } from '../loop/announce.ts';
import type { WorkflowPaths } from '../files/paths.ts';

/** Notifies a person of these occasions; returns the terminal sequence for the hook's answer. */
export function notify(
  paths: WorkflowPaths,
  now: Date,
  occasions: readonly Occasion[],
  configuration: Configuration,
): string {
  return occasions.flatMap((occasion) => announce(paths, now, occasion, configuration, startDetached) ?? []).join('');
}

/** Notifies a person why the workflow cannot go on, also where nothing can be written. */
export function notifyProblem(paths: WorkflowPaths, now: Date, problem: string): void {
  announceProblem(paths, now, problem, startDetached);
}
