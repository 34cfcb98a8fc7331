/**
 * What the scripted researchers "find" on the web: invented pages on reserved domains, so that nobody takes the demo's
 * report for research. Real are the plugin, the claude binary, the repository and the documents that come out.
 */
export interface CorpusClaim {
  readonly text: string;
  readonly quote: string;
  readonly importance: 'central' | 'supporting' | 'peripheral';
  readonly page: string;
}

const tableOf = (rows: string) =>
  rows
    .trim()
    .split('\n')
    .map((row) => row.split(' | '));

/** Name, address, title, kind, year and authors. */
const pageRows = `
bucket | https://algorithms.example.org/token-bucket | The token bucket, derived | primary | 2021 | Moreau, Ana
window | https://algorithms.example.org/sliding-window | Sliding windows: log and counter | primary | 2022 | Moreau, Ana
gcra | https://standards.example.net/gcra?part=2 | Generic cell rate algorithm & its limits | primary | 1996 | Working Group 9
bench | https://measurements.example.com/limiters-2024 | Five limiters under load: 100% CPU, 10 µs & less | primary | 2024 | Sato, Yui & Bauer, Jörg
guide | https://www.operations.example.com/rate-limits/?utm_source=feed | Operating rate limits | secondary
`;

export const pages = Object.fromEntries(
  tableOf(pageRows).map(([name = '', url = '', title = '', kind, year, authors]) => {
    const made = year === undefined ? {} : { year, authors: authors?.split(' & ') ?? [] };
    return [name, { url, title, kind: kind as 'primary' | 'secondary', ...made }];
  }),
);

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

export const corpus: readonly CorpusClaim[] = tableOf(rows).map(
  ([page, importance, text, quote]) => ({ page, importance, text, quote }) as CorpusClaim,
);

export const openQuestion = 'How do the limiters behave when the clocks of several nodes drift apart?';

export const contradiction = {
  statement: 'Whether a sliding window needs much more memory than a token bucket in practice.',
  sides: ['#1', '#2'],
};
