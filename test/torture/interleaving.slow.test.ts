import { expect, it } from 'vitest';
import { describeDone, interleave } from './interleaving.ts';

const seed = Number(process.env.TORTURE_SEED ?? Date.now() % 1_000_000);

it(
  'no commit is lost, and nothing passes without its commit, when commands and the user’s git run into each other',
  { timeout: 600_000 },
  async () => {
    const done = await interleave(5, seed);
    console.log(`seed ${seed}\n${describeDone(done)}`);
    expect(done.get('runs')).toBe(5);
  },
);
