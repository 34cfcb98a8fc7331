import { describe, expect, it } from 'vitest';
import { endedTasks, isNewsAlone } from '../../../src/session/rules/task-notification.ts';

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
