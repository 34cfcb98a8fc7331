import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commitFeature, commitOfFeature } from '../../../src/programs/git/commit.ts';
import { goBack } from '../../../src/programs/git/checkout.ts';
import { startOfFeature } from '../../../src/programs/git/repository.ts';
import { refOf } from '../../../src/programs/git/snapshot.ts';
import { treeOfWorkTree } from '../../../src/programs/git/work-tree.ts';
import { type TestRepository, testRepository } from '../../support/repository.ts';

const own = ['docs/research-x'];
const binary = Buffer.from([0, 1, 2, 255, 254, 10, 13, 0]);

/** Goes back; returns the patch with the work that was undone. */
async function back(repository: TestRepository, start: { commit: string; branch: string | null }, attempt = 1) {
  const patchFile = repository.path(`docs/research-x/proofs/F001-${attempt}.patch`);
  const ref = refOf('x', `F001/attempt-${attempt}`);
  await goBack({ folder: repository.root, start, ref, patchFile, without: own });
  return readFileSync(patchFile, 'utf8');
}

describe('going back to the start of a feature', () => {
  it('restores every file and loses none: the patch gives all of it again', async () => {
    const repository = testRepository({
      '.gitignore': 'cache\n',
      a: '1\n',
      'b c': 'keep\n',
      gone: 'x\n',
      'docs/research-x/state': '1',
    });
    const { root, git, write, read, has, path, status } = repository;
    const start = await startOfFeature(root, own);
    write('a', '2\n');
    write('new\tfile', 'new\n');
    write('deep/er/file', 'x');
    write('picture', binary);
    write('cache', 'ignored');
    write('docs/research-x/state', '2');
    write('docs/research-x/journal', 'j');
    git('rm', '--quiet', 'gone');
    symlinkSync('a', path('link'));
    const worked = await treeOfWorkTree(root, own);
    expect(await back(repository, start)).not.toBe('');
    expect([read('a'), has('new\tfile'), has('deep'), has('picture'), has('link'), read('gone')]).toEqual([
      '1\n',
      false,
      false,
      false,
      false,
      'x\n',
    ]);
    expect([read('cache'), read('docs/research-x/state'), read('docs/research-x/journal')]).toEqual([
      'ignored',
      '2',
      'j',
    ]);
    expect(status()).not.toMatch(/^(?!.*docs\/research-x).+$/m);
    git('apply', '--binary', '--whitespace=nowarn', 'docs/research-x/proofs/F001-1.patch');
    expect(await treeOfWorkTree(root, own)).toBe(worked);
  });

  it('never moves a branch: commits made since stay on theirs, and the user’s branch is checked out again', async () => {
    const repository = testRepository({ a: '1' });
    const { root, git, write, read, commit } = repository;
    const start = await startOfFeature(root);
    write('a', '2');
    const onMain = commit('on main');
    git('checkout', '--quiet', '-b', 'elsewhere');
    write('a', '3');
    const elsewhere = commit('elsewhere');
    await back(repository, start);
    expect([git('symbolic-ref', 'HEAD'), git('rev-parse', 'main'), read('a')]).toEqual([
      'refs/heads/main',
      onMain,
      '2',
    ]);
    expect(git('rev-parse', 'elsewhere')).toBe(elsewhere);
    expect(git('rev-parse', refOf('x', 'F001/attempt-1'))).toBe(elsewhere);
  });

  it('works in the middle of a merge and of a rebase that the coder left, and with a detached HEAD', async () => {
    const repository = testRepository({ a: '1' });
    const { root, git, write, commit, read } = repository;
    git('checkout', '--quiet', '-b', 'other');
    write('a', 'other');
    commit();
    git('checkout', '--quiet', 'main');
    const start = await startOfFeature(root);
    write('a', 'main');
    const main = commit();
    expect(() => git('merge', 'other')).toThrow();
    await back(repository, start);
    expect([read('a'), git('rev-parse', 'HEAD')]).toEqual(['main', main]);
    expect(() => git('rebase', 'other')).toThrow();
    await back(repository, start, 2);
    expect([read('a'), git('symbolic-ref', 'HEAD'), git('rev-parse', 'HEAD')]).toEqual([
      'main',
      'refs/heads/main',
      main,
    ]);
    git('checkout', '--quiet', '--detach');
    const detached = await startOfFeature(root, own);
    write('a', 'x');
    await back(repository, detached, 3);
    expect([read('a'), git('rev-parse', 'HEAD'), git('rev-parse', 'main')]).toEqual(['main', main, main]);
    git('checkout', '--quiet', '--detach', 'other');
    await back(repository, detached, 4);
    expect([read('a'), git('rev-parse', 'HEAD'), git('rev-parse', 'main')]).toEqual(['main', main, main]);
  });

  it('may be repeated, and does nothing where nothing was done', async () => {
    const repository = testRepository({ a: '1' });
    const start = await startOfFeature(repository.root);
    expect(await back(repository, start)).toBe('');
    repository.write('a', '2');
    expect(await back(repository, start, 2)).not.toBe('');
    expect(await back(repository, start, 3)).toBe('');
  });

  it('works from a commit without any file', async () => {
    const repository = testRepository({});
    repository.git('commit', '--quiet', '--allow-empty', '-m', 'Start');
    const start = await startOfFeature(repository.root);
    expect(await back(repository, start)).toBe('');
    repository.write('a', '1');
    await back(repository, start, 2);
    expect(repository.has('a')).toBe(false);
  });
});

