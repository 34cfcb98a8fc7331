import { realpathSync, truncateSync } from 'node:fs';
import { execa } from 'execa';
import { describe, expect, it } from 'vitest';
import type { Project } from '../support/project.ts';
import { begunSession } from '../support/session.ts';

const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org'];

async function git(project: Project, ...words: string[]): Promise<string> {
  return (await execa('git', [...identity, ...words], { cwd: project.root })).stdout;
}

/** The project's programs find no git on their empty PATH: this one is that of the machine. */
const snapshot = (project: Project, ...words: string[]) =>
  project.cliIn('.', { PATH: process.env.PATH ?? '' }, 'snapshot', 'x', ...words);

const ref = 'refs/autonomous-workflow/x/1';

describe('a snapshot', () => {
  it('holds uncommitted and new files, and touches neither index nor work tree nor stash', async () => {
    const { project } = await begunSession();
    project.write('a.txt', 'one\n');
    project.write('.gitignore', 'ignored\n');
    await git(project, 'add', '.');
    await git(project, 'commit', '-qm', 'Start');
    project.write('a.txt', 'two\n');
    project.write('new.txt', 'new\n');
    project.write('ignored', 'x');
    const status = () => git(project, 'status', '--porcelain=v2', '--', ':(exclude)docs');
    const before = await status();
    expect((await snapshot(project)).stdout).toBe(`Kept the work tree as ${ref}.\n`);
    expect(await git(project, 'show', `${ref}:a.txt`)).toBe('two');
    expect(await git(project, 'show', `${ref}:new.txt`)).toBe('new');
    expect(await git(project, 'ls-tree', '-r', '--name-only', ref)).not.toContain('ignored\n');
    expect(await status()).toBe(before);
    expect(await git(project, 'stash', 'list')).toBe('');
    expect(project.journal('x').at(-1)).toMatchObject({ event: 'snapshot', iteration: 1, ref });
  });

  it('leaves out what workflows are writing, and is taken where a file vanishes meanwhile', async () => {
    const { project } = await begunSession();
    project.write('docs/research-beta/inbox/8/r.json.999-1.tmp', 'x');
    project.write('docs/research-beta/inbox/8/r.json', 'x');
    project.write('a.txt', 'one\n');
    project.write('z.txt', 'gone before git reads it\n');
    project.write('.gitattributes', 'a.txt filter=slow\n');
    await git(project, 'config', 'filter.slow.clean', 'rm -f z.txt; cat');
    expect((await snapshot(project)).stdout).toBe(`Kept the work tree as ${ref}.\n`);
    const held = (await git(project, 'ls-tree', '-r', '--name-only', ref)).split('\n');
    expect(held).toEqual(expect.arrayContaining(['a.txt', 'docs/research-beta/inbox/8/r.json']));
    expect(held.filter((path) => /\.tmp$|z\.txt/.test(path))).toEqual([]);
  });

  it('is taken once for each iteration', async () => {
    const { project } = await begunSession();
    await snapshot(project);
    const first = await git(project, 'rev-parse', ref);
    project.write('later.txt', 'x');
    expect((await snapshot(project)).stdout).toBe(`${ref} is there already.\n`);
    expect(await git(project, 'rev-parse', ref)).toBe(first);
  });

  it('of an earlier workflow of that name is no snapshot of this one', async () => {
    const { project } = await begunSession();
    await snapshot(project);
    const first = await git(project, 'rev-parse', ref);
    project.write('later.txt', 'x');
    project.write('docs/research-x/journal.jsonl', '');
    expect((await snapshot(project)).stdout).toBe(`Kept the work tree as ${ref}.\n`);
    expect(await git(project, 'rev-parse', ref)).not.toBe(first);
    expect(await git(project, 'ls-tree', '--name-only', ref, 'later.txt')).toBe('later.txt');
  });

  it('is the commit itself when nothing differs', async () => {
    const { project } = await begunSession();
    project.write('.gitignore', 'docs\n');
    await git(project, 'add', '.');
    await git(project, 'commit', '-qm', 'Start');
    await snapshot(project);
    expect(await git(project, 'rev-parse', ref)).toBe(await git(project, 'rev-parse', 'HEAD'));
  });

  it('is left out, and said, when what is not committed is too large', async () => {
    const { project } = await begunSession();
    project.write('data.bin', '');
    truncateSync(project.path('data.bin'), 300_000_000);
    expect((await snapshot(project)).stdout).toContain('hold more than 200 MB');
    expect(project.journal('x').at(-1)).toMatchObject({ event: 'snapshot-skipped', iteration: 1 });
    expect(await git(project, 'for-each-ref', 'refs/autonomous-workflow')).toBe('');
  });

  it('is taken by itself when an iteration begins', async () => {
    const session = await begunSession();
    const { project } = session;
    const other = { ...session.project.environment, PATH: process.env.PATH ?? '' };
    await project.cliIn('.', other, 'snapshot', 'x', '--list');
    expect(project.readJson('docs/research-x/.runtime/snapshot.json')).toEqual({ iteration: 1 });
  });

  it('goes with the archive, and only the newest are kept', async () => {
    const { project } = await begunSession();
    await snapshot(project);
    const commit = await git(project, 'rev-parse', ref);
    await git(project, 'update-ref', 'refs/autonomous-workflow/x/F001/attempt-1', commit);
    expect((await snapshot(project, '--list')).stdout).toContain(
      `Take a file back: git checkout ${ref} -- path/of/file`,
    );
    const environment = { PATH: process.env.PATH ?? '' };
    await project.cliIn('.', environment, 'stop', 'x');
    const { stderr } = await project.cliIn('.', environment, 'archive', 'x');
    expect(stderr).toBe('');
    expect(await git(project, 'for-each-ref', '--format=%(refname)', 'refs/autonomous-workflow/x/1')).toBe('');
  });
});

