import { cpSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { configurationKeys, defaultConfiguration } from '../../src/configuration/rules/configuration.ts';
import {
  currentConfiguration,
  readConfiguration,
  userFile as userFileOf,
} from '../../src/configuration/configuration.ts';
import { newProject, pluginRoot, type Project } from '../support/project.ts';
import { projectFile, settingsOf, userFile, projectWithFile } from './configuration-files.ts';

const read = (project: Project, variables: Record<string, string> = {}) =>
  readConfiguration(project.root, { ...project.environment, ...variables });
const current = (project: Project) => currentConfiguration(project.root, project.environment);

describe('the sources', () => {
  it.each([
    ['the project over the defaults', 1, 5],
    ['the user over the project', 2, 6],
    ['the environment over the user', 3, 7],
  ])('override each other: %s', async (_, sources, expected) => {
    const project = await newProject();
    project.write(projectFile, 'state_retention_days: 5\nmax_iterations: 50');
    if (sources > 1) project.write(userFile, 'state_retention_days: 6');
    const variables = sources > 2 ? { AUTONOMOUS_WORKFLOW_STATE_RETENTION_DAYS: '7' } : {};
    expect(await read(project, variables)).toEqual({
      ...defaultConfiguration,
      state_retention_days: expected,
      max_iterations: 50,
    });
  });

  it.each([
    ['a number', 'MAX_COST_USD', ' 12.5 ', { max_cost_usd: 12.5 }],
    ['yes', 'FETCH_SOURCES', 'True', { fetch_sources: true }],
    ['nothing', 'TASK_FILE', 'null', { task_file: null }],
    ['a path that looks like a number', 'DONE_DIR', '2026', { done_dir: '2026' }],
    ['a key of the first specification', 'TIMEOUT_MINUTES', '120', { max_duration_hours: 2 }],
    ['nothing at all', 'MAX_ITERATIONS', '', {}],
  ])('take %s from a variable', async (_, name, text, expected) => {
    const project = await newProject();
    expect(await read(project, { [`AUTONOMOUS_WORKFLOW_${name}`]: text })).toEqual({
      ...defaultConfiguration,
      ...expected,
    });
  });

  it('are refused together, with everything that is wrong in any of them', async () => {
    const project = await newProject();
    project.write(projectFile, 'state_retention_days: 0\n\nmax_iteration: 5\nnotify: https://example.org/x');
    project.write(userFile, '# mine\ndepth: loud');
    const error = await read(project, { AUTONOMOUS_WORKFLOW_MAX_COST: '5' }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      name: 'WorkflowError',
      exitCode: 4,
      fix: expect.stringMatching(/^Fix or remove/) as string,
    });
    expect((error as Error).message.split('\n')).toEqual([
      'The configuration is not valid',
      `  ${project.path(projectFile)}: state_retention_days: expected a whole number of at least 1; received 0`,
      expect.stringContaining(`${project.path(projectFile)}: max_iteration is not a known key; `),
      expect.stringContaining(
        'notify: expected desktop, terminal, because only your user file sets it otherwise; received something else',
      ),
      `  ${project.path(userFile)}: depth: expected quick, standard, exhaustive; received "loud"`,
      expect.stringContaining('the environment variable AUTONOMOUS_WORKFLOW_MAX_COST: max_cost is not a known key; '),
    ]);
  });
});

describe('the file of the user', () => {
  it.each<[string, NodeJS.Platform, Record<string, string>, string | null]>([
    ['below HOME', 'linux', { HOME: '/h', XDG_CONFIG_HOME: '' }, '/h/.config/autonomous-workflow/config.yaml'],
    ['where XDG says', 'linux', { HOME: '/h', XDG_CONFIG_HOME: '/x' }, '/x/autonomous-workflow/config.yaml'],
    ['in APPDATA on Windows', 'win32', { HOME: '/h', APPDATA: '/a' }, '/a/autonomous-workflow/config.yaml'],
    ['nowhere for an account whose home is no place', 'linux', { HOME: 'here' }, null],
  ])('lies %s', (_, platform, environment, file) => {
    expect(userFileOf(environment, platform)).toBe(file);
  });
});

describe('templates/configuration.yaml', () => {
  it('is a valid project file that sets every key to its default, in the same order', async () => {
    const project = await newProject();
    cpSync(join(pluginRoot, 'templates', 'configuration.yaml'), project.path(projectFile));
    const settings = settingsOf(project);
    expect([...settings.keys()]).toEqual(configurationKeys);
    expect(Object.fromEntries([...settings].map(([key, { value }]) => [key, value]))).toEqual(defaultConfiguration);
  });
});

describe('currentConfiguration', () => {
  it('goes on with what is valid when something is refused, and knows since when', async () => {
    const project = await newProject();
    project.write(projectFile, 'state_retention_days: seven\nmax_iterations: 7\n');
    project.write(userFile, 'depth: [');
    for (let turn = 1; turn <= 2; turn += 1) {
      const { configuration, problem, since } = await current(project);
      expect(configuration).toEqual({ ...defaultConfiguration, max_iterations: 7 });
      expect(problem?.message).toMatch(/state_retention_days: expected .* received "seven"\n.*config\.yaml: /);
      expect(since).toBe(statSync(project.path(userFile)).ctimeMs);
    }
    project.write(projectFile, 'state_retention_days: 8');
    project.write(userFile, '');
    expect(await current(project)).toEqual({ configuration: { ...defaultConfiguration, state_retention_days: 8 } });
  });
});

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
    ['a key twice', 'state_retention_days: 7\nstate_retention_days: 8\n', [/keys must be unique at line 2/]],
  ])('with %s is refused', async (_, text, expected) => {
    expect(await problemsOf(text)).toEqual(
      expected.map((message) => (typeof message === 'string' ? message : (expect.stringMatching(message) as string))),
    );
  });
});
