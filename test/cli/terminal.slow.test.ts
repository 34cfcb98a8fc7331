import { execa } from 'execa';
import { describe, expect, it } from 'vitest';
import { cliFile, newProject } from '../support/project.ts';
import { handIn, Session } from '../support/session.ts';

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

  it('is whole in --json all the same', async () => {
    const project = await newProject();
    await new Session(project, 's1').types('autonomous-workflow:research', `'x' '${hostile}'`);
    expect(await project.cliJson('status')).toMatchObject({ prompt: hostile });
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
  it.each(['head -n 1', 'true'])('(%s) is no error', async (reader) => {
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
    const { stderr } = await execa('sh', ['-c', `"${process.execPath}" "${cliFile}" evidence | ${reader}`], {
      cwd: project.root,
      reject: false,
    });
    expect(stderr).toBe('');
    expect((await project.cli('evidence')).stdout.length).toBeGreaterThan(200_000);
  });
});
