import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isAlive } from '../../src/files/lock.ts';
import type { FaultRule } from '../simulator/faults.ts';
import { researchPersona } from '../simulator/persona/persona.ts';
import { requestKind } from '../simulator/request-kind.ts';
import { startSupervised, type SupervisedOptions, type SupervisedRun } from '../simulator/supervised-run.ts';
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

/** What a workflow has come to, without times and costs. */
function result(scenario: Scenario) {
  const { status, end_reason, iteration, recorded_iteration, findings_count, sources_cited } = scenario.state();
  const events = scenario.events();
  // A write-up is recorded once more when its writer has handed in.
  const recorded = [...new Set(events.flatMap((event) => (event.event === 'recorded' ? [event.iteration] : [])))];
  const handedIn = events.filter(({ event }) => event === 'hand-in').length;
  return { status, end_reason, iteration, recorded_iteration, findings_count, sources_cited, recorded, handedIn };
}

/** The process of the claude of this run, from its record. */
function claudeOf(scenario: Scenario): number {
  const record = JSON.parse(scenario.read('docs/research-rate-limiting/.runtime/session/run.json')) as {
    claude: { pid: number };
  };
  return record.claude.pid;
}

async function iterationAtWork(scenario: Scenario, run: SupervisedRun, iteration: number): Promise<void> {
  await expect.poll(() => scenario.began(iteration) && claudeOf(scenario) > 0, { timeout: minute }).toBe(true);
  expect(isAlive(run.pid)).toBe(true);
}

/** How many processes of this machine were started by a run and work in this folder. */
function claudesIn(folder: string): number {
  return readdirSync('/proc').filter((pid) => {
    try {
      const environment = readFileSync(`/proc/${pid}/environ`, 'utf8');
      return environment.includes('CLAUDE_CODE_RETRY_WATCHDOG=1') && environment.includes(`PWD=${folder}\0`);
    } catch {
      return false;
    }
  }).length;
}

describe('run through faults comes to what it comes to without them', { timeout: 12 * minute }, () => {
  it('SIGKILL of claude and of the supervisor, a burst of 529, a limit with a reset', async () => {
    await using calm = await Scenario.create({ model: model() });
    expect((await (await start(calm)).finished).exitCode).toBe(2);

    const faults: FaultRule[] = [
      { kind: 'overloaded', times: 3, afterRequests: 1, appliesTo: (request) => requestKind(request) === 'main' },
      { kind: 'rate_limit', retryAfterSeconds: 3, afterRequests: 12 },
    ];
    await using scenario = await Scenario.create({ model: model(), faults });
    const first = await start(scenario);
    await iterationAtWork(scenario, first, 1);
    process.kill(claudeOf(scenario), 'SIGKILL');
    await expect.poll(() => first.lines.some(({ event }) => event === 'session-lost'), { timeout: minute }).toBe(true);
    await iterationAtWork(scenario, first, 2);
    const orphan = claudeOf(scenario);
    first.signal('SIGKILL');
    expect((await first.finished).signal).toBe('SIGKILL');

    const second = await (await start(scenario, { words: ['rate-limiting', '--json'] })).finished;
    expect(second.exitCode, second.stdout + second.stderr).toBe(2);
    expect(isAlive(orphan)).toBe(false);
    expect(claudesIn(scenario.folder)).toBe(0);
    expect(result(scenario)).toEqual(result(calm));
    const spent = scenario.events().flatMap((event) => (event.event === 'spent' ? [event.usd ?? NaN] : []));
    const total = Number(second.lines.at(-2)?.total_usd);
    expect(spent.reduce((sum, usd) => sum + usd, 0)).toBeCloseTo(total, 6);
  });

  it('a claude that hangs is ended, and its iteration goes on in a new session', async () => {
    const faults: FaultRule[] = [
      { kind: 'hang', milliseconds: 5 * minute, appliesTo: (r) => requestKind(r) === 'main' },
    ];
    await using scenario = await Scenario.create({ model: model(), faults });
    const run = await (
      await start(scenario, {
        env: { AUTONOMOUS_WORKFLOW_AGENT_TIMEOUT_MINUTES: '0.3' },
      })
    ).finished;
    expect(run.exitCode, run.stdout + run.stderr).toBe(2);
    const lost = run.lines.filter(({ event }) => event === 'session-lost');
    expect(lost).toMatchObject([{ iteration: 1, why: 'it was silent for too long', lost: 1 }]);
    expect(result(scenario)).toMatchObject({ end_reason: 'max_iterations', recorded: [1, 2, 3] });
  });
});
