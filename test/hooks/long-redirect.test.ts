import { expect, it } from 'vitest';
import { begunSession, continuation } from '../support/session.ts';

it('a redirection is refused when a brief would cut it, with the limit; a file is told as far as it goes, with where the rest is', async () => {
  const session = await begunSession();
  const { stderr, exitCode } = await session.project.cli('redirect', 'a'.repeat(2_501));
  expect({ stderr, exitCode }).toEqual({
    exitCode: 2,
    stderr: expect.stringMatching(
      /too long for a brief[^]*at most 2500 characters; received 2501 characters[^]*put the details into a file/,
    ) as string,
  });
  expect((await session.project.cli('redirect', 'a'.repeat(2_500))).exitCode).toBe(0);
  session.project.write('docs/research-x/redirect.md', 'b'.repeat(2_600));
  await session.worksThrough('x', 1);
  const second = continuation(await session.endsTurn()) ?? '';
  expect(second).toContain('a'.repeat(2_500));
  expect(second).toContain("records/redirects.json in the workflow's folder has the whole text.");
  expect(session.project.read('docs/research-x/records/redirects.json')).toContain('b'.repeat(2_600));
});
