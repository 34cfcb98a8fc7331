import { describe, expect, it } from 'vitest';
import { interleaveMachines } from './two-clones.ts';

describe('two machines and one workflow, for long', { timeout: 3_600_000 }, () => {
  it('has one owner at a time and loses nothing in 200 interleavings', async () => {
    const done = await interleaveMachines(200, Number(process.env.TORTURE_SEED ?? Date.now() % 1_000_000));
    console.log(JSON.stringify(done));
    expect(done.killed).toBeGreaterThan(30);
    expect(done.lost).toBeGreaterThan(3);
    expect(done.refused).toBeGreaterThan(20);
  });
});
