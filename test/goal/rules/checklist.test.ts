import { describe, expect, it } from 'vitest';
import { allChecks, goalSchema } from '../../../src/goal/rules/checklist.ts';
import { allOf, anyOf, assertion, command, goal } from './samples.ts';

const problems = (value: unknown) => goalSchema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
const quality = {
  type: 'quality',
  id: 'docs',
  statement: 'A newcomer understands it',
  levels: ['no', 'partly', 'yes'],
  least: 1,
};

describe('a goal', () => {
  it('takes every kind of check, in groups inside groups', () => {
    const checks = [
      command('tests'),
      command('todo', 'not_command'),
      { type: 'file', id: 'readme', path: 'README.md' },
      { type: 'not_file', id: 'leftover', path: 'src/old.ts' },
      quality,
      anyOf('either', assertion('a'), allOf('both', assertion('b'), assertion('c'))),
    ];
    const parsed = goalSchema.parse({ ...goal(), checks });
    expect(allChecks(parsed.checks).map(({ id }) => id)).toEqual([
      'tests',
      'todo',
      'readme',
      'leftover',
      'docs',
      'a',
      'b',
      'c',
    ]);
  });

  it.each<[string, unknown, RegExp]>([
    ['no check at all', goal(), /expected array to have >=1 items/],
    ['an empty group', goal(allOf('g')), /expected array to have >=1 items/],
    [
      'an id that stands twice, in another group',
      goal(assertion('a'), anyOf('g', assertion('a'))),
      /ids that are distinct/,
    ],
    ['a type that there is not', goal({ type: 'maybe', id: 'a' } as never), /Invalid/],
    ['a path out of the project', goal({ type: 'file', id: 'a', path: '../b' }), /inside the project/],
    ['an absolute path', goal({ type: 'file', id: 'a', path: '/etc/passwd' }), /inside the project/],
    ['a command of two lines', goal({ type: 'command', id: 'a', command: 'true\nrm x' }), /one line/],
    [
      'a command that reads otherwise than it runs',
      goal({ type: 'command', id: 'a', command: 'a \u202e b' }),
      /one line/,
    ],
    ['an id that is no file name', goal(assertion('a/b')), /expected an id/],
    ['a quality of one level', goal({ ...quality, levels: ['yes'] } as never), />=2/],
    ['a least level above all', goal({ ...quality, least: 3 } as never), /one of the levels/],
  ])('is refused with %s', (_, value, message) => {
    expect(problems(value).join('; ')).toMatch(message);
  });
});
