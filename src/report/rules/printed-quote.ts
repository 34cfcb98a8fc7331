import { evidenceWords } from '../../research/rules/absence.ts';
import { tokensOf } from '../../judging/words-found.ts';
import { carryingEvidence } from '../../research/rules/judged.ts';
import type { Claim, Ledger, Source } from '../../research/rules/ledger.ts';
import { verifiedQuotes, verifiedText } from '../../research/rules/verified-text.ts';
import { withoutMarkdown } from './markdown-marks.ts';
import { oneLine } from '../../base/errors.ts';

type Sources = ReadonlyMap<string, Source>;

/** Quotes that share so many characters at their ends stand one behind the other on the page. */
const leastOverlap = 20;
/** So many words of a statement make a quote worth printing that has them alone. */
const leastNewWords = 2;

/**
 * The quotes that the report prints for a finding, without Markdown's marks: those that carry it, and those with which verifiers narrowed
 * or completed it; of quotes that contain or continue one another the whole passage. At most `longest` characters, unless the first alone
 * has more.
 */
export function printedQuote(
  claim: Claim,
  sources: Sources,
  ledger: Pick<Ledger, 'looks'>,
  longest = Infinity,
): string | undefined {
  const carrying = carryingEvidence(claim);
  const [first] = carrying;
  if (first === undefined) return undefined;
  if (first.searched !== undefined) return evidenceWords(first, sources.get(first.source)?.url ?? '');
  let quotes = passages(carrying.map(({ quote }) => oneLine(quote)));
  const isNarrowed = verifiedText(claim, ledger) !== claim.text;
  for (const [at, quote] of verifiedQuotes(claim, ledger).map(oneLine).entries()) {
    const isNeeded = (isNarrowed && at === 0) || completes(quote, quotes, verifiedText(claim, ledger));
    if (isNeeded && !quotes.some((one) => one.includes(quote))) quotes = passages([...quotes, quote]);
  }
  const all = quotes.map((quote) => `“${quote}”`);
  const shown = all.filter((_, at) => at === 0 || all.slice(0, at + 1).join(' and ').length <= longest);
  return withoutMarkdown(shown.join(' and '));
}

/** Whether a quote contains one of these, or has words of the finding that they lack. */
function completes(quote: string, quotes: readonly string[], text: string): boolean {
  if (quotes.some((one) => quote.includes(one))) return true;
  const known = new Set(tokensOf(quotes.join(' ')));
  const own = new Set(tokensOf(quote));
  const added = [...new Set(tokensOf(text))].filter((word) => own.has(word) && !known.has(word));
  return added.length >= leastNewWords;
}

/** Quotes without those that others contain; two that overlap are one passage. */
function passages(quotes: readonly string[]): string[] {
  return quotes.reduce<string[]>((found, quote) => {
    const at = found.findIndex((one) => joined(one, quote) !== undefined);
    return at === -1 ? [...found, quote] : passages(found.with(at, joined(found[at] ?? '', quote) ?? quote));
  }, []);
}

/** The passage that two quotes are parts of. */
function joined(one: string, other: string): string | undefined {
  if (one.includes(other)) return one;
  return other.includes(one) ? other : (continued(one, other) ?? continued(other, one));
}

function continued(one: string, other: string): string | undefined {
  for (let shared = Math.min(one.length, other.length) - 1; shared >= leastOverlap; shared -= 1)
    if (one.endsWith(other.slice(0, shared))) return one + other.slice(shared);
  return undefined;
}
