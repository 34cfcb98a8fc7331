import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isAlive } from '../../src/files/lock.ts';
import { pluginRoot } from '../support/project.ts';
import { begunSession, continuation, handIn, type Session } from '../support/session.ts';

const agent = { id: 'a1', type: 'subagent', status: 'running', agent_type: 'autonomous-workflow:researcher' };
const working = { background_tasks: [agent] };

const configured = (settings: Record<string, string | number>) =>
  begunSession({
    environment: Object.fromEntries(
      Object.entries(settings).map(([key, value]) => [`AUTONOMOUS_WORKFLOW_${key.toUpperCase()}`, String(value)]),
    ),
  });

/** Whether a promise is still open after a while. */
async function isOpen(promise: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const open = Symbol('open');
  return (await Promise.race([promise, sleep(milliseconds, open)])) === open;
}

const queued = (operation: string, content: string) =>
  `${JSON.stringify({ type: 'queue-operation', operation, timestamp: new Date().toISOString(), content })}\n`;
const userRow = (text: string) =>
  `${JSON.stringify({ type: 'user', timestamp: new Date().toISOString(), message: { content: text } })}\n`;

/** A session with a transcript, whose agents are at work. */
async function waiting(session: Session) {
  session.project.write('transcript.jsonl', userRow('Begin.'));
  const transcript = session.project.path('transcript.jsonl');
  return { transcript, ...(await session.endsTurnWaiting({ ...working, transcript_path: transcript })) };
}

