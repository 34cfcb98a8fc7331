import { expect, it } from 'vitest';
import { begunSession, Session } from '../support/session.ts';

it('a session is told how the user steers the workflow, where the user types something', async () => {
  const { project } = await begunSession();
  const types = (prompt: string, id = 's1', environment = {}) =>
    new Session(project, id, { environment }).hook('agents-answered', 'UserPromptSubmit', { prompt });
  const told = { additionalContext: expect.stringContaining("type /autonomous-workflow:redirect '…'") as string };
  expect(await types('Please keep README short')).toMatchObject({ hookSpecificOutput: told });
  expect(await types('/autonomous-workflow:status')).toBeUndefined();
  expect(await types('<task-notification><status>killed</status></task-notification>')).toBeUndefined();
  expect(await types('Hello', 's2')).toBeUndefined();
  expect(await types('Go on', 's1', { CLAUDE_CODE_SESSION_ATTENDED: '0' })).toBeUndefined();
});
