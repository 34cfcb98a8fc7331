import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checksToJudge, standingOf } from '../../../src/goal/rules/acceptance.ts';
import { excerptLine } from '../../../src/base/text.ts';
import { describeAcceptance } from '../../../src/goal/rules/describe-acceptance.ts';
import { addJudgement, judgementHandIn, judgementProblems } from '../../../src/goal/rules/judgement.ts';
import { assertion, command, facts, goal, run } from './samples.ts';

describe('a workflow', () => {
  it('without a checklist has nothing to hold to', () => {
    expect(standingOf(undefined, facts())).toMatchObject({ holds: true, evaluations: [], problems: [], failing: [] });
  });

  it('holds only when every check passes', () => {
    const both = goal(command('a'), command('b', 'not_command'));
    expect(standingOf(both, facts({ runs: [run('a', 0), run('b', 1)] })).holds).toBe(true);
    expect(standingOf(both, facts({ runs: [run('a', 0)] })).holds).toBe(false);
    expect(standingOf(both, facts({ runs: [run('a', 0), run('b', 127)] })).holds).toBe(false);
  });

  it('is told what to do about what is open', () => {
    const wanted = goal(
      command('tests'),
      command('lint'),
      { type: 'file', id: 'readme', path: 'README.md' },
      assertion('fair'),
      { type: 'not_file', id: 'gone', path: 'old.ts' },
    );
    const standing = standingOf(wanted, facts({ runs: [run('tests', 2)] }));
    expect(standing.problems).toEqual([
      'Acceptance check tests (command): exit code 2 after 1.3 s.',
      'Acceptance check readme (file): README.md is missing.',
      'Run `autonomous-workflow acceptance --run`: lint (command): it has not been run yet.',
      'Start an acceptance-judge: fair (assertion): it has not been judged yet.',
    ]);
    expect(checksToJudge(standing.evaluations)).toEqual(['fair']);
    expect(describeAcceptance(wanted, standing)).toBe(
      [
        'Objective: A limiter that holds under load.',
        '',
        'The acceptance checklist does not hold: 1 of 5 pass.',
        'FAIL tests: `run tests` succeeds — exit code 2 after 1.3 s',
        'open lint: `run lint` succeeds — it has not been run yet',
        'FAIL readme: README.md exists — README.md is missing',
        'open fair: It is so that fair. — it has not been judged yet',
        'pass gone: old.ts does not exist — old.ts is missing',
      ].join('\n'),
    );
  });
});

describe('an excerpt', () => {
  const text = 'one\n  const a = 1;\ntwo\n\tconst   a =\n 1;\nend\n';
  it.each([
    ['const a = 1;', 1, 2],
    ['const a = 1;', 9, 4],
    ['two const a', 1, 3],
    ['const b = 1;', 2, undefined],
    ['   ', 2, undefined],
  ])('%j near line %d stands on line %s', (words, near, line) => {
    expect(excerptLine(text, words, near)).toBe(line);
  });

  it('of any words of a text is found, whatever became of its white space', () => {
    const words = fc.array(fc.stringMatching(/^[a-zé😀]{1,6}$/u), { minLength: 3, maxLength: 30 });
    fc.assert(
      fc.property(words, fc.constantFrom(' ', '\n', '\t ', '\r\n'), fc.nat(), (list, space, at) => {
        const start = at % (list.length - 2);
        expect(excerptLine(list.join(space), list.slice(start, start + 3).join(' '), 1)).toBeGreaterThan(0);
      }),
    );
  });
});

describe('a judgement', () => {
  const evidence = [{ file: 'src/a.ts', line: 3, excerpt: 'const limit = 5;' }];
  const handIn = judgementHandIn.parse({
    assignment: 'i9-j1',
    summary: 'Read the sources and what the tests say.',
    assertions: [{ check: 'fair', verdict: 'holds', reason: 'The queue is first in, first out.', evidence }],
    ratings: [{ check: 'docs', level: 1, reason: 'It names every option.', evidence }],
  });
  const checklist = goal(assertion('fair'), {
    type: 'quality',
    id: 'docs',
    statement: 'A newcomer understands it',
    levels: ['no', 'yes'],
    least: 1,
  });

  it('answers only what was asked', () => {
    expect(judgementProblems(checklist, handIn)).toEqual([]);
    expect(judgementProblems(goal(command('fair')), handIn)).toEqual([
      'fair is no assertion of the checklist',
      'docs is no quality check of the checklist',
    ]);
    const high = { ...handIn, ratings: handIn.ratings.map((one) => ({ ...one, level: 2 })) };
    expect(judgementProblems(checklist, high)).toEqual(['docs has levels 0 to 1, not 2']);
  });

  it.each([
    ['a verdict "holds" without evidence', { assertions: [{ ...handIn.assertions[0], evidence: [] }] }, /"holds"/],
    ['a level without evidence', { ratings: [{ ...handIn.ratings[0], evidence: [] }] }, /not the worst/],
    [
      'an excerpt of nothing',
      { assertions: [{ ...handIn.assertions[0], evidence: [{ file: 'a', line: 1, excerpt: '   {   }' }] }] },
      /8 characters/,
    ],
    [
      'a file elsewhere',
      { assertions: [{ ...handIn.assertions[0], evidence: [{ ...evidence[0], file: '../x' }] }] },
      /inside the project/,
    ],
  ])('is refused with %s', (_, more, message) => {
    const result = judgementHandIn.safeParse({ ...handIn, ...more });
    expect(result.error?.issues.map((issue) => issue.message).join('; ')).toMatch(message);
  });

  it('replaces an earlier answer to the same question, and no other', () => {
    const first = addJudgement({ assertions: [], ratings: [] }, handIn, '1/j-1', new Date(0));
    const changed = {
      ...handIn,
      ratings: [],
      assertions: handIn.assertions.map((one) => ({ ...one, verdict: 'fails' as const })),
    };
    const second = addJudgement(first, changed, '2/j-1', new Date(1));
    expect(second.assertions.map(({ verdict, judge }) => [verdict, judge])).toEqual([['fails', '2/j-1']]);
    expect(second.ratings).toEqual(first.ratings);
  });
});
