import { describe, expect, it } from 'vitest';
import type { Ledger } from '../../src/research/rules/ledger.ts';
import { handIn } from '../support/session.ts';
import { planFolder, Planner } from '../support/planning.ts';

describe('planning', () => {
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
