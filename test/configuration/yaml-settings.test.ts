import { describe, expect, it } from 'vitest';
import { defaultConfiguration } from '../../src/configuration/rules/configuration.ts';
import { readConfiguration } from '../../src/configuration/configuration.ts';
import { projectFile, projectWithFile, settingsOf } from './configuration-files.ts';

/** What is wrong with a project file, a line each, without its name. */
async function problemsOf(content: string | Buffer): Promise<string[]> {
  const project = await projectWithFile(content);
  try {
    settingsOf(project);
    return [];
  } catch (error) {
    const [first, ...problems] = (error as Error).message.split('\n');
    expect(first).toBe('The configuration is not valid');
    return problems.map((problem) => problem.trim().replace(`${project.path(projectFile)}: `, ''));
  }
}

describe('a file', () => {
  it.each([
    ['nothing', ''],
    ['comments', '# a\n# b\n'],
    ['an empty wrapper', 'autonomous_loop:\n'],
  ])('with %s sets nothing', async (_, text) => {
    expect(settingsOf(await projectWithFile(text)).size).toBe(0);
  });

  it.each([
    ['a byte order mark', '\ufeffstate_retention_days: 7'],
    ['old line ends', '# a\rstate_retention_days: 7\r'],
    ['a wrapper', 'autonomous_loop:\n  state_retention_days: 7\n'],
  ])('may have %s', async (_, text) => {
    expect(settingsOf(await projectWithFile(text)).get('state_retention_days')?.value).toBe(7);
  });

  it('has every key of the first specification, as printed', async () => {
    const text = `autonomous_loop:
  # Stop conditions
  max_iterations: 100
  failure_threshold: 3
  timeout_minutes: 120

  # Iteration settings
  iteration_interval_seconds: 5
  backoff_on_failure: true
  backoff_multiplier: 2
  max_backoff_seconds: 60

  # State persistence
  state_file: ".state/autonomous_loop_state.json"
  save_state_every_n_iterations: 1
  state_retention_days: 30

  # Stop hook
  stop_hook_file: "/Control/STOP_AUTONOMOUS_LOOP"
  check_stop_hook_every_iteration: true

  # Prompt reinjection
  reinject_prompt_file: "/Control/reinject_prompt.md"
  check_reinject_every_n_iterations: 5

  # Logging
  log_file: "Logs/autonomous_loop.log"
  log_level: "INFO"
  log_every_iteration: true

  # Notifications
  notify_on_completion: true
  notify_on_failure: true
  notify_on_max_iterations: true
`;
    const project = await projectWithFile(text);
    expect(await readConfiguration(project.root, project.environment)).toEqual({
      ...defaultConfiguration,
      max_iterations: 100,
      max_duration_hours: 2,
      iteration_interval_seconds: 5,
      max_backoff_seconds: 60,
      stop_file: 'Control/STOP_AUTONOMOUS_LOOP',
      reinject_prompt_file: 'Control/reinject_prompt.md',
      check_reinject_every_n_iterations: 5,
    });
  });

  it.each<[string, string, (string | RegExp)[]]>([
    ['a list', '\n- a\n', [/^cannot be read: expected keys with values/]],
    [
      'keys beside the wrapper',
      'state_retention_days: 7\nautonomous_loop: {}\n',
      [/^cannot be read: expected every key below autonomous_loop/],
    ],
    ['two documents', 'a: 7\n---\na: 8\n', [/^cannot be read: Source contains multiple documents/]],
    ['a broken line', 'state_retention_days: 7\nmax_cost_usd 5\nlog_level: info\n', [/at line 2, column 1/]],
    ['a list as a value', 'stop_file: [a, b]\n', [/^stop_file: .* received \["a","b"\]$/]],
    ['a merge key', '<<: {state_retention_days: 7}\n', ['<< is not a known key']],
    ['a number in quotes', 'state_retention_days: "7"\n', [/ received "7"$/]],
    ['a key twice', 'state_retention_days: 7\nstate_retention_days: 8\n', [/keys must be unique at line 2/]],
    ['all of it', 'state_retention_days: 0\ndepth: x\n\nfoo: 1\n', [/^state/, /^depth/, /^foo/]],
  ])('with %s is refused', async (_, text, expected) => {
    expect(await problemsOf(text)).toEqual(
      expected.map((message) => (typeof message === 'string' ? message : (expect.stringMatching(message) as string))),
    );
  });

  it('with many problems shows the first twelve and counts the rest', async () => {
    const problems = await problemsOf(Array.from({ length: 20 }, (_, index) => `key${index}: 1\n`).join(''));
    expect(problems).toHaveLength(13);
    expect(problems.at(-1)).toBe('and 8 more');
  });
});
