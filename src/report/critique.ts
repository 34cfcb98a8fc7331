import { join } from 'node:path';
import { counted } from '../base/text.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { writeAtomic } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { runtimeFile } from '../files/runtime-file.ts';
import { faultsOf, judgementsOf, listsOf, mostItems, type Judgement } from '../judging/lists.ts';
import { readList, storeList } from '../judging/lists-on-disk.ts';
import { areFound } from '../judging/words-found.ts';
import { failedAgents } from '../loop/agents.ts';
import { readEntries } from '../loop/inbox.ts';
import { storedIterationRuntime } from '../loop/iteration-runtime.ts';
import { type Assignment, assignmentId } from '../loop/rules/assignment.ts';
import { isWriting } from '../loop/rules/iteration.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { asWriter } from '../loop/workflow.ts';
import { readLedger } from '../research/ledger-file.ts';
import type { DocumentTask } from '../research/phase.ts';
import { readDraft, sentencesOfDraft } from './draft-file.ts';
import {
  controlsFor,
  critiqueNow,
  critiqueTask,
  mostAsked,
  nextStep,
  reportCritique,
  returnedObjections,
  ruledSentences,
  type CritiqueNow,
  type CritiqueOutcome,
  type ReportCritique,
  type Ruling,
} from './rules/critique.ts';
import { correctTask, startTask } from './rules/writing-tasks.ts';
import { writersFor, writerTask } from './writing.ts';

const agent = 'report-critic';

/** The report as a critic reads it. */
const readable = (paths: WorkflowPaths, id: string) => `${paths.folder}/tasks/${id}-report.md`;

/** How often each critic was asked, and a writer sent for its objections, in the iteration that writes. */
interface Counts {
  iteration: number;
  asked: Record<number, number>;
  returned: Record<number, number>;
}
const countsFile = runtimeFile<Counts>('critique-rounds.json', { iteration: 0, asked: {}, returned: {} });

/**
 * The critics of the report in the iteration that writes it, one for each round. Not all of them may be needed.
 */
export async function assignCritics(paths: WorkflowPaths, state: WorkflowState): Promise<Assignment[]> {
  if (!isWriting(state)) return [];
  const { configuration } = await currentConfiguration(paths.root);
  if (configuration.report_critic_rounds === 0) return [];
  const critics = Array.from({ length: configuration.report_critic_rounds }, (_, index): Assignment => {
    const id = assignmentId(state.iteration, 'reportCritique', index);
    const task = `Judge the report of ${paths.name}; your task in full: ${paths.folder}/tasks/${id}.md`;
    return { id, agent, task };
  });
  return critics;
}

/** The next step of the critique as a task for the session; undefined when nothing is left to do, or no critic was assigned. */
export async function nextCritiqueTask(paths: WorkflowPaths, state: WorkflowState): Promise<DocumentTask | undefined> {
  const { iteration } = state;
  const critics = assignedCritics(paths, iteration);
  if (critics.length === 0) return undefined;
  const { step, now } = stepNow(paths, state, critics.length);
  const count = (key: 'asked' | 'returned', round: number) => () => {
    const counts = readCounts(paths, iteration);
    countsFile.write(paths, { ...counts, [key]: { ...counts[key], [round]: (counts[key][round] ?? 0) + 1 } });
  };
  const critic = step.kind === 'ask' ? critics[step.round - 1] : undefined;
  if (critic !== undefined && step.kind === 'ask') {
    // The session may start the critic as soon as it has read of it.
    if (!(await asWriter(paths, () => writeTask(paths, state, critic.id, now)))) return undefined;
    return {
      text: startTask('The report has not been judged as it stands.', [critic]),
      note: count('asked', step.round),
    };
  }
  if (step.kind !== 'return') return undefined;
  const text = correctTask(returnedObjections(now, step.round, critics.length));
  const why = `The report-critic holds ${counted(now.sentences.length + now.unanswered.length, 'objection')} against the report.`;
  const given = await writerTask(paths, state, { why, purpose: objectionsOf(step.round), text });
  return given === undefined ? undefined : { text: given, note: count('returned', step.round) };
}

/** The part of the state that a critique depends on. */
type Judged = Pick<WorkflowState, 'iteration' | 'prompt'>;

function stepNow(paths: WorkflowPaths, state: Judged, most: number) {
  const { iteration } = state;
  const read = critiquesOf(paths, iteration);
  const counts = readCounts(paths, iteration);
  const now = standing(paths, state, read);
  const returned = (round: number) =>
    counts.returned[round] !== undefined || writersFor(paths, iteration, objectionsOf(round)) > 0;
  const asked = askedFor(paths, iteration);
  return { now, step: nextStep(now, { read: read.length, most, asked, returned }) };
}

/** How often a critic was asked for; one that failed is not asked again. */
function askedFor(paths: WorkflowPaths, iteration: number): (round: number) => number {
  const failed = new Set(failedAgents(paths).map(({ about }) => about));
  const { asked } = readCounts(paths, iteration);
  return (round) =>
    failed.has(assignmentId(iteration, 'reportCritique', round - 1)) ? mostAsked : (asked[round] ?? 0);
}

