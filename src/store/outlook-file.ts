import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Outlook } from '../engine/outlook.ts';
import { readJson } from './json-file.ts';
import type { WorkflowPaths } from './paths.ts';

export const outlookFile = 'outlook.json';

/** An outlook with the size and time of the ledger it was made from. */
export interface StoredOutlook {
  size: number;
  mtimeMs: number;
  outlook: Outlook;
}

/** The outlook of a workflow; the ledger itself is read only when it has changed since the outlook was made. */
export async function readOutlook(paths: WorkflowPaths): Promise<Outlook> {
  const stored = readJson(join(paths.runtime, outlookFile)) as StoredOutlook | undefined;
  const { size, mtimeMs } = existsSync(paths.ledger) ? statSync(paths.ledger) : { size: 0, mtimeMs: 0 };
  if (stored?.size === size && stored.mtimeMs === mtimeMs) return stored.outlook;
  const { refreshOutlook } = await import('./ledger-file.ts');
  return refreshOutlook(paths);
}
