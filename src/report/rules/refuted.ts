import { sourcesById } from '../../research/rules/distrust.ts';
import type { Claim, Ledger, Source } from '../../research/rules/ledger.ts';
import { decidingVote } from '../../research/rules/verified-text.ts';
import { escapeTex } from '../../base/tex.ts';
import { withoutMarkdown } from './markdown-marks.ts';

/** The words of a page with which verifiers refuted a finding, by its id. */
export type Refuting = ReadonlyMap<string, readonly string[]>;

/**
 * The findings that verifiers refuted, each with its source, the words that refute it and the verifier's reason, as TeX; empty when there
 * are none.
 * @param nameOf the name of a finding, as a link where it stands in the table of findings.
 */
export function refutedList(
  ledger: Pick<Ledger, 'claims' | 'sources' | 'looks'>,
  refuting: Refuting,
  nameOf: (id: string) => string,
): string[] {
  const sources = sourcesById(ledger);
  const refuted = ledger.claims.filter(({ verdict }) => verdict === 'contradicted');
  if (refuted.length === 0) return [];
  return [
    '\\subsection{Refuted}',
    'Handed in, and then refuted by a verifier, who read the page.',
    '\\begin{itemize}',
    ...refuted.map((claim) => item(claim, { ledger, sources, refuting, nameOf })),
    '\\end{itemize}',
    '',
  ];
}

interface Known {
  ledger: Pick<Ledger, 'looks'>;
  sources: ReadonlyMap<string, Source>;
  refuting: Refuting;
  nameOf: (id: string) => string;
}

function item(claim: Claim, { ledger, sources, refuting, nameOf }: Known): string {
  const { id, text, evidence } = claim;
  const keys = [...new Set(evidence.flatMap(({ source }) => sources.get(source)?.key ?? []))];
  const cited = keys.length === 0 ? '' : ` \\citep{${keys.join(',')}}\\claim{${id}}`;
  const words = refuting.get(id)?.at(-1);
  const reason = decidingVote(claim, ledger)?.reason;
  return [
    `\\item ${nameOf(id)}: ${printed(withoutMarkdown(text).replace(/\.\s*$/, ''))}${cited}.`,
    ...(words === undefined
      ? []
      : [`But the page says: \`\`${printed(withoutMarkdown(words), true)}''${/[.!?]\s*$/.test(words) ? '' : '.'}`]),
    ...(reason == null ? [] : [printed(reason)]),
  ].join(' ');
}

function printed(text: string, isVerbatim = false): string {
  return escapeTex(text.replace(/\s+/g, ' ').trim(), { isVerbatim }).replaceAll('“', '``').replaceAll('”', "''");
}
