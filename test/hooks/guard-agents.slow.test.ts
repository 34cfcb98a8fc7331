import { appendFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { failedAgents } from '../../src/loop/agents.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { asWriter } from '../../src/loop/workflow.ts';
import { messageRow } from '../support/transcript.ts';
import { begunSession, continuation, handIn, reasonOf } from '../support/session.ts';

/** At the list price of the model that the rows name. */
const outputTokensPerUsd = 50_000;

describe('an agent that is started', () => {
  const call = {
    subagent_type: 'autonomous-workflow:researcher',
    description: 'Look',
    prompt: '[i1-r2] Find out. {"quoted": "text"}',
    model: 'sonnet',
    extra: { nested: [1] },
  };
  const callFor = (assignment: string) => ({ ...call, prompt: call.prompt.replace('i1-r2', assignment) });
  /** The call goes on with the prompt that code made of its line. */
  const wholeCall = (assignment: string): object => ({
    ...callFor(assignment),
    prompt: expect.stringMatching(
      new RegExp(
        `^\\[${assignment}\\] .+\\n\\n## Goal\\n\\n> What is known\\?\\n\\nYour hand-in: /.*/wave/${assignment}\\.json$`,
      ),
    ) as string,
  });
  const allowed = (updatedInput: object) => ({
    hookSpecificOutput: {
      hookEventName: 'PreToolUse',
      permissionDecision: 'allow',
      permissionDecisionReason: 'an agent of this workflow',
      updatedInput,
    },
  });
  const goesOn = (assignment: string) => allowed(wholeCall(assignment));
  const atWork =
    'An agent is at work on i1-r2 already → wait for it; if it has failed, end your turn, and it may be started again';

  it('begins no sooner than it is noted, however busy the workflow is', async () => {
    const session = await begunSession();
    const paths = workflowPaths(session.project.root, 'x');
    const busy = await asWriter(paths, () => session.usesTool('Agent', callFor('i1-r1')));
    expect(reasonOf(busy)).toContain('No agent starts before it is noted: Another process is writing this workflow');
    expect(reasonOf(await session.usesTool('Agent', callFor('i1-r1')))).toBeUndefined();
  });

  it('several times at once for one assignment is started once', async () => {
    const session = await begunSession();
    const answers = await Promise.all([1, 2, 3].map(() => session.usesTool('Agent', call)));
    expect(answers.map(reasonOf).sort()).toEqual([atWork, atWork, undefined]);
    expect(session.project.journal('x').filter(({ event }) => event === 'agent-started')).toMatchObject([
      { iteration: 1, agent: 'researcher', assignment: 'i1-r2' },
    ]);
  });

  it('may be started again after a turn that ended without it, and not while it runs', async () => {
    const session = await begunSession();
    await session.launches('a1', 'researcher', '[i1-r2] Find out.');
    await session.endsTurn({ background_tasks: [{ id: 'a1', type: 'subagent', status: 'running' }] });
    expect(reasonOf(await session.usesTool('Agent', call))).toBe(atWork);
    expect((await session.project.cli('brief')).stdout).toContain('Agents are at work on i1-r2: wait for them.');
    expect(continuation(await session.endsTurn())).toContain('i1-r1, i1-r2, i1-r3 have not handed in');
    expect(await session.usesTool('Agent', call)).toEqual(goesOn('i1-r2'));
  });

  it.each(['resume', 'startup', 'fork', 'clear'])('is gone with its session after "%s"', async (source) => {
    const session = await begunSession();
    await session.usesTool('Agent', call);
    const brief = (await session.starts(source))?.hookSpecificOutput?.additionalContext;
    expect(brief).toContain('[i1-r2]');
    expect(brief).not.toContain('Agents are at work');
    expect(await session.usesTool('Agent', call)).toEqual(goesOn('i1-r2'));
  });

  it('is refused once the search has used up its money in the turn, which leaves the write-up its reserve', async () => {
    const session = await begunSession();
    const transcript = session.project.path('transcript.jsonl');
    let paid = 0;
    /** @param usd all that the session has cost then. */
    const starts = async (subagent_type: string, prompt: string, usd: number) => {
      const output = Math.round((usd - paid) * outputTokensPerUsd);
      const row = messageRow({ id: `m${usd}`, at: new Date().toISOString(), output });
      appendFileSync(transcript, `${row}\n`);
      paid = usd;
      const tool_input = { ...call, subagent_type: `autonomous-workflow:${subagent_type}`, prompt };
      const fields = { tool_name: 'Agent', tool_input, transcript_path: transcript };
      return session.hook('guard', 'PreToolUse', fields);
    };
    const most = session.project.state('x').max_cost_usd;
    expect(reasonOf(await starts('researcher', '[i1-r1] Find out.', most * 0.5))).toBeUndefined();
    expect(reasonOf(await starts('researcher', '[i1-r2] Find out.', most * 0.95))).toBe(
      'The cost budget of 50 USD is used up but for the write-up ($47.50): no further agent of the search starts → when those at work have handed in, run `autonomous-workflow record`',
    );
    expect(failedAgents(workflowPaths(session.project.root, 'x'))).toContainEqual(
      expect.objectContaining({ about: 'i1-r2', result: 'unpaid' }),
    );
    // All that was not begun is left out: the one at work hands in, and the iteration is recorded.
    await session.agentAnswers('a1', handIn('i1-r1'));
    expect((await session.project.cli('record')).stdout).toContain('Iteration 1 is recorded');
    const coder = ['autonomous-coder', 'Feature F001: your task is /tasks/F001.md'] as const;
    expect(reasonOf(await starts(...coder, most * 0.97))).toBeUndefined();
    const next = ['autonomous-coder', 'Feature F002: your task is /tasks/F002.md'] as const;
    expect(await starts(...next, most * 1.01)).toMatchObject({
      continue: false,
      hookSpecificOutput: { permissionDecision: 'deny' },
      systemMessage: expect.stringContaining('ended (max_cost)') as string,
    });
  });
});
