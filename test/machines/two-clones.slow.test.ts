import { describe, expect, it } from 'vitest';
import { interleaveMachines } from './two-clones.ts';

describe('two machines and one workflow', { timeout: 300_000 }, () => {
  it('has one owner at a time and loses nothing, whoever is killed and whichever push is lost', async () => {
    const done = await interleaveMachines(10, Number(process.env.TORTURE_SEED ?? Date.now() % 1_000_000));
    expect(done.kept).toBeGreaterThan(5);
  });
});
