import { describe, expect, it } from 'vitest';
import {
  configurationKeys,
  defaultConfiguration,
  modelFor,
  userRules,
  waysIn,
  type ConfigurationKey,
} from '../../../src/configuration/rules/configuration.ts';
import { environmentRules, projectRules } from '../../../src/configuration/rules/source-rules.ts';

const notNumbers = ['5', true, null, undefined, [], {}, Number.NaN, Infinity, -Infinity];
const notWhole = [...notNumbers, 1.5, 2 ** 53];
const notBoolean = ['true', 'yes', 0, 1, null, undefined, [], {}];

const numbers: [ConfigurationKey, allowed: number[], refused: unknown[]][] = [
  ['max_iterations', [1, 1_000], [0, -1, 1_001, ...notWhole]],
  ['max_duration_hours', [0.1, 0.5, 1_000], [0, 0.09, 1_000.1, ...notNumbers]],
  ['max_cost_usd', [0.01, 5e-324, 100_000], [0, -0, -1, 100_000.01, ...notNumbers]],
  ['failure_threshold', [1, 1_000_000], [0, ...notWhole]],
  ['phase_transition_threshold', [1, 7], [0, ...notWhole]],
  ['iteration_interval_seconds', [0, 0.5, 86_400], [-1, 86_401, ...notNumbers]],
  ['backoff_multiplier', [1, 1.5, 10], [0.9, 10.1, ...notNumbers]],
  ['max_backoff_seconds', [1, 86_400], [0, 86_401, ...notNumbers]],
  ['report_check_rounds', [0, 3, 10], [-1, 11, ...notWhole]],
  ['report_critic_rounds', [0, 1, 2], [-1, 3, ...notWhole]],
  ['agent_timeout_minutes', [0.01, 10_080], [0, 10_081, ...notNumbers]],
  ['check_reinject_every_n_iterations', [1, 5], [0, ...notWhole]],
  ['state_retention_days', [1, 3_650], [0, ...notWhole]],
  ['verification_timeout_minutes', [0.5, 10, 1_440], [0, -1, 1_441, ...notNumbers]],
  ['sweep_every_features', [0, 5, 1_000], [-1, 1_001, ...notWhole]],
];

const booleans = configurationKeys.filter((key) => typeof defaultConfiguration[key] === 'boolean');
const checks = ['test_command', 'lint_command', 'types_command', 'build_command'] as const;
const paths = ['stop_file', 'reinject_prompt_file', 'task_file', 'done_dir', 'rejected_dir'] as const;

describe('the rules of the configuration', () => {
  it('take every default, from the project and from the user', () => {
    for (const key of configurationKeys) {
      expect(userRules[key].read(defaultConfiguration[key]), key).toBe(defaultConfiguration[key]);
      expect(projectRules[key].read(defaultConfiguration[key]), key).toBe(defaultConfiguration[key]);
    }
  });

  it.each(numbers)('take a number for %s within its limits and nothing else', (key, allowed, refused) => {
    for (const value of allowed) expect(userRules[key].read(value)).toBe(value);
    for (const value of refused) expect(userRules[key].read(value), JSON.stringify(value)).toBeUndefined();
  });

  it.each(booleans)('take true and false for %s and nothing else', (key) => {
    for (const value of [true, false]) expect(userRules[key].read(value)).toBe(value);
    for (const value of notBoolean) expect(userRules[key].read(value), JSON.stringify(value)).toBeUndefined();
  });

  it('take the words of depth as they are and nothing else', () => {
    for (const word of ['quick', 'standard', 'thorough', 'exhaustive']) expect(userRules.depth.read(word)).toBe(word);
    for (const value of ['Standard', '', 'deep', 1, null, undefined, true, ['quick']])
      expect(userRules.depth.read(value)).toBeUndefined();
  });

  it.each(checks)('take for %s one command that needs no shell, none, or null', (key) => {
    for (const value of [null, '', 'npm test', 'CI=1 npm test && npm run lint'])
      expect(userRules[key].read(value), String(value)).toBe(value);
    for (const value of ['a | b', 'a > b', 'a $B', 'a "', 'a\nb', 1, true, undefined])
      expect(userRules[key].read(value), String(value)).toBeUndefined();
  });

  it('take names of models that no shell and no option could be, for all phases or for each, or null', () => {
    const names = [null, 'opus', 'claude-sonnet-5-5', 'claude-opus-5-5[1m]', 'us.anthropic.claude-opus-5-v1:0'];
    for (const value of [...names, 'research=opus', 'planning=opus, implementation=sonnet'])
      expect(userRules.models.read(value), String(value)).toBe(value);
    for (const value of [
      '',
      '--dangerously-skip-permissions',
      'a b',
      'a;b',
      'writing=opus',
      'research=',
      'opus, sonnet',
      1,
    ])
      expect(userRules.models.read(value), String(value)).toBeUndefined();
    expect(['research', 'planning'].map((phase) => modelFor('research=opus', phase as 'research'))).toEqual([
      'opus',
      null,
    ]);
    expect([modelFor('opus', 'planning'), modelFor(null, 'planning')]).toEqual(['opus', null]);
  });

  it('cover every key in one of the tables of this test', () => {
    const covered = [
      ...numbers.map(([key]) => key),
      ...booleans,
      ...paths,
      'notify',
      'allowed_private_hosts',
      'depth',
      'safety',
      ...checks,
      'models',
      'commit_subject',
    ];
    expect(covered.toSorted()).toEqual(configurationKeys.toSorted());
  });

  it('take the form of a subject only with the place of its title', () => {
    const read = (value: unknown) => projectRules.commit_subject.read(value);
    expect([read('feat: {title}'), read(null)]).toEqual(['feat: {title}', null]);
    for (const value of ['feat', '', 5, '{title}\nmore']) expect(read(value)).toBeUndefined();
  });

  it('let only the user file turn safety off', () => {
    for (const value of ['on', true]) {
      for (const rules of [userRules, projectRules, environmentRules]) expect(rules.safety.read(value)).toBe('on');
    }
    for (const value of ['off', false]) {
      expect(userRules.safety.read(value)).toBe('off');
      expect(projectRules.safety.read(value)).toBeUndefined();
      expect(environmentRules.safety.read(value)).toBeUndefined();
    }
    for (const value of ['', 'no', 0, null]) expect(userRules.safety.read(value)).toBeUndefined();
  });
});

