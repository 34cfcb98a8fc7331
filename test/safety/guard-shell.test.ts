import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { begunSession, Session, type HookAnswer } from '../support/session.ts';

const decision = (answer: HookAnswer | undefined) => answer?.hookSpecificOutput?.permissionDecision;
const reason = (answer: HookAnswer | undefined) => answer?.hookSpecificOutput?.permissionDecisionReason;

describe('a shell command of the session that drives a workflow', () => {
  it('that could lose work is denied, whatever the tool, with what to do instead, and noted', async () => {
    const session = await begunSession();
    for (const tool of ['Bash', 'Monitor', 'PowerShell']) {
      const answer = await session.usesTool(tool, { command: 'git push --force' });
      expect(decision(answer), tool).toBe('deny');
      expect(reason(answer), tool).toBe(
        'autonomous-workflow keeps unattended work safe: an unattended session pushes nothing → leave it: the user pushes, or runs `autonomous-workflow pr`. The user may run it in a terminal of their own.',
      );
    }
    const [noted] = session.project.journal('x').filter(({ event }) => event === 'denied');
    expect(noted).toMatchObject({ tool: 'Bash', rule: 'push', command: 'git push --force' });
  });

  it('is denied whatever state the files are in: marks of a merge, nothing that can be written', async () => {
    const session = await begunSession();
    const { project } = session;
    const denies = async (command: string) =>
      expect(decision(await session.usesTool('Bash', { command })), command).toBe('deny');
    project.write(
      'docs/research-x/x-state.md',
      `<<<<<<< HEAD\n${project.read('docs/research-x/x-state.md')}>>>>>>> other\n`,
    );
    await denies('git push --force');
    project.write('.autonomous-workflow.yaml', '{ not: [valid');
    await denies('sudo ls');
    // The lock comes last: each command that finds it taken is refused only when the wait for it is over.
    for (const file of ['.runtime/session/heartbeat', 'log.jsonl', '.runtime/lock']) {
      rmSync(project.path(`docs/research-x/${file}`), { recursive: true, force: true });
      mkdirSync(project.path(`docs/research-x/${file}`));
      await denies(`rm -rf .git ${file}`);
    }
  });

  it('is not decided once the workflow has ended', async () => {
    const session = await begunSession();
    await session.project.cli('stop', 'x');
    expect(await session.usesTool('Bash', { command: 'git push -f' })).toBeUndefined();
  });

  it('is not decided when the user file turns safety off; a project file and the environment cannot', async () => {
    const session = await begunSession();
    const push = { command: 'git push -f' };
    session.project.write('.autonomous-workflow.yaml', 'safety: off\n');
    expect(decision(await session.usesTool('Bash', push))).toBe('deny');
    const other = new Session(session.project, session.id, { environment: { AUTONOMOUS_WORKFLOW_SAFETY: 'off' } });
    expect(decision(await other.usesTool('Bash', push))).toBe('deny');
    session.project.write('.autonomous-workflow.yaml', '');
    session.project.write('../home/.config/autonomous-workflow/config.yaml', 'safety: off\n');
    expect(await session.usesTool('Bash', push)).toBeUndefined();
  });
});

describe('a file by which the user steers', () => {
  it('is not made, moved or written by the session: the stop file, that of the configuration, and the task', async () => {
    const session = await begunSession();
    const { project } = session;
    expect(decision(await session.usesTool('Bash', { command: 'touch docs/research-x/STOP' }))).toBe('deny');
    project.write('.autonomous-workflow.yaml', 'stop_file: docs/stop-{name}\ntask_file: docs/research-x/task.md\n');
    for (const command of ['touch docs/stop-x', 'mv docs/research-x/task.md Done/', '> Done/task.md']) {
      expect(reason(await session.usesTool('Bash', { command })), command).toMatch(
        /the user stops or redirects the workflow → leave it to the user/,
      );
    }
    for (const file of ['docs/stop-x', 'docs/research-x/task.md', 'docs/research-x/STOP']) {
      expect(decision(await session.usesTool('Write', { file_path: project.path(file) })), file).toBe('deny');
    }
    expect(await session.usesTool('Bash', { command: 'touch docs/stop-y Done/other.md' })).toBeUndefined();
  });

  it('is not written by the name of a link that an earlier command made', async () => {
    const session = await begunSession();
    symlinkSync('research-x', session.project.path('docs/other'));
    for (const command of ['echo x > docs/other/STOP', 'echo x >> docs/other/ledger.json']) {
      expect(decision(await session.usesTool('Bash', { command })), command).toBe('deny');
    }
    const written = await session.usesTool('Write', { file_path: session.project.path('docs/other/STOP') });
    expect(decision(written)).toBe('deny');
  });
});

describe('a file that says what sessions may do', () => {
  // Which files these are: rules/judge.test.ts.
  it('is not edited by the session, in the project or of the user', async () => {
    const session = await begunSession();
    const user = join(session.project.environment.HOME ?? '', '.config/autonomous-workflow/config.yaml');
    for (const file_path of [user, session.project.path('.autonomous-workflow.yaml')])
      expect(reason(await session.usesTool('Edit', { file_path })), file_path).toContain("is the user's");
    for (const command of [
      'echo x >> ~/.config/autonomous-workflow/config.yaml',
      'rm "$HOME/.config/autonomous-workflow/config.yaml"',
    ])
      expect(decision(await session.usesTool('Bash', { command })), command).toBe('deny');
  });
});
