import { excerpt } from '../base/errors.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { appendEvent } from '../journal/journal.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';

/** Whether a command that breaks a rule is refused now: if the workflow runs and safety is on, or if that cannot be read. */
export async function isDenied(paths: WorkflowPaths, tool: string, rule: string, command: string): Promise<boolean> {
  const safety = await orUnknown(async () => (await currentConfiguration(paths.root)).configuration.safety);
  const status = await orUnknown(async () => (await readState(paths)).status);
  if ((safety ?? 'on') !== 'on' || (status ?? 'in_progress') !== 'in_progress') return false;
  const denied = { event: 'denied', tool, rule, command: excerpt(command) } as const;
  await orUnknown(() => asWriter(paths, () => appendEvent(paths, new Date(), denied)));
  return true;
}

async function orUnknown<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch {
    return undefined;
  }
}
