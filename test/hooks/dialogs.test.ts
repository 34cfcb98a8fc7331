/* eslint-disable no-control-regex */
import { utimesSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Overview } from '../../src/overview/rules/overview.ts';
import { begunSession } from '../support/session.ts';

const environment = { AUTONOMOUS_WORKFLOW_NOTIFY: 'terminal' };
const unanswered = { message: 'Claude needs your permission', notification_type: 'permission_prompt' };

it('dialogs of a session stand in status until they are answered, and are notified of', async () => {
  const session = await begunSession({ environment });
  const { project } = session;
  const transcript = project.path('s1.jsonl');
  const agentFile = 's1/subagents/agent-a1.jsonl';
  const row = (content: object) =>
    `${JSON.stringify({ timestamp: new Date().toISOString(), message: { content: [content] } })}\n`;
  const call = row({ type: 'tool_use', id: 't1', name: 'WebFetch', input: {} });
  project.write(agentFile, call);
  const fields = { transcript_path: transcript, permission_mode: 'default' };
  const needs = async () => ((await project.cliJson('status')) as Overview).summary;
  expect((await needs()).health).not.toBe('needs-you');

  const asks = {
    ...fields,
    agent_id: 'a1',
    agent_type: 'autonomous-workflow:researcher',
    tool_name: 'WebFetch',
    tool_input: { url: 'https://example.org/limits' },
  };
  expect(await session.hook('notified', 'PermissionRequest', asks)).toBeUndefined();
  await session.hook('notified', 'PermissionRequest', { ...fields, tool_name: 'AskUserQuestion' });
  const shown = await needs();
  expect(shown).toMatchObject({ health: 'needs-you', is_well: 'It waits for your answer in its session.' });
  expect(shown.needs.slice(0, 2)).toEqual([
    'Its agent researcher asks whether it may use WebFetch → answer in the window of the session',
    'Its session asks you something → answer in the window of the session',
  ]);

  expect(await session.hook('notified', 'Notification', unanswered)).toEqual({
    terminalSequence: expect.stringMatching(/x: needs you - Its session asks you something.*\u0007\u0007$/) as string,
  });
  const noted = project.journal('x').filter(({ event }) => event === 'waits');
  expect(noted).toMatchObject([{ for: expect.stringContaining('the user: Its session asks you') as string }]);

  // Whoever waited has gone on.
  project.write('s1.jsonl', row({ type: 'tool_use', id: 't2', name: 'AskUserQuestion', input: {} }));
  const later = new Date(Date.now() + 10_000);
  for (const file of [agentFile, 's1.jsonl']) utimesSync(project.path(file), later, later);
  expect((await needs()).needs.join()).not.toContain('asks');
  expect(await session.hook('notified', 'PermissionRequest', { ...fields, tool_name: 7 })).toBeUndefined();
});
