import { rmSync } from 'node:fs';
import { execaSync } from 'execa';
import { describe, expect, it } from 'vitest';
import { researchPersona } from '../simulator/persona/persona.ts';
import { startSupervised } from '../simulator/supervised-run.ts';
import { Scenario } from './scenario.ts';

const minute = 60_000;
const git = (cwd: string, ...words: string[]) =>
  execaSync('git', words, { cwd, env: { GIT_CONFIG_GLOBAL: '/dev/null' } }).stdout;

describe('run on two machines', { timeout: 10 * minute }, () => {
  it('goes on where the other machine has left off, and is refused while that one works', async () => {
    await using scenario = await Scenario.create({ model: researchPersona({ agentDelayMilliseconds: 2_000 }) });
    const [remote, other] = [`${scenario.folder}-remote.git`, `${scenario.folder}-other`];
    git('/', 'clone', '--quiet', '--bare', scenario.folder, remote);
    git('/', 'clone', '--quiet', remote, other);
    try {
      const run = (cwd: string, ...words: string[]) =>
        startSupervised({
          cwd,
          apiUrl: scenario.api.url,
          words: [...words, '--remote', remote, '--iterations', '1', '--json'],
          timeoutMilliseconds: 4 * minute,
        });
      const words = ['--mode', 'research', '--max-iterations', '2', 'rate-limiting', 'How do limiters compare?'];
      const first = await run(scenario.folder, ...words);
      await expect.poll(() => scenario.hasEvent('agent-started'), { timeout: minute }).toBe(true);
      const refused = await (await run(other, 'rate-limiting')).finished;
      expect(refused.exitCode).toBe(75);
      expect(refused.stdout + refused.stderr).toContain('Another machine is driving the workflow');
      expect(git(other, 'status', '--porcelain')).toBe('');
      const one = await first.finished;
      expect(one.exitCode, one.stdout + one.stderr).toBe(0);
      expect(one.lines.at(-1)).toMatchObject({ why: 'enough', iterations: 1 });

      const two = await (await run(other, 'rate-limiting')).finished;
      expect(two.exitCode, two.stdout + two.stderr).toBe(2);
      expect(two.lines.at(-1)).toMatchObject({
        why: 'over',
        end_reason: 'max_iterations',
        iteration: 2,
        iterations: 1,
      });
      const [before, after] = [one, two].map(({ lines }) => Number(lines.at(-1)?.total_usd));
      expect(after).toBeGreaterThan(before ?? NaN);

      const files = git(remote, 'ls-tree', '-r', '--name-only', 'aw/rate-limiting').split('\n');
      expect(files).toContain('docs/research-rate-limiting/ledger.json');
      expect(files.filter((file) => file.includes('.runtime'))).toEqual([]);
      const journal = git(remote, 'show', 'aw/rate-limiting:docs/research-rate-limiting/journal.jsonl');
      const recorded = journal.split('\n').filter((line) => line.includes('"event":"recorded"'));
      expect(recorded).toHaveLength(2);
      expect(git(remote, 'branch', '--list', '*-kept-*')).toBe('');

      // The first machine sees the end of the second one's work, and has nothing to keep.
      const again = await (await run(scenario.folder, 'rate-limiting', '--unless-ended')).finished;
      expect(again.lines.at(-1)).toMatchObject({ why: 'over', iteration: 2, iterations: 0 });
      expect(scenario.state()).toMatchObject({ status: 'stopped', iteration: 2, recorded_iteration: 2 });
      expect(git(remote, 'branch', '--list', '*-kept-*')).toBe('');
    } finally {
      for (const folder of [remote, other]) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  });

  it('repeats no iteration on the machine that was taken over when it comes back', async () => {
    await using scenario = await Scenario.create({ model: researchPersona({ agentDelayMilliseconds: 2_000 }) });
    const [remote, other] = [`${scenario.folder}-remote.git`, `${scenario.folder}-other`];
    git('/', 'clone', '--quiet', '--bare', scenario.folder, remote);
    git('/', 'clone', '--quiet', remote, other);
    try {
      const run = (cwd: string, ...words: string[]) =>
        startSupervised({
          cwd,
          apiUrl: scenario.api.url,
          words: [...words, '--remote', remote, '--json'],
          timeoutMilliseconds: 4 * minute,
        });
      const words = ['--mode', 'research', '--max-iterations', '8', 'rate-limiting', 'How do limiters compare?'];
      expect((await (await run(scenario.folder, ...words, '--iterations', '1')).finished).exitCode).toBe(0);
      const overtaken = await run(scenario.folder, 'rate-limiting');
      await expect.poll(() => scenario.began(2), { timeout: minute }).toBe(true);
      const taker = await (await run(other, 'rate-limiting', '--iterations', '1', '--take-over')).finished;
      expect(taker.exitCode, taker.stdout).toBe(0);
      overtaken.signal('SIGTERM');
      await overtaken.finished;
      const back = await (await run(scenario.folder, 'rate-limiting', '--iterations', '1')).finished;
      expect(back.exitCode, back.stdout).toBe(0);
      expect(back.stdout).not.toMatch(/was changed or cut|by other means|is set aside/);
      const journal = git(remote, 'show', 'aw/rate-limiting:docs/research-rate-limiting/journal.jsonl').split('\n');
      const recorded = journal.filter((line) => line.includes('"event":"recorded"'));
      const numbers = recorded.map((line) => (JSON.parse(line) as { iteration: number }).iteration);
      expect(numbers.length).toBeGreaterThanOrEqual(3);
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    } finally {
      for (const folder of [remote, other]) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  });
});
