import type { ReportFinding } from './finding.ts';
import { plainOf } from './plain-text.ts';
import type { ReadReport } from './report-input.ts';
import { commandsIn } from './scan.ts';

const levels = ['section', 'subsection', 'subsubsection', 'paragraph'];
const generated = /\\input\{([^{}]+)\}/g;

/** A part of C1: headings among the open questions that have no visible text. Commands that only bind print nothing. */
export function emptyHeadings({
  scanned,
  files,
  finding,
}: Pick<ReadReport, 'scanned' | 'files' | 'finding'>): ReportFinding[] {
  const { visible, bodyFrom, bodyTo } = scanned;
  const headings = commandsIn(visible, /^(?:section|subsection|subsubsection|paragraph)$/, bodyFrom, bodyTo).map(
    ({ name, at, groups: [title = ''], end }) => ({
      level: levels.indexOf(name),
      at,
      title: plainOf(title).trim(),
      end,
    }),
  );
  const from = headings.findIndex(({ level, title }) => level === 0 && /^open questions$/i.test(title));
  const after = headings.findIndex(({ level }, index) => index > from && level === 0);
  if (from < 0) return [];
  return headings.slice(from + 1, after < 0 ? headings.length : after).flatMap(({ level, at, title, end }, index) => {
    const next = headings.slice(from + index + 2).find((one) => one.level <= level);
    const under = visible.slice(end, next?.at ?? bodyTo);
    const isIncluding = Array.from(under.matchAll(generated)).some(([, file = '']) => files.has(file));
    if (isIncluding || under.includes('\\includegraphics') || /[\p{L}\p{N}]/u.test(plainOf(under))) return [];
    const fix = 'Write under it what it announces, or take the heading out.';
    return [finding('C1', 'hard', at, `Nothing is printed under the heading “${title}”`, fix)];
  });
}
