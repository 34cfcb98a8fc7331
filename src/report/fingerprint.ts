import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { reportContent, type ReportContent } from '../research/rules/record.ts';
import { readRegular } from '../files/regular.ts';
import type { WorkflowPaths } from '../files/paths.ts';

/** The hash of the present report; undefined when there is none. In its own file because node:crypto loads slowly for hooks. */
export function reportFingerprint(paths: WorkflowPaths): ReportContent | undefined {
  if (!existsSync(paths.report)) return undefined;
  const { cited, text } = reportContent(readRegular(paths.report).toString('utf8'));
  return { cited: hash(cited), text: hash(text) };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
