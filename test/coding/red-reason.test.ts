import { describe, expect, it } from 'vitest';
import { runRedGreen } from '../../src/coding/check-tests.ts';
import { startOfFeature } from '../../src/programs/git/repository.ts';
import { addsMany, begin, requestFor, testOf } from '../support/red-green.ts';

describe('new tests', () => {
  // Other reasons, from what runners print: rules/red-reason.test.ts.
  it('that failed before for a time limit do not show that the feature was missing', async () => {
    const why = 'timed out after 500ms';
    const code = 'await new Promise((done) => setTimeout(done, add(1, 1, 1) === 3 ? 0 : 1500));';
    const repository = begin();
    const { commit } = await startOfFeature(repository.root);
    repository.write('src/add.mjs', addsMany);
    const many = testOf('adds many', code).replace("', ()", "', { timeout: 500 }, async ()");
    repository.write('test/more.test.mjs', many);
    expect(await runRedGreen(await requestFor(repository, commit, {}))).toMatchObject({
      verdict: 'could_not_run',
      reason: 'the new tests failed before for something else than the missing feature',
      otherwise: [expect.stringMatching(`adds many \\(.*${why}`) as string],
    });
    repository.write('test/most.test.mjs', testOf('adds most', 'assert.equal(add(1, 1, 1, 1), 4)'));
    expect(await runRedGreen(await requestFor(repository, commit, {}))).toMatchObject({
      verdict: 'red_green',
      otherwise: [expect.stringContaining(why) as string],
    });
  });
});
