import { normalText } from './normal-text.ts';
import { placeOf, type PageIndex, type Place } from './page-index.ts';
import { denies } from './polarity.ts';
import { findWhole, type Doubt, type Finding } from './quote-whole.ts';
import { quoteWeight } from './quote-weight.ts';

const ellipsis = /\s*(?:\[\s?(?:…|\.{3,4})\s?\]|\(\s?(?:…|\.{3,4})\s?\)|…|\.{3,4}|\. \. \.)\s*/u;
/** A quote in more pieces than this is not one passage any more. */
const mostFragments = 8;
/** How much of the page, in characters, one ellipsis may leave out. */
const widestGap = 5_000;
/** Two words. */
const leastWeight = 2;

/**
 * Where the fragments of a quote with ellipses stand in a page, in order and near each other; undefined when they do not,
 * when one has fewer than two words, or when there is no ellipsis. An ellipsis that swallows a "not" of its sentence is a doubt.
 */
export function findFragments(quote: string, page: PageIndex): { place: Place; doubts: Doubt[] } | undefined {
  if (!ellipsis.test(quote)) return undefined;
  const fragments = quote.split(ellipsis).filter((part) => part.trim() !== '');
  if (fragments.length > mostFragments || fragments.some((part) => quoteWeight(normalText(part).text) < leastWeight))
    return undefined;
  let chains: Finding[][] = [[]];
  for (const fragment of fragments) {
    const sound = findWhole(fragment, page).filter(({ breaksNumber }) => !breaksNumber);
    chains = sound.flatMap((finding) => continued(chains, finding));
  }
  const chain = chains.find((findings) => doubtsOf(findings, page).length === 0) ?? chains[0];
  const [first, last] = [chain?.[0], chain?.at(-1)];
  if (chain === undefined || first === undefined || last === undefined) return undefined;
  return { place: placeOf(page, first.start, last.end), doubts: doubtsOf(chain, page) };
}

/** The chain that ends closest before a finding, with the finding at its end. */
function continued(chains: readonly Finding[][], finding: Finding): Finding[][] {
  const before = chains.findLast((chain) => {
    const end = chain.at(-1)?.end ?? finding.start;
    return end <= finding.start && finding.start - end <= widestGap;
  });
  return before === undefined ? [] : [[...before, finding]];
}

function doubtsOf(chain: readonly Finding[], page: PageIndex): Doubt[] {
  const doubts = new Set(chain.flatMap((finding) => finding.doubts));
  const swallows = chain.some(({ start }, index) => {
    const left = chain[index - 1];
    if (left === undefined) return false;
    const gap = page.normal.text.slice(left.end, start);
    return !/[.!?。！？]/.test(gap) && denies(gap);
  });
  return [...(swallows ? doubts.add('negated') : doubts)];
}
