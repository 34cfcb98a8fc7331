import { describe, expect, it } from 'vitest';
import { questionsOfGoal } from '../../../src/loop/rules/outline.ts';
import { thingsIn } from '../../../src/loop/rules/things-of-goal.ts';

describe('the things that a question names', () => {
  it.each<[string, string[]]>([
    [
      'Which of the libraries documented there (Graphile Worker, pg-boss, Oban, Que) handles which?',
      ['Graphile Worker', 'pg-boss', 'Oban', 'Que'],
    ],
    [
      'How should our web service on Fly.io replicate its SQLite database: Litestream, LiteFS or rqlite?',
      ['Litestream', 'LiteFS', 'rqlite'],
    ],
    ['Do heat pumps cost more than gas in Germany, Austria, and Switzerland?', ['Germany', 'Austria', 'Switzerland']],
    ['What do users report about throughput, about table bloat and vacuum, about LISTEN/NOTIFY?', []],
    ['Is Postgres or Redis faster?', []],
    ['How do reads, writes and deletes compare?', []],
    ['', []],
  ])('%s', (question, things) => expect(thingsIn(question)).toEqual(things));
});

describe('the questions of a goal', () => {
  it('are those that ask, and those that have several things compared', () => {
    const goal = 'We use Rails. Compare Oban, Que and River. Which is safe? Be short. Compare it with ours.';
    expect(questionsOfGoal(goal)).toEqual(['Compare Oban, Que and River.', 'Which is safe?']);
  });
});
