import { schemaForm } from '../files/json-form.ts';
import { readDocument, readIfGood, writeDocument, type Document } from '../journal/document.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readEscalations } from '../loop/escalations.ts';
import type { Assignment } from '../loop/rules/assignment.ts';
import { openItems } from '../loop/rules/escalation.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { emptyLedger, ledgerSchema, type Ledger, currentId } from './rules/ledger.ts';
import { assignmentsFor } from './rules/needs.ts';
import { outlookOf, type Outlook } from './rules/outlook.ts';
import { readSnapshotIndex } from './snapshots.ts';
import { readOrNothing } from '../files/regular.ts';
import { reportWeights, type ReportWeight } from './rules/verdicts.ts';
import { latestOutage, type SearchOutage } from './rules/searches.ts';

/** The findings of research. */
export function ledgerDocument(paths: WorkflowPaths): Document<Ledger> {
  return {
    paths,
    name: 'ledger.json',
    title: 'the ledger',
    form: schemaForm(ledgerSchema, { asItStands: true }),
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

/** What research asks for next, by its ledger, its open questions to a person, and its pages. */
export function outlookFrom(paths: WorkflowPaths): Outlook {
  return outlookOf(readLedger(paths), readEscalations(paths), [...readSnapshotIndex(paths).values()]);
}

/** The outage of the search in the latest iterations. */
export const outageOf = (paths: WorkflowPaths): SearchOutage | undefined =>
  latestOutage(ledgerIfValid(paths)?.iterations ?? []);

/** What the report states, as far as it is written. */
export function weightsOf(paths: WorkflowPaths, ledger: Ledger): Map<string, ReportWeight> {
  return reportWeights(readOrNothing(paths.reportSource)?.toString('utf8') ?? '', (id) => currentId(ledger, id));
}

/** Who searches in the iteration that begins, each with the need that it serves. */
export function assignSearch(paths: WorkflowPaths, state: WorkflowState): Assignment[] {
  const ledger = readLedger(paths);
  const weights = weightsOf(paths, ledger);
  return assignmentsFor(state, ledger, {
    waiting: openItems(readEscalations(paths)),
    pages: [...readSnapshotIndex(paths).values()],
    carried: new Set([...weights].flatMap(([id, { isCarrying }]) => (isCarrying ? id : []))),
  });
}
