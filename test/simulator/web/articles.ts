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

/** Where the pages of the corpus stand, and when they were published. */
const ofCorpus = {
  bucket: ['algorithms', '/token-bucket', '2021-03-15'],
  window: ['algorithms', '/sliding-window', '2022'],
  gcra: ['standards', '/gcra?part=2', '1996'],
  bench: ['measurements', '/limiters-2024', '2024-05-02'],
  guide: ['operations', '/rate-limits/', '2023'],
} as const;

/** Each page, and below it what it says: importance, claim and quote. */
const others = `
algorithms | /sliding-window-counter | Two counters that stand for a window | 2022-07 | primary | Moreau, Ana
  central | On real traffic a sliding window counter was wrong in 0.003% of the decisions. | on 400 million requests the estimate was wrong in 0.003% of the decisions
standards | /http-429 | Too Many Requests: the status code | 2012-04 | primary | Working Group 9
  central | Responses that refuse a request may say when to come back. | MAY include a Retry-After header indicating how long to wait
  supporting | Responses with status 429 must not be cached. | responses with the 429 status code MUST NOT be stored by a cache
archive | /abs/2401.01234 | Sliding estimates with bounded error | 2024-01 | primary | Haddad, Leïla & Okafor, Chidi
  central | An estimate with two counters has a bounded error. | we bound the error of the two-counter estimate by 1/k for k sub-windows
news | /2024/05/limiters-compared | Which limiter is fastest? A study measured five | 2024-05-09 | secondary | Novak, Petra
  supporting | The press reports that GCRA used the least memory. | GCRA came out ahead, at 16 bytes for each client
news | /2025/01/quota-war | The quiet war over quotas | 2025-01-14 | secondary | Novak, Petra
  peripheral | Providers lowered their free quotas in 2024. | nine of twelve providers lowered their free quota in 2024
forum | /questions/11 | Token bucket or sliding window for a public API? | 2021 | secondary
  peripheral | Practitioners disagree about memory. | below 100 requests per window nobody will notice the memory
`;

/** The real pages of the local web, what a good research run finds: algorithms, standards, measurements, operators, papers, the press and a forum. */
export const articles: readonly Article[] = [
  ...Object.entries(ofCorpus).map(([name, [site, path, published]]): Article => {
    const { title = '', kind = 'primary', authors = [] } = pages[name] ?? {};
    const claims = corpus.filter((claim) => claim.page === name);
    return { site, path, title, authors, published, kind, filler, claims };
  }),
  ...others
    .trim()
    .split(/\n(?! )/)
    .map((rows): Article => {
      const [page = '', ...claims] = rows.split('\n').map((row) => row.trim());
      const [site, path = '', title = '', published = '', kind, authors] = page.split(' | ');
      return {
        ...{ site: site as SiteName, path, title, published, kind: kind as Article['kind'], filler },
        authors: authors?.split(' & ') ?? [],
        claims: claims.map((row) => {
          const [importance, text = '', quote = ''] = row.split(' | ');
          return { text, quote, importance: importance as WebClaim['importance'] };
        }),
      };
    }),
];
