import { describe, expect, it } from 'vitest';
import {
  decide,
  leftUndone,
  mostIdleTurns,
  mostRepairs,
  type Decision,
  judgeTurn,
  type Facts,
} from '../../../src/loop/rules/decide.ts';
import { conclusions } from '../../../src/loop/rules/iteration.ts';
import type { WorkflowState } from '../../../src/loop/rules/state.ts';
import { endReasons, phases, type EndReason } from '../../../src/base/vocabulary.ts';
import { pace, signals, state, anyState } from '../../support/samples.ts';
import fc from 'fast-check';
import { reserveHours } from '../../../src/loop/rules/budgets.ts';

const broken = (more: Partial<Facts> = {}) => signals({ problems: ['Fix this.'], ...more });

const searching = state({ iteration: 3 });
const recorded = state({ iteration: 3, recorded_iteration: 3 });
const writing = (more: Partial<WorkflowState> = {}) =>
  state({ iteration: 10, writing_iteration: 10, finishing: 'max_iterations', ...more });
const written = (finishing: EndReason) => writing({ recorded_iteration: 10, finishing });

const told = (reason: EndReason) => ({ reason, message: 'Told.' });
const costing = (cost_usd: number | null) => state({ iteration: 3, cost_usd, max_cost_usd: 50 });

/** The decision in a word: its kind with what tells it from others of the kind. */
function word(decision: Decision): string {
  if (decision.kind === 'end') return `end ${decision.reason}`;
  return decision.kind === 'continue' && decision.failed ? 'give up' : decision.kind;
}

