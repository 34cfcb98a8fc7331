import { describe, expect, it } from 'vitest';
import { withCounters, recordIteration, type IterationReports } from '../../../src/research/rules/record.ts';
import type { WorkflowState } from '../../../src/loop/rules/state.ts';
import { recordResearch, reportsWith } from '../../support/recorded.ts';
import { claim, hoursLater, ledger, repositoryHandIn, state, statistics, stored } from '../../support/samples.ts';

const noSearches = { worked: 0, empty: 0, refused: 0 };
const now = hoursLater(1);
const record = (from: WorkflowState, more: Partial<IterationReports> = {}, into = ledger()) =>
  recordResearch(from, into, more, now);
const two = [
  stored(1, 1, { claims: [claim('Buckets allow bursts.')] }),
  stored(1, 2, { claims: [claim('Windows need memory.')] }),
];

describe('recordIteration', () => {
  it('closes the iteration and computes the counters', () => {
    const question = { text: 'Which clock is used?', priority: 'high' as const };
    const handIns = [...two, stored(1, 3, { questions: [question] })];
    const { state: after, statistics: counted } = record(state({ consecutive_failures: 2, findings_count: 99 }), {
      handIns,
      failed: 1,
    });
    expect(after).toMatchObject({
      recorded_iteration: 1,
      // Recording is not enough to count: the next iteration clears this when it begins.
      consecutive_failures: 2,
      total_iterations_research: 1,
      sources_cited: 1,
      findings_count: 2,
      new_findings_last_iteration: 2,
      consecutive_low_findings: 0,
      open_questions: 1,
      finishing: null,
      updated_at: now.toISOString(),
    });
    expect(after).toMatchObject({ last_result: '2 new findings', verdict: 'research goes on' });
    expect(after.verdict_numbers).toMatch(/^the last search: 2 findings, 2 of them new for a question/);
    expect(counted).toEqual({
      iteration: 1,
      kind: 'research',
      valid: true,
      agents_expected: 4,
      agents_reported: 3,
      agents_failed: 1,
      searches: 9,
      observations: 2,
      new_claims: 2,
      unjudged: 2,
      new_sources: 1,
      low_yield: false,
      recorded_at: now.toISOString(),
    });
  });

  const validity: [string, WorkflowState, Partial<IterationReports>, boolean][] = [
    ['half of the agents handed in', state(), { handIns: two, expected: 4 }, true],
    ['fewer than half handed in', state(), { handIns: two, expected: 5 }, false],
    [
      'one agent handed in twice',
      state(),
      { handIns: [stored(1, 1), { ...stored(1, 1), id: '1/researcher-2' }], expected: 4 },
      false,
    ],
    ['nobody handed in', state(), { expected: 0 }, false],
    ['nobody searched', state(), { handIns: two, expected: 2, searches: noSearches }, false],
    [
      'only the repository was read',
      state(),
      {
        handIns: [{ id: '1/repo-analyst-1', iteration: 1, handIn: repositoryHandIn() }],
        expected: 1,
        searches: noSearches,
      },
      false,
    ],
    ['only another iteration was handed in', state({ iteration: 2 }), { handIns: two, expected: 2 }, false],
    ['the iteration writes', state({ writing_iteration: 1 }), { handIns: two, expected: 2 }, false],
    [
      'the only iteration searches and writes',
      state({ writing_iteration: 1, max_iterations: 1 }),
      { handIns: two, expected: 2 },
      true,
    ],
  ];
  it.each(validity)('knows whether an iteration counts: %s', (_, from, more, valid) => {
    expect(record(from, more).statistics.valid).toBe(valid);
  });

  it('changes nothing when it runs again', () => {
    const once = record(state(), { handIns: two });
    const again = record(once.state, { handIns: two }, once.ledger);
    expect(again.state).toEqual(once.state);
    expect(again.ledger).toEqual(once.ledger);
  });

  it('counts hand-ins that arrived late as if they had been there', () => {
    const late = [
      stored(1, 0, { claims: [claim('Leaky buckets smooth bursts.'), claim('Buckets allow bursts.')] }),
      ...two,
    ];
    const early = record(state(), { handIns: two });
    const added = record(early.state, { handIns: late }, early.ledger);
    expect(added.state).toEqual(record(state(), { handIns: late }).state);
    expect(added.statistics).toEqual(record(state(), { handIns: late }).statistics);
    expect(added.ledger.claims.slice(0, 2)).toMatchObject(early.ledger.claims.map(({ id, text }) => ({ id, text })));
  });

  it('finds saturation, which a hand-in that comes late may undo', () => {
    const low = [1, 2].map((iteration) => statistics({ iteration, new_claims: 0, low_yield: true }));
    const third = state({ iteration: 3 });
    const handIns = [stored(3, 1), stored(3, 2)];
    const early = record(third, { handIns }, ledger({ iterations: low }));
    expect(early.state).toMatchObject({ finishing: 'complete', consecutive_low_findings: 3 });
    const late = stored(3, 3, { questions: [{ text: 'Which clock is used?', priority: 'high' }] });
    const again = record(early.state, { handIns: [...handIns, late] }, early.ledger).state;
    expect(again.finishing).toBeNull();
    expect(again.finishing).toBe(
      record(third, { handIns: [...handIns, late] }, ledger({ iterations: low })).state.finishing,
    );
  });

  // One that still waits for its answer: stall-runs.test.ts.
  it('completes a saturated search whose open question a person has answered', () => {
    const low = [1, 2].map((iteration) => statistics({ iteration, new_claims: 0, low_yield: true }));
    const urgent = stored(3, 3, { questions: [{ text: 'Which clock is used?', priority: 'high' }] });
    const more = { handIns: [stored(3, 1), stored(3, 2), urgent], escalated: new Set(['Q001']) };
    const after = record(state({ iteration: 3 }), more, ledger({ iterations: low })).state;
    expect(after).toMatchObject({ open_questions: 1, finishing: 'complete' });
  });

  it('counts a question for the user as open until they have answered it', () => {
    const asked = (id: string, addressee?: 'user') => {
      const question = { id, text: `Which ${id}?`, priority: 'low' as const, status: 'open' as const };
      return { ...question, raised_by: '1/a', answered_by: null, ...(addressee !== undefined && { addressee }) };
    };
    const into = { ...ledger(), questions: [asked('Q001', 'user'), asked('Q002', 'user'), asked('Q003')] };
    const escalated = new Set(['Q001', 'Q002', 'Q003']);
    const waiting = record(state({}), { escalated, unanswered: escalated }, into);
    expect(waiting.state.open_questions).toBe(3);
    const { state: after, ledger: known } = record(state({}), { escalated, unanswered: new Set(['Q002']) }, into);
    expect(after.open_questions).toBe(2);
    expect(known.questions[0]).toMatchObject({ status: 'answered', answered_by: '1/user' });
  });

  it('keeps the first reason to finish', () => {
    const low = [1, 2].map((iteration) => statistics({ iteration, new_claims: 0, low_yield: true }));
    const from = state({ iteration: 3, finishing: 'max_duration', writing_iteration: 3 });
    expect(record(from, { handIns: [stored(3, 1)], expected: 1 }, ledger({ iterations: low })).state.finishing).toBe(
      'max_duration',
    );
  });

  it.each([
    // finishing before, over, iteration of 9 → finishing
    [null, 'complete', 3, 'complete'],
    ['complete', null, 3, null],
    ['max_duration', null, 3, 'max_duration'],
    ['max_duration', 'complete', 3, 'complete'],
    ['complete', null, 9, 'max_iterations'],
  ] as const)(
    'ends a phase without a write-up by what is known now: %s, %s in iteration %i → %s',
    (finishing, over, iteration, reason) => {
      const from = state({ iteration, max_iterations: 9, finishing, writing_iteration: finishing && iteration });
      const stall = { fruitless_iterations: 0, stall_since_iteration: 0 };
      const after = recordIteration(from, ledger(), reportsWith({}), now, {
        kind: 'coding',
        conclude: () => ({ stall, over, verdict: '', isLast: true }),
      }).state;
      expect(after).toMatchObject({ finishing: reason, writing_iteration: reason === null ? null : iteration });
    },
  );

  it('keeps iterations in order and replaces its own', () => {
    const iterations = [
      statistics({ iteration: 3 }),
      statistics({ iteration: 1 }),
      statistics({ iteration: 2, searches: 77 }),
    ];
    const after = record(state({ iteration: 2 }), { searches: noSearches }, ledger({ iterations })).ledger.iterations;
    expect(after.map(({ iteration, searches }) => [iteration, searches])).toEqual([
      [1, 9],
      [2, 0],
      [3, 9],
    ]);
  });
});

