import { describe, expect, it } from 'vitest';
import { aboutOf, describeDialogs, ruleOf, type Dialog } from '../../../src/loop/rules/dialog.ts';

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
