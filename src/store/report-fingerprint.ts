import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { reportContent, type ReportContent } from '../engine/report-content.ts';
import type { WorkflowPaths } from './paths.ts';

/** The content of the report as it is now, hashed; undefined when there is none. Loads node:crypto, which hooks have no time for. */
export function reportFingerprint(paths: WorkflowPaths): ReportContent | undefined {
  if (!existsSync(paths.report)) return undefined;
  const { cited, text } = reportContent(readFileSync(paths.report, 'utf8'));
  return { cited: hash(cited), text: hash(text) };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
