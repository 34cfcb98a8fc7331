import { describe, expect, it } from 'vitest';
import {
  asListed,
  withLaunched,
  describeAtWork,
  shownTask,
  subjectOf,
  waitedFor,
  withStarted,
  type StartedAgent,
} from '../../../src/loop/rules/agents-at-work.ts';

const agent = (more: Partial<StartedAgent> = {}): StartedAgent => ({
  id: 'a1',
  agent: 'autonomous-coder',
  about: 'F001',
  session: 's1',
  process: 7,
  started_at: '2026-11-23T00:00:00.000Z',
  ended_at: null,
  given_up: false,
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
  it('are those of the owner, or of its process, that neither ended nor were given up', () => {
    const agents = [
      agent(),
      agent({ id: 'a2', session: 's0' }),
      agent({ id: 'a3', session: 's0', process: 8 }),
      agent({ id: 'a4', ended_at: later }),
      agent({ id: 'a5', given_up: true }),
    ];
    expect(waitedFor(agents, owner).map(({ id }) => id)).toEqual(['a1', 'a2']);
  });

  it('have ended when their end was noted before their start, and are at work again when they are resumed', () => {
    const first = withStarted([agent({ about: '', ended_at: later })], agent());
    expect(first).toEqual([agent({ ended_at: later })]);
    expect(withStarted(first, agent({ about: '' }))).toEqual([agent()]);
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
    expect(withLaunched([starting], starting, foreground, later)).toEqual([agent({ id: 'a1', ended_at: later })]);
    // The hook of a very short agent noted its end before.
    const unknown = agent({ id: 'a1', about: '', ended_at: later });
    expect(withLaunched([starting, unknown], starting, background, later)).toEqual([
      agent({ id: 'a1', ended_at: later }),
    ]);
    expect(asListed([starting], owner, ['a7'], later)).toEqual([agent({ id: 'a7' })]);
    expect(asListed([starting], owner, [], later)).toEqual([agent({ id: 'toolu_1', ended_at: later })]);
  });

  it('are described by the newest, its age, and how many others there are', () => {
    const now = new Date(later);
    expect(describeAtWork([agent()], now)).toBe('the coder of F001 has been at work for 40 s');
    const newest = agent({ id: 'a2', agent: 'claim-sorter', about: '', started_at: later });
    expect(describeAtWork([agent(), newest], now)).toBe(
      'the claim-sorter has been at work for 1 s, and 1 other beside it',
    );
    const hours = new Date('2026-11-23T01:00:00.000Z');
    expect(describeAtWork([agent({ agent: 'code-reviewer' })], hours)).toBe(
      'the reviewer of F001 has been at work for 60 min',
    );
  });
});
