import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseJournal } from '../journal/rules/journal-line.ts';
import { parseJson } from '../base/json.ts';
import { lineAt, lineOfPath } from '../base/json-line.ts';
import { emptyLedger, ledgerSchema, type Ledger } from './rules/ledger.ts';
import { outlookOf, type Outlook } from './rules/outlook.ts';
import type { StoredHandIn } from './rules/merge.ts';
import { rebuildLedger } from './rules/rebuild-ledger.ts';
import { formatIssues } from '../base/text.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { WorkflowError, exitCodes } from '../base/errors.ts';
import { backUp, writeAtomic } from '../files/atomic.ts';
import { readEscalations } from '../loop/escalations.ts';
import { appendEvent, readJournal } from '../journal/journal.ts';
import { readRegular, isWriteRefused } from '../files/regular.ts';
import { sourceKeys } from './rules/pages/snapshot-row.ts';
import { readSnapshotHistory, readSnapshotIndex } from './snapshots.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import type { StoredOutlook } from './outlook-file.ts';
import { readCopy } from '../loop/state-file.ts';
import { validateState } from '../loop/validate-state.ts';

const copyFile = (paths: WorkflowPaths) => join(paths.runtime, 'ledger.json');

/**
 * The ledger of a workflow; an empty one before anything is recorded.
 * @throws WorkflowError when the file is there but is not a ledger, or is gone although there was one; nothing is changed then.
 */
export function readLedger(paths: WorkflowPaths): Ledger {
  if (existsSync(paths.ledger)) return parseLedger(paths, paths.ledger);
  if (!wasRecorded(paths)) return emptyLedger();
  throw new WorkflowError('The ledger is gone', {
    where: paths.ledger,
    fix: `Put it back with: autonomous-workflow repair ${paths.name}`,
    exitCode: exitCodes.invalidState,
  });
}

/** Writes the ledger and, beside it, the outlook that hooks read instead. The caller holds the workflow's lock. */
export function writeLedger(paths: WorkflowPaths, ledger: Ledger): void {
  const text = `${JSON.stringify(ledger, null, 1)}\n`;
  writeAtomic(paths.ledger, text);
  writeAtomic(copyFile(paths), text);
  writeOutlook(paths, outlookFrom(paths, ledger));
}

/** Facts from outside of the ledger by which it is rebuilt. */
export interface KnownOfLedger {
  /** The last iteration that was recorded. */
  recordedIteration: number;
  /** The number of its findings, as the state or the journal counts them. */
  counted: number;
  /** The findings of the inbox; asked for only when there is no copy of the ledger. */
  handIns: () => readonly StoredHandIn[];
}

export interface RestoredLedger {
  ledger: Ledger;
  /** Where the broken file went; null when it was gone. */
  kept: string | null;
  from: 'copy' | 'inbox';
}

/**
 * Puts the ledger back as we wrote it last or, without a copy that is valid, as it comes of the inbox and the journal; the broken
 * one is kept. The caller holds the workflow's lock.
 * @returns undefined when there is nothing to rebuild it from: nothing is changed then.
 */
export function restoreLedger(
  paths: WorkflowPaths,
  known: KnownOfLedger,
  now: Date,
  why: string,
): RestoredLedger | undefined {
  const copy = validLedger(paths, copyFile(paths));
  const ledger = copy ?? rebuild(paths, known, now);
  if (ledger === undefined) return undefined;
  const kept = backUp(paths.ledger, 'broken', now);
  const findings = ledger.claims.length;
  appendEvent(paths, now, { event: 'ledger-restored', kept: kept ?? 'none', why, findings, counted: known.counted });
  writeLedger(paths, ledger);
  return { ledger, kept, from: copy === undefined ? 'inbox' : 'copy' };
}

