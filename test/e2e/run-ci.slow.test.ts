import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { execa, execaSync } from 'execa';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { CLAUDE_BINARY } from '../simulator/claude-options.ts';
import { limitHeaders, type FaultRule } from '../simulator/faults.ts';
import { createHome, hermeticEnvironment } from '../simulator/hermetic-home.ts';
import { persona } from '../simulator/persona/persona.ts';
import { nameOfJob, runGithubJob, script } from '../support/github-job.ts';
import { cliFile } from '../support/project.ts';
import { Scenario } from './scenario.ts';
import { removeFolder } from '../support/remove-folder.ts';

const minute = 60_000;
const name = 'rate-limiting';
const git = (cwd: string, ...words: string[]) =>
  execaSync('git', words, { cwd, env: { GIT_CONFIG_GLOBAL: '/dev/null' } }).stdout;

/** What GitHub says of a job that was begun by hand. */
const byHand = { [nameOfJob]: name, 'github.event_name': 'workflow_dispatch' };

/** A bare repository with the files for the engines, and programs as a runner has them. */
async function arena(scenario: Scenario) {
  const base = await mkdtemp(join(tmpdir(), 'workflow-ci-'));
  const [remote, programs] = [join(base, 'remote.git'), join(base, 'programs')];
  git('/', 'clone', '--quiet', '--bare', scenario.folder, remote);
  git(scenario.folder, 'remote', 'add', 'origin', remote);
  for (const engine of ['github', 'kubernetes']) {
    const words = ['ci', 'init', engine, name, '--plugin', 'https://example.com/plugin.git'];
    execaSync(process.execPath, [cliFile, ...words], { cwd: scenario.folder });
  }
  const file = scenario.path('.github', 'workflows', 'autonomous-workflow.yml');
  // One iteration a job, so that several jobs share this small workflow.
  writeFileSync(file, readFileSync(file, 'utf8').replace(/ITERATIONS: '\d+'/, "ITERATIONS: '1'"));
  script(programs, 'gh', `printf '%s ' "$@" >> '${join(base, 'gh.calls')}'`);
  symlinkSync(CLAUDE_BINARY, join(programs, 'claude'));
  symlinkSync(cliFile, join(programs, 'autonomous-workflow'));
  const home = await createHome([base]);
  const environment = hermeticEnvironment(home.path, scenario.api.url);
  let jobs = 0;
  return {
    base,
    remote,
    /** A job in a clone of its own; programs in a folder `before` stand in for others. */
    job: (expressions: Record<string, string>, ...before: string[]) =>
      runGithubJob(
        {
          file,
          job: 'drive',
          repository: remote,
          expressions: { ...byHand, ...expressions },
          environment,
          programs: [...before, programs],
        },
        join(base, `job-${(jobs += 1)}`),
      ),
    /** A pod with this volume. */
    pod: (volume: string, variables: Record<string, string>) => {
      const [, manifest] = parseAllDocuments(
        readFileSync(scenario.path('deploy', 'autonomous-workflow', `${name}-job.yml`), 'utf8'),
      );
      const { command, args } = (manifest?.toJS() as JobManifest).spec.template.spec.containers[0];
      return execa('bash', [...command.slice(1), ...args], {
        reject: false,
        all: true,
        extendEnv: false,
        env: {
          ...environment,
          PATH: [programs, environment.PATH].join(delimiter),
          WORK: join(base, volume),
          NAME: name,
          REPOSITORY: remote,
          ...variables,
        },
      });
    },
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

interface JobManifest {
  spec: { template: { spec: { containers: [{ command: string[]; args: string[] }] } } };
}

const recorded = (remote: string) =>
  git(remote, 'show', `aw/${name}:docs/research-${name}/log.jsonl`).match(/"event":"recorded"/g)?.length;

describe('engines drive a workflow with the files that ci init writes', { timeout: 15 * minute }, () => {
  it('a job of GitHub begins it, others in fresh clones go on, and nothing is done where none is in progress', async () => {
    await using scenario = await Scenario.create({ model: persona() });
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
    expect(ci.calls()).toBe(`workflow run autonomous-workflow.yml --ref main --field name=${name} `);
    for (const iteration of [2, 3]) {
      const next = await ci.job(secrets);
      expect(next.isGreen, next.output).toBe(true);
      expect(next.output).toContain(`"iteration":${iteration}`);
      expect(recorded(ci.remote)).toBe(iteration);
    }
  });

  it('a label on an issue begins it, a comment answers its question, and it ends as a draft', async () => {
    await using scenario = await Scenario.create({ model: persona() });
    await using ci = await arena(scenario);
    const folder = 'docs/research-issue-42';
    const [stands, called] = [join(ci.base, 'stand-ins'), join(ci.base, 'called')];
    const says = (status: string) => {
      const runs = `mkdir -p ${folder}; echo 'status: ${status}' > ${folder}/issue-42-state.md; echo '{"status":"${status}","message":"So it stands."}'`;
      script(
        stands,
        'autonomous-workflow',
        `printf '<%s>' "$@" >> '${called}'; if [ "$1" = run ]; then ${runs}; else echo 'E001: Which of the two?'; fi`,
      );
    };
    script(stands, 'gh', `{ printf '<%s>' gh "$@"; case "$*" in *@-) cat;; esac; } >> '${called}'`);
    const job = async (event: string, more: Record<string, string> = {}) => {
      writeFileSync(called, '');
      const of = { [nameOfJob]: 'issue-42', 'github.event_name': event, 'github.event.issue.number': '42' };
      const { isGreen, output } = await ci.job({ ...of, ...more }, stands);
      expect(isGreen, output).toBe(true);
      return readFileSync(called, 'utf8');
    };
    says('blocked_on_human');
    const begun = await job('issues');
    expect(begun).toMatch(/^<run><--mode><implement><issue-42><--issue><42><--iterations><1>/);
    // The comment goes to the issue, from the words that `resolve` prints of what is open.
    for (const part of [
      '<pr><issue-42>',
      '<gh><api>',
      '<repos/{owner}/{repo}/issues/42/comments>',
      '    E001: Which of the two?',
    ])
      expect(begun).toContain(part);
    const pushed = () => git(ci.remote, 'ls-tree', '-r', '--name-only', 'aw/issue-42');
    expect(pushed()).toContain(folder);

    expect(await job('issue_comment', { 'github.event.comment.body': 'Thank you!' })).toBe('');
    says('complete');
    const answer = 'the second; $(touch "$HOME/mine") `id`';
    const answered = await job('issue_comment', { 'github.event.comment.body': `E001: ${answer}` });
    expect(answered).toContain(`<resolve><E001><${answer}><issue-42><run><issue-42><--iterations><1>`);
    expect(answered).toMatch(/<pr><issue-42>$/);
    // The files of the workflow are no part of what is reviewed; `pr` pushes the commit that takes them away.
    expect(answered).not.toContain('<gh>');
  });

  it('a pod begins it and drives it to its end, a second one has nothing to do', async () => {
    await using scenario = await Scenario.create({ model: persona() });
    await using ci = await arena(scenario);
    const words = { MODE: 'research', PROMPT: 'How do limiters "compare"?' };
    const first = await ci.pod('volume', words);
    expect(first.exitCode, first.all).toBe(0);
    expect(git(ci.remote, 'show', `aw/${name}:docs/research-${name}/${name}-state.md`)).toContain('status: complete');
    const asked = scenario.api.requests.length;
    const second = await ci.pod('another-volume', words);
    expect(second.exitCode, second.all).toBe(0);
    expect(scenario.api.requests.length).toBe(asked);
  });

  it('a job is green at a limit, and starts no other', async () => {
    const later = Math.floor(Date.now() / 1000) + 7_200;
    const headers = limitHeaders(later);
    const faults: FaultRule[] = [
      { kind: 'rate_limit', retryAfterSeconds: 7_200, afterRequests: 2, times: 1_000, headers },
    ];
    await using scenario = await Scenario.create({ model: persona(), faults });
    await using ci = await arena(scenario);
    const secrets = { 'secrets.CLAUDE_CODE_OAUTH_TOKEN': 'sk-ant-oat01-local-test' };
    const words = { 'inputs.mode': 'research', 'inputs.prompt': 'How do limiters compare?' };
    const first = await ci.job({ ...secrets, ...words });
    expect(first.isGreen, first.output).toBe(true);
    expect(first.output).toContain('"why":"limit"');
    const opens = /The API is open again at (\S+);/.exec(first.summary)?.[1] ?? '';
    expect(Math.abs(Date.parse(opens) / 1000 - later)).toBeLessThan(120);
    expect(ci.calls()).toBe('');
  });
});
