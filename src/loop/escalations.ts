import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import { readerOf } from '../files/schema.ts';
import {
  withAnswer,
  escalationsSchema,
  isOpen,
  openEscalation,
  summarizeEscalation,
  type Escalation,
  type Escalations,
  type NewEscalation,
  itemsOf,
} from './rules/escalation.ts';
import { answerAsRedirect } from './rules/brief.ts';
import { restartedStall } from './rules/iteration.ts';
import { describeError, isWorkflowError } from '../base/errors.ts';
import { asOneChange, readDocument, writeDocument, type Document } from '../journal/document.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { addRedirect } from './steering.ts';
import { readState } from './state-file.ts';
import { asWriter } from '../files/lock.ts';
import { commitState } from './workflow.ts';
import { removeRuntimeFile } from '../files/runtime-file.ts';

z.config(english());

export function escalationsDocument(paths: WorkflowPaths): Document<Escalations> {
  const [name, title] = ['records/escalations.json', 'the file of escalations'];
  return { paths, name, title, read: readerOf(escalationsSchema) };
}

/** Writes the escalations; research then makes its outlook anew. The caller holds the workflow's lock. */
function writeEscalations(paths: WorkflowPaths, escalations: readonly Escalation[], now: Date): void {
  writeDocument(escalationsDocument(paths), { schema: 1, escalations: [...escalations] }, now);
  removeRuntimeFile(paths, 'report/outlook.json');
}

/** Everything a person was asked, oldest first. @throws WorkflowError when no log explains the file and it is not valid. */
export const readEscalations = (paths: WorkflowPaths): readonly Escalation[] =>
  readDocument(escalationsDocument(paths))?.escalations ?? [];

export const openEscalations = (paths: WorkflowPaths): readonly Escalation[] => readEscalations(paths).filter(isOpen);

/** Open questions to a person and how to answer them, one line each; a broken file hides nothing else. */
export function askedLines(paths: WorkflowPaths): string[] {
  try {
    const open = openEscalations(paths);
    const id = open.length === 1 ? open[0]?.id : '<id>';
    const advice = `→ Answer with: autonomous-workflow resolve ${id} "your answer" ${paths.name}`;
    return open.length === 0 ? [] : [...open.map(summarizeEscalation), advice];
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return describeError(error).split('\n');
  }
}

/**
 * Asks a person; a question that is already open is not added again. The caller holds the workflow's lock.
 * @returns whether a question was stored, so that the person has to be notified.
 */
export function escalate(paths: WorkflowPaths, now: Date, wanted: NewEscalation): boolean {
  const before = readEscalations(paths);
  const escalations = openEscalation(before, wanted, now);
  const opened = escalations.find((one) => !before.includes(one));
  if (escalations === before || opened === undefined) return false;
  const { iteration, id, kind, item, text } = opened;
  asOneChange(paths, now, { event: 'escalated', iteration, id, kind, item, text }, () => {
    writeEscalations(paths, escalations, now);
  });
  return true;
}

/** Closes the open questions about one item alone, which an act of the user has settled. The caller holds the workflow's lock. */
export function settleEscalations(paths: WorkflowPaths, now: Date, item: string, answer: string): void {
  const isAboutIt = (one: Escalation) => one.item === item && itemsOf(one).length === 1;
  for (const { id } of openEscalations(paths).filter(isAboutIt))
    asOneChange(paths, now, { event: 'escalation-answered', id, answer }, () => {
      store(paths, withAnswer(readEscalations(paths), id, answer, now), now);
    });
}

function store(paths: WorkflowPaths, changed: Escalation, now: Date): void {
  const next = readEscalations(paths).map((one) => (one.id === changed.id ? changed : one));
  writeEscalations(paths, next, now);
}

/** Stores a person's answer and hands it to the next brief. The stall counters begin anew. */
export const resolveEscalation = (
  paths: WorkflowPaths,
  now: Date,
  wanted: string,
  answer: string,
): Promise<Escalation> =>
  asWriter(paths, async () => {
    const answered = withAnswer(readEscalations(paths), wanted, answer, now);
    const { id, text: question } = answered;
    const text = answerAsRedirect({ id, question, answer, items: itemsOf(answered) });
    const state = await readState(paths);
    // The last change of an ended workflow is its end, so `updated_at` keeps its value.
    const updated_at = state.status === 'in_progress' ? now.toISOString() : state.updated_at;
    const restarted = { ...state, ...restartedStall(state.iteration), updated_at };
    commitState(paths, now, restarted, { event: 'escalation-answered', id, answer }, () => {
      addRedirect(paths, now, { text, priority: 'high', from: id });
      store(paths, answered, now);
    });
    return answered;
  });
