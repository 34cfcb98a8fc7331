import { describe, expect, it } from 'vitest';
import {
  type AcceptanceFacts,
  type Check,
  controlsOf,
  declareFix,
  describeAcceptance,
  type Goal,
  goalSchema,
  itemsOf,
  judgementHandIn,
  judgementProblems,
  openFix,
  ofJudgement,
  ofRun,
  type Outcome,
  standingOf,
} from '../../../src/goal/rules/acceptance.ts';
import { listsOf } from '../../../src/judging/lists.ts';
import type { FeatureList } from '../../../src/coding/rules/feature.ts';
import { fail, feature, listOf, pass } from '../../coding/rules/samples.ts';

const assertion = (id: string): Check => ({
  ...{ type: 'assertion', id, statement: `It is so that ${id}.` },
  ...{ levels: ['it does not hold', 'it holds'], least: 1 },
});
const command = (id: string, line = `run ${id}`): Check => ({
  type: 'command',
  id,
  command: line,
  time_limit_seconds: 600,
});
const quality: Check = {
  type: 'quality',
  id: 'docs',
  statement: 'A newcomer understands it',
  levels: ['no', 'partly', 'yes'],
  least: 1,
};
const goal = (...checks: Check[]): Goal => ({ objective: 'A limiter that holds under load.', constraints: [], checks });

/** A result from noon of the day on which work began, at nine. */
const result = (check: string, result: Outcome['result'], more: { at?: string; evidence?: typeof evidence } = {}) => ({
  ...{ check, result, why: 'exit code 2', at: '2026-03-01T12:00:00.000Z', evidence: [] },
  ...more,
});
const notBefore = new Date('2026-03-01T09:00:00.000Z');
const evidence = [{ file: 'src/a.ts', line: 3, excerpt: 'const limit = 5;' }];

const facts = (more: Partial<AcceptanceFacts> = {}): AcceptanceFacts => ({
  ...{ results: [], isThere: () => false, stands: () => true, notBefore },
  ...more,
});

describe('a workflow', () => {
  it('holds only when every check passes', () => {
    const both = goal(command('a'), command('b'));
    expect(standingOf(both, facts({ results: [result('a', 'pass'), result('b', 'pass')] })).holds).toBe(true);
    expect(standingOf(both, facts({ results: [result('a', 'pass')] })).holds).toBe(false);
    expect(standingOf(both, facts({ results: [result('a', 'pass'), result('b', 'could_not_run')] })).holds).toBe(false);
  });

  it('is told what to do about what is open', () => {
    const readme: Check = { type: 'file', id: 'readme', path: 'README.md' };
    const wanted = goal(command('tests'), command('lint'), readme, assertion('fair'));
    const standing = standingOf(wanted, facts({ results: [result('tests', 'fail')] }));
    expect(standing.problems).toEqual([
      'Acceptance check tests (command): exit code 2.',
      'Acceptance check readme (file): README.md is missing.',
      'Run `autonomous-workflow acceptance --run`: lint (command): it has not been run yet.',
      'Start an acceptance-judge: fair (assertion): it has not been judged yet.',
    ]);
    expect(describeAcceptance(wanted, standing)).toBe(
      [
        'Objective: A limiter that holds under load.',
        '',
        'The acceptance checklist does not hold: 0 of 4 pass.',
        'FAIL tests: `run tests` succeeds — exit code 2',
        'open lint: `run lint` succeeds — it has not been run yet',
        'FAIL readme: README.md exists — README.md is missing',
        'open fair: It is so that fair. — it has not been judged yet',
      ].join('\n'),
    );
    expect(standingOf(goal(readme), facts({ isThere: () => true })).holds).toBe(true);
  });

  it.each([
    ['older than the work', result('a', 'pass', { at: '2026-03-01T08:59:59.000Z' }), true, /older than the work/],
    ['without a time', result('a', 'pass', { at: 'yesterday' }), true, /older than the work/],
    ['whose evidence is gone', result('a', 'pass', { evidence }), false, /is not in src\/a\.ts:3/],
  ])('is open by a result that is %s', (_, last, stands, why) => {
    const { unknown, holds } = standingOf(goal(assertion('a')), facts({ results: [last], stands: () => stands }));
    expect([holds, unknown.join()]).toEqual([false, expect.stringMatching(why)]);
  });
});

