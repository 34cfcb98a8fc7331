import { describe, expect, it } from 'vitest';
import { describeEvent, type WorkflowEvent } from '../../src/engine/events.ts';

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
  released: [[{ event: 'released', session, why: 'clear' }, 'session 01234567 let go of the workflow (clear)']],
  'iteration-begun': [
    [{ event: 'iteration-begun', iteration: 3, agents: 4, writing: false }, 'iteration 3 begins: 4 agents'],
    [{ event: 'iteration-begun', iteration: 9, agents: 0, writing: true }, 'iteration 9 begins: writing the report up'],
  ],
  'iteration-failed': [
    [{ event: 'iteration-failed', iteration: 3, problems: ['A.', 'B.'] }, 'iteration 3 given up: A. B.'],
  ],
  'agent-started': [
    [
      { event: 'agent-started', iteration: 3, agent: 'researcher', assignment: 'i3-r1' },
      'researcher started for i3-r1',
    ],
    [{ event: 'agent-started', iteration: 3, agent: 'researcher', assignment: null }, 'researcher started'],
  ],
  'hand-in': [
    [
      { event: 'hand-in', iteration: 3, agent: 'researcher', claims: 5, file: 'a.json' },
      'researcher handed in 5 claims',
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
  recorded: [
    [
      { event: 'recorded', iteration: 3, observations: 9, new_claims: 4, new_sources: 2, verdict: 'research goes on' },
      'iteration 3 recorded: 9 observations, 4 new findings, 2 new sources; research goes on',
    ],
  ],
  'sent-back': [[{ event: 'sent-back', iteration: 3, problems: ['A.', 'B.'] }, 'turn sent back: A. B.']],
  compiled: [
    [{ event: 'compiled', outcome: 'built', detail: '' }, 'compiled: built'],
    [{ event: 'compiled', outcome: 'failed', detail: '2 errors' }, 'compiled: failed (2 errors)'],
  ],
  checkpoint: [
    [
      { event: 'checkpoint', trigger: 'auto', bytes: 12, file: null },
      'checkpoint before compaction (auto): 12 new bytes of transcript',
    ],
  ],
  'restored-context': [[{ event: 'restored-context', source: 'compact' }, 'context restored after compact']],
  'state-restored': [
    [
      { event: 'state-restored', kept: 'a.broken', why: 'no YAML' },
      'state restored: no YAML; the other version is kept as a.broken',
    ],
  ],
  resumed: [[{ event: 'resumed', by: 'continue-auto', iteration: 3 }, 'resumed at iteration 3 by continue-auto']],
  'loop-cancelled': [[{ event: 'loop-cancelled', file: 'a.md' }, 'ralph-loop cancelled (a.md)']],
  ended: [[{ event: 'ended', reason: 'complete', message: 'Done.' }, 'ended, complete: Done.']],
};

describe('describeEvent', () => {
  it.each(Object.values<[WorkflowEvent, string][]>(lines).flat())('tells %o', (event, line) =>
    expect(describeEvent(event)).toBe(line),
  );

  it('stays on one printable line, whatever the problems hold', () => {
    const line = describeEvent({ event: 'sent-back', iteration: 1, problems: ['a\nb\u001b[2J', 'x'.repeat(900)] });
    expect(line).toMatch(/^turn sent back: a b\[2J x+…$/);
    expect(line).toHaveLength(400);
  });
});
