import { escapeTex } from '../../base/tex.ts';
import type { Defect } from './defect.ts';

/**
 * The objections that a plan is finished with, as TeX that the plan includes: what was said is printed and can do nothing else.
 * Empty when there are none.
 */
export function formatObjections(objections: readonly Defect[]): string {
  if (objections.length === 0) return '';
  const entries = objections.map(({ id, severity, about, statement, resolution, history }) => {
    const answer = history.findLast(({ event }) => event === 'answered')?.text;
    const said = answer === undefined ? 'Nobody answered it.' : `Answer: ${escapeTex(answer)}`;
    return `  \\item \\textbf{${id} (${severity}, ${escapeTex(about)}).} ${escapeTex(statement)} Wanted: ${escapeTex(resolution)} ${said}`;
  });
  return [
    '% Generated from plan.json; do not edit.',
    '\\subsection*{Unresolved objections}',
    'Planning ended with these objections of its critics unresolved.',
    '\\begin{itemize}',
    ...entries,
    '\\end{itemize}',
    '',
  ].join('\n');
}
