import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseJournal } from '../../journal/rules/journal-line.ts';
import { rebuildState } from '../../research/rules/rebuild-state.ts';
import type { WorkflowState } from '../../loop/rules/state.ts';
import { readJournal, appendEvent } from '../../journal/journal.ts';
import { ledgerIfValid, writeLedger } from '../../research/ledger-file.ts';
import type { WorkflowPaths } from '../../files/paths.ts';
import { isIterationAltered, readState } from '../../loop/state-file.ts';
import { asWriter, commitState } from '../../loop/workflow.ts';
import { countUnproven } from '../../research/rules/checks.ts';
import { counted } from '../../base/text.ts';
import { intactSnapshots, readSnapshotIndex } from '../../research/snapshots.ts';
import type { Repaired } from './repair-broken.ts';
import { weighed } from './restore-state.ts';

type IterationCount = Pick<WorkflowState, 'iteration' | 'recorded_iteration'>;

/**
 * Where the journal stands, when somebody has set the state's count of iterations by hand; undefined when nobody has, or when the
 * journal cannot tell.
 */
export function iterationOfJournal(paths: WorkflowPaths, state: WorkflowState): IterationCount | undefined {
  if (!isIterationAltered(paths, state)) return undefined;
  const told = rebuildState(paths.name, parseJournal(readJournal(paths)));
  const last = ledgerIfValid(paths)?.iterations.at(-1)?.iteration ?? 0;
  // A journal that is behind the ledger has lost lines.
  if (told === undefined || told.recorded_iteration < last) return undefined;
  const { iteration, recorded_iteration } = told;
  const isSame = iteration === state.iteration && recorded_iteration === state.recorded_iteration;
  return isSame ? undefined : { iteration, recorded_iteration };
}

/** What is wrong with the state's count of iterations, for people. */
export function describeIteration(state: IterationCount, told: IterationCount): string {
  const said = `iteration ${state.iteration} (recorded up to ${state.recorded_iteration})`;
  return `It says ${said}, the journal ${told.iteration} (up to ${told.recorded_iteration})`;
}

/** Sets the state's count of iterations to that of the journal; returns what was done, a sentence. */
export async function repairIteration(paths: WorkflowPaths, now: Date): Promise<string[]> {
  return asWriter(paths, async () => {
    const state = await readState(paths).catch(() => undefined);
    const told = state && iterationOfJournal(paths, state);
    if (state === undefined || told === undefined) return [];
    const why = describeIteration(state, told);
    commitState(paths, now, { ...state, ...told }, { event: 'counters-corrected', wrong: [why] });
    return [
      `autonomous-workflow set the iteration of '${paths.name}' back to ${told.iteration}: somebody had changed it by hand to ${state.iteration}.`,
    ];
  });
}

export interface LostPages {
  /** Files whose text is not the one that was stored. */
  altered: string[];
  /** How many are gone that the index tells of. */
  gone: number;
  /** Quotes of the ledger that count as found in one of them. */
  quotes: number;
}

/** Which stored pages are not there as they were stored. */
export function lostPages(paths: WorkflowPaths): LostPages {
  const isIntact = intactSnapshots(paths);
  const hashes = [...readSnapshotIndex(paths).values()].flatMap(({ snapshot }) => snapshot ?? []);
  const files = [...new Set(hashes)]
    .filter((hash) => !isIntact(hash))
    .map((hash) => join(paths.snapshots, `${hash}.txt`));
  const altered = files.filter((file) => existsSync(file));
  const ledger = ledgerIfValid(paths);
  const quotes = ledger === undefined ? 0 : countUnproven(ledger, isIntact);
  return { altered, gone: files.length - altered.length, quotes };
}

/** Weighs the ledger anew where it counts quotes of pages that are lost. The caller holds the workflow's lock. */
export async function repairUnproven(paths: WorkflowPaths, now: Date): Promise<Repaired[]> {
  const { quotes } = lostPages(paths);
  const ledger = ledgerIfValid(paths);
  const state = await readState(paths).catch(() => undefined);
  if (quotes === 0 || ledger === undefined || state === undefined) return [];
  appendEvent(paths, now, { event: 'quotes-unproven', quotes });
  writeLedger(paths, weighed(paths, state.iteration, ledger));
  const what = `${counted(quotes, 'quote')} of '${paths.name}' counted as found in stored pages that are gone or altered, and no longer as looked up.`;
  const fix = `Put ${paths.folder}/snapshots/ back from version control or a backup; what is missing still, the next record fetches again.`;
  return [{ text: `${what} → ${fix}`, isLoss: true }];
}
