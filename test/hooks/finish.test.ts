import { describe, expect, it } from 'vitest';
import { begunSession, type Session } from '../support/session.ts';

const folder = 'docs/research-x';
const report = `${folder}/x-report.tex`;
const loopFile = '.claude/ralph-loop.local.md';
const agents = { background_tasks: [{ id: 't1', type: 'subagent', status: 'running' }] };

/** A report that compiled once and does not now, in a ralph-loop. */
async function broken(): Promise<Session> {
  const session = await begunSession();
  const { project } = session;
  const good = project.read(report);
  const spoiled = `${good}\n% SPOILED`;
  project.write(`${folder}/.runtime/built-report.tex`, good);
  project.write(report, spoiled);
  project.write(`${folder}/.runtime/compiled-report.tex`, spoiled);
  project.write(`${folder}/.runtime/compiled-sources.bib`, project.read(`${folder}/sources.bib`));
  const failed = { outcome: 'failed', findings: [], unresolved: null, missingTitles: null };
  project.write(`${folder}/.runtime/compiled.json`, JSON.stringify(failed));
  project.write(loopFile, '---\nactive: true\niteration: 1\nsession_id: s1\nmax_iterations: 9\n---\nresearch');
  return session;
}

describe('a report that does not compile any more is put back, and the loop cancelled, when the workflow is ended', () => {
  const sentence = /The report did not compile, so the last one that did was put back; the other is kept as /;

  it.each([
    ['stop', (session: Session) => session.project.cli('stop', 'x').then(({ stdout }) => stdout)],
    ['cancel', (session: Session) => session.project.cli('cancel', 'x').then(({ stdout }) => stdout)],
    ['complete', (session: Session) => session.types('autonomous-workflow:complete', 'x').then((one) => one?.reason)],
    [
      'a stop file at the end of a turn',
      async (session: Session) => {
        session.project.write(`${folder}/STOP`, '');
        return (await session.endsTurn())?.systemMessage;
      },
    ],
    [
      'a stop file that is met at rest',
      async (session: Session) => {
        const { woken } = await session.endsTurnWaiting(agents);
        session.project.write(`${folder}/STOP`, '');
        await woken;
        return session.project.state('x').end_message;
      },
    ],
  ])('by %s', async (_, end) => {
    const session = await broken();
    const { project } = session;
    expect(await end(session)).toMatch(sentence);
    expect(project.state('x').end_message).toMatch(sentence);
    expect(project.read(report)).not.toContain('SPOILED');
    expect(project.exists(loopFile)).toBe(false);
    expect(project.events('x').slice(-2)).toEqual(['ended', 'loop-cancelled']);
  });
});
