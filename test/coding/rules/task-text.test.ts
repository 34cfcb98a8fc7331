import { describe, expect, it } from 'vitest';
import { quoted } from '../../../src/coding/rules/tasks.ts';

describe('a quote in a task', () => {
  it('has every word, and long lines end with a sentence', () => {
    const text = Array.from({ length: 12 }, () => `${'word '.repeat(60).trim()}.`).join(' ');
    const lines = quoted(text).split('\n');
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).toMatch(/^> word.*\.$/);
    expect(lines.map((line) => line.slice(2)).join(' ')).toBe(text);
  });
});
