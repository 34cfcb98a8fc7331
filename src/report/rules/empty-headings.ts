import type { ReportFinding } from './finding.ts';
import { headingsIn, plainOf } from './plain-text.ts';
import type { ReadReport } from './report-input.ts';

const generated = /\\input\{([^{}]+)\}/g;

/** A part of C1: headings among the open questions that have no visible text. Commands that only bind print nothing. */
export function emptyHeadings({
  scanned,
  files,
  finding,
}: Pick<ReadReport, 'scanned' | 'files' | 'finding'>): ReportFinding[] {
  const headings = headingsIn(scanned);
  const open = headings.find(({ level, title }) => level === 0 && /^open questions$/i.test(title));
  if (open === undefined) return [];
  const within = headings.filter(({ at }) => at > open.at && at < open.to);
  return within.flatMap(({ at, title, from, to }) => {
    const under = scanned.visible.slice(from, to);
    const isIncluding = Array.from(under.matchAll(generated)).some(([, file = '']) => files.has(file));
    if (isIncluding || under.includes('\\includegraphics') || /[\p{L}\p{N}]/u.test(plainOf(under))) return [];
    const fix = 'Write under it what it announces, or take the heading out.';
    return [finding('C1', 'hard', at, `Nothing is printed under the heading “${title}”`, fix)];
  });
}
