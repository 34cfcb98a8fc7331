import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { begunSession, Session, type HookAnswer } from '../support/session.ts';

const decision = (answer: HookAnswer | undefined) => answer?.hookSpecificOutput?.permissionDecision;
const reason = (answer: HookAnswer | undefined) => answer?.hookSpecificOutput?.permissionDecisionReason;

// Which files these are: safety/rules/protected-paths.test.ts; which calls are plain: safety/rules/own-command.test.ts.
describe('an edit', () => {
  it.each([
    ['docs/research-x/x-state.md', 'run `autonomous-workflow record` or `autonomous-workflow status`'],
    ['docs/research-x/ledger.json', 'run `autonomous-workflow record`'],
    ['src/../docs/research-x/deep/../x-state.md', 'run `autonomous-workflow record`'],
  ])('of %s is denied, with what to do instead', async (file, instead) => {
    const session = await begunSession();
    for (const [tool, path] of [
      ['Write', file],
      ['Edit', `${session.project.root}/${file}`],
    ] as const) {
      const answer = await session.usesTool(tool, { file_path: path, content: '' });
      expect(decision(answer), path).toBe('deny');
      expect(reason(answer)).toMatch(/^docs\/research-x\/[^ ]+ is written by autonomous-workflow only → /);
      expect(reason(answer)).toContain(instead);
      expect(reason(answer)).not.toContain('..');
    }
  });

  it.each([
    ['the report', 'docs/research-x/x-report.tex'],
    ['a file of the same name elsewhere', 'src/ledger.json'],
    ['nothing', ''],
  ])('of %s is not decided', async (_, file) => {
    const session = await begunSession();
    expect(await session.usesTool('Write', { file_path: file })).toBeUndefined();
    expect(await session.usesTool('Edit', { file_path: join(session.project.root, file) })).toBeUndefined();
  });

  it('in a session that does not drive the workflow is not decided', async () => {
    const { project } = await begunSession();
    const other = new Session(project, 's2');
    expect(await other.usesTool('Write', { file_path: 'docs/research-x/ledger.json' })).toBeUndefined();
  });
});

describe('a shell command', () => {
  it.each(['autonomous-workflow record', '  autonomous-workflow brief x\n'])(
    '%j is allowed: it is a plain call of our CLI',
    async (command) => {
      expect(decision(await (await begunSession()).usesTool('Bash', { command }))).toBe('allow');
    },
  );

  it('that is more than a plain call is not decided', async () => {
    const session = await begunSession();
    for (const command of ['autonomous-workflow record && rm -rf dist', 'ls', '']) {
      expect(await session.usesTool('Bash', { command }), command).toBeUndefined();
    }
    expect(await session.usesTool('Bash', {})).toBeUndefined();
  });

  it('in a session that does not drive the workflow is not decided', async () => {
    const { project } = await begunSession();
    expect(
      await new Session(project, 's2').usesTool('Bash', { command: 'autonomous-workflow record' }),
    ).toBeUndefined();
  });
});
