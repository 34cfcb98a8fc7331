import { expect, it } from 'vitest';
import { commandsIn, recordOf } from '../../../src/research/rules/trial.ts';

const row = (type: 'assistant' | 'user', block: object) => JSON.stringify({ type, message: { content: [block] } });
const ran = (id: string, command: string, content: unknown, more: object = {}) => [
  row('assistant', { type: 'tool_use', id, name: 'Bash', input: { command } }),
  row('user', { type: 'tool_result', tool_use_id: id, content, ...more }),
];

it('records each command that an agent ran with what it printed, and nothing that it wrote itself', () => {
  const lines = [
    ...ran('a', 'node sweep.mjs', [{ type: 'text', text: 'run 1: 4 keys\u001b[2J' }]),
    ...ran('b', 'node wrong.mjs', 'Error: no such file', { is_error: true }),
    row('assistant', { type: 'tool_use', id: 'c', name: 'Bash', input: { command: 'node late.mjs' } }),
    row('assistant', { type: 'tool_use', id: 'd', name: 'Write', input: { content: 'run 9: 9 keys' } }),
  ];
  const record = recordOf(commandsIn(lines));
  expect(record).toBe('$ node sweep.mjs\nrun 1: 4 keys[2J\n\n$ node wrong.mjs\nError: no such file\n(failed)\n');
});

it('keeps the first and the last part of a long output', () => {
  const record = recordOf([{ command: 'seq', output: `first ${'x'.repeat(90_000)} last`, failed: false }]);
  expect(record.length).toBeLessThan(20_100);
  expect(record).toMatch(/^\$ seq\nfirst x+\n\[…\]\nx+ last\n$/);
});