describe('loop-command', () => {
  it('says that the in-session driver is used when ralph-loop is missing', async () => {
    const { project } = await begunSession();
    const { stdout } = await project.cli('loop-command', 'x');
    expect(stdout).toContain("in-session driver). Type in Claude Code:\n/autonomous-workflow:research 'x'\n");
  });

  it('prints the line with three turns for each iteration that is left', async () => {
    const { project } = await begunSession();
    const installed = { version: 2, plugins: { 'ralph-loop@claude-plugins-official': [{ scope: 'user' }] } };
    project.write('../home/.claude/plugins/installed_plugins.json', JSON.stringify(installed));
    expect((await project.cli('loop-command', 'x')).stdout).toBe(
      `/ralph-loop:ralph-loop "/autonomous-workflow:research 'x'" --max-iterations 90 --completion-promise RESEARCH_COMPLETE\n`,
    );
    project.write('.claude/settings.json', '{"enabledPlugins":{"ralph-loop@claude-plugins-official":false}}');
    expect((await project.cli('loop-command', 'x')).stdout).toContain('in-session driver');
  });
});

describe('doctor', () => {
  it('names the permissions that are missing, and no others', async () => {
    const { project } = await begunSession();
    expect((await project.cli('doctor')).stdout).toContain(
      'research stops to ask for Bash(autonomous-workflow:*), Edit(docs/**)',
    );
    const allow = ['Bash(autonomous-workflow *)', 'Edit', 'WebFetch', 'WebSearch', 'Bash'];
    project.write('../home/.claude/settings.json', JSON.stringify({ permissions: { allow } }));
    expect((await project.cli('doctor')).stdout).toContain('no permission prompt stops an unattended run');
    project.write('.claude/settings.json', JSON.stringify({ permissions: { deny: ['WebSearch'] } }));
    expect((await project.cli('doctor')).stdout).toContain('a settings file denies WebSearch');
  });

  it('names an absolute rule where a session is started below the project, and finds it', async () => {
    const { project } = await begunSession();
    project.write('below/a.txt', '');
    const allow = ['Bash(autonomous-workflow *)', 'Edit(docs/**)', 'WebFetch', 'WebSearch'];
    const grants = (rules: string[]) =>
      project.write('.claude/settings.json', JSON.stringify({ permissions: { allow: rules } }));
    grants(allow);
    const doctor = async (folder: string) => (await project.cliIn(folder, {}, 'doctor')).stdout;
    expect(await doctor('.')).not.toContain('research stops to ask');
    const absolute = `Edit(/${realpathSync(project.root)}/docs/**)`;
    const said = await doctor('below');
    expect(said).toContain(`research stops to ask for ${absolute}`);
    expect(said).toContain(`      "${absolute}",`);
    grants([...allow, absolute]);
    expect(await doctor('below')).not.toContain('research stops to ask');
  });
});
