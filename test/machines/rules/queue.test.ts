import { describe, expect, it } from 'vitest';
import { readQueue, wordsFor, type QueuedJob } from '../../../src/machines/rules/queue.ts';

const job: QueuedJob = { name: 'x', engine: 'here', mode: undefined, prompt: undefined };

describe('the list of workflows', () => {
  it('takes the engine of the list where a job names none, and this machine where neither does', () => {
    const jobs = [{ name: 'a' }, { name: 'b', engine: 'here' }];
    expect(readQueue({ engine: 'github', jobs })).toMatchObject({ jobs: [{ engine: 'github' }, { engine: 'here' }] });
    expect(readQueue({ jobs: [{ name: 'a' }] })).toMatchObject({ jobs: [{ engine: 'here' }] });
  });

  it.each<[string, unknown, string]>([
    ['no jobs', { jobs: [] }, 'jobs'],
    ['an unknown engine', { engine: 'jenkins', jobs: [{ name: 'a' }] }, 'engine'],
    ['a key that is misspelt', { jobs: [{ name: 'a', promt: 'x' }] }, 'promt'],
    ['a name that is none', { jobs: [{ name: 'A b' }] }, 'lower-case'],
    ['a name twice', { jobs: [{ name: 'a' }, { name: 'a' }] }, 'a occurs twice'],
    ['a prompt without a mode', { jobs: [{ name: 'a', prompt: 'x' }] }, 'needs a mode'],
    [
      'a new workflow for kubernetes',
      { engine: 'kubernetes', jobs: [{ name: 'a', mode: 'research' }] },
      'only gone on',
    ],
  ])('refuses %s', (_, list, says) => {
    const read = readQueue(list);
    expect('problems' in read ? read.problems.join() : 'accepted').toContain(says);
  });

  it.each<[Partial<QueuedJob>, string[]]>([
    [{}, ['run', 'x', '--unless-ended']],
    [{ mode: 'research', prompt: '--help' }, ['run', '--mode', 'research', '--', 'x', '--help']],
    [{ engine: 'github' }, ['gh', 'workflow', 'run', 'aw-x.yml']],
    [
      { engine: 'github', mode: 'research', prompt: 'A=b' },
      ['gh', 'workflow', 'run', 'aw-x.yml', '-f', 'mode=research', '-f', 'prompt=A=b'],
    ],
    [{ engine: 'kubernetes' }, ['kubectl', 'create', '-f', 'deploy/autonomous-workflow/x-argo.yml']],
  ])('hands %j over as words', (changes, words) => {
    expect(wordsFor({ ...job, ...changes })).toEqual(words);
  });
});
