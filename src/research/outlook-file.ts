import { statSync } from 'node:fs';
import type { Outlook } from './rules/research-brief.ts';
import { runtimeFile } from '../files/runtime-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';

const sample: Outlook = {
  questions: [{ id: '', text: '', priority: 'low' }],
  own: [{ id: '', text: '', status: 'open' }],
  trials: [''],
  outage: null,
  pages: [''],
  checks: '',
};

/** An outlook with size and time of its ledger. */
const outlookFile = runtimeFile('report/outlook.json', { size: 0, mtimeMs: 0, outlook: sample });

/** The outlook of a workflow; the ledger is read only if it has changed. */
export async function readOutlook(paths: WorkflowPaths): Promise<Outlook> {
  const fresh = readFreshOutlook(paths);
  if (fresh !== undefined) return fresh;
  const { refreshOutlook } = await import('./ledger-file.ts');
  return refreshOutlook(paths);
}

/**
 * The stored outlook, if the ledger has not changed since. What it takes from the report and from pages that agents fetch may be older:
 * no search is assigned before the next record, and `source` removes it.
 */
export function readFreshOutlook(paths: WorkflowPaths): Outlook | undefined {
  const stored = outlookFile.read(paths);
  const { size, mtimeMs } = ledgerNow(paths);
  return stored?.size === size && stored.mtimeMs === mtimeMs ? stored.outlook : undefined;
}

/** Stores an outlook of the ledger as it is now. */
export function writeOutlook(paths: WorkflowPaths, outlook: Outlook): void {
  const { size, mtimeMs } = ledgerNow(paths);
  outlookFile.write(paths, { size, mtimeMs, outlook });
}

function ledgerNow({ ledger }: WorkflowPaths): { size: number; mtimeMs: number } {
  return statSync(ledger, { throwIfNoEntry: false }) ?? { size: 0, mtimeMs: 0 };
}
