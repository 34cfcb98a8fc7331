import { describe, expect, it } from 'vitest';
import { planFolder, Planner } from '../support/planning.ts';

describe('planning', () => {
  it('begins by itself when the report of research is written up', async () => {
    const { session, iteration } = await Planner.begin();
    const { project } = session;
    expect(iteration).toBe(2);
    expect(project.state('x')).toMatchObject({
      workflow_type: 'autonomous-research-plan',
      current_phase: 'Phase B: Planning',
      finishing: null,
      writing_iteration: null,
      iteration: 2,
    });
    expect(project.events('x')).toContain('phase-begun');
    expect(project.read(`${planFolder}/x-plan.tex`)).toContain('\\title{Implementation Plan: What is asked}');
    expect(project.read(`${planFolder}/x-state.md`)).toContain('- [x] Phase A: Research\n- [ ] Phase B: Planning');
  });

  it('has one architect design all sections, and critics once there is something to look at', async () => {
    const planner = await Planner.begin();
    const [first, ...others] = (await planner.asked()).map(({ id, part }) => `${id} ${part}`);
    expect([first, others]).toEqual(['i2-p1 VIS ARC CMP TEC DEF RSK SEQ DEC', []]);
    await planner.works();
    await planner.endsTurn();
    expect((await planner.asked()).map(({ id, part }) => `${id} ${part}`)).toEqual([
      'i3-c1 completeness',
      'i3-c2 feasibility',
    ]);
    const critic = planner.session.project.read(`${planFolder}/tasks/i3-c1.md`);
    expect(critic).toMatch(/The items of the plan, whole[^]*\n> #### .* \(P-VIS-001\)\n/);
    expect(critic).toMatch(/The findings that items cite:\n\n- C001 \(\d+ sources?\): “/);
    expect(critic).toMatch(/^\[i3-c1\] Aspect completeness: What is missing\? [^]*in docs\/research-x\/\.\n$/);
  });

  it('keeps the defects of a critic that never rules on an answer, which waits for the next one', async () => {
    const planner = await Planner.begin();
    await planner.works();
    await planner.endsTurn();
    const defect = (about: string) => ({
      severity: 'blocker',
      about,
      statement: 'Nothing says who refills the bucket of a client that has gone.',
      evidence: 'The item names no part that does so.',
      resolution: 'Name the part that does so, and when.',
      settled_by: 'plan',
    });
    await planner.works({ critic: (aspect) => (aspect === 'completeness' ? { defects: [defect('P-CMP-001')] } : {}) });
    await planner.endsTurn();
    const answers = [{ defect: 'D001', answer: 'changed', text: 'The store drops it after a day.' }];
    await planner.works({ architect: () => ({ answers }) });
    await planner.endsTurn();
    const [asked] = await planner.asked();
    expect(asked).toMatchObject({ part: 'completeness' });
    const says = () => planner.critic(asked?.id ?? '', 'completeness', { defects: [defect('P-SEQ-001')] });
    for (let tries = 0; tries < 2; tries += 1)
      expect((await says())?.reason).toContain('rulings: D001 was answered, and your task asks for a ruling on it.');
    expect(await says()).toBeUndefined();
    await planner.session.project.cli('record');
    expect(planner.plan.defects.map(({ id, status }) => `${id} ${status}`)).toEqual(['D001 answered', 'D002 open']);
  });
});
