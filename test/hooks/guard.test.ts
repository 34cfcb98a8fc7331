import { expect, it } from 'vitest';
import { begunSession, reasonOf, Session } from '../support/session.ts';

// Which files these are: safety/rules/judge.test.ts; which calls are plain: safety/rules/own-command.test.ts.
it('an edit of a file that only the program writes is denied, with what to do instead; of others it is not decided', async () => {
  const session = await begunSession();
  const uses = (tool: string, file_path: string) => session.usesTool(tool, { file_path, content: '' });
  const file = 'src/../docs/research-x/deep/../x-state.md';
  for (const [tool, path] of [
    ['Write', file],
    ['Edit', session.project.path(file)],
  ] as const)
    expect(reasonOf(await uses(tool, path))).toMatch(
      /^docs\/research-x\/x-state\.md is written by autonomous-workflow only → leave it; /,
    );
  for (const other of ['docs/research-x/x-report.tex', session.project.path('src/ledger.json'), ''])
    expect(await uses('Write', other), other).toBeUndefined();
});

it.each(['autonomous-workflow record', '  autonomous-workflow brief x\n'])(
  '%j is allowed: it is a plain call of our CLI',
  async (command) => {
    const answer = await (await begunSession()).usesTool('Bash', { command });
    expect(answer?.hookSpecificOutput?.permissionDecision).toBe('allow');
  },
);

it('nothing is decided in a session that does not drive the workflow', async () => {
  const other = new Session((await begunSession()).project, 's2');
  expect(await other.usesTool('Write', { file_path: 'docs/research-x/ledger.json' })).toBeUndefined();
  expect(await other.usesTool('Bash', { command: 'autonomous-workflow record' })).toBeUndefined();
});
