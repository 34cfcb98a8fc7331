import { describe, expect, it } from 'vitest';
import { fullAutoPersona } from '../simulator/persona/full-auto-persona.ts';
import { startSupervised } from '../simulator/supervised-run.ts';
import { CodingScenario, fn } from './coding-scenario.ts';

const minute = 60_000;
const short = { AUTONOMOUS_WORKFLOW_PHASE_TRANSITION_THRESHOLD: '1' };
const step = (name: string, value: number) => ({
  kind: 'step' as const,
  title: `Function ${name} gives ${value}`,
  text: `\`${name}()\` in src/${name}.ts gives ${value}.`,
  builds: ['P-CMP-001'],
  verification: ['npm test'],
});
const model = () => fullAutoPersona({ architect: { SEQ: [step('one', 1)] } });
/** Beyond what `run` allows itself: how these scripted coders write their files. */
const allow = ['Write', 'Bash(sed:*)', 'Bash(node:*)'];

async function run(scenario: CodingScenario, ...words: string[]) {
  const { finished } = await startSupervised({
    cwd: scenario.root,
    apiUrl: scenario.api.url,
    words: [...words, '--json'],
    env: short,
    allow,
    timeoutMilliseconds: 12 * minute,
  });
  return finished;
}

/** Every iteration in a session of its own, each recorded once. */
function expectEachOnce(scenario: CodingScenario): void {
  const events = scenario.events();
  const recorded = events.flatMap((event) => (event.event === 'recorded' ? [event.iteration] : []));
  expect(recorded).toEqual(recorded.map((_, index) => index + 1));
}

describe('run, in every mode', { timeout: 15 * minute }, () => {
  it('research-and-plan, then implement under the same name', async () => {
    await using scenario = await CodingScenario.create(model(), {});
    const words = ['--mode', 'research-and-plan', '--max-iterations', '40'];
    const planned = await run(scenario, ...words, 'app', 'A rate limiter for our gateway');
    expect(planned.exitCode, planned.stdout + planned.stderr).toBe(0);
    expect(scenario.state()).toMatchObject({ workflow_type: 'autonomous-research-plan', status: 'complete' });
    const built = await run(scenario, '--mode', 'implement', '--max-iterations', '10', 'app');
    expect(built.exitCode, built.stdout + built.stderr).toBe(0);
    expect(scenario.state()).toMatchObject({ status: 'complete', features_complete: 1, features_total: 1 });
    expectEachOnce(scenario);
  });

  it('implement: from a feature list', async () => {
    await using scenario = await CodingScenario.create(model(), { features: [fn('F1', 'one', 1), fn('F2', 'two', 2)] });
    const { exitCode, stdout, stderr, lines } = await run(scenario, '--mode', 'implement', 'app');
    expect(exitCode, stdout + stderr).toBe(0);
    expect(scenario.state()).toMatchObject({ driver: 'headless', status: 'complete', features_complete: 2 });
    expect(lines.at(-2)).toMatchObject({ event: 'iteration-ended', result: '2 of 2 features pass' });
    expect(scenario.isGreen()).toBe(true);
  });
});
