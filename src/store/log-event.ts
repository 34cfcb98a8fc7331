import { defaultConfiguration } from '../engine/configuration/configuration.ts';
import type { WorkflowEvent } from '../engine/events.ts';
import { levelOf } from '../engine/configuration/log-level.ts';
import { configuredPath, lastConfiguration } from './configuration/configuration.ts';
import { defaultLogFile, log } from './log.ts';
import type { WorkflowPaths } from './paths.ts';

/** Logs an event of a workflow, at the level that it has. It never fails: the journal has the event. */
export function logEvent(paths: WorkflowPaths, now: Date, event: WorkflowEvent): void {
  try {
    const settings = lastConfiguration(paths.root);
    const isDefault = settings.log_file === defaultConfiguration.log_file;
    const file = isDefault ? defaultLogFile(paths) : configuredPath(paths.root, settings.log_file, paths.name);
    log(settings, file, now, { ...event, level: levelOf(event, settings) });
  } catch {
    // The configured file lies outside of the project by a link.
    return;
  }
}
