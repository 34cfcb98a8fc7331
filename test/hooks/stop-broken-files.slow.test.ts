import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Project } from '../support/project.ts';
import { begunSession, continuation, Session } from '../support/session.ts';

async function begun(): Promise<{ project: Project; session: Session }> {
  const session = await begunSession();
  return { project: session.project, session };
}

describe('other files that somebody broke', () => {
  it('a ledger is made again when the turn ends, and the workflow goes on', async () => {
    const { project, session } = await begun();
    await session.worksThrough('x', 1);
    const ledger = 'docs/research-x/ledger.json';
    const good = project.read(ledger);
    project.write(ledger, '{"torn');
    const answer = await session.endsTurn();
    expect(answer?.systemMessage).toMatch(
      /^autonomous-workflow x: ledger\.json was damaged \(line 1: .+\); made again from the log; the other is kept as ledger\.json\.replaced-\S+\.$/m,
    );
    expect(continuation(answer)).toContain('[i2-r1]');
    expect(project.read(ledger)).toBe(good);
    expect((await session.endsTurn())?.systemMessage).toBeUndefined();
  });

  it('a ledger that neither log nor index explains is told about and left alone', async () => {
    const { project, session } = await begun();
    await session.worksThrough('x', 1);
    const { prompt } = project.state('x');
    for (const file of ['.runtime/views.json', 'log.jsonl'])
      rmSync(project.path(`docs/research-x/${file}`), { recursive: true });
    project.write('docs/research-x/ledger.json', '{\n"torn');
    expect((await session.endsTurn())?.systemMessage).toContain('The ledger is not valid (');
    expect(project.read('docs/research-x/ledger.json')).toBe('{\n"torn');
    expect(project.state('x').prompt).toBe(prompt);
  });

  it.each([
    ['iteration.json', '{"torn'],
    ['iteration.json', '{"iteration":1,"assignments":null}'],
    ['iteration.json', 'null'],
    ['outlook.json', '{"torn'],
    ['outlook.json', '{"size":0,"mtimeMs":0,"outlook":null}'],
    ['../wave/agents.json', '{"torn'],
    ['../wave/agents.json', '[7]'],
    ['compiled.json', 'null'],
    ['views.json', '{"schema":1}'],
    ['activity', 'x'],
  ])('a .runtime/%s such as %s costs nothing but what it held', async (name, content) => {
    const { project, session } = await begun();
    project.write(`docs/research-x/.runtime/${name}`, content);
    project.write('transcript.jsonl', '{}\n');
    expect((await session.agentAnswers('a1', 'no JSON'))?.decision).toBe('block');
    expect(await session.compacts(project.path('transcript.jsonl'))).toBeUndefined();
    expect(continuation(await session.endsTurn())).toContain('i1-r1, i1-r2, i1-r3 have not handed in');
    expect(project.files('docs/research-x/transcripts')).toHaveLength(2);
  });

  it.each(['../../etc', '', 'No Name'])(
    'a session pointer such as "%s" is made again from the lease',
    async (content) => {
      const { project, session } = await begun();
      project.write('docs/.autonomous-workflow/sessions/s1', content);
      const answer = await session.endsTurn();
      expect(continuation(answer)).toContain('is not complete yet');
      expect(answer?.systemMessage).toContain("was damaged. This session goes on driving the workflow 'x'.");
      expect(project.read('docs/.autonomous-workflow/sessions/s1')).toBe('x\n');
    },
  );

  it.each(['null', '[]', '{"session":1}', '{"session":"s1","process":-1}', '{"session":"s1","process":1,"folder":7}'])(
    'a lease such as %s is no claim',
    async (content) => {
      const { project } = await begun();
      project.write('docs/research-x/.runtime/lease.json', content);
      await new Session(project, 's2').types('autonomous-workflow:continue-auto', 'x');
      expect(JSON.parse(project.read('docs/research-x/.runtime/lease.json'))).toMatchObject({ session: 's2' });
    },
  );

  it.each([
    '{"kind":"pause","turn":1,"until":1e400,"failed":false}',
    '{"kind":"api","turn":1,"until":"soon","since":1,"error":"x","attempt":1}',
    '{"kind":"agents","turn":1,"tasks":[{}]}',
    '{"kind":"__proto__","turn":1}',
    'null',
  ])('a note of rest such as %s counts as none', async (content) => {
    const { project } = await begun();
    project.write('docs/research-x/.runtime/rest.json', content);
    expect(await project.cli('status', 'x')).toMatchObject({ exitCode: 0, stderr: '' });
  });

  it.each([
    ['torn', '{"torn'],
    ['gone with its folder', undefined],
  ])('a lease that is %s is taken anew by the session whose workflow it is', async (_, content) => {
    const { project, session } = await begun();
    if (content === undefined) rmSync(project.path('docs/research-x/.runtime'), { recursive: true });
    else project.write('docs/research-x/.runtime/lease.json', content);
    expect(continuation(await session.endsTurn())).toContain('is not complete yet');
    expect(project.journal('x').findLast(({ event }) => event === 'claimed')).toMatchObject({
      why: 'its lease was lost',
    });
  });
});
