import { corpus, pages } from '../persona/corpus.ts';
import type { SiteName } from './sites.ts';

/** Something a page says, as a persona may hand it in: the quote stands in the page's visible text. */
export interface WebClaim {
  readonly text: string;
  readonly quote: string;
  readonly importance: 'central' | 'supporting' | 'peripheral';
}

export interface Article {
  readonly site: SiteName;
  readonly path: string;
  readonly title: string;
  readonly authors: readonly string[];
  readonly published: string;
  readonly kind: 'primary' | 'secondary';
  readonly claims: readonly WebClaim[];
  /** Paragraphs around the claims. */
  readonly filler: readonly string[];
}

const filler = [
  'Rate limiting decides, request by request, who is served now and who is asked to come back. The decision has to be cheap, because it is taken for every request, and fair, because clients notice.',
  'What follows assumes one clock and one process unless it says otherwise; the sections on shared state relax both assumptions and say what is lost with each of them.',
  'Readers who only want the conclusion can skip to the last paragraph. The measurements behind it, and the scripts that took them, are described where they are used.',
];

export const fromCorpus = (page: keyof typeof pages): readonly WebClaim[] =>
  corpus.filter((claim) => claim.page === page).map(({ text, quote, importance }) => ({ text, quote, importance }));

export const article = (
  site: SiteName,
  path: string,
  title: string,
  published: string,
  kind: Article['kind'],
  claims: readonly WebClaim[],
  authors: readonly string[] = ['Moreau, Ana'],
): Article => ({ site, path, title, authors, published, kind, claims, filler });

export const claim = (text: string, quote: string, importance: WebClaim['importance'] = 'supporting'): WebClaim => ({
  text,
  quote,
  importance,
});
