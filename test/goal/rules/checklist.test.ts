import { describe, expect, it } from 'vitest';
import { goalSchema } from '../../../src/goal/rules/checklist.ts';
import { assertion, command, goal } from './samples.ts';

const problems = (value: unknown) => goalSchema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
const quality = {
  type: 'quality',
  id: 'docs',
  statement: 'A newcomer understands it',
  levels: ['no', 'partly', 'yes'],
  least: 1,
};

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
