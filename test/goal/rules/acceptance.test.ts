import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeAcceptance, standingOf } from '../../../src/goal/rules/acceptance.ts';
import { hasExcerpt } from '../../../src/base/text.ts';
import { controlsOf, itemsOf, judgementHandIn, judgementProblems } from '../../../src/goal/rules/judgement.ts';
import { judgementsOf, listsOf } from '../../../src/judging/lists.ts';
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
    ['const a = 1;', true],
    ['two const a', true],
    ['const b = 1;', false],
    ['   ', false],
  ])('%j stands in a text: %s', (words, stands) => expect(hasExcerpt(text, words)).toBe(stands));

  it('of any words of a text is found, whatever became of its white space', () => {
    const words = fc.array(fc.stringMatching(/^[a-zé😀]{1,6}$/u), { minLength: 3, maxLength: 30 });
    fc.assert(
      fc.property(words, fc.constantFrom(' ', '\n', '\t ', '\r\n'), fc.nat(), (list, space, at) => {
        const start = at % (list.length - 2);
        expect(hasExcerpt(list.join(space), list.slice(start, start + 3).join(' '))).toBe(true);
      }),
    );
  });
});

describe('a judgement', () => {
  const evidence = [{ file: 'src/a.ts', line: 3, excerpt: 'const limit = 5;' }];
  const quality = { type: 'quality' as const, id: 'docs', statement: 'It is clear', levels: ['no', 'yes'], least: 1 };
  const checklist = goal(assertion('fair'), command('tests'), quality);
  const lines = [{ file: 'README.md', text: 'A limiter for every client' }];
  const [list] = listsOf(
    itemsOf(checklist),
    () => 'i9-j1',
    (_, random) => controlsOf(lines, random),
  );
  if (list === undefined) throw new Error('no list');

  /** What a judge says who gives every item of the checklist this level, and every control what is so, or its opposite. */
  const says = (level: number | null, controls: 'right' | 'wrong' = 'right') =>
    judgementHandIn.parse({
      assignment: 'i9-j1',
      summary: 'Read the sources and what the tests say.',
      answers: list.items.map((item, at) => {
        const given = 'right' in item ? Number(item.right.level?.[0]) : level;
        const said = 'right' in item && controls === 'wrong' ? 1 - (given ?? 0) : given;
        return { n: at + 1, level: said, reason: 'The queue is first in, first out.', evidence };
      }),
    });

  it('is asked for what an agent judges, beside two lines of the project of which one is not there', () => {
    const texts = list.items.map(({ text }) => text.split('\n')[0]).toSorted();
    expect(texts).toEqual([
      'It is clear',
      'It is so that fair.',
      'README.md has this line: A limiter for every client',
      'README.md has this line: client every for limiter A',
    ]);
  });

  it('counts where both controls are right', () => {
    expect(
      judgementsOf(list, says(1).answers)
        ?.map(({ key }) => key)
        .toSorted(),
    ).toEqual(['docs', 'fair']);
    expect(judgementsOf(list, says(1, 'wrong').answers)).toBeUndefined();
  });

  it('has an answer to each item, of a level that there is', () => {
    expect(judgementProblems(checklist, list, says(null))).toEqual([]);
    expect(judgementProblems(checklist, list, says(2)).join()).toMatch(/has levels 0 to 1, not 2/);
    expect(judgementProblems(checklist, list, { ...says(1), answers: [] }).join()).toContain('received none for 1, 2');
  });

  it.each([
    ['a level without evidence', { evidence: [] }, /not the worst/],
    ['an excerpt of nothing', { evidence: [{ file: 'a', line: 1, excerpt: '   {   }' }] }, /8 characters/],
    ['a file elsewhere', { evidence: [{ ...evidence[0], file: '../x' }] }, /inside the project/],
  ])('is refused with %s', (_, more, message) => {
    const answer = { n: 1, level: 1, reason: 'The queue is first in, first out.', ...more };
    const result = judgementHandIn.safeParse({ ...says(1), answers: [answer] });
    expect(result.error?.issues.map((issue) => issue.message).join('; ')).toMatch(message);
  });
});
