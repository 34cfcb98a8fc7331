import { describe, expect, it } from 'vitest';
import { parseCommandLine } from '../../src/base/command-line.ts';

const commandsOf = (line: string) => {
  const parsed = parseCommandLine(line);
  return 'problem' in parsed ? parsed.problem : parsed.commands.map((one) => [one.program, ...one.arguments]);
};

describe('a command line without a shell', () => {
  it.each([
    ['npm test', [['npm', 'test']]],
    ['a && b -c', [['a'], ['b', '-c']]],
    [`python3 -m pytest -k "a and 'b'"`, [['python3', '-m', 'pytest', '-k', "a and 'b'"]]],
    [`a --x='1 2'3 ""`, [['a', '--x=1 23', '']]],
    [`node --test 'test/*.mjs'`, [['node', '--test', 'test/*.mjs']]],
    ['a \\&\\& b', [['a', '&&', 'b']]],
    [`grep 'a|b; c > d $x'`, [['grep', 'a|b; c > d $x']]],
  ])('takes %s apart', (line, expected) => {
    expect(commandsOf(line)).toEqual(expected);
  });

  it('sets variables for one command', () => {
    expect(parseCommandLine(`A=1 B="2 3" run x=y && other`)).toEqual({
      commands: [
        { program: 'run', arguments: ['x=y'], environment: { A: '1', B: '2 3' } },
        { program: 'other', arguments: [], environment: {} },
      ],
    });
  });

  it.each([
    ['a | b', 'needs a shell'],
    ['a; b', 'needs a shell'],
    ['a || true', 'needs a shell'],
    ['a > /dev/null', 'needs a shell'],
    ['a $(b)', 'needs a shell'],
    ['a $HOME', 'needs a shell'],
    ['a "$HOME"', 'needs a shell'],
    ['node --test test/*.test.mjs', 'quote it'],
    ['npm test # all', 'quote it'],
    ['cat ~/x', 'quote it'],
    ['cd frontend && npm test', 'is a command of the shell'],
    ['export A=1 && npm test', 'is a command of the shell'],
    ['! grep x y', 'is a command of the shell'],
    ["a 'b", 'a quote has no end'],
    ['a &&', 'a command is missing'],
    ['', 'a command is missing'],
  ])('says why it cannot run %s', (line, expected) => {
    expect(commandsOf(line)).toContain(expected);
  });
});
