import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, mostIdleTurns, mostRepairs, type Decision, type Signals } from '../../src/engine/decide.ts';
import type { WorkflowState } from '../../src/engine/state.ts';
import { endReasons, type EndReason } from '../../src/engine/vocabulary.ts';
import { anyState, state } from './samples.ts';

const signals = (more: Partial<Signals> = {}): Signals => ({
  runningAgents: 0,
  problems: [],
  inputWaiting: false,
  readyToRecord: false,
  repairs: 0,
  idleTurns: 0,
  ...more,
});
const broken = (more: Partial<Signals> = {}) => signals({ problems: ['Mend this.'], ...more });

const searching = state({ iteration: 3 });
const recorded = state({ iteration: 3, recorded_iteration: 3 });
const writing = (more: Partial<WorkflowState> = {}) =>
  state({ iteration: 10, writing_iteration: 10, finishing: 'max_iterations', ...more });
const written = (finishing: EndReason) => writing({ recorded_iteration: 10, finishing });

/** The decision in a word: its kind with what tells it from others of the kind. */
function word(decision: Decision): string {
  if (decision.kind === 'end') return `end ${decision.reason}`;
  if (decision.kind === 'continue') return decision.failed ? 'give up' : 'continue';
  return decision.kind === 'repair' && decision.urgent ? 'repair urgently' : decision.kind;
}

describe('decide', () => {
  const cases: [string, WorkflowState, Signals, string][] = [
    ['agents at work', searching, broken({ runningAgents: 1 }), 'wait'],
    [
      'agents at work, however idle the session',
      searching,
      broken({ runningAgents: 1, idleTurns: 99, repairs: 99 }),
      'wait',
    ],
    ['agents at work in a recorded iteration', recorded, signals({ runningAgents: 2 }), 'wait'],
    ['typed input that waits', searching, broken({ inputWaiting: true, idleTurns: 99, repairs: 99 }), 'wait'],
    ['typed input that waits in a recorded iteration', recorded, signals({ inputWaiting: true }), 'wait'],
    ['typed input that waits after the write-up', written('complete'), signals({ inputWaiting: true }), 'wait'],
    ['an iteration that counts', recorded, signals(), 'continue'],
    ['an iteration that counts after idle turns', recorded, signals({ idleTurns: 99 }), 'continue'],
    [
      'saturation found by a search',
      state({ iteration: 3, recorded_iteration: 3, finishing: 'complete' }),
      signals(),
      'continue',
    ],
    ['no problem but no record', searching, signals(), 'repair'],
    ['agents that have just handed in', searching, broken({ readyToRecord: true, repairs: 99 }), 'remind'],
    ['a first problem', searching, broken(), 'repair'],
    ['a problem of a recorded iteration', recorded, broken({ repairs: mostRepairs - 1 }), 'repair'],
    ['the turn before the last warning', searching, broken({ idleTurns: mostIdleTurns - 3 }), 'repair'],
    ['a first warning', searching, broken({ idleTurns: mostIdleTurns - 2 }), 'repair urgently'],
    ['a last warning', searching, broken({ idleTurns: mostIdleTurns - 1 }), 'repair urgently'],
    ['an idle session', searching, broken({ idleTurns: mostIdleTurns }), 'end no_progress'],
    [
      'an idle session with repairs left',
      searching,
      broken({ idleTurns: mostIdleTurns, repairs: 0 }),
      'end no_progress',
    ],
    ['a problem that repairs did not mend', searching, broken({ repairs: mostRepairs }), 'give up'],
    ['the second failure in a row', state({ consecutive_failures: 1 }), broken({ repairs: mostRepairs }), 'give up'],
    [
      'the third failure in a row',
      state({ consecutive_failures: 2 }),
      broken({ repairs: mostRepairs }),
      'end failure_threshold',
    ],
    [
      'a failure where none is allowed',
      state({ failure_threshold: 1 }),
      broken({ repairs: 2 }),
      'end failure_threshold',
    ],
    [
      'a failed write-up with iterations left',
      writing({ iteration: 9, writing_iteration: 9 }),
      broken({ repairs: 2 }),
      'give up',
    ],
    ['a failed write-up in the last iteration', writing(), broken({ repairs: 2 }), 'end failure_threshold'],
    ['the write-up of a complete search', written('complete'), signals(), 'end complete'],
    ['the write-up at the last iteration', written('max_iterations'), signals(), 'end max_iterations'],
    ['the write-up after the last hour', written('max_duration'), signals(), 'end max_duration'],
    ['the write-up after the last dollar', written('max_cost'), signals(), 'end max_cost'],
    ['a write-up that is not recorded', writing(), broken(), 'repair'],
    ['a stopped workflow', state({ status: 'stopped', end_reason: 'stop_requested' }), broken(), 'end stop_requested'],
    [
      'a stopped workflow with agents at work',
      state({ status: 'stopped' }),
      signals({ runningAgents: 3 }),
      'end stop_requested',
    ],
    [
      'a stopped workflow with typed input that waits',
      state({ status: 'stopped' }),
      signals({ inputWaiting: true }),
      'end stop_requested',
    ],
    ['a seed that says blocked', state({ status: 'blocked' }), signals(), 'end stop_requested'],
  ];
  it.each(cases)('%s', (_, from, seen, decision) => expect(word(decide(from, seen))).toBe(decision));

  it.each(Object.keys(endReasons) as EndReason[])('stays ended for the reason %s', (reason) => {
    const ended = state({ status: 'failed', end_reason: reason, end_message: 'Told before.' });
    expect(decide(ended, broken())).toEqual({ kind: 'end', reason, message: 'Told before.' });
  });

  it('hands problems on as they are', () => {
    const problems = ['Do this.', 'Do that.'];
    expect(decide(searching, signals({ problems }))).toEqual({ kind: 'repair', problems, urgent: false });
    expect(decide(searching, signals({ problems, readyToRecord: true }))).toEqual({ kind: 'remind', problems });
  });

  const messages: [WorkflowState, Signals, RegExp][] = [
    [written('complete'), signals(), /^Research is complete: 7 findings from 4 sources in 10 iterations\.$/],
    [
      written('max_iterations'),
      signals(),
      /^The iterations are used up \(10 of at most 10\) before research was saturated: 7 findings/,
    ],
    [
      writing({ iteration: 4, writing_iteration: 4, recorded_iteration: 4 }),
      signals(),
      /^The iterations are used up \(4 of at most 10\) before research was saturated: 7 findings/,
    ],
    [written('max_duration'), signals(), /time limit of 24 hours is reached: 7 findings/],
    [written('max_cost'), signals(), /ended \(max_cost\): 7 findings/],
    [state({ status: 'blocked' }), signals(), /^The workflow is blocked\.$/],
    [searching, broken({ idleTurns: 6 }), /^6 turns in a row did nothing/],
    [
      state({ failure_threshold: 1 }),
      broken({ repairs: 2 }),
      /^1 iterations in a row could not be completed\. The last one: Mend this\.$/,
    ],
    [writing(), broken({ repairs: 2 }), /The last iteration, which writes the report, could not be completed/],
  ];
  it.each(messages)('tells why it ends, with numbers', (from, seen, message) => {
    expect(decide({ ...from, findings_count: 7, sources_cited: 4 }, seen)).toMatchObject({
      kind: 'end',
      message: expect.stringMatching(message) as string,
    });
  });
});

