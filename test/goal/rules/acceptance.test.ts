import { describe, expect, it } from 'vitest';
import {
  type AcceptanceFacts,
  type Check,
  type CommandRun,
  controlsOf,
  declareFix,
  describeAcceptance,
  type Goal,
  goalSchema,
  itemsOf,
  judgementHandIn,
  judgementProblems,
  openFix,
  outcomeOf,
  standingOf,
} from '../../../src/goal/rules/acceptance.ts';
import { hasExcerpt } from '../../../src/base/text.ts';
import { listsOf } from '../../../src/judging/lists.ts';
import { fail, feature, listOf, pass } from '../../coding/rules/samples.ts';

const assertion = (id: string): Check => ({ type: 'assertion', id, statement: `It is so that ${id}.` });
const command = (id: string, type: 'command' | 'not_command' = 'command', line = `run ${id}`): Check => ({
  type,
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

const run = (check: string, exit_code: number | null, more: Partial<CommandRun> = {}): CommandRun => ({
  ...{ check, end: 'ended', exit_code, started_at: '2026-03-01T10:00:00.000Z', seconds: 1.25 },
  ...{ output_sha256: 'ab', log: `proofs/acceptance-${check}.log` },
  ...more,
});

const facts = (more: Partial<AcceptanceFacts> = {}): AcceptanceFacts => ({
  ...{ runs: [], judgements: [], isThere: () => false, stands: () => true, notBefore: null },
  ...more,
});

describe('a workflow', () => {
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
});

describe('a judgement', () => {
  const evidence = [{ file: 'src/a.ts', line: 3, excerpt: 'const limit = 5;' }];
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

const problems = (value: unknown) => goalSchema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
describe('a goal', () => {
  it('takes every kind of check', () => {
    const checks = [
      command('tests'),
      command('todo', 'not_command'),
      { type: 'file', id: 'readme', path: 'README.md' },
      { type: 'not_file', id: 'leftover', path: 'src/old.ts' },
      quality,
      assertion('a'),
    ];
    const parsed = goalSchema.parse({ ...goal(), checks });
    expect(parsed.checks.map(({ id }) => id)).toEqual(['tests', 'todo', 'readme', 'leftover', 'docs', 'a']);
  });

  it.each<[string, unknown, RegExp]>([
    ['no check at all', goal(), /expected array to have >=1 items/],
    ['an id that stands twice', goal(assertion('a'), assertion('a')), /ids that are distinct/],
    ['a type that there is not', goal({ type: 'maybe', id: 'a' } as never), /Invalid/],
    ['a path out of the project', goal({ type: 'file', id: 'a', path: '../b' }), /inside the project/],
    ['an absolute path', goal({ type: 'file', id: 'a', path: '/etc/passwd' }), /inside the project/],
    ['a command of two lines', goal(command('a', 'command', 'true\nrm x')), /one line/],
    ['a command that reads otherwise than it runs', goal(command('a', 'command', 'a \u202e b')), /one line/],
    ['an id that is no file name', goal(assertion('a/b')), /expected an id/],
    ['a quality of one level', goal({ ...quality, levels: ['yes'] }), />=2/],
    ['a least level above all', goal({ ...quality, least: 3 }), /one of the levels/],
  ])('is refused with %s', (_, value, message) => {
    expect(problems(value).join('; ')).toMatch(message);
  });
});

const notBefore = new Date('2026-03-01T12:00:00.000Z');

describe('a command', () => {
  it.each([
    ['exited with 0', run('a', 0), 'pass', 'fail', /^exit code 0 after 1.3 s$|^exit code 0/],
    ['exited with 1', run('a', 1), 'fail', 'pass', /exit code 1/],
    ['was not found', run('a', 127), 'could_not_run', 'could_not_run', /not found or may not be run/],
    ['may not be run', run('a', 126), 'could_not_run', 'could_not_run', /not found or may not be run/],
    ['was not started', run('a', null, { end: 'not_started' }), 'could_not_run', 'could_not_run', /not be started/],
    ['ran into its limit', run('a', null, { end: 'timed_out' }), 'could_not_run', 'could_not_run', /time limit/],
    ['was killed', run('a', null, { end: 'killed' }), 'could_not_run', 'could_not_run', /killed/],
    ['has not run', undefined, 'could_not_run', 'could_not_run', /not been run yet/],
  ])('that %s', (_, last, plain, negated, why) => {
    const runs = last === undefined ? [] : [last];
    expect(outcomeOf(command('a'), facts({ runs }))).toMatchObject({
      result: plain,
      why: expect.stringMatching(why) as string,
    });
    expect(outcomeOf(command('a', 'not_command'), facts({ runs })).result).toBe(negated);
  });

  it('counts for nothing when it ran before the work that it checks', () => {
    const older = facts({ runs: [run('a', 0)], notBefore });
    expect(outcomeOf(command('a'), older)).toMatchObject({
      result: 'could_not_run',
      why: expect.stringMatching(/older/) as string,
    });
    const damaged = facts({ runs: [run('a', 0, { started_at: 'yesterday' })], notBefore });
    expect(outcomeOf(command('a'), damaged).result).toBe('could_not_run');
    const fresh = facts({ runs: [run('a', 0, { started_at: notBefore.toISOString() })], notBefore });
    expect(outcomeOf(command('a'), fresh).result).toBe('pass');
  });
});

describe('a file', () => {
  it.each([
    [true, 'pass', 'fail'],
    [false, 'fail', 'pass'],
  ] as const)('that is there: %s', (there, plain, negated) => {
    const check = (type: 'file' | 'not_file'): Check => ({ type, id: 'a', path: 'a.ts' });
    expect(outcomeOf(check('file'), facts({ isThere: () => there })).result).toBe(plain);
    expect(outcomeOf(check('not_file'), facts({ isThere: () => there })).result).toBe(negated);
  });
});

const evidence = [{ file: 'a.ts', line: 3, excerpt: 'const a = 1;' }];
const judged = (check: string, level: number | null, given = evidence) => ({
  judgements: [
    {
      ...{ check, level, reason: 'As the code shows.', evidence: given },
      ...{ judged_at: '2026-03-01T13:00:00.000Z', judge: '9/acceptance-judge-1' },
    },
  ],
});

describe('an assertion', () => {
  it.each([
    ['holds, with words that stand in the file', judged('a', 1), true, 'pass', /As the code shows/],
    ['holds, with words that do not', judged('a', 1), false, 'could_not_run', /is not in a.ts:3/],
    ['fails, without evidence', judged('a', 0, []), true, 'fail', /As the code shows/],
    ['cannot be told', judged('a', null, []), true, 'could_not_run', /could not decide: “As the code shows\.”$/],
  ] as const)('%s', (_, given, stands, result, why) => {
    expect(outcomeOf(assertion('a'), facts({ ...given, stands: () => stands }))).toMatchObject({
      result,
      why: expect.stringMatching(why) as string,
    });
  });

  it('is open until somebody has judged it, after the work that it is about', () => {
    expect(outcomeOf(assertion('a'), facts())).toEqual({ result: 'could_not_run', why: 'it has not been judged yet' });
    const late = new Date('2026-03-02T00:00:00.000Z');
    expect(outcomeOf(assertion('a'), facts({ ...judged('a', 1), notBefore: late })).result).toBe('could_not_run');
  });
});

describe('a check of quality', () => {
  it.each([
    [judged('docs', 2), 'pass', /^rated "yes", "partly" is needed: .*As the code shows/],
    [judged('docs', 1), 'pass', /^rated "partly"/],
    [judged('docs', 0), 'fail', /^rated "no", "partly" is needed/],
    [judged('docs', null), 'could_not_run', /the judge could not decide/],
    [{}, 'could_not_run', /it has not been judged yet/],
  ])('passes from the least level that is enough on', (known, result, why) => {
    expect(outcomeOf(quality, facts(known))).toMatchObject({ result, why: expect.stringMatching(why) as string });
  });
});

const lint = command('lint', 'command', 'npm run lint');
const build = command('build', 'command', 'npm run build');
const missed = (checks: Check[], failing: string[]) => ({
  goal: { objective: 'A parser.', constraints: [], checks },
  failing: failing.map((id) => ({ id, type: 'command' as const, result: 'fail' as const, why: 'exit code 1' })),
  answers: [],
});

const fixOf = (list: ReturnType<typeof declareFix>) => list?.features.find(({ kind }) => kind === 'fix');
const built = pass(listOf([feature('F001')]), 'F001');

describe('what is declared to make the checklist hold', () => {
  it('is proven by every failing command that must succeed', () => {
    const not = command('not', 'not_command', 'grep -r TODO src');
    const declared = fixOf(declareFix(built, missed([lint, build, command('unit'), not], ['lint', 'build', 'not'])));
    expect(declared?.verification_commands).toEqual(['npm run lint', 'npm run build']);
    expect(declared?.description.split('\n').slice(1, 4)).toEqual([
      '- lint (command): exit code 1',
      '- build (command): exit code 1',
      '- not (command): exit code 1',
    ]);
  });

  it('is declared once, until it has come to its end, and then once more', () => {
    const failing = missed([lint], ['lint']);
    const first = declareFix(built, failing) ?? built;
    expect(openFix(first)?.id).toBe('fix1-lint');
    expect(declareFix(first, failing)).toBe(first);
    const second = declareFix(pass(first, 'fix1-lint'), failing) ?? built;
    expect(openFix(second)?.id).toBe('fix2-lint');
    // The last try that code may make is reused as well.
    expect(declareFix(second, failing)).toBe(second);
    const third = [1, 2, 3].reduce((list) => fail(list, 'fix2-lint'), second);
    expect(openFix(third)).toBeUndefined();
    expect(declareFix(third, failing)).toBeUndefined();
  });
});
