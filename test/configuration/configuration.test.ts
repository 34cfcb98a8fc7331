import { cpSync, mkdirSync, rmSync, statSync, symlinkSync, utimesSync } from 'node:fs';
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
import { cacheFile, markProject, projectFile, projectWithCache, settingsOf, userFile } from './configuration-files.ts';

const read = (project: Project, variables: Record<string, string> = {}) =>
  readConfiguration(project.root, { ...project.environment, ...variables });
const current = (project: Project) => currentConfiguration(project.root, project.environment);

describe('the sources', () => {
  it('are the defaults where nobody says anything, and nothing is written', async () => {
    const project = await newProject();
    markProject(project);
    expect(await read(project)).toEqual(defaultConfiguration);
    expect(project.files()).toEqual([]);
  });

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
    ['a number with an exponent', 'MAX_COST_USD', '1e3', { max_cost_usd: 1_000 }],
    ['yes', 'FETCH_SOURCES', 'True', { fetch_sources: true }],
    ['no', 'NOTIFY_ON_FAILURE', 'false', { notify_on_failure: false }],
    ['nothing', 'TASK_FILE', 'null', { task_file: null }],
    ['a path that looks like a number', 'DONE_DIR', '2026', { done_dir: '2026' }],
    ['a path that looks like yes', 'DONE_DIR', 'true', { done_dir: 'true' }],
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
      `  ${project.path(projectFile)}, line 1: state_retention_days: expected a whole number of at least 1; received 0`,
      `  ${project.path(projectFile)}, line 3: max_iteration is not a known key; did you mean max_iterations?`,
      expect.stringContaining(
        'line 4: notify: expected desktop, terminal or none, because a repository must not decide where the notifications',
      ),
      `  ${project.path(userFile)}, line 2: depth: expected quick, standard, exhaustive; received loud`,
      '  the environment variable AUTONOMOUS_WORKFLOW_MAX_COST: max_cost is not a known key; did you mean max_cost_usd?',
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

describe('the cache', () => {
  it('is used as it is while nothing has changed, and is nobody else’s to read', async () => {
    const project = await projectWithCache();
    if (process.platform !== 'win32') expect(statSync(project.path(cacheFile)).mode & 0o777).toBe(0o600);
    project.replace(cacheFile, '"state_retention_days":7', '"state_retention_days":8');
    expect(await read(project)).toEqual({ ...defaultConfiguration, state_retention_days: 8 });
  });

  it.each<[string, (project: Project) => unknown, number]>([
    [
      'the file has other text of the same length and time',
      (project) => {
        const { atime, mtime } = statSync(project.path(projectFile));
        project.write(projectFile, 'state_retention_days: 9\n');
        utimesSync(project.path(projectFile), atime, mtime);
      },
      9,
    ],
    ['the file is gone', (project) => rmSync(project.path(projectFile)), 30],
    ['a user file appears', (project) => project.write(userFile, 'state_retention_days: 12'), 12],
    ['a variable appears', () => ({ AUTONOMOUS_WORKFLOW_STATE_RETENTION_DAYS: '13' }), 13],
    ['it is cut short', (project) => project.write(cacheFile, project.read(cacheFile).slice(0, -20)), 7],
    ['a value is none', (project) => project.write(cacheFile, project.read(cacheFile).replace(':7', ':0')), 7],
  ])('is not used when %s', async (_, change, expected) => {
    const project = await projectWithCache();
    const variables = (change(project) ?? {}) as Record<string, string>;
    expect(await read(project, variables)).toEqual({ ...defaultConfiguration, state_retention_days: expected });
  });

  it('that a repository brings along counts for nothing, even where its file does', async () => {
    const origin = await projectWithCache();
    origin.replace(cacheFile, '"state_retention_days":7', '"notify":"https://example.org/steal"');
    const clone = await newProject();
    cpSync(origin.root, clone.root, { recursive: true, preserveTimestamps: true });
    clone.write(projectFile, 'nonsense');
    const { configuration, problem } = await current(clone);
    expect(configuration).toEqual(defaultConfiguration);
    expect(problem).toBeDefined();
  });

  it('is not needed, and does not make a project of a folder', async () => {
    const project = await newProject();
    project.write(projectFile, 'state_retention_days: 7');
    expect(await read(project)).toMatchObject({ state_retention_days: 7 });
    expect(project.files()).toEqual([projectFile]);
    mkdirSync(project.path(cacheFile), { recursive: true });
    expect(await read(project)).toMatchObject({ state_retention_days: 7 });
  });
});

describe('currentConfiguration', () => {
  it('has no problem with a valid configuration', async () => {
    const project = await projectWithCache();
    expect(await current(project)).toEqual({ configuration: { ...defaultConfiguration, state_retention_days: 7 } });
  });

  it('goes on with the last valid one when a file is refused, and says so every time', async () => {
    const project = await projectWithCache();
    project.write(projectFile, 'state_retention_days: seven');
    for (let turn = 1; turn <= 2; turn += 1) {
      const { configuration, problem } = await current(project);
      expect(configuration).toEqual({ ...defaultConfiguration, state_retention_days: 7 });
      expect(problem?.message).toMatch(/line 1: state_retention_days: expected .* received seven/);
    }
    project.write(projectFile, 'state_retention_days: 8');
    expect(await current(project)).toEqual({ configuration: { ...defaultConfiguration, state_retention_days: 8 } });
  });

  it('goes on with the defaults when there never was a valid one', async () => {
    const project = await newProject();
    project.write(projectFile, 'state_retention_days: seven');
    const { configuration, problem } = await current(project);
    expect(configuration).toEqual(defaultConfiguration);
    expect(problem).toBeDefined();
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

  it('refuses a name that is none', async () => {
    const { root } = await newProject();
    expect(() => configuredPath(root, '{name}/STOP', '../..')).toThrow('cannot name a workflow');
  });

  it.each([
    ['to a folder outside', '../elsewhere'],
    ['to nowhere outside', '../elsewhere/nowhere'],
    ['to a link to nowhere outside', 'second'],
    ["to git's folder", '.git/hooks'],
    ['to itself', 'link'],
  ])('refuses a link %s', async (_, target) => {
    const project = await newProject();
    project.outside('elsewhere');
    symlinkSync(target, project.path('link'));
    symlinkSync('../elsewhere/nowhere', project.path('second'));
    for (const path of ['link', 'link/STOP']) {
      expect(() => configuredPath(project.root, path, 'x'), path).toThrow('leads out of the project');
    }
  });

  it.each(['../STOP', '.git/hooks/x'])('refuses %s', async (path) => {
    const { root } = await newProject();
    expect(() => configuredPath(root, path, 'x')).toThrow('leads out of the project');
  });

  it('takes a link that stays in the project', async () => {
    const project = await newProject();
    mkdirSync(project.path('docs'));
    symlinkSync('docs', project.path('link'));
    expect(configuredPath(project.root, 'link/STOP', 'x')).toBe(project.path('link/STOP'));
  });
});
