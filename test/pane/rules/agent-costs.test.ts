import { expect, it } from 'vitest';
import type { AgentRow } from '../../../src/board/rules/view.ts';
import { costsOf, type RunningAgent } from '../../../src/pane/rules/agent-costs.ts';

const start = '2026-01-01T10:00:00.000Z';
const row = (assignment: string | null, agent = 'researcher', started_at: string | null = start): AgentRow => ({
  assignment,
  agent,
  task: '',
  state: 'at work',
  started_at,
  ended_at: null,
});
const running = (id: string, usd: number | null, seconds = 0, type = 'researcher'): RunningAgent => ({
  id,
  type: `autonomous-workflow:${type}`,
  startTime: Date.parse(start) + seconds * 1_000,
  usd,
});

it('gives each assignment the cost of the agent that was started for it', () => {
  const assignments = new Map([
    ['a', 'i1-r2'],
    ['b', 'i1-r1'],
  ]);
  expect(costsOf([row('i1-r1'), row('i1-r2')], [running('a', 2), running('b', 1)], assignments)).toEqual([1, 2]);
});

it('takes the later one of two that were started for the same', () => {
  const assignments = new Map([
    ['a', 'i1-r1'],
    ['b', 'i1-r1'],
  ]);
  expect(costsOf([row('i1-r1')], [running('a', 1), running('b', 2, 60)], assignments)).toEqual([2]);
});

it('knows an agent without an assignment by its kind and its start', () => {
  const coder = row(null, 'autonomous-coder');
  const others = [running('a', 1), running('b', 2, 90, 'autonomous-coder'), running('c', 3, 1, 'autonomous-coder')];
  expect(costsOf([coder], others, new Map())).toEqual([3]);
});

it.each([
  ['the agent is gone', [row('i1-r1')], [], new Map<string, string>()],
  ['it has no cost yet', [row('i1-r1')], [running('a', null)], new Map([['a', 'i1-r1']])],
  ['nobody noted its start', [row(null, 'researcher', null)], [running('a', 1)], new Map<string, string>()],
  ['it was started for something else', [row(null)], [running('a', 1)], new Map([['a', 'i1-r9']])],
])('knows no cost where %s', (_, rows, agents, assignments) => {
  expect(costsOf(rows, agents, assignments)).toEqual([null]);
});
