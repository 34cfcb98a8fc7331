import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isAlive } from '../../src/files/lock.ts';
import type { FaultRule } from '../simulator/faults.ts';
import { persona } from '../simulator/persona/persona.ts';
import type { ModelRequest } from '../simulator/model-types.ts';
import { requestKind } from '../simulator/conversation.ts';
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

  it('counts an iteration whose session is lost after its work was done', async () => {
    let isDone = false;
    const appliesTo = (request: ModelRequest) => {
      isDone ||= requestKind(request) === 'main' && scenario.state().recorded_iteration === 1;
      return isDone;
    };
    const faults: FaultRule[] = [{ kind: 'hang', milliseconds: 5 * minute, appliesTo }];
    await using scenario = await Scenario.create({ model: model(), faults });
    const run = await start(scenario, { words: [...words, '--iterations', '1'], timeoutMilliseconds: minute });
    await expect.poll(() => isDone, { timeout: minute }).toBe(true);
    process.kill(runtime(scenario, 'run.json').claude.pid, 'SIGKILL');
    const { exitCode, lines, stdout } = await run.finished;
    expect(exitCode, stdout).toBe(0);
    expect(lines.filter(({ event }) => event === 'session-lost')).toHaveLength(1);
    expect(lines.filter(({ event }) => event === 'recorded')).toMatchObject([{ iteration: 1 }]);
    expect(lines.at(-1)).toMatchObject({ event: 'ended', why: 'enough', iterations: 1, iteration: 1 });
  });
});
