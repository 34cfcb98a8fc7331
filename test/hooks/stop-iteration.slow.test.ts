import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { begunSession, continuation, handIn } from '../support/session.ts';

describe('a turn that ends before its iteration is complete', () => {
  it('is sent back twice with what is missing; then the iteration is given up and the next one begins', async () => {
    const session = await begunSession();
    for (const turn of [1, 2]) {
      const text = continuation(await session.endsTurn());
      expect(text, `turn ${turn}`).toMatch(
        /^Workflow x, iteration 1, is not complete yet:\n\n- Iteration 1 is not recorded, and/,
      );
      expect(text).toContain('i1-r1, i1-r2, i1-r3 have not handed in');
    }
    expect(continuation(await session.endsTurn())).toMatch(/iteration 2/i);
    expect(session.project.state('x')).toMatchObject({ iteration: 2, recorded_iteration: 0, consecutive_failures: 1 });
    const [, , , ...events] = session.project.events('x');
    expect(events.slice(2)).toEqual(['sent-back', 'sent-back', 'iteration-failed', 'iteration-begun', 'spent']);
  });

  it('is not asked for record while the news of the last agent, which brings it, waits for the turn to end', async () => {
    const session = await begunSession();
    for (const number of [1, 2, 3]) await session.agentAnswers(`a${number}`, handIn(`i1-r${number}`));
    const queued = (operation: string) =>
      `${JSON.stringify({ type: 'queue-operation', operation, timestamp: new Date().toISOString(), content: '<task-notification>' })}\n`;
    session.project.write('transcript.jsonl', queued('enqueue'));
    const fields = { transcript_path: session.project.path('transcript.jsonl') };
    expect(await session.endsTurn(fields)).toBeUndefined();
    session.project.write('transcript.jsonl', queued('enqueue') + queued('remove'));
    expect(continuation(await session.endsTurn(fields))).toContain('Iteration 1 is not recorded');
  });

  it('ends, as at a Stop, when a record that brought nothing new is called again', async () => {
    const session = await begunSession();
    await session.agentAnswers('a2', handIn('i1-r2'));
    const record = async (description: string) => {
      const input = { command: 'autonomous-workflow record', description };
      const { permissionDecision, permissionDecisionReason = '' } =
        (await session.usesTool('Bash', input))?.hookSpecificOutput ?? {};
      if (permissionDecision === 'allow') await session.project.cli('record');
      return permissionDecision === 'allow' ? 'allowed' : permissionDecisionReason;
    };
    expect(await record('Record')).toBe('allowed');
    expect(await record('Record again'), 'the first one had an effect').toBe('allowed');
    expect(await record('Record once more')).toContain('is not complete yet');
  });
});

describe('a turn that ends with its iteration complete', () => {
  it('goes on with the brief of the next one', async () => {
    const session = await begunSession();
    await session.worksThrough('x', 1);
    const answer = await session.endsTurn();
    const brief = continuation(answer) ?? '';
    expect(answer).toEqual({
      hookSpecificOutput: { hookEventName: 'Stop', additionalContext: brief },
      systemMessage: 'Iteration 1: 1 new finding. Little new was found: research goes on with what is still missing.',
    });
    for (const part of ['What is known?', '[i2-r1]', '[i2-r3]', 'autonomous-workflow record']) {
      expect(brief).toContain(part);
    }
    expect(brief.length).toBeLessThan(10_000);
    expect(session.project.state('x')).toMatchObject({ iteration: 2, recorded_iteration: 1, consecutive_failures: 0 });
  });

  it('puts a report back that was removed', async () => {
    const session = await begunSession();
    await session.worksThrough('x', 1);
    rmSync(session.project.path('docs/research-x/x-report.tex'));
    expect(continuation(await session.endsTurn())).toContain('iteration 2 of');
    expect(session.project.files('docs/research-x')).toContain('docs/research-x/x-report.tex');
  });
});

describe('a workflow that was stopped from outside', () => {
  it('is not continued; the session is told once', async () => {
    const session = await begunSession();
    await session.project.cli('stop', 'x');
    expect(await session.endsTurn()).toEqual({
      systemMessage: expect.stringMatching(
        /^autonomous-workflow x ended \(stop_requested\)\. Stopped by the user\.\n(?:Not done: .*\n)?Go on with: \/autonomous-workflow:continue-auto x\nResult: .*docs\/research-x\/digest\.md$/,
      ) as string,
    });
    expect(await session.endsTurn()).toBeUndefined();
  });

  it('ends the answer of `claude -p` with the place of its results, which it is asked for once', async () => {
    const line =
      'Go on with: /autonomous-workflow:continue-auto x\nResult: docs/research-x/x-report.html, docs/research-x/x-report.tex, docs/research-x/digest.md';
    const unattended = { environment: { CLAUDE_CODE_SESSION_ATTENDED: '0' } };
    const session = await begunSession(unattended);
    await session.project.cli('stop', 'x');
    const asked = await session.endsTurn({ last_assistant_message: 'I am waiting.' });
    expect(continuation(asked)).toMatch(/^autonomous-workflow x ended \(stop_requested\)\./);
    expect(continuation(asked)).toMatch(
      new RegExp(`Say so in a sentence, and end your answer with these lines:\n${line}$`),
    );
    expect(await session.endsTurn({ last_assistant_message: 'No.' })).toBeUndefined();
    const second = await begunSession(unattended);
    await second.project.cli('stop', 'x');
    expect(continuation(await second.endsTurn({ last_assistant_message: `It was stopped.\n${line}` }))).toBeUndefined();
  });
});
