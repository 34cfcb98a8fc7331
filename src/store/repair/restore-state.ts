import { parseJournal } from '../../engine/journal-line.ts';
import { rebuildState, stateOfRemains } from '../../engine/state/rebuild-state.ts';
import { lostPrompt, type WorkflowState } from '../../engine/state/state.ts';
import { keepAside } from '../files/atomic.ts';
import { iterationFolders } from '../turn/hand-ins.ts';
import { readJournal } from '../journal.ts';
import { ledgerIfValid } from '../ledger-file.ts';
import type { WorkflowPaths } from '../paths.ts';
import { hasCopy, readCopy } from '../state-file.ts';
import { restoreWeighedLedger } from './restore-ledger.ts';
import { validateState } from './validate-state.ts';
import { commitState } from '../workflow.ts';

export interface LastGoodState {
  state: WorkflowState;
  from: 'copy' | 'journal' | 'remains';
  /** It was rebuilt from a journal that does not say what the workflow is about. */
  promptLost: boolean;
}

/** The state as we wrote it last or, without a copy that is valid, as the journal tells it; undefined when neither does. */
export function findLastGoodState(paths: WorkflowPaths): LastGoodState | undefined {
  const copy = readValidCopy(paths);
  if (copy !== undefined) return { state: copy, from: 'copy', promptLost: false };
  const state = rebuildState(paths.name, parseJournal(readJournal(paths)));
  return state && { state, from: 'journal', promptLost: state.prompt === lostPrompt };
}

/**
 * A state made of the ledger, which is put back from the hand-ins first where it is not valid; undefined when neither tells
 * anything. The caller holds the workflow's lock.
 */
export function stateFromRemains(paths: WorkflowPaths, now: Date): LastGoodState | undefined {
  const known = { recordedIteration: Infinity, counted: 0 };
  const ledger = ledgerIfValid(paths) ?? restoreWeighedLedger(paths, known, now, 'the state file is gone, too')?.ledger;
  if (ledger === undefined || (ledger.claims.length === 0 && ledger.merged.length === 0)) return undefined;
  const iteration = Math.max(0, ...iterationFolders(paths));
  const state = stateOfRemains(paths.name, ledger, iteration, now.toISOString());
  return { state, from: 'remains', promptLost: true };
}

/**
 * Puts a state file in place of the one that is broken or gone, which is kept. The caller holds the workflow's lock.
 * @returns where the broken file went; null when it was gone.
 */
export function putState(
  paths: WorkflowPaths,
  state: WorkflowState,
  now: Date,
  { aside, why }: { aside: 'broken' | 'replaced'; why: string },
): string | null {
  const kept = keepAside(paths.state, aside, now);
  commitState(paths, now, state, { event: 'state-restored', kept: kept ?? 'none', why });
  return kept;
}

/** Whether there is a copy of the state that is none. */
export function isStateCopyDamaged(paths: WorkflowPaths): boolean {
  return hasCopy(paths) && readValidCopy(paths) === undefined;
}

function readValidCopy(paths: WorkflowPaths): WorkflowState | undefined {
  try {
    const copy = readCopy(paths);
    if (copy !== undefined) validateState(copy.text, paths, new Date(0));
    return copy?.state;
  } catch {
    // Damaged: the journal has what went into it.
    return undefined;
  }
}
