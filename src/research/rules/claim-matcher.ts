import { compare, distinctiveOf, hasEqualWords, namesIn, type Distinctive } from './comparison.ts';
import { similarityIndex } from './similarity.ts';

/** A statement as somebody made it. */
export interface Statement {
  text: string;
  /** The words that it rests on, and where they stand. */
  quote?: { words: string; source: string };
  /** Whose it is: nobody says the same thing twice in two ways. */
  from: string;
}

export interface Match {
  /** The id of the statement that says the same, beyond doubt. */
  same?: string;
  /** Ids of statements that cannot hold together with it. */
  opposed: string[];
  /** Ids of those that may say the same, the likeliest first. */
  candidates: string[];
}

/** Finds, among statements with ids, the one that says the same. */
export interface ClaimMatcher {
  match: (statement: Statement) => Match;
  /** A way to put the statement with this id; it may have several. */
  add: (id: string, statement: Statement) => void;
}

/** As many neighbours are compared, and handed to whoever decides. */
export const mostCandidates = 5;

interface Wording {
  id: string;
  distinctive: Distinctive;
  quote: string;
}

/**
 * Matches statements by similarity, numbers, names, polarity and quote; see `compare`. Statements of one hand-in are the same only in
 * equal words: their author tells them apart.
 * @param corpus texts by which the rarity of words is measured: those that are known, and those to come as far as they are.
 */
export function claimMatcher(corpus: readonly string[]): ClaimMatcher {
  const index = similarityIndex(corpus);
  const names = new Set(corpus.flatMap(namesIn));
  const wordings: Wording[] = [];
  const byText = new Map<string, string>();
  const authors = new Map<string, Set<string>>();
  return {
    add: (id, { text, quote, from }) => {
      const own = authors.get(id) ?? new Set();
      authors.set(id, own.add(from));
      if (byText.has(keyOf(text))) return;
      byText.set(keyOf(text), id);
      index.add(text);
      wordings.push({ id, distinctive: distinctiveOf(text, names), quote: quoteKey(quote) });
    },
    match: ({ text, quote, from }) => {
      const known = byText.get(keyOf(text));
      if (known !== undefined) return { same: known, opposed: [], candidates: [] };
      const own = distinctiveOf(text, names);
      const match: Match = { opposed: [], candidates: [] };
      for (const { index: at, score } of index.nearest(text, mostCandidates)) {
        const other = wordings[at];
        if (other === undefined) continue;
        const isOwn = authors.get(other.id)?.has(from) === true;
        const sharesQuote = quote !== undefined && other.quote === quoteKey(quote);
        const result = compare(own, other.distinctive, { score, sharesQuote });
        if (isOwn ? hasEqualWords(own, other.distinctive) : result === 'same') return { ...match, same: other.id };
        if (isOwn || match.candidates.includes(other.id) || match.opposed.includes(other.id)) continue;
        if (result === 'undecided') match.candidates.push(other.id);
        if (result === 'opposed') match.opposed.push(other.id);
      }
      return match;
    },
  };
}

/** Whether one of these statements says what another does, beyond doubt. */
export function statementMatcher(known: readonly string[], others: readonly string[]): (text: string) => boolean {
  const matcher = claimMatcher([...known, ...others]);
  for (const [index, text] of known.entries()) matcher.add(`${index}`, { text, from: 'known' });
  return (text) => matcher.match({ text, from: 'asked' }).same !== undefined;
}

/** Statements without those that say the same as one before them. */
export function firstOfEach<Item extends { text: string }>(items: readonly Item[]): Item[] {
  const matcher = claimMatcher(items.map(({ text }) => text));
  return items.filter(({ text }, index) => {
    const statement = { text, from: `${index}` };
    const isNew = matcher.match(statement).same === undefined;
    if (isNew) matcher.add(`${index}`, statement);
    return isNew;
  });
}

function keyOf(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}

function quoteKey(quote: Statement['quote']): string {
  return quote === undefined ? '' : `${quote.source} ${keyOf(quote.words)}`;
}
