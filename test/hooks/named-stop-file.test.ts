import { describe, expect, it } from 'vitest';
import { begunSession, continuation } from '../support/session.ts';

describe('a stop file that a repository names', () => {
  it('is told with the line that names it', async () => {
    const session = await begunSession();
    session.project.write('.autonomous-workflow.yaml', 'max_iterations: 5\nstop_file: Control/STOP\n');
    session.project.write('Control/STOP', '');
    expect((await session.endsTurn())?.systemMessage).toMatch(
      /The stop file Control\/STOP \(stop_file of .*\.autonomous-workflow\.yaml, line 2\) is there/,
    );
  });

  it('is no file that is there for something else', async () => {
    const session = await begunSession();
    session.project.write('README.md', 'Read me.');
    session.project.write('.autonomous-workflow.yaml', 'stop_file: README.md\n');
    const answer = await session.endsTurn();
    expect(continuation(answer)).toContain('is not complete yet');
    expect(answer?.systemMessage).toContain('line 1: stop_file: expected');
    expect(session.project.state('x').status).toBe('in_progress');
  });
});
