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
});
