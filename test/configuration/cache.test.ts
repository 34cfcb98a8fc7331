import { cpSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync, utimesSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultConfiguration } from '../../src/configuration/rules/configuration.ts';
import { currentConfiguration, readConfiguration } from '../../src/configuration/configuration.ts';
import { newProject, type Project } from '../support/project.ts';
import {
  cacheFile,
  markProject,
  projectFile,
  projectWithCache,
  userFile,
  writeEarlier,
} from './configuration-files.ts';

const read = (project: Project, variables: Record<string, string> = {}) =>
  readConfiguration(project.root, { ...project.environment, ...variables });

describe('the cache', () => {
  it('is used as it is while nothing has changed', async () => {
    const project = await projectWithCache();
    project.replace(cacheFile, '"state_retention_days":7', '"state_retention_days":8');
    expect(await read(project)).toEqual({ ...defaultConfiguration, state_retention_days: 8 });
  });

  it("is nobody else's to read, and nothing for git", async () => {
    const project = await projectWithCache();
    if (process.platform !== 'win32') expect(statSync(project.path(cacheFile)).mode & 0o777).toBe(0o600);
    expect(project.read('docs/.autonomous-workflow/.gitignore')).toBe('*\n');
  });

  it.each<[string, (project: Project) => unknown, number]>([
    ['the file has other text', (project) => writeEarlier(project, projectFile, 'state_retention_days: 11\n'), 11],
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
    [
      'another user file is named',
      (project) => {
        project.write('../xdg/autonomous-workflow/config.yaml', 'state_retention_days: 14');
        return { XDG_CONFIG_HOME: project.path('../xdg') };
      },
      14,
    ],
  ])('is not used when %s', async (_, change, expected) => {
    const project = await projectWithCache();
    const variables = (change(project) ?? {}) as Record<string, string>;
    expect(await read(project, variables)).toEqual({ ...defaultConfiguration, state_retention_days: expected });
  });

  it('is renewed when the last source is gone, so that nothing is parsed from then on', async () => {
    const project = await projectWithCache();
    rmSync(project.path(projectFile));
    expect(await read(project)).toEqual(defaultConfiguration);
    expect(JSON.parse(project.read(cacheFile))).toMatchObject({ settings: {} });
  });

  it.each([
    ['empty', () => ''],
    ['cut short', (text: string) => text.slice(0, -20)],
    ['binary', () => '\u0000\u0001\ufffd'],
    ['null', () => 'null'],
    ['a list', () => '[]'],
    ['of another version', (text: string) => text.replace('"version":1', '"version":2')],
    ['without settings', (text: string) => text.replace('"settings"', '"setting"')],
    ['with a value of another type', (text: string) => text.replace(':7', ':"7"')],
    ['with a value out of its limits', (text: string) => text.replace(':7', ':0')],
    ['with an unknown key', (text: string) => text.replace('state_retention_days', 'stall')],
    [
      'with a key of the language',
      (text: string) => text.replace('"state_retention_days":7', '"__proto__":{"state_retention_days":8}'),
    ],
    ['with settings that are null', (text: string) => text.replace('{"state_retention_days":7}', 'null')],
  ])('is as good as none when it is %s', async (_, damage) => {
    const project = await projectWithCache();
    project.write(cacheFile, damage(project.read(cacheFile)));
    expect(await read(project)).toEqual({ ...defaultConfiguration, state_retention_days: 7 });
    expect(JSON.parse(project.read(cacheFile))).toMatchObject({ settings: { state_retention_days: 7 } });
  });

  it('that a repository brings along counts for nothing, even where its file does', async () => {
    const origin = await projectWithCache();
    origin.replace(cacheFile, '"state_retention_days":7', '"notify":"https://example.org/steal"');
    const clone = await newProject();
    cpSync(origin.root, clone.root, { recursive: true, preserveTimestamps: true });
    clone.write(projectFile, 'nonsense');
    const { configuration, problem } = await currentConfiguration(clone.root, clone.environment);
    expect(configuration).toEqual(defaultConfiguration);
    expect(problem).toBeDefined();
  });

  it('is not made of a file that has changed a moment ago: it may change again without showing it', async () => {
    const project = await newProject();
    markProject(project);
    project.write(projectFile, 'state_retention_days: 7');
    expect(await read(project)).toMatchObject({ state_retention_days: 7 });
    expect(project.exists(cacheFile)).toBe(false);
  });

  it('does not make a project of a folder', async () => {
    const project = await newProject();
    writeEarlier(project, projectFile, 'state_retention_days: 7');
    expect(await read(project)).toMatchObject({ state_retention_days: 7 });
    expect(project.files()).toEqual([projectFile]);
  });

  it('is not written through a link out of the project', async () => {
    const project = await newProject();
    const elsewhere = project.outside('elsewhere');
    mkdirSync(project.path('docs'));
    symlinkSync(elsewhere, project.path('docs/.autonomous-workflow'));
    writeEarlier(project, projectFile, 'state_retention_days: 7');
    expect(await read(project)).toMatchObject({ state_retention_days: 7 });
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  it('is not needed: where it cannot be written the configuration is read all the same', async () => {
    const project = await newProject();
    markProject(project);
    mkdirSync(project.path(cacheFile));
    writeEarlier(project, projectFile, 'state_retention_days: 7');
    expect(await read(project)).toMatchObject({ state_retention_days: 7 });
  });
});