describe('a path of the configuration', () => {
  it.each(paths)('may lie in the project, for %s', (key) => {
    for (const rules of [userRules, projectRules]) {
      const path = 'work/{name}/stop-or-redirect.md';
      expect(rules[key].read(path)).toBe(path);
    }
  });

  it('that a project gives for what is moved away when it is read names no document of its own', () => {
    for (const path of ['README.md', 'docs/CLAUDE.md', 'redirects/plan.md', 'reinject\\notes.md', 7]) {
      expect(projectRules.reinject_prompt_file.read(path), String(path)).toBeUndefined();
    }
    for (const path of ['Control/reinject_prompt.md', 'docs/research-{name}/redirect.md', 'REDIRECT']) {
      expect(projectRules.reinject_prompt_file.read(path)).toBe(path);
    }
    expect(projectRules.reinject_prompt_file.expects).toContain('moved away when it is read');
    expect(userRules.reinject_prompt_file.read('notes.md')).toBe('notes.md');
  });

  it.each(paths)('may lie anywhere when the user gives it whole, for %s', (key) => {
    for (const path of ['C:\\Work\\STOP', 'C:/Work/STOP', '\\\\server\\share\\STOP']) {
      expect(userRules[key].read(path), path).toBe(path);
      expect(projectRules[key].read(path), path).toBeUndefined();
    }
    expect(userRules[key].read('/var/STOP-redirect')).toBe('/var/STOP-redirect');
    expect(projectRules[key].read('/var/redirect-STOP'), 'counts from the root of the project').toBe(
      'var/redirect-STOP',
    );
  });

  it.each([
    ['nothing', ''],
    ['a way out', '../STOP'],
    ["git's folder", '.git/hooks'],
    ['what only a shell expands', '~/STOP'],
    ['another placeholder', 'docs/{topic}/STOP'],
    ['an open brace', 'docs/{name/STOP'],
    ['a line end', 'docs/a\nb'],
    ['a NUL character', 'docs/a\0b'],
    ['a character that reverses what is shown', 'docs/\u202ePOTS'],
    ['a character that nobody sees', '.g\u200cit/hooks'],
    ['a very long one', 'x'.repeat(1_025)],
    ['a number', 5],
    ['a list', ['STOP']],
  ])('is never %s', (_, path) => {
    for (const rules of [userRules, projectRules]) {
      for (const key of paths) expect(rules[key].read(path), key).toBeUndefined();
    }
  });

  it('may be null where there need not be one', () => {
    expect(userRules.task_file.read(null)).toBeNull();
    expect(userRules.stop_file.read(null)).toBeUndefined();
  });
});

describe('hosts that are not public', () => {
  it.each(['localhost', 'localhost:8080, intranet.example', '127.0.0.1:80,10.0.0.1', '[::1]:8080'])(
    '%s are allowed by a user, never by a repository',
    (hosts) => {
      expect(userRules.allowed_private_hosts.read(hosts)).toBe(hosts);
      expect(projectRules.allowed_private_hosts.read(hosts)).toBeUndefined();
    },
  );
  it.each(['', 'a b', 'http://localhost', 'localhost,', 'a:b', '*', 1, true])('%j names none', (value) =>
    expect(userRules.allowed_private_hosts.read(value)).toBeUndefined(),
  );
});

describe('the address of a webhook', () => {
  it.each([
    'https://hooks.slack.com/services/T0/B0/x',
    'https://example.org:8443/x?y=z',
    'http://localhost:3000/x',
    'http://127.0.0.1/x',
    'http://127.8.9.10/x',
    'http://[::1]:80/x',
  ])('may be %s for the user, and for no repository', (address) => {
    for (const ways of [address, `desktop, ${address}`]) expect(userRules.notify.read(ways)).toBe(ways);
    expect(projectRules.notify.read(address)).toBeUndefined();
    expect(waysIn(`terminal, ${address}`)).toEqual({ desktop: false, terminal: true, webhooks: [address] });
  });

  it.each([
    'http://example.org/x',
    'http://localhost.example.org/x',
    'http://127.0.0.1.example.org/x',
    'http://128.0.0.1/x',
    'http://0.0.0.0/x',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'example.org',
    'https://',
    'https://exa mple.org',
    'https://example.org/\n',
    '',
    5,
    true,
  ])('is never %s', (address) => {
    expect(userRules.notify.read(address)).toBeUndefined();
  });
});
