import { pages } from '../persona/corpus.ts';
import { article, claim, fromCorpus, type Article } from './article.ts';

/** Algorithms and standards: what theory says. */
export const literature: readonly Article[] = [
  article('algorithms', '/token-bucket', pages.bucket.title, '2021-03-15', 'primary', fromCorpus('bucket')),
  article('algorithms', '/sliding-window', pages.window.title, '2022', 'primary', fromCorpus('window')),
  article('standards', '/gcra?part=2', pages.gcra.title, '1996', 'primary', fromCorpus('gcra'), ['Working Group 9']),
  article('measurements', '/limiters-2024', pages.bench.title, '2024-05-02', 'primary', fromCorpus('bench'), [
    'Sato, Yui',
    'Bauer, Jörg',
  ]),
  article('operations', '/rate-limits/', pages.guide.title, '2023', 'secondary', fromCorpus('guide'), []),
  article('algorithms', '/fixed-window', 'Fixed windows and their edges', '2020', 'primary', [
    claim(
      'A fixed window can let twice its limit pass around an edge.',
      'up to 2n requests pass within one window length around an edge',
      'central',
    ),
    claim('A fixed window needs one counter for each client.', 'one counter and one timestamp per client are enough'),
  ]),
  article('algorithms', '/leaky-bucket', 'The leaky bucket, as a meter and as a queue', '2019', 'primary', [
    claim(
      'A leaky bucket used as a queue smooths traffic at the price of delay.',
      'as a queue it delays requests instead of refusing them',
      'central',
    ),
    claim(
      'As a meter, the leaky bucket mirrors the token bucket.',
      'the meter is the mirror image of the token bucket',
    ),
  ]),
  article('algorithms', '/sliding-window-counter', 'Two counters that stand for a window', '2022-07', 'primary', [
    claim(
      'On real traffic a sliding window counter was wrong in 0.003% of the decisions.',
      'on 400 million requests the estimate was wrong in 0.003% of the decisions',
      'central',
    ),
  ]),
  article('algorithms', '/concurrency-limits', 'Limits on concurrency instead of rate', '2018', 'secondary', [
    claim(
      'Limits on concurrency follow capacity that changes.',
      'the limit finds the capacity by itself, from latency alone',
    ),
  ]),
  article(
    'standards',
    '/http-429',
    'Too Many Requests: the status code',
    '2012-04',
    'primary',
    [
      claim(
        'Responses that refuse a request may say when to come back.',
        'MAY include a Retry-After header indicating how long to wait',
        'central',
      ),
      claim(
        'Responses with status 429 must not be cached.',
        'responses with the 429 status code MUST NOT be stored by a cache',
      ),
    ],
    ['Working Group 9'],
  ),
  article(
    'standards',
    '/ratelimit-headers',
    'Header fields for rate limits',
    '2025',
    'primary',
    [
      claim(
        'A draft names header fields that tell a client its quota.',
        'conveys the quota that remains in the current window',
      ),
    ],
    ['Working Group 9'],
  ),
  article(
    'standards',
    '/traffic-contract',
    'Traffic contracts in cell networks',
    '1999',
    'primary',
    [
      claim(
        'A traffic contract names a peak rate and a tolerance.',
        'a peak cell rate together with a delay variation tolerance',
      ),
    ],
    ['Working Group 9'],
  ),
];
