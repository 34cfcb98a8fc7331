import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { CLAUDE_BINARY } from '../simulator/claude-options.ts';
import { startPrint } from '../simulator/claude-session.ts';
import { createHome, hermeticEnvironment } from '../simulator/hermetic-home.ts';
import { startMessagesApi } from '../simulator/messages-api.ts';
import { pluginRoot } from '../support/project.ts';

/** What these tests read of a case; Claude Code itself checks its form. */
interface EvalCase {
  readonly tags: readonly string[];
  readonly context?: { readonly scaffold_script: string };
  readonly execution: { readonly prompt: string };
  readonly graders: readonly { readonly path?: string }[];
}

const cases = readdirSync(join(pluginRoot, 'evals')).map((name): [string, EvalCase] => [
  name,
  parse(readFileSync(join(pluginRoot, 'evals', name, 'case.yaml'), 'utf8')) as EvalCase,
]);
const tagged = (tag: string) => cases.filter(([, { tags }]) => tags.includes(tag));

/** Removed with everything that tests leave behind. */
const folder = () => mkdtempSync(join(tmpdir(), 'eval-'));

async function claude(project: string): Promise<{ apiUrl: string; home: string }> {
  const api = await startMessagesApi({ model: () => ({ content: [{ type: 'text', text: 'Tokens fill a bucket.' }] }) });
  const home = await createHome([project]);
  onTestFinished(async () => {
    await Promise.all([api.close(), home.dispose()]);
  });
  return { apiUrl: api.url, home: home.path };
}

it('claude plugin eval reads every case, and those in which nothing may begin pass', { timeout: 180_000 }, async () => {
  const plugin = folder();
  for (const part of ['.claude-plugin', 'agents', 'bin', 'commands', 'evals', 'hooks', 'skills', 'templates'])
    cpSync(join(pluginRoot, part), join(plugin, part), { recursive: true });
  const { apiUrl, home } = await claude(plugin);
  const words = ['--trust-plugin', '--no-publish', '--scaffold', '--ablation', 'none', '--output-dir', folder()];
  const { stdout } = await execa(CLAUDE_BINARY, ['plugin', 'eval', plugin, ...words, '-j', '2', '--json'], {
    env: hermeticEnvironment(home, apiUrl),
    extendEnv: false,
    stdin: 'ignore',
    reject: false,
  });
  const { cases: run } = JSON.parse(stdout) as { cases: { name: string; aggregates: { score: number } }[] };
  expect(run.map(({ name }) => name).toSorted()).toEqual(cases.map(([name]) => name).toSorted());
  const passed = run.filter(({ aggregates }) => aggregates.score === 1).map(({ name }) => name);
  expect(passed).toEqual(expect.arrayContaining(tagged('quiet').map(([name]) => name)));
});

// A grant of Bash needs a sandbox in `claude plugin eval`, which few machines of tests have.
it.each(tagged('begins'))('%s begins when it is asked for', { timeout: 60_000 }, async (name, one) => {
  const project = folder();
  const { apiUrl, home } = await claude(project);
  const { context, execution, graders } = one;
  if (context !== undefined)
    execFileSync('bash', [join(pluginRoot, 'evals', name, context.scaffold_script)], { cwd: project });
  const allowedTools = ['Read', 'Write', 'Skill', 'Bash(autonomous-workflow:*)'];
  const about = { cwd: project, pluginDirs: [pluginRoot], allowedTools, apiUrl, home };
  const run = await startPrint({ ...about, prompt: execution.prompt });
  const files = graders.flatMap(({ path }) => (path === undefined ? [] : [join(project, path)]));
  await expect.poll(() => files.every((file) => existsSync(file)), { timeout: 50_000 }).toBe(true);
  run.kill();
  await run.finished;
});
