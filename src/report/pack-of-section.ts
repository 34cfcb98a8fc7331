import { existsSync, readFileSync } from 'node:fs';
import type { WorkflowPaths } from '../files/paths.ts';
import { readState } from '../loop/state-file.ts';
import { readLedger } from '../research/ledger-file.ts';
import { withCurrentIds } from '../research/rules/join-claims.ts';
import { evidencePack, type EvidencePack } from './rules/evidence-pack.ts';

/** One page of the evidence for a section of the report, whose title may have hyphens for blanks. */
export async function packOfSection(paths: WorkflowPaths, about: string, page: number): Promise<EvidencePack> {
  // A workflow without a readable state has no evidence to show.
  await readState(paths);
  const ledger = readLedger(paths);
  const tex = existsSync(paths.report) ? withCurrentIds(readFileSync(paths.report, 'utf8'), ledger) : '';
  return evidencePack({ ledger, tex, about: about.replace(/[-_]+/g, ' '), page });
}
