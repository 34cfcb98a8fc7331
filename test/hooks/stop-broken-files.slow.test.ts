import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { begun, continuation } from '../support/session.ts';

describe('other files that somebody broke', () => {
  it.each([
    ['session/iteration.json', '{"torn'],
    ['session/iteration.json', '{"iteration":1,"assignments":null}'],
    ['session/iteration.json', 'null'],
    ['report/outlook.json', '{"torn'],
    ['report/outlook.json', '{"size":0,"mtimeMs":0,"outlook":null}'],
    ['../wave/agents.json', '{"torn'],
    ['../wave/agents.json', '[7]'],
    ['report/compiled.json', 'null'],
    ['views.json', '{"schema":1}'],
    ['session/activity', 'x'],
  ])('a .runtime/%s such as %s costs nothing but what it held', async (name, content) => {
    const { project, session } = await begun();
    project.write(`docs/research-x/.runtime/${name}`, content);
    project.write('transcript.jsonl', '{}\n');
    expect((await session.agentAnswers('a1', 'no JSON'))?.decision).toBe('block');
    expect(await session.compacts(project.path('transcript.jsonl'))).toBeUndefined();
    expect(continuation(await session.endsTurn())).toContain('i1-r1, i1-r2, i1-r3 have not handed in');
    expect(project.files('docs/research-x/transcripts')).toHaveLength(2);
  });

  it.each([
    ['torn', '{"torn'],
    ['gone with its folder', undefined],
  ])('a lease that is %s is taken anew by the session whose workflow it is', async (_, content) => {
    const { project, session } = await begun();
    if (content === undefined) rmSync(project.path('docs/research-x/.runtime'), { recursive: true });
    else project.write('docs/research-x/.runtime/session/lease.json', content);
    expect(continuation(await session.endsTurn())).toContain('is not complete yet');
    expect(project.journal('x').findLast(({ event }) => event === 'claimed')).toMatchObject({
      why: 'its lease was lost',
    });
  });
});
