import { schemaForm } from '../files/json-form.ts';
import { workflowDocument } from '../journal/document.ts';
import { readDocument, readIfGood, writeDocument, type Document } from '../files/document.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readEscalations } from '../loop/escalations.ts';
import { appendEvent, readJournal } from '../journal/journal.ts';
import { parseJournal } from '../journal/rules/journal-line.ts';
import { rebuildState } from './rules/rebuild-state.ts';
import { copiedState } from '../loop/state-file.ts';
import { stateDocument } from '../loop/state-document.ts';
import { writeOutlook } from './outlook-file.ts';
import { emptyLedger, ledgerSchema, type Ledger } from './rules/ledger.ts';
import { outlookOf, type Outlook } from './rules/outlook.ts';
import type { SnapshotRow } from './rules/pages/snapshot-row.ts';
import type { StoredText } from './rules/second-in-store.ts';
import { readSnapshot, readSnapshotIndex } from './snapshots.ts';
import { isWriteRefused, namesIn, readOrNothing } from '../files/regular.ts';
import { currentId } from './rules/current-id.ts';
import { reportWeights } from './rules/report-weight.ts';

/** The findings of research; edits by hand are accepted. */
export function ledgerDocument(paths: WorkflowPaths): Document<Ledger> {
  return workflowDocument(paths, 'ledger.json', 'the ledger', schemaForm(ledgerSchema, { asItStands: true }), {
    handEdit: 'taken over',
    wasThere: () => wasRecorded(paths),
    noteRestored: ({ kept, why, value }, now) => {
      const findings = value.claims.length;
      appendEvent(paths, now, {
        event: 'ledger-restored',
        kept: kept ?? 'none',
        why,
        findings,
        counted: countedFindings(paths),
      });
    },
    afterWrite: (ledger) => writeOutlook(paths, outlookFrom(paths, ledger)),
  });
}

/**
 * The ledger; empty before anything is recorded.
 * @throws WorkflowError when the file is invalid, or is missing although there was one.
 */
export function readLedger(paths: WorkflowPaths): Ledger {
  return readDocument(ledgerDocument(paths)) ?? emptyLedger();
}

/** Writes the ledger, and the outlook that hooks read instead of it. The caller holds the workflow's lock. */
export function writeLedger(paths: WorkflowPaths, ledger: Ledger): void {
  writeDocument(ledgerDocument(paths), ledger);
}

/** The ledger; undefined if its file is missing or invalid. */
export function ledgerIfValid(paths: WorkflowPaths): Ledger | undefined {
  return readIfGood(ledgerDocument(paths));
}

/** The number of findings according to state or journal. */
export function countedFindings(paths: WorkflowPaths): number {
  const state = readIfGood(stateDocument(paths));
  const journalled = rebuildState(paths.name, parseJournal(readJournal(paths)));
  return Math.max(state?.findings_count ?? 0, journalled?.findings_count ?? 0);
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

/** Whether anything was ever recorded, according to files other than the ledger. */
function wasRecorded(paths: WorkflowPaths): boolean {
  if (parseJournal(readJournal(paths)).some(({ event }) => event === 'recorded')) return true;
  const state = readIfGood(stateDocument(paths)) ?? copiedState(paths);
  if (state === undefined || state.recorded_iteration === 0) return false;
  // A state of the first specification counts iterations without a ledger: they have neither a verdict nor hand-ins.
  return state.verdict !== null || hasHandInsUpTo(paths, state.recorded_iteration);
}

function hasHandInsUpTo({ inbox }: WorkflowPaths, iteration: number): boolean {
  return namesIn(inbox).some((name) => Number(name) <= iteration);
}

function outlookFrom(paths: WorkflowPaths, ledger: Ledger): Outlook {
  const rows = [...readSnapshotIndex(paths).values()];
  const carried = carriedFindings(paths, ledger);
  return outlookOf(ledger, readEscalations(paths), rows, () => storedTexts(paths, rows), carried);
}

/** The findings that the summary, a recommendation or a table of the report states, as far as it is written. */
function carriedFindings(paths: WorkflowPaths, ledger: Ledger): ReadonlySet<string> {
  const source = readOrNothing(paths.reportSource)?.toString('utf8') ?? '';
  const weights = reportWeights(source, (id) => currentId(ledger, id));
  return new Set([...weights].flatMap(([id, { isCarrying }]) => (isCarrying ? id : [])));
}

/** Pages whose texts are compared with findings, the latest, and the most characters of them in all: half a second of computing. */
const mostTexts = 100;
const mostCharacters = 3_000_000;

function storedTexts(paths: WorkflowPaths, rows: readonly SnapshotRow[]): StoredText[] {
  const onWeb = rows.filter(({ url, snapshot }) => snapshot !== null && /^https?:/i.test(url));
  const latest = onWeb.toSorted((one, other) => (one.fetched_at < other.fetched_at ? 1 : -1)).slice(0, mostTexts);
  let room = mostCharacters;
  return latest.flatMap(({ url, snapshot, characters }) => {
    const text = snapshot === null || characters > room ? undefined : readSnapshot(paths, snapshot);
    if (text === undefined) return [];
    room -= characters;
    return [{ url, text }];
  });
}
