import * as z from 'zod/mini';
import { describeItems, faultsOf, listsOf, type JudgeList } from '../judging/lists.ts';
import { readList, storeList } from '../judging/lists-on-disk.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { counted } from '../base/text.ts';
import type { FiledHandIn } from '../loop/hand-in-kind.ts';
import { type Assignment, assignmentId } from '../loop/rules/assignment.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readLedger } from './ledger-file.ts';
import { quoteFinder } from './quote-checks.ts';
import {
  claimsToJudge,
  itemsFor,
  judgingOf,
  judgingTask,
  mostLists,
  shownBeside,
  wrongIds,
  type ClaimJudgingHandIn,
  type Judging,
  type PassageOf,
  type ShownBeside,
} from './rules/claim-judging.ts';
import type { Ledger } from './rules/ledger.ts';
import { passageAround } from './rules/passages.ts';
import { readSnapshot } from './snapshots.ts';

/** The assignments of an iteration's judges of findings, if any are unjudged; their lists are stored first. Deterministic. */
export function assignJudges(paths: WorkflowPaths, { iteration }: WorkflowState): Assignment[] {
  const ledger = readLedger(paths);
  const textOf = (snapshot: string) => readSnapshot(paths, snapshot);
  const { items, beside, controls } = itemsFor(ledger, claimsToJudge(ledger), passagesOf(paths), textOf);
  const lists = listsOf(items, (at) => assignmentId(iteration, 'claimJudging', at), controls).slice(0, mostLists);
  return lists.map((list) => {
    storeList(paths, { ...list, beside });
    return {
      id: list.id,
      agent: 'claim-judge',
      task: `Judge ${counted(list.items.filter((item) => 'key' in item).length, 'finding')} and the questions that they serve`,
    };
  });
}

/** The page's own words around a quote. */
function passagesOf(paths: WorkflowPaths): PassageOf {
  const find = quoteFinder(paths);
  return (quote, snapshot) => {
    const [place, text] = [find(quote, snapshot)?.place, readSnapshot(paths, snapshot)];
    return place == null || text === undefined ? undefined : passageAround(text, place);
  };
}

/** A list with what is shown beside its items; undefined when it is lost. */
function readShown(paths: WorkflowPaths, id: string): { list: JudgeList; beside: ShownBeside } | undefined {
  const list = readList(paths, id);
  const beside = z.safeParse(shownBeside, list?.beside).data;
  return list && beside && { list, beside };
}

/** The whole task of a judge; undefined when its list is lost. */
export function taskOfJudge(paths: WorkflowPaths, id: string): string | undefined {
  const shown = readShown(paths, id);
  return shown && judgingTask(id, describeItems(shown.list), shown.beside);
}

/** The facts that are wrong about a hand-in. */
export function judgingProblems(paths: WorkflowPaths, handIn: ClaimJudgingHandIn): string[] {
  const shown = readShown(paths, handIn.assignment);
  if (shown === undefined) return [];
  const { list, beside } = shown;
  return [...faultsOf(list, handIn.answers), ...wrongIds(list, beside, handIn)].map((fault) =>
    fault.replace(/^answers\[(\d+)\]\.?/, (_, at: string) => `answers #${Number(at) + 1} `),
  );
}

/** Judges that have answered since the last record. */
export interface Judged {
  /** All their hand-ins. */
  handIns: string[];
  judgings: Judging[];
  /** Assignments without effect: a control is wrong, or the list is lost. */
  failed: string[];
}

/** The decisions of judges that have answered since the last record. */
export function readJudgings(
  paths: WorkflowPaths,
  ledger: Ledger,
  handIns: readonly FiledHandIn<ClaimJudgingHandIn>[],
): Judged {
  const fresh = handIns.filter(({ id }) => !ledger.merged.includes(id));
  const read = fresh.map(({ id, handIn }) => {
    const shown = readShown(paths, handIn.assignment);
    return { handIn, judging: shown && judgingOf(id, ledger, shown, handIn) };
  });
  return {
    handIns: fresh.map(({ id }) => id),
    judgings: read.flatMap(({ judging }) => judging ?? []),
    failed: read.flatMap(({ handIn, judging }) => (judging === undefined ? [handIn.assignment] : [])),
  };
}
