import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { statePath, type Project } from '../support/project.ts';
import { begun, continuation } from '../support/session.ts';

const file = statePath('x');

const kept = (project: Project) => project.files('docs/research-x').filter((name) => name.includes('.replaced-'));

describe('a state file that somebody broke', () => {
  // Other damages: app/heal.test.ts.
  it('is kept beside the one that is made again; the turn goes on', async () => {
    const { project, session } = await begun();
    const good = project.read(file);
    const spoilt = good.replace('iteration: 1', 'iteration: one');
    project.write(file, spoilt);
    const answer = await session.endsTurn();
    expect(continuation(answer)).toContain('iteration 1, is not complete yet');
    const [other = ''] = kept(project);
    expect(answer?.systemMessage).toMatch(
      /^autonomous-workflow x: x-state\.md was damaged \([^\n]+\); made again from the log; the other is kept as /,
    );
    expect((await session.endsTurn())?.systemMessage).toBeUndefined();
    expect(project.read(file)).toBe(good);
    expect(project.read(other)).toBe(spoilt);
    expect(project.read('docs/research-x/progress.txt')).toContain('x-state.md was damaged (');
  });
});

describe('a workflow that the user removed', () => {
  it('with its whole folder is told once, and leaves the session alone', async () => {
    const { project, session } = await begun();
    rmSync(project.path('docs/research-x'), { recursive: true });
    expect((await session.endsTurn())?.systemMessage).toMatch(
      /no longer drives the workflow 'x': another one has taken it over, or its folder is gone/,
    );
    expect(await session.endsTurn()).toBeUndefined();
    expect(project.files().filter((name) => !name.startsWith('docs/.autonomous-workflow/'))).toEqual([]);
    expect(project.files('docs/.autonomous-workflow/sessions')).toEqual([]);
  });
});

describe('other files that somebody broke', () => {
  it.each([
    ['session/iteration.json', '{"iteration":1,"assignments":null}'],
    ['../wave/agents.json', '[7]'],
    ['report/compiled-report.json', 'null'],
    ['views.json', '{"schema":1}'],
    ['session/activity', 'x'],
  ])('a .runtime/%s such as %s costs nothing but what it held', async (name, content) => {
    const { project, session } = await begun();
    project.write(`docs/research-x/.runtime/${name}`, content);
    expect((await session.agentAnswers('a1', 'no JSON'))?.decision).toBe('block');
    expect(continuation(await session.endsTurn())).toContain('i1-r1, i1-r2, i1-r3 have not handed in');
  });
});
