import { readerOf } from '../files/schema.ts';
import { readDocument, readIfGood, writeDocument, type Document } from '../journal/document.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readEscalations } from '../loop/escalations.ts';
import type { Assignment } from '../loop/rules/agents.ts';
import { openItems } from '../loop/rules/escalation.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { writeOutlook } from './outlook-file.ts';
import { emptyLedger, ledgerSchema, type Ledger } from './rules/ledger.ts';
import { assignmentsFor } from './rules/needs.ts';
import { outlookOf, type Outlook } from './rules/research-brief.ts';
import { readSnapshotIndex } from './snapshots.ts';
import { isWriteRefused } from '../files/store.ts';

/** The findings of research, with the outlook that hooks read instead of them. */
export function ledgerDocument(paths: WorkflowPaths): Document<Ledger> {
  return {
    paths,
    name: 'ledger.json',
    title: 'the ledger',
    read: readerOf(ledgerSchema, { asItStands: true }),
    afterWrite: (ledger) => writeOutlook(paths, outlookFrom(paths, ledger)),
  };
}

/**
 * The ledger; empty before anything is recorded.
 * @throws WorkflowError when no log explains the file and it is not valid.
 */
export function readLedger(paths: WorkflowPaths): Ledger {
  return readDocument(ledgerDocument(paths)) ?? emptyLedger();
}

/** Writes the ledger. The caller holds the workflow's lock. */
export function writeLedger(paths: WorkflowPaths, ledger: Ledger): void {
  writeDocument(ledgerDocument(paths), ledger);
}

/** The ledger; undefined if its file is missing or invalid. */
export function ledgerIfValid(paths: WorkflowPaths): Ledger | undefined {
  return readIfGood(ledgerDocument(paths));
}

/** Computes the outlook from the ledger and stores it for later readers. */
export function refreshOutlook(paths: WorkflowPaths): Outlook {
  const outlook = outlookFrom(paths, readLedger(paths));
  try {
    writeOutlook(paths, outlook);
  } catch (error) {
    // Without a stored outlook, later readers compute it again.
    if (!isWriteRefused(error)) throw error;
  }
  return outlook;
}

function outlookFrom(paths: WorkflowPaths, ledger: Ledger): Outlook {
  return outlookOf(ledger, readEscalations(paths), [...readSnapshotIndex(paths).values()]);
}

/** Who searches in the iteration that begins, each with the need that it serves. */
export function assignSearch(paths: WorkflowPaths, state: WorkflowState): Assignment[] {
  return assignmentsFor(state, readLedger(paths), {
    waiting: openItems(readEscalations(paths)),
    pages: [...readSnapshotIndex(paths).values()],
  });
}
