import { describe, expect, it } from 'vitest';
import { workflowPaths } from '../../src/files/paths.ts';
import { asWriter } from '../../src/loop/workflow.ts';
import type { Project } from '../support/project.ts';
import { begun, handIn } from '../support/session.ts';

const judgement = { assignment: 'i1-j1', summary: 'A summary that is long enough.', answers: [] };

/** The hand-ins without the reading of the goal that every session here begins with. */
const handedIn = (project: Project) =>
  Object.keys(project.handIns('x'))
    .filter((id) => !id.includes('goal-reader'))
    .toSorted();
const entry = (project: Project, id: string) => project.handIns('x')[id];

describe('an agent of ours that answers', () => {
  it('keeps what five agents hand in at the same moment', async () => {
    const { project, session } = await begun();
    const numbers = [1, 2, 3, 4, 5];
    const answers = async (number: number): Promise<void> => {
      const asked = await session.agentAnswers(`a${number}`, handIn(`i1-r${number}`));
      // Where the others keep the lock for longer than a hook may wait, the agent is asked to hand in again, and does.
      if (asked?.reason?.includes('end once more') === true) await answers(number);
    };
    await Promise.all(numbers.map(answers));
    expect(handedIn(project)).toHaveLength(5);
    expect(project.events('x').filter((event) => event === 'hand-in')).toHaveLength(6);
  });

  it('is asked for the same again while another process writes for longer than a hook may wait', async () => {
    const { project, session } = await begun();
    const paths = workflowPaths(project.root, 'x');
    const asked = await asWriter(paths, () => session.agentAnswers('a1', handIn('i1-r1')));
    expect(asked).toMatchObject({
      decision: 'block',
      reason: expect.stringContaining('Another process is writing') as string,
    });
    expect(entry(project, '1/researcher-1') !== undefined).toBe(false);
    expect(await session.agentAnswers('a1', handIn('i1-r1'))).toBeUndefined();
    expect(entry(project, '1/researcher-1') !== undefined).toBe(true);
  });

  // What else may be wrong: app/hand-in.test.ts.
  it.each([
    ['nothing', '', /is not there → write/],
    ['no JSON', '{ "assignment": ', /it is no JSON|it holds no JSON/],
  ])('with %s is told what is wrong and sent back', async (_, answer, problem) => {
    const { project, session } = await begun();
    const refusal = await session.agentAnswers('a1', answer);
    expect(refusal?.decision).toBe('block');
    expect(refusal?.reason).toMatch(problem);
    expect(refusal?.reason).toMatch(
      /^Your hand-in (?:is not there → write .*|cannot be taken yet \(.*; of several Edits in one message, the answer to the last counts\):\n- .*\nCorrect that in the file.*)\nThen end with one sentence, through the hand-back tool if you have one\.$/s,
    );
    expect(handedIn(project)).toEqual([]);
    expect(project.journal('x').at(-1)).toMatchObject({ event: 'hand-in-refused', agent: 'researcher', final: false });
  });
});

describe('an agent that is not asked', () => {
  it.each(['Explore', 'other:researcher', 'autonomous-workflow:latex-compiler'])('"%s" is ignored', async (type) => {
    const { project, session } = await begun();
    const answer = await session.hook('hand-in', 'SubagentStop', {
      agent_id: 'a1',
      agent_type: type,
      last_assistant_message: 'nothing',
    });
    expect(answer).toBeUndefined();
    expect(handedIn(project)).toEqual([]);
  });

  it('for what a judge hands in where nothing is to be judged is told so', async () => {
    const { project, session } = await begun();
    const reason = (await session.agentAnswers('a1', judgement, 'acceptance-judge'))?.reason;
    expect(reason).toContain('the workflow has no acceptance checklist');
    expect(handedIn(project)).toEqual([]);
  });
});
