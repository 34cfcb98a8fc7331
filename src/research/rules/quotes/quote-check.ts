import { normalText } from './normal-text.ts';
import { gramSize, type PageIndex, type Place, placeOf } from './page-index.ts';
import { type Difference, nearestPassage, type NearPassage } from './quote-near.ts';
import { type QuoteVerdict, quoteWeight } from './quote-edges.ts';
import { findVerbatim, findWhole, type Doubt, type QuoteMatch } from './quote-whole.ts';
import { denies } from './polarity.ts';
import { areRowsOfOneTable, isWholeRow } from './table-rows.ts';

const ellipsis = /\s*(?:\[\s?(?:…|\.{3,4})\s?\]|\(\s?(?:…|\.{3,4})\s?\)|…|\.{3,4}|\. \. \.)\s*/u;
/** A quote in more fragments is not one passage. */
const mostFragments = 4;
/** Characters of the page that one ellipsis may omit. */
const widestGap = 500;
/** Fragments further apart are not searched. */
const widestSearch = 5_000;
const mostSearched = 40;
/** The least number of words in a fragment. */
const leastWeight = 2;

/**
 * The place of a quote with ellipses whose fragments are in the page in order and near each other; otherwise undefined, as for
 * fragments under two words. An ellipsis that omits a "not" of its sentence or a long passage, and more than three of them, are
 * doubts; between rows of one table an ellipsis omits nothing.
 */
export function findFragments(quote: string, page: PageIndex): { place: Place; doubts: Doubt[] } | undefined {
  if (!ellipsis.test(quote)) return undefined;
  const fragments = piecesOf(quote);
  if (fragments.length > mostSearched || fragments.some((part) => quoteWeight(normalText(part).text) < leastWeight))
    return undefined;
  let chains: QuoteMatch[][] = [[]];
  for (const fragment of fragments) {
    const sound = findWhole(fragment, page).filter(({ breaksNumber }) => !breaksNumber);
    chains = sound.flatMap((finding) => continued(chains, finding));
  }
  const chain = chains.find((findings) => doubtsOf(findings, page).length === 0) ?? chains[0];
  const [first, last] = [chain?.[0], chain?.at(-1)];
  if (chain === undefined || first === undefined || last === undefined) return undefined;
  return { place: placeOf(page, first.start, last.end), doubts: doubtsOf(chain, page) };
}

function piecesOf(quote: string): string[] {
  return quote.split(ellipsis).filter((part) => part.trim() !== '');
}

/** Punctuation of prose, which table rows rarely have: ellipses between rows do not count. */
const prose = /[,.;!?](?:\s|$)/;

/**
 * Why a quote is not one passage; undefined without evidence of that. For an unknown page only the ellipses are counted.
 * @param find searches a quote in its page.
 */
export function piecedTogether(quote: string, find: (quote: string) => QuoteCheck | undefined): string | undefined {
  const pieces = piecesOf(quote);
  if (pieces.length < 2) return undefined;
  const found = find(quote);
  const isScattered = found?.doubts.includes('scattered') === true;
  const isFound = found !== undefined && found.verdict !== 'absent' && found.verdict !== 'number-mismatch';
  if (pieces.length > mostFragments && (isScattered || (!isFound && pieces.some((piece) => prose.test(piece)))))
    return `it has ${pieces.length - 1} ellipses, of which three are allowed`;
  if (isScattered) return 'an ellipsis leaves out more than a passage';
  const isApart = !isFound && pieces.every((piece) => find(piece)?.verdict === 'exact');
  return isApart ? 'its pieces do not stand in one passage, in this order' : undefined;
}

/** The chain that ends closest before this match, extended by it; empty without one. */
function continued(chains: readonly QuoteMatch[][], finding: QuoteMatch): QuoteMatch[][] {
  const before = chains.findLast((chain) => {
    const end = chain.at(-1)?.end ?? finding.start;
    return end <= finding.start && finding.start - end <= widestSearch;
  });
  return before === undefined ? [] : [[...before, finding]];
}

function doubtsOf(chain: readonly QuoteMatch[], page: PageIndex): Doubt[] {
  const doubts = new Set(chain.flatMap((finding) => finding.doubts));
  const gaps = chain.slice(1).flatMap((right, index) => {
    const left = chain[index] ?? right;
    // Omitted rows of the same table do not affect these.
    return areRowsOfOneTable(page.text, left.place, right.place) ? [] : [page.normal.text.slice(left.end, right.start)];
  });
  if (gaps.some((gap) => !/[.!?。！？]/.test(gap) && denies(gap))) doubts.add('negated');
  if (gaps.length >= mostFragments || gaps.some(({ length }) => length > widestGap)) doubts.add('scattered');
  return [...doubts];
}

/** The result of checking a quote by code. */
export interface QuoteCheck {
  verdict: QuoteVerdict;
  /** The place of the quote, or of the most similar passage; null when nothing is similar. */
  place: Place | null;
  /** The line of the text, from 1, in which that place begins. */
  line?: number;
  /** The page's words at that place, for comparison. */
  words: string | null;
  /** The share of the quote's words in the page, from 0 to 1, without numbers. */
  similarity: number;
  /**
   * Why a found quote is weak evidence: fewer than four words and not a table row, a divided word at an edge, an omitted denial,
   * fragments of several passages, or navigation. It should not support a claim.
   */
  doubts: readonly Doubt[];
  /** The changes in an altered quote; the reason for `number-mismatch`, and for `absent` with similar words. */
  differences: Difference[];
}

