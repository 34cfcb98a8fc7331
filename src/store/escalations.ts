import {
  answerEscalation,
  escalationsSchema,
  isOpen,
  openEscalation,
  type Escalation,
  type NewEscalation,
} from '../engine/escalation.ts';
import { restartedLadder } from '../engine/stall.ts';
import { note } from './journal.ts';
import { forgetOutlook } from './outlook-file.ts';
import { ownedJson } from './owned-json.ts';
import type { WorkflowPaths } from './paths.ts';
import { addRedirect } from './redirects.ts';
import { readState, writeState } from './state-file.ts';
import { asWriter } from './workflow.ts';

const file = ownedJson(
  ({ escalations }) => escalations,
  'escalations.json',
  'file of escalations',
  escalationsSchema,
  () => ({ schema: 1 as const, escalations: [] }),
);

/** Puts the escalations back as they were last written by us; the broken file is kept. */
export const restoreEscalations = file.restore;

/**
 * Everything a person was asked, oldest first.
 * @throws WorkflowError when the file is there but is not valid.
 */
export function readEscalations(paths: WorkflowPaths): readonly Escalation[] {
  return file.read(paths).escalations;
}

/** What a person is asked now. */
export function openEscalations(paths: WorkflowPaths): readonly Escalation[] {
  return readEscalations(paths).filter(isOpen);
}

/** Asks a person; nothing happens when that is being asked already. The caller holds the workflow's lock. */
export function escalate(paths: WorkflowPaths, now: Date, wanted: NewEscalation): void {
  const before = readEscalations(paths);
  const escalations = openEscalation(before, wanted, now);
  const opened = escalations.at(-1);
  if (escalations === before || opened === undefined) return;
  file.write(paths, { schema: 1, escalations: [...escalations] });
  forgetOutlook(paths);
  const { iteration, id, kind, item, text } = opened;
  note(paths, now, { event: 'escalated', iteration, id, kind, item, text });
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
    file.write(paths, { schema: 1, escalations: before.map((one) => (one.id === answered.id ? answered : one)) });
    forgetOutlook(paths);
    if (state.status === 'in_progress') {
      writeState(paths, { ...state, ...restartedLadder(state.iteration), updated_at: now.toISOString() });
    }
    note(paths, now, { event: 'escalation-answered', id: answered.id, answer });
    return answered;
  });
}
