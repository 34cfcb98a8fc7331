import { remembered } from '../../base/remembered.ts';
import { bareWords } from '../../base/text.ts';
import { statementOf } from './attribution.ts';
import { compare, hasEqualWords } from './comparison.ts';
import { distinctiveOf, namesIn, stemsIn, type Distinctive } from './distinctive.ts';
import type { Evidence } from './ledger.ts';
import { similarityIndex } from './similarity.ts';

/** A statement of one author. */
export interface Statement {
  text: string;
  /** The quote that supports it, and its source. */
  quote?: { words: string; source: string };
  /** The hand-in: one author does not state the same thing twice. */
  from: string;
  /** Whether it is about the project's code, which other sources rarely describe. */
  isOfCode?: boolean;
  /** Whether it says that a page lacks something: what is lacking is a few words among many that all such statements have. */
  isAbsence?: boolean;
}

export interface Match {
  /** The id of a statement that certainly means the same. */
  same?: string;
  /** Ids of statements that contradict it. */
  opposed: string[];
  /** Ids of a few that may mean the same, or give another value of the same thing, most similar first. */
  candidates: string[];
  /** Those candidates where each statement names something that the other does not. */
  unlikely: string[];
}

/** Finds equal statements by id. */
export interface ClaimMatcher {
  match: (statement: Statement) => Match;
  /** Adds a wording of the statement with this id; it may have several. */
  add: (id: string, statement: Statement) => void;
}

/** The nearest wordings that are compared. Several belong to one claim, or say the same of other things. */
const mostNeighbours = 10;
/** Further wordings with the same quote or name are compared, unless there are more than this. */
const mostOfName = 20;
/** Wordings with quotes of the same page are compared, unless there are more than this. */
const mostOfPage = 100;
/** Candidates that are returned. */
const mostCandidates = 3;

/** Words of half a quote; fewer occur in many sentences of a page. */
const fewestOfHalf = 4;

const nothing = { opposed: [], candidates: [], unlikely: [] };

/** Words of a page, without punctuation and capitals. */
interface Quoted {
  source: string;
  words: string;
}

