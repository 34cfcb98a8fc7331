import { expect, it } from 'vitest';
import { begunSession } from '../support/session.ts';

it('delivers the same redirect once, and shows in status those that wait', async () => {
  const { project } = await begunSession();
  const redirect = async (...words: string[]) => (await project.cli('redirect', ...words)).stdout;
  expect(await redirect('Leave out phones', 'x')).not.toContain('delivered once');
  expect(await redirect(' Leave out phones', 'x')).toContain(
    'The same redirect is already waiting; it is delivered once.',
  );
  expect(await redirect('Leave out phones', 'x', '--priority', 'high')).not.toContain('delivered once');
  expect(await redirect('Leave out phones', 'x')).toContain('delivered once');
  const waiting = (await project.cli('status', 'x')).stdout.split('\n').filter((line) => line.startsWith('redirect'));
  expect(waiting).toEqual([
    expect.stringContaining('“Leave out phones”'),
    expect.stringContaining('“Leave out phones”'),
  ]);
});

it('takes the name first, too, as the slash command does', async () => {
  const { project } = await begunSession();
  const { stdout, exitCode } = await project.cli('redirect', 'x', 'Leave out phones');
  expect([exitCode, stdout]).toEqual([0, expect.stringContaining("The workflow 'x' gets “Leave out phones” when")]);
  expect((await project.cli('status', 'x')).stdout).toContain('“Leave out phones”');
  // Claude Code's input line, after another command was answered and put back into it.
  const stuck = await project.cli('redirect', 'Leave out tablets /autonomous-workflow:stop', 'x');
  expect([stuck.exitCode, stuck.stderr]).toEqual([
    2,
    expect.stringMatching(/holds another command.*\n→ Clear the line/),
  ]);
  expect((await project.cli('status', 'x')).stdout).not.toContain('tablets');
  const { stderr } = await project.cli('redirect', 'y', 'Leave out phones');
  expect(stderr).toContain("There is no workflow 'Leave out phones'");
});
