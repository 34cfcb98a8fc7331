import { readFileSync } from 'node:fs';
import { judged, ledger, state, statistics } from '../../support/samples.ts';
import type { Claim, Evidence, Ledger, Source } from '../../../src/research/rules/ledger.ts';
import type { SnapshotRow } from '../../../src/research/rules/pages/page.ts';
import { assemble } from '../../../src/report/rules/assemble.ts';
import type { CheckInput } from '../../../src/report/rules/checks.ts';
import { sectionsOf, type Draft, type SectionTitle } from '../../../src/report/rules/source.ts';
import { reportMarkdown } from '../../../src/report/rules/publication.ts';
import { reportTex } from '../../../src/report/rules/to-tex.ts';
import type { Report } from '../../../src/report/rules/tree.ts';
import { canonicalAddress } from '../../../src/research/rules/pages/page.ts';

/** A report as a good writer leaves it, with the ledger that it was written from. */

const template = readFileSync(new URL('../../../templates/report-template.tex', import.meta.url), 'utf8');

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
    claim(4, 'Leaky buckets smooth bursts.', [evidence('S005', 'a leaky bucket smooths out bursts')], {
      judged: judged({ about: 'own', kind: 'praise' }),
    }),
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
      raised_by: '1/researcher-1',
      claims: ['C005', 'C006'],
      status: 'open',
    },
  ],
  iterations: [1, 2, 3, 4].map((iteration) => statistics({ iteration, new_claims: 12 - 3 * iteration })),
});

export const sampleDraft: Draft = {
  'Executive Summary': `A sliding window counter is the cheapest limiter that is accurate enough: it takes 16 bytes per user [@C001].
A token bucket adds 0.4 ms at the 99th percentile [@C002].
The choice between them depends on whether bursts are welcome [inference].`,
  'Background & Context': `A rate limiter decides whether a request may pass. Several algorithms are in use, and they differ in what they remember about each
caller and in how they treat bursts of requests.`,
  'Key Findings': `## Memory

The sliding window counter needs 16 bytes for every user [@C001].

## Latency

The token bucket adds 0.4 ms at the 99th percentile [@C002].
Fixed windows let through twice the limit at their edges [@C003]. That is a burst of {2*100 = 200} % of the limit.

| Algorithm | Share of the limit |
| --- | --- |
| Fixed window | {2*100 = 200} % [@C003] |

- Leaky buckets smooth bursts [@C004].
- The command \`redis-cli --stat % _x_ ^\` shows it live, and <https://redis.io/a_b#c> documents it.`,
  'Analysis & Synthesis': `Taken together, accuracy is bought with memory: whatever remembers more about a caller decides better.
It follows that small systems may choose what smooths bursts [@C004]. Whether logs are exact is disputed [@X001].`,
  'Open Questions': 'How limiters behave across regions stayed open: no source that was found measures it [@Q001].',
};

/** The sample with a section changed. */
export const withSection = (title: SectionTitle, change: (text: string) => string, draft = sampleDraft): Draft => ({
  ...draft,
  [title]: change(draft[title] ?? ''),
});

/** What the checks need of a draft, by default the sample. */
export function checkInput(draft = sampleDraft, more: Partial<CheckInput> = {}): CheckInput {
  const known = more.ledger ?? sampleLedger;
  return {
    sections: sectionsOf(draft, known),
    ledger: known,
    given: ['How do rate limiters compare?'],
    ...more,
  };
}

/** The sample, or another draft, as the whole report. */
export function sampleReport(known = sampleLedger, draft = sampleDraft): Report {
  const now = state({ sources_cited: 7, findings_count: 9, prompt: 'How do rate limiters compare?' });
  const critique = { read: 0, sentences: [], unanswered: [], accepted: [], unjudged: [] };
  const making = { state: now, models: ['claude-opus-5-5'], checks: 'All checks passed', critique, asked: [] };
  return assemble({ title: 'Rate limiting', language: 'en' }, sectionsOf(draft, known), known, making);
}

/** The sample as LaTeX. */
export const sampleTex = (known = sampleLedger, draft = sampleDraft): string =>
  reportTex({
    report: sampleReport(known, draft),
    template,
    question: 'How do rate limiters compare?',
    paper: 'a4paper',
  });

/** The sample as Markdown. */
export const sampleMarkdown = (known = sampleLedger, draft = sampleDraft): string =>
  reportMarkdown(sampleReport(known, draft), known);

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
    characters: 4_000,
    truncated: false,
    title: of.title,
    authors: [],
    published: null,
    publisher: null,
    attempts: 1,
    ...more,
  };
}
