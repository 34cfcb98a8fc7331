import { evidenceWords } from '../../research/rules/absence.ts';
import { isCitable } from '../../research/rules/failed-quotes.ts';
import { openContradictions, openQuestions, type Ledger } from '../../research/rules/ledger.ts';
import { verdictWords, verifiedText } from '../../research/rules/verified-text.ts';
import { markup, link, type Html } from './html.ts';

/** A finding as the board shows it. */
export interface FindingRow {
  id: string;
  text: string;
  /** Its importance, confidence and verdict. */
  tags: string[];
  verdict: string | null;
  reason: string;
  evidence: { title: string; url: string; quote: string; check: string }[];
}

/** The findings of a ledger with their evidence, newest first. */
export function findingRows({ claims, sources, looks }: Pick<Ledger, 'claims' | 'sources' | 'looks'>): FindingRow[] {
  const sourceOf = new Map(sources.map((source) => [source.id, source]));
  return claims
    .map((claim) => {
      const verdict = verdictWords(claim, { looks }) ?? null;
      return {
        id: claim.id,
        text: verifiedText(claim, { looks }),
        tags: [
          claim.importance,
          `${claim.confidence} confidence`,
          ...(verdict === null ? [] : [verdict]),
          ...(isCitable(claim) ? [] : ['not counted: no quote of it may be cited']),
        ],
        verdict,
        reason: claim.confidence_reason ?? '',
        evidence: claim.evidence.map(({ source, url, check, ...words }) => {
          const known = sourceOf.get(source);
          const address = url ?? known?.url ?? '';
          return {
            title: known?.title ?? source,
            url: address,
            quote:
              words.searched === undefined ? `“${words.quote}”` : evidenceWords({ url, ...words }, known?.url ?? ''),
            check: [check?.verdict.replaceAll('-', ' ') ?? 'not searched yet', check?.detail ?? '']
              .filter(Boolean)
              .join(': '),
          };
        }),
      };
    })
    .reverse();
}

/** The open contradictions and questions of a ledger, and each finding with its quotes. */
export function findingsPart(ledger: Ledger): Html {
  const matters = [
    ...openContradictions(ledger).map(
      ({ id, statement, claims = [] }) => `${id}, a contradiction: ${statement} (${claims.join(' · ')})`,
    ),
    ...openQuestions(ledger).map(({ id, text, priority }) => `${id}, open, ${priority} priority: ${text}`),
  ];
  return markup`<h1>Findings</h1>
${matters.length > 0 && markup`<h2>Open</h2><ul>${matters.map((one) => markup`<li dir="auto">${one}</li>`)}</ul>`}
<ol class="findings">${findingRows(ledger).map(findingItem)}</ol>`;
}

function findingItem({ id, text, tags, reason, evidence }: FindingRow): Html {
  const quotes = evidence.map(
    ({ title, url, quote, check }) =>
      markup`<blockquote dir="auto">${quote}<footer>${link(url, title)} <span class="quiet">${check}</span></footer></blockquote>`,
  );
  return markup`<li><details id="${id}"><summary><span dir="auto">${text}</span> <span class="quiet">${id}, ${tags.join(', ')}</span></summary>
${reason !== '' && markup`<p class="quiet">${reason}</p>`}${quotes}</details></li>`;
}
