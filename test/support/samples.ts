import fc from 'fast-check';
import type { Facts } from '../../src/loop/rules/decide.ts';
import type { Assignment } from '../../src/loop/rules/agents.ts';
import type { RepositoryHandIn, ResearchHandIn } from '../../src/research/rules/hand-in.ts';
import {
  emptyLedger,
  type IterationStatistics,
  type Ledger,
  type ClaimJudgement,
  type Question,
  type Source,
} from '../../src/research/rules/ledger.ts';
import type { StoredHandIn } from '../../src/research/rules/merge.ts';
import type { Outlook } from '../../src/research/rules/research-brief.ts';
import { depths } from '../../src/configuration/rules/configuration.ts';
import type { Pace } from '../../src/loop/rules/waiting.ts';
import { newState, type Limits, type WorkflowState } from '../../src/loop/rules/state.ts';
import { drivers, endReasons, phases, statuses, workflowTypes } from '../../src/base/vocabulary.ts';

export const start = new Date('2026-03-01T10:00:00.000Z');
export const hoursLater = (hours: number) => new Date(start.getTime() + hours * 3_600_000);

export const limits: Limits = {
  max_iterations: 10,
  max_duration_hours: 24,
  max_cost_usd: 50,
  failure_threshold: 3,
  phase_transition_threshold: 3,
  depth: 'standard',
  parallel: 1,
};

export function state(more: Partial<WorkflowState> = {}): WorkflowState {
  const created = newState(
    {
      mode: 'research',
      name: 'rate-limiting',
      prompt: 'How do rate limiters compare?',
      driver: 'in-session',
      limits,
      repository_analysis: true,
    },
    start,
  );
  return { ...created, iteration: 1, ...more };
}

export function outlook(more: Partial<Outlook> = {}): Outlook {
  return {
    questions: [],
    own: [{ id: 'Q001', text: 'How do rate limiters compare?', status: 'open' }],
    trials: [],
    outage: null,
    pages: [],
    checks: '',
    ...more,
  };
}

export function ledger(more: Partial<Ledger> = {}): Ledger {
  return { ...emptyLedger(), ...more };
}

export function statistics(more: Partial<IterationStatistics> = {}): IterationStatistics {
  return {
    iteration: 1,
    kind: 'research',
    valid: true,
    agents_expected: 3,
    agents_reported: 3,
    agents_failed: 0,
    searches: 9,
    observations: 20,
    new_claims: 10,
    new_sources: 5,
    low_yield: false,
    recorded_at: start.toISOString(),
    ...more,
  };
}

/** What a judge said of a finding; its words are not looked at here. */
export const judged = (more: Partial<ClaimJudgement> = {}): ClaimJudgement => ({
  of: 'x',
  by: '2/claim-judge-1',
  page_says: 'yes',
  kind: 'behaviour',
  about: 'other',
  serves: 'Q001',
  ...more,
});

/** A question of the user. */
export const question = (id: string, more: Partial<Question> = {}): Question => ({
  ...{ id, text: `What of ${id}?`, priority: 'medium', status: 'open', raised_by: 'user', answered_by: null },
  ...more,
});

/** A source, a page of the web unless its address is of the repository. */
export const source = (id: string, url: string, more: Partial<Source> = {}): Source => ({
  ...{ id, url, key: id.toLowerCase(), canonical: url.replace('https://', ''), title: id, authors: [], year: null },
  ...{ kind: url.startsWith('repository:') ? 'repository' : 'primary', first_iteration: 1, accessed: '2026-03-01' },
  ...more,
});

type ResearchClaim = ResearchHandIn['claims'][number];

export function claim(text: string, more: Partial<ResearchClaim> = {}): ResearchClaim {
  return {
    text,
    quote: `we found: ${text}`,
    importance: 'supporting',
    source: { url: 'https://example.org/a', title: 'A page', kind: 'secondary' },
    ...more,
  };
}

export function researchHandIn(more: Partial<ResearchHandIn> = {}): ResearchHandIn {
  return {
    assignment: 'i1-r1',
    claims: [],
    contradictions: [],
    questions: [],
    ...more,
  };
}

export function repositoryHandIn(more: Partial<RepositoryHandIn> = {}): RepositoryHandIn {
  return {
    assignment: 'i1-a1',
    claims: [
      {
        text: 'The limiter counts in integers.',
        quote: 'Math.floor(elapsed * rate)',
        importance: 'supporting',
        source: { file: './src/limiter.js' },
      },
    ],
    contradictions: [],
    questions: [],
    ...more,
  };
}