describe('the commit of a feature', () => {
  const request = (repository: TestRepository, verifiedTree: string, subject = 'Add a thing') =>
    ({ folder: repository.root, workflow: 'x', feature: 'F001', subject, without: own, verifiedTree }) as const;

  it('holds the work and the id, leaves the workflow’s folder alone, and is found again', async () => {
    const repository = testRepository({ a: '1', 'docs/research-x/state': '1' });
    const { root, git, write, status } = repository;
    const { commit: start } = await startOfFeature(root, own);
    write('a', '2');
    write('new file', '');
    write('docs/research-x/state', '2');
    git('add', 'docs/research-x/state');
    const tree = await treeOfWorkTree(root, own);
    expect(await commitOfFeature(root, 'x', 'F001', start)).toBeUndefined();
    const result = await commitFeature(request(repository, tree, '# Two\nlines  "quoted" -m $(x)'));
    expect(result).toEqual({ outcome: 'committed', commit: git('rev-parse', 'HEAD'), sameAsVerified: true });
    expect(git('log', '-1', '--format=%B').trim()).toBe(
      'F001: # Two lines "quoted" -m $(x)\n\nAutonomous-Workflow-Feature: x/F001',
    );
    expect(git('show', '--format=', '--name-only').split('\n')).toEqual(['a', 'new file']);
    expect(status()).toBe('M  docs/research-x/state');
    expect(await commitOfFeature(root, 'x', 'F001', start)).toBe(git('rev-parse', 'HEAD'));
    expect(await commitOfFeature(root, 'x', 'F00', start)).toBeUndefined();
    expect(await commitFeature(request(repository, tree))).toMatchObject({ outcome: 'nothing-to-commit' });
  });

  it('runs the user’s hooks, says when they change what was verified, and when they refuse', async () => {
    const repository = testRepository({ a: '1' });
    const { root, write, path, git } = repository;
    const hook = (text: string): void => {
      mkdirSync(path('.git/hooks'), { recursive: true });
      writeFileSync(path('.git/hooks/pre-commit'), `#!/bin/sh\n${text}\n`);
      chmodSync(path('.git/hooks/pre-commit'), 0o755);
    };
    hook('echo formatted > a; git add a');
    write('a', '2');
    const tree = await treeOfWorkTree(root, own);
    expect(await commitFeature(request(repository, tree))).toMatchObject({
      outcome: 'committed',
      sameAsVerified: false,
    });
    hook('echo "no console.log, please" >&2; exit 1');
    write('a', '3');
    expect(await commitFeature(request(repository, tree))).toEqual({
      outcome: 'refused',
      reason: 'no console.log, please',
    });
    expect(git('rev-list', '--count', 'HEAD')).toBe('2');
  });
});
