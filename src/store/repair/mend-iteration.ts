import { parseJournal } from '../../engine/journal-line.ts';
import { rebuildState } from '../../engine/state/rebuild-state.ts';
import type { WorkflowState } from '../../engine/state/state.ts';
import { readJournal } from '../journal.ts';
import { ledgerIfValid } from '../ledger-file.ts';
import type { WorkflowPaths } from '../paths.ts';
import { isIterationAltered, readState } from '../state-file.ts';
import { asWriter, commitState } from '../workflow.ts';

type Told = Pick<WorkflowState, 'iteration' | 'recorded_iteration'>;

/**
 * Where the journal stands, when somebody has set the state's count of iterations by hand; undefined when nobody has, or when the
 * journal cannot tell.
 */
export function iterationOfJournal(paths: WorkflowPaths, state: WorkflowState): Told | undefined {
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
export function describeIteration(state: Told, told: Told): string {
  const said = `iteration ${state.iteration} (recorded up to ${state.recorded_iteration})`;
  return `It says ${said}, the journal ${told.iteration} (up to ${told.recorded_iteration})`;
}

/** Sets the state's count of iterations to that of the journal; returns what was done, a sentence. */
export async function mendIteration(paths: WorkflowPaths, now: Date): Promise<string[]> {
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
