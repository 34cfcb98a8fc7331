import { expect, it } from 'vitest';
import { describeDone, interleave } from './interleaving.ts';

const seed = Number(process.env.TORTURE_SEED ?? Date.now() % 1_000_000);
const runs = Number(process.env.INTERLEAVINGS ?? 5);

it(
  'no commit is lost, and nothing passes without its commit, when commands and the user’s git run into each other',
  { timeout: 600_000 + runs * 30_000 },
  async () => {
    const done = await interleave(runs, seed);
    console.log(`seed ${seed}\n${describeDone(done)}`);
    expect(done.get('runs')).toBe(runs);
  },
);
