import { describe, expect, it } from 'vitest';
import { judgeSettings, type GivenSetting } from '../../../src/configuration/rules/settings.ts';

const given = (key: string, value: unknown): GivenSetting => ({
  key,
  values: [value],
  written: String(value),
  origin: { source: 'project file', file: 'f.yaml' },
});
const problemsOf = (...all: GivenSetting[]) => judgeSettings(all, 'project file').problems;

describe('judgeSettings', () => {
  it('reads a depth of 0.2 as the nearest one, and says so', () => {
    const origin = { source: 'user file' as const, file: 'x' };
    const given = { key: 'depth', values: ['thorough'], written: 'thorough', origin };
    expect(judgeSettings([given], 'user file')).toMatchObject({
      settings: [{ value: 'standard' }],
      notes: ['depth: thorough is taken as standard'],
    });
  });

  it.each(['__proto__', 'constructor', 'toString', 'colour', '<<', '', 'x'.repeat(60_000)])(
    'refuses the unknown key %s',
    (key) => {
      const [problem = ''] = problemsOf(given(key, 1));
      expect(problem).toMatch(/ is not a known key$/);
      expect(problem.length).toBeLessThan(500);
    },
  );

  it('shows no control characters of what was written', () => {
    expect(problemsOf(given('depth', 'a\u001b[31mb\nc'), given('a\u001b[2Jb', 1))).toEqual([
      expect.stringMatching(/received a\[31mb c$/),
      expect.stringMatching(/: a\[2Jb is not a known key/),
    ]);
  });

  it('does not show the address of a webhook', () => {
    expect(problemsOf(given('notify', 'ftp://hooks.slack.com/secret')).join()).not.toContain('hooks.slack.com');
    expect(judgeSettings([given('notify', 'http://hooks.slack.com/secret')], 'user file').problems.join()).toMatch(
      /expected "none", or .* received something else \(not shown/,
    );
  });
});

describe('a key of the first specification', () => {
  it.each([
    ['timeout_minutes', 120, 'max_duration_hours', 2],
    ['timeout_minutes', 6, 'max_duration_hours', 0.1],
    ['timeout_minutes', 60_000, 'max_duration_hours', 1_000],
    ['stop_hook_file', 'Control/STOP', 'stop_file', 'Control/STOP'],
  ])('%s: %s stands for %s: %s', (key, value, target, meaning) => {
    expect(judgeSettings([given(key, value)], 'project file')).toMatchObject({
      settings: [{ key: target, value: meaning }],
      problems: [],
    });
  });

  it.each<[string, unknown, string[]]>([
    ['save_state_every_n_iterations', 1, []],
    [
      'save_state_every_n_iterations',
      5,
      ['save_state_every_n_iterations has no effect: the state is saved at every change'],
    ],
    ['check_stop_hook_every_iteration', true, []],
    [
      'check_stop_hook_every_iteration',
      false,
      ['check_stop_hook_every_iteration has no effect: the stop file is looked for at the end of every turn'],
    ],
    ['state_file', '.state/x.json', ['state_file has no effect: the state is docs/research-{name}/{name}-state.md']],
    ['log_level', 'INFO', ['log_level has no effect: progress.txt has every event']],
  ])('%s: %j sets nothing, and what holds instead is said', (key, value, notes) => {
    expect(judgeSettings([given(key, value)], 'project file')).toEqual({ settings: [], problems: [], notes });
  });

  it('that names a file as in the root of the file system is taken as one of the project, and said', () => {
    expect(judgeSettings([given('stop_hook_file', '/Control/STOP_LOOP')], 'project file')).toMatchObject({
      settings: [{ key: 'stop_file', value: 'Control/STOP_LOOP' }],
      notes: ['stop_hook_file: /Control/STOP_LOOP is taken as Control/STOP_LOOP'],
    });
    expect(judgeSettings([given('stop_hook_file', '/Control/STOP_LOOP')], 'user file')).toMatchObject({
      settings: [{ key: 'stop_file', value: '/Control/STOP_LOOP' }],
      notes: [],
    });
  });

  it.each([
    ['timeout_minutes', 5, /expected a number from 6 to 60000; received 5/],
    ['timeout_minutes', '120', /expected a number from 6/],
    ['stop_hook_file', '//server/STOP', /expected a path inside the project/],
  ])('%s: %s is refused with how it is here', (key, value, message) => {
    expect(problemsOf(given(key, value))).toEqual([expect.stringMatching(message)]);
  });

  it.each([
    ['timeout_minutes', 120, 'max_duration_hours', 2],
    ['stop_hook_file', 'STOP', 'stop_file', 'STOP'],
  ])('%s beside the key that took its place is refused, in either order', (key, value, target, meaning) => {
    const [one, other] = [given(key, value), given(target, meaning)];
    expect(problemsOf(one, other)).toEqual([`f.yaml: ${target}: set already, as ${key}; keep one of the two`]);
    expect(problemsOf(other, one)).toEqual([`f.yaml: ${key}: set already, as ${target}; keep one of the two`]);
  });
});
