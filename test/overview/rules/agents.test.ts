import { describe, expect, it } from 'vitest';
import { agentRows } from '../../../src/overview/rules/agents.ts';
import type { JournalLine } from '../../../src/journal/rules/journal-line.ts';

const at = (second: number) => `2026-11-23T10:00:${String(second).padStart(2, '0')}.000Z`;
const line = (second: number, event: object) => ({ time: at(second), ...event }) as JournalLine;
const started = (second: number, agent: string, feature: string) =>
  line(second, {
    event: 'agent-started',
    iteration: 3,
    agent,
    assignment: null,
    task: `${feature}: Add a limit`,
    about: feature,
  });

const statesOf = (journal: readonly JournalLine[]) =>
  agentRows(3, [], journal, [], new Set(['t001', 't002'])).map(({ agent, state, ended_at }) => [
    agent,
    state,
    ended_at,
  ]);

describe('agents of a feature', () => {
  const coders = [started(1, 'autonomous-coder', 'T001'), started(2, 'autonomous-coder', 'T002')];

  it('are at work until they hand in, each for its own feature', () =>
    expect(
      statesOf([...coders, line(5, { event: 'coder-answered', feature: 'T002', attempt: 1, outcome: 'done' })]),
    ).toEqual([
      ['autonomous-coder', 'at work', null],
      ['autonomous-coder', 'handed in', at(5)],
    ]));

  it('have ended with the review, or with the attempt that they worked on', () =>
    expect(
      statesOf([
        ...coders,
        started(6, 'code-reviewer', 'T002'),
        line(7, { event: 'feature-reviewed', feature: 'T002', attempt: 1, blockers: 0 }),
        line(8, { event: 'attempt-failed', feature: 'T001', attempt: 1, why: 'red', patch: null }),
      ]),
    ).toEqual([
      ['autonomous-coder', 'handed in', at(8)],
      ['autonomous-coder', 'at work', null],
      ['code-reviewer', 'handed in', at(7)],
    ]));

  it('are known from journals of older versions, whose lines name the feature in the task only', () => {
    const old = line(1, {
      event: 'agent-started',
      iteration: 3,
      agent: 'autonomous-coder',
      assignment: null,
      task: 'T001: Add a limit',
    });
    const answered = line(5, { event: 'coder-answered', feature: 'T001', attempt: 1, outcome: 'done' });
    expect(statesOf([old, answered])).toEqual([['autonomous-coder', 'handed in', at(5)]]);
  });
});

it('an agent that may turn out not to be needed is shown once it is started', () => {
  const assignments = [
    { id: 'i3-r1', agent: 'researcher' as const, task: 'Search.' },
    { id: 'i3-q1', agent: 'report-critic' as const, task: 'Judge.' },
  ];
  const shown = (journal: readonly JournalLine[]) =>
    agentRows(3, assignments, journal, [], new Set(['i3-q1'])).map(({ agent, state }) => `${agent} ${state}`);
  expect(shown([])).toEqual(['researcher not started']);
  const critic = { event: 'agent-started', iteration: 3, agent: 'report-critic', assignment: 'i3-q1' };
  expect(shown([line(1, critic)])).toEqual(['researcher not started', 'report-critic at work']);
});