/** Share of four-word runs from which a quote is `near`. */
const leastSimilarity = 0.8;
/** Similarity from which a passage is reported as the closest one. */
const leastLikeness = 0.4;

/**
 * Searches a quote in a page: verbatim except for typography (exact), with marked omissions (ellipsis), or with four fifths of
 * its four-word runs in one passage (near). Numbers, signs and units must be equal: a quote that changes or cuts one is a
 * `number-mismatch`; one that adds, drops or reverses a denial is `absent`. Deterministic.
 */
export function checkQuote(quote: string, page: PageIndex): QuoteCheck {
  const trimmed = quote.trim();
  const normal = normalText(trimmed);
  const short: Doubt[] = quoteWeight(normal.text) < gramSize ? ['short'] : [];
  const found = (verdict: QuoteVerdict, place: Place, more: Partial<QuoteCheck> = {}): QuoteCheck => {
    const words = page.text.slice(place.start, place.end);
    const line = lineAt(page.text, place.start);
    return { verdict, place, line, words, similarity: 1, doubts: short, differences: [], ...more };
  };

  const places = [...findWhole(trimmed, page), ...findVerbatim(trimmed, page)];
  const row = short.length === 0 ? undefined : places.find((one) => isSafe(one) && isWholeRow(page.text, one.place));
  const standing = row ?? best(places);
  if (standing !== undefined) {
    const { place, breaksNumber } = standing;
    const doubts = [...(row === undefined ? short : []), ...standing.doubts];
    if (!breaksNumber) return found('exact', place, { doubts });
    const context = page.text.slice(Math.max(0, place.start - 24), place.end + 24).trim();
    return found('number-mismatch', place, {
      doubts,
      differences: [{ kind: 'number', quote: trimmed, page: context }],
    });
  }

  const fragments = findFragments(trimmed, page);
  if (fragments !== undefined) return found('ellipsis', fragments.place, { doubts: [...short, ...fragments.doubts] });

  const plain = withoutMarkdown(trimmed);
  if (plain !== trimmed && plain !== '') {
    const unmarked = checkQuote(plain, page);
    if (unmarked.verdict !== 'absent') return unmarked;
  }

  const bare = page.withoutPossibleMarks();
  const inBare = bare === undefined ? undefined : checkQuote(trimmed, bare);
  if (inBare !== undefined && inBare.verdict !== 'absent' && inBare.verdict !== 'near') return inBare;

  const near = nearestPassage(trimmed, normal.text, page);
  if (near === undefined || near.similarity < leastLikeness) {
    const similarity = near?.similarity ?? 0;
    return { verdict: 'absent', place: null, words: null, similarity, doubts: short, differences: [] };
  }
  const { place, similarity, differences } = near;
  const doubts = [...short];
  if (near.isNegated) doubts.push('negated');
  if (piecesOf(trimmed).length > mostFragments) doubts.push('scattered');
  if (page.isBoilerplate(place)) doubts.push('boilerplate');
  return found(verdictOf(near), place, { similarity, differences, doubts });
}

function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}

/** A quote without Markdown's marks of links, lists and tables, because researchers may get a page as Markdown. */
function withoutMarkdown(quote: string): string {
  return quote
    .replace(/!?\[([^\][\n]{1,300})\]\((?:[^()\s]|\([^()\s]{0,300}\)){1,2000}(?:\s"[^"\n]{0,200}")?\)/g, '$1')
    .replace(/^[^\S\n]*(?:[-*+]|\d{1,3}[.)]|#{1,6}|>)[^\S\n]+/gm, '')
    .replace(/^[^\S\n]*\|?(?:[^\S\n]*:?-{3,}:?[^\S\n]*\|)+[^\S\n]*:?-*:?[^\S\n]*$/gm, '')
    .replace(/[^\S\n]*\|[^\S\n]*/g, ' ')
    .replace(/\\([\\`*_{}[\]()#+\-.!|<>~])/g, '$1')
    .trim();
}

/** Whether a quote may support a claim: it was found, without doubts. */
export function isSound({ verdict, doubts }: Pick<QuoteCheck, 'verdict' | 'doubts'>): boolean {
  return doubts.length === 0 && (verdict === 'exact' || verdict === 'ellipsis' || verdict === 'near');
}

/** The first match without faults, else the first with correct numbers, else the first. */
function best(findings: readonly QuoteMatch[]): QuoteMatch | undefined {
  return findings.find(isSafe) ?? findings.find(({ breaksNumber }) => !breaksNumber) ?? findings[0];
}

function isSafe({ doubts, breaksNumber }: QuoteMatch): boolean {
  return doubts.length === 0 && !breaksNumber;
}

function verdictOf({ similarity, differences }: NearPassage): QuoteVerdict {
  if (similarity < leastSimilarity) return 'absent';
  if (differences.some(({ kind }) => kind === 'number')) return 'number-mismatch';
  return differences.length === 0 ? 'near' : 'absent';
}
