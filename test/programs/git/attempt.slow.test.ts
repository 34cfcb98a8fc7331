import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commitFeature, featureCommits, refOf } from '../../../src/programs/git/commit.ts';
import { addWorktree } from '../../../src/programs/git/worktrees.ts';
import { keepAll, type TestRepository, testRepository } from '../../support/repository.ts';

const own = ['docs/research-x'];

/** Keeps all that is in the repository, and commits it in a checkout of its own. */
async function commits(repository: TestRepository, number: number, subject = 'Add a thing') {
  const { root, git, outside } = repository;
  const start = git('rev-parse', 'HEAD');
  const work = await keepAll(root, start, refOf('x', `F001/${number}`), own);
  const { folder } = await addWorktree(root, join(outside, `checkout ${number}`), start);
  const result = await commitFeature({ folder, workflow: 'x', feature: 'F001', subject, work, hooksFrom: root });
  return { result };
}

describe('the commit of a feature', () => {
  it('holds the work and the id, leaves the workflow’s folder alone, and is found again', async () => {
    const repository = testRepository({ a: '1', 'docs/research-x/state': '1' });
    const { root, git, write } = repository;
    write('a', '2');
    write('new file', '');
    write('docs/research-x/state', '2');
    const { result } = await commits(repository, 1, '# Two\nlines  "quoted" -m $(x)');
    const commit = 'commit' in result ? result.commit : '';
    expect(result).toEqual({ outcome: 'committed', commit, sameAsVerified: true });
    expect(git('log', '-1', '--format=%B', commit).trim()).toBe(
      '# Two lines "quoted" -m $(x)\n\nAutonomous-Workflow-Feature: x/F001',
    );
    expect(git('show', '--format=', '--name-only', commit).split('\n')).toEqual(['a', 'new file']);
    expect(await featureCommits(root, 'x')).toEqual(new Map());
    git('stash', '--quiet', '--include-untracked');
    git('merge', '--quiet', '--ff-only', commit);
    expect(await featureCommits(root, 'x')).toEqual(new Map([['F001', commit]]));
    expect((await commits(repository, 2)).result).toMatchObject({ outcome: 'nothing-to-commit' });
  });

  it('runs the user’s hooks, says when they change what was verified, and when they refuse', async () => {
    const repository = testRepository({ a: '1' });
    const { write, path, git } = repository;
    const hook = (text: string): void => {
      mkdirSync(path('.git/hooks'), { recursive: true });
      writeFileSync(path('.git/hooks/pre-commit'), `#!/bin/sh\n${text}\n`);
      chmodSync(path('.git/hooks/pre-commit'), 0o755);
    };
    hook('echo formatted > a; git add a');
    write('a', '2');
    expect((await commits(repository, 1)).result).toMatchObject({ outcome: 'committed', sameAsVerified: false });
    hook('echo "no console.log, please" >&2; exit 1');
    expect((await commits(repository, 2)).result).toEqual({ outcome: 'refused', reason: 'no console.log, please' });
    expect(git('rev-list', '--count', 'HEAD')).toBe('1');
  });
});
