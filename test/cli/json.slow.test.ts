import { describe, expect, it } from 'vitest';
import { newProject, type Project } from '../support/project.ts';
import { begunSession, type Session } from '../support/session.ts';

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
      [['config'], { files: [{ exists: false }, { exists: false }] }],
      [['repair'], [{ name: 'x', repaired: [], left: [] }]],
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
  it('of status says where it stands and which files there are to look at', async () => {
    const { project } = await recorded();
    const { stdout, exitCode } = await project.cli('status');
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/^x \(research\): What is known\?\n\nstate {6}Running\.\n/);
    expect(stdout).toContain('found      1 finding from 1 source, 1 open research question');
    const named = [...stdout.matchAll(/^file {2}(.+)$/gm)].map(([, file = '']) => file);
    expect(named).toContain('docs/research-x/x-report.tex');
    for (const file of named) expect(project.exists(file), file).toBe(true);
  });

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
