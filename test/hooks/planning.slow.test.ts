import { describe, expect, it } from 'vitest';
import type { Ledger } from '../../src/research/rules/ledger.ts';
import type { Plan } from '../../src/planning/rules/plan.ts';
import { newDefect } from '../planning/rules/samples.ts';
import { handIn } from '../support/session.ts';
import { planFolder, Planner, type Says } from '../support/planning.ts';

const idsOf = (plan: Plan, status: string) =>
  plan.defects.filter((defect) => defect.status === status).map(({ id }) => id);

const answersAll: NonNullable<Says['architect']> = (section, plan) =>
  !section.includes('CMP')
    ? {}
    : {
        answers: [...idsOf(plan, 'open'), ...idsOf(plan, 'upheld')].map((defect) => ({
          defect,
          answer: 'changed',
          text: 'Each bucket is kept on one node now.',
        })),
      };

describe('planning', () => {
  it('ends with the objections of a critic that never agrees, which its document names', async () => {
    const planner = await Planner.begin();
    await planner.fills();
    const critic: NonNullable<Says['critic']> = (aspect, plan) => ({
      defects: aspect === 'completeness' && plan.defects.length === 0 ? [newDefect()] : [],
      rulings: idsOf(plan, 'answered').map((defect) => ({
        defect,
        ruling: 'upheld',
        reason: 'Nodes can still disagree.',
      })),
    });
    const { project } = planner.session;
    const first = await planner.works({ architect: answersAll, critic });
    for (const said of [first, (await project.cli('plan')).stdout, await planner.brief()])
      expect(said).toContain('Verdict: planning goes on: 1 open blocker (D001).');
    for (let round = 0; round < 13 && project.state('x').finishing === null; round += 1) {
      await planner.endsTurn();
      await planner.works({ architect: answersAll, critic });
    }
    await planner.endsTurn();
    expect(project.state('x').finishing).not.toBeNull();
    expect(project.read(`${planFolder}/x-plan.tex`)).toContain(
      '\\textbf{D001 (blocker, P-CMP-001; open: a critic did not accept the answer).} Two nodes refill the same bucket twice.',
    );
  });

  it('has the report say what was found while the plan was made', async () => {
    const planner = await Planner.begin();
    const { session } = planner;
    const statement = 'Clocks of two nodes drift apart by many milliseconds.';
    await planner.fills({ architect: () => ({ claims_to_check: [statement] }) });
    expect(await planner.brief()).toContain('`[i3-r1]` Search for evidence for and against this statement');
    const source = { url: 'https://example.org/clocks', title: 'Clocks', kind: 'primary' };
    const claim = {
      text: statement,
      quote: 'their clocks drift apart',
      importance: 'central',
      source,
    };
    await session.agentAnswers('late', handIn('i3-r1', { claims: [claim] }));
    await planner.works();
    while (session.project.state('x').finishing === null) {
      await planner.endsTurn();
      await planner.works();
    }
    const known = session.project.readJson(`${planFolder}/ledger.json`) as Ledger;
    const late = known.claims.filter(({ first_iteration }) => first_iteration === 3).map(({ id }) => id);
    expect(late.length).toBeGreaterThan(0);
    expect(await planner.completes()).toContain('ended (complete). The plan is complete: ');
    const report = session.project.read(`${planFolder}/x-report.md`);
    expect(report).toMatch(/\n- Clocks of two nodes drift apart by many milliseconds \[\d+\](?:<sup>\w<\/sup>)?\./);
  });
});
