import { describe, expect, it } from 'vitest';
import { persona } from '../simulator/persona/persona.ts';
import { startSupervised } from '../simulator/supervised-run.ts';
import { CodingScenario, fn } from './scenario.ts';

const minute = 60_000;
const short = { AUTONOMOUS_WORKFLOW_PHASE_TRANSITION_THRESHOLD: '1' };
const step = (name: string, value: number) => ({
  kind: 'step' as const,
  title: `Function ${name} gives ${value}`,
  text: `\`${name}()\` in src/${name}.ts gives ${value}.`,
  builds: ['P-CMP-001'],
  verification: ['npm test'],
});
const model = () => persona({ architect: { SEQ: [step('one', 1)] } });
/** Beyond what `run` allows itself: how these scripted coders write their files. */
const allow = ['Write', 'Bash(sed:*)', 'Bash(node:*)'];

async function run(scenario: CodingScenario, ...words: string[]) {
  const { finished } = await startSupervised({
    cwd: scenario.folder,
    apiUrl: scenario.api.url,
    words: [...words, '--json'],
    env: short,
    allow,
    timeoutMilliseconds: 12 * minute,
  });
  return finished;
}

describe('run, in every mode', { timeout: 15 * minute }, () => {
  it('implement: from a feature list', async () => {
    await using scenario = await CodingScenario.create(model(), { features: [fn('F1', 'one', 1), fn('F2', 'two', 2)] });
    const { exitCode, stdout, stderr, lines } = await run(scenario, '--mode', 'implement', 'app');
    expect(exitCode, stdout + stderr).toBe(0);
    expect(scenario.state()).toMatchObject({ driver: 'headless', status: 'complete', features_complete: 2 });
    expect(lines.at(-2)).toMatchObject({ event: 'iteration-ended', result: '2 of 2 features pass' });
    expect(scenario.isGreen()).toBe(true);
  });
});
