import { mkdirSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { workflowPaths } from '../../src/files/paths.ts';
import { readState } from '../../src/loop/state-file.ts';
import { elapsedHours } from '../../src/loop/rules/state.ts';
import { AwakeClock } from '../../src/session/activity.ts';
import { keepWatch } from '../../src/supervisor/session.ts';
import { projectWithWorkflow } from '../support/feature-project.ts';

afterEach(() => {
  vi.useRealTimers();
});

const hour = 3_600_000;

const control = {
  print: () => undefined,
  soon: new AbortController().signal,
  now: new AbortController().signal,
  longestWait: Infinity,
};

/** The hours of a workflow that count, after ticks at which the clock on the wall and the steady one have moved on by this. */
async function hoursAfter(...ticks: { wall: number; steady: number }[]): Promise<number> {
  const project = await projectWithWorkflow();
  const paths = workflowPaths(project.root, 'x');
  mkdirSync(paths.runtime);
  // The clock of the machine cannot be set in a test.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hour });
  let steady = 0;
  const mustEnd = keepWatch(paths, 'session', control, new AwakeClock(() => steady));
  const before = elapsedHours(await readState(paths), new Date());
  for (const tick of ticks) {
    steady += tick.steady;
    vi.setSystemTime(Date.now() + tick.wall);
    expect(await mustEnd()).toBeUndefined();
  }
  return elapsedHours(await readState(paths), new Date()) - before;
}

describe('the watch over a session', () => {
  it('counts the hours in which the machine works', async () => {
    expect(await hoursAfter(...Array.from({ length: 4 }, () => ({ wall: 9_000, steady: 9_000 })))).toBeCloseTo(0.01, 4);
  });

  it('counts neither a sleep nor a clock that is set forward', async () => {
    const tick = { wall: 3_000, steady: 3_000 };
    // Asleep: both clocks move on, or only that on the wall.
    for (const leap of [
      { wall: 8 * hour, steady: 8 * hour },
      { wall: 8 * hour, steady: 3_000 },
    ])
      expect(await hoursAfter(tick, leap, tick, tick)).toBeLessThan(0.02);
  });
});
