import { describe, expect, it } from 'vitest';
import { chooseMutants, describeMutation, mutationDoubts } from '../../../src/coding/rules/judge-checks.ts';

const changes = (file: string, text: string, most = 20) =>
  chooseMutants([{ file, text, lines: new Set(text.split('\n').map((_, index) => index + 1)) }], most).map(
    ({ change }) => change.split(' becomes ')[1],
  );

describe('mutants of changed lines', () => {
  it.each([
    ['a.ts', 'if (a < b) go();', ['`if (a <= b) go();`']],
    ['a.js', 'export const one = () => 1;', ['`export const one = () => 2;`']],
    ['a.ts', '  cache.set(key, value);', ['`;`']],
    ['a.py', 'return a + b', ['`return a - b`']],
    ['a.py', '    self.items.append(one)', ['`pass`']],
    ['a.py', 'if a and not b:', ['`if a or not b:`']],
    ['a.rs', '    1', ['`2`']],
    ['a.rs', '    if a < b && c {', ['`if a <= b && c {`', '`if a < b || c {`']],
    ['a.py', 'def f():\n    """Keeps a and b.\n    return 5\n    """\n    return a and b', ['`return a or b`']],
    ['a.ts', 'const p = /[`"]/;\nif (a < b) go();', ['`if (a <= b) go();`']],
    ['a.c', '  if (n > 3) drop(list);', ['`if (n >= 3) drop(list);`', '`if (n > 4) drop(list);`']],
    ['a.c', '  drop(list);', ['`;`']],
    [
      'A.swift',
      'return a == b ? 1 : 2',
      ['`return a != b ? 1 : 2`', '`return a == b ? 2 : 2`', '`return a == b ? 1 : 3`'],
    ],
    ['a.ex', '  if a > b do', ['`if a >= b do`']],
    ['a.rs', "let c = '\"';\nif a < b {", ['`if a <= b {`']],
    ['a.rs', "fn first<'a>(x: &'a str) -> usize {", []],
  ])('of %s: %s', (file, line, expected) => {
    expect(changes(file, line)).toEqual(expected);
  });

  it.each([
    ['a.ts', "import a from 'b';"],
    ['a.ts', 'interface A { b: 1 }'],
    ['a.ts', '// return a < b'],
    ['a.ts', "throw new Error('a < b');"],
    ['a.test.ts', 'return a < b;'],
    ['vitest.config.ts', 'const a = 1;'],
    ['a.md', 'a < b'],
    ['a.py', '"""\nkeeps an account and the accounts\nreturn 5\n"""'],
    ['a.py', "sql = '''\n a and b = 5\n'''"],
    ['a.py', `x = ${'a or '.repeat(60)}b + 1`],
    ['a.py', "text = 'a and b'  # c and d"],
    ['a.ts', '/**\nreturn a < b;\n */'],
    ['a.ts', 'const text = `\nTake 5 < 6.\nreturn a;\n`;'],
    ['a.ts', 'const pattern = /[/"`] < 5/;'],
    ['a.rs', '/// is 5 when a < b'],
    ['a.rs', '/*\n a < 5\n*/'],
  ])('are none of %s: %s', (file, line) => {
    expect(changes(file, line)).toEqual([]);
  });

  it('are a few, of changed lines only, on different lines first, and the same each time', () => {
    const text = 'const a = 1;\nif (a < 2) go();\nif (a > 3) stop();\nreturn a + 1;\n';
    const chosen = chooseMutants([{ file: 'a.js', text, lines: new Set([2, 3, 4]) }], 3);
    expect(chosen.map(({ line }) => line).sort()).toEqual([2, 3, 4]);
    expect(chooseMutants([{ file: 'a.js', text, lines: new Set([2, 3, 4]) }], 3)).toEqual(chosen);
  });

  it('begin with the line that has the most conditions', () => {
    const text = 'if (a < 2) go();\nif (a > 3 && b < 4 || c === 5) stop();\nif (a > 6) stop();\n';
    const [first] = chooseMutants([{ file: 'a.js', text, lines: new Set([1, 2, 3]) }], 1);
    expect(first?.line).toBe(2);
  });

  it('are told of to the reviewer, and that none could be tried', () => {
    const survivor = { file: 'a.ts', line: 2, change: '`a` becomes `b`' };
    expect(describeMutation({ tried: 2, noticed: 1, survivors: [survivor] })).toContain('1 of 2');
    expect(describeMutation({ tried: 0, noticed: 0, survivors: [], notRun: 'no tests' })).toBe(
      'no small faults were put into its code: no tests',
    );
    expect(mutationDoubts({ tried: 2, noticed: 1, survivors: [survivor] })).toEqual([
      'its tests do not notice when a.ts:2 `a` becomes `b`',
    ]);
    expect(mutationDoubts({ tried: 2, noticed: 0, survivors: [] })[0]).toContain('may check nothing');
  });
});
