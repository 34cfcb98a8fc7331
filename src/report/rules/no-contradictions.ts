import { escapeTex } from '../../base/tex.ts';
import { currentId } from '../../research/rules/current-id.ts';
import type { Ledger } from '../../research/rules/ledger.ts';

/**
 * The contradictions that a verifier or critic found to be none, each with the words that show it, as TeX; empty when there are none. A
 * reader may see it otherwise: code knows only that the words stand in the sides.
 * @param nameOf the name of a finding, as a link where it stands in the table of findings.
 */
export function conditionalList(
  ledger: Pick<Ledger, 'contradictions' | 'joined'>,
  listed: ReadonlySet<string>,
  nameOf: (id: string) => string,
): string[] {
  const resolved = ledger.contradictions.flatMap(({ statement, claims = [], different = [], status }) => {
    const sides = [...new Set(claims.map((id) => currentId(ledger, id)))];
    const isPrinted = status === 'resolved' && different.length > 1 && sides.some((id) => listed.has(id));
    return isPrinted ? [{ statement, sides, different }] : [];
  });
  if (resolved.length === 0) return [];
  return [
    '\\subsection{Contradictions that conditions explain}',
    'Agents raised these as contradictions. One that read the pages found that each side holds under a condition of its own, with the words that are quoted here.',
    '\\begin{itemize}',
    ...resolved.map(({ statement, sides, different }) => {
      const words = different.map((one) => `\`\`${printed(one)}''`).join(' and ');
      return `\\item ${printed(statement)} ${words} (${sides.map(nameOf).join(', ')}).`;
    }),
    '\\end{itemize}',
    '',
  ];
}

const printed = (text: string) =>
  escapeTex(text.replace(/\s+/g, ' ').trim()).replaceAll('“', '``').replaceAll('”', "''");
