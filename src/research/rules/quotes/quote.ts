import { omission } from '../../../base/text.ts';
import { numbersOver } from './numbers.ts';
import {
  asciiDigits,
  sentencesAround,
  tokensOf,
  withoutLayout,
  withoutMarks,
  type Place,
  type Tokens,
} from './text.ts';

/** Exact; with omissions; missing; with another number. Ledgers of older versions have `near`. */
export const quoteVerdicts = ['exact', 'ellipsis', 'near', 'absent', 'number-mismatch'] as const;
export type QuoteVerdict = (typeof quoteVerdicts)[number];

/** The result of checking a quote by code. */
export interface QuoteCheck {
  verdict: QuoteVerdict;
  /** The page's own whole sentences or rows with the quote; null when it is absent. */
  place: Place | null;
  /** Where the quote itself begins, as an offset and as a line, from 1. */
  anchor?: number;
  line?: number;
  /** The page's words at that place, a row behind the columns of its table: these are the evidence, whatever the quote left out. */
  words: string | null;
  /** The headings that it stands under, from the outermost. */
  heading?: string;
  /** The changed number of a `number-mismatch`. */
  difference?: { quote: string; page: string };
}

/** Tokens that a run has at least, unless an ellipsis marks where it begins and ends. */
const leastRun = 4;
/** Characters of the page that an omission may leave out: as many as a passage that a judge is shown. */
const widestGap = 1_500;
/** Places at which a quote may begin; one that begins with a cell of one word may do so at many. */
const [mostPlaces, mostOfWord] = [20, 100];

/** A text prepared for searches: its tokens in one line. */
interface Line {
  text: string;
  tokens: Tokens;
  words: string[];
  joined: string;
  /** The offset of each token in `joined`. */
  at: Uint32Array;
}

function lineOf(text: string, tokens: Tokens, isMasked: boolean): Line {
  const words = isMasked ? tokens.words.map((word) => (/\p{N}/u.test(word) ? '#' : word)) : tokens.words;
  const at = new Uint32Array(words.length + 1);
  let length = 1;
  for (const [index, word] of words.entries()) {
    at[index] = length;
    length += word.length + 1;
  }
  at[words.length] = length;
  return { text, tokens, words, joined: ` ${words.join(' ')} `, at };
}

/** A page prepared for checking many quotes: as it stands, and without what may be marks of references; each once more without its numbers. */
export interface PageIndex {
  text: string;
  lines: (isBare: boolean, isMasked: boolean) => Line;
}

/** Prepares a page, about 200 ms for 600 KB; what only inexact quotes need is prepared with the first of them. */
export function indexPage(text: string): PageIndex {
  const known = new Map<string, Line>();
  const tokens = new Map<boolean, Tokens>();
  return {
    text,
    lines: (isBare, isMasked) => {
      const key = `${isBare} ${isMasked}`;
      const own = isBare ? withoutLayout(withoutMarks(text)) : text;
      const read = tokens.get(isBare) ?? tokensOf(own);
      tokens.set(isBare, read);
      const line = known.get(key) ?? lineOf(own, read, isMasked);
      known.set(key, line);
      return line;
    },
  };
}

/** Tokens of the quote, and of the page, that are the same: from, and how many. */
interface Run {
  quote: number;
  page: number;
  length: number;
}

type Piece = Pick<Run, 'quote' | 'length'>;

/**
 * Searches a quote in a page, in any script: all its words and numbers have to stand there, one behind the other (exact), or with parts
 * left out between runs of words (ellipsis). Numbers must be equal with their signs and units.
 */
export function checkQuote(quote: string, page: PageIndex): QuoteCheck {
  const forms = [quote, withoutLayout(quote), withoutLayout(withoutMarks(quote))];
  let second: QuoteCheck | undefined;
  for (const [form, isMasked] of [0, 1, 2, 3, 4, 5].map((pass) => [pass % 3, pass > 2] as const)) {
    const isBare = form > 0;
    const wanted = forms[form] ?? '';
    if (form === 2 && wanted === forms[1]) continue;
    const tokens = tokensOf(wanted);
    if (tokens.words.length === 0) break;
    const [mine, theirs] = [lineOf(wanted, tokens, isMasked), page.lines(isBare, isMasked)];
    const chains = chainsOf(mine, theirs).filter(
      (one) => form < 2 || haveSameMarks(quote, page.text, mine, theirs, one),
    );
    const chain = chains.find((one) => changedNumber(mine, theirs, one) === undefined) ?? chains[0] ?? [];
    if (chain.length === 0) continue;
    const places = chain.map((run) => placeOf(theirs, run.page, run.page + run.length));
    const difference = changedNumber(mine, theirs, chain);
    const verdict = difference !== undefined ? 'number-mismatch' : chain.length === 1 ? 'exact' : 'ellipsis';
    const check = { verdict, ...shown(page.text, places), ...(difference !== undefined && { difference }) } as const;
    if (verdict === 'exact') return check;
    if (second === undefined || (verdict === 'ellipsis' && second.verdict !== 'ellipsis')) second = check;
  }
  return second ?? { verdict: 'absent', place: null, words: null };
}

