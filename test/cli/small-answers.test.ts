import { readFileSync, existsSync, mkdirSync, symlinkSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, describe } from 'vitest';
import { commands, formerCommands } from '../../src/cli/command-table.ts';
import { OLDEST_CLAUDE } from '../simulator/claude-binaries.ts';
import { newProject, pluginRoot, type Project } from '../support/project.ts';
import { begunSession } from '../support/session.ts';
import { findProgram, searchPath } from '../../src/programs/processes.ts';
import { execa } from 'execa';

it.each(Object.entries(formerCommands))('%s is answered with its new name: %s', async (former, now) => {
  expect(commands.map(({ usage }) => usage.replace(/ \[.*| <.*/, ''))).toContain(now.replace(/ (?:--|<).*/, ''));
  const { stderr, exitCode } = await (await newProject()).cli(...former.split(' '), 'x');
  expect(stderr).toBe(`The command '${former}' has another name now\n→ Use: autonomous-workflow ${now}\n`);
  expect(exitCode).toBe(2);
});

it('a complete workflow is said to be complete, not only over', async () => {
  const session = await begunSession();
  const { project } = session;
  await session.types('autonomous-workflow:complete', 'x');
  expect((await project.cli('loop-command', 'x')).stderr).toMatch(/^The workflow 'x' is complete\n→ Start a new one/);
});

it('the oldest Claude Code is the same wherever it is said', () => {
  const read = (file: string) => readFileSync(join(pluginRoot, file), 'utf8');
  const { engines } = JSON.parse(read('.claude-plugin/plugin.json')) as { engines: Record<string, string> };
  expect(engines).toEqual({ 'claude-code': `>=${OLDEST_CLAUDE}` });
  expect(/^You need .*Claude Code (\S+) or newer\b/m.exec(read('README.md'))?.[1]).toBe(OLDEST_CLAUDE);
});

it('the oldest Node is the same wherever it is said', () => {
  const read = (file: string) => readFileSync(join(pluginRoot, file), 'utf8');
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  const oldest = engines.node.replace('>=', '');
  const said = `${read('README.md')}${read('CONTRIBUTING.md')}`.matchAll(/Node[ |]+(\d+(?:\.\d+)?) or newer/g);
  expect([...said].map(([, version]) => version)).toEqual([oldest, oldest]);
});

describe('loop-command', () => {
  it('says that the in-session driver is used when ralph-loop is missing', async () => {
    const { project } = await begunSession();
    const { stdout } = await project.cli('loop-command', 'x');
    expect(stdout).toContain('For ralph-loop: /plugin install ralph-loop@claude-plugins-official');
    expect(stdout).toContain("in-session driver). Type in Claude Code:\n/autonomous-workflow:research 'x'\n");
  });

  it('prints the line with an iteration for each that is left, and one to spare', async () => {
    const { project } = await begunSession();
    const installed = { version: 2, plugins: { 'ralph-loop@claude-plugins-official': [{ scope: 'user' }] } };
    project.write('../home/.claude/plugins/installed_plugins.json', JSON.stringify(installed));
    expect((await project.cli('loop-command', 'x')).stdout).toBe(
      `/ralph-loop:ralph-loop "/autonomous-workflow:research 'x'" --max-iterations 31 --completion-promise RESEARCH_COMPLETE\n`,
    );
    const former = { version: 2, plugins: { 'ralph-wiggum@claude-plugins-official': [{ scope: 'user' }] } };
    project.write('../home/.claude/plugins/installed_plugins.json', JSON.stringify(former));
    expect((await project.cli('loop-command', 'x')).stdout).toMatch(/^\/ralph-wiggum:ralph-loop "/);
    project.write('../home/.claude/plugins/installed_plugins.json', JSON.stringify(installed));
    project.write('.claude/settings.json', '{"enabledPlugins":{"ralph-loop@claude-plugins-official":false}}');
    expect((await project.cli('loop-command', 'x')).stdout).toContain('in-session driver');
  });
});

const leaseFile = 'docs/research-x/.runtime/session/lease.json';

/** No process has this number: Linux, macOS and Windows give out smaller ones. */
const nobody = 2 ** 31 - 1;

function leave(project: Project): void {
  project.write(leaseFile, JSON.stringify({ ...(project.readJson(leaseFile) as object), process: nobody }));
}

describe('the status of a workflow in progress', () => {
  it('says first that no session drives it, when its session is gone, and waits for nobody', async () => {
    const { project } = await begunSession();
    const rest = { kind: 'agents', tasks: ['a'], turn: Date.now(), since: Date.now(), until: null };
    project.write('docs/research-x/.runtime/session/rest.json', JSON.stringify(rest));
    leave(project);
    const { exitCode, stdout } = await project.cli('status', 'x');
    expect(stdout).toMatch(
      /^state +Nobody works on it: no session drives it\.$[^]*^needs you +Go on in Claude Code: \/autonomous-workflow:continue-auto x$/m,
    );
    expect(stdout).not.toMatch(/waits/);
    expect(exitCode).toBe(0);
    expect(await project.cliJson('status', 'x')).toMatchObject({ status: 'in_progress', owner_alive: false });
  });
});

it('takes the name first, too, as the slash command does', async () => {
  const { project } = await begunSession();
  const { stdout, exitCode } = await project.cli('redirect', 'x', 'Leave out phones');
  expect([exitCode, stdout]).toEqual([0, expect.stringContaining("The workflow 'x' gets “Leave out phones” when")]);
  expect((await project.cli('status', 'x')).stdout).toContain('“Leave out phones”');
  // Claude Code's input line, after another command was answered and put back into it.
  const stuck = await project.cli('redirect', 'Leave out tablets /autonomous-workflow:stop', 'x');
  expect([stuck.exitCode, stuck.stderr]).toEqual([
    2,
    expect.stringMatching(/holds another command.*\n→ Clear the line/),
  ]);
  expect((await project.cli('status', 'x')).stdout).not.toContain('tablets');
  const { stderr } = await project.cli('redirect', 'y', 'Leave out phones');
  expect(stderr).toContain("There is no workflow 'Leave out phones'");
});

describe('what a new user comes upon', () => {
  it('a STOP file is told by status', async () => {
    const { project } = await begunSession();
    project.write('docs/research-x/STOP', 'Enough.');
    expect((await project.cli('status')).stdout).toMatch(
      /^needs you +The stop file docs\/research-x\/STOP is there \(Enough\.\)/m,
    );
  });

  it('run says that there is no claude before it makes anything', async () => {
    const project = await newProject();
    const onlyGit = project.path('programs');
    mkdirSync(onlyGit);
    symlinkSync(findProgram('git', searchPath()) ?? 'none', join(onlyGit, 'git'));
    const words = ['run', '--mode', 'research', 'x', 'How?'];
    const { exitCode, stdout, stderr } = await project.cliIn('.', { PATH: onlyGit }, ...words);
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(stderr).toMatch(
      /^claude could not be started; received no program of that name on the PATH\n→ Install Claude Code/,
    );
    expect(existsSync(project.path('docs'))).toBe(false);
  });

  it('a source of another protocol, and a run that would begin what a person stopped', async () => {
    const { project } = await begunSession();
    expect(await project.cli('source', 'ftp://example.org/a.pdf')).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(
        /^Only web addresses and documents of the project can be stored.*\n→ Example/,
      ) as string,
    });
    await project.cli('stop', 'x');
    expect(await project.cli('run')).toMatchObject({
      exitCode: 2,
      stderr: expect.stringMatching(
        /^The workflow 'x' was stopped by a person.*\n→ Go on with it: autonomous-workflow run x/,
      ) as string,
    });
    expect((await project.cli('--version')).stdout).toMatch(/^\d+\.\d+/);
  });
});

it('needs only the light file of the CLI for what is called at every iteration, and the other for the rest', async () => {
  const { project } = await begunSession();
  const plugin = project.outside('plugin');
  for (const part of ['.claude-plugin', join('bin', 'autonomous-workflow'), join('bin', 'package.json')]) {
    cpSync(join(pluginRoot, part), join(plugin, part), { recursive: true });
  }
  const run = (command: string) =>
    execa(process.execPath, [join(plugin, 'bin', 'autonomous-workflow'), command], {
      cwd: project.root,
      env: project.environment,
      extendEnv: false,
      reject: false,
    });
  expect(await run('brief')).toMatchObject({ exitCode: 0, stderr: '' });
  expect((await run('evidence')).stderr).toMatch(/no such file .*main\.cjs/);
});
