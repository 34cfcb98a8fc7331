import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCommandArguments } from '../../../src/base/command-line.ts';
import { commandRules } from '../../../src/loop/rules/command-rules.ts';
import { readRalphArguments } from '../../../src/session/ralph-loop.ts';
import { ambiguousIn, quotedPrompt } from '../../base/prompts.ts';

describe('readRalphArguments', () => {
  const ours: [string, string, string, number | undefined][] = [
    [`"/autonomous-workflow:research 'a' 'b'"`, 'research', "'a' 'b'", undefined],
    [`"/autonomous-workflow:research 'a' 'b'" --max-iterations 30`, 'research', "'a' 'b'", 30],
    [`"/autonomous-workflow:research 'a' 'b'" --max-iterations=30`, 'research', "'a' 'b'", 30],
    [`--max-iterations 30 "/autonomous-workflow:research 'a' 'b'"`, 'research', "'a' 'b'", 30],
    [`--completion-promise 'ALL DONE' --max-iterations 3 /autonomous-workflow:status a`, 'status', 'a', 3],
    [`"/autonomous-workflow:research 'a' 'b'" --max-iterations 5 --completion-promise DONE`, 'research', "'a' 'b'", 5],
    [`"/autonomous-workflow:research 'a'\n'b\nc'\n" --max-iterations 80`, 'research', "'a'\n'b\nc'", 80],
    [`/autonomous-workflow:research 'a' 'b' --max-iterations 30`, 'research', "'a' 'b'", 30],
    [`'/autonomous-workflow:research "a" "b"'`, 'research', '"a" "b"', undefined],
    [`"/autonomous-workflow:continue-auto"`, 'continue-auto', '', undefined],
    [`"/autonomous-workflow:research 'a' 'say \\"hi\\"'"`, 'research', `'a' 'say "hi"'`, undefined],
    [`"/autonomous-workflow:research 'a' 'b'" --max-iterations 0`, 'research', "'a' 'b'", undefined],
    [`"/autonomous-workflow:research 'a' 'b'" --max-iterations many`, 'research', "'a' 'b'", undefined],
  ];
  it.each(ours)('finds the command in %j', (raw, command, commandArguments, maxIterations) => {
    expect(readRalphArguments(raw)).toEqual({ command, commandArguments, maxIterations });
  });

  it.each([
    '',
    '"Build a REST API" --max-iterations 20',
    '"Explain /autonomous-workflow:research to me"',
    '/other:research a b',
    '"/autonomous-workflow: research"',
    '"/autonomous-workflow:Research a"',
    '--max-iterations 20',
  ])('leaves the loop of %j alone', (raw) => expect(readRalphArguments(raw)).toBeUndefined());

  it('leaves the raw prompt as typed, whatever a shell would make of it', () => {
    fc.assert(
      fc.property(
        quotedPrompt,
        fc.constantFrom('', ' --max-iterations 7', ' --completion-promise "ALL DONE"'),
        (prompt, after) => {
          fc.pre(!ambiguousIn(prompt, "'") && !prompt.includes('\\"'));
          const found = readRalphArguments(`"/autonomous-workflow:research 'a' '${prompt}'"${after}`);
          const { options, example } = commandRules.research;
          const read = readCommandArguments(found?.commandArguments ?? '', options, example);
          expect(read.prompt).toBe(prompt.trim() === '' ? undefined : prompt);
          expect(found?.maxIterations).toBe(after.includes('7') ? 7 : undefined);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
