import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { coderPrompt, launches } from '../support/coding-session.ts';
import { committedProject, environment } from '../support/coding-project.ts';
import { criticSays } from '../support/planning.ts';
import { Session } from '../support/session.ts';

const tasks = '# Tasks\n- [ ] T001 [P] Function one in src/one.mjs\n- [ ] T002 [P] Function two in src/two.mjs\n';

const blocker = {
  severity: 'blocker',
  about: 'T001',
  statement: 'Nobody says what it gives.',
  evidence: 'The description does not say it.',
  resolution: 'Say which number it gives.',
};

const answer =
  '```json\n{"assignment":"i2-p1","summary":"Said now.","answers":[{"defect":"D001","answer":"changed","text":"It gives 1."}]}\n```';

/** Longer than the minute after which a report of Claude Code counts as lost. */
const longerThanLost = 75_000;

/** An iteration in which an architect, who has answered, and the coder of T002 work side by side. */
async function mixedIteration() {
  const coding = await committedProject(tasks);
  const session = new Session(coding.project, '0e8e6f8a-6a3b-4b1c-9f66-0123456789ab', { environment });
  await session.types('autonomous-workflow:implement', "'x' 'Two functions' --parallel 2");
  await session.agentAnswers('a1', criticSays('i1-c1', 'readiness', { defects: [blocker] }), 'plan-critic');
  await session.agentAnswers('a2', criticSays('i1-c2', 'verifiability'), 'plan-critic');
  await coding.cli('record', 'x');
  await session.endsTurn();
  await coding.cli('feature', 'start', 'T002', 'x');
  await launches(session, 'a3', 'plan-architect', '[i2-p1] Answer D001');
  await launches(session, 'a4', 'autonomous-coder', coderPrompt('T002'));
  await session.agentAnswers('a3', answer, 'plan-architect');
  return { coding, session };
}

describe('a coder that thinks for long beside an architect who has answered', () => {
  it('holds its session asleep: no report counts as lost while it is at work', async () => {
    const { coding, session } = await mixedIteration();
    const coder = { id: 'a4', type: 'subagent', status: 'running', agent_type: 'autonomous-workflow:autonomous-coder' };
    coding.project.write('transcript.jsonl', '');
    const { answer: end, woken } = await session.endsTurnWaiting({
      background_tasks: [coder],
      transcript_path: coding.project.path('transcript.jsonl'),
    });
    expect(end).toBeUndefined();
    const asleep = Symbol('asleep');
    expect(await Promise.race([woken, sleep(longerThanLost, asleep)])).toBe(asleep);
    expect(coding.project.events('x')).not.toContain('sent-back');
    await coding.cli('stop', 'x');
    expect(await woken).toBeUndefined();
  });
});
