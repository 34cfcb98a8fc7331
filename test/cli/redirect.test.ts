import { expect, it } from 'vitest';
import { begunSession } from '../support/session.ts';

it('tells the same words once, and shows in status what waits to be told', async () => {
  const { project } = await begunSession();
  const redirect = async (...words: string[]) => (await project.cli('redirect', ...words)).stdout;
  expect(await redirect('Leave out phones', 'x')).not.toContain('told once');
  expect(await redirect(' Leave out phones', 'x')).toContain('The same words wait there already; they are told once.');
  expect(await redirect('Leave out phones', 'x', '--priority', 'high')).not.toContain('told once');
  expect(await redirect('Leave out phones', 'x')).toContain('told once');
  const waiting = (await project.cli('status', 'x')).stdout.split('\n').filter((line) => line.startsWith('to be told'));
  expect(waiting).toEqual([
    expect.stringContaining('“Leave out phones”'),
    expect.stringContaining('“Leave out phones”'),
  ]);
});