describe('the waiter beside a session', () => {
  it('leaves a session that goes on', async () => {
    const { answer, woken } = await (await begunSession()).endsTurnWaiting();
    expect(continuation(answer)).toContain('is not complete yet');
    expect(await woken).toBeUndefined();
  });

  it('leaves a session whose workflow has ended', async () => {
    const session = await begunSession();
    await session.project.cli('stop');
    expect(await (await session.endsTurnWaiting()).woken).toBeUndefined();
  });

  it('leaves a session that drives nothing', async () => {
    const session = await begunSession();
    await session.project.cli('stop');
    await session.endsTurn();
    expect(await (await session.endsTurnWaiting()).woken).toBeUndefined();
  });

  it('leaves at once after an agent in the foreground, which has ended when its tool answers', async () => {
    const session = await begunSession();
    const tool_response = { status: 'completed', agentId: 'a1', content: [] };
    const woken = session.hook('watch', 'PostToolUse', { tool_name: 'Agent', tool_response });
    expect(await isOpen(woken, 20_000)).toBe(false);
  });

  it('waits while agents work and leaves when the session goes on by itself', async () => {
    const { transcript, answer, woken } = await waiting(await begunSession());
    expect(answer).toBeUndefined();
    expect(await isOpen(woken, 1_500)).toBe(true);
    appendFileSync(transcript, userRow('<task-notification>'));
    expect(await woken).toBeUndefined();
  });

  it('gives up agents that show no sign of life, once, and lets the iteration be recorded', async () => {
    const session = await configured({ agent_timeout_minutes: 0.02 });
    await session.agentAnswers('x1', handIn('i1-r1'));
    const { woken } = await session.endsTurnWaiting(working);
    const text = await woken;
    expect(text).toMatch(/^No sign of life for 0\.02 minutes from the agents of i1-r2, i1-r3: they count as failed\./);
    expect(text).toContain('run `autonomous-workflow record`');
    expect(session.project.events('x')).toContain('agents-silent');
    expect(session.project.events('x').at(-1)).toBe('woken');
    // The task that hangs is still in the list, but holds nothing up any more.
    expect(continuation(await session.endsTurn(working))).toContain('is not complete yet');
    await session.project.cli('record');
    session.editsReport('x');
    expect(continuation(await session.endsTurn(working))).toContain('iteration 2');
    expect((await session.project.cli('status')).stdout).toMatch(/1 finding from/);
  });

  it('stores the hand-in of an agent that was given up too early', async () => {
    const session = await configured({ agent_timeout_minutes: 0.02 });
    await (
      await session.endsTurnWaiting(working)
    ).woken;
    await session.agentAnswers('x2', handIn('i1-r2'));
    await session.project.cli('record');
    expect(session.project.state('x').findings_count).toBe(1);
  });

  it('wakes the session when what was typed is answered, if it did not begin a turn', async () => {
    const session = await begunSession();
    session.project.write('transcript.jsonl', queued('enqueue', '/autonomous-workflow:status'));
    const transcript = session.project.path('transcript.jsonl');
    const { answer, woken } = await session.endsTurnWaiting({ transcript_path: transcript });
    expect(answer).toBeUndefined();
    expect(await isOpen(woken, 4_000)).toBe(true);
    appendFileSync(transcript, queued('dequeue', '/autonomous-workflow:status'));
    expect(await woken).toContain('is not complete yet');
  });

  it('leaves the session when what was typed began a turn', async () => {
    const session = await begunSession();
    session.project.write('transcript.jsonl', queued('enqueue', 'And the costs?'));
    const transcript = session.project.path('transcript.jsonl');
    const { woken } = await session.endsTurnWaiting({ transcript_path: transcript });
    appendFileSync(transcript, queued('dequeue', 'And the costs?') + userRow('And the costs?'));
    expect(await woken).toBeUndefined();
  });

  it('begins the next iteration after the interval', async () => {
    const session = await configured({ iteration_interval_seconds: 2 });
    await session.worksThrough('x', 1);
    const began = Date.now();
    const { answer, woken } = await session.endsTurnWaiting();
    expect(answer).toEqual({ systemMessage: expect.stringMatching(/^Iteration 1: 1 new finding\. /) as string });
    expect(session.project.state('x').iteration).toBe(1);
    expect((await session.project.cli('status')).stdout).toMatch(
      /waits for the next iteration until (?:\w{3} \w{3} \d\d? )?\d\d:\d\d \(about 1 minute\)/,
    );
    expect(await woken).toContain('iteration 2');
    expect(Date.now() - began).toBeGreaterThanOrEqual(2_000);
    expect(session.project.state('x').iteration).toBe(2);
  });

  it('waits longer after each iteration that failed', async () => {
    const session = await configured({ backoff_on_failure: 'true', max_backoff_seconds: 2 });
    for (const turn of [1, 2]) expect(continuation(await session.endsTurn()), `turn ${turn}`).toBeDefined();
    const { answer, woken } = await session.endsTurnWaiting();
    expect(answer).toEqual({ systemMessage: expect.stringMatching(/^Iteration 1: given up: /) as string });
    expect(await woken).toContain('iteration 2');
    expect(session.project.state('x').consecutive_failures).toBe(1);
  });

  it('is one at a time: the latest waits, the others leave', async () => {
    const session = await begunSession();
    const first = await session.endsTurnWaiting(working);
    const second = await session.endsTurnWaiting(working);
    expect(await first.woken).toBeUndefined();
    expect(await isOpen(second.woken, 500)).toBe(true);
    await session.project.cli('stop');
    expect(await second.woken).toBeUndefined();
  });

  it('ends the workflow when a stop file appears while the session rests', async () => {
    const session = await begunSession();
    const { woken } = await session.endsTurnWaiting(working);
    expect(await isOpen(woken, 500)).toBe(true);
    session.project.write('docs/research-x/STOP', '');
    expect(await woken).toBeUndefined();
    expect(session.project.state('x')).toMatchObject({ status: 'stopped', end_reason: 'stop_requested' });
  });

  it('leaves when another session takes the workflow over', async () => {
    const session = await begunSession();
    const { woken } = await session.endsTurnWaiting(working);
    session.project.replace('docs/research-x/.runtime/lease.json', '"s1"', '"s2"');
    expect(await woken).toBeUndefined();
  });

  it('does not outlive its session, even one that was killed', async () => {
    const session = await begunSession();
    // As Claude Code starts it: with a process group of its own, which nothing ends with the session.
    const starts = `
      const { argv, execPath, env } = process;
      const waiter = require('node:child_process').spawn(execPath, [argv[1]], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
      waiter.stdin.end(env.INPUT);
      console.log(waiter.pid);
      setInterval(() => undefined, 1_000);`;
    const input = { session_id: 's1', cwd: session.project.root, hook_event_name: 'Stop', ...working };
    const claude = spawn(process.execPath, ['-e', starts, join(pluginRoot, 'hooks/watch.cjs')], {
      env: {
        ...session.project.environment,
        CLAUDE_PROJECT_DIR: session.project.root,
        INPUT: JSON.stringify(input),
      },
    });
    const [line] = (await once(claude.stdout, 'data')) as [Buffer];
    const waiter = Number(line.toString());
    onTestFinished(() => {
      if (isAlive(waiter)) process.kill(waiter);
    });
    await session.endsTurn(working);
    await sleep(1_500);
    expect(isAlive(waiter)).toBe(true);
    claude.kill('SIGKILL');
    await expect.poll(() => isAlive(waiter), { timeout: 10_000 }).toBe(false);
    expect(session.project.state('x').status).toBe('in_progress');
  });

  it('leaves when the project is gone', async () => {
    const session = await begunSession();
    const { woken } = await session.endsTurnWaiting(working);
    // In one step: the waiter writes into the folder while it is there.
    session.project.move('docs', '../gone');
    expect(await woken.catch(() => undefined)).toBeUndefined();
  });

  it.each([
    { CLAUDE_CODE_SESSION_ATTENDED: '0', CLAUDE_CODE_ENTRYPOINT: 'sdk-cli' },
    // 2.1.240 says no more.
    { CLAUDE_CODE_ENTRYPOINT: 'sdk-cli' },
  ])(
    'leaves a session without a terminal as soon as Claude Code has news of an agent for it: %j',
    async (environment) => {
      const session = await begunSession({ environment });
      const { transcript, woken } = await waiting(session);
      expect(await isOpen(woken, 1_500)).toBe(true);
      appendFileSync(transcript, queued('enqueue', '<task-notification>'));
      expect(await woken).toBeUndefined();
    },
  );

  it('wakes a session without a terminal, too, whose agents show no sign of life', async () => {
    const session = await begunSession({
      environment: { CLAUDE_CODE_SESSION_ATTENDED: '0', AUTONOMOUS_WORKFLOW_AGENT_TIMEOUT_MINUTES: '0.02' },
    });
    const { woken } = await waiting(session);
    expect(await woken).toMatch(/^No sign of life for 0\.02 minutes from the agents of i1-r1, i1-r2, i1-r3/);
  });
});
