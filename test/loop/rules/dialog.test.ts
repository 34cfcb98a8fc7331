import { describe, expect, it } from 'vitest';
import { aboutOf, describeDialogs, isDialogOpen, ruleOf, type Dialog } from '../../../src/loop/rules/dialog.ts';

const asked = '2026-11-23T10:00:00.000Z';
const dialog = (more: Partial<Dialog> = {}): Dialog => ({
  agent: 'researcher',
  tool: 'WebFetch',
  about: 'https://example.org/a',
  rule: 'WebFetch(domain:example.org)',
  asked_at: asked,
  transcript: '/t.jsonl',
  notified: false,
  ...more,
});

describe('what a dialog is about', () => {
  it.each([
    ['Bash', { command: 'npm\n test' }, 'npm test'],
    ['WebFetch', { url: 'https://example.org/a', prompt: 'Read it' }, 'https://example.org/a'],
    ['Edit', { file_path: '/p/a.ts', old_string: 'a' }, '/p/a.ts'],
    ['AskUserQuestion', { questions: [{ question: 'Which one?' }] }, 'Which one?'],
    ['AskUserQuestion', { questions: 7 }, ''],
    ['mcp__x__y', { deep: { url: 'no' } }, ''],
  ])('of %s with %j is %j', (tool, input, about) => expect(aboutOf(tool, input)).toBe(about));

  it('is short, and has no control characters', () =>
    expect(aboutOf('Bash', { command: `\u001b[31m${'x'.repeat(500)}` })).toMatch(/^\[31mx{80,100}$/));
});

it.each([
  [[{ type: 'addRules', rules: [{ toolName: 'WebFetch', ruleContent: 'domain:a.org' }] }], 'WebFetch(domain:a.org)'],
  [[{ type: 'addRules', rules: [{ toolName: 'WebSearch' }] }], 'WebSearch'],
  [[{ type: 'setMode', mode: 'acceptEdits' }], ''],
  [undefined, ''],
])('the rule of the suggestions %j is %j', (suggestions, rule) => expect(ruleOf(suggestions)).toBe(rule));

describe('dialogs for people', () => {
  it('say who asks what, where to answer, and what keeps it from asking again', () =>
    expect(describeDialogs([dialog()])).toEqual([
      'Its agent researcher asks whether it may use WebFetch (https://example.org/a) → answer in the window of the session; to allow it for good, add "WebFetch(domain:example.org)" to permissions.allow in .claude/settings.json',
    ]));

  it('say a question of the model as it was asked', () =>
    expect(describeDialogs([dialog({ agent: '', tool: 'AskUserQuestion', about: 'Which one?', rule: '' })])).toEqual([
      'Its session asks you: Which one? → answer in the window of the session',
    ]));

  it('say the same thing once', () =>
    expect(describeDialogs([dialog(), dialog(), dialog({ about: '' })])).toEqual([
      expect.stringMatching(/settings\.json \(2 such dialogs\)$/),
      expect.stringContaining('may use WebFetch →'),
    ]));
});

describe('a dialog is open', () => {
  const row = (content: object[], timestamp = '2026-11-23T10:00:00.500Z') =>
    JSON.stringify({ type: 'x', timestamp, message: { content } });
  const call = (id: string, name = 'WebFetch') => ({ type: 'tool_use', id, name, input: {} });
  const result = (id: string) => ({ type: 'tool_result', tool_use_id: id, content: 'Done.' });
  const later = Date.parse(asked) + 60_000;

  it.each([
    ['before the row of its call is written', [], Date.parse(asked) + 100, true],
    ['while its call has no result', [row([call('a')])], later, true],
    ['while another call of its agent has one', [row([call('a'), call('b', 'Read')]), row([result('b')])], later, true],
    ['no more when its call has a result', [row([call('a')]), row([result('a')])], later, false],
    ['no more when the conversation has left its call behind', [row([{ type: 'text' }])], later, false],
    ['not for a later call of the same tool', [row([call('b')], '2026-11-23T10:00:20.000Z')], later, false],
    ['no more when nothing can be read', ['{"half'], later, false],
  ])('%s', (_, lines, changedAt, open) => expect(isDialogOpen(dialog(), lines, changedAt)).toBe(open));
});
