import { join } from 'node:path';
import { writeAtomic, readOrNothing } from '../files/store.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { commandsIn, recordOf } from './rules/trial.ts';
import type { RepositoryHandIn } from './rules/hand-in.ts';

const recordFile = (paths: WorkflowPaths, assignment: string) => join(paths.base, 'trials', `${assignment}.txt`);

/** The commands of a trial, by its record: they name the programs that ran. */
export function programsOf(paths: WorkflowPaths, { assignment }: RepositoryHandIn): string {
  const record = readOrNothing(recordFile(paths, assignment))?.toString('utf8') ?? '';
  return record.match(/^\$ .*$/gm)?.join(' ') ?? '';
}

/**
 * Faults of the findings of a trial: each quotes the record of what its agent ran. The record is written here, from the results of its
 * commands in its own conversation, and becomes the source, in which quotes are looked for like in any other file.
 */
export function faultsOfTrial(
  paths: WorkflowPaths,
  { assignment, claims }: RepositoryHandIn,
  transcript: string,
): string[] {
  const lines = readOrNothing(transcript)?.toString('utf8').split('\n');
  // Without a conversation, `record` checks the quotes against the record that was written before.
  if (lines === undefined || claims.length === 0) return [];
  const commands = commandsIn(lines);
  if (commands.length === 0)
    return [
      'claims: no command of yours has run → run your program, or hand in no claim, and say in your last sentence what kept you',
    ];
  const record = recordOf(commands);
  const file = `${paths.folder}/trials/${assignment}.txt`;
  writeAtomic(recordFile(paths, assignment), record);
  return claims.flatMap(({ quote, source }, at) => [
    ...(source.file === file ? [] : [`claims #${at + 1} source file: expected ${file}, the record of what you ran`]),
    ...(quote === undefined ? [`claims #${at + 1} quote: expected what your commands printed`] : []),
  ]);
}
