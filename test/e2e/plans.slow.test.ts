import { describe, expect, it } from 'vitest';
import { persona } from '../simulator/persona/persona.ts';
import { CodingScenario } from './scenario.ts';

const minute = 60_000;
const command = "/autonomous-workflow:implement 'app' 'Build the functions.' --max-iterations 20";
const function_ = (name: string, value: number) => `\`${name}()\` in src/${name}.ts gives ${value}.`;

/** The subjects of what was committed since the start, in order. */
const committed = (scenario: CodingScenario) => scenario.git('log', '--reverse', '--format=%s').split('\n').slice(1);

async function expectBuilt(scenario: CodingScenario, features: readonly string[]): Promise<void> {
  const run = await scenario.run(command, 6 * minute);
  expect(run.timedOut).toBe(false);
  expect(scenario.state()).toMatchObject({ status: 'complete', features_complete: features.length });
  const { proofs } = scenario.list();
  const good = proofs.filter(({ exit_code, void_reason }) => exit_code === 0 && void_reason === undefined);
  expect(new Set(good.map(({ feature }) => feature))).toEqual(new Set(features));
  expect(scenario.git('status', '--porcelain')).toBe('');
}

describe('implement, in the real claude, from', { timeout: 7 * minute }, () => {
  it('a plan that somebody wrote in prose, which an agent divides', async () => {
    const plan = `# Plan\n\nWe need two functions.\n\n## The first\n\n${function_('one', 1)}\n\n## The second\n\n${function_('two', 2)}\n`;
    await using scenario = await CodingScenario.create(persona(), { 'docs/research-app/app-plan.md': plan });
    await expectBuilt(scenario, ['F001', 'F002']);
    expect(scenario.list().features[1]?.origin).toBe('docs/research-app/app-plan.md:9-11');
    expect(committed(scenario)).toEqual(['F001: Function one gives 1', 'F002: Function two gives 2']);
    expect(scenario.isGreen()).toBe(true);
  });

  it('a list of tasks, with two that may run in parallel and one that verifies', async () => {
    const tasks = [
      '# Tasks',
      '## Phase 1: Functions',
      '- [ ] T001 [P] Function one gives 1 in src/one.ts',
      '- [ ] T002 [P] Function two gives 2 in src/two.ts',
      '- [ ] T003 [VERIFY] All functions: `npm test`',
    ].join('\n');
    await using scenario = await CodingScenario.create(persona(), { 'specs/001-app/tasks.md': tasks });
    await expectBuilt(scenario, ['T001', 'T002', 'T003']);
    expect(scenario.list().features.at(-1)).toMatchObject({ kind: 'verification', dependencies: ['T001', 'T002'] });
    expect(committed(scenario).map((subject) => subject.slice(0, 4))).toEqual(['T001', 'T002', 'T003']);
    // Where nothing is built there is only the box to tick.
    expect(scenario.git('show', '--numstat', '--format=', 'HEAD')).toBe('1\t1\tspecs/001-app/tasks.md');
    expect(scenario.git('show', 'HEAD:specs/001-app/tasks.md')).toContain('- [x] T003 [VERIFY]');
    expect(scenario.isGreen()).toBe(true);
  });
});
