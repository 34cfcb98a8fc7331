import { describe, expect, it } from 'vitest';
import { describeEvent, type WorkflowEvent } from '../../../src/journal/rules/events.ts';
import { statistics } from '../../support/samples.ts';

/** Events whose line depends on what they hold. */
const lines: readonly (readonly [WorkflowEvent, string])[] = [
  [{ event: 'iteration-begun', iteration: 3, agents: 4, writing: false }, 'iteration 3 begins: 4 agents'],
  [{ event: 'iteration-begun', iteration: 9, agents: 0, writing: true }, 'iteration 9 begins: writing up'],
  [
    { event: 'agent-started', iteration: 3, agent: 'researcher', assignment: 'i3-r1', task: 'Find primary sources.' },
    'researcher (Find primary sources.) started',
  ],
  [{ event: 'agent-started', iteration: 3, agent: 'researcher', assignment: null }, 'researcher started'],
  [
    { event: 'hand-in', iteration: 3, agent: 'claim-verifier', file: 'a.json', left_out: ['#1: none'] },
    'claim-verifier handed in; left out: #1: none',
  ],
  [
    { event: 'hand-in-refused', iteration: 3, agent: 'researcher', problems: ['a', 'b'], final: true },
    'hand-in of researcher refused for good: a; b',
  ],
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
    { event: 'sources-fetched', stored: 9, dead: 0, could_not_run: 0, left: 3 },
    'pages and files read: 9 stored, 0 dead, 0 could not be read, 3 left for the next time',
  ],
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
  [
    { event: 'baseline-run', feature: 'F001', attempt: 1, verdict: 'passes_again', reused: true, failing: 2 },
    'F001: baseline passes again, but for 2 tests that failed before any feature, known from an earlier run',
  ],
  [
    { event: 'feature-failed', feature: 'F001', name: 'A limiter', why: 'no', next: 'F002' },
    'F001 failed for good: A limiter: no; F002 is tried instead',
  ],
];

describe('describeEvent', () => {
  it.each(lines)('tells %o', (event, line) => {
    expect(describeEvent(event)).toBe(line);
  });

  it('names an event of an older version', () => {
    expect(describeEvent({ event: 'written' } as never)).toBe('written');
  });

  it('stays on one printable line, whatever the problems hold', () => {
    const line = describeEvent({ event: 'sent-back', iteration: 1, problems: ['a\nb\u001b[2J', 'x'.repeat(900)] });
    expect(line).toMatch(/^turn sent back: a b\[2J x+…$/);
    expect(line).toHaveLength(200);
  });
});
