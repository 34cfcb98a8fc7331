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
    [
      'How long is it down when its only server dies, with Litestream, LiteFS, rqlite or Turso?',
      ['Litestream', 'LiteFS', 'rqlite', 'Turso'],
    ],
    ['Is Postgres or Redis faster?', []],
    [
      'How much faster are native bundlers (Rspack, Rolldown, SWC) than webpack, Rollup and Babel?',
      ['Rspack', 'Rolldown', 'SWC', 'webpack', 'Rollup', 'Babel'],
    ],
    ['How do reads, writes and deletes compare?', []],
    ['', []],
  ])('%s', (question, things) => expect(thingsIn(question)).toEqual(things));
});

describe('the questions of a goal', () => {
  it('are those that ask, and those that have several things compared', () => {
    const goal = 'We use Rails. Compare Oban, Que and River. Which is safe? Be short. Compare it with ours.';
    expect(questionsOfGoal(goal)).toEqual(['Compare Oban, Que and River.', 'Which is safe?']);
  });

  it.each<[string, string[]]>([
    [
      'How much faster is it, what do its makers claim, where do the claims disagree, and what does one give up?',
      [
        'How much faster is it?',
        'What do its makers claim?',
        'Where do the claims disagree?',
        'What does one give up?',
      ],
    ],
    [
      'What breaks with PgBouncer in transaction mode, and who would have to run Redis?',
      ['What breaks with PgBouncer in transaction mode?', 'Who would have to run Redis?'],
    ],
    // Pieces that are no questions by themselves.
    [
      'How much is lost, and how long is it down, when the only server of it dies?',
      ['How much is lost, and how long is it down, when the only server of it dies?'],
    ],
    ['How do systems, where nodes fail, recover?', ['How do systems, where nodes fail, recover?']],
    ['Which libraries, which are maintained, handle it?', ['Which libraries, which are maintained, handle it?']],
    ['Is it clear how and why it fails?', ['Is it clear how and why it fails?']],
  ])('are asked one by one: %s', (goal, questions) => expect(questionsOfGoal(goal)).toEqual(questions));
});
