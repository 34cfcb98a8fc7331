import { describe, expect, it } from 'vitest';
import { languageOf } from '../../../../src/coding/rules/tamper/languages.ts';
import { testCases } from '../../../../src/coding/rules/tamper/test-cases.ts';

function casesOf(text: string): { name: string; line: number; body: string[]; assertions: number }[] {
  const language = languageOf('a.test.ts');
  if (language === undefined) throw new Error('TypeScript has patterns');
  return testCases(
    text.split('\n').map((line, index) => ({ kind: 'same', text: line, number: index + 1 })),
    language,
  );
}

const body = ['  expect(add(a, b)).toBe(sum);', '});', '', "it('next', () => {", '  expect(1).toBe(one);', '});'];

describe('The tests of a file', () => {
  it.each([
    ['a table of cases', ['it.each([', '  [1, 2, 3],', '', '  [2, 2, 4],', "])('adds %i and %i', (a, b, sum) => {"]],
    [
      'a table with types',
      ['test.each<[number, number, number]>([', '  [1, 2, 3],', "])('adds %i and %i', (a, b, sum) => {"],
    ],
    ['a table as a template', ['it.each`', '  a | b', '  ${1} | ${2}', "`('adds %i and %i', ({ a, b, sum }) => {"]],
    ['a table, and its name below', ['it.each([', '  [1, 2, 3],', '])(', "  'adds %i and %i',", '  (a, b, sum) => {']],
    ['a named table', ['it.each(sums)(', "  'adds %i and %i',", '  (a, b, sum) => {']],
    ['nothing, and its name below', ['it(', "  'adds %i and %i',", '  () => {']],
    ['a table in one line', ["it.each<Sum>([[1, 2, 3]])('adds %i and %i', (a, b, sum) => {"]],
  ])('are found where they begin with %s', (_, head) => {
    const [first, second, ...others] = casesOf([...head, ...body].join('\n'));
    expect(first).toMatchObject({ name: 'adds %i and %i', line: 1, assertions: 1 });
    expect(first?.body).toContain('expect(add(a, b)).toBe(sum);');
    expect(second).toMatchObject({ name: 'next', assertions: 1 });
    expect(others).toEqual([]);
  });

  it.each([
    ['a suite with a table', ['describe.each([', '  [1],', "])('with %i', (a) => {", '});']],
    ['a call of that name', ['const it = make();', 'it(', '  value,', ');']],
    ['hooks', ['test.beforeEach(', "  'name',", '  () => {},', ');']],
  ])('are not %s', (_, lines) => {
    expect(casesOf(lines.join('\n'))).toEqual([]);
  });
});
