import { distinctiveOf } from './distinctive.ts';
import { mayBeCited } from './failed-quotes.ts';
import { makerNames } from './independence.ts';
import type { Claim, Source } from './ledger.ts';

/** Words on which a statement hangs, and those of a quote that bear them out. */
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
/** Words with which a quote says less than a statement without one of their kind. */
const hedged = /\b(?:might|recommended)\b/i;
const hedging =
  /\b(?:might|may|maybe|perhaps|possibl[ey]|recommend\w*|advis\w+|suggest\w*|usually|typically|sometimes|often|should|can|could)\b/i;

/** Share of the words of content of a claim that its quotes have; its maker and its page may be named by neither. */
const leastShare = 1 / 4;

/**
 * Whether the quotes of a claim say it, as far as that shows in their words: they have its words of content, and those on which it
 * hangs (only, never, always, fails, needs, paid), and do not weaken what it states outright.
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
