import { parseJournal } from '../../engine/journal-line.ts';
import type { Ledger } from '../../engine/ledger/ledger.ts';
import { assess } from '../../engine/research/assess.ts';
import { readJournal } from '../journal.ts';
import { restoreLedger, writeLedger, type RestoredLedger } from '../ledger-file.ts';
import type { WorkflowPaths } from '../paths.ts';
import { findingsFor } from '../turn/findings.ts';
import { iterationFolders, readInbox } from '../turn/hand-ins.ts';
import { quoteLookUp } from '../turn/quote-checks.ts';

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
  const restored = restoreLedger(paths, known, now, why);
  if (restored?.from !== 'inbox') return restored;
  const iteration = known.iteration ?? Math.max(0, ...iterationFolders(paths));
  const ledger = weighed(paths, iteration, restored.ledger);
  writeLedger(paths, ledger);
  return { ...restored, ledger };
}

/** The ledger with what the stored pages and verifiers say, as they are now. */
export function weighed(paths: WorkflowPaths, iteration: number, ledger: Ledger): Ledger {
  const { verifications } = readInbox(paths);
  return assess(ledger, findingsFor(paths, { iteration }, ledger, { verifications, lookUp: quoteLookUp(paths) }));
}

/** Iterations of a ledger of which the journal tells no statistics: those were worked out from the hand-ins. */
export function untoldIterations(paths: WorkflowPaths, { iterations }: Ledger): number[] {
  const told = new Set(
    parseJournal(readJournal(paths)).flatMap((line) => (line.event === 'recorded' ? [line.iteration] : [])),
  );
  return iterations.flatMap(({ iteration }) => (told.has(iteration) ? [] : [iteration]));
}
