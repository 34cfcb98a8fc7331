import { expect, it } from 'vitest';
import { AwakeClock } from '../../src/session/activity.ts';

it('a clock of the time awake leaves out the gaps that no tick explains', () => {
  let steady = 5_000;
  const clock = new AwakeClock(() => steady);
  steady += 500;
  expect(clock.read()).toBe(500);
  steady += 3_600_000;
  expect(clock.read()).toBe(500);
  steady += 9_000;
  expect(clock.read()).toBe(9_500);
});
