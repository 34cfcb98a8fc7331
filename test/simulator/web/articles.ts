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
algorithms | /fixed-window | Fixed windows and their edges | 2020 | primary | Moreau, Ana
  central | A fixed window can let twice its limit pass around an edge. | up to 2n requests pass within one window length around an edge
  supporting | A fixed window needs one counter for each client. | one counter and one timestamp per client are enough
algorithms | /leaky-bucket | The leaky bucket, as a meter and as a queue | 2019 | primary | Moreau, Ana
  central | A leaky bucket used as a queue smooths traffic at the price of delay. | as a queue it delays requests instead of refusing them
  supporting | As a meter, the leaky bucket mirrors the token bucket. | the meter is the mirror image of the token bucket
algorithms | /sliding-window-counter | Two counters that stand for a window | 2022-07 | primary | Moreau, Ana
  central | On real traffic a sliding window counter was wrong in 0.003% of the decisions. | on 400 million requests the estimate was wrong in 0.003% of the decisions
algorithms | /concurrency-limits | Limits on concurrency instead of rate | 2018 | secondary | Moreau, Ana
  supporting | Limits on concurrency follow capacity that changes. | the limit finds the capacity by itself, from latency alone
standards | /http-429 | Too Many Requests: the status code | 2012-04 | primary | Working Group 9
  central | Responses that refuse a request may say when to come back. | MAY include a Retry-After header indicating how long to wait
  supporting | Responses with status 429 must not be cached. | responses with the 429 status code MUST NOT be stored by a cache
standards | /ratelimit-headers | Header fields for rate limits | 2025 | primary | Working Group 9
  supporting | A draft names header fields that tell a client its quota. | conveys the quota that remains in the current window
standards | /traffic-contract | Traffic contracts in cell networks | 1999 | primary | Working Group 9
  supporting | A traffic contract names a peak rate and a tolerance. | a peak cell rate together with a delay variation tolerance
measurements | /clock-drift | Limiters whose clocks drift apart | 2024-11-20 | primary | Sato, Yui
  central | A drift of 50 ms between nodes lets 5% more requests pass at limits per second. | with 50 ms of drift, 5.1% more requests passed than the limit of 1,000 per second allows
measurements | /shared-store | What a shared store costs | 2023-09 | primary | Sato, Yui
  central | A round trip to a shared store dominates the cost of a decision. | the round trip took 310 µs of the 312 µs that a decision needed
  supporting | Batches of tokens cut round trips by an order of magnitude. | leases of 20 tokens cut the round trips by 95%
measurements | /fairness | Who is refused? Fairness under overload | 2024 | primary | Bauer, Jörg
  supporting | Random early refusal is fairer than refusal at the limit. | the Gini index of refusals fell from 0.61 to 0.22
operations | /retry-storms | How a limiter starts a retry storm | 2022 | secondary
  supporting | Retries without jitter arrive in waves. | without jitter the retries came back as one wave, every 30 seconds
operations | /choosing | Choosing a limiter | 2024 | secondary
  supporting | Operators recommend a token bucket by default. | start with a token bucket; change it when you can say why
operations | /incident-2023 | Incident review: the limiter that refused everybody | 2023-02 | secondary
  supporting | A clock that stepped backwards made a limiter refuse everybody. | the clock stepped back 37 minutes and every bucket stayed empty
archive | /abs/2401.01234 | Sliding estimates with bounded error | 2024-01 | primary | Haddad, Leïla & Okafor, Chidi
  central | An estimate with two counters has a bounded error. | we bound the error of the two-counter estimate by 1/k for k sub-windows
archive | /abs/1906.04321 | Distributed token buckets without coordination | 2019-06 | primary | Okafor, Chidi
  supporting | Nodes can share a limit without coordination at a known loss. | each node enforces r/n and at most 8% of the rate is lost
news | /2024/05/limiters-compared | Which limiter is fastest? A study measured five | 2024-05-09 | secondary | Novak, Petra
  supporting | The press reports that GCRA used the least memory. | GCRA came out ahead, at 16 bytes for each client
news | /2025/01/quota-war | The quiet war over quotas | 2025-01-14 | secondary | Novak, Petra
  peripheral | Providers lowered their free quotas in 2024. | nine of twelve providers lowered their free quota in 2024
forum | /questions/11 | Token bucket or sliding window for a public API? | 2021 | secondary
  peripheral | Practitioners disagree about memory. | below 100 requests per window nobody will notice the memory
forum | /questions/12 | Why does my fixed window let bursts through? | 2021 | secondary
  peripheral | Bursts at edges surprise practitioners. | we saw 198 requests in one second with a limit of 100
`;

/** The real pages of the local web, what a good research run finds: algorithms, standards, measurements, operators, papers, the press and a forum. */
export const articles: readonly Article[] = [
  ...Object.entries(ofCorpus).map(([name, [site, path, published]]): Article => {
    const { title, kind, ...page } = pages[name as keyof typeof ofCorpus];
    const claims = corpus.filter((claim) => claim.page === name);
    return { site, path, title, authors: 'authors' in page ? page.authors : [], published, kind, filler, claims };
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
