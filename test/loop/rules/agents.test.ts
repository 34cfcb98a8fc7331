import { describe, expect, it } from 'vitest';
import {
  asListed,
  asked,
  describeAtWork,
  failedRows,
  finishedBy,
  openRows,
  pruned,
  shownTask,
  subjectOf,
  withLaunched,
  withFailed,
  type AgentRow,
} from '../../../src/loop/rules/agents.ts';

const agent = (more: Partial<AgentRow> = {}): AgentRow => ({
  id: 'a1',
  agent: 'autonomous-coder',
  about: 'F001',
  session: 's1',
  process: 7,
  started_at: '2026-11-23T00:00:00.000Z',
  ended_at: null,
  result: null,
  ...more,
});
const later = '2026-11-23T00:00:40.000Z';
const owner = { session: 's1', process: 7 };

describe('the subject of an agent', () => {
  it.each([
    ['[i2-c1] Aspect readiness', 'i2-c1'],
    ['Feature F001: your task is /p/docs/research-x/tasks/F001.md', 'F001'],
    ['Your task is /p/docs/research-x/tasks/T1.2-review.md', 'T1.2'],
    ['Your task is /p/docs/research-x/tasks/F001-questions.md', 'F001'],
    ['Please do Feature T003.', 'T003'],
    ['Divide the plan.', ''],
  ])('of %j is %j', (prompt, subject) => expect(subjectOf(prompt)).toBe(subject));
});

describe('the task of an agent, for people,', () => {
  it.each([
    ['Aspect readiness; your task in full: docs/research-x/tasks/i1-c1.md', 'Aspect readiness'],
    [
      'Verify 3 claims against a stored page: they are listed in x.md, which names the page.',
      'Verify 3 claims against a stored page',
    ],
    ['Feature F001: your task is /p/docs/research-x/tasks/F001.md', 'Feature F001'],
    ['Search for what is listed in the standard.', 'Search for what is listed in the standard.'],
  ])('of %j is %j', (task, shown) => expect(shownTask(task)).toBe(shown));
});

describe('agents at work', () => {
  it('are those of the owner, or of its process, that have no end', () => {
    const agents = [
      agent(),
      agent({ id: 'a2', session: 's0' }),
      agent({ id: 'a3', session: 's0', process: 8 }),
      agent({ id: 'a4', ended_at: later }),
    ];
    expect(openRows(agents, owner).map(({ id }) => id)).toEqual(['a1', 'a2']);
  });

  it('follow what Claude Code lists, for the sessions of the owner alone; what has ended stays so', () => {
    const agents = [agent(), agent({ id: 'a2', ended_at: later }), agent({ id: 'a3', session: 's9', process: 9 })];
    const listed = asListed([...agents, agent({ id: 'a4' })], owner, ['a2', 'a4'], later);
    expect(listed.map(({ id, ended_at }) => [id, ended_at])).toEqual([
      ['a1', later],
      ['a2', later],
      ['a3', null],
      ['a4', null],
    ]);
  });

  it('that are starting get their id from the answer of the call, or end with it, or are found in the list', () => {
    const starting = agent({ id: 'toolu_1', starting: true });
    const background = { agentId: 'a1', isInBackground: true };
    expect(withLaunched([starting], starting, background, later)).toEqual([agent({ id: 'a1' })]);
    const foreground = { agentId: 'a1', isInBackground: false };
    const killed = { ended_at: later, result: 'killed' } as const;
    expect(withLaunched([starting], starting, foreground, later)).toEqual([agent({ id: 'a1', ...killed })]);
    // The hook of a very short agent noted its end before.
    const unknown = agent({ id: 'a1', about: '', ended_at: later, result: 'taken' });
    expect(withLaunched([starting, unknown], starting, background, later)).toEqual([
      agent({ id: 'a1', ended_at: later, result: 'taken' }),
    ]);
    expect(asListed([starting], owner, ['a7'], later)).toEqual([agent({ id: 'a7' })]);
    expect(asListed([starting], owner, [], later)).toEqual([{ ...starting, ...killed }]);
  });

  it('are described by the newest, its age, and how many others there are', () => {
    const now = new Date(later);
    expect(describeAtWork([agent()], now)).toBe('the coder of F001 has been at work for 40 s');
    const newest = agent({ id: 'a2', agent: 'claim-judge', about: '', started_at: later });
    expect(describeAtWork([agent(), newest], now)).toBe(
      'the claim-judge has been at work for 1 s, and 1 other beside it',
    );
    const hours = new Date('2026-11-23T01:00:00.000Z');
    expect(describeAtWork([agent({ agent: 'code-reviewer' })], hours)).toBe(
      'the reviewer of F001 has been at work for 60 min',
    );
  });
});

describe('the table of agents', () => {
  const of = (about: string, result: AgentRow['result'], id = about) =>
    agent({ id, agent: 'researcher', about, result, ended_at: result === null ? null : later });
  const rows = [
    of('i1-r1', 'taken'),
    of('i1-r2', 'killed'),
    of('i1-r3', null),
    of('i1-r4', 'refused'),
    of('i1-r5', 'unpaid'),
  ];

  it('says which assignments are finished, and which came to nothing', () => {
    expect([...finishedBy(rows)]).toEqual(['i1-r1', 'i1-r4', 'i1-r5']);
    expect(failedRows(rows).map(({ about }) => about)).toEqual(['i1-r4', 'i1-r5']);
    // A later hand-in counts.
    expect(failedRows([...rows, of('i1-r4', 'taken', 'a9')]).map(({ about }) => about)).toEqual(['i1-r5']);
  });

  it('gives an end to those that were silent, to assignments without an agent, and to tasks of others', () => {
    const at = { session: 's1', process: 7, started_at: later };
    const failed = [
      { id: 'i1-r3', agent: 'researcher', about: 'i1-r3' },
      { id: 't9', agent: '', about: '' },
      { agent: 'researcher', about: 'i1-r6' },
    ];
    const after = withFailed(rows, failed, { result: 'silent', problem: 'no sign of life' }, at);
    const silent = after.filter(({ result }) => result === 'silent');
    expect(silent.map(({ id, about, ended_at }) => [id, about, ended_at])).toEqual([
      ['i1-r3', 'i1-r3', later],
      ['t9', '', later],
      ['silent-i1-r6', 'i1-r6', later],
    ]);
  });

  it('knows whose a hand-in is: of several of one name the last that started', () => {
    expect(asked([...rows, of('i1-r2', null, 'a8')], 'i1-r2')?.id).toBe('a8');
  });

  it('forgets the oldest rows in the end, but none that is open or came to nothing', () => {
    const many = Array.from({ length: 200 }, (_, index) => of(`i2-r${index}`, 'taken'));
    const kept = pruned([...rows, ...many]);
    expect(kept.length).toBeLessThan(130);
    expect(kept.slice(0, 3).map(({ about }) => about)).toEqual(['i1-r3', 'i1-r4', 'i1-r5']);
    expect(kept.at(-1)?.about).toBe('i2-r199');
  });
});
