import { numbersIn, type FoundNumber } from '../quotes/numbers.ts';
import { mayBeCited } from '../research/failed-quotes.ts';
import type { ReadReport } from './report-input.ts';

/** Most sentences have no number, and a look at them is cheap. */
export const mayHoldNumber = /\d|\b(?:hundred|thousand|million|billion|trillion|percent|per cent)\b/i;

/** The numbers that the quotes of a source, or of a finding, hold; of a source its title and its year with them, read once. */
export class HeldNumbers {
  readonly #report: ReadReport;
  readonly #quotes = new Map<string, string[]>();
  readonly #texts = new Map<string, string[]>();
  readonly #known = new Map<string, FoundNumber[]>();
  readonly #ofClaims = new Map<string, FoundNumber[]>();

  constructor(report: ReadReport) {
    this.#report = report;
    for (const { evidence } of report.ledger.claims) {
      for (const one of evidence.filter(mayBeCited)) {
        const quotes = this.#quotes.get(one.source);
        if (quotes === undefined) this.#quotes.set(one.source, [one.quote]);
        else quotes.push(one.quote);
      }
    }
  }

  textsOf(key: string): readonly string[] {
    const known = this.#texts.get(key);
    if (known !== undefined) return known;
    const source = this.#report.sourcesByKey.get(key);
    const texts =
      source === undefined
        ? []
        : [...(this.#quotes.get(source.id) ?? []), source.title, source.year ?? '', source.accessed.slice(0, 4)];
    this.#texts.set(key, texts);
    return texts;
  }

  ofClaim(id: string): FoundNumber[] {
    const known = this.#ofClaims.get(id);
    if (known !== undefined) return known;
    const claim = this.#report.claims.get(id);
    const texts =
      claim === undefined ? [] : [claim.text, ...claim.evidence.filter(mayBeCited).map(({ quote }) => quote)];
    const numbers = texts.flatMap((text) => numbersIn(text));
    this.#ofClaims.set(id, numbers);
    return numbers;
  }

  of(key: string): FoundNumber[] {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const numbers = this.textsOf(key).flatMap((text) => (mayHoldNumber.test(text) ? numbersIn(text) : []));
    this.#known.set(key, numbers);
    return numbers;
  }
}
