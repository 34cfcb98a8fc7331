import { describe, expect, it } from 'vitest';
import { begunSession } from '../support/session.ts';

describe('a stop file that a repository names', () => {
  it('is told with the line that names it', async () => {
    const session = await begunSession();
    session.project.write('.autonomous-workflow.yaml', 'max_iterations: 5\nstop_file: Control/STOP\n');
    session.project.write('Control/STOP', '');
    expect((await session.endsTurn())?.systemMessage).toMatch(
      /The stop file Control\/STOP \(stop_file of .*\.autonomous-workflow\.yaml, line 2\) is there/,
    );
  });
});