/** The outlook computed from the ledger itself, stored for the next reader. */
export function refreshOutlook(paths: WorkflowPaths): Outlook {
  const outlook = outlookFrom(paths, readLedger(paths));
  try {
    writeOutlook(paths, outlook);
  } catch (error) {
    // The next reader computes it again.
    if (!isWriteRefused(error)) throw error;
  }
  return outlook;
}

/** Whether there is a copy of the ledger that is none. */
export function isLedgerCopyDamaged(paths: WorkflowPaths): boolean {
  return existsSync(copyFile(paths)) && validLedger(paths, copyFile(paths)) === undefined;
}

/** The ledger, or undefined where there is no file of it or it is not valid. */
export function ledgerIfValid(paths: WorkflowPaths): Ledger | undefined {
  return validLedger(paths, paths.ledger);
}

function validLedger(paths: WorkflowPaths, file: string): Ledger | undefined {
  return unlessItFails(() => parseLedger(paths, file));
}

function rebuild(paths: WorkflowPaths, known: KnownOfLedger, now: Date): Ledger | undefined {
  const journal = parseJournal(readJournal(paths));
  const handIns = known.handIns();
  if (journal.length === 0 && handIns.length === 0) return undefined;
  const rows = [...readSnapshotHistory(paths).values()].flat();
  return rebuildLedger(handIns, journal, known.recordedIteration, now.toISOString().slice(0, 10), (time) =>
    sourceKeys(rows.filter(({ fetched_at }) => time === undefined || fetched_at < time)),
  );
}

/** Whether anything was ever recorded, as far as other files than the ledger show. */
function wasRecorded(paths: WorkflowPaths): boolean {
  return (
    existsSync(copyFile(paths)) ||
    parseJournal(readJournal(paths)).some(({ event }) => event === 'recorded') ||
    [() => readCopy(paths)?.state, () => validateState(readRegular(paths.state).toString('utf8'), paths, new Date(0))]
      .map(unlessItFails)
      .some(isOfRecord)
  );
}

/** Only recording gives a verdict; a state of the first specification counts iterations that never had a ledger. */
function isOfRecord(state: WorkflowState | undefined): boolean {
  return typeof state?.verdict === 'string' && state.recorded_iteration > 0;
}

function unlessItFails<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    // Gone or damaged: reading it for its own sake reports that.
    return undefined;
  }
}

function outlookFrom(paths: WorkflowPaths, ledger: Ledger): Outlook {
  return outlookOf(ledger, readEscalations(paths), readSnapshotIndex(paths).values());
}

function writeOutlook(paths: WorkflowPaths, outlook: Outlook): void {
  const { size, mtimeMs } = statSync(paths.ledger, { throwIfNoEntry: false }) ?? { size: 0, mtimeMs: 0 };
  writeAtomic(paths.outlook, JSON.stringify({ size, mtimeMs, outlook } satisfies StoredOutlook));
}

function parseLedger(paths: WorkflowPaths, file: string): Ledger {
  const text = readRegular(file).toString('utf8');
  let value: unknown;
  try {
    value = parseJson(text);
  } catch (error) {
    throw invalid(paths, notJson(text, (error as Error).message));
  }
  const result = ledgerSchema.safeParse(value);
  // As it stands: keys that we do not know stay, and so does the order of all.
  if (result.success) return value as Ledger;
  throw invalid(paths, formatIssues(result.error.issues, value, (path) => lineOfPath(text, path)).join('; '));
}

/** V8 says where as a position, or not at all when the text ends too soon. */
function notJson(text: string, message: string): string {
  const position = Number(/ at position (\d+)/.exec(message)?.[1] ?? text.length);
  return `line ${lineAt(text, position)}: ${message.replace(/ (?:in JSON )?at position \d+.*/s, '')}`;
}

function invalid(paths: WorkflowPaths, received: string): WorkflowError {
  return new WorkflowError('The ledger is not valid', {
    where: paths.ledger,
    received,
    fix: `Put the last valid one back with: autonomous-workflow repair ${paths.name}`,
    exitCode: exitCodes.invalidState,
  });
}
