import { describe, expect, it } from 'vitest';
import { judgeTurn, type Facts } from '../../../src/loop/rules/effects.ts';
import type { WorkflowState } from '../../../src/loop/rules/state.ts';
import { signals, state as sampleState } from '../../support/samples.ts';

const state = (more: Partial<WorkflowState> = {}): WorkflowState =>
  sampleState({ iteration: 3, recorded_iteration: 3, ...more });

const facts = (more: Partial<Facts> = {}): Facts => ({
  ...signals({ hours: 1 }),
  runningAgents: 0,
  isRound: false,
  loop: null,
  between: null,
  broken: null,
  wasTold: false,
  isPaid: true,
  ...more,
});

const parked = { isParked: true, isLastTurn: false };
const problems = ['Iteration 3 is not recorded.'];
const open = { recorded_iteration: 2 };
const begins = [{ kind: 'begin', failed: false, isLastTurn: false }];
const pause = { seconds: 60, why: 'the search rests' };

/** What follows, by kind, in the order in which it is carried out. */
const follows = (of: Partial<WorkflowState>, more: Partial<Facts>) => {
  const { effects, reply } = judgeTurn(state(of), facts(more));
  return [...effects.map(({ kind }) => kind), reply.kind].join(' ');
};

describe('what follows a turn', () => {
  it.each<[string, Partial<WorkflowState>, Partial<Facts>, string]>([
    ['an iteration that counts', {}, {}, 'begin brief'],
    ['one that counts, before a pause', {}, { pause }, 'count pause'],
    ['one with agents at work', open, { runningAgents: 1, problems }, 'wait'],
    ['one that does not count', open, { problems }, 'count note words'],
    ['a report that a critic holds something against', {}, { problems, isRound: true }, 'count round note words'],
    ['one that was sent back often enough', open, { problems, repairs: 2 }, 'begin brief'],
    ['a stop', {}, { ending: { reason: 'stop_requested', message: 'Stop.' } }, 'finish over'],
    ['a workflow that has ended', { status: 'stopped', end_reason: 'stop_requested' }, {}, 'finish over'],
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
    ['an early promise', { driver: 'ralph-loop', ...open }, { problems, broken: 'Not yet.' }, 'drive count note brief'],
    [
      'one in a parked loop',
      { driver: 'ralph-loop', ...open },
      { problems, broken: 'Not yet.', loop: parked },
      'count note words',
    ],
  ])('%s', (_, of, more, expected) => expect(follows(of, more)).toBe(expected));

  it('says what is missing, and what an early promise is worth', () => {
    const { reply } = judgeTurn(state(open), facts({ problems, idleTurns: 4 }));
    expect(reply).toEqual({
      kind: 'words',
      before: [expect.stringContaining('iteration 3, is not complete yet'), '- Iteration 3 is not recorded.'],
      after: [
        'Do this before anything else, then end your turn.',
        expect.stringContaining('Nothing has been done for 5 turns. Use a tool now'),
      ],
    });
    const promised = judgeTurn(state({ driver: 'ralph-loop' }), facts({ broken: 'Not yet.' }));
    expect(promised).toMatchObject({
      effects: [{ kind: 'drive' }, ...begins],
      reply: { kind: 'brief', words: ['Not yet.'] },
    });
  });

  it('begins the last iteration that a parked loop has a turn for', () => {
    const loop = { isParked: true, isLastTurn: true };
    const { effects } = judgeTurn(state({ driver: 'ralph-loop' }), facts({ loop }));
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
    expect(judgeTurn(state(of), facts(more)).reply).toMatchObject({ kind: 'over', ...reply }),
  );
});