describe('a judgement', () => {
  const checklist = goal(assertion('fair'), command('tests'), { ...quality, levels: ['no', 'yes'] });
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
      'A newcomer understands it',
      'It is so that fair.',
      'README.md has this line: A limiter for every client',
      'README.md has this line: client every for limiter A',
    ]);
  });

  it('has an answer to each item, of a level that there is', () => {
    expect(judgementProblems(checklist, list, says(null))).toEqual([]);
    expect(judgementProblems(checklist, list, says(2)).join()).toMatch(/has levels 0 to 1, not 2/);
    expect(judgementProblems(checklist, list, { ...says(1), answers: [] }).join()).toContain('received none for 1, 2');
  });
});

const problems = (value: unknown) => goalSchema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
describe('a goal', () => {
  it('takes every kind of check', () => {
    const checks = [command('tests'), { type: 'file', id: 'readme', path: 'README.md' }, quality, assertion('a')];
    const parsed = goalSchema.parse({ ...goal(), checks });
    expect(parsed.checks.map(({ id }) => id)).toEqual(['tests', 'readme', 'docs', 'a']);
  });

  it.each<[string, unknown, RegExp]>([
    ['no check at all', goal(), /expected array to have >=1 items/],
    ['an id that stands twice', goal(assertion('a'), assertion('a')), /ids that are distinct/],
    ['a path out of the project', goal({ type: 'file', id: 'a', path: '../b' }), /inside the project/],
    ['a command of two lines', goal(command('a', 'true\nrm x')), /one line/],
    ['a command that reads otherwise than it runs', goal(command('a', 'a \u202e b')), /one line/],
    ['a least level above all', goal({ ...quality, least: 3 }), /one of the levels/],
  ])('is refused with %s', (_, value, message) => {
    expect(problems(value).join('; ')).toMatch(message);
  });
});

it.each([
  ['ended', 0, 'pass', /^exit code 0 after 1\.3 s$/],
  ['ended', 1, 'fail', /exit code 1/],
  ['ended', 127, 'could_not_run', /not found or may not be run/],
  ['ended', 126, 'could_not_run', /not found or may not be run/],
  ['not_started', null, 'could_not_run', /not started/],
  ['timed_out', null, 'could_not_run', /timed out/],
] as const)('a command that %s with %s: %s', (end, exitCode, result, why) => {
  expect(ofRun({ end, exitCode, seconds: 1.25 })).toEqual({ result, why: expect.stringMatching(why) as string });
});

describe('a check of quality', () => {
  it.each([
    [2, 'pass', /^rated "yes", "partly" is needed: .*As the code shows/],
    [1, 'pass', /^rated "partly"/],
    [0, 'fail', /^rated "no", "partly" is needed/],
    [null, 'could_not_run', /the judge could not decide: “As the code shows\.”$/],
  ])('passes from the least level that is enough on', (level, result, why) => {
    const judged = ofJudgement(goal(quality), 'docs', { level, reason: 'As the code shows.' });
    expect(judged).toEqual({ result, why: expect.stringMatching(why) as string });
  });
});

const lint = command('lint', 'npm run lint');
const build = command('build', 'npm run build');
const declared = (list: FeatureList, checks: Check[], ...failing: string[]) => {
  const outcome = { type: 'command' as const, result: 'fail' as const, why: 'exit code 1' };
  const missed = failing.map((id) => ({ id, ...outcome }));
  return declareFix(list, { objective: 'A parser.', constraints: [], checks }, missed, []);
};

const built = pass(listOf([feature('F001')]), 'F001');

describe('what is declared to make the checklist hold', () => {
  it('is proven by every failing command that needs no shell', () => {
    const shell = command('todo', '! grep -rq TODO src');
    const list = declared(built, [lint, build, command('unit'), shell], 'lint', 'build', 'todo');
    const fix = list.features.find(({ kind }) => kind === 'fix');
    expect(fix?.verification_commands).toEqual(['npm run lint', 'npm run build']);
    expect(fix?.description).toContain('\n- build (command): exit code 1\n- todo (command): exit code 1\n');
  });

  it('is declared once, until it has come to its end, and then once more', () => {
    const first = declared(built, [lint], 'lint');
    expect(openFix(first)?.id).toBe('fix1-lint');
    expect(declared(first, [lint], 'lint')).toBe(first);
    const second = declared(pass(first, 'fix1-lint'), [lint], 'lint');
    expect(openFix(second)?.id).toBe('fix2-lint');
    const third = [1, 2, 3].reduce((list) => fail(list, 'fix2-lint'), second);
    expect(openFix(third)).toBeUndefined();
    expect(declared(third, [lint], 'lint')).toBe(third);
  });
});
