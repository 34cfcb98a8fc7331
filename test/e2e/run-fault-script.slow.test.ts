import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isAlive } from '../../src/files/lock.ts';
import type { FaultRule } from '../simulator/faults.ts';
import type { ModelRequest } from '../simulator/model-types.ts';
import { persona } from '../simulator/persona/persona.ts';
import { requestKind } from '../simulator/conversation.ts';
import { startSupervised } from '../simulator/supervised-run.ts';
import { CodingScenario, planStep } from './scenario.ts';

const minute = 60_000;
const model = () =>
  persona({
    architect: { SEQ: [planStep('one', 1), planStep('two', 2)] },
    // At once, so that a ration of one is short however slow the machine is.
    researcher: { searches: 2 },
    agentDelayMilliseconds: 500,
  });
/** Beyond what `run` allows itself: how these scripted coders write their files. */
const allow = ['Write', 'Bash(sed:*)', 'Bash(node:*)'];
const words = ['--mode', 'full-auto', '--max-iterations', '40'];

function supervise(scenario: CodingScenario, given: readonly string[], env: Record<string, string> = {}) {
  return startSupervised({
    cwd: scenario.folder,
    apiUrl: scenario.api.url,
    words: [...given, '--json'],
    env: { AUTONOMOUS_WORKFLOW_PHASE_TRANSITION_THRESHOLD: '1', ...env },
    allow,
    timeoutMilliseconds: 12 * minute,
  });
}

const isMain = (request: ModelRequest) => requestKind(request) === 'main';

/** The faults that the API has. */
const faults: FaultRule[] = [
  { kind: 'overloaded', times: 3, afterRequests: 1, appliesTo: isMain },
  {
    kind: 'rate_limit',
    retryAfterSeconds: 3,
    afterRequests: 4,
    appliesTo: (request) => requestKind(request) === 'subagent',
  },
  { kind: 'hang', milliseconds: 5 * minute, afterRequests: 9, appliesTo: isMain },
];

/** Contexts that are full from a request on, until Claude Code compacts a conversation, which the last of a session does not need. */
function fullUntilCompacted(from: number): (request: ModelRequest) => { input_tokens: number } {
  let count = 0;
  let isCompacted = false;
  return (request) => {
    if (requestKind(request) === 'compaction') isCompacted = true;
    if (isMain(request)) count += 1;
    return { input_tokens: isMain(request) && count >= from && !isCompacted ? 150_000 : 1_000 };
  };
}

/** Whatever the workflow has come to, but for times, costs and the number of iterations that a ration of searches lengthens. */
function endState(scenario: CodingScenario) {
  const { status, end_reason, current_phase, features_total, features_complete, features_failed } = scenario.state();
  const features = scenario.list().features.map(({ id, status: one, passes }) => ({ id, status: one, passes }));
  const commits = scenario.git('log', '--format=%s').split('\n').toReversed();
  const code = scenario.git('ls-tree', '-r', 'HEAD', '--', 'src', 'test');
  const counts = { features_total, features_complete, features_failed };
  return { status, end_reason, current_phase, ...counts, features, commits, code };
}

function recordOf(scenario: CodingScenario): { claude: { pid: number } } {
  return JSON.parse(
    readFileSync(join(scenario.folder, 'docs/research-app/.runtime/session/run.json'), 'utf8'),
  ) as never;
}

describe('a full workflow by run, from the prompt to the end', { timeout: 20 * minute }, () => {
  it('comes through a script of faults to what it comes to without any', async () => {
    await using calm = await CodingScenario.create(model(), {});
    const undisturbed = await (await supervise(calm, [...words, 'app', 'A rate limiter for our gateway'])).finished;
    expect(undisturbed.exitCode, undisturbed.stdout + undisturbed.stderr).toBe(0);

    await using scenario = await CodingScenario.create(model(), {}, undefined, {
      faults,
      usage: fullUntilCompacted(16),
    });
    const first = await supervise(scenario, [...words, 'app', 'A rate limiter for our gateway'], {
      AUTONOMOUS_WORKFLOW_AGENT_TIMEOUT_MINUTES: '0.3',
      AUTONOMOUS_WORKFLOW_VERIFICATION_TIMEOUT_MINUTES: '1',
      CLAUDE_CODE_AUTO_COMPACT_WINDOW: '100000',
      // The first search uses the ration up; a pause takes six seconds.
      CLAUDE_CODE_MAX_WEB_SEARCHES_PER_SESSION: '1',
      CLAUDE_CODE_WEB_SEARCH_REFILLS_PER_HOUR: '18000',
    });
    const lost = () => first.lines.filter(({ event }) => event === 'session-lost');
    await expect.poll(lost, { timeout: 3 * minute }).toHaveLength(1);
    expect(lost()[0]).toMatchObject({ why: 'it was silent for too long (1 of at most 5)' });
    const isAtWork = () => recordOf(scenario).claude.pid > 0 && isAlive(recordOf(scenario).claude.pid);
    await expect.poll(isAtWork, { timeout: minute }).toBe(true);
    process.kill(recordOf(scenario).claude.pid, 'SIGKILL');
    await expect.poll(lost, { timeout: minute }).toHaveLength(2);
    await expect.poll(isAtWork, { timeout: 2 * minute }).toBe(true);
    const orphan = recordOf(scenario).claude.pid;
    first.signal('SIGKILL');
    expect((await first.finished).signal).toBe('SIGKILL');

    const second = await supervise(scenario, ['app'], { CLAUDE_CODE_AUTO_COMPACT_WINDOW: '100000' });
    const end = await second.finished;
    expect(end.exitCode, end.stdout + end.stderr).toBe(0);
    expect(isAlive(orphan)).toBe(false);
    expect(endState(scenario)).toEqual(endState(calm));
    expect(scenario.isGreen()).toBe(true);

    const events = scenario.events();
    // A write-up is recorded once more when its writer has handed in.
    const recorded = [...new Set(events.flatMap((event) => (event.event === 'recorded' ? [event.iteration] : [])))];
    expect(recorded).toEqual(recorded.map((_, index) => index + 1));
    const spent = events.flatMap((event) => (event.event === 'spent' ? [event.usd ?? NaN] : []));
    expect(spent.reduce((sum, usd) => sum + usd, 0)).toBeCloseTo(Number(end.lines.at(-1)?.total_usd), 6);
    // Each fault has happened.
    const hit = new Set(scenario.api.requests.map(({ fault }) => fault?.kind));
    expect([...hit]).toEqual(expect.arrayContaining(['overloaded', 'rate_limit', 'hang']));
    expect(scenario.api.requests.some(({ kind }) => kind === 'compaction')).toBe(true);
    expect(events.some((event) => event.event === 'waits' && event.for.startsWith('web search is rationed'))).toBe(
      true,
    );
  });
});
