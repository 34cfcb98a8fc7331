import { distinctiveWords, shareOf } from './contradicted-claims.ts';
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
  /** The numbers and long words of each claim, up to a noted text. */
  readonly #wordsOf = new Map<string, Set<string>>();
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

  /** The id of the claim, apart from these, that has nearly all words of a side, and all of its numbers. */
  nearest(side: string, others: readonly string[]): string | undefined {
    const wanted = distinctiveWords(side.replace(place, ''));
    if (wanted.size < fewestDistinctive) return undefined;
    const numbers = [...wanted].filter((word) => /\p{N}/u.test(word));
    this.#count();
    let best: { claim: string; share: number } | undefined;
    for (const [claim, words] of this.#wordsOf) {
      const share = shareOf(wanted, words);
      if (share < leastShare || share <= (best?.share ?? 0) || others.includes(claim)) continue;
      if (numbers.every((number) => words.has(number))) best = { claim, share };
    }
    return best?.claim;
  }

  /** The part of a side's words that these claims have, at most. */
  mostOf(side: string, claims: readonly string[]): number {
    const wanted = distinctiveWords(side.replace(place, ''));
    this.#count();
    return Math.max(0, ...claims.map((claim) => shareOf(wanted, this.#wordsOf.get(claim) ?? new Set())));
  }

  #count(): void {
    for (const { claim, text } of this.#noted.slice(this.#counted)) {
      const known = this.#wordsOf.get(claim) ?? new Set();
      for (const word of distinctiveWords(text)) known.add(word);
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
