import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { execa, execaSync } from 'execa';
import { describe, expect, it } from 'vitest';
import { CLAUDE_BINARY } from '../simulator/claude-options.ts';
import type { FaultRule } from '../simulator/faults.ts';
import { createHome, hermeticEnvironment } from '../simulator/hermetic-home.ts';
import { researchPersona } from '../simulator/persona/persona.ts';
import { runGithubWorkflow, script } from '../support/github-job.ts';
import { cliFile } from '../support/project.ts';
import { Scenario } from './scenario.ts';
import { removeFolder } from '../support/remove-folder.ts';

const minute = 60_000;
const name = 'rate-limiting';
const git = (cwd: string, ...words: string[]) =>
  execaSync('git', words, { cwd, env: { GIT_CONFIG_GLOBAL: '/dev/null' } }).stdout;

/** A bare repository with the files for the engines, and programs as a runner has them. */
async function arena(scenario: Scenario) {
  const base = await mkdtemp(join(tmpdir(), 'workflow-ci-'));
  const [remote, programs] = [join(base, 'remote.git'), join(base, 'programs')];
  git('/', 'clone', '--quiet', '--bare', scenario.folder, remote);
  git(scenario.folder, 'remote', 'add', 'origin', remote);
  for (const engine of ['github', 'kubernetes', 'runner']) {
    const words = ['ci', 'init', engine, name, '--plugin', 'https://example.com/plugin.git'];
    execaSync(process.execPath, [cliFile, ...words], { cwd: scenario.folder });
  }
  const file = scenario.path('.github', 'workflows', `aw-${name}.yml`);
  // One iteration a job, so that several jobs share this small workflow.
  writeFileSync(file, readFileSync(file, 'utf8').replace(/ITERATIONS: '\d+'/, "ITERATIONS: '1'"));
  script(programs, 'gh', `printf '%s ' "$@" >> '${join(base, 'gh.calls')}'`);
  symlinkSync(CLAUDE_BINARY, join(programs, 'claude'));
  symlinkSync(cliFile, join(programs, 'autonomous-workflow'));
  const home = await createHome([base]);
  const environment = hermeticEnvironment(home.path, scenario.api.url);
  return {
    base,
    remote,
    environment: { ...environment, PATH: [programs, environment.PATH].join(delimiter) },
    job: (expressions: Record<string, string>) =>
      runGithubWorkflow({ file, repository: remote, expressions, environment, programs: [programs] }, base),
    calls: () => {
      try {
        return readFileSync(join(base, 'gh.calls'), 'utf8');
      } catch {
        return '';
      }
    },
    async [Symbol.asyncDispose]() {
      await home.dispose();
      removeFolder(base);
    },
  };
}

const lease = (remote: string) =>
  JSON.parse(git(remote, 'cat-file', 'blob', `refs/autonomous-workflow-lease/${name}:machine.json`)) as {
    released: boolean;
  };

