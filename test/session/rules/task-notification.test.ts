import { describe, expect, it } from 'vitest';
import {
  endedTasks,
  isNewsAlone,
  callsWaiting,
  isInputWaiting,
  tasksNamed,
} from '../../../src/session/rules/task-notification.ts';

/** As auto mode words it: each line of the report is indented. */
const handedBack = (id: string, report = 'Done.') =>
  `<agent-message from="${id}">\n[Subagent hand-back] The report follows:\n  ${report}\n</agent-message>`;
const news = (id: string, status: string, result = 'Done.') =>
  `<task-notification>\n<task-id>${id}</task-id>\n<status>${status}</status>\n<summary>Agent "Work" finished</summary>\n<result>${result}</result>\n</task-notification>`;

describe('endedTasks', () => {
  it.each([
    ['a task that has completed', news('a1', 'completed'), ['a1']],
    ['two of them in one prompt', `${news('a1', 'completed')}\n${news('a2', 'completed')}`, ['a1', 'a2']],
    ['one that was stopped', news('a1', 'killed'), ['a1 did not complete']],
    ['one that failed', news('a1', 'failed'), ['a1 did not complete']],
    ['one that goes on', news('a1', 'running'), []],
    ['news within the answer of an agent', news('a1', 'completed', news('a9', 'completed')), ['a1']],
    ['agents that handed back in auto mode', `${handedBack('a1')}\n${handedBack('a2')}`, ['a1', 'a2']],
    ['no news in what was handed back', handedBack('a1', news('a9', 'completed')), ['a1']],
    ['a prompt of the user', 'Go on with a1, please.', []],
    ['a notification that is cut', '<task-notification>\n<task-id>a1</task-id>', []],
  ])('finds %s', (_, prompt, expected) => {
    expect(endedTasks(prompt).map(({ id, isComplete }) => (isComplete ? id : `${id} did not complete`))).toEqual(
      expected,
    );
  });
});

describe('isNewsAlone', () => {
  it.each([
    ['news of one task', news('a1', 'completed'), true],
    ['news of two', `${news('a1', 'completed')}\n${news('a2', 'completed')}\n`, true],
    ['news beside words of the user', `${news('a1', 'completed')}\nAnd hurry up.`, false],
    ['news of one that was stopped', `${news('a1', 'completed')}\n${news('a2', 'killed')}`, true],
    ['news of one that goes on', `${news('a1', 'completed')}\n${news('a2', 'running')}`, false],
    ['what was handed back', `${handedBack('a1')}\n`, true],
    ['words of the user beside it', `${handedBack('a1')}\nAnd hurry up.`, false],
    ['an answer that quotes other news', news('a1', 'completed', '<task-notification>\n<task-id>a9'), true],
  ])('judges %s', (_, prompt, expected) => {
    expect(isNewsAlone(prompt)).toBe(expected);
  });
});

const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 12, 0, second)).toISOString();
const row = (operation: string, second: number, content?: string) =>
  JSON.stringify({ type: 'queue-operation', operation, timestamp: at(second), sessionId: 's', content });
const since = Date.parse(at(10));

const stop = '/autonomous-workflow:stop';
const notification = '<task-notification>\n<task-id>a</task-id>';

describe('isInputWaiting', () => {
  it.each<[string, string[], boolean]>([
    ['nothing was queued', [], false],
    ['a command was typed in this turn', [row('enqueue', 11, stop)], true],
    ['plain text was typed in this turn', [row('enqueue', 11, 'and now?')], true],
    ['it was taken out again', [row('enqueue', 11, stop), row('dequeue', 12)], false],
    ['it was removed by name', [row('enqueue', 11, 'a'), row('enqueue', 12, stop), row('remove', 13, stop)], true],
    ['the whole queue was emptied', [row('enqueue', 11, stop), row('popAll', 12)], false],
    ['only the first of two was taken', [row('enqueue', 11, 'a'), row('enqueue', 12, stop), row('dequeue', 13)], true],
    ['it was typed in an earlier turn', [row('enqueue', 9, stop)], false],
    ['a notification is queued', [row('enqueue', 11, notification)], false],
    [
      'a notification is taken before it',
      [row('enqueue', 11, notification), row('enqueue', 12, stop), row('dequeue', 13)],
      true,
    ],
    ['an end without a beginning was cut off', [row('dequeue', 11), row('enqueue', 12, stop)], true],
    ['a message quotes such a row', [JSON.stringify({ type: 'user', text: row('enqueue', 11, stop) })], false],
    ['the row is torn', [row('enqueue', 11, stop).slice(0, -9)], false],
    ['the row has no time', [JSON.stringify({ type: 'queue-operation', operation: 'enqueue', content: stop })], false],
  ])('when %s', (_, lines, expected) => {
    expect(isInputWaiting(lines, since)).toBe(expected);
  });
});

describe('callsWaiting', () => {
  it.each([
    ['news of an agent', [row('enqueue', 1, notification)], true],
    ['news that was taken up', [row('enqueue', 1, notification), row('dequeue', 2)], false],
    [
      'news behind what the user typed',
      [row('enqueue', 1, 'Wait.'), row('enqueue', 2, notification), row('dequeue', 3)],
      true,
    ],
    ['typed text alone', [row('enqueue', 1, 'Wait.')], false],
    ['nothing', [], false],
  ])('finds %s', (_, lines, expected) => {
    expect(callsWaiting(lines).length > 0).toBe(expected);
  });
});

it('tells of which tasks the calls that wait are news, unless one is something else', () => {
  const calls = [news('a1', 'completed'), news('a2', 'completed')];
  expect(callsWaiting(calls.map((content) => row('enqueue', 1, content)))).toEqual(calls);
  expect(tasksNamed(calls)).toEqual(new Set(['a1', 'a2']));
  expect(tasksNamed([...calls, '<system>hello</system>'])).toBeUndefined();
});
