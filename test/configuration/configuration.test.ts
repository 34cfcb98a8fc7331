import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { configurationKeys, defaultConfiguration } from '../../src/configuration/rules/configuration.ts';
import {
  configuredPath,
  currentConfiguration,
  readConfiguration,
  userFile as userFileOf,
} from '../../src/configuration/configuration.ts';
import { newProject, pluginRoot, type Project } from '../support/project.ts';
import { projectFile, settingsOf, userFile } from './configuration-files.ts';

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
      `  ${project.path(projectFile)}: max_iteration is not a known key`,
      expect.stringContaining(
        'notify: expected desktop, terminal, because only your user file sets it otherwise; received something else',
      ),
      `  ${project.path(userFile)}: depth: expected quick, standard, exhaustive; received "loud"`,
      '  the environment variable AUTONOMOUS_WORKFLOW_MAX_COST: max_cost is not a known key',
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
  it('goes on with what is valid when something is refused, and says so every time', async () => {
    const project = await newProject();
    project.write(projectFile, 'state_retention_days: seven\nmax_iterations: 7\n');
    project.write(userFile, 'depth: [');
    for (let turn = 1; turn <= 2; turn += 1) {
      const { configuration, problem } = await current(project);
      expect(configuration).toEqual({ ...defaultConfiguration, max_iterations: 7 });
      expect(problem?.message).toMatch(/state_retention_days: expected .* received "seven"\n.*config\.yaml: /);
    }
    project.write(projectFile, 'state_retention_days: 8');
    project.write(userFile, '');
    expect(await current(project)).toEqual({ configuration: { ...defaultConfiguration, state_retention_days: 8 } });
  });
});

describe('configuredPath', () => {
  it('fills in the name and counts from the root of the project', async () => {
    const { root } = await newProject();
    expect(configuredPath(root, 'docs/research-{name}/{name}.STOP', 'x')).toBe(
      join(root, 'docs', 'research-x', 'x.STOP'),
    );
    expect(configuredPath(root, 'Done/', 'x')).toBe(join(root, 'Done'));
  });

  it('leaves an absolute path where the user wants it', async () => {
    const project = await newProject();
    const folder = project.outside('elsewhere');
    expect(configuredPath(project.root, join(folder, '{name}.STOP'), 'x')).toBe(join(folder, 'x.STOP'));
  });
});