describe('withCounters', () => {
  it('takes the new findings from the last search, not from the write-up', () => {
    const iterations = [
      statistics({ iteration: 1, new_claims: 4 }),
      statistics({ iteration: 2, kind: 'writing', valid: false, new_claims: 0 }),
    ];
    expect(withCounters(state(), ledger({ iterations }))).toMatchObject({
      new_findings_last_iteration: 4,
      total_iterations_research: 2,
    });
  });
});

it('takes no step twice when a stalled iteration is recorded again', () => {
  const question = { text: 'Which clock is used?', priority: 'high' as const };
  const handIns = [stored(1, 1, { claims: [claim('Buckets allow bursts.')], questions: [question] })];
  let current = state({ repository_analysis: false });
  let found = ledger();
  for (let iteration = 1; iteration <= 13; iteration += 1) {
    handIns.push(stored(iteration, 2, { assignment: `i${iteration}-r2` }));
    const once = record({ ...current, iteration }, { handIns, expected: 2 }, found);
    const twice = record(once.state, { handIns, expected: 2 }, once.ledger);
    expect(twice.state).toEqual(once.state);
    expect(twice.stall.step).toBeUndefined();
    current = once.state;
    found = once.ledger;
  }
  expect(current).toMatchObject({ fruitless_iterations: 12, finishing: 'stalled' });
});
