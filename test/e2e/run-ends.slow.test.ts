import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isAlive } from '../../src/files/lock.ts';
import { persona } from '../simulator/persona/persona.ts';
import { startSupervised, type SupervisedOptions } from '../simulator/supervised-run.ts';
import { Scenario } from './scenario.ts';

const minute = 60_000;
const words = ['--mode', 'research', '--max-iterations', '3', 'rate-limiting', 'How do limiters compare?', '--json'];
const model = () => persona({ agentDelayMilliseconds: 2_000 });

const start = (scenario: Scenario, more: Partial<SupervisedOptions> = {}) =>
  startSupervised({ cwd: scenario.folder, apiUrl: scenario.api.url, words, timeoutMilliseconds: 4 * minute, ...more });

const runtime = (scenario: Scenario, file: string) =>
  JSON.parse(readFileSync(scenario.path('docs/research-rate-limiting/.runtime/session', file), 'utf8')) as {
    released?: string;
    claude: { pid: number };
  };

describe('run', { timeout: 6 * minute }, () => {
  it('ends its claude and lets go of the workflow when its terminal is closed', async () => {
    await using scenario = await Scenario.create({ model: model() });
    const run = await start(scenario, { inTerminal: true });
    await expect.poll(() => scenario.hasEvent('agent-started'), { timeout: minute }).toBe(true);
    const { pid } = runtime(scenario, 'run.json').claude;
    expect(isAlive(pid)).toBe(true);
    run.closeTerminal();
    // Its exit code is not compared: Node aborts at its own exit when its terminal is gone.
    await run.finished;
    expect(isAlive(pid)).toBe(false);
    expect(runtime(scenario, 'lease.json')).toMatchObject({ released: 'run' });
    expect(scenario.state()).toMatchObject({ status: 'in_progress', iteration: 1 });
  });
});
