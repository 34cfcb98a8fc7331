import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseJson } from '../../src/base/json.ts';

it('any value that is not nested deep comes back as it was', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 5 }), (text) => {
      expect(parseJson(text)).toEqual(JSON.parse(text));
    }),
  );
});

it.each([
  ['brackets in a text', JSON.stringify({ a: '['.repeat(1_000), b: '{'.repeat(1_000) })],
  ['quotes and backslashes in a text', JSON.stringify(['\\"[', '\\\\', '['.repeat(1_000), '\\'.repeat(1_001)])],
  ['many lists beside each other', `[${'[],'.repeat(1_000)}[]]`],
  ['64 levels', '['.repeat(64) + ']'.repeat(64)],
])('%s are not depth', (_, text) => {
  expect(parseJson(text)).toEqual(JSON.parse(text));
});

it.each([
  ['65 levels', '['.repeat(65) + ']'.repeat(65)],
  ['mappings', '{"a":'.repeat(100) + '1' + '}'.repeat(100)],
  ['20 MB of brackets', '['.repeat(20_000_000)],
])('%s are refused at once', (_, text) => {
  const started = process.cpuUsage();
  expect(() => parseJson(text)).toThrow('nested deeper than 64 levels');
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(500);
});
