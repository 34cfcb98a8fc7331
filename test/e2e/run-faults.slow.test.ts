import { describe, expect, it } from 'vitest';
import type { FaultRule } from '../simulator/faults.ts';
import { researchPersona } from '../simulator/persona/persona.ts';
import { requestKind } from '../simulator/request-kind.ts';
import { startSupervised, type SupervisedOptions } from '../simulator/supervised-run.ts';
import { Scenario } from './scenario.ts';

const minute = 60_000;
const words = ['--mode', 'research', '--max-iterations', '3', 'rate-limiting', 'How do limiters compare?', '--json'];
const model = () => researchPersona({ agentDelayMilliseconds: 2_000 });

const start = (scenario: Scenario, more: Partial<SupervisedOptions> = {}) =>
  startSupervised({
    cwd: scenario.folder,
    apiUrl: scenario.api.url,
    words,
    timeoutMilliseconds: 5 * minute,
    ...more,
  });

describe('run through faults', { timeout: 12 * minute }, () => {
  it('a claude that hangs is ended, and its iteration goes on in a new session', async () => {
    const faults: FaultRule[] = [
      { kind: 'hang', milliseconds: 5 * minute, appliesTo: (r) => requestKind(r) === 'main' },
    ];
    await using scenario = await Scenario.create({ model: model(), faults });
    const run = await (
      await start(scenario, {
        env: { AUTONOMOUS_WORKFLOW_HANG_TIMEOUT_MINUTES: '0.3', AUTONOMOUS_WORKFLOW_AGENT_TIMEOUT_MINUTES: '2' },
      })
    ).finished;
    expect(run.exitCode, run.stdout + run.stderr).toBe(2);
    const lost = run.lines.filter(({ event }) => event === 'session-lost');
    expect(lost).toMatchObject([{ iteration: 1, why: 'it gave no sign of life for too long', lost: 1 }]);
    expect(scenario.state()).toMatchObject({ end_reason: 'max_iterations', iteration: 3 });
    const recorded = scenario.events().flatMap((event) => (event.event === 'recorded' ? [event.iteration] : []));
    expect(recorded).toEqual([1, 2, 3]);
  });
});