/** The hand-in of researcher `number` in an iteration, as the inbox stores it. */
export function stored(iteration: number, number: number, more: Partial<ResearchHandIn> = {}): StoredHandIn {
  const handIn = researchHandIn({ assignment: `i${iteration}-r${number}`, ...more });
  return { id: `${iteration}/researcher-${number}`, iteration, handIn };
}

export function assignment(id: string, agent: Assignment['agent'] = 'researcher'): Assignment {
  return { id, agent, task: `Look into part ${id} of it.` };
}

/** No pauses: every test that is about them says so. */
export const pace: Pace = {
  iteration_interval_seconds: 0,
  backoff_on_failure: false,
  backoff_multiplier: 2,
  max_backoff_seconds: 300,
};

/** A turn after which nothing is wrong and nothing is known. */
export const signals = (more: Partial<Facts> = {}): Facts => ({
  ending: null,
  runningAgents: 0,
  problems: [],
  inputWaiting: false,
  repairs: 0,
  idleTurns: 0,
  hours: 0,
  pace,
  pause: null,
  loop: null,
  between: null,
  broken: null,
  wasTold: false,
  isPaid: true,
  ...more,
});

const count = fc.nat({ max: 40 });
const endReason = fc.constantFrom(...endReasons);
const instant = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

/** Any code point, halves of pairs included. fast-check's own unit 'binary' takes a second to start. */
export const anyCharacter = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));

/** Text of any kind: code points of every plane, control characters, halves of pairs, YAML's and shells' favourites. */
export const anyText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 60 }),
  // Each code unit alone.
  fc.string({
    unit: fc.constantFrom(...'\ud83d\udc00\u2028\u0085\u0000\u001b\n\r\t:#é\'"'.split('')),
    maxLength: 30,
  }),
  fc.constantFrom(...'|- a|? b|---|...|null|~|1e3|0x1f|yes|No|.inf|2026-01-02|12:30:45|&a|*a|!!js|<<'.split('|')),
);

/** Every key of a state that is a number, of which some have other limits below. */
const counts = Object.fromEntries(
  Object.entries(state()).flatMap(([key, value]) => (typeof value === 'number' ? [[key, count]] : [])),
) as Record<NumberKey, typeof count>;
type NumberKey = {
  [Key in keyof WorkflowState]-?: WorkflowState[Key] extends number ? Key : never;
}[keyof WorkflowState];

/** Any state that the schema accepts, consistent or not. */
export const anyState: fc.Arbitrary<WorkflowState> = fc.record({
  ...counts,
  schema: fc.constant(1 as const),
  workflow_type: fc.constantFrom(...Object.values(workflowTypes)),
  name: fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,62}$/),
  status: fc.oneof(fc.constantFrom(...statuses), fc.constant('in_progress' as const)),
  current_phase: fc.constantFrom(...Object.values(phases)),
  phase_transition_threshold: fc.integer({ min: 1, max: 5 }),
  depth: fc.constantFrom(...depths),
  last_completed_feature: fc.constantFrom(null, 'F003'),
  failure_threshold: fc.integer({ min: 1, max: 5 }),
  parallel: fc.integer({ min: 1, max: 4 }),
  stall_window: fc.integer({ min: 2, max: 5 }),
  stall_since_iteration: fc.option(count),
  max_iterations: fc.integer({ min: 1, max: 40 }),
  max_duration_hours: fc.double({ min: 0.1, max: 1000, noNaN: true }),
  max_cost_usd: fc.double({ min: 0.1, max: 1000, noNaN: true }),
  budget_reserve: fc.double({ min: 0, max: 0.9, noNaN: true }),
  cost_usd: fc.option(fc.double({ min: 0, max: 2000, noNaN: true })),
  tokens: fc.option(count),
  paused_hours: fc.double({ min: 0, max: 100, noNaN: true }),
  finishing: fc.option(endReason),
  writing_iteration: fc.option(count),
  driver: fc.constantFrom(...drivers),
  repository_analysis: fc.boolean(),
  prompt: anyText,
  started_at: instant,
  running_since: instant,
  updated_at: instant,
  end_reason: fc.option(endReason),
  end_message: fc.option(anyText),
  last_result: fc.option(anyText),
  verdict: fc.option(anyText),
  verdict_numbers: fc.option(anyText),
  research_verdict: fc.option(anyText),
});

/** What must not reach a terminal or an API: control characters but newline and tab, and halves of pairs. */
export const unfit = /(?![\n\t])[\p{Cc}\p{Cs}]/u;
