import { appendFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { begunSession, continuation, handIn, type HookAnswer, newsOf, type Session } from '../support/session.ts';
import { isOpen, queued, userRow } from '../support/waiter.ts';

async function begun(environment: Record<string, string> = {}): Promise<Session> {
  const session = await begunSession({ environment });
  onTestFinished(() => session.project.dispose());
  return session;
}

/** Agents of these assignments run in the background of the session. */
async function launches(session: Session, ...assignments: string[]): Promise<(HookAnswer | undefined)[]> {
  const answers: (HookAnswer | undefined)[] = [];
  for (const id of assignments) answers.push(await session.launches(id, 'researcher', `[${id}] Search.`));
  return answers;
}

const answers = (session: Session, id: string, changes = {}) => session.agentAnswers(id, handIn(id, changes));
const held = (answer: HookAnswer | undefined) => [answer?.decision, answer?.reason];
const all = ['i1-r1', 'i1-r2', 'i1-r3'] as const;
const wholeWave = /Iteration 1 is recorded: .* from 3 of 3 agents/;

describe('a session of research that is called because agents have answered', () => {
  it('makes no request while others are at work, and gets the record with the last answer', async () => {
    const session = await begun();
    await launches(session, ...all);
    await answers(session, 'i1-r1');
    const first = await session.isCalled(['i1-r1']);
    expect(held(first)).toEqual([
      'block',
      'Done: i1-r1. Still at work: i1-r2, i1-r3. Claude goes on when they are done.',
    ]);
    expect(first?.hookSpecificOutput).toMatchObject({ suppressOriginalPrompt: true });
    await answers(session, 'i1-r2');
    await answers(session, 'i1-r3');
    const told = continuation(await session.isCalled(['i1-r2', 'i1-r3']));
    expect(told).toMatch(/^Iteration 1 is recorded: .* from 3 of 3 agents[\s\S]*# Brief: .* iteration 2 of at most/);
    expect(session.project.state('x')).toMatchObject({ iteration: 2, findings_count: 1 });
    // The news of the second of two agents that ended together.
    expect(held(await session.isCalled(['i1-r3']))).toEqual(['block', 'Taken already: i1-r3.']);
    await launches(session, 'i2-r1');
    expect(held(await session.isCalled(['i1-r3']))).toEqual([
      'block',
      'Done: i1-r3. Still at work: i2-r1. Claude goes on when they are done.',
    ]);
  });

  it('is called at once about one that has died, which is started anew beside the others', async () => {
    const session = await begun();
    await launches(session, ...all);
    const told = continuation(await session.isCalled(['i1-r1'], { status: 'killed' }));
    expect(told).toMatch(/Start these agents[^\n]*\n {3}- agent `autonomous-workflow:researcher`, task: `\[i1-r1\]`/);
    expect(told).toContain('Agents are at work on i1-r2, i1-r3: wait for them.');
  });

  it('hears of one agent a wave where the module of the pane asks first, and of none once the workflow has ended', async () => {
    const session = await begun();
    const reports = (agent_id: string) => session.hook('agents-answered', 'AgentReport', { agent_id });
    await launches(session, ...all);
    await answers(session, 'i1-r1');
    expect((await reports('i1-r1'))?.consumed).toMatch(/^Still at work: i1-r2, i1-r3\./);
    await answers(session, 'i1-r2');
    await answers(session, 'i1-r3');
    expect(await reports('i1-r3'), 'the one that calls').toBeUndefined();
    expect(await reports('i1-r2')).toEqual({ consumed: 'Taken already: i1-r2.' });
    expect(await reports('another')).toBeUndefined();
    expect(continuation(await session.isCalled(['i1-r3']))).toMatch(wholeWave);
    await launches(session, 'i2-r1');
    expect((await reports('i1-r1'))?.consumed).toMatch(/^Still at work: i2-r1\./);
    const resumed = { tool_name: 'SendMessage', tool_input: {}, tool_response: { resumedAgentId: 'i1-r2' } };
    await session.hook('guard', 'PostToolUse', resumed);
    await session.types('autonomous-workflow:stop');
    expect((await reports('i2-r1'))?.consumed).toBe('The workflow has ended: there is nothing to do.');
    expect((await reports('i1-r2'))?.consumed).toBe('The workflow has ended: there is nothing to do.');
    await session.says('And now?');
    expect(session.project.files('docs/.autonomous-workflow/sessions')).toEqual([]);
  });

  it('without a terminal holds the first report until the others are queued behind it', async () => {
    const session = await begun({ CLAUDE_CODE_SESSION_ATTENDED: '0' });
    session.project.write('transcript.jsonl', userRow('Begin.'));
    const transcript = session.project.path('transcript.jsonl');
    await launches(session, ...all);
    await answers(session, 'i1-r1');
    const first = session.isCalled(['i1-r1'], { transcript });
    expect(await isOpen(first, 1_500)).toBe(true);
    for (const id of ['i1-r2', 'i1-r3']) {
      await answers(session, id);
      appendFileSync(transcript, queued('enqueue', newsOf(id)));
    }
    expect(held(await first)).toEqual([
      'block',
      'Done: i1-r1. Still at work: i1-r2, i1-r3. Claude goes on when they are done.',
    ]);
  });

  it('without a terminal goes on itself where the others show no sign of life', async () => {
    const session = await begun({
      CLAUDE_CODE_SESSION_ATTENDED: '0',
      AUTONOMOUS_WORKFLOW_AGENT_TIMEOUT_MINUTES: '0.02',
    });
    await launches(session, ...all);
    await answers(session, 'i1-r1');
    expect(continuation(await session.isCalled(['i1-r1']))).toMatch(
      /^No sign of life for 0\.02 minutes from the agents of i1-r2, i1-r3/,
    );
  });

  it('ends its turn with the start of the last agent, without a request', async () => {
    const session = await begun();
    expect(await launches(session, 'i1-r1', 'i1-r2')).toEqual([undefined, undefined]);
    await answers(session, 'i1-r1');
    const [ended] = await launches(session, 'i1-r3');
    expect(ended).toMatchObject({
      continue: false,
      stopReason: expect.stringContaining('when they have answered') as string,
    });
    expect(JSON.parse(session.project.read('docs/research-x/.runtime/session/rest.json'))).toMatchObject({
      kind: 'agents',
      tasks: ['i1-r2', 'i1-r3'],
    });
    const alone = await begun({ CLAUDE_CODE_SESSION_ATTENDED: '0' });
    expect(await launches(alone, ...all), 'the waiter holds it').toEqual([undefined, undefined, undefined]);
  });

  it('goes on with its turn where all agents have answered at the start of the last one', async () => {
    const session = await begun();
    await launches(session, 'i1-r1', 'i1-r2');
    for (const id of ['i1-r1', 'i1-r2']) await answers(session, id);
    const prompt = '[i1-r3] Search.';
    const tool_input = { subagent_type: 'autonomous-workflow:researcher', description: 'Search', prompt };
    await session.usesTool('Agent', tool_input);
    await answers(session, 'i1-r3');
    const tool_response = { isAsync: true, status: 'async_launched', agentId: 'i1-r3' };
    expect(
      await session.hook('guard', 'PostToolUse', { tool_name: 'Agent', tool_input, tool_response }),
    ).toBeUndefined();
    expect(continuation(await session.isCalled(all))).toMatch(wholeWave);
  });

  it('ends its turn once for agents of one message in the background and in the foreground', async () => {
    const session = await begun();
    const call = (id: string) => ({
      tool_name: 'Agent',
      tool_use_id: `toolu_${id}`,
      tool_input: { subagent_type: 'autonomous-workflow:researcher', description: 'Search', prompt: `[${id}] Search.` },
    });
    for (const id of all) await session.hook('guard', 'PreToolUse', call(id));
    const after = (id: string, tool_response: object) =>
      session.hook('guard', 'PostToolUse', { ...call(id), tool_response });
    const launched = (id: string) => ({ isAsync: true, status: 'async_launched', agentId: id });
    expect(await after('i1-r1', launched('i1-r1'))).toBeUndefined();
    // It may still have to correct what it writes.
    await session.agentWrites('i1-r2', 'researcher', session.project.path('docs/research-x/wave/i1-r2.json'));
    expect(await after('i1-r3', launched('i1-r3')), 'i1-r2 is at work in the foreground').toBeUndefined();
    await answers(session, 'i1-r2');
    expect(await after('i1-r2', { status: 'completed', agentId: 'i1-r2' })).toMatchObject({ continue: false });
    await answers(session, 'i1-r1');
    expect(held(await session.isCalled(['i1-r1']))[0]).toBe('block');
    await answers(session, 'i1-r3');
    expect(continuation(await session.isCalled(['i1-r3']))).toMatch(wholeWave);
  });

  it('is called where the user has typed as well', async () => {
    const session = await begun();
    await launches(session, ...all);
    await answers(session, 'i1-r1');
    const typed = await session.isCalled(['i1-r1'], { words: '\nHurry up.' });
    expect([typed?.decision, continuation(typed)]).toEqual([
      undefined,
      'Done: i1-r1. Still at work: i1-r2, i1-r3. Claude goes on when they are done. End your turn.',
    ]);
  });
});
