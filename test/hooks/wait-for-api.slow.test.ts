import { describe, expect, it } from 'vitest';
import type { Wait } from '../../src/loop/rules/waiting.ts';
import { workflowPaths } from '../../src/files/paths.ts';
import { readWait, writeWait } from '../../src/loop/waiting.ts';
import { noteTurn } from '../../src/session/activity.ts';
import { asWriter } from '../../src/loop/workflow.ts';
import { begunSession } from '../support/session.ts';

const waiter = 'docs/research-x/.runtime/session/waiter.json';

const overloaded = 'API Error: 529 Overloaded.';
const quickly = { environment: { AUTONOMOUS_WORKFLOW_MAX_BACKOFF_SECONDS: '1' } };

describe('a turn that died of an error of the API', () => {
  it('is followed by a wait of which nothing counts, then by the brief', async () => {
    const session = await begunSession(quickly);
    const before = session.project.state('x');
    const woken = session.fails('server_error', overloaded);
    await expect.poll(() => session.project.events('x').includes('waits'), { timeout: 10_000 }).toBe(true);
    const { stdout } = await session.project.cli('status');
    expect(stdout).toMatch(
      /^state +It waits for the API until (?:\w{3} \w{3} \d\d? )?\d\d:\d\d, and goes on by itself\.\nnow .*waits for the API \(API Error: 529 Overloaded\.\) until (?:\w{3} \w{3} \d\d? )?\d\d:\d\d \(about 1 minute\)\.$/m,
    );
    const text = await woken;
    expect(text).toMatch(/^The API had answered with an error/);
    expect(text).toContain('[i1-r1]');
    const after = session.project.state('x');
    expect(after.paused_hours).toBeGreaterThan(0);
    expect(after).toMatchObject({ iteration: before.iteration, consecutive_failures: 0, status: 'in_progress' });
  });

  it('waits for the time that the transcript names', async () => {
    const session = await begunSession(quickly);
    const resetsAt = Math.floor(Date.now() / 1000) + 7_200;
    const row = { type: 'assistant', isApiErrorMessage: true, quotaLimits: { resetsAt } };
    session.project.write('transcript.jsonl', `${JSON.stringify(row)}\n`);
    const woken = session.fails('rate_limit', "You've hit your 5-hour limit", {
      transcript_path: session.project.path('transcript.jsonl'),
    });
    await expect.poll(() => session.project.events('x').includes('waits'), { timeout: 10_000 }).toBe(true);
    const rest = session.project.readJson('docs/research-x/.runtime/session/rest.json') as { until: number };
    expect(rest.until).toBe(resetsAt * 1000 + 15_000);
    await session.project.cli('stop');
    expect(await woken).toBeUndefined();
  });

  it('leaves the session to the turn that an agent began meanwhile, once that has been judged', async () => {
    const session = await begunSession(quickly);
    const paths = workflowPaths(session.project.root, 'x');
    const judged: Wait = { kind: 'agents', turn: Date.now(), tasks: ['a1'] };
    const woken = await asWriter(paths, async () => {
      const failed = session.fails('server_error', overloaded);
      await expect.poll(() => session.project.exists(waiter), { timeout: 20_000 }).toBe(true);
      // The end of the other turn, as it is noted under the lock that the hook now waits for.
      noteTurn(paths);
      writeWait(paths, judged);
      return { failed };
    });
    expect(await woken.failed).toBeUndefined();
    expect(readWait(paths)).toEqual(judged);
    expect(session.project.events('x')).not.toContain('waits');
  });
});
