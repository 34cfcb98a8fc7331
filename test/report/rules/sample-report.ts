import { readFileSync } from 'node:fs';
import type { Claim, Evidence, Ledger, Source } from '../../../src/research/rules/ledger.ts';
import type { SnapshotRow } from '../../../src/research/rules/pages/snapshot-row.ts';
import { formatBibliography } from '../../../src/research/rules/bibliography.ts';
import type { ReportInput } from '../../../src/report/rules/report-input.ts';
import { canonicalAddress } from '../../../src/research/rules/pages/addresses.ts';
import { fillReportTemplate } from '../../../src/base/tex.ts';
import { ledger, statistics } from '../../support/samples.ts';

/** A report as a good writer leaves it, with the ledger that it was written from. */

export const template = readFileSync(new URL('../../../templates/report-template.tex', import.meta.url), 'utf8');
const today = '2026-03-02';

const hosts = ['redis.io', 'nginx.org', 'stripe.com', 'cloudflare.com', 'figma.com', 'kong.dev', 'envoyproxy.io'];

function source(number: number): Source {
  const url = `https://${hosts[number - 1]}/rate-limiting`;
  return {
    id: `S00${number}`,
    key: `source${'abcdefg'.charAt(number - 1)}`,
    canonical: canonicalAddress(url),
    url,
    title: `How ${hosts[number - 1]} limits the rate of requests`,
    authors: [`Author${number}, Jane`],
    year: '2025',
    kind: number % 2 === 0 ? 'secondary' : 'primary',
    first_iteration: 1,
    accessed: '2026-03-01',
  };
}

function evidence(source: string, quote: string, more: Partial<NonNullable<Evidence['check']>> = {}): Evidence {
  return {
    source,
    quote,
    hand_in: '1/researcher-1',
    check: { verdict: 'exact', sound: true, snapshot: null, detail: null, ...more },
  };
}

function claim(number: number, text: string, quotes: Evidence[], more: Partial<Claim> = {}): Claim {
  return {
    id: `C00${number}`,
    text,
    importance: 'supporting',
    confidence: 'medium',
    evidence: quotes,
    first_iteration: 1,
    ...more,
  };
}

export const sampleLedger: Ledger = ledger({
  sources: [1, 2, 3, 4, 5, 6, 7].map(source),
  claims: [
    claim(
      1,
      'A sliding window counter uses 16 bytes per user.',
      [
        evidence('S001', 'the counter needs 16 bytes for every user'),
        evidence('S002', 'memory use is 16 bytes per key in our tests'),
      ],
      { importance: 'central', verdict: 'supported', confidence: 'high' },
    ),
    claim(
      2,
      'A token bucket adds 0.4 ms at the 99th percentile.',
      [evidence('S003', 'adds 0.4 ms at p99, the 99th percentile')],
      { importance: 'central', verdict: 'qualified' },
    ),
    claim(3, 'Fixed windows let through twice the limit at their edges.', [
      evidence('S004', 'at the edges twice the limit can pass'),
    ]),
    claim(4, 'Leaky buckets smooth bursts.', [evidence('S005', 'a leaky bucket smooths out bursts')]),
    claim(5, 'Sliding logs are exact.', [evidence('S006', 'a sliding log is always exact')]),
    claim(6, 'Sliding logs are not exact under clock skew.', [
      evidence('S007', 'with clock skew the log is not exact'),
    ]),
    claim(7, 'A number nobody has.', [
      evidence('S001', 'nothing of it', { verdict: 'absent', sound: false, detail: 'not on the page' }),
    ]),
    claim(8, 'Buckets never overflow.', [evidence('S002', 'buckets never overflow')], { verdict: 'contradicted' }),
    claim(9, 'Behind a wall.', [
      evidence('S004', 'behind a wall', { verdict: 'could-not-run', sound: false, detail: 'no snapshot' }),
    ]),
  ],
  questions: [
    {
      id: 'Q001',
      text: 'How do limiters behave across regions?',
      priority: 'high',
      status: 'open',
      raised_by: '1/researcher-1',
      answered_by: null,
    },
    {
      id: 'Q002',
      text: 'What do they cost?',
      priority: 'medium',
      status: 'answered',
      raised_by: '1/researcher-1',
      answered_by: '2/researcher-1',
    },
  ],
  contradictions: [
    {
      id: 'X001',
      statement: 'Whether sliding logs are exact',
      sides: ['Sliding logs are exact.', 'They are not.'],
      raised_by: '1/researcher-1',
      claims: ['C005', 'C006'],
      status: 'open',
    },
  ],
  iterations: [1, 2, 3, 4].map((iteration) => statistics({ iteration, new_claims: 12 - 3 * iteration })),
});

