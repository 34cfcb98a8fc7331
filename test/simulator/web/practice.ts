import { article, claim, type Article } from './article.ts';

/** Measurements, operators, papers, the press and a forum. */
export const practice: readonly Article[] = [
  article(
    'measurements',
    '/clock-drift',
    'Limiters whose clocks drift apart',
    '2024-11-20',
    'primary',
    [
      claim(
        'A drift of 50 ms between nodes lets 5% more requests pass at limits per second.',
        'with 50 ms of drift, 5.1% more requests passed than the limit of 1,000 per second allows',
        'central',
      ),
    ],
    ['Sato, Yui'],
  ),
  article(
    'measurements',
    '/shared-store',
    'What a shared store costs',
    '2023-09',
    'primary',
    [
      claim(
        'A round trip to a shared store dominates the cost of a decision.',
        'the round trip took 310 µs of the 312 µs that a decision needed',
        'central',
      ),
      claim(
        'Batches of tokens cut round trips by an order of magnitude.',
        'leases of 20 tokens cut the round trips by 95%',
      ),
    ],
    ['Sato, Yui'],
  ),
  article(
    'measurements',
    '/fairness',
    'Who is refused? Fairness under overload',
    '2024',
    'primary',
    [
      claim(
        'Random early refusal is fairer than refusal at the limit.',
        'the Gini index of refusals fell from 0.61 to 0.22',
      ),
    ],
    ['Bauer, Jörg'],
  ),
  article(
    'operations',
    '/retry-storms',
    'How a limiter starts a retry storm',
    '2022',
    'secondary',
    [
      claim(
        'Retries without jitter arrive in waves.',
        'without jitter the retries came back as one wave, every 30 seconds',
      ),
    ],
    [],
  ),
  article(
    'operations',
    '/choosing',
    'Choosing a limiter',
    '2024',
    'secondary',
    [
      claim(
        'Operators recommend a token bucket by default.',
        'start with a token bucket; change it when you can say why',
      ),
    ],
    [],
  ),
  article(
    'operations',
    '/incident-2023',
    'Incident review: the limiter that refused everybody',
    '2023-02',
    'secondary',
    [
      claim(
        'A clock that stepped backwards made a limiter refuse everybody.',
        'the clock stepped back 37 minutes and every bucket stayed empty',
      ),
    ],
    [],
  ),
  article(
    'archive',
    '/abs/2401.01234',
    'Sliding estimates with bounded error',
    '2024-01',
    'primary',
    [
      claim(
        'An estimate with two counters has a bounded error.',
        'we bound the error of the two-counter estimate by 1/k for k sub-windows',
        'central',
      ),
    ],
    ['Haddad, Leïla', 'Okafor, Chidi'],
  ),
  article(
    'archive',
    '/abs/1906.04321',
    'Distributed token buckets without coordination',
    '2019-06',
    'primary',
    [
      claim(
        'Nodes can share a limit without coordination at a known loss.',
        'each node enforces r/n and at most 8% of the rate is lost',
      ),
    ],
    ['Okafor, Chidi'],
  ),
  article(
    'news',
    '/2024/05/limiters-compared',
    'Which limiter is fastest? A study measured five',
    '2024-05-09',
    'secondary',
    [claim('The press reports that GCRA used the least memory.', 'GCRA came out ahead, at 16 bytes for each client')],
    ['Novak, Petra'],
  ),
  article(
    'news',
    '/2025/01/quota-war',
    'The quiet war over quotas',
    '2025-01-14',
    'secondary',
    [
      claim(
        'Providers lowered their free quotas in 2024.',
        'nine of twelve providers lowered their free quota in 2024',
        'peripheral',
      ),
    ],
    ['Novak, Petra'],
  ),
  article(
    'forum',
    '/questions/11',
    'Token bucket or sliding window for a public API?',
    '2021',
    'secondary',
    [
      claim(
        'Practitioners disagree about memory.',
        'below 100 requests per window nobody will notice the memory',
        'peripheral',
      ),
    ],
    [],
  ),
  article(
    'forum',
    '/questions/12',
    'Why does my fixed window let bursts through?',
    '2021',
    'secondary',
    [
      claim(
        'Bursts at edges surprise practitioners.',
        'we saw 198 requests in one second with a limit of 100',
        'peripheral',
      ),
    ],
    [],
  ),
];
