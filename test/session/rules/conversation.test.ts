import { describe, expect, it } from 'vitest';
import { hasTurnBegun } from '../../../src/session/rules/task-notification.ts';

const since = Date.parse('2026-11-21T12:00:10Z');
const row = (type: string, second: number, content: unknown = 'text', more: object = {}) =>
  JSON.stringify({
    type,
    timestamp: new Date(Date.UTC(2026, 10, 21, 12, 0, second)).toISOString(),
    message: { content },
    ...more,
  });

describe('hasTurnBegun', () => {
  it.each<[string, string[], boolean]>([
    ['nothing followed', [row('user', 5), row('assistant', 9)], false],
    ['the last answer of the turn was written late', [row('assistant', 9)], false],
    ['the user said something', [row('user', 11)], true],
    ['the user interrupted', [row('user', 11, [{ type: 'text', text: '[Request interrupted by user]' }])], true],
    ['an agent was reported', [row('user', 11, '<task-notification>\n…')], true],
    ['Claude answered', [row('assistant', 11, [{ type: 'text', text: 'ok' }])], true],
    ['a tool that ended the turn answered', [row('user', 11, [{ type: 'tool_result', content: 'ok' }])], false],
    ['the API refused', [row('assistant', 11, [], { isApiErrorMessage: true })], false],
    ['Claude Code noted something', [row('system', 11), row('attachment', 11)], false],
    ['a command was answered without a turn', [row('user', 11, '<command-name>/usage</command-name>')], false],
    ['a shell command was run', [row('user', 11, '<bash-input>ls</bash-input>')], false],
    ['the conversation was compacted', [row('user', 11, 'Summary', { isCompactSummary: true })], false],
    ['a caveat was added', [row('user', 11, 'Caveat', { isMeta: true })], false],
    ['the row is torn', [row('user', 11).slice(0, -5)], false],
    ['the row has no time', [JSON.stringify({ type: 'user' })], false],
    ['a text quotes such a row', [JSON.stringify({ type: 'system', text: row('user', 11) })], false],
  ])('when %s', (_, lines, expected) => expect(hasTurnBegun(lines, since)).toBe(expected));
});
