import { isTurnedRound } from './comparison.ts';
import { distinctiveOf, type Distinctive } from './distinctive.ts';
import { mayBeCited } from './failed-quotes.ts';
import type { Claim, Ledger } from './ledger.ts';
import { normalString } from './quotes/normal-text.ts';
import { verifiedText } from './verified-text.ts';

type Kind = 'statement' | 'quote';
interface Words {
  claim: string;
  text: string;
  kind: Kind;
}

/** Fewer words are also in statements about other things. */
const fewestWords = 4;
/** The same for numbers and long words, and the share of them from which a claim in other words is a side. */
const fewestDistinctive = 3;
const leastShare = 0.75;
const leastOfOwn = 0.5;
/** The name of a page before the words of a side. */
const place = /^[^:“"]{1,60}: (?=\S)/;

/**
 * Finds the claim that a side of a contradiction is: that states it, or else that is supported by a quote with it, word for word.
 * The first one that says nothing else, or else the first. Texts are indexed by their letters and digits, because normalising
 * each of 20,000 for each side takes minutes; only those that match are compared word for word.
 */
export class SideFinder {
  /** Noted texts that have no place in the index yet: a ledger without contradictions needs none. */
  #waiting: Words[] = [];
  readonly #byKey = new Map<string, Words[]>();
  readonly #noted: Words[] = [];
  /** The numbers and long words of each claim, up to a noted text, and its texts. */
  readonly #wordsOf = new Map<string, { all: Set<string>; texts: string[] }>();
  #counted = 0;

  constructor({ claims, looks }: Pick<Ledger, 'claims' | 'looks'>) {
    for (const claim of claims) this.#noteClaim(claim, { looks });
  }

  /** Adds words that a claim has by now. */
  note(words: Words): void {
    this.#waiting.push(words);
    this.#noted.push(words);
  }

  /** The id of that claim. */
  find(side: string): string | undefined {
    this.#index();
    const [key, wanted] = [keyOf(side), spaced(side)];
    const exact = this.#first(this.#byKey.get(key) ?? [], (text) => text === wanted);
    if (exact !== undefined || wanted.split(' ').length < fewestWords) return exact;
    const around = [...this.#byKey].flatMap(([known, words]) => (known.includes(key) ? words : []));
    return this.#first(around, (text) => text.includes(wanted));
  }

  /** The id of the claim, apart from these, that has nearly all words of one of the sides, and all of its numbers. */
  nearest(side: string, sides: readonly string[], others: readonly string[]): string | undefined {
    this.#count();
    const claims = [...this.#wordsOf.keys()].filter((claim) => !others.includes(claim));
    return this.#nearestOf(claims, side, sides, leastShare);
  }

  /** The same among the claims of the hand-in with these sides, which agents seldom word as their claims: at least half the words. */
  nearestOfOwn(side: string, sides: readonly string[], own: readonly string[]): string | undefined {
    this.#count();
    return this.#nearestOf(own, side, sides, leastOfOwn);
  }

  #nearestOf(claims: readonly string[], side: string, sides: readonly string[], least: number): string | undefined {
    const wanted = sideOf(side, sides);
    if (wanted.words.size < fewestDistinctive) return undefined;
    const [best] = claims
      .map((claim) => ({ claim, share: this.#shareOf(wanted, claim, least) }))
      .filter(({ share }) => share > 0)
      .sort((a, b) => b.share - a.share);
    if (best === undefined) return undefined;
    // More words of another side, and a larger part of them, make it that one.
    const isOther = (rival: Side) => {
      const other = this.#shareOf(rival, best.claim);
      return other > best.share && other * rival.words.size > best.share * wanted.words.size;
    };
    return sides.some((one) => one !== side && isOther(sideOf(one, sides))) ? undefined : best.claim;
  }

  /** The part of the words of one of the sides that these claims have, at most. */
  mostOf(side: string, sides: readonly string[], claims: readonly string[]): number {
    const wanted = sideOf(side, sides);
    this.#count();
    return Math.max(0, ...claims.map((claim) => this.#shareOf(wanted, claim)));
  }

  /** The part of a side's words that a claim has; 0 for less, without its numbers, or where the claim's nearest text denies it. */
  #shareOf({ words, parts, isDenied }: Side, claim: string, least = 0): number {
    const { all, texts } = this.#wordsOf.get(claim) ?? { all: new Set(), texts: [] };
    const share = shareOf(words, all);
    if (share === 0 || share < least || [...words].some((word) => /\p{N}/u.test(word) && !all.has(word))) return 0;
    if (!isDenied) return share;
    const shares = { alike: 0, turned: 0 };
    for (const text of texts) {
      const way = isTurned(parts, distinctiveOf(text)) ? 'turned' : 'alike';
      shares[way] = Math.max(shares[way], shareOf(words, distinctiveWords(text)));
    }
    return shares.turned > shares.alike ? 0 : share;
  }

  #count(): void {
    for (const { claim, text } of this.#noted.slice(this.#counted)) {
      const known = this.#wordsOf.get(claim) ?? { all: new Set(), texts: [] };
      for (const word of distinctiveWords(text)) known.all.add(word);
      known.texts.push(text);
      this.#wordsOf.set(claim, known);
    }
    this.#counted = this.#noted.length;
  }

  #first(words: readonly Words[], isIt: (text: string) => boolean): string | undefined {
    const found = words.filter(({ text }) => isIt(spaced(text)));
    return (found.find(({ kind }) => kind === 'statement') ?? found[0])?.claim;
  }

  #noteClaim(claim: Claim, ledger: Pick<Ledger, 'looks'>): void {
    const counted = claim.evidence.filter(mayBeCited);
    const statements = [claim.text, verifiedText(claim, ledger), ...counted.flatMap(({ wording = [] }) => wording)];
    for (const text of new Set(statements)) this.note({ claim: claim.id, text, kind: 'statement' });
    for (const { quote } of counted) this.note({ claim: claim.id, text: quote, kind: 'quote' });
  }

  #index(): void {
    for (const words of this.#waiting) {
      const key = keyOf(words.text);
      const known = this.#byKey.get(key);
      if (known === undefined) this.#byKey.set(key, [words]);
      else known.push(words);
    }
    this.#waiting = [];
  }
}

/** Typography, Markdown and spaces have no part in it, so that texts with equal words have equal keys. */
const keyOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

const spaced = (text: string) =>
  normalString(text)
    .replace(/\s+/g, ' ')
    .replace(/[.\s]+$/, '');

interface Side {
  words: ReadonlySet<string>;
  parts: Distinctive;
  /** Whether another side says the opposite, so that a denial separates them. */
  isDenied: boolean;
}

/** One of the sides, without the name of its page. */
function sideOf(side: string, sides: readonly string[]): Side {
  const [said = '', ...others] = [side, ...sides].map((one) => one.replace(place, ''));
  const parts = distinctiveOf(said);
  const isDenied = others.some((other) => isTurned(parts, distinctiveOf(other)));
  return { words: distinctiveWords(said), parts, isDenied };
}

function isTurned(one: Distinctive, other: Distinctive): boolean {
  return one.isNegated !== other.isNegated || isTurnedRound(one, other);
}

/** The part of these words that others have. */
function shareOf(wanted: ReadonlySet<string>, words: ReadonlySet<string>): number {
  return [...wanted].filter((word) => words.has(word)).length / wanted.size;
}

/** Numbers and long words, which describe the subject of a sentence. */
function distinctiveWords(text: string): Set<string> {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:[.,]\p{N}+)*/gu) ?? [];
  return new Set(words.filter((word) => word.length > 3 || /\p{N}/u.test(word)));
}
