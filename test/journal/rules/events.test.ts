import { describe, expect, it } from 'vitest';
import { describeEvent, type WorkflowEvent } from '../../../src/journal/rules/events.ts';
import { acceptanceLines } from '../../goal/rules/event-lines.ts';
import { featureLines } from '../../coding/rules/event-lines.ts';
import { statistics } from '../../support/samples.ts';
import { recordLines } from './record-lines.ts';

const session = '0123456789abcdef';

/** One line per kind of event: the table is complete because its keys are. */
const lines: { [Kind in WorkflowEvent['event']]: [Extract<WorkflowEvent, { event: Kind }>, string][] } = {
  created: [
    [
      { event: 'created', mode: 'research', driver: 'in-session', max_iterations: 30 },
      'workflow created (research, in-session, at most 30 iterations)',
    ],
  ],
  claimed: [
    [{ event: 'claimed', session, from: null, why: 'started' }, 'session 01234567 drives the workflow (started)'],
  ],
  released: [[{ event: 'released', session, why: 'clear' }, 'session 01234567 released the workflow (clear)']],
  'phase-begun': [
    [
      { event: 'phase-begun', phase: 'Phase B: Planning', from: 'Phase A: Research', iteration: 9 },
      'Phase B: Planning begins with iteration 9; Phase A: Research is over',
    ],
  ],
  'iteration-begun': [
    [{ event: 'iteration-begun', iteration: 3, agents: 4, writing: false }, 'iteration 3 begins: 4 agents'],
    [{ event: 'iteration-begun', iteration: 9, agents: 0, writing: true }, 'iteration 9 begins: writing up'],
    [{ event: 'iteration-begun', iteration: 9, agents: 0, writing: false }, 'iteration 9 begins'],
  ],
  'agent-ended': [
    [
      { event: 'agent-ended', agent: 'researcher', about: 'i1-r1', result: 'killed' },
      'researcher (i1-r1) ended: killed',
    ],
  ],
  'iteration-failed': [
    [{ event: 'iteration-failed', iteration: 3, problems: ['A.', 'B.'] }, 'iteration 3 given up: A. B.'],
    [
      {
        event: 'iteration-failed',
        iteration: 2,
        problems: [
          'T001 was begun and not verified. Where its work is there already, run `x`; else: Start a new agent.',
          'T002 is green but not reviewed: `autonomous-workflow feature verify T002` prints the task.',
        ],
      },
      'iteration 2 given up: T001 was begun and not verified. T002 is green but not reviewed.',
    ],
  ],
  'agent-started': [
    [{ event: 'agent-started', iteration: 3, agent: 'researcher', assignment: 'i3-r1' }, 'researcher (i3-r1) started'],
    [
      { event: 'agent-started', iteration: 3, agent: 'researcher', assignment: 'i3-r1', task: 'Find primary sources.' },
      'researcher (Find primary sources.) started',
    ],
    [{ event: 'agent-started', iteration: 3, agent: 'researcher', assignment: null }, 'researcher started'],
  ],
  'hand-in': [
    [
      { event: 'hand-in', iteration: 3, agent: 'researcher', claims: 5, file: 'a.json' },
      'researcher handed in 5 claims',
    ],
    [
      { event: 'hand-in', iteration: 3, agent: 'claim-verifier', claims: 5, file: 'a.json' },
      'claim-verifier handed in 5 verdicts',
    ],
    [
      { event: 'hand-in', iteration: 3, agent: 'plan-architect', claims: 2, what: 'answer', file: 'a.json' },
      'plan-architect handed in 2 answers',
    ],
  ],
  'hand-in-refused': [
    [
      { event: 'hand-in-refused', iteration: 3, agent: 'researcher', problems: ['a', 'b'], final: false },
      'hand-in of researcher sent back: a; b',
    ],
    [
      { event: 'hand-in-refused', iteration: 3, agent: 'researcher', problems: ['a'], final: true },
      'hand-in of researcher refused for good: a',
    ],
  ],
  'sources-fetched': [
    [
      { event: 'sources-fetched', stored: 9, dead: 1, could_not_run: 2, left: 0 },
      'sources fetched: 9 stored, 1 dead, 2 could not be read',
    ],
    [
      { event: 'sources-fetched', stored: 9, dead: 0, could_not_run: 0, left: 3 },
      'sources fetched: 9 stored, 0 dead, 0 could not be read, 3 left for the next time',
    ],
  ],
  'quotes-failed': [
    [
      {
        event: 'quotes-failed',
        iteration: 3,
        quotes: [{ claim: 'C004', source: 'S002', verdict: 'number-mismatch', detail: '"23%" in the quote' }],
      },
      'quotes that are not in their source: C004 number-mismatch',
    ],
  ],
  'claims-verified': [
    [
      { event: 'claims-verified', iteration: 3, verdicts: [{ claim: 'C004', verdict: 'supported' }] },
      'verified: C004 supported',
    ],
    [
      {
        event: 'claims-verified',
        iteration: 3,
        verdicts: [
          'supported',
          'qualified',
          'supported',
          'contradicted',
          'unverified',
          'contested by one verifier',
        ].map((verdict, at) => ({
          claim: `C00${at}`,
          verdict,
        })),
      },
      'verified: C003 contradicted, C005 contested by one verifier, C001 qualified, C004 unverified, C000 supported, C002 supported',
    ],
  ],
  'claims-sorted': [
    [
      {
        event: 'claims-sorted',
        by: '3/claim-sorter-1',
        same: [['C009', 'C002']],
        opposed: [],
        apart: [['C008', 'C003']],
      },
      '3/claim-sorter-1 sorted claims: 1 pair the same (C009 and C002), 0 opposed, 1 different',
    ],
  ],
  'goal-read': [
    [
      { event: 'goal-read', iteration: 1, title: 'Limits', questions: [{ id: 'Q001', text: 'How do they compare?' }] },
      'the goal is read: Q001 How do they compare?',
    ],
  ],
  'claims-judged': [
    [
      {
        event: 'claims-judged',
        by: '3/claim-judge-1',
        judged: 1,
        same: [['C009', 'C002']],
        opposed: [],
        answered: [{ id: 'Q001', is: 'fully' }],
      },
      '3/claim-judge-1 judged 1 finding: 1 pair the same (C009 and C002), 0 opposed, Q001 answered: fully',
    ],
  ],
  'claim-split': [[{ event: 'claim-split', claim: 'C009', quotes: [] }, 'the user split C009']],
  recorded: [
    [
      {
        event: 'recorded',
        ...statistics({ iteration: 3, observations: 9, new_claims: 4, new_sources: 2 }),
        verdict: 'research goes on',
        merged: ['3/researcher-1'],
      },
      'iteration 3 recorded: 4 new findings; research goes on',
    ],
    [
      {
        event: 'recorded',
        ...statistics({ iteration: 3 }),
        result: '4 new findings, 1 confirmed by a second source',
        verdict: 'research goes on',
        numbers: 'last 9 observations: 4 new',
        merged: [],
      },
      'iteration 3 recorded: 4 new findings, 1 confirmed by a second source; research goes on',
    ],
  ],
  redirected: [
    [
      { event: 'redirected', from: 'user', priority: 'high', text: 'No phones.' },
      'redirected by user (high): No phones.',
    ],
  ],
  'agents-silent': [
    [
      { event: 'agents-silent', iteration: 3, assignments: ['i3-r1', 'i3-r2'], minutes: 30 },
      'no sign of life for 30 minutes: i3-r1, i3-r2 count as failed',
    ],
  ],
  waits: [
    [{ event: 'waits', for: 'the API (Overloaded)', until: 'noon' }, 'waits: the API (Overloaded), until noon'],
    [{ event: 'waits', for: 'agents', until: null }, 'waits: agents'],
  ],
  forecast: [
    [
      { event: 'forecast', iteration: 3, iterations: 14, usd: 21, minutes: 90, at_most: false },
      'forecast: about 14 more iterations, 21.00 USD, 90 minutes',
    ],
    [
      { event: 'forecast', iteration: 3, iterations: 1, usd: null, minutes: 1, at_most: true },
      'forecast: at most 1 more iteration, 1 minute',
    ],
  ],
  'session-lost': [
    [
      { event: 'session-lost', iteration: 3, why: 'claude ended with SIGKILL' },
      'iteration 3 lost its session: claude ended with SIGKILL',
    ],
  ],
  woken: [[{ event: 'woken', why: 'pause-over' }, 'session woken: pause-over']],
  'configuration-refused': [
    [
      { event: 'configuration-refused', problem: 'line 3' },
      'configuration refused, the last valid one stays in use: line 3',
    ],
  ],
  'stall-step': [
    [
      {
        event: 'stall-step',
        iteration: 6,
        step: 'a question',
        why: '5 iterations in a row brought nothing: you are asked',
      },
      'stalled in iteration 6: 5 iterations in a row brought nothing: you are asked',
    ],
  ],
  escalated: [
    [
      { event: 'escalated', iteration: 9, id: 'E001', kind: 'missing_source', item: 'Q003', text: 'How many?' },
      'E001 needs a person (missing_source, Q003): How many?',
    ],
    [
      { event: 'escalated', iteration: 9, id: 'E002', kind: 'budget', item: null, text: 'More?' },
      'E002 needs a person (budget): More?',
    ],
  ],
  'escalation-answered': [
    [{ event: 'escalation-answered', id: 'E001', answer: 'Leave it.' }, 'E001 answered: Leave it.'],
  ],
  spent: [
    [{ event: 'spent', iteration: 3, usd: 0.4, tokens: 120_000 }, 'iteration 3 cost about 0.40 USD, 120 k tokens'],
    [{ event: 'spent', iteration: 3, usd: null, tokens: null }, 'iteration 3 cost an unknown sum'],
  ],
  'sent-back': [[{ event: 'sent-back', iteration: 3, problems: ['A.', 'B.'] }, 'turn sent back: A. B.']],
  compiled: [
    [{ event: 'compiled', outcome: 'built', detail: '' }, 'compiled: built'],
    [{ event: 'compiled', outcome: 'failed', detail: '2 errors' }, 'compiled: failed (2 errors)'],
  ],
  checkpoint: [
    [
      { event: 'checkpoint', trigger: 'auto', bytes: 12, file: 'a.jsonl' },
      'checkpoint before compaction (auto): 12 new bytes of transcript in a.jsonl',
    ],
  ],
  'checkpoint-failed': [
    [{ event: 'checkpoint-failed', trigger: 'auto', why: 'EACCES' }, 'no checkpoint before compaction (auto): EACCES'],
  ],
  changed: [[{ event: 'changed' }, 'state changed']],
  ...recordLines,
  ...acceptanceLines,
  swept: [
    [
      { event: 'swept', bytes: 12, days: 30 },
      'ended more than 30 days ago: transcripts and machine state removed (12 bytes); all evidence is kept',
    ],
  ],
  'restored-context': [[{ event: 'restored-context', source: 'compact' }, 'context restored after compact']],
  resumed: [[{ event: 'resumed', by: 'continue-auto', iteration: 3 }, 'resumed at iteration 3 by continue-auto']],
  'loop-cancelled': [[{ event: 'loop-cancelled', file: 'a.md' }, 'ralph-loop cancelled (a.md)']],
  notified: [
    [
      {
        event: 'notified',
        title: 'x: complete',
        channels: [
          { channel: 'desktop', outcome: 'sent', detail: '' },
          { channel: 'webhook', outcome: 'failed', detail: 'HTTP 500' },
          { channel: 'terminal', outcome: 'skipped', detail: 'only from a hook' },
        ],
      },
      'notified of "x: complete": desktop sent, webhook failed (HTTP 500)',
    ],
    [
      {
        event: 'notified',
        title: 'x: complete',
        channels: [{ channel: 'webhook', outcome: 'skipped', detail: 'no webhook_url' }],
      },
      'no notification was sent about "x: complete": webhook skipped (no webhook_url)',
    ],
  ],
  denied: [[{ event: 'denied', tool: 'Bash', rule: 'x', command: 'git push -f' }, 'Bash denied (x): git push -f']],
  ...featureLines,
  ended: [[{ event: 'ended', reason: 'complete', message: 'Done.' }, 'ended, complete: Done.']],
};

describe('describeEvent', () => {
  it.each(Object.values<[WorkflowEvent, string][]>(lines).flat())('tells %o', (event, line) =>
    expect(describeEvent(event)).toBe(line),
  );

  it('names an event of an older version', () => expect(describeEvent({ event: 'written' } as never)).toBe('written'));

  it('stays on one printable line, whatever the problems hold', () => {
    const line = describeEvent({ event: 'sent-back', iteration: 1, problems: ['a\nb\u001b[2J', 'x'.repeat(900)] });
    expect(line).toMatch(/^turn sent back: a b\[2J x+…$/);
    expect(line).toHaveLength(200);
  });
});
