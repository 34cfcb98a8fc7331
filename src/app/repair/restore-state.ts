import { parseJournal } from '../../journal/rules/journal-line.ts';
import { rebuildState, stateOfRemains } from '../../research/rules/rebuild-state.ts';
import { lostPrompt, type WorkflowState } from '../../loop/rules/state.ts';
import { backUp } from '../../files/atomic.ts';
import { iterationFolders, readInbox } from '../hand-ins.ts';
import { claimVerification, findingsIn } from '../../research/hand-in-kinds.ts';
import { readJournal } from '../../journal/journal.ts';
import { ledgerIfValid, restoreLedger, writeLedger, type RestoredLedger } from '../../research/ledger-file.ts';
import type { WorkflowPaths } from '../../files/paths.ts';
import { hasCopy, readCopy } from '../../loop/state-file.ts';
import { validateState } from '../../loop/validate-state.ts';
import { commitState } from '../../loop/workflow.ts';
import type { Ledger } from '../../research/rules/ledger.ts';
import { assess } from '../../research/rules/assess.ts';
import { findingsFor } from '../findings.ts';
import { quoteFinder } from '../../research/quote-checks.ts';

/**
 * As `restoreLedger`; one that is made of the inbox is weighed by the stored pages and verifiers, as `record` does: until then it
 * holds what agents believe of their own findings. The caller holds the workflow's lock.
 * @param known.iteration the one in progress; the last of which there are hand-ins, unless told.
 */
export function restoreWeighedLedger(
  paths: WorkflowPaths,
  known: { recordedIteration: number; counted: number; iteration?: number },
  now: Date,
  why: string,
): RestoredLedger | undefined {
  const restored = restoreLedger(paths, { ...known, handIns: () => findingsIn(readInbox(paths)) }, now, why);
  if (restored?.from !== 'inbox') return restored;
  const iteration = known.iteration ?? Math.max(0, ...iterationFolders(paths));
  const ledger = weighed(paths, iteration, restored.ledger);
  writeLedger(paths, ledger);
  return { ...restored, ledger };
}

/** The ledger with what the stored pages and verifiers say, as they are now. */
export function weighed(paths: WorkflowPaths, iteration: number, ledger: Ledger): Ledger {
  const verifications = readInbox(paths).of(claimVerification);
  return assess(ledger, findingsFor(paths, { iteration }, ledger, { verifications, findQuote: quoteFinder(paths) }));
}

/** Iterations of a ledger of which the journal tells no statistics: those were worked out from the hand-ins. */
export function untoldIterations(paths: WorkflowPaths, { iterations }: Ledger): number[] {
  const told = new Set(
    parseJournal(readJournal(paths)).flatMap((line) => (line.event === 'recorded' ? [line.iteration] : [])),
  );
  return iterations.flatMap(({ iteration }) => (told.has(iteration) ? [] : [iteration]));
}

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
  { stashed, why }: { stashed: 'broken' | 'replaced'; why: string },
): string | null {
  const kept = backUp(paths.state, stashed, now);
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
