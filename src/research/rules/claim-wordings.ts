import type { KnownStatement } from './claim-matcher.ts';
import type { Ledger, Source } from './ledger.ts';

/** Every wording of the claims, with its quotes. */
export function wordingsOf({ claims, sources }: Ledger): KnownStatement[] {
  const code = new Set(sources.filter(isOfCode).map(({ id }) => id));
  return claims.flatMap(({ id, text, evidence }) => {
    if (evidence.length === 0) return [{ id, text, from: '' }];
    return evidence.map(({ quote, source, hand_in, wording = text }) => {
      const from = { from: hand_in, isOfCode: code.has(source) };
      return { id, text: wording, ...from, ...(quote !== '' && { quote: { words: quote, source } }) };
    });
  });
}

/** Whether a source is code of the project, not a text such as a document of the user. */
export function isOfCode({ kind, url }: Pick<Source, 'kind' | 'url'>): boolean {
  return kind === 'repository' && !/\.(?:adoc|docx?|x?html?|markdown|md|odt|pdf|rst|te?xt?)$/i.test(url);
}
