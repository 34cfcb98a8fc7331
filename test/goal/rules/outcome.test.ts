import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../../src/goal/rules/acceptance.ts';
import type { Check } from '../../../src/goal/rules/checklist.ts';
import { assertion, command, facts, run } from './samples.ts';

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

  it('never comes out of one run both ways, whichever way it is meant', () => {
    const anyRun = fc
      .record({
        code: fc.option(fc.integer({ min: 0, max: 255 })),
        end: fc.constantFrom('ended', 'timed_out', 'killed', 'not_started'),
      })
      .map(({ code, end }) => run('a', code, { end: end as 'ended' }));
    fc.assert(
      fc.property(anyRun, (last) => {
        const plain = outcomeOf(command('a'), facts({ runs: [last] })).result;
        const negated = outcomeOf(command('a', 'not_command'), facts({ runs: [last] })).result;
        expect([plain, negated].sort()).toEqual(plain === 'could_not_run' ? [plain, plain] : ['fail', 'pass']);
      }),
    );
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
  const quality: Check = {
    type: 'quality',
    id: 'docs',
    statement: 'A newcomer understands it',
    levels: ['no', 'partly', 'yes'],
    least: 1,
  };

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
