import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, mostIdleTurns, mostRepairs } from '../../../src/loop/rules/decide.ts';
import { assignmentsFor } from '../../../src/research/rules/assignments.ts';
import { beginIteration, failIteration } from '../../../src/loop/rules/iteration.ts';
import { outlookOf } from '../../../src/research/rules/outlook.ts';
import { recordIteration } from '../../../src/research/rules/record.ts';
import { elapsedHours, type WorkflowState } from '../../../src/loop/rules/state.ts';
import { isReadyToRecord } from '../../../src/loop/rules/wave.ts';
import type { EndReason } from '../../../src/base/vocabulary.ts';
import { findProblems, type Reality } from './research-problems.ts';
import { claim, hoursLater, ledger, signals, state, stored } from '../../support/samples.ts';
import { runs } from '../../support/runs.ts';

/** What a model does in one turn. */
interface Turn {
  /** Agents that hand in, as a number of those asked for; -1 stands for all. */
  handsIn: number;
  /** What the hand-ins report: a claim of its own each, or the same claim always. */
  finds: 'new' | 'known';
  records: boolean;
  writes: boolean;
  compiles: Reality['compilation'];
}

const nothing: Turn = { handsIn: 0, finds: 'known', records: false, writes: false, compiles: 'not-compiled' };
const everything: Turn = { handsIn: -1, finds: 'new', records: true, writes: true, compiles: 'built' };

interface Run {
  reason: EndReason | 'goes on for ever';
  turns: number;
  state: WorkflowState;
}

const mostTurns = 2_000;

/**
 * Drives a workflow as a Stop hook does, with a model that does `turnOf` each turn and `hours` passing between turns. A reminder is
 * given once an iteration: decide cannot count them, so whoever calls it has to.
 */
function drive(first: WorkflowState, turnOf: (turn: number) => Turn, hours = 0): Run {
  // No answer ends it.
  let current = beginIteration({ ...first, depth: 'exhaustive' }, hoursLater(0));
  const goal = { id: 'Q001', text: 'What is known?', priority: 'medium', status: 'open', raised_by: 'user' } as const;
  let known = ledger({ questions: [{ ...goal, answered_by: null }] });
  let mark = { settled: new Set<string>(), isWritten: false, repairs: 0, reminded: false };
  let idleTurns = 0;
  let claims = 0;
  for (let turn = 1; turn <= mostTurns; turn += 1) {
    const now = hoursLater(turn * hours);
    const { handsIn, finds, records, writes, compiles } = turnOf(turn);
    const assignments = assignmentsFor(current, outlookOf(known));
    const open = assignments.filter(({ id }) => !mark.settled.has(id));
    for (const { id } of open.slice(0, handsIn === -1 ? open.length : handsIn)) mark.settled.add(id);
    if (records) {
      const handIns = [...mark.settled].map((id, index) => {
        const text =
          finds === 'new' ? `Finding number ${(claims += 1)} was measured.` : 'The known finding was measured.';
        return stored(current.iteration, index + 1, { assignment: id, claims: [claim(text)] });
      });
      const result = recordIteration(
        current,
        known,
        { handIns, expected: assignments.length, failed: 0, searches: { worked: 3, empty: 0, refused: 0 } },
        now,
      );
      current = result.state;
      known = result.ledger;
    }
    mark.isWritten ||= writes;
    const active = records || writes || (handsIn !== 0 && open.length > 0);
    if (active) idleTurns = 0;
    const reality: Reality = {
      assignments,
      finished: mark.settled,
      reportPath: 'report.tex',
      compilation: compiles,
    };
    const readyToRecord = isReadyToRecord(current, reality) && active && !mark.reminded;
    const seen = { problems: findProblems(current, reality), readyToRecord, repairs: mark.repairs, idleTurns };
    const decision = decide(current, signals({ ...seen, hours: elapsedHours(current, now) }));
    idleTurns += 1;
    if (decision.kind === 'end') return { reason: decision.reason, turns: turn, state: current };
    if (decision.kind === 'repair') mark.repairs += 1;
    if (decision.kind === 'remind') mark.reminded = true;
    if (decision.kind !== 'continue') continue;
    current = decision.failed ? failIteration(current, now) : beginIteration(current, now);
    mark = { settled: new Set(), isWritten: false, repairs: 0, reminded: false };
  }
  return { reason: 'goes on for ever', turns: mostTurns, state: current };
}

