import { describe, expect, it } from 'vitest';
import { newProject, type Project, cliFile } from '../support/project.ts';
import { begunSession, Session, handIn } from '../support/session.ts';
import { execa } from 'execa';
import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A project whose workflow has recorded its first iteration. */
async function recorded(): Promise<{ project: Project; session: Session }> {
  const session = await begunSession();
  await session.worksThrough('x', 1);
  return { project: session.project, session };
}

describe('--json', () => {
  it('of every command is data, and only that; the text where there is no more to it', async () => {
    const { project } = await recorded();
    const owner = expect.stringMatching(/^session s1 has it; last sign of life/) as string;
    const commands: [string[], unknown][] = [
      [['status'], { name: 'x', status: 'in_progress', iteration: 1, findings_count: 1, owner }],
      [['list'], [{ name: 'x', status: 'in_progress', iteration: 1, findings_count: 1 }]],
      [['brief'], { text: expect.stringContaining('x') as string }],
      [['evidence'], { claims: [{ id: 'C001' }], sources: [{ id: 'S001' }] }],
      [['evidence', 'C001'], { claims: [{ id: 'C001' }] }],
      [['resolve'], []],
      [['repair'], { repaired: [] }],
      [['stop'], { text: expect.stringMatching(/^Stopped the workflow 'x'/) as string }],
    ];
    for (const [words, data] of commands) {
      const { stdout, stderr } = await project.cli(...words, '--json');
      expect(stderr, words.join(' ')).toBe('');
      expect(JSON.parse(stdout), words.join(' ')).toMatchObject(data as object);
    }
  });

  it('of a command that is wrong is an error', async () => {
    const { stdout, stderr, exitCode } = await (await newProject()).cli('status', '--bogus', '--json');
    expect({ stderr, exitCode }).toEqual({ stderr: '', exitCode: 2 });
    expect(JSON.parse(stdout)).toEqual({ error: expect.stringMatching(/^[a-z]+ .*/) as string });
  });
});

describe('the text for people', () => {
  it('of list is one line for each workflow, with a broken one among them', async () => {
    const { project } = await recorded();
    project.write('docs/research-broken/broken-state.md', 'no front matter');
    project.write('docs/research-empty/notes.md', '');
    project.write('docs/research-Not A Name/Not A Name-state.md', '');
    const { stdout, exitCode } = await project.cli('list');
    expect(exitCode).toBe(4);
    expect(stdout).toMatch(/^x {7}in_progress +iteration 1, 1 finding, 20/m);
    expect(stdout).toMatch(/^broken {2}The front matter cannot be read/m);
    expect(stdout).not.toMatch(/empty|Not A Name/);
  });

  it('of brief is what the hook gave', async () => {
    const { project, session } = await recorded();
    const given = (await session.endsTurn())?.hookSpecificOutput?.additionalContext;
    expect((await project.cli('brief')).stdout).toBe(`${given ?? ''}\n`);
  });
});

/** What a terminal would obey, or show in another order than it stands. */
const commands = /[^\P{Cc}\n\t]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const hostile = 'red \u001b[31m title \u001b]0;owned\u0007 csi \u009b2J back \b\r over \u202e turned \u0000';

/** The same as one line, which texts of findings have to be. */
const line = hostile.replace('\r', '');

describe('text from outside', () => {
  it('reaches no terminal with its control characters, whichever command shows it', async () => {
    const project = await newProject();
    const session = new Session(project, 's1');
    await session.types('autonomous-workflow:research', `'x' '${hostile}'`);
    const claim = {
      text: `A claim about buckets ${line}`,
      quote: `quote ${hostile}`,
      importance: 'central',
      source: { url: 'https://example.org/a', title: `Title ${hostile}`, kind: 'primary' },
    };
    const questions = [{ text: `What is left to know ${line}`, priority: 'high' }];
    expect(await session.agentAnswers('a1', handIn('i1-r1', { claims: [claim], questions }))).toBeUndefined();
    for (const words of [
      ['record'],
      ['status'],
      ['status', '--json'],
      ['list'],
      ['brief'],
      ['evidence'],
      ['compile'],
      ['brief', '--compile'],
      ['stop'],
    ]) {
      const { stdout, stderr } = await project.cli(...words);
      expect(stdout, `${words.join(' ')}: ${stderr}`).not.toBe('');
      expect(stdout, words.join(' ')).not.toMatch(commands);
      expect(stderr).toBe('');
    }
    expect(project.read('docs/research-x/progress.txt')).not.toMatch(commands);
  });

  it.each([
    ['a name', ['status', 'x\u001b[31m\u009b2J']],
    ['an option', ['status', '--\u001b[31m']],
    ['a command', ['\u001b[31m\u009b2J']],
  ])('in an error about %s is told without them', async (_, words) => {
    const { stderr } = await (await newProject()).cli(...words);
    expect(stderr).not.toBe('');
    expect(stderr).not.toMatch(commands);
  });
});

describe('a reader that has seen enough', () => {
  it('is no error', async () => {
    const project = await newProject();
    const session = new Session(project, 's1');
    await session.begins('x');
    const claims = Array.from({ length: 200 }, (_, number) => ({
      text: `Claim ${number} is about ${'many different things '.repeat(40)}`,
      quote: `Claim ${number}: ${'q'.repeat(2_990)}`,
      importance: 'central',
      source: { url: `https://example.org/${number}`, title: 'T', kind: 'primary' },
    }));
    await session.agentAnswers('a1', handIn('i1-r1', { claims }));
    await project.cli('record');
    const { stderr } = await execa('sh', ['-c', `"${process.execPath}" "${cliFile}" evidence | true`], {
      cwd: project.root,
      reject: false,
    });
    expect(stderr).toBe('');
    expect((await project.cli('evidence')).stdout.length).toBeGreaterThan(200_000);
  });
});

function setWritable(path: string, isWritable: boolean): void {
  const status = lstatSync(path);
  if (status.isDirectory()) for (const name of readdirSync(path)) setWritable(join(path, name), isWritable);
  if (!status.isSymbolicLink())
    chmodSync(path, status.isDirectory() ? (isWritable ? 0o755 : 0o555) : isWritable ? 0o644 : 0o444);
}

/** Nobody is stopped by permissions who may do everything. */
const somebodyElse = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

function reads(project: Project, ...words: string[]) {
  return execa(process.execPath, [cliFile, ...words], {
    cwd: project.root,
    env: project.environment,
    extendEnv: false,
    reject: false,
    ...somebodyElse,
  });
}

describe.skipIf(process.platform === 'win32')('in a project that must not be changed', () => {
  it('status, evidence and brief work, and what writes says so', async () => {
    const session = await begunSession();
    await session.worksThrough('x', 1);
    const { project } = session;
    chmodSync(dirname(project.root), 0o755);
    setWritable(project.root, false);
    try {
      for (const word of ['status', 'evidence', 'brief'])
        expect(await reads(project, word, 'x'), word).toMatchObject({ exitCode: 0, stderr: '' });
      expect((await reads(project, 'stop', 'x')).exitCode).toBe(1);
      expect(await reads(project, 'compile', '--check', 'x')).toMatchObject({
        exitCode: 1,
        stderr: expect.stringMatching(/^E(?:ACCES|PERM): .*\n→ Check that this path can be read and written/) as string,
      });
    } finally {
      setWritable(project.root, true);
    }
  });
});
