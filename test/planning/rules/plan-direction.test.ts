import { describe, expect, it } from 'vitest';
import { emptyPlan } from '../../../src/planning/rules/plan.ts';
import { directPlanning } from '../../../src/planning/rules/plan-direction.ts';
import { architectTask, criticTask, researchTasks } from '../../../src/planning/rules/plan-tasks.ts';
import { claims, defect, item, plan, planned } from './samples.ts';

describe('the direction of planning', () => {
  const full = plan(['VIS', 'ARC', 'CMP', 'TEC', 'DEF', 'RSK', 'SEQ', 'DEC'].map((code) => item(`P-${code}-001`)));
  const sections = (...given: Parameters<typeof directPlanning>) =>
    directPlanning(...given).architects.map(({ section }) => section);

  it('fills the plan in the order of the document, then works on what was left longest', () => {
    expect(sections(emptyPlan(), [], 0, 9)).toEqual(['VIS', 'ARC']);
    expect(sections(plan([item('P-VIS-001'), item('P-ARC-001')]), [], 1, 9)).toEqual(['CMP', 'TEC']);
    const worked = full.sections.map((one) => ({
      ...one,
      iteration: one.code === 'DEF' ? 2 : one.code === 'SEQ' ? 3 : 9,
    }));
    expect(sections({ ...full, sections: worked }, [], 5, 9)).toEqual(['DEF', 'SEQ']);
  });

  it('takes as many sections at once as fill the plan in the iterations that are left', () => {
    expect(sections(emptyPlan(), [], 0, 4)).toHaveLength(2);
    expect(sections(emptyPlan(), [], 0, 2)).toEqual(['VIS', 'ARC', 'CMP', 'TEC']);
    expect(sections(emptyPlan(), [], 0, 1)).toHaveLength(8);
    expect(sections(full, [], 0, 1)).toHaveLength(2);
  });

  it('asks again for no open decisions where there are none', () => {
    const decided = {
      ...emptyPlan(),
      sections: full.sections.map((one) => (one.code === 'DEC' ? { ...one, items: [] } : one)),
    };
    expect(sections(decided, [], 9, 9)).not.toContain('DEC');
  });

  it('goes to the weakest first: unanswered defects by their weight, and problems', () => {
    const defects = [
      defect({ id: 'D001', about: 'P-TEC-001', severity: 'concern' }),
      defect({ id: 'D002', about: 'SEQ', severity: 'blocker', status: 'upheld' }),
      defect({ id: 'D003', about: 'P-VIS-001', status: 'answered' }),
      defect({ id: 'D004', about: 'P-VIS-001', status: 'accepted' }),
    ];
    const { architects } = directPlanning({ ...full, defects }, [], 3, 9);
    expect(architects).toEqual([
      { section: 'SEQ', defects: ['D002'] },
      { section: 'TEC', defects: ['D001'] },
    ]);
    const problem = { kind: 'missing_claim' as const, item: 'P-DEF-001', message: '', fix: '' };
    expect(sections({ ...full, defects }, [problem], 3, 9)).toEqual(['DEF', 'SEQ']);
    // C001 carries everything but objectives, steps and open decisions.
    expect(sections({ ...full, defects: [defect({ about: 'C001' })] }, [], 3, 9)).toEqual(['ARC', 'CMP']);
  });

  it('gives critics two aspects in turn, and every answered defect to one of them', () => {
    const aspects = [0, 1, 2, 3].map((turn) => directPlanning(full, [], turn, 9).critics.map(({ aspect }) => aspect));
    expect(aspects).toEqual([
      ['feasibility', 'evidence'],
      ['completeness', 'risk'],
      ['testability', 'simplicity'],
      ['feasibility', 'evidence'],
    ]);
    const answered = ['D001', 'D002', 'D003'].map((id) =>
      defect({ id, status: 'answered', aspect: id === 'D003' ? 'evidence' : 'risk' }),
    );
    const { critics } = directPlanning({ ...full, defects: [...answered, defect({ id: 'D004' })] }, [], 0, 9);
    expect(critics.flatMap(({ rulings }) => rulings).sort()).toEqual(['D001', 'D002', 'D003']);
    expect(critics[1]?.rulings).toContain('D003');
  });

  it('tells critics what to judge and nothing that would anchor them', () => {
    const history = [
      { event: 'raised' as const, iteration: 1, by: '1/plan-critic-1', text: 'first' },
      { event: 'upheld' as const, iteration: 2, by: '2/plan-critic-2', text: 'still wrong' },
      { event: 'answered' as const, iteration: 3, by: '3/plan-architect-1', text: 'changed: One node owns it.' },
    ];
    const known = plan([item('P-CMP-001')], {
      defects: [defect({ status: 'answered', history })],
      iterations: [planned(1, 1)],
    });
    const task = criticTask(known, { aspect: 'risk', rulings: ['D001'] });
    expect(task).toMatch(
      /Answer risk-1: .*\nAnswer risk-2: .*\nRule on D001 about P-CMP-001: “Two nodes .*” Answer: “changed: One node owns it\.”$/,
    );
    expect(task).not.toMatch(/blocker|upheld|still wrong|plan-critic/i);
    expect(architectTask(known, { section: 'CMP', defects: ['D001'] })).toMatch(
      /"Component Design"[^]*Answer D001 about P-CMP-001: .* Wanted: “Keep/,
    );
  });

  it('sends researchers for what architects would build on, until somebody has reported it', () => {
    const toCheck = ['Buckets allow bursts.', 'Clocks of nodes drift.', 'Queues are fair.'].map((text, index) => ({
      text,
      section: 'CMP',
      iteration: index,
    }));
    const known = plan([], { claims_to_check: toCheck });
    expect(researchTasks(known, claims, 0).map((task) => task.split(': ')[1])).toEqual([
      '“Clocks of nodes drift.”',
      '“Queues are fair.”',
    ]);
    expect(researchTasks(plan(), claims, 3)).toEqual([]);
  });
});