/** Whether what was left out of a quote, as marks of references, stands in the page with the same numbers. */
function haveSameMarks(quote: string, text: string, mine: Line, theirs: Line, chain: readonly Run[]): boolean {
  const digits = (whole: string, { start, end }: Place) =>
    asciiDigits(whole.slice(start, end).normalize('NFKC')).replace(/\D+/g, ' ').trim();
  return chain.every(
    (run) =>
      digits(quote, placeOf(mine, run.quote, run.quote + run.length)) ===
      digits(text, placeOf(theirs, run.page, run.page + run.length)),
  );
}

/** What lies between the sentences of two parts of a quote is shown, unless it is longer, such as the rows of a table; in characters. */
const mostBetween = 200;

function shown(text: string, parts: readonly Place[]): Omit<QuoteCheck, 'verdict' | 'difference'> {
  const wholes: Place[] = [];
  for (const { start, end } of parts.map((part) => sentencesAround(text, part))) {
    const last = wholes.at(-1);
    if (last === undefined || start - last.end > mostBetween) wholes.push({ start, end });
    else last.end = Math.max(last.end, end);
  }
  const anchor = parts[0]?.start ?? 0;
  const heading = headingsAbove(text, anchor);
  const cells = (row: string) => row.replace(/^\s*\|\s*|\s*\|\s*$/g, '');
  const said = wholes.map(({ start, end }) => {
    const [whole, columns] = [text.slice(start, end), firstRowAbove(text, start)];
    return columns === undefined ? whole : `${cells(columns)}: ${cells(whole)}`;
  });
  return {
    place: { start: wholes[0]?.start ?? anchor, end: wholes.at(-1)?.end ?? anchor },
    words: said.join(' … '),
    ...(heading !== '' && { heading }),
    anchor,
    line: lineAt(text, anchor),
  };
}

