import { describe, expect, it } from 'vitest';
import { begunSession, continuation, newsOf } from '../support/session.ts';
import { queued } from '../support/waiter.ts';

const agent = { id: 'a1', type: 'subagent', status: 'running', agent_type: 'autonomous-workflow:researcher' };
const shell = { id: 'b1', type: 'shell', status: 'running', command: 'npm run dev' };

describe('a turn that ends while something runs in the background', () => {
  it.each([
    ['an agent', [agent]],
    ['an agent of somebody else', [{ ...agent, agent_type: 'Explore' }]],
    ['a workflow', [{ id: 'w1', type: 'workflow', status: 'running' }]],
  ])('waits for %s', async (_, tasks) => {
    const session = await begunSession();
    expect(await session.endsTurn({ background_tasks: tasks })).toBeUndefined();
    expect(session.project.events('x')).toEqual(['claimed', 'created', 'iteration-begun', 'hand-in', 'goal-read']);
  });

  it.each([
    ['a shell alone', [shell]],
    ['an agent that is done', [{ ...agent, status: 'completed' }]],
    ['nothing that can be read', [null, 'agent', 7, {}]],
  ])('does not wait for %s', async (_, tasks) => {
    const session = await begunSession();
    expect(continuation(await session.endsTurn({ background_tasks: tasks }))).toContain('is not complete yet');
  });
});

describe('a turn that ends while news waits', () => {
  it('does not wait for that of a command in the background, which begins no turn', async () => {
    const session = await begunSession();
    session.project.write('transcript.jsonl', queued('enqueue', newsOf('b1', 'killed')));
    const transcript_path = session.project.path('transcript.jsonl');
    expect(continuation(await session.endsTurn({ transcript_path }))).toContain('is not complete yet');
  });
});

describe('a turn that ends while something that the user typed waits', () => {
  it.each(['/autonomous-workflow:stop', 'Look at the costs, too.'])(
    'lets "%s" go first, at no cost, and goes on after it',
    async (typed) => {
      const session = await begunSession();
      const transcript = session.project.path('transcript.jsonl');
      session.project.write('transcript.jsonl', queued('enqueue', typed));
      expect(await session.endsTurn({ transcript_path: transcript })).toBeUndefined();
      expect(session.project.events('x')).toEqual(['claimed', 'created', 'iteration-begun', 'hand-in', 'goal-read']);
      session.project.write('transcript.jsonl', queued('enqueue', typed) + queued('dequeue', typed));
      expect(continuation(await session.endsTurn({ transcript_path: transcript }))).toContain('is not complete yet');
    },
  );
});
