import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { emptyLedger, ledgerSchema, type Ledger } from '../engine/ledger.ts';
import { outlookOf, type Outlook } from '../engine/outlook.ts';
import { sentences } from '../engine/sentences.ts';
import { WorkflowError, excerpt, exitCodes } from '../engine/workflow-error.ts';
import { setAside, writeAtomic } from './atomic.ts';
import type { WorkflowPaths } from './paths.ts';
import { outlookFile, type StoredOutlook } from './outlook-file.ts';

const copyFile = (paths: WorkflowPaths) => join(paths.runtime, 'ledger.json');

/**
 * The ledger of a workflow; an empty one before anything is recorded.
 * @throws WorkflowError when the file is there but is not a ledger; nothing is changed then.
 */
export function readLedger(paths: WorkflowPaths): Ledger {
  if (!existsSync(paths.ledger)) return emptyLedger();
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(paths.ledger, 'utf8'));
  } catch (error) {
    throw invalid(paths, (error as Error).message);
  }
  const result = ledgerSchema.safeParse(value);
  if (!result.success) throw invalid(paths, sentences(result.error.issues).join('; '));
  return result.data;
}

/** Writes the ledger and, beside it, the outlook that hooks read instead. The caller holds the workflow's lock. */
export function writeLedger(paths: WorkflowPaths, ledger: Ledger): void {
  const text = `${JSON.stringify(ledger, null, 1)}\n`;
  writeAtomic(paths.ledger, text);
  writeAtomic(copyFile(paths), text);
  writeOutlook(paths, outlookOf(ledger));
}

/** Puts the ledger back as it was last written by us; the broken one is kept. */
export function restoreLedger(paths: WorkflowPaths, now: Date): { kept: string | null } | undefined {
  if (!existsSync(copyFile(paths))) return undefined;
  const kept = setAside(paths.ledger, now);
  writeAtomic(paths.ledger, readFileSync(copyFile(paths)));
  return { kept };
}

/** The outlook computed from the ledger itself, stored for the next reader. */
export function refreshOutlook(paths: WorkflowPaths): Outlook {
  const outlook = outlookOf(readLedger(paths));
  writeOutlook(paths, outlook);
  return outlook;
}

function writeOutlook(paths: WorkflowPaths, outlook: Outlook): void {
  const { size, mtimeMs } = existsSync(paths.ledger) ? statSync(paths.ledger) : { size: 0, mtimeMs: 0 };
  writeAtomic(join(paths.runtime, outlookFile), JSON.stringify({ size, mtimeMs, outlook } satisfies StoredOutlook));
}

function invalid(paths: WorkflowPaths, received: string): WorkflowError {
  return new WorkflowError('The ledger is not valid', {
    where: paths.ledger,
    received: excerpt(received),
    fix: `Put the last valid one back with: autonomous-workflow repair ${paths.name}`,
    exitCode: exitCodes.invalidState,
  });
}