const anySignals: fc.Arbitrary<Signals> = fc.record({
  runningAgents: fc.nat({ max: 3 }),
  problems: fc.array(fc.string(), { maxLength: 3 }),
  inputWaiting: fc.boolean(),
  readyToRecord: fc.boolean(),
  repairs: fc.nat({ max: 4 }),
  idleTurns: fc.nat({ max: 9 }),
});

describe('decide, for any state and signals', () => {
  it('decides, twice the same, and changes nothing', () => {
    fc.assert(
      fc.property(anyState, anySignals, (from, seen) => {
        const before = structuredClone({ from, seen });
        const decision = decide(from, seen);
        expect(decide(from, seen)).toEqual(decision);
        expect({ from, seen }).toEqual(before);
      }),
    );
  });

  it('never completes what was not completed', () => {
    fc.assert(
      fc.property(anyState, anySignals, (from, seen) => {
        const decision = decide(from, seen);
        if (decision.kind !== 'end' || decision.reason !== 'complete' || from.status !== 'in_progress') return;
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

  it('waits for agents and for typed input as long as the workflow is in progress, and for nothing else', () => {
    fc.assert(
      fc.property(anyState, anySignals, (from, seen) => {
        const waits = from.status === 'in_progress' && (seen.runningAgents > 0 || seen.inputWaiting);
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

  it('does not send back more often than it may', () => {
    fc.assert(
      fc.property(anyState, anySignals, (from, seen) => {
        const decision = decide(from, seen);
        if (decision.kind === 'repair') expect(seen.repairs).toBeLessThan(mostRepairs);
        if (decision.kind === 'repair') expect(seen.idleTurns).toBeLessThan(mostIdleTurns);
      }),
    );
  });
});
