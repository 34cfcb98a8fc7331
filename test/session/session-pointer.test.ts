import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSessionPointer, writeSessionPointer } from '../../src/session/lease.ts';
import { findOwnedProject, isSessionId } from '../../src/session/pointer.ts';
import { newProject } from '../support/project.ts';

describe('isSessionId', () => {
  it.each([
    ['a UUID', '6f1d1ad4-94b1-4b53-9ac5-0b64df4e8b5f', true],
    ['nothing', '', false],
    ['a number', 7, false],
    ['a list that reads like one', ['abc'], false],
    ['a way out', '../../x', false],
    ['a line end at its end', 'abc\n', false],
    ['129 characters', 'x'.repeat(129), false],
  ])('%s', (_, id, valid) => {
    expect(isSessionId(id)).toBe(valid);
  });
});

describe('a session pointer', () => {
  it('is found from the project and every folder in it, and leads to the workflow', async () => {
    const project = await newProject();
    mkdirSync(project.path('src/deep'), { recursive: true });
    writeSessionPointer(project.root, 's1', 'x');
    for (const folder of ['.', 'src', 'src/deep', 'not/there/yet']) {
      expect(findOwnedProject(project.path(folder), 's1'), folder).toBe(project.root);
    }
    expect(readSessionPointer(project.root, 's1')).toBe('x');
  });

  it('is not found by another session, an odd id, or from outside', async () => {
    const project = await newProject();
    writeSessionPointer(project.root, 's1', 'x');
    for (const id of ['s2', 'S11', '', undefined, '.', '../sessions/s1']) {
      expect(findOwnedProject(project.root, id)).toBeUndefined();
    }
    expect(findOwnedProject(join(project.root, '..'), 's1')).toBeUndefined();
  });

  it('is found from a work tree of git that its project linked, and from no submodule', async () => {
    const project = await newProject();
    writeSessionPointer(project.root, 's1', 'x');
    const git = project.path('.git');
    const linked = join(project.outside('linked'), 'src');
    for (const [folder, gitFolder] of [
      [project.path('.claude/worktrees/a/src'), join(git, 'worktrees', 'a')],
      [linked, join(git, 'worktrees', 'b')],
      [project.path('lib'), join(git, 'modules', 'lib')],
    ] as const) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder.replace(/.src$/, ''), '.git'), `gitdir: ${gitFolder}\n`);
    }
    expect(findOwnedProject(project.path('.claude/worktrees/a/src'), 's1')).toBe(project.root);
    expect(findOwnedProject(linked, 's1')).toBe(project.root);
    expect(findOwnedProject(linked, 's2')).toBeUndefined();
    expect(findOwnedProject(project.path('lib'), 's1')).toBeUndefined();
  });

  it('is not found from a project inside the project', async () => {
    const project = await newProject();
    writeSessionPointer(project.root, 's1', 'x');
    mkdirSync(project.path('vendor/other/.git'), { recursive: true });
    expect(findOwnedProject(project.path('vendor/other/src'), 's1')).toBeUndefined();
  });
});