/** The headings of a text in Markdown above an offset; `# ` alone begins a comment of code, unless empty lines set it off. */
function headingsAbove(text: string, at: number): string {
  let open: { depth: number; title: string }[] = [];
  const found = text.slice(0, at).matchAll(/^[ \t]*```[^]*?^[ \t]*```|(?<![^\n]\n)^# (.+)\n(?=\n)|^(#{2,6}) (.+)\n/gm);
  for (const [, first, marks = '#', title = first] of found) {
    if (title === undefined) continue;
    open = [...open.filter(({ depth }) => depth < marks.length), { depth: marks.length, title: title.trim() }];
  }
  return open.map(({ title }) => title).join(' › ');
}

const mostRows = 200;

/** The first row of the table in which an offset of a text lies; undefined for that row itself, and outside tables. */
function firstRowAbove(text: string, at: number): string | undefined {
  const lines = text.slice(0, at).split('\n').slice(-mostRows);
  const own = `${lines.pop() ?? ''}${text.slice(at).split('\n', 1)[0] ?? ''}`;
  const above = lines.slice(lines.findLastIndex((line) => !/[\t|]/.test(line)) + 1);
  return /[\t|]/.test(own) ? above[0] : undefined;
}

/** Whether a quote has too few words to support a claim: fewer than four, three with a number, two in cells of a table. */
export function isTooShort(quote: string): boolean {
  const { words, ideographs } = tokensOf(quote);
  const hasNumber = words.length > 2 && words.some((word) => /\p{N}/u.test(word));
  return words.length - ideographs / 2 < (/[\t|]/.test(quote) ? 2 : leastRun - Number(hasNumber));
}

/** Whether a quote was found, with its numbers. */
export const isFound = ({ verdict }: Pick<QuoteCheck, 'verdict'>): boolean =>
  verdict !== 'absent' && verdict !== 'number-mismatch';

/** The ways in which the runs of a quote stand in a page, one behind the other: first the fewest omissions, and the nearest of these. */
function chainsOf(quote: Line, page: Line): Run[][] {
  const pieces = piecesOf(quote);
  const [first] = pieces;
  if (first === undefined) return [];
  const seed = wordsOf(quote, first.quote, Math.min(first.length, leastRun));
  const width = (chain: readonly Run[]) => (chain.at(-1)?.page ?? 0) - (chain[0]?.page ?? 0);
  return placesOf(seed, page.joined, first.length === 1 ? mostOfWord : mostPlaces)
    .flatMap((at) => {
      const chain = chainFrom(quote, page, pieces, tokenAt(page, at));
      return chain === undefined ? [] : [chain];
    })
    .sort((one, other) => one.length - other.length || width(one) - width(other));
}

/** The parts of a quote between its ellipses, such as cells of a table. */
function piecesOf({ text, tokens }: Line): Piece[] {
  const cuts = [...Array.from(text.matchAll(omission), ({ index }) => index), text.length];
  let from = 0;
  return cuts.flatMap((cut) => {
    const quote = from;
    while (from < tokens.places.length && (tokens.places[from]?.start ?? 0) < cut) from += 1;
    return from === quote ? [] : [{ quote, length: from - quote }];
  });
}

/** The runs of all pieces from a place of the page on. What follows words that a piece leaves out is a run of its own. */
function chainFrom(quote: Line, page: Line, pieces: readonly Piece[], from: number): Run[] | undefined {
  const runs: Run[] = [];
  for (const piece of pieces) {
    for (let left = piece; left.length > 0;) {
      if (left !== piece && left.length < leastRun) return undefined;
      const seed = Math.min(left.length, leastRun);
      const start = runs.length === 0 ? from : nextPlace(page, wordsOf(quote, left.quote, seed), runs);
      if (start === undefined) return undefined;
      const length = equalFrom(quote, page, left, start);
      if (length === 0 || !isInRow(page, runs.at(-1), { page: start, length: left.length })) return undefined;
      runs.push({ quote: left.quote, page: start, length });
      left = { quote: left.quote + length, length: left.length - length };
    }
  }
  return runs;
}

/** Whether a cell of one word stands in the row of the cell before it, or begins the next one. */
function isInRow({ text, tokens: { places } }: Line, last: Run | undefined, next: Omit<Run, 'quote'>): boolean {
  if (last === undefined || (last.length > 1 && next.length > 1)) return true;
  const between = text.slice(places[last.page + last.length - 1]?.end, places[next.page]?.start);
  return /^[^\n]*$|\n[\s|*]*$/.test(between);
}

/** The next place of some words behind the last run, near enough to be of the same passage. */
function nextPlace(page: Line, words: string, runs: readonly Run[]): number | undefined {
  const last = runs.at(-1);
  if (last === undefined) return undefined;
  const before = last.page + last.length;
  const start = (page.at[before] ?? 1) - 1;
  const at = page.joined.slice(start, start + 2 * widestGap + words.length).indexOf(words);
  if (at === -1) return undefined;
  const found = tokenAt(page, start + at);
  const gap = (page.tokens.places[found]?.start ?? Infinity) - (page.tokens.places[before - 1]?.end ?? 0);
  return gap <= widestGap ? found : undefined;
}

const wordsOf = (line: Line, from: number, length: number) =>
  line.joined.slice((line.at[from] ?? 1) - 1, line.at[from + length] ?? line.joined.length);

/** The first places of some words in a line, each as the offset of the blank before it. */
function placesOf(words: string, line: string, most: number): number[] {
  const places: number[] = [];
  for (let at = line.indexOf(words); at !== -1 && places.length < most; at = line.indexOf(words, at + 1))
    places.push(at);
  return places;
}

/** The token that begins behind the blank at an offset. */
function tokenAt({ at }: Line, offset: number): number {
  let [low, high] = [0, at.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((at[middle] ?? 0) < offset + 1) low = middle + 1;
    else high = middle;
  }
  return low;
}

function equalFrom(quote: Line, page: Line, piece: Piece, start: number): number {
  let length = 0;
  while (length < piece.length && quote.words[piece.quote + length] === page.words[start + length]) length += 1;
  return length;
}

const placeOf = ({ tokens: { places } }: Line, from: number, to: number): Place => ({
  start: places[from]?.start ?? 0,
  end: places[to - 1]?.end ?? 0,
});

/** The first number that quote and page do not have in common, with sign and unit, where their words are the same. */
function changedNumber(quote: Line, page: Line, runs: readonly Run[]): QuoteCheck['difference'] {
  for (const run of runs) {
    const ours = numbersOver(quote.text, placeOf(quote, run.quote, run.quote + run.length));
    const theirs = numbersOver(page.text, placeOf(page, run.page, run.page + run.length));
    const at = Array.from({ length: Math.max(ours.length, theirs.length) }).findIndex(
      (_, index) => ours[index]?.exact !== theirs[index]?.exact,
    );
    if (at !== -1) return { quote: ours[at]?.text.trim() ?? 'nothing', page: theirs[at]?.text.trim() ?? 'nothing' };
  }
  return undefined;
}

function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
