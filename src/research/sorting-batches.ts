import { assignmentId } from '../session/rules/assignment-id.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { allWords, counted } from '../base/text.ts';
import { writeAtomic } from '../files/atomic.ts';
import { readJson } from '../files/json-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import type { FiledHandIn } from '../loop/hand-in-kind.ts';
import type { Assignment } from '../loop/rules/assignment.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readLedger } from './ledger-file.ts';
import type { Sorting } from './rules/join-claims.ts';
import type { Ledger } from './rules/ledger.ts';
import { controlKinds } from './rules/sorting-controls.ts';
import { pairsToSort, sorterTask, sortingOf, type AskedPair, type SortingHandIn } from './rules/sorting.ts';

const texts = z.tuple([z.string(), z.string()]);
const asked = z.object({
  pairs: z.array(
    z.union([
      z.object({ texts, claims: z.tuple([z.string(), z.string()]) }),
      z.object({ texts, control: z.enum(controlKinds) }),
    ]),
  ),
});

/** The file with the controls' positions, in machine state, because the sorter must not see it. */
const keyFile = (paths: WorkflowPaths, assignment: string) => join(paths.runtime, 'sorting', `${assignment}.json`);

/** The assignments of an iteration's sorters, if pairs of claims are open. Deterministic. */
export function assignSorters(paths: WorkflowPaths, { iteration }: WorkflowState): Assignment[] {
  return pairsToSort(readLedger(paths)).map((pairs, at) => {
    const id = assignmentId(iteration, 'sorting', at);
    const listed = pairs.map(({ texts: [one, two] }, index) => ({ pair: index + 1, one, two }));
    writeAtomic(keyFile(paths, id), JSON.stringify({ pairs }));
    writeAtomic(join(paths.sorting, `${id}.json`), `${JSON.stringify({ assignment: id, pairs: listed }, null, 1)}\n`);
    return { id, agent: 'claim-sorter', task: sorterTask(pairs.length, `${paths.folder}/sorting/${id}.json`) };
  });
}

/** The whole task of a sorter, so that it needs no request to read its list; undefined when that is lost. */
export function taskOfSorter(paths: WorkflowPaths, id: string): string | undefined {
  const pairs = askedPairs(paths, id)?.map(({ texts: [one, two] }, at) =>
    [`${at + 1}.`, `one: ${allWords(one)}`, `two: ${allWords(two)}`].join('\n'),
  );
  return pairs && `[${id}] Sort ${counted(pairs.length, 'pair')} of statements.\n\n${pairs.join('\n')}`;
}

/** The pairs that an assigned sorter was asked about; undefined when the file is lost. */
function askedPairs(paths: WorkflowPaths, assignment: string): AskedPair[] | undefined {
  if (!existsSync(keyFile(paths, assignment))) return undefined;
  const read = asked.safeParse(readJson(keyFile(paths, assignment)));
  if (!read.success) return undefined;
  return read.data.pairs;
}

/** The faults of a hand-in: missing pairs, or unknown ones. */
export function sortingProblems(paths: WorkflowPaths, { assignment, answers }: SortingHandIn): string[] {
  const pairs = askedPairs(paths, assignment);
  if (pairs === undefined) return [];
  const missing = pairs.flatMap((_, index) => (answers.some(({ pair }) => pair === index + 1) ? [] : [index + 1]));
  const unknown = answers.filter(({ pair }) => pair < 1 || pair > pairs.length).map(({ pair }) => pair);
  return [
    ...(missing.length > 0 ? [`answers: pairs ${missing.join(', ')} have none`] : []),
    ...(unknown.length > 0 ? [`answers: there is no pair ${unknown.join(', ')}`] : []),
  ];
}

/** Sorters that have answered since the last record. */
export interface Sorted {
  /** All their hand-ins. */
  handIns: string[];
  sortings: Sorting[];
  /** Assignments without effect: a control is wrong, or the asked pairs are unknown. */
  failed: string[];
}

/** The decisions of sorters that have answered since the last record. */
export function readSortings(
  paths: WorkflowPaths,
  { merged }: Pick<Ledger, 'merged'>,
  handIns: readonly FiledHandIn<SortingHandIn>[],
): Sorted {
  const fresh = handIns.filter(({ id }) => !merged.includes(id));
  const read = fresh.map(({ id, handIn }) => {
    const pairs = askedPairs(paths, handIn.assignment);
    return { handIn, sorting: pairs && sortingOf(id, handIn, pairs) };
  });
  return {
    handIns: fresh.map(({ id }) => id),
    sortings: read.flatMap(({ sorting }) => sorting ?? []),
    failed: read.flatMap(({ handIn, sorting }) => (sorting === undefined ? [handIn.assignment] : [])),
  };
}
