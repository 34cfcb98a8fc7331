import { join } from 'node:path';
import { writeAtomic } from '../files/store.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { faultsOf, judgementsOf, listsOf, mostItems, type Judgement, areFound } from '../judging/lists.ts';
import { readList, storeList } from '../judging/lists-on-disk.ts';
import type { HandInKind } from '../loop/hand-in-kind.ts';
import { allEntries } from '../loop/agents.ts';
import { storedIterationRuntime } from '../loop/workflow.ts';
import type { Assignment } from '../loop/rules/agents.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readLedger } from '../research/ledger-file.ts';
import { forgetCompilation } from './compilation.ts';
import { readDraft } from './document.ts';
import { sentencesOfDraft } from './rules/source.ts';
import {
  controlsFor,
  critiqueTask,
  reportCritique,
  ruledSentences,
  standingOf,
  type ReportCritique,
  type Ruling,
  type Standing,
} from './rules/critique.ts';

/** The critics of an iteration that writes the report. */
export function assignedCritics(paths: WorkflowPaths, iteration: number): Assignment[] {
  const runtime = storedIterationRuntime(paths);
  return runtime?.iteration === iteration ? runtime.assignments.filter(({ agent }) => agent === 'report-critic') : [];
}

/** The report as it stands, held against all that critics ever said: a ruling counts as long as what was shown is the same. */
export function standingNow(paths: WorkflowPaths, { prompt }: Pick<WorkflowState, 'prompt'>): Standing {
  const ledger = readLedger(paths);
  const critiques = allEntries(paths)
    .filter(({ agent }) => agent === 'report-critic')
    .toSorted((one, other) => (one.received_at < other.received_at ? -1 : 1))
    .flatMap(({ hand_in }) => reportCritique.safeParse(hand_in).data ?? []);
  const lists = critiques.flatMap((one) => rulingsOf(paths, one));
  return standingOf(
    ruledSentences(sentencesOfDraft(readDraft(paths), ledger), ledger),
    lists.flatMap((rulings) => rulings ?? []),
    {
      read: critiques.length,
      failed: lists.filter((rulings) => rulings === undefined).length,
      unanswered: critiques.at(-1)?.unanswered.filter(({ words }) => areFound(words, prompt)) ?? [],
    },
  );
}

/** The rulings of a critic by the parts of its list; undefined for one in which a control is wrong. */
function rulingsOf(
  paths: WorkflowPaths,
  { assignment, sentences }: ReportCritique,
): (Judgement<Ruling>[] | undefined)[] {
  const items = readList(paths, assignment)?.items ?? [];
  const parts = Array.from({ length: Math.ceil(items.length / mostItems) }, (_, at) => at * mostItems);
  return parts.map((from) => {
    const answers = sentences.map(({ n, ...answer }) => ({ ...answer, n: n - from }));
    return judgementsOf<Ruling>({ id: assignment, items: items.slice(from, from + mostItems) }, answers);
  });
}

/** Writes the list and the task of a critic; false where no list with controls can be made. The caller holds the workflow's lock. */
export function taskOfCritic(paths: WorkflowPaths, state: WorkflowState, id: string, { unjudged }: Standing): boolean {
  const [ledger, used] = [readLedger(paths), new Set<string>()];
  const parts = listsOf(
    unjudged.map(({ item }) => item),
    (at) => `${id} ${at}`,
    (_, random) => controlsFor(ledger, random, used),
  );
  const items = parts.flatMap((part) => part.items);
  if (items.length === 0) return false;
  storeList(paths, { id, items });
  const text = critiqueTask(paths, state.prompt, items);
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

/** What critics hold against the report; undefined where none was asked, or was to be. */
export function readCritique(
  paths: WorkflowPaths,
  state: Pick<WorkflowState, 'iteration' | 'prompt'>,
): Standing | undefined {
  const now = standingNow(paths, state);
  return now.read > 0 || assignedCritics(paths, state.iteration).length > 0 ? now : undefined;
}

/** A critic's hand-in. What it holds against the report is sent to a writer, or printed. A sentence without a ruling is judged by nobody. */
export const critiqueOfReport: HandInKind<ReportCritique> = {
  name: 'a critique of the report',
  agent: 'report-critic',
  schema: reportCritique,
  keepsFaults: true,
  count: ({ sentences }) => sentences.length,
  problems: (paths, handIn, { prompt }) => problemsOfCritique(paths, handIn, prompt),
  take(paths) {
    // The report says what its critics found.
    forgetCompilation(paths);
    return Promise.resolve();
  },
};
