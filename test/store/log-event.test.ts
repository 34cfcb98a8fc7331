import { describe, expect, it } from 'vitest';
import { begunSession, Session } from '../support/session.ts';
import { newProject } from '../support/project.ts';

const linesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: string; event: string });

describe('the log of a workflow', () => {
  it('holds its events with their levels, and what goes wrong as a warning', async () => {
    const session = await begunSession();
    await session.endsTurn();
    const lines = linesOf(session.project.read('docs/research-x/.runtime/log.jsonl'));
    expect(lines.at(-1)).toMatchObject({ level: 'warning', event: 'sent-back', iteration: 1 });
  });

  it('holds what the configuration asks for, where it says', async () => {
    const environment = { AUTONOMOUS_WORKFLOW_LOG_FILE: 'Logs/{name}.log', AUTONOMOUS_WORKFLOW_LOG_LEVEL: 'WARN' };
    const session = new Session(await newProject(), 's1', { environment });
    await session.begins('x');
    await session.endsTurn();
    expect(linesOf(session.project.read('Logs/x.log')).map(({ event }) => event)).toEqual(['sent-back']);
  });
});
