import { existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { join } from 'node:path';
import { acceptanceSchema, type Acceptance } from './rules/acceptance.ts';
import { parseJson } from '../base/json.ts';
import { lineOfPath } from '../base/json-line.ts';
import { formatIssues } from '../base/text.ts';
import { WorkflowError, exitCodes, isWorkflowError } from '../base/errors.ts';
import { backUp, writeAtomic } from '../files/atomic.ts';
import { appendEvent } from '../journal/journal.ts';
import type { WorkflowPaths } from '../files/paths.ts';

/** Where the last valid checklist is kept, to put it back from. */
export const acceptanceCopy = (paths: WorkflowPaths): string => join(paths.runtime, 'acceptance.json');

/** Whether a person has frozen what the workflow has to reach. */
export function hasGoal(paths: WorkflowPaths): boolean {
  return existsSync(paths.acceptance) || existsSync(acceptanceCopy(paths));
}

const copyFile = acceptanceCopy;

/**
 * The goal of the workflow and the results about it; undefined when nobody set one.
 * @throws WorkflowError when the file is there but is not valid, not as it was frozen here or was never frozen here, or is gone
 * although there was one; nothing is changed then.
 */
export function readAcceptance(paths: WorkflowPaths): Acceptance | undefined {
  if (!existsSync(paths.acceptance)) {
    if (existsSync(copyFile(paths))) throw unusable(paths, 'is gone');
    return undefined;
  }
  const acceptance = parseAcceptance(paths, paths.acceptance);
  const copy = readCopy(paths);
  // Its commands are run as they stand: none that a person did not confirm. A file alone may have come with the repository.
  if (copy === undefined) throw unconfirmed(paths);
  if (!isDeepStrictEqual(copy.goal, acceptance.goal)) throw unusable(paths, 'is not as it was frozen');
  return acceptance;
}

/** The caller holds the workflow's lock. */
export function writeAcceptance(paths: WorkflowPaths, acceptance: Acceptance): void {
  const text = `${JSON.stringify(acceptance, null, 1)}\n`;
  // First: after a crash in between, it is put back as it was to become.
  writeAtomic(copyFile(paths), text);
  writeAtomic(paths.acceptance, text);
}

/**
 * Puts the checklist back as we wrote it last; the broken file is kept. The caller holds the workflow's lock.
 * @returns undefined when there is no valid copy: nothing is changed then.
 */
export function restoreAcceptance(paths: WorkflowPaths, now: Date, why: string): Acceptance | undefined {
  const copy = readCopy(paths);
  if (copy === undefined) return undefined;
  const kept = backUp(paths.acceptance, 'broken', now);
  appendEvent(paths, now, {
    event: 'set-aside',
    file: 'acceptance.json',
    kept: kept ?? 'none',
    why: `${why}; put back`,
  });
  writeAcceptance(paths, copy);
  return copy;
}

function readCopy(paths: WorkflowPaths): Acceptance | undefined {
  try {
    return parseAcceptance(paths, copyFile(paths));
  } catch {
    // Missing or damaged.
    return undefined;
  }
}

function parseAcceptance(paths: WorkflowPaths, file: string): Acceptance {
  const text = readFileSync(file, 'utf8');
  let value: unknown;
  try {
    value = parseJson(text);
  } catch (error) {
    throw unusable(paths, 'is not valid', (error as Error).message);
  }
  const result = acceptanceSchema.safeParse(value);
  if (result.success) return result.data;
  throw unusable(
    paths,
    'is not valid',
    formatIssues(result.error.issues, value, (path) => lineOfPath(text, path)).join('; '),
  );
}

function unusable(paths: WorkflowPaths, what: string, received?: string): WorkflowError {
  return new WorkflowError(`The acceptance checklist ${what}`, {
    where: paths.acceptance,
    ...(received !== undefined && { received }),
    fix: `Put it back with: autonomous-workflow repair ${paths.name}. Or set it anew with: autonomous-workflow align ${paths.name} <file>`,
    exitCode: exitCodes.invalidState,
  });
}

function unconfirmed(paths: WorkflowPaths): WorkflowError {
  return new WorkflowError(
    'Nobody has confirmed the acceptance checklist on this machine, and its commands would be run',
    {
      where: paths.acceptance,
      received: 'no copy of it in .runtime, which git ignores: it came with the repository, or that folder was removed',
      fix: `Read it, and confirm it with: autonomous-workflow align ${paths.name} ${paths.folder}/acceptance.json`,
      exitCode: exitCodes.invalidState,
    },
  );
}

/**
 * Puts the acceptance checklist back where it is not valid, not as it was frozen, or gone. The caller holds the workflow's lock.
 * @returns what was done, a sentence.
 */
export function repairAcceptance(paths: WorkflowPaths, now: Date): string[] {
  try {
    readAcceptance(paths);
    return [];
  } catch (error) {
    if (!isWorkflowError(error) || error.exitCode !== exitCodes.invalidState) throw error;
    if (restoreAcceptance(paths, now, error.message) === undefined) return [];
    return [`autonomous-workflow restored the acceptance checklist of '${paths.name}' as it was frozen.`];
  }
}
