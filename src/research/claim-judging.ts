import { join } from 'node:path';
import * as z from 'zod/mini';
import { describeItems, faultsOf, listsOf } from '../judging/lists.ts';
import { readList, storeList } from '../judging/lists-on-disk.ts';
import { writeAtomic } from '../files/atomic.ts';
import { readJson } from '../files/json-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { counted } from '../base/text.ts';
import type { FiledHandIn } from '../loop/hand-in-kind.ts';
import { type Assignment, assignmentId } from '../loop/rules/assignment.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readLedger } from './ledger-file.ts';
import { quoteFinder } from './quote-checks.ts';
import {
  claimsToJudge,
  controlsFor,
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

const besideFile = (paths: WorkflowPaths, id: string) => join(paths.runtime, 'report', 'judging', `${id}.beside.json`);

/** The assignments of an iteration's judges of findings, if any are unjudged; their lists are stored first. Deterministic. */
export function assignJudges(paths: WorkflowPaths, { iteration }: WorkflowState): Assignment[] {
  const ledger = readLedger(paths);
  const { items, beside } = itemsFor(ledger, claimsToJudge(ledger), passagesOf(paths));
  const lists = listsOf(items, (at) => assignmentId(iteration, 'claimJudging', at), controlsFor).slice(0, mostLists);
  return lists.map((list) => {
    storeList(paths, list);
    writeAtomic(besideFile(paths, list.id), JSON.stringify(beside));
    return {
      id: list.id,
      agent: 'claim-judge',
      task: `Judge ${counted(list.items.length, 'finding')} and the questions that they serve`,
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

function readBeside(paths: WorkflowPaths, id: string): ShownBeside | undefined {
  const read = z.safeParse(shownBeside, readJson(besideFile(paths, id)));
  return read.success ? read.data : undefined;
}

/** The whole task of a judge; undefined when its list is lost. */
export function taskOfJudge(paths: WorkflowPaths, id: string): string | undefined {
  const [list, beside] = [readList(paths, id), readBeside(paths, id)];
  return list && beside && judgingTask(id, describeItems(list), beside);
}

/** The facts that are wrong about a hand-in. */
export function judgingProblems(paths: WorkflowPaths, handIn: ClaimJudgingHandIn): string[] {
  const [list, beside] = [readList(paths, handIn.assignment), readBeside(paths, handIn.assignment)];
  if (list === undefined || beside === undefined) return [];
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
    const list = readList(paths, handIn.assignment);
    return { handIn, judging: list && judgingOf(id, ledger, list, handIn) };
  });
  return {
    handIns: fresh.map(({ id }) => id),
    judgings: read.flatMap(({ judging }) => judging ?? []),
    failed: read.flatMap(({ handIn, judging }) => (judging === undefined ? [handIn.assignment] : [])),
  };
}