const fresh = (more: Partial<WorkflowState> = {}) => state({ iteration: 0, ...more });

describe('a workflow driven to its end', () => {
  const models: [string, () => Run, EndReason, number][] = [
    ['does nothing', () => drive(fresh(), () => nothing), 'no_progress', 0],
    ['writes but never records', () => drive(fresh(), () => ({ ...nothing, writes: true })), 'failure_threshold', 0],
    [
      'starts agents but never records',
      () => drive(fresh(), () => ({ ...nothing, handsIn: -1, writes: true })),
      'failure_threshold',
      0,
    ],
    [
      'records but never starts agents',
      () => drive(fresh(), () => ({ ...everything, handsIn: 0 })),
      'failure_threshold',
      3,
    ],
    [
      'starts fewer than half of the agents',
      () => drive(fresh({ failure_threshold: 1 }), (turn) => ({ ...everything, handsIn: turn === 1 ? 1 : 0 })),
      'failure_threshold',
      1,
    ],
    [
      'starts one agent more each time it is sent back',
      () => drive(fresh(), () => ({ ...everything, handsIn: 1 })),
      'max_iterations',
      10,
    ],
    [
      'records but never writes, because code writes the report',
      () => drive(fresh(), () => ({ ...everything, writes: false })),
      'max_iterations',
      10,
    ],
    ['always finds something new', () => drive(fresh(), () => everything), 'max_iterations', 10],
    ['finds nothing new', () => drive(fresh(), () => ({ ...everything, finds: 'known' })), 'complete', 5],
    ['works slowly', () => drive(fresh(), () => everything, 8), 'max_duration', 4],
    [
      'writes what does not compile',
      () => drive(fresh(), () => ({ ...everything, compiles: 'failed' })),
      'failure_threshold',
      10,
    ],
    ['has no TeX', () => drive(fresh(), () => ({ ...everything, compiles: 'no-tex' })), 'max_iterations', 10],
    ['has one iteration', () => drive(fresh({ max_iterations: 1 }), () => everything), 'max_iterations', 1],
  ];
  it.each(models)('ends as it should when the model %s', (_, run, reason, recorded) => {
    const result = run();
    expect(result.reason).toBe(reason);
    expect(result.state.total_iterations_research).toBe(recorded);
  });

  it('gives up in iteration 3 on a model that records but never starts agents', () => {
    const { turns, state: last } = drive(fresh(), () => ({ ...everything, handsIn: 0 }));
    expect(last).toMatchObject({ iteration: 3, consecutive_failures: 2 });
    expect(turns).toBe(3 * (mostRepairs + 1));
  });
  it('costs a good model one turn an iteration', () => expect(drive(fresh(), () => everything).turns).toBe(10));
  it('tells an idle session soon enough', () => {
    expect(drive(fresh(), () => nothing).turns).toBeLessThanOrEqual(mostIdleTurns + 1);
  });

  it('stays within its iterations and ends within a bounded number of turns, whatever the model does', () => {
    const anyTurn: fc.Arbitrary<Turn> = fc.record({
      handsIn: fc.constantFrom(-1, 0, 1, 2),
      finds: fc.constantFrom('new' as const, 'known' as const),
      records: fc.boolean(),
      writes: fc.boolean(),
      compiles: fc.constantFrom('built' as const, 'failed' as const, 'not-compiled' as const, 'no-tex' as const),
    });
    const anyScript = fc.array(anyTurn, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(anyScript, fc.integer({ min: 1, max: 8 }), fc.constantFrom(0, 1, 5), (script, limit, hours) => {
        const turnOf = (turn: number) => script[turn % script.length] ?? nothing;
        const { reason, turns, state: last } = drive(fresh({ max_iterations: limit }), turnOf, hours);
        expect(reason).not.toBe('goes on for ever');
        expect(last.iteration).toBeLessThanOrEqual(limit);
        // Each iteration: at most one reminder, the repairs, and the turn that closes it.
        expect(turns).toBeLessThanOrEqual(limit * (mostRepairs + 2));
      }),
      { numRuns: runs(300) },
    );
  });
});
