/**
 * What the scripted researchers "find" on the web: invented pages on reserved domains, so that nobody takes the demo's
 * report for research. Real are the plugin, the claude binary, the repository and the documents that come out.
 */
export interface CorpusClaim {
  readonly text: string;
  readonly quote: string;
  readonly importance: 'central' | 'supporting' | 'peripheral';
  readonly page: keyof typeof pages;
}

export const pages = {
  bucket: {
    url: 'https://algorithms.example.org/token-bucket',
    title: 'The token bucket, derived',
    authors: ['Moreau, Ana'],
    year: '2021',
    kind: 'primary',
  },
  window: {
    url: 'https://algorithms.example.org/sliding-window',
    title: 'Sliding windows: log and counter',
    authors: ['Moreau, Ana'],
    year: '2022',
    kind: 'primary',
  },
  gcra: {
    url: 'https://standards.example.net/gcra?part=2',
    title: 'Generic cell rate algorithm & its limits',
    authors: ['Working Group 9'],
    year: '1996',
    kind: 'primary',
  },
  bench: {
    url: 'https://measurements.example.com/limiters-2024',
    title: 'Five limiters under load: 100% CPU, 10 µs & less',
    authors: ['Sato, Yui', 'Bauer, Jörg'],
    year: '2024',
    kind: 'primary',
  },
  guide: {
    url: 'https://www.operations.example.com/rate-limits/?utm_source=feed',
    title: 'Operating rate limits',
    kind: 'secondary',
  },
} as const;

/** Page, importance, claim and quote. */
const rows = `
bucket | central | A token bucket of capacity b and rate r lets at most b + rt requests pass in any interval of t seconds. | at most b + rt requests conform in any interval of length t
window | central | A sliding window log never lets more than the limit pass in any window of its length. | the log variant is exact: no window ever exceeds the limit
gcra | central | GCRA admits exactly the requests that a token bucket with the same rate and tolerance admits. | the two formulations are equivalent for all arrival sequences
window | supporting | A sliding window log stores one timestamp for each admitted request. | memory grows by one timestamp per admitted request
gcra | supporting | GCRA stores a single timestamp for each client. | the state of a connection is one theoretical arrival time
bench | central | In a benchmark with 1,000,000 clients the GCRA limiter used 16 bytes for each client and the window log 812 bytes. | 16 bytes (GCRA) against 812 bytes (log) per client at 1,000,000 clients
bench | supporting | The median decision took 0.4 µs with GCRA and 0.5 µs with a token bucket. | median decision: 0.4 µs GCRA, 0.5 µs token bucket
guide | supporting | Operators report that bursts at window edges are the most common complaint about fixed windows. | edge bursts top the list of complaints we hear about fixed windows
guide | peripheral | Clients retry less when a limiter tells them when to come back. | a Retry-After header cut retries in half
bucket | supporting | Integer arithmetic keeps a token bucket from drifting over long runs. | with integers the bucket cannot drift
`;

export const corpus: readonly CorpusClaim[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [page, importance, text = '', quote = ''] = row.split(' | ');
    return { page, importance, text, quote } as CorpusClaim;
  });

export const openQuestion = 'How do the limiters behave when the clocks of several nodes drift apart?';

export const contradiction = {
  statement: 'Whether a sliding window needs much more memory than a token bucket in practice.',
  sides: ['#1', '#2'],
};
