import { expect, it } from 'vitest';
import { committedProject } from '../support/coding-project.ts';
import { coderPrompt, codingSession, launches, reasonOf } from '../support/coding-session.ts';
import { Session } from '../support/session.ts';

it(
  'nothing more is paid for when a workflow has ended, until the user goes on with it',
  { timeout: 120_000 },
  async () => {
    const coding = await committedProject('# Tasks\n- [ ] T001 Function one in src/one.mjs\n- [ ] T002 Function two\n');
    const session = await codingSession(coding);
    await coding.cli('feature', 'start', 'T001', 'x');
    coding.writesFunction('one', 1);
    await launches(session, 'a1', 'autonomous-coder', coderPrompt('T001'));
    await coding.cli('stop', 'x');
    const coder = { id: 'a1', type: 'subagent', status: 'running', agent_type: 'autonomous-workflow:autonomous-coder' };
    expect((await session.endsTurn({ background_tasks: [coder] }))?.systemMessage).toContain('ended (stop_requested)');
    // Its agent ends as well, which makes nobody pay for a turn; nor does the session go on by itself.
    const byAgent = { agent_id: 'a1', agent_type: 'autonomous-workflow:autonomous-coder' };
    const call = { tool_name: 'Bash', tool_input: { command: 'ls' } };
    expect(await session.hook('guard', 'PreToolUse', { ...call, ...byAgent })).toMatchObject({ continue: false });
    expect(await session.usesTool('Bash', { command: 'ls' })).toMatchObject({ continue: false });
    const news = '<task-notification>\n<task-id>a1</task-id>\n<status>completed</status>\n</task-notification>';
    for (let times = 0; times < 2; times += 1) expect(await session.says(news)).toMatchObject({ decision: 'block' });
    expect(await session.endsTurn()).toBeUndefined();
    expect(await session.says('And now?')).toBeUndefined();
    expect(coding.project.files('docs/.autonomous-workflow/sessions')).toEqual([]);

    const before = coding.project.read('docs/research-x/feature-list.json');
    for (const [step, id] of [
      ['start', 'T001'],
      ['start', 'T002'],
      ['verify', 'T001'],
    ] as const) {
      const { exitCode, stdout, stderr } = await coding.cli('feature', step, id, 'x');
      expect([exitCode, stdout, stderr], `${step} ${id}`).toEqual([
        1,
        '',
        "The workflow 'x' has no iteration in progress; received stop_requested\n→ Go on with: /autonomous-workflow:continue-auto x\n",
      ]);
    }
    expect(coding.project.read('docs/research-x/feature-list.json')).toBe(before);

    const starts = (one: Session, type: string) =>
      one.usesTool('Agent', { subagent_type: type, description: 'Work', prompt: coderPrompt('T001') });
    for (const kind of ['autonomous-coder', 'code-reviewer'])
      expect(reasonOf(await starts(session, `autonomous-workflow:${kind}`)), kind).toBe(
        'The workflow has ended: start no agent, and end your turn.',
      );
    // The session is the user's own again: only agents of ended work are refused.
    expect(await starts(session, 'general-purpose')).toBeUndefined();
    expect(await session.usesTool('Bash', { command: 'git push --force' })).toBeUndefined();
    expect(await starts(new Session(coding.project, 's2'), 'autonomous-workflow:autonomous-coder')).toBeUndefined();

    await session.types('autonomous-workflow:continue-auto', "'x'");
    expect((await coding.cli('feature', 'verify', 'T001', 'x')).stdout).toContain('T001 is green');
    expect(reasonOf(await starts(session, 'autonomous-workflow:code-reviewer'))).toBeUndefined();
  },
);