/** Whether a critic's objections wait for a writer. They are sent before the faults that code finds, which the same writer fixes. */
export function hasObjections(paths: WorkflowPaths, state: Judged): boolean {
  const critics = assignedCritics(paths, state.iteration).length;
  return critics > 0 && stepNow(paths, state, critics).step.kind === 'return';
}

const objectionsOf = (round: number) => `objections ${round}`;

/** Writes the list and the task of a critic; false where no list with controls can be made. */
async function writeTask(
  paths: WorkflowPaths,
  state: WorkflowState,
  id: string,
  { unjudged }: CritiqueNow,
): Promise<boolean> {
  const ledger = readLedger(paths);
  const parts = listsOf(
    unjudged.map(({ item }) => item),
    (at) => `${id} ${at}`,
    (_, random) => controlsFor(ledger, random),
  );
  if (parts.length === 0) return false;
  const items = parts.flatMap((part) => part.items);
  storeList(paths, { id, items });
  const { markedReport } = await import('./report.ts');
  const report = readable(paths, id);
  writeAtomic(join(paths.root, report), markedReport(paths, state, ledger, new Date()));
  const text = critiqueTask({ question: state.prompt, folder: paths.folder, report, items, ledger });
  writeAtomic(join(paths.tasks, `${id}.md`), `[${id}] ${text}\n`);
  return true;
}

function assignedCritics(paths: WorkflowPaths, iteration: number): Assignment[] {
  const runtime = storedIterationRuntime(paths);
  return runtime?.iteration === iteration ? runtime.assignments.filter((one) => one.agent === agent) : [];
}

/** What the critics of an iteration handed in, in the order of their assignments. */
function critiquesOf(paths: WorkflowPaths, iteration: number): ReportCritique[] {
  return readEntries(paths, iteration)
    .flatMap(({ agent: by, hand_in }) => (by === agent ? (reportCritique.safeParse(hand_in).data ?? []) : []))
    .sort((a, b) => a.assignment.localeCompare(b.assignment, 'en', { numeric: true }));
}

/** The rulings of a critic, without those of the parts of its list in which a control is wrong. */
function rulingsOf(paths: WorkflowPaths, { assignment, sentences }: ReportCritique): Judgement<Ruling>[] {
  const list = readList(paths, assignment);
  const parts = Array.from({ length: Math.ceil((list?.items.length ?? 0) / mostItems) }, (_, at) => at * mostItems);
  return parts.flatMap((from) => {
    const part = { id: assignment, items: list?.items.slice(from, from + mostItems) ?? [] };
    const answers = sentences.map(({ n, ...answer }) => ({ ...answer, n: n - from }));
    return judgementsOf<Ruling>(part, answers) ?? [];
  });
}

/** The report as it stands, held against what critics said. */
function standing(paths: WorkflowPaths, { prompt }: Judged, critiques: readonly ReportCritique[]): CritiqueNow {
  const ledger = readLedger(paths);
  return critiqueNow(
    ruledSentences(sentencesOfDraft(readDraft(paths), ledger), ledger),
    critiques.flatMap((one) => rulingsOf(paths, one)),
    (critiques.at(-1)?.unanswered ?? []).filter(({ words }) => areFound(words, prompt)),
  );
}

function readCounts(paths: WorkflowPaths, iteration: number): Counts {
  const stored = countsFile.read(paths);
  return stored?.iteration === iteration ? stored : { iteration, asked: {}, returned: {} };
}

/** The faults of a critique, as sentences: rulings that are missing or unknown, and words that are not of the question. */
export function problemsOfCritique(paths: WorkflowPaths, question: string, critique: ReportCritique): string[] {
  const list = readList(paths, critique.assignment);
  const foreign = critique.unanswered.flatMap(({ words }, at) =>
    areFound(words, question)
      ? []
      : [`unanswered[${at}].words: these words do not stand in the question; copy them letter for letter`],
  );
  const faults = list === undefined ? [] : faultsOf(list, critique.sentences);
  return [...faults.map((fault) => fault.replace(/^answers/, 'sentences')), ...foreign];
}

/**
 * The result of the critique of the last write-up; undefined before there was one, or when no critic was assigned.
 * @param isOver whether no further critic will judge the report in the current iteration.
 */
export function readCritique(paths: WorkflowPaths, state: Judged, isOver = false): CritiqueOutcome | undefined {
  const { iteration } = state;
  const all = Array.from({ length: iteration }, (_, index) => index + 1);
  const last = Math.max(0, ...all.filter((one) => critiquesOf(paths, one).length > 0));
  const here = critiquesOf(paths, iteration);
  const isAwaited = assignedCritics(paths, iteration).length > here.length;
  const isGivenUp = askedFor(paths, iteration)(here.length + 1) >= mostAsked;
  const unasked = !isAwaited
    ? ''
    : isGivenUp
      ? 'the critic that was asked for did not hand in'
      : isOver
        ? 'the workflow ended before'
        : '';
  if (last < iteration && isAwaited)
    return isGivenUp || isOver ? { read: 0, now: standing(paths, state, []), unasked } : undefined;
  if (last === 0) return undefined;
  const critiques = critiquesOf(paths, last);
  return { read: critiques.length, now: standing(paths, state, critiques), unasked: last === iteration ? unasked : '' };
}
