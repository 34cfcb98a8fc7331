import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, type Signals } from '../../../src/loop/rules/decide.ts';
import { reserveHours } from '../../../src/loop/rules/budgets.ts';
import { endReasons, type EndReason } from '../../../src/base/vocabulary.ts';
import { anyState } from '../../support/samples.ts';

const anySignals: fc.Arbitrary<Signals> = fc.record({
  ending: fc.option(
    fc.record({ reason: fc.constantFrom(...(Object.keys(endReasons) as EndReason[])), message: fc.string() }),
    { freq: 5 },
  ),
  hours: fc.double({ min: 0, max: 100, noNaN: true }),
  pace: fc.record({
    iteration_interval_seconds: fc.nat({ max: 100 }),
    backoff_on_failure: fc.boolean(),
    backoff_multiplier: fc.constantFrom(1, 2),
    max_backoff_seconds: fc.constantFrom(1, 300),
  }),
  pause: fc.option(fc.record({ seconds: fc.nat({ max: 9_000 }), why: fc.string() })),
  runningAgents: fc.nat({ max: 3 }),
  problems: fc.array(fc.string(), { maxLength: 3 }),
  inputWaiting: fc.boolean(),
  repairs: fc.nat({ max: 4 }),
  idleTurns: fc.nat({ max: 9 }),
});

describe('decide, for any state and signals', () => {
  it('never completes what was not completed', () => {
    fc.assert(
      fc.property(anyState, anySignals, (from, seen) => {
        const decision = decide(from, seen);
        if (decision.kind !== 'end' || decision.reason !== 'complete' || from.status !== 'in_progress') return;
        if (seen.ending !== null) return;
        expect(from).toMatchObject({
          finishing: 'complete',
          writing_iteration: from.iteration,
          recorded_iteration: from.iteration,
        });
        expect(seen).toMatchObject({ problems: [], runningAgents: 0, inputWaiting: false });
      }),
      { numRuns: 1_000 },
    );
  });

  it('waits for agents and for typed input as long as nothing ends the workflow, and for nothing else', () => {
    fc.assert(
      fc.property(anyState, anySignals, (from, seen) => {
        const late = seen.hours >= from.max_duration_hours + reserveHours(from);
        const spent = late || (from.cost_usd ?? 0) >= from.max_cost_usd;
        const ends = from.status !== 'in_progress' || seen.ending !== null || spent;
        const waits = !ends && (seen.runningAgents > 0 || seen.inputWaiting);
        expect(decide(from, seen).kind === 'wait').toBe(waits);
      }),
    );
  });

  it('goes on with nothing that has ended', () => {
    fc.assert(
      fc.property(anyState, anySignals, (from, seen) => {
        if (from.status !== 'in_progress') expect(decide(from, seen).kind).toBe('end');
      }),
    );
  });
});
