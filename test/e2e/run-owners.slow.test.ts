import { describe, expect, it } from 'vitest';
import { isAlive } from '../../src/files/lock.ts';
import { persona } from '../simulator/persona/persona.ts';
import { startSupervised, type SupervisedRun } from '../simulator/supervised-run.ts';
import { researchCommand, Scenario } from './scenario.ts';

const minute = 60_000;
const slowAgents = () => persona({ agentDelayMilliseconds: 3_000 });

/** The iterations that were recorded, in the order of the journal. */
const recorded = (scenario: Scenario) =>
  scenario.events().flatMap((event) => (event.event === 'recorded' ? [event.iteration] : []));

const lease = (scenario: Scenario) =>
  JSON.parse(scenario.read('docs/research-rate-limiting/.runtime/session/lease.json')) as Record<string, unknown>;

function supervise(scenario: Scenario, ...words: string[]) {
  return startSupervised({ cwd: scenario.folder, apiUrl: scenario.api.url, words: [...words, '--json'] });
}

describe('a workflow has one owner, whoever drives it', { timeout: 10 * minute }, () => {
  it('goes from a session to run and back, and each refuses it while the other lives', async () => {
    await using scenario = await Scenario.create({ model: slowAgents() });
    const session = await scenario.start(researchCommand('How do limiters compare?', 4));
    await expect.poll(() => scenario.hasEvent('agent-started'), { timeout: minute }).toBe(true);
    const refused = await (await supervise(scenario, 'rate-limiting')).finished;
    expect(refused.exitCode).toBe(1);
    expect(refused.stdout).toContain('Another session is driving the workflow');
    session.kill();
    await session.finished;

    const run = await supervise(scenario, 'rate-limiting', '--iterations', '2');
    await expect.poll(() => run.lines.length, { timeout: minute }).toBeGreaterThan(0);
    expect(lease(scenario)).toMatchObject({ driver: 'headless', process: run.pid, released: null });
    const blocked = await scenario.run('/autonomous-workflow:continue-auto rate-limiting');
    expect(blocked.stdout).toContain('`autonomous-workflow run` is driving the workflow');
    const enough = await run.finished;
    expect(enough.exitCode, enough.stdout + enough.stderr).toBe(0);
    expect(enough.lines.at(-1)).toMatchObject({ event: 'ended', why: 'enough', end_reason: null, iterations: 2 });
    expect(scenario.state()).toMatchObject({ status: 'in_progress', driver: 'headless', recorded_iteration: 2 });
    expect(lease(scenario)).toMatchObject({ released: 'run' });

    const back = await scenario.run('/autonomous-workflow:continue-auto rate-limiting', {
      timeoutMilliseconds: 4 * minute,
    });
    expect(back.exitCode, back.stderr).toBe(0);
    expect(scenario.state()).toMatchObject({ driver: 'in-session', status: 'complete', iteration: 4 });
    expect(recorded(scenario)).toEqual([1, 2, 3, 4]);
  });

  it('ends after the iteration at the first SIGINT, and at once at the second', async () => {
    await using scenario = await Scenario.create({ model: slowAgents() });
    const words = ['--mode', 'research', '--max-iterations', '4', 'rate-limiting', 'How do limiters compare?'];
    const run = await supervise(scenario, ...words);
    await expect.poll(() => scenario.hasEvent('agent-started'), { timeout: minute }).toBe(true);
    run.signal('SIGINT');
    const first = await run.finished;
    expect(first.exitCode).toBe(130);
    expect(first.lines.at(-1)).toMatchObject({ event: 'ended', why: 'asked', iterations: 1, end_reason: null });
    expect(scenario.state()).toMatchObject({ status: 'in_progress', iteration: 1, recorded_iteration: 1 });

    const again = await supervise(scenario, ...words);
    await expect.poll(() => scenario.began(2), { timeout: minute }).toBe(true);
    const { claude } = JSON.parse(scenario.read('docs/research-rate-limiting/.runtime/session/run.json')) as {
      claude: { pid: number };
    };
    expect(isAlive(claude.pid)).toBe(true);
    const notes = again.lines.flatMap(({ event, text }) => (event === 'note' ? [text] : []));
    expect(notes).toContainEqual(expect.stringContaining('goes on with the budgets and options it has'));
    const after = 'ends after this iteration; Ctrl-C again ends at once';
    const ends = ({ lines }: Pick<SupervisedRun, 'lines'>) =>
      lines.flatMap(({ text }) => (String(text).startsWith('ends ') ? [text] : []));
    again.signal('SIGINT');
    // Two that are pending at once are one.
    await expect.poll(() => ends(again)).toEqual([after]);
    again.signal('SIGINT');
    const second = await again.finished;
    expect(second.exitCode).toBe(130);
    expect(ends(second)).toEqual([after, 'ends now']);
    expect(isAlive(claude.pid)).toBe(false);
    expect(scenario.state()).toMatchObject({ status: 'in_progress', iteration: 2, recorded_iteration: 1 });
    expect(lease(scenario)).toMatchObject({ released: 'run' });
  });
});