describe('decide', () => {
  const cases: [string, WorkflowState, Facts, string][] = [
    ['agents at work', searching, broken({ runningAgents: 1 }), 'wait'],
    ['typed input that waits', searching, broken({ inputWaiting: true, idleTurns: 99, repairs: 99 }), 'wait'],
    ['an iteration that counts', recorded, signals(), 'continue'],
    ['no problem but no record', searching, signals(), 'repair'],
    ['a first problem', searching, broken(), 'repair'],
    ['a problem of a recorded iteration', recorded, broken({ repairs: mostRepairs - 1 }), 'repair'],
    ['the last idle turn', searching, broken({ idleTurns: mostIdleTurns - 1 }), 'repair'],
    ['an idle session', searching, broken({ idleTurns: mostIdleTurns }), 'end no_progress'],
    ['a problem that repairs did not fix', searching, broken({ repairs: mostRepairs }), 'give up'],
    ['the second failure in a row', state({ consecutive_failures: 1 }), broken({ repairs: mostRepairs }), 'give up'],
    [
      'the third failure',
      state({ consecutive_failures: 2 }),
      broken({ repairs: mostRepairs }),
      'end failure_threshold',
    ],
    [
      'a failed write-up, not the last',
      writing({ iteration: 9, writing_iteration: 9 }),
      broken({ repairs: 2 }),
      'give up',
    ],
    ['a failed write-up in the last iteration', writing(), broken({ repairs: 2 }), 'end failure_threshold'],
    ['the write-up of a complete search', written('complete'), signals(), 'end complete'],
    ['the write-up at the last iteration', written('max_iterations'), signals(), 'end max_iterations'],
    ['a write-up that is not recorded', writing(), broken(), 'repair'],
    ['a stop file', searching, broken({ ending: told('stop_requested') }), 'end stop_requested'],
    ['a task that was moved to its end', recorded, signals({ ending: told('complete') }), 'end complete'],
    ['a task that was rejected', searching, signals({ ending: told('cancelled') }), 'end cancelled'],
    ['files beyond repair', searching, signals({ ending: told('invalid_state') }), 'end invalid_state'],
    ['a signal', searching, signals({ ending: told('interrupted'), runningAgents: 1 }), 'end interrupted'],
    ['the last hour in the middle of a search', searching, broken({ hours: 24.9 }), 'repair'],
    ['the reserve of time in the middle of a search', searching, broken({ hours: 25 }), 'end max_duration'],
    ['a write-up that takes longer than was kept for it', writing(), broken({ hours: 25 }), 'end max_duration'],
    ['a write-up after the last hour', writing(), broken({ hours: 24.9 }), 'repair'],
    ['the last dollar in the middle of a search', costing(50), broken(), 'end max_cost'],
    ['a cost that nobody knows', costing(null), broken(), 'repair'],
    [
      'the last hour and the last dollar, but all is written',
      { ...written('complete'), cost_usd: 99 },
      signals({ hours: 99 }),
      'end complete',
    ],
    ['the write-up of a search that stalled', written('stalled'), signals(), 'end stalled'],
    ['the write-up with questions for a person', written('blocked_on_human'), signals(), 'end blocked_on_human'],
    ['the write-up of a search that refuted a premise', written('premise'), signals(), 'end premise'],
    ['a stopped workflow', state({ status: 'stopped', end_reason: 'stop_requested' }), broken(), 'end stop_requested'],
    ['a seed that says blocked', state({ status: 'blocked' }), signals(), 'end stop_requested'],
  ];
  it.each(cases)('%s', (_, from, seen, decision) => expect(word(decide(from, seen))).toBe(decision));

  it.each(endReasons)('stays ended for the reason %s', (reason) => {
    const ended = state({ status: 'failed', end_reason: reason, end_message: 'Told before.' });
    expect(decide(ended, broken())).toEqual({ kind: 'end', reason, message: 'Told before.' });
  });

  it('reaches every end reason', () => {
    const reached = cases.flatMap(([, from, seen]) => {
      const decision = decide(from, seen);
      return decision.kind === 'end' ? [decision.reason] : [];
    });
    expect(new Set(reached)).toEqual(new Set(endReasons));
  });

  it.each([
    ['at once by default', recorded, signals(), 0],
    ['after the interval', recorded, signals({ pace: { ...pace, iteration_interval_seconds: 7 } }), 7],
    [
      'after a back-off if it failed',
      searching,
      broken({ repairs: 2, pace: { ...pace, backoff_on_failure: true } }),
      5,
    ],
  ])('begins the next iteration %s', (_, from, seen, seconds) => {
    expect(decide(from, seen)).toMatchObject({ kind: 'continue', pauseSeconds: seconds });
  });

  const messages: [WorkflowState, Facts, RegExp][] = [
    [written('complete'), signals(), /^Research is complete: 7 findings from 4 sources in 10 iterations\.$/],
    [
      written('max_iterations'),
      signals(),
      /^The iterations are used up \(10 of at most 10\) before research was saturated: 7 findings/,
    ],
    [written('max_cost'), signals(), /cost budget of 50 USD is used up: 7 findings/],
    [written('stalled'), signals(), /There is no more progress, whatever was tried: 7 findings/],
    [written('blocked_on_human'), signals(), /resolve rate-limiting` lists them: 7 findings/],
    [state({ status: 'blocked' }), signals(), /^The workflow is blocked\.$/],
    [searching, broken({ idleTurns: 6 }), /^6 turns in a row did nothing/],
    [
      state({ failure_threshold: 1 }),
      broken({ repairs: 2 }),
      /^1 iteration in a row could not be completed\. The last one: Fix this\.$/,
    ],
    [
      writing(),
      broken({ repairs: 2 }),
      /^The last iteration, which writes the report, could not be completed\. Fix this\.$/,
    ],
  ];
  it.each(messages)('tells why it ends, with numbers', (from, seen, message) => {
    expect(decide({ ...from, findings_count: 7, sources_cited: 4 }, seen)).toMatchObject({
      kind: 'end',
      message: expect.stringMatching(message) as string,
    });
  });
});

describe('the closing line', () => {
  const auto = { workflow_type: 'autonomous-full-auto' } as const;
  const coding = { ...auto, current_phase: phases.C, features_total: 4, features_complete: 3 };
  it.each<[string, Partial<WorkflowState>, EndReason, string]>([
    ['full-auto without code', { ...auto, current_phase: phases.B }, 'max_iterations', 'nothing was coded'],
    ['full-auto without a plan', auto, 'max_cost', 'nothing was planned or coded'],
    ['features that do not pass', coding, 'max_cost', '1 of 4 features does not pass'],
    [
      'a search that a budget ended',
      { verdict: conclusions.search },
      'max_iterations',
      'the search ended before research was saturated, because no iteration was left to search in',
    ],
    ['nothing after the end', { ...coding, features_complete: 4 }, 'complete', ''],
    ['nothing after research', { verdict: conclusions.answered }, 'complete', ''],
    ['nothing of what is answered, at the last iteration', { verdict: conclusions.answered }, 'max_iterations', ''],
  ])('says what was not done: %s', (_, from, reason, undone) => expect(leftUndone(state(from), reason)).toBe(undone));
});

const inLoop = (more: Partial<WorkflowState> = {}): WorkflowState =>
  state({ iteration: 3, recorded_iteration: 3, ...more });

const parked = { isParked: true, isLastTurn: false };
const problems = ['Iteration 3 is not recorded.'];
const open = { recorded_iteration: 2 };
const begins = [{ kind: 'begin', failed: false, isLastTurn: false }];
const pause = { seconds: 60, why: 'the search rests' };

/** What follows, by kind, in the order in which it is carried out. */
const follows = (of: Partial<WorkflowState>, more: Partial<Facts>) => {
  const { effects, reply } = judgeTurn(inLoop(of), signals(more));
  return [...effects.map(({ kind }) => kind), reply.kind].join(' ');
};

describe('what follows a turn', () => {
  it.each<[string, Partial<WorkflowState>, Partial<Facts>, string]>([
    ['an iteration that counts', {}, {}, 'begin brief'],
    ['one that counts, before a pause', {}, { pause }, 'count pause'],
    ['one with agents at work', open, { runningAgents: 1, problems }, 'wait'],
    ['one that does not count', open, { problems }, 'send-back words'],
    ['one that was sent back often enough', open, { problems, repairs: 2 }, 'begin brief'],
    ['a workflow that has ended', { status: 'stopped', end_reason: 'stop_requested' }, {}, 'over'],
    ['a session of `run`, which ends with its iteration', { driver: 'headless' }, {}, 'leave'],
    ['the judgement of `run`', { driver: 'headless' }, { between: { begins: true } }, 'begin brief'],
    ['the last iteration of `run`', { driver: 'headless' }, { between: { begins: false } }, 'count leave'],
    ['a parked loop', { driver: 'ralph-loop' }, { loop: parked }, 'begin brief'],
    ['a loop that re-enters', { driver: 'ralph-loop' }, { loop: { ...parked, isParked: false } }, 'count leave'],
    [
      'a loop that re-enters after an iteration that failed',
      { driver: 'ralph-loop', ...open },
      { loop: { ...parked, isParked: false }, problems, repairs: 2 },
      'begin leave',
    ],
    ['a loop that is gone', { driver: 'ralph-loop' }, {}, 'release leave'],
    ['a loop that is gone while agents work', { driver: 'ralph-loop' }, { runningAgents: 1 }, 'wait'],
    ['an early promise', { driver: 'ralph-loop', ...open }, { problems, broken: 'Not yet.' }, 'drive send-back words'],
    [
      'one in a parked loop',
      { driver: 'ralph-loop', ...open },
      { problems, broken: 'Not yet.', loop: parked },
      'send-back words',
    ],
  ])('%s', (_, of, more, expected) => expect(follows(of, more)).toBe(expected));

  it('says what is missing, and what an early promise is worth', () => {
    const { reply } = judgeTurn(inLoop(open), signals({ problems }));
    expect(reply).toEqual({
      kind: 'words',
      words: [
        expect.stringContaining('iteration 3, is not complete yet'),
        '- Iteration 3 is not recorded.',
        'Do this before anything else, then end your turn.',
      ],
    });
    const promised = judgeTurn(inLoop({ driver: 'ralph-loop' }), signals({ broken: 'Not yet.' }));
    expect(promised).toMatchObject({
      effects: [{ kind: 'drive' }, ...begins],
      reply: { kind: 'brief', words: ['Not yet.'] },
    });
  });

  it('begins the last iteration that a parked loop has a turn for', () => {
    const loop = { isParked: true, isLastTurn: true };
    const { effects } = judgeTurn(inLoop({ driver: 'ralph-loop' }), signals({ loop }));
    expect(effects).toEqual([{ kind: 'begin', failed: false, isLastTurn: true }]);
  });

  const ending = { reason: 'stop_requested', message: 'Stop.' } as const;
  const ended: Partial<WorkflowState> = { status: 'stopped', end_reason: 'stop_requested' };
  it.each<[string, Partial<WorkflowState>, Partial<Facts>, object]>([
    ['a session', {}, { ending }, { endsLoop: false, isSaid: false, closes: true }],
    ['one that nothing pays for', {}, { ending, isPaid: false }, { closes: false }],
    ['one whose agents are at work', {}, { ending, runningAgents: 1 }, { closes: false }],
    ['one that has heard of it', ended, { wasTold: true }, { isSaid: true, closes: false }],
    [
      'a loop',
      { driver: 'ralph-loop' },
      { ending, loop: { ...parked, isParked: false } },
      { endsLoop: true, closes: false },
    ],
    ['a parked loop', { driver: 'ralph-loop' }, { ending, loop: parked }, { endsLoop: false }],
    ['a loop that is gone', { driver: 'ralph-loop' }, { ending }, { endsLoop: true }],
    ['a loop that repeats its last turn', { ...ended, driver: 'ralph-loop' }, {}, { isSaid: true, endsLoop: false }],
  ])('an end is told to %s once', (_, of, more, reply) =>
    expect(judgeTurn(inLoop(of), signals(more)).reply).toMatchObject({ kind: 'over', ...reply }),
  );
});

const anySignals: fc.Arbitrary<Facts> = fc
  .record({
    ending: fc.option(fc.record({ reason: fc.constantFrom(...endReasons), message: fc.string() }), { freq: 5 }),
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
  })
  .map(signals);

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
});
