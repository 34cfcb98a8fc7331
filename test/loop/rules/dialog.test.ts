import { expect, it } from 'vitest';
import { describeDialog } from '../../../src/loop/rules/notification.ts';

const where = '→ answer in the window of the session';
const offered = (rule: object) => [{ type: 'addRules', rules: [rule] }];

it.each<[string, string, string, object, unknown, string]>([
  [
    'a page, with the rule that keeps it from being asked again',
    'researcher',
    'WebFetch',
    { url: 'https://example.org/a', prompt: 'Read it' },
    offered({ toolName: 'WebFetch', ruleContent: 'domain:a.org' }),
    `Its agent researcher asks whether it may use WebFetch (https://example.org/a) ${where}; to allow it for good, add "WebFetch(domain:a.org)" to permissions.allow in .claude/settings.json`,
  ],
  [
    'a command',
    '',
    'Bash',
    { command: 'npm\n test' },
    [{ type: 'setMode' }],
    `Its session asks whether it may use Bash (npm test) ${where}`,
  ],
  [
    'a question of the model',
    '',
    'AskUserQuestion',
    { questions: [{ question: 'Which?' }] },
    undefined,
    `Its session asks you: Which? ${where}`,
  ],
])('a dialog about %s is told', (_, agent, tool, input, suggestions, told) => {
  expect(describeDialog(agent, tool, input as Record<string, unknown>, suggestions)).toBe(told);
});

it('what it is about is short, and has no control characters', () => {
  const input = { command: `\u001b[31m${'x'.repeat(500)}` };
  expect(describeDialog('', 'Bash', input, undefined)).toMatch(/\(\[31mx{80,100}\) →/);
});
