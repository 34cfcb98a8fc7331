import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isAlive } from '../../src/files/lock.ts';
import { pluginRoot } from '../support/project.ts';
import { begunSession, continuation, handIn } from '../support/session.ts';
import { configured, isOpen, userRow, waiting, working } from '../support/waiter.ts';

// What is typed meanwhile, the interval, and sessions without a terminal: watch.slow.test.ts.
describe('the waiter beside a session', () => {
  it('leaves a session that goes on', async () => {
    const { answer, woken } = await (await begunSession()).endsTurnWaiting();
    expect(continuation(answer)).toContain('is not complete yet');
    expect(await woken).toBeUndefined();
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
});
