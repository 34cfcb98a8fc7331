import { distinctiveOf } from './distinctive.ts';
import { mayBeCited } from './failed-quotes.ts';
import { makerNames } from './independence.ts';
import type { Claim, Source } from './ledger.ts';

/** Limiting words of a statement, and the words of a quote that support them. */
const limiting: readonly (readonly [claim: RegExp, quote: RegExp])[] = [
  [/\b(?:only|solely|exclusively)\b/i, /\b(?:only|just|solely|exclusively|alone|unless|except|until|without)\b/i],
  [/\bnever\b/i, /\b(?:never|not|no|cannot|without)\b|n['’]t\b/i],
  [/\b(?:always|every|each|all)\b/i, /\b(?:always|every|each|all|any|per)\b/i],
  [/\bfails?\b/i, /\b(?:fail\w*|not work|error\w*|throws?|reject\w*|breaks?|cannot)\b|n['’]t work\b/i],
  [
    /\b(?:requires?|needs?|must)\b/i,
    /\b(?:requir\w+|needs?|needed|must|necessary|minimum|mandatory|prerequisites?|depends? on|should|have to|has to|or (?:newer|higher|later|above))\b|≥|>=|\d\+/i,
  ],
  [/\bpaid\b/i, /\b(?:paid|pay|pricing|prices?|commercial|licen[cs]e\w*|subscri\w+|purchase\w*|premium)\b|[$€]\d/i],
];
/** Words with which a quote says less than a statement without such words. */
const hedged = /\b(?:might|recommended)\b/i;
const hedging =
  /\b(?:might|may|maybe|perhaps|possibl[ey]|recommend\w*|advis\w+|suggest\w*|usually|typically|sometimes|often|should|can|could)\b/i;

/** The least share of a claim's content words in its quotes, which may omit the names of maker and page. */
const leastShare = 1 / 4;

/**
 * Whether the quotes of a claim support it, judged by words: they have its content words and its limiting ones (only, never,
 * always, fails, needs, paid), and do not weaken a plain statement.
 */
export function isBorneByQuote({ text, evidence }: Claim, sources: ReadonlyMap<string, Source>): boolean {
  const cited = evidence.filter(mayBeCited);
  const quoted = cited.map(({ quote }) => quote).join(' | ');
  if (limiting.some(([claim, quote]) => claim.test(text) && !quote.test(quoted))) return false;
  if (hedged.test(quoted) && !hedging.test(text)) return false;
  const { stems } = distinctiveOf(quoted);
  const named = cited.flatMap(({ source: id }) => {
    const source = sources.get(id);
    return source === undefined ? [] : [source.title, source.party ?? '', ...makerNames(source)];
  });
  const known = distinctiveOf(named.join(' | ')).stems;
  const telling = [...distinctiveOf(text).content].filter((word) => !known.has(word));
  return telling.filter((word) => stems.has(word)).length >= leastShare * telling.length;
}
