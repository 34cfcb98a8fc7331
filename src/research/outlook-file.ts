import { statSync } from 'node:fs';
import type { Outlook } from './rules/outlook.ts';
import { readJsonLike } from '../files/json-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';

/** An outlook with size and time of its ledger. */
export interface StoredOutlook {
  size: number;
  mtimeMs: number;
  outlook: Outlook;
}

const sample: StoredOutlook = {
  size: 0,
  mtimeMs: 0,
  outlook: {
    questions: [{ id: '', text: '', priority: 'low' }],
    urgentQuestions: 0,
    gaps: [{ id: '', task: '' }],
    anglesTaken: [''],
    analystPays: true,
    newClaims: 0,
    outage: null,
    verifiers: 0,
    unsorted: 0,
    pages: [''],
    warnings: [''],
    checks: '',
  },
};

/** The outlook of a workflow; the ledger is read only if it has changed. */
export async function readOutlook(paths: WorkflowPaths): Promise<Outlook> {
  const fresh = readFreshOutlook(paths);
  if (fresh !== undefined) return fresh;
  const { refreshOutlook } = await import('./ledger-file.ts');
  return refreshOutlook(paths);
}

/** The stored outlook, if the ledger has not changed since. */
export function readFreshOutlook(paths: WorkflowPaths): Outlook | undefined {
  const stored = readJsonLike(paths.outlook, sample);
  const { size, mtimeMs } = statSync(paths.ledger, { throwIfNoEntry: false }) ?? { size: 0, mtimeMs: 0 };
  return stored?.size === size && stored.mtimeMs === mtimeMs ? stored.outlook : undefined;
}