interface Wording {
  id: string;
  distinctive: Distinctive;
  quote: Quoted;
  isOfCode: boolean;
  /** The hand-ins with a wording of this statement, and the pages that each quotes for it. */
  authors: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A statement to match, and the hand-in that states it. */
type Own = Pick<Wording, 'distinctive' | 'quote' | 'isOfCode'> & { from: string; isAbsence: boolean };

/** The part that a known wording has in the match of a statement. */
type Relation = 'same' | 'ofQuote' | 'disputed' | 'likely' | 'unlikely' | 'opposed' | 'none';

/**
 * Matches statements by similarity, numbers, names, polarity and quote; see `compare`. Who states something does not matter; see
 * `statementOf`. Statements of one hand-in match only in equal words, because their author distinguished them, and are candidates
 * where two pages support them.
 * @param corpus texts that define the rarity of words: the known ones, and future ones as far as possible.
 */
export function claimMatcher(corpus: readonly string[]): ClaimMatcher {
  const saidIn = remembered(statementOf);
  const index = similarityIndex(corpus.map(saidIn));
  const names = new Set(corpus.flatMap(namesIn));
  const wordings: Wording[] = [];
  const byText = new Map<string, string>();
  const authors = new Map<string, Map<string, Set<string>>>();
  const byName = new Map<string, number[]>();
  const byPage = new Map<string, number[]>();
  const keyOf = remembered(plainKey);
  const ownOf = remembered((text: string) => distinctiveOf(text, names));
  const wordsOf = remembered((text: string) => bareWords(text).join(' '));
  const stemsOf = remembered(stemsIn);
  const quotedBy = (quote: Statement['quote']): Quoted =>
    quote === undefined ? { source: '', words: '' } : { source: quote.source, words: wordsOf(quote.words) };
  const holdersOf = (holders: readonly number[] = [], most = mostOfName) => (holders.length > most ? [] : holders);
  const kinOf = ({ names: own }: Distinctive, quote: Quoted): number[] => {
    const ofPage = holdersOf(byPage.get(quote.source), mostOfPage);
    const ofQuote = ofPage.filter((at) => partInCommon(quote, wordings[at]?.quote) > 0);
    return [...new Set([...[...own].flatMap((name) => holdersOf(byName.get(name))), ...ofQuote])];
  };
  const relationTo = (own: Own, other: Wording, score: number): Relation => {
    const ownPages = other.authors.get(own.from);
    const quoted = partInCommon(own.quote, other.quote);
    // An author who found a statement on a second page did not distinguish it from another's of that page.
    const isOwn = ownPages !== undefined && (own.quote.words !== other.quote.words || ownPages.has(own.quote.source));
    const isElsewhere = own.isOfCode !== other.isOfCode;
    const common = quoted === 1 && { quote: stemsOf(own.quote.words) };
    const result = compare(own.distinctive, other.distinctive, { score, quoted, isElsewhere, ...common });
    const isStrict = isOwn || own.isAbsence;
    if (isStrict ? hasEqualWords(own.distinctive, other.distinctive) : result === 'same') return 'same';
    // An author's two statements on one page differ, but the page may support only one of two values.
    if (isOwn && result !== 'disputed' && !isOfOtherPage(own.quote, other.quote)) return 'none';
    const relations = {
      same: 'likely',
      undecided: quoted > 0 ? 'ofQuote' : 'likely',
      renamed: quoted > 0 ? 'ofQuote' : 'unlikely',
      disputed: 'disputed',
      opposed: isOwn ? 'disputed' : 'opposed',
      different: 'none',
    } as const;
    return relations[result];
  };
  return {
    add: (id, { text: stated, quote, from, isOfCode = false }) => {
      const text = saidIn(stated);
      const all = authors.get(id) ?? new Map<string, Set<string>>();
      authors.set(id, all.set(from, new Set([...(all.get(from) ?? []), quote?.source ?? ''])));
      const key = keyOf(text);
      if (byText.has(key)) return;
      byText.set(key, id);
      index.add(text);
      const distinctive = ownOf(text);
      for (const name of distinctive.names) note(byName, name, wordings.length);
      const quoted = quotedBy(quote);
      if (quoted.words !== '') note(byPage, quoted.source, wordings.length);
      wordings.push({ id, distinctive, quote: quoted, isOfCode, authors: all });
    },
    match: ({ text: stated, quote, from, isOfCode = false, isAbsence = false }) => {
      const text = saidIn(stated);
      const known = byText.get(keyOf(text));
      if (known !== undefined) return { same: known, ...nothing };
      const own = { distinctive: ownOf(text), quote: quotedBy(quote), isOfCode, from, isAbsence };
      const found = { ofQuote: ids(), disputed: ids(), likely: ids(), unlikely: ids(), opposed: ids(), none: ids() };
      for (const { index: at, score } of index.nearest(text, mostNeighbours, kinOf(own.distinctive, own.quote))) {
        const other = wordings[at];
        if (other === undefined) continue;
        const relation = relationTo(own, other, score);
        if (relation === 'same') return { same: other.id, ...nothing };
        found[relation].add(other.id);
      }
      const { ofQuote, disputed, likely, unlikely, opposed } = found;
      // Statements with the same quote are the most likely to mean the same.
      const open = new Set([...ofQuote, ...disputed, ...likely]);
      const candidates = [...open].filter((id) => !opposed.has(id)).slice(0, Math.max(mostCandidates, ofQuote.size));
      const others = [...unlikely].filter((id) => !open.has(id) && !opposed.has(id));
      return {
        opposed: [...opposed],
        candidates,
        unlikely: others.slice(0, Math.max(0, mostCandidates - candidates.length)),
      };
    },
  };
}

const ids = () => new Set<string>();

/** A wording of the statement with this id. */
export interface KnownStatement extends Statement {
  id: string;
}

/** A matcher for known statements. @param coming texts that will be matched with them, as far as known. */
export function matcherOf(known: readonly KnownStatement[], coming: readonly string[]): ClaimMatcher {
  const matcher = claimMatcher([...new Set([...known.map(({ text }) => text), ...coming])]);
  for (const { id, ...statement } of known) matcher.add(id, statement);
  return matcher;
}

/** Whether one of these statements certainly means the same. */
export function statementMatcher(known: readonly string[], others: readonly string[]): (text: string) => boolean {
  const matcher = matcherOf(
    known.map((text, index) => ({ id: `${index}`, text, from: 'known' })),
    others,
  );
  return (text) => matcher.match({ text, from: 'asked' }).same !== undefined;
}

/** Statements without repetitions of earlier ones. */
export function firstOfEach<Item extends { text: string }>(items: readonly Item[]): Item[] {
  const matcher = claimMatcher(items.map(({ text }) => text));
  return items.filter(({ text }, index) => {
    const statement = { text, from: `${index}` };
    const isNew = matcher.match(statement).same === undefined;
    if (isNew) matcher.add(`${index}`, statement);
    return isNew;
  });
}

/** Whether two quotes are of different pages, as far as known. */
function isOfOtherPage(one: Quoted, other: Quoted): boolean {
  return one.source !== other.source && one.source !== '' && other.source !== '';
}

/** Whether the quotes of two claims share at least half of their words on one page. */
export function shareQuote(one: readonly Evidence[], other: readonly Evidence[]): boolean {
  const [own, theirs] = [one, other].map((all) =>
    all.map(({ source, quote }): Quoted => ({ source, words: bareWords(quote).join(' ') })),
  );
  return own?.some((quoted) => theirs?.some((known) => partInCommon(quoted, known) > 0)) === true;
}

/** The part of the shorter quote that the other of the same page contains: 1 (all), 0.5 (a half at least) or 0. */
function partInCommon(one: Quoted, other: Quoted = { source: '', words: '' }): number {
  const [short, long] = one.words.length < other.words.length ? [one.words, other.words] : [other.words, one.words];
  if (short === '' || one.source !== other.source) return 0;
  if (long.includes(short)) return 1;
  const words = short.split(' ');
  const middle = Math.ceil(words.length / 2);
  if (middle < fewestOfHalf) return 0;
  return [words.slice(0, middle), words.slice(-middle)].some((half) => long.includes(half.join(' '))) ? 0.5 : 0;
}

function note(places: Map<string, number[]>, key: string, place: number): void {
  const known = places.get(key);
  if (known === undefined) places.set(key, [place]);
  else known.push(place);
}

function plainKey(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}
