import { existsSync } from 'node:fs';
import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import {
  answerEscalation,
  escalationNumber,
  escalationsSchema,
  isOpen,
  openEscalation,
  summarizeEscalation,
  type Escalation,
  type NewEscalation,
} from './rules/escalation.ts';
import { parseJournal } from '../journal/rules/journal-line.ts';
import { parseJson } from '../base/json.ts';
import { formatIssues } from '../base/text.ts';
import { restartedLadder } from './rules/stall.ts';
import { WorkflowError, describeError, excerpt, exitCodes, isWorkflowError } from '../base/errors.ts';
import { backUp, writeAtomic } from '../files/atomic.ts';
import { escalationsCopy } from './escalations-copy.ts';
import { appendEvent, readJournal } from '../journal/journal.ts';
import { readRegular, removeFile } from '../files/regular.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { addRedirect } from './redirects.ts';
import { readState } from './state-file.ts';
import { asWriter, commitState } from './workflow.ts';

z.config(english());

/**
 * Everything a person was asked, oldest first.
 * @throws WorkflowError when the file is there but is not valid, or is gone although there was one; nothing is changed then.
 */
export function readEscalations(paths: WorkflowPaths): readonly Escalation[] {
  if (existsSync(paths.escalations)) return parseEscalations(paths, paths.escalations);
  if (!existsSync(escalationsCopy(paths))) return [];
  throw unusable(paths, 'is gone');
}

/**
 * Puts the escalations back as we wrote them last; the broken file is kept. The caller holds the workflow's lock.
 * @returns where the broken file went, null when it was gone; undefined when there is no valid copy: nothing is changed then.
 */
export function restoreEscalations(paths: WorkflowPaths, now: Date, why: string): { kept: string | null } | undefined {
  const escalations = readCopy(paths);
  if (escalations === undefined) return undefined;
  const kept = backUp(paths.escalations, 'broken', now);
  appendEvent(paths, now, {
    event: 'set-aside',
    file: 'escalations.json',
    kept: kept ?? 'none',
    why: `${why}; put back`,
  });
  writeEscalations(paths, escalations);
  return { kept };
}

/** What a person is asked now. */
export function openEscalations(paths: WorkflowPaths): readonly Escalation[] {
  return readEscalations(paths).filter(isOpen);
}

/** What a person is asked now and how to answer, one line each; a broken file hides nothing else. */
export function askedLines(paths: WorkflowPaths): string[] {
  try {
    const open = openEscalations(paths).map(summarizeEscalation);
    const advice = `→ Answer with: autonomous-workflow resolve <id> "your answer" ${paths.name}`;
    return open.length === 0 ? [] : [...open, advice];
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return describeError(error).split('\n');
  }
}

/**
 * Asks a person; nothing happens when that is being asked already. The caller holds the workflow's lock.
 * @returns whether anything was stored that they are to be told of.
 */
export function escalate(paths: WorkflowPaths, now: Date, wanted: NewEscalation): boolean {
  const before = readEscalations(paths);
  const escalations = openEscalation(before, wanted, now, lastNumber(paths));
  const opened = escalations.find((one) => !before.includes(one));
  if (escalations === before || opened === undefined) return false;
  writeEscalations(paths, escalations);
  removeFile(paths.outlook);
  const { iteration, id, kind, item, text } = opened;
  appendEvent(paths, now, { event: 'escalated', iteration, id, kind, item, text });
  return true;
}

/** The highest number that the journal tells of: files that are lost must not make an id come twice. */
function lastNumber(paths: WorkflowPaths): number {
  const numbers = parseJournal(readJournal(paths)).map((line) =>
    line.event === 'escalated' ? escalationNumber(line.id) : 0,
  );
  return Math.max(0, ...numbers);
}

/**
 * Stores a person's answer and hands it to the next brief. What the workflow tried so far no longer counts as a stall.
 * @throws WorkflowError when there is no such open escalation; nothing is changed then.
 */
export async function resolveEscalation(
  paths: WorkflowPaths,
  now: Date,
  id: string,
  answer: string,
): Promise<Escalation> {
  return asWriter(paths, async () => {
    const state = await readState(paths);
    const before = readEscalations(paths);
    const answered = answerEscalation(before, id, answer, now);
    // First: a crash behind it tells the answer twice, one before it would lose it.
    await addRedirect(paths, now, {
      text: `Answer of the user to ${answered.id}, "${answered.text}": ${answer}`,
      priority: 'high',
      from: answered.id,
    });
    // The last change of an ended workflow stays its end.
    const updated_at = state.status === 'in_progress' ? now.toISOString() : state.updated_at;
    const restarted = { ...state, ...restartedLadder(state.iteration), updated_at };
    commitState(paths, now, restarted, { event: 'escalation-answered', id: answered.id, answer }, () => {
      writeEscalations(
        paths,
        before.map((one) => (one.id === answered.id ? answered : one)),
      );
      removeFile(paths.outlook);
    });
    return answered;
  });
}

function writeEscalations(paths: WorkflowPaths, escalations: readonly Escalation[]): void {
  const text = `${JSON.stringify({ schema: 1, escalations }, null, 1)}\n`;
  // First: after a crash in between, they are put back as they were to become.
  writeAtomic(escalationsCopy(paths), text);
  writeAtomic(paths.escalations, text);
}

function readCopy(paths: WorkflowPaths): readonly Escalation[] | undefined {
  try {
    return parseEscalations(paths, escalationsCopy(paths));
  } catch {
    // Missing or damaged.
    return undefined;
  }
}

function parseEscalations(paths: WorkflowPaths, file: string): readonly Escalation[] {
  let value: unknown;
  try {
    value = parseJson(readRegular(file).toString('utf8'));
  } catch (error) {
    throw unusable(paths, 'is not valid', (error as Error).message);
  }
  const result = escalationsSchema.safeParse(value);
  if (!result.success) throw unusable(paths, 'is not valid', formatIssues(result.error.issues).join('; '));
  return result.data.escalations;
}

function unusable(paths: WorkflowPaths, how: string, received?: string): WorkflowError {
  return new WorkflowError(`The file of escalations ${how}`, {
    where: paths.escalations,
    ...(received !== undefined && { received: excerpt(received) }),
    fix: `Put the last valid one back with: autonomous-workflow repair ${paths.name}`,
    exitCode: exitCodes.invalidState,
  });
}
