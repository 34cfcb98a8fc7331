import { describe, expect, it } from 'vitest';
import { writingSession } from '../cli/report-project.ts';
import { critique } from '../support/critic.ts';
import { continuation } from '../support/session.ts';

const rounds = { AUTONOMOUS_WORKFLOW_REPORT_CRITIC_ROUNDS: '2', AUTONOMOUS_WORKFLOW_REPORT_CHECK_ROUNDS: '1' };

describe('a report that is written', { timeout: 180_000 }, () => {
  it('is judged by a critic, and a writer answers what the critic holds against it', async () => {
    const session = await writingSession(rounds);
    const { project } = session;
    await project.cli('compile');
    expect(continuation(await session.endsTurn())).toContain('`[i1-k1]`');
    const launch = { subagent_type: 'autonomous-workflow:report-critic', prompt: '[i1-k1] Do it.' };
    await session.usesTool('Agent', launch);
    const started = await session.hook('guard', 'PostToolUse', {
      tool_name: 'Agent',
      tool_input: launch,
      tool_response: { isAsync: true, agentId: 'task-i1-k1' },
    });
    expect(started?.continue).toBe(false);
    const depends = 'The choice between them depends on whether bursts are welcome.';
    const answer = critique(project, 'i1-k1', { [depends]: 'No finding says on what the choice depends.' });
    expect(await session.agentAnswers('task-i1-k1', answer, 'report-critic')).toBeUndefined();
    await project.cli('record');
    await project.cli('compile');
    const queued = { type: 'queue-operation', operation: 'enqueue', timestamp: new Date().toISOString() };
    project.write('transcript.jsonl', `${JSON.stringify({ ...queued, content: '<task-notification>' })}\n`);
    const called = { transcript_path: project.path('transcript.jsonl') };
    expect(continuation(await session.endsTurn(called)), 'the news of the agents brings it').toBeUndefined();
    expect(continuation(await session.endsTurn())).toContain(
      'task: `[i1-u1]` Correct docs/research-x/x-report.tex: objections',
    );
    expect(project.read('docs/research-x/tasks/i1-u1.md')).toContain(`“${depends}” is not carried`);
  });
});
