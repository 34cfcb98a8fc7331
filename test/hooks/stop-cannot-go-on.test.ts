import { mkdirSync, rmSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { startReceiver } from '../support/http-receiver.ts';
import { begunSession, runHook } from '../support/session.ts';

const endOfTurn = JSON.stringify({ session_id: 's1', hook_event_name: 'Stop', background_tasks: [] });

describe('a workflow that cannot go on', () => {
  it('is told of on the channels of the configuration', async () => {
    const { project } = await begunSession();
    const receiver = await startReceiver();
    const environment = { AUTONOMOUS_WORKFLOW_NOTIFY: receiver.url };
    rmSync(project.path('docs/research-x/log.jsonl'));
    mkdirSync(project.path('docs/research-x/log.jsonl'));
    const { stdout } = await runHook(project, 'verify-state', endOfTurn, { environment });
    expect(stdout).toContain('autonomous-workflow cannot go on: EISDIR');
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), { timeout: 20_000 });
    expect(receiver.received[0]?.body).toContain('x: cannot go on');
    expect(receiver.received[0]?.body).toContain('EISDIR');
  });
});
