import { oneLine } from '../../base/errors.ts';
import { evidenceWords, pageWords } from '../../research/rules/absence.ts';
import { carryingEvidence } from '../../research/rules/standing.ts';
import type { Claim, Ledger, Source } from '../../research/rules/ledger.ts';
import { verifiedQuotes, verifiedText } from '../../research/rules/verified-text.ts';
import { withoutMarkdown } from './markdown-marks.ts';

/**
 * The quotes that the report prints for a finding, as the page has them, without Markdown's marks: the one that carries it best, the words with
 * which a verifier narrowed it, and others, none of which another one holds. At most `longest` characters, unless the first alone has more.
 */
export function printedQuote(
  claim: Claim,
  sources: ReadonlyMap<string, Source>,
  ledger: Pick<Ledger, 'looks'>,
  longest = Infinity,
): string | undefined {
  const carrying = carryingEvidence(claim);
  const [first] = carrying;
  if (first === undefined) return undefined;
  if (first.searched !== undefined) return evidenceWords(first, sources.get(first.source)?.url ?? '');
  const isNarrowed = verifiedText(claim, ledger) !== claim.text;
  const [best = '', ...others] = carrying.map((one) => oneLine(pageWords(one)));
  const all = [best, ...(isNarrowed ? verifiedQuotes(claim, ledger).slice(0, 1).map(oneLine) : []), ...others];
  const quotes = all.filter(
    (quote, at) => !all.some((one, index) => one.includes(quote) && (one.length > quote.length || index < at)),
  );
  const shown = quotes.map((quote) => `“${quote}”`);
  return withoutMarkdown(
    shown.filter((_, at) => at === 0 || shown.slice(0, at + 1).join(' and ').length <= longest).join(' and '),
  );
}
