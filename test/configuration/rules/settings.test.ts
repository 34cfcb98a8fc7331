import { describe, expect, it } from 'vitest';
import { judgeSettings, type Given, type Source } from '../../../src/configuration/rules/settings.ts';
import {
  configurationKeys,
  defaultConfiguration,
  modelFor,
  waysIn,
  type ConfigurationKey,
} from '../../../src/configuration/rules/configuration.ts';

const project: Source = { source: 'project file', file: 'f.yaml' };
const user: Source = { source: 'user file', file: 'x' };
const problemsOf = (...all: Given[number][]) => judgeSettings(all, project).problems;

describe('judgeSettings', () => {
  it('reads a depth of 0.2 as the nearest one, and says so', () => {
    expect(judgeSettings([['depth', 'thorough']], user)).toMatchObject({
      settings: [{ value: 'standard' }],
      notes: ['depth: thorough is taken as standard'],
    });
  });

  it.each(['__proto__', 'constructor', 'toString', 'colour', '<<', '', 'x'.repeat(60_000)])(
    'refuses the unknown key %s',
    (key) => {
      const [problem = ''] = problemsOf([key, 1]);
      expect(problem).toMatch(/ is not a known key; /);
      expect(problem.length).toBeLessThan(500);
    },
  );

  it('shows no control characters of what was written', () => {
    expect(problemsOf(['depth', 'a\u001b[31mb\nc'], ['a\u001b[2Jb', 1])).toEqual([
      expect.stringMatching(/received "a\\u001b\[31mb\\nc"$/),
      expect.stringMatching(/: a\[2Jb is not a known key/),
    ]);
  });

  it('does not show the address of a webhook', () => {
    expect(problemsOf(['notify', 'ftp://hooks.slack.com/secret']).join()).not.toContain('hooks.slack.com');
    expect(judgeSettings([['notify', 'http://hooks.slack.com/secret']], user).problems.join()).toMatch(
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
    expect(judgeSettings([[key, value]], project)).toMatchObject({
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
    expect(judgeSettings([[key, value]], project)).toEqual({ settings: [], problems: [], notes });
  });

  it('that names a file as in the root of the file system is taken as one of the project, and said', () => {
    expect(judgeSettings([['stop_hook_file', '/Control/STOP_LOOP']], project)).toMatchObject({
      settings: [{ key: 'stop_file', value: 'Control/STOP_LOOP' }],
      notes: ['stop_hook_file: /Control/STOP_LOOP is taken as Control/STOP_LOOP'],
    });
    expect(judgeSettings([['stop_hook_file', '/Control/STOP_LOOP']], user)).toMatchObject({
      settings: [{ key: 'stop_file', value: '/Control/STOP_LOOP' }],
      notes: [],
    });
  });

  it.each([
    ['timeout_minutes', 5, /expected a number from 6 to 60000; received 5/],
    ['timeout_minutes', '120', /expected a number from 6/],
    ['stop_hook_file', '//server/STOP', /expected a path inside the project/],
  ])('%s: %s is refused with how it is here', (key, value, message) => {
    expect(problemsOf([key, value])).toEqual([expect.stringMatching(message)]);
  });
});

/** What a key is after a source has set it; undefined where that is refused. */
const taken = (source: Source, key: ConfigurationKey, value: unknown): unknown =>
  judgeSettings([[key, value]], source).settings[0]?.value;
const environment: Source = { source: 'environment' };
const byUser = (key: ConfigurationKey, value: unknown) => taken(user, key, value);
const byProject = (key: ConfigurationKey, value: unknown) => taken(project, key, value);

const notNumbers = ['5', true, null, [], {}, Number.NaN, Infinity];
const notWhole = [...notNumbers, 1.5, 2 ** 53];
const paths = ['stop_file', 'reinject_prompt_file', 'task_file', 'done_dir', 'rejected_dir'] as const;

describe('the values of the configuration', () => {
  it('are the defaults, from everybody', () => {
    for (const key of configurationKeys)
      for (const source of [project, user, environment])
        expect(taken(source, key, defaultConfiguration[key]), key).toBe(defaultConfiguration[key]);
  });

  it.each<[ConfigurationKey, allowed: unknown[], refused: unknown[]]>([
    ['max_iterations', [1, 1_000], [0, -1, 1_001, ...notWhole]],
    ['max_cost_usd', [0.01, 100_000], [0, -1, 100_000.01, ...notNumbers]],
    ['failure_threshold', [1, 1_000_000], [0, ...notWhole]],
    ['iteration_interval_seconds', [0, 0.5, 86_400], [-1, 86_401, ...notNumbers]],
    ['fetch_sources', [true, false], ['true', 'yes', 0, null]],
    ['depth', ['quick', 'standard', 'exhaustive'], ['Standard', '', 1, null]],
    [
      'test_command',
      [null, '', 'npm test', 'CI=1 npm test && npm run lint'],
      ['a | b', 'a > b', 'a $B', 'a "', 'a\nb', 1],
    ],
    [
      'models',
      [null, 'opus', 'claude-opus-5-5[1m]', 'research=opus', 'planning=opus, implementation=sonnet'],
      ['', '--dangerously-skip-permissions', 'a b', 'a;b', 'writing=opus', 'research=', 'opus, sonnet', 1],
    ],
    ['commit_subject', ['feat: {title}', null], ['feat', '', 5, '{title}\nmore']],
    ['safety', ['on', 'off'], ['', 'no', 0, null]],
    [
      'allowed_private_hosts',
      ['localhost', 'localhost:8080, intranet.example', '[::1]:8080'],
      ['', 'a b', 'http://localhost', 'localhost,', 'a:b', '*', 1],
    ],
    [
      'notify',
      ['none', 'desktop, https://hooks.slack.com/x', 'http://localhost:3000/x', 'http://[::1]:80/x'],
      ['http://example.org/x', 'http://127.0.0.1.example.org/x', 'file:///etc/passwd', 'https://', 'https://a b', ''],
    ],
  ])('of %s are within its limits', (key, allowed, refused) => {
    for (const value of allowed) expect(byUser(key, value), String(value)).toBe(value);
    for (const value of refused) expect(byUser(key, value), JSON.stringify(value)).toBeUndefined();
  });

  it.each<[ConfigurationKey, unknown]>([
    ['max_cost_usd', 51],
    ['allowed_private_hosts', 'localhost'],
    ['notify', 'https://example.org/x'],
    ['safety', 'off'],
  ])('of %s that cost a user money or safety come from no repository', (key, value) => {
    expect(byUser(key, value)).toBe(value);
    expect(byProject(key, value)).toBeUndefined();
  });

  it('that turn safety off do not come from the environment, either', () => {
    expect([taken(environment, 'safety', 'off'), taken(environment, 'max_cost_usd', 51)]).toEqual([undefined, 51]);
  });

  it('name models for a phase, and ways to be told', () => {
    expect([modelFor('research=opus', 'research'), modelFor('research=opus', 'planning')]).toEqual(['opus', null]);
    expect([modelFor('opus', 'planning'), modelFor(null, 'planning')]).toEqual(['opus', null]);
    expect(waysIn('terminal, https://example.org/x')).toEqual({
      desktop: false,
      terminal: true,
      webhooks: ['https://example.org/x'],
    });
  });
});

describe('a path of the configuration', () => {
  it.each(paths)('lies in the project, or anywhere when the user gives it whole, for %s', (key) => {
    for (const set of [byUser, byProject]) expect(set(key, 'work/{name}/stop.md')).toBe('work/{name}/stop.md');
    for (const path of ['C:\\Work\\STOP', '\\\\server\\share\\STOP'])
      expect([byUser(key, path), byProject(key, path)]).toEqual([path, undefined]);
    expect([byUser(key, '/var/STOP'), byProject(key, '/var/STOP')]).toEqual(['/var/STOP', 'var/STOP']);
  });

  it.each([
    ['nothing', ''],
    ['what only a shell expands', '~/STOP'],
    ['another placeholder', 'docs/{topic}/STOP'],
    ['a character that reverses what is shown', 'docs/\u202ePOTS'],
    ['a very long one', 'x'.repeat(1_025)],
    ['a number', 5],
  ])('is never %s', (_, path) => {
    for (const key of paths) expect([byUser(key, path), byProject(key, path)], key).toEqual([undefined, undefined]);
  });
});
