import { expect, it } from 'vitest';
import { committedProject } from '../support/coding-project.ts';
import { coderPrompt, codingSession, reasonOf } from '../support/coding-session.ts';
import { Session } from '../support/session.ts';

it(
  'nothing more is paid for when a workflow has ended, until the user goes on with it',
  { timeout: 120_000 },
  async () => {
    const coding = await committedProject('# Tasks\n- [ ] T001 Function one in src/one.mjs\n- [ ] T002 Function two\n');
    const session = await codingSession(coding);
    await coding.cli('feature', 'start', 'T001', 'x');
    coding.writesFunction('one', 1);
    await coding.cli('stop', 'x');
    expect((await session.endsTurn())?.systemMessage).toContain('ended (stop_requested)');
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
    expect(reasonOf(await starts(session, 'autonomous-workflow:autonomous-coder'))).toBeUndefined();
    expect((await coding.cli('feature', 'verify', 'T001', 'x')).stdout).toContain('T001 is green');
  },
);
