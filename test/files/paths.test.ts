import { mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workflowPaths } from '../../src/files/paths.ts';
import { newProject } from '../support/project.ts';

describe('workflowPaths', () => {
  it('puts every path but the relative one inside the folder of the workflow', async () => {
    const { root } = await newProject();
    const { name, root: told, folder, base, ...files } = workflowPaths(root, 'rate-limiting');
    expect({ name, told, folder }).toEqual({
      name: 'rate-limiting',
      told: root,
      folder: 'docs/research-rate-limiting',
    });
    expect(base).toBe(join(root, 'docs', 'research-rate-limiting'));
    for (const file of Object.values(files)) expect(file.startsWith(base + sep), file).toBe(true);
    expect(new Set(Object.values(files)).size).toBe(Object.keys(files).length);
  });

  it.each([
    ['a way out', '../../etc/passwd', 'etc-passwd'],
    ['64 characters', 'x'.repeat(64), 'x'.repeat(63)],
  ])('refuses %s as a name and suggests a valid one', async (_, name, suggestion) => {
    const { root } = await newProject();
    const fix = suggestion === '' ? "Choose a name such as 'rate-limiting'." : `Use '${suggestion}'.`;
    expect(() => workflowPaths(root, name)).toThrow(expect.objectContaining({ fix, exitCode: 2 }));
  });

  it.each(['docs', 'docs/research-x'])('refuses %s when it is a link out of the project', async (link) => {
    const project = await newProject();
    const elsewhere = project.outside('elsewhere');
    if (link !== 'docs') mkdirSync(project.path('docs'));
    symlinkSync(elsewhere, project.path(link));
    expect(() => workflowPaths(project.root, 'x')).toThrow(
      `The folder of the workflow lies outside the project (${join(project.root, 'docs', 'research-x')})`,
    );
  });

  it.each([
    ['a link to nowhere outside', 'second', '../elsewhere/nowhere'],
    ['a way out through a folder that is a link', 'second/../nowhere', '../elsewhere/inner'],
  ])('refuses a link to %s', async (_, target, secondTarget) => {
    const project = await newProject();
    mkdirSync(join(project.outside('elsewhere'), 'inner'));
    mkdirSync(project.path('docs'));
    symlinkSync(project.path(secondTarget), project.path('docs/second'));
    symlinkSync(target, project.path('docs/research-x'));
    expect(() => workflowPaths(project.root, 'x')).toThrow('outside the project');
  });

  it('takes a link that stays inside the project, and a project that is a link itself', async () => {
    const project = await newProject();
    mkdirSync(project.path('elsewhere'));
    symlinkSync(project.path('elsewhere'), project.path('docs'));
    const alias = join(project.outside('links'), 'alias');
    symlinkSync(project.root, alias);
    expect(realpathSync(alias)).toBe(project.root);
    for (const root of [project.root, alias]) {
      expect(workflowPaths(root, 'x').base).toBe(join(root, 'docs', 'research-x'));
    }
  });
});
