import { expect, it } from 'vitest';
import { startedRow, type AgentRow } from '../../../src/loop/rules/agents.ts';
import { shownAgents } from '../../../src/overview/rules/overview.ts';

const at = (second: number) => `2026-11-23T10:00:${String(second).padStart(2, '0')}.000Z`;
const row = (id: string, agent: string, about: string, more: Partial<AgentRow> = {}): AgentRow => ({
  ...startedRow({ id, agent, about, session: 's1', process: 7, started_at: at(5) }),
  ...more,
});
const assignments = [
  { id: 'i3-r1', agent: 'researcher' as const, task: 'Search; your task in full: tasks/i3-r1.md' },
  { id: 'i3-k1', agent: 'report-critic' as const, task: 'Judge.' },
];
const shown = (rows: readonly AgentRow[], atWork: readonly string[] = []) =>
  shownAgents(3, { assignments, begun_at: at(4) }, rows, new Set(atWork)).map(
    ({ assignment, agent, task, state, ended_at }) => [assignment, agent, task, state, ended_at].join(' '),
  );

it('an agent that may turn out not to be needed is shown once it is started', () => {
  expect(shown([])).toEqual(['i3-r1 researcher Search not started ']);
  const critic = row('a1', 'report-critic', 'i3-k1');
  expect(shown([critic], ['a1'])).toEqual([
    'i3-r1 researcher Search not started ',
    'i3-k1 report-critic Judge. at work ',
  ]);
});

it.each([
  ['taken', 'handed in'],
  ['refused', 'refused'],
  ['silent', 'refused'],
  ['unpaid', 'refused'],
  ['killed', 'gone'],
] as const)('an agent whose work was %s is shown as %s', (result, state) => {
  const done = row('a1', 'researcher', 'i3-r1', { ended_at: at(7), result });
  expect(shown([done])).toEqual([`i3-r1 researcher Search ${state} ${at(7)}`]);
});

it('agents of features are those that began with the iteration or after it; one whose session is gone is gone', () => {
  const rows = [
    row('a1', 'autonomous-coder', 'T001', { started_at: at(1), ended_at: at(2), result: 'taken' }),
    row('a2', 'autonomous-coder', 'T002', { task: 'T002: Add a limit' }),
    row('a3', 'code-reviewer', 'T003'),
  ];
  expect(shown(rows, ['a3']).slice(1)).toEqual([
    ' autonomous-coder T002: Add a limit gone ',
    ' code-reviewer T003 at work ',
  ]);
});
