import { join } from 'node:path';
import { phases } from '../base/vocabulary.ts';
import { writeAtomic } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { runtimeFile } from '../files/runtime-file.ts';
import { faultsOf, judgementsOf, listsOf, mostItems, type Judgement } from '../judging/lists.ts';
import { readList, storeList } from '../judging/lists-on-disk.ts';
import { areFound } from '../judging/words-found.ts';
import { failedAgents } from '../loop/agents.ts';
import type { HandInKind } from '../loop/hand-in-kind.ts';
import { readEntries } from '../loop/inbox.ts';
import { storedIterationRuntime } from '../loop/iteration-runtime.ts';
import { type Assignment, assignmentId } from '../loop/rules/assignment.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readLedger } from '../research/ledger-file.ts';
import { forgetCompilation } from './compilation.ts';
import { readDraft, sentencesOfDraft } from './draft-file.ts';
import {
  controlsFor,
  critiqueTask,
  reportCritique,
  ruledSentences,
  standingOf,
  type CritiqueOutcome,
  type ReportCritique,
  type Ruling,
  type Standing,
} from './rules/critique.ts';

/** How often the session was asked for each kind of agent in the iteration that writes. */
const asksFile = runtimeFile<{ iteration: number; asked: Record<string, number> }>('write-up.json', {
  iteration: 0,
  asked: {},
});

const asksIn = (paths: WorkflowPaths, iteration: number) => {
  const stored = asksFile.read(paths);
  return stored?.iteration === iteration ? stored.asked : {};
};

/** How often the session was asked for something in this iteration. */
export const askedOf = (paths: WorkflowPaths, iteration: number, what: string): number =>
  asksIn(paths, iteration)[what] ?? 0;

/** Counts what the session is asked for. The caller holds the workflow's lock. */
export function noteAsked(paths: WorkflowPaths, iteration: number, what: string): void {
  const asked = asksIn(paths, iteration);
  asksFile.write(paths, { iteration, asked: { ...asked, [what]: (asked[what] ?? 0) + 1 } });
}

/** How often a critic that does not hand in is asked for. */
const mostAsked = 2;

/** Whether a critic was asked for often enough; one that failed is not asked again. */
export function hasAskedEnough(paths: WorkflowPaths, iteration: number, round: number): boolean {
  const id = assignmentId(iteration, 'reportCritique', round - 1);
  return (
    failedAgents(paths).some(({ about }) => about === id) || askedOf(paths, iteration, `critic ${round}`) >= mostAsked
  );
}

export function assignedCritics(paths: WorkflowPaths, iteration: number): Assignment[] {
  const runtime = storedIterationRuntime(paths);
  return runtime?.iteration === iteration ? runtime.assignments.filter(({ agent }) => agent === 'report-critic') : [];
}

/** The part of the state that a critique depends on. */
type Judged = Pick<WorkflowState, 'iteration' | 'prompt'>;

/** The report before the critics of this iteration: how many there are at most, how many have handed in, what they hold against it. */
export function critiqueNow(paths: WorkflowPaths, state: Judged): { most: number; read: number; now: Standing } {
  const critiques = critiquesOf(paths, state.iteration);
  return {
    most: assignedCritics(paths, state.iteration).length,
    read: critiques.length,
    now: standing(paths, state, critiques),
  };
}

/** What the critics of an iteration handed in, in the order of their assignments. */
function critiquesOf(paths: WorkflowPaths, iteration: number): ReportCritique[] {
  return readEntries(paths, iteration)
    .flatMap(({ agent, hand_in }) => (agent === 'report-critic' ? (reportCritique.safeParse(hand_in).data ?? []) : []))
    .sort((a, b) => a.assignment.localeCompare(b.assignment, 'en', { numeric: true }));
}

/** The report as it stands, held against what critics said. */
function standing(paths: WorkflowPaths, { prompt }: Judged, critiques: readonly ReportCritique[]): Standing {
  const ledger = readLedger(paths);
  return standingOf(
    ruledSentences(sentencesOfDraft(readDraft(paths), ledger), ledger),
    critiques.flatMap((one) => rulingsOf(paths, one)),
    (critiques.at(-1)?.unanswered ?? []).filter(({ words }) => areFound(words, prompt)),
  );
}

/** The rulings of a critic, without those of the parts of its list in which a control is wrong. */
function rulingsOf(paths: WorkflowPaths, { assignment, sentences }: ReportCritique): Judgement<Ruling>[] {
  const items = readList(paths, assignment)?.items ?? [];
  const parts = Array.from({ length: Math.ceil(items.length / mostItems) }, (_, at) => at * mostItems);
  return parts.flatMap((from) => {
    const answers = sentences.map(({ n, ...answer }) => ({ ...answer, n: n - from }));
    return judgementsOf<Ruling>({ id: assignment, items: items.slice(from, from + mostItems) }, answers) ?? [];
  });
}

/** Writes the list and the task of a critic; false where no list with controls can be made. The caller holds the workflow's lock. */
export function taskOfCritic(paths: WorkflowPaths, state: WorkflowState, id: string, { unjudged }: Standing): boolean {
  const ledger = readLedger(paths);
  const parts = listsOf(
    unjudged.map(({ item }) => item),
    (at) => `${id} ${at}`,
    (_, random) => controlsFor(ledger, random),
  );
  const items = parts.flatMap((part) => part.items);
  if (items.length === 0) return false;
  storeList(paths, { id, items });
  const text = critiqueTask({ question: state.prompt, paths, items, ledger });
  writeAtomic(join(paths.tasks, `${id}.md`), `[${id}] ${text}\n`);
  return true;
}

/** The faults of a critique, as sentences: rulings that are missing or unknown, and words that are not of the question. */
function problemsOfCritique(paths: WorkflowPaths, critique: ReportCritique, question: string): string[] {
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
  const { most, read, now } = critiqueNow(paths, state);
  const isAwaited = most > read;
  const isGivenUp = isAwaited && hasAskedEnough(paths, iteration, read + 1);
  const why = isGivenUp ? 'the critic that was asked for did not hand in' : 'the workflow ended before';
  if (read > 0 || isAwaited) {
    if (read === 0 && !isGivenUp && !isOver) return undefined;
    return { read, now, unasked: isGivenUp || (isAwaited && isOver) ? why : '' };
  }
  for (let last = iteration - 1; last > 0; last -= 1) {
    const critiques = critiquesOf(paths, last);
    if (critiques.length > 0) return { read: critiques.length, now: standing(paths, state, critiques), unasked: '' };
  }
  return undefined;
}

/** A critic's hand-in. What it holds against the report is sent to a writer, or printed. A sentence without a ruling is judged by nobody. */
export const critiqueOfReport: HandInKind<ReportCritique> = {
  name: 'a critique of the report',
  agent: 'report-critic',
  schema: reportCritique,
  phases: [phases.A],
  keepsFaults: true,
  count: ({ sentences }) => sentences.length,
  problems: (paths, handIn, { prompt }) => problemsOfCritique(paths, handIn, prompt),
  take(paths) {
    // The report says what its critics found.
    forgetCompilation(paths);
    return Promise.resolve();
  },
};
