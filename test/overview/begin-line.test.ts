import { describe, expect, it } from 'vitest';
import { describeBegin } from '../../src/overview/begin-line.ts';
import { measureOf } from '../../src/spend/rules/iterations.ts';
import { nothingMeasured as none } from '../support/overview.ts';
import { state } from '../support/samples.ts';

/** What iterations took: US dollars and minutes of each. */
const measured = (...all: [usd: number | null, minutes: number][]) => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 2, 1, 0, 0, minutes * 60)).toISOString();
  const row = { iteration: 1, tokens: null, agents: 3, result: '', began_at: at(0) };
  return (kind: string, about = state()) =>
    measureOf(
      all.map(([usd, minutes]) => ({ ...row, kind, usd, ended_at: at(minutes) })),
      about.current_phase,
    );
};
const line = (measure: typeof none, more = {}) => describeBegin(state(more), 'docs/research-x', measure);

describe('describeBegin', () => {
  it('says what begins where, with which budgets, and how to stop it; it promises nothing that was not measured', () =>
    expect(line(none)).toBe(
      'rate-limiting (research) begins in docs/research-x/: at most 10 iterations, 24 hours, $50. An iteration costs about $1.00, as a rule; none of research was measured here yet.',
    ));

  it('names the branch that commits go to', () =>
    expect(describeBegin(state({ workflow_type: 'autonomous-implement' }), 'docs/x', none, 'main')).toContain(
      ': at most 10 iterations, 24 hours, $50. Commits go to the branch main; nothing is pushed. ',
    ));

  it('says how the budgets are divided among the phases, and where that is too little', () => {
    const auto = { workflow_type: 'autonomous-full-auto', max_iterations: 16 } as const;
    expect(line(none, auto)).toContain(
      '$50. Of the iterations at most 3 for research (20 % of hours and money), 2 for the plan (10 % of hours and money), the others for code. An',
    );
    expect(line(none, { ...auto, max_iterations: 8 })).not.toContain('too few');
    expect(line(none, { ...auto, max_iterations: 7 })).toContain(
      'too few for code: allow at least 8 (--max-iterations).',
    );
    const plan = { workflow_type: 'autonomous-research-plan' } as const;
    expect(line(none, plan)).toContain('at most 7 for research (67 % of hours and money), the others for the plan. An');
    expect(line(none, { ...plan, max_iterations: 3 })).toContain('too few for the plan: allow at least 4');
    const planning = { ...auto, current_phase: 'Phase B: Planning', iteration: 2, recorded_iteration: 2 } as const;
    expect(line(none, planning)).toContain('at most 3 for the plan (30 % of hours and money), the others for code. An');
  });

  it('gives what was measured before as a range', () => {
    expect(line(measured([0.5, 4], [1, 6], [1.5, 80])('research'))).toContain(
      ' An iteration of research took 4 min to 80 min and $0.50 to $1.50 so far (3 measured).',
    );
    expect(line(measured([null, 0.5])('research'))).toContain('took 30 s so far (1 measured).');
  });

  it('says where the money or the time is less than an iteration and the write-up take', () => {
    expect(line(none, { max_cost_usd: 1 })).toContain(
      ' $1.00 is less than one iteration and the write-up, about $1.50 (usual figures; nothing was measured here yet): little may come of it. ',
    );
    expect(line(none, { max_cost_usd: 1.5, max_duration_hours: 0.5 })).not.toContain('is less than');
    expect(line(none, { max_duration_hours: 0.4 })).toContain(
      '0.4 hours is less than one iteration and the write-up, about 30 minutes',
    );
    const cheap = measured([0.3, 4])('research');
    expect(line(cheap, { max_cost_usd: 1 })).not.toContain('is less than');
    expect(line(cheap, { max_cost_usd: 1, cost_usd: 0.5 })).toContain(
      '$0.50 is less than one iteration and the write-up, about $0.80: little',
    );
  });

  it('says where a workflow goes on, and names the kind of its phase', () => {
    const text = line(none, { iteration: 3, recorded_iteration: 2, current_phase: 'Phase C: Implementation' });
    expect(text).toContain('goes on with iteration 3 in');
    const coding = { current_phase: 'Phase C: Implementation' } as const;
    expect(line(measured([1, 2])('coding', state(coding)), coding)).toContain('An iteration of coding took');
  });
});
