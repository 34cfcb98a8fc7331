import { describe, expect, it } from 'vitest';
import { persona } from '../simulator/persona/persona.ts';
import { CodingScenario, fn } from './scenario.ts';

const minute = 60_000;
const command = "/autonomous-workflow:implement 'app' 'Build the functions.' --max-iterations 60";

describe('implement, in the real claude, on a real TypeScript project', { timeout: 15 * minute }, () => {
  it('does what can be done: a diamond, another way, and a question about what never passes', async () => {
    const features = [
      fn('F001', 'one', 1),
      fn('F002', 'two', 2, ['F001']),
      fn('F003', 'three', 3, ['F001']),
      fn('F004', 'four', 4, ['F002', 'F003']),
      { ...fn('F005', 'five', 5), ways: ['By a table.', 'By counting.'] },
      fn('F006', 'six', 6, ['F005']),
      fn('F008', 'eight', 8),
      fn('F009', 'nine', 9),
    ];
    const model = persona({ coder: { F005: 'first-way-never', F009: 'never' }, reviewer: ['F002'] });
    await using scenario = await CodingScenario.create(model, { features });
    const run = await scenario.run(command, 13 * minute);
    expect(run.timedOut).toBe(false);
    expect(scenario.state()).toMatchObject({
      status: 'blocked',
      end_reason: 'blocked_on_human',
      features_total: 8,
      features_complete: 7,
      features_failed: 1,
    });
    const { proofs, features: after } = scenario.list();
    const good = proofs.filter(({ exit_code, void_reason }) => exit_code === 0 && void_reason === undefined);
    expect(new Set(good.map(({ feature }) => feature))).toEqual(
      new Set(['F001', 'F002', 'F003', 'F004', 'F005', 'F006', 'F008']),
    );
    expect(after[4]?.trail).toMatchObject([{ attempts: 3, patch: 'proofs/F005-3.patch' }]);
    expect(scenario.failures('F002')).toEqual([expect.stringContaining('too large')]);
    expect(scenario.cli('resolve')).toContain('needs human action, F009');
    const subjects = scenario.git('log', '--reverse', '--format=%s').split('\n').slice(1);
    expect(subjects.map((subject) => subject.slice(0, 4)).toSorted()).toEqual(
      [...new Set(good.map(({ feature }) => feature))].toSorted(),
    );
    expect(scenario.git('status', '--porcelain')).toBe('');
    expect(scenario.isGreen()).toBe(true);
  });
});