describe('engines drive a workflow with the files that ci init writes', { timeout: 15 * minute }, () => {
  it('a job of GitHub begins it, a pod and a session of a runner go on, a scheduled job ends it', async () => {
    await using scenario = await Scenario.create({ model: researchPersona() });
    await using ci = await arena(scenario);
    const secrets = { 'secrets.ANTHROPIC_API_KEY': 'sk-local-test', 'github.token': 'token' };
    const nothing = await ci.job(secrets);
    expect(nothing).toMatchObject({ isGreen: true, outputs: {} });
    expect(nothing.summary).toContain(`No workflow '${name}' is in progress`);

    const begun = await ci.job({
      ...secrets,
      'inputs.mode': 'research',
      'inputs.prompt': 'How do limiters "compare"?',
    });
    expect(begun.isGreen, begun.output).toBe(true);
    expect(begun.summary).toContain('1 iteration done, at iteration 1');
    expect(ci.calls()).toBe(`workflow run aw-${name}.yml --ref main `);
    expect(lease(ci.remote)).toMatchObject({ released: true });

    const pod = await execa('bash', [scenario.path('deploy/autonomous-workflow/iteration.sh'), '--iterations', '1'], {
      reject: false,
      extendEnv: false,
      env: { ...ci.environment, WORK: join(ci.base, 'pod'), NAME: name, REPOSITORY: ci.remote, GOES_ON: '75' },
    });
    expect(pod.exitCode, `${pod.stdout}${pod.stderr}`).toBe(75);
    expect(pod.stdout).toContain('"why":"enough"');

    const session = join(ci.base, 'session');
    const hook = (which: string, variables: Record<string, string>) =>
      execa('bash', [scenario.path('deploy/claude-runner-hooks', which)], {
        cwd: ci.base,
        all: true,
        reject: false,
        extendEnv: false,
        env: { ...ci.environment, ...variables },
      });
    const checkedOut = await hook('checkout', {
      CLAUDE_RUNNER_REPO_URL: ci.remote,
      CLAUDE_RUNNER_CHECKOUT_PATH: session,
    });
    expect(checkedOut.exitCode, checkedOut.all).toBe(0);
    expect(lease(ci.remote)).toMatchObject({ released: false });
    const redirect = await execa('autonomous-workflow', ['redirect', 'Look at Redis', name], {
      cwd: session,
      env: ci.environment,
      extendEnv: false,
      reject: false,
    });
    expect(redirect.exitCode, redirect.stderr).toBe(0);
    const left = await hook('post-session', { CLAUDE_RUNNER_WORKSPACE_PATHS: session });
    expect(left.exitCode, left.all).toBe(0);
    expect(lease(ci.remote)).toMatchObject({ released: true });
    expect(git(ci.remote, 'log', '--all', '-S', 'Look at Redis', '--format=%h')).not.toBe('');

    const third = await ci.job(secrets);
    expect(third.isGreen, third.output).toBe(true);
    expect(third.output).toContain('"iteration":3');
    git(third.folder, 'fetch', '--quiet', 'origin');
    const journal = git(ci.remote, 'show', `aw/${name}:docs/research-${name}/journal.jsonl`);
    const recorded = [...journal.matchAll(/"event":"recorded"/g)];
    expect(recorded).toHaveLength(3);
    expect(git(ci.remote, 'branch', '--list', '*-kept-*')).toBe('');

    for (const words of [
      ['machine', 'take', name],
      ['cancel', name],
      ['machine', 'leave', name],
    ]) {
      const { exitCode, all } = await execa('autonomous-workflow', words, {
        cwd: session,
        env: ci.environment,
        extendEnv: false,
        reject: false,
        all: true,
      });
      expect(exitCode, `${words.join(' ')}: ${all}`).toBe(0);
    }
    const over = await ci.job(secrets);
    expect(over).toMatchObject({ isGreen: true, outputs: {} });
    expect(over.summary).toContain('is in progress: begin one');
  });

  it('is green at a limit, keeps its reset, and asks nothing before it', async () => {
    const later = String(Math.floor(Date.now() / 1000) + 7_200);
    const headers = {
      'anthropic-ratelimit-unified-status': 'rejected',
      'anthropic-ratelimit-unified-reset': later,
      'anthropic-ratelimit-unified-representative-claim': 'five_hour',
      'anthropic-ratelimit-unified-5h-status': 'rejected',
      'anthropic-ratelimit-unified-5h-reset': later,
      'anthropic-ratelimit-unified-5h-utilization': '1.0',
    };
    const faults: FaultRule[] = [
      { kind: 'rate_limit', retryAfterSeconds: 7_200, afterRequests: 2, times: 1_000, headers },
    ];
    await using scenario = await Scenario.create({ model: researchPersona(), faults });
    await using ci = await arena(scenario);
    const secrets = { 'secrets.CLAUDE_CODE_OAUTH_TOKEN': 'sk-ant-oat01-local-test' };
    const words = { 'inputs.mode': 'research', 'inputs.prompt': 'How do limiters compare?' };
    const first = await ci.job({ ...secrets, ...words });
    expect(first.isGreen, first.output).toBe(true);
    expect(first.output).toContain('"why":"limit"');
    const opens = /The API is open again at (\S+);/.exec(first.summary)?.[1] ?? '';
    expect(Math.abs(Date.parse(opens) / 1000 - Number(later))).toBeLessThan(120);
    expect(ci.calls()).toBe('');
    const asked = scenario.api.requests.length;
    const pod = await execa('bash', [scenario.path('deploy/autonomous-workflow/iteration.sh'), '--max-wait', '60'], {
      reject: false,
      extendEnv: false,
      env: { ...ci.environment, WORK: join(ci.base, 'pod'), NAME: name, REPOSITORY: ci.remote, PAUSE: '1' },
    });
    expect(pod.exitCode, `${pod.stdout}${pod.stderr}`).toBe(75);
    expect(pod.stdout).toContain('"why":"limit"');
    const second = await ci.job(secrets);
    expect(second.isGreen, second.output).toBe(true);
    expect(second.output).toContain('"why":"limit"');
    expect(scenario.api.requests.length).toBe(asked);
  });
});
