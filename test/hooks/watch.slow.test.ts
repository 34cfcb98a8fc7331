import { appendFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { begunSession } from '../support/session.ts';
import { isOpen, queued, waiting, working } from '../support/waiter.ts';

describe('the waiter beside a session', () => {
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

  it('leaves when another session takes the workflow over', async () => {
    const session = await begunSession();
    const { woken } = await session.endsTurnWaiting(working);
    session.project.replace('docs/research-x/.runtime/session/lease.json', '"s1"', '"s2"');
    expect(await woken).toBeUndefined();
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
});
