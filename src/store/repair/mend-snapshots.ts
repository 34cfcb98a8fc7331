import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { countUnproven } from '../../engine/research/unproven.ts';
import { counted } from '../../engine/sentences.ts';
import { note } from '../journal.ts';
import { ledgerIfValid, writeLedger } from '../ledger-file.ts';
import type { WorkflowPaths } from '../paths.ts';
import { intactSnapshots, readSnapshotIndex } from '../snapshots.ts';
import { readState } from '../state-file.ts';
import type { Mended } from './mend.ts';
import { weighed } from './restore-ledger.ts';

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
export async function mendUnproven(paths: WorkflowPaths, now: Date): Promise<Mended[]> {
  const { quotes } = lostPages(paths);
  const ledger = ledgerIfValid(paths);
  const state = await readState(paths).catch(() => undefined);
  if (quotes === 0 || ledger === undefined || state === undefined) return [];
  note(paths, now, { event: 'quotes-unproven', quotes });
  writeLedger(paths, weighed(paths, state.iteration, ledger));
  const what = `${counted(quotes, 'quote')} of '${paths.name}' counted as found in stored pages that are gone or altered, and no longer as looked up.`;
  const fix = `Put ${paths.folder}/snapshots/ back from version control or a backup; what is missing still, the next record fetches again.`;
  return [{ text: `${what} → ${fix}`, isLoss: true }];
}
