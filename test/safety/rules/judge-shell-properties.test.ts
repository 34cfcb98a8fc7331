import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeShell } from '../../../src/safety/rules/judge-shell.ts';
import { scope } from './scope.ts';
import { runs } from '../../support/runs.ts';

const size = 50_000;
const fragments =
  'git push -f|rm -rf|$(|)|`|"|\'|<<END|\nEND\n|\\|${|}|((|))|{|a,b|bash -c|eval|&&|;|| |\n|docs/research-x/ledger.json|../|*|[|~|>|x=|$x|find|-exec|cd|sudo|#|\0|\u{1f600}|<(|<<<'
    .split('|')
    .filter((part) => part !== '');

describe('judging a command line', () => {
  it('never throws, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 300 }),
          fc.array(fc.constantFrom(...fragments), { maxLength: 60 }).map((parts) => parts.join('')),
          fc.array(fc.constantFrom(...fragments), { maxLength: 60 }).map((parts) => parts.join(' ')),
        ),
        (command) => {
          const found = judgeShell(command, scope);
          return found?.instead !== '';
        },
      ),
      { numRuns: runs(1_000) },
    );
  });

  it('finds a denied command behind any other ones', () => {
    const harmless = fc.constantFrom(
      'ls',
      'echo "a b"',
      "grep -r 'x' .",
      'npm test',
      'x=1',
      'cat <<A\ntext\nA',
      '(ls)',
    );
    const joint = fc.constantFrom('; ', ' && ', ' || ', '\n', ' & ');
    fc.assert(
      fc.property(fc.array(fc.tuple(harmless, joint), { maxLength: 8 }), (parts) => {
        const before = parts.map(([command, join]) => command + (command.includes('<<') ? '\n' : join)).join('');
        expect(judgeShell(`${before}git push --force`, scope)?.rule).toBe('force-push');
        expect(judgeShell(before, scope)).toBeUndefined();
      }),
    );
  });

  it('lets any text pass that a single-quoted word of echo or of a commit holds', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...fragments.filter((part) => !part.includes("'")))), (parts) => {
        const text = parts.join(' ').replaceAll('\0', '');
        expect(judgeShell(`echo '${text}'`, scope)).toBeUndefined();
        expect(judgeShell(`git commit -m '${text}'`, scope)).toBeUndefined();
      }),
    );
  });

  it.each([
    ...fragments,
    'env ',
    'git -c alias.a=',
    'a=$a$a;',
    'rm {a,b}{a,b}',
    'rm [',
    'rm *a*a*a',
    '${x:-',
    '$((',
    'eval "',
    "bash -c '",
  ])('takes a moment for 50 kB of %j', (fragment) => {
    const long = fragment.repeat(Math.ceil(size / fragment.length));
    // Of this process alone: the machine may be busy with others.
    const started = process.cpuUsage();
    judgeShell(long, scope);
    judgeShell(`git push ${long}`, scope);
    judgeShell(`rm ${long}`, scope);
    judgeShell(`x=${long}; rm $x`, scope);
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1_000).toBeLessThan(2_000);
  });
});