const sections: readonly [heading: string, text: string][] = [
  [
    'Executive Summary',
    `A sliding window counter is the cheapest limiter that is accurate enough: it takes 16 bytes per user \\citep{sourcea,sourceb}\\claim{C001}.
A token bucket adds 0.4\\,ms at the 99th percentile, which one source (single source) measured \\citep{sourcec}\\claim{C002}.
The choice between them, we infer, depends on whether bursts are welcome.`,
  ],
  [
    'Background \\& Context',
    `A rate limiter decides whether a request may pass. Several algorithms are in use, and they differ in what they remember about each
caller and in how they treat bursts of requests.`,
  ],
  [
    'Key Findings',
    `\\subsection{Memory}
The sliding window counter needs 16 bytes for every user \\citep{sourcea,sourceb}\\claim{C001}. Confidence is high.

\\subsection{Latency}
% The 50% of this comment is no text.
The token bucket adds 0.4\\,ms at the 99th percentile \\citep{sourcec}\\claim{C002}; this rests on a single source.
Fixed windows let through twice the limit at their edges \\citep{sourced}\\claim{C003}, as Table~\\ref{tab:edges} shows. That is a burst of
\\derived[2*100]{200}\\,\\% of the limit.

\\begin{table}[ht]
\\centering
\\caption{What passes at the edges.}\\label{tab:edges}
\\begin{tabular}{lr}
\\toprule
Algorithm & Share of the limit \\\\
\\midrule
Fixed window & \\derived[2*100]{200} \\\\
\\bottomrule
\\end{tabular}
\\end{table}

\\begin{itemize}
\\item Leaky buckets smooth bursts \\citep{sourcee}\\claim{C004}.
\\item The command \\verb|redis-cli --stat % _x_ ^| shows it live, and \\url{https://redis.io/a_b#c} documents it.
\\end{itemize}`,
  ],
  [
    'Analysis \\& Synthesis',
    `Taken together, accuracy is bought with memory: whatever remembers more about a caller decides better, for a set $S_1 = \\{a, b\\}$ of
callers as for one. It follows that small systems may choose what smooths bursts \\citep{sourcee}\\claim{C004}.

\\begin{contested}
One source holds that sliding logs are always exact \\citep{sourcef}\\claim{C005}; another that clock skew makes them inexact
\\citep{sourceg}\\claim{C006}.\\contradiction{X001}
\\end{contested}`,
  ],
  [
    'Open Questions',
    `How limiters behave across regions stayed open: no source that was found measures it.\\question{Q001}`,
  ],
];

export function sampleTex(): string {
  return sections.reduce(
    (tex, [heading, text]) => tex.replace(`\\section{${heading}}\n`, () => `\\section{${heading}}\n${text}\n\n`),
    fillReportTemplate(template, { title: 'Rate limiting' }),
  );
}

export function page(of: Source, more: Partial<SnapshotRow> = {}): SnapshotRow {
  return {
    page: of.url,
    canonical: of.canonical,
    url: of.url,
    outcome: 'stored',
    reason: null,
    snapshot: of.id.charCodeAt(3).toString(16).padStart(64, '0'),
    final_url: of.url,
    fetched_at: '2026-03-01T10:00:00.000Z',
    content_type: 'text/html',
    characters: 4_000,
    truncated: false,
    title: of.title,
    authors: [],
    published: null,
    publisher: null,
    doi: null,
    attempts: 1,
    ...more,
  };
}

/** The clean report, and what differs from it. */
export function sampleInput(more: Partial<ReportInput> = {}): ReportInput {
  const from = more.ledger ?? sampleLedger;
  const generatedBibliography = formatBibliography(from.sources);
  return {
    file: 'rate-limiting-report.tex',
    tex: sampleTex(),
    template,
    ledger: from,
    bibliography: generatedBibliography,
    generatedBibliography,
    files: new Set(['sources.bib', 'facts.tex']),
    pages: from.sources.map((one, index) => page(one, { snapshot: String(index).repeat(64) })),
    compiled: { outcome: 'built', findings: [], unresolved: 0, missingTitles: [] },
    deciding: new Map(),
    today,
    ...more,
  };
}

/** The clean report with one passage replaced. */
export function withDefect(part: string, by: string): Partial<ReportInput> {
  const tex = sampleTex();
  if (!tex.includes(part)) throw new Error(`the sample report does not contain ${part}`);
  return { tex: tex.replace(part, () => by) };
}

/** The clean report with something said behind one of its sentences. */
export function insert(text: string): Partial<ReportInput> {
  return withDefect('Confidence is high.', text);
}
