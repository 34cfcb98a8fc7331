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

export const corpus: readonly CorpusClaim[] = [
  {
    page: 'bucket',
    importance: 'central',
    text: 'A token bucket of capacity b and rate r lets at most b + rt requests pass in any interval of t seconds.',
    quote: 'at most b + rt requests conform in any interval of length t',
  },
  {
    page: 'window',
    importance: 'central',
    text: 'A sliding window log never lets more than the limit pass in any window of its length.',
    quote: 'the log variant is exact: no window ever exceeds the limit',
  },
  {
    page: 'gcra',
    importance: 'central',
    text: 'GCRA admits exactly the requests that a token bucket with the same rate and tolerance admits.',
    quote: 'the two formulations are equivalent for all arrival sequences',
  },
  {
    page: 'window',
    importance: 'supporting',
    text: 'A sliding window log stores one timestamp for each admitted request.',
    quote: 'memory grows by one timestamp per admitted request',
  },
  {
    page: 'gcra',
    importance: 'supporting',
    text: 'GCRA stores a single timestamp for each client.',
    quote: 'the state of a connection is one theoretical arrival time',
  },
  {
    page: 'bench',
    importance: 'central',
    text: 'In a benchmark with 1,000,000 clients the GCRA limiter used 16 bytes for each client and the window log 812 bytes.',
    quote: '16 bytes (GCRA) against 812 bytes (log) per client at 1,000,000 clients',
  },
  {
    page: 'bench',
    importance: 'supporting',
    text: 'The median decision took 0.4 µs with GCRA and 0.5 µs with a token bucket.',
    quote: 'median decision: 0.4 µs GCRA, 0.5 µs token bucket',
  },
  {
    page: 'guide',
    importance: 'supporting',
    text: 'Operators report that bursts at window edges are the most common complaint about fixed windows.',
    quote: 'edge bursts top the list of complaints we hear about fixed windows',
  },
  {
    page: 'guide',
    importance: 'peripheral',
    text: 'Clients retry less when a limiter tells them when to come back.',
    quote: 'a Retry-After header cut retries in half',
  },
  {
    page: 'bucket',
    importance: 'supporting',
    text: 'Integer arithmetic keeps a token bucket from drifting over long runs.',
    quote: 'with integers the bucket cannot drift',
  },
];

export const openQuestion = 'How do the limiters behave when the clocks of several nodes drift apart?';

export const contradiction = {
  statement: 'Whether a sliding window needs much more memory than a token bucket in practice.',
  sides: ['#1', '#2'],
};
