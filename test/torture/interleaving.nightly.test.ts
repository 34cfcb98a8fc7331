import { expect, it } from 'vitest';
import { describeDone, interleave } from './interleaving.ts';

const seed = Number(process.env.TORTURE_SEED ?? Date.now() % 1_000_000);
const runs = Number(process.env.INTERLEAVINGS ?? 500);

it('no commit is lost in hundreds of random interleavings', { timeout: 4 * 3_600_000 }, async () => {
  const done = await interleave(runs, seed);
  console.log(`seed ${seed}\n${describeDone(done)}`);
  expect(done.get('runs')).toBe(runs);
});
