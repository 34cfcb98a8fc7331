import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { execa, execaSync } from 'execa';
import { describe, expect, it } from 'vitest';
import type { FeatureList } from '../../src/coding/rules/feature.ts';
import { CLAUDE_BINARY } from '../simulator/claude-options.ts';
import { createHome, hermeticEnvironment } from '../simulator/hermetic-home.ts';
import { codingPersona } from '../simulator/persona/coding-persona.ts';
import { runGithubWorkflow, script } from '../support/github-job.ts';
import { cliFile } from '../support/project.ts';
import { CodingScenario, fn, pythonProject } from './coding-scenario.ts';
import { removeFolder } from '../support/remove-folder.ts';

const minute = 60_000;
/** Beyond what `run` allows itself: how these scripted coders write their files. */
const allow = ['Write', 'Bash(sed:*)', 'Bash(node:*)'];
const git = (cwd: string, ...words: string[]) =>
  execaSync('git', words, { cwd, env: { GIT_CONFIG_GLOBAL: '/dev/null' } }).stdout;

/** A bare repository with the generated workflow, and the jobs of its runs on this machine. */
async function arena(scenario: CodingScenario) {
  const base = await mkdtemp(join(tmpdir(), 'workflow-fan-out-'));
  const [remote, programs] = [join(base, 'remote.git'), join(base, 'programs')];
  git('/', 'clone', '--quiet', '--bare', scenario.root, remote);
  git(scenario.root, 'remote', 'add', 'origin', remote);
  const words = ['ci', 'init', 'github', 'app', '--plugin', 'https://example.com/plugin.git'];
  execaSync(process.execPath, [cliFile, ...words], { cwd: scenario.root });
  scenario.git('add', '.github');
  scenario.git('commit', '--quiet', '-m', 'Workflow');
  script(programs, 'gh', `printf '%s ' "$@" >> '${join(base, 'gh.calls')}'`);
  symlinkSync(CLAUDE_BINARY, join(programs, 'claude'));
  symlinkSync(cliFile, join(programs, 'autonomous-workflow'));
  const home = await createHome([base, scenario.root]);
  mkdirSync(join(home.path, '.claude'), { recursive: true });
  writeFileSync(join(home.path, '.claude', 'settings.json'), JSON.stringify({ permissions: { allow } }));
  const environment = hermeticEnvironment(home.path, scenario.api.url);
  const expressions = { 'secrets.ANTHROPIC_API_KEY': 'sk-local-test', 'github.token': 't' };
  const file = scenario.path('.github/workflows/aw-app.yml');
  return {
    remote,
    environment: { ...environment, PATH: [programs, environment.PATH].join(delimiter) },
    run: (...dying: string[]) =>
      runGithubWorkflow({ file, repository: remote, expressions, environment, programs: [programs] }, base, dying),
    list: () => JSON.parse(git(remote, 'show', 'aw/app:docs/research-app/feature-list.json')) as FeatureList,
    async [Symbol.asyncDispose]() {
      await home.dispose();
      removeFolder(base);
    },
  };
}

const hasPython = execaSync('python3', ['--version'], { reject: false }).exitCode === 0;

describe.skipIf(!hasPython)(
  'features in jobs of their own (skipped only where there is no python3)',
  { timeout: 15 * minute },
  () => {
    it('are built in copies, verified and integrated by one job; a job that dies costs an attempt of its feature only', async () => {
      const features = [
        fn('F001', 'one', 1),
        fn('F002', 'two', 2),
        fn('F003', 'three', 3),
        fn('F004', 'four', 4, ['F001', 'F002', 'F003']),
      ].map((feature) => ({ ...feature, description: feature.description.replace(/src\/(\w+)\.ts/, 'lib/$1.py') }));
      const model = codingPersona({ coder: { F002: 'lies' } });
      await using scenario = await CodingScenario.create(model, { features }, pythonProject);
      await using ci = await arena(scenario);
      const begin = ['--mode', 'implement', 'app', 'Build the functions.', '--max-iterations', '20'];
      const begun = await execa('autonomous-workflow', ['run', ...begin, '--remote', 'origin', '--fan-out', '--json'], {
        cwd: scenario.root,
        env: ci.environment,
        extendEnv: false,
        reject: false,
        all: true,
      });
      expect(begun.exitCode, begun.all).toBe(0);
      expect(begun.stdout).toContain('"why":"enough"');
      const first = await ci.run('F003');
      expect(first.features).toEqual(['F001', 'F002', 'F003']);
      for (const text of ['F001 passed', 'F002 passed', 'F003: its job pushed no result'])
        expect(first.output).toContain(text);
      const after = ci.list();
      const attempts = Object.fromEntries(
        after.features.map(({ id, attempts: all }) => [id, all.map(({ outcome }) => outcome)]),
      );
      expect(attempts).toEqual({
        F001: ['passed'],
        F002: ['failed', 'passed'],
        F003: ['failed', 'passed'],
        F004: ['passed'],
      });
      expect(after.features[2]?.attempts[0]?.why).toContain('without handing anything back');
      const journal = git(ci.remote, 'show', 'aw/app:docs/research-app/journal.jsonl')
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>);
      // What was handed back was verified here before it passed.
      const of = (event: string, feature: string) =>
        journal.findIndex((line) => line.event === event && (line.feature === feature || line.feature === undefined));
      for (const feature of ['F001', 'F002']) {
        const order = ['features-handed-out', 'feature-handed-back', 'feature-checked', 'feature-passed'];
        const found = order.map((event) => of(event, feature));
        expect(found).toEqual(found.toSorted((a, b) => a - b));
        expect(found).not.toContain(-1);
      }
      const spent = journal.flatMap((line) => (line.event === 'spent' ? [Number(line.usd)] : []));
      expect(spent[1]).toBeGreaterThan(0);
      const subjects = git(ci.remote, 'log', '--format=%s', 'aw/app').split('\n');
      for (const id of ['F001', 'F002', 'F003', 'F004'])
        expect(subjects.filter((subject) => subject.startsWith(`${id}:`))).toHaveLength(1);
      expect(git(ci.remote, 'for-each-ref', 'refs/autonomous-workflow-candidate')).toBe('');
      expect(git(ci.remote, 'branch', '--list', '*-kept-*')).toBe('');
      const over = await ci.run();
      expect(over).toMatchObject({ isGreen: true, features: [] });
      expect(over.summary).toContain('is in progress: begin one');
    });
  },
);
