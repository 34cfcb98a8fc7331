import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineAt, lineOfPath } from '../../src/base/json-line.ts';

const text = `{
  "a": [1, "x]},\\"",
    {"b": true, "c\\u0064": {}}
  ],

  "claims": [
    {"text": "one"},
    {"text":
      "two"}
  ]
}`;

describe('the line of a path', () => {
  it.each<[PropertyKey[], number]>([
    [[], 1],
    [['a'], 2],
    [['a', 1], 2],
    [['a', 2, 'b'], 3],
    [['a', 2, 'cd'], 3],
    [['claims', 1], 8],
    [['claims', 1, 'text'], 9],
    [['claims', 1, 'missing'], 8],
    [['claims', 7, 'text'], 6],
    [['missing', 'deeper'], 1],
    [['a', 0, 'no object'], 2],
  ])('%j is %i', (path, line) => expect(lineOfPath(text, path)).toBe(line));

  it('is found in a text of megabytes at once', () => {
    const large = JSON.stringify({ a: Array.from({ length: 50_000 }, () => 'x"\\'.repeat(20)), b: [1] }, null, 1);
    // Not the clock: the machine may be busy.
    const since = process.cpuUsage();
    expect(lineOfPath(large, ['b', 0])).toBe(50_005);
    expect(process.cpuUsage(since).user / 1_000).toBeLessThan(1_000);
  });

  it('leads to a line that begins as the value does, for any JSON printed a value a line', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.array(fc.jsonValue())), fc.nat(), (value, pick) => {
        const keys = Object.keys(value).filter((key) => (value[key]?.length ?? 0) > 0);
        const key = keys[pick % keys.length];
        if (key === undefined) return;
        const index = pick % (value[key]?.length ?? 1);
        const printed = JSON.stringify(value, null, 1);
        const line = printed.split('\n')[lineOfPath(printed, [key, index]) - 1]?.trim() ?? '';
        expect(JSON.stringify(value[key]?.[index], null, 1).startsWith(line.replace(/,$/, '').slice(0, 1))).toBe(true);
      }),
    );
  });

  it('is the first where a value is nested deeper than can be walked', () => {
    expect(lineOfPath(`${'{"a":\n'.repeat(60_000)}1${'}'.repeat(60_000)}`, ['a', 'a'])).toBe(1);
  });

  it('counts from one', () => expect([lineAt('a\nb', 0), lineAt('a\nb', 2)]).toEqual([1, 2]));
});
