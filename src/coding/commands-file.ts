import { join } from 'node:path';
import { frozenCommandsSchema, type FrozenCommands } from './rules/commands/frozen.ts';
import { appendEvent } from '../journal/journal.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { asWriter } from '../loop/workflow.ts';
import { readGuarded, wasEdited, writeGuarded, type GuardedFile } from '../files/guarded-file.ts';

const fileOf = (paths: WorkflowPaths): GuardedFile<FrozenCommands> => ({
  file: paths.commands,
  copy: join(paths.runtime, 'commands.json'),
  schema: frozenCommandsSchema,
});

/** The commands that were frozen; undefined before that. What others wrote into the file does not count. */
export function readFrozenCommands(paths: WorkflowPaths): FrozenCommands | undefined {
  return readGuarded(fileOf(paths));
}

/** Whether somebody else changed the file of the frozen commands. */
export function wereCommandsEdited(paths: WorkflowPaths): boolean {
  return wasEdited(fileOf(paths));
}

/** Freezes the commands, and notes it where they are others than before. */
export async function writeFrozenCommands(paths: WorkflowPaths, now: Date, frozen: FrozenCommands): Promise<void> {
  await asWriter(paths, () => {
    const before = readFrozenCommands(paths);
    const lines = frozen.commands.map(({ line }) => line);
    if (before === undefined || JSON.stringify(before.commands) !== JSON.stringify(frozen.commands))
      appendEvent(paths, now, { event: 'commands-frozen', by: frozen.confirmed_by, commands: lines });
    writeGuarded(fileOf(paths), frozen);
  });
}
