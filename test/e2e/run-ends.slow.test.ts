import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isAlive } from '../../src/files/lock.ts';
import { persona } from '../simulator/persona/persona.ts';
import { startSupervised, type SupervisedOptions } from '../simulator/supervised-run.ts';
import { CodingScenario, fn, Scenario } from './scenario.ts';

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

  it('ends soon after the second Ctrl-C while a command of the project runs, which ends too', async () => {
    await using scenario = await CodingScenario.create(persona(), { features: [fn('F001', 'one', 1)] });
    const note = scenario.path('docs/research-app/slow.pid');
    const lines = `import { writeFileSync } from 'node:fs';\nwriteFileSync(${JSON.stringify(note)}, String(process.pid));\n`;
    scenario.write('slow.mjs', `${lines}setTimeout(() => {}, 300_000);\n`);
    scenario.write('.autonomous-workflow.yaml', 'test_command: node slow.mjs\n');
    scenario.git('add', '--all');
    scenario.git('commit', '--quiet', '-m', 'Slow');
    const coding = ['--mode', 'implement', 'app', 'Build the function.', '--json'];
    const apiUrl = scenario.api.url;
    const run = await startSupervised({ cwd: scenario.folder, apiUrl, words: coding, timeoutMilliseconds: 4 * minute });
    await expect.poll(() => existsSync(note), { timeout: 2 * minute }).toBe(true);
    run.signal('SIGINT');
    await expect.poll(() => run.lines.at(-1)?.text).toContain('Ctrl-C again');
    run.signal('SIGINT');
    expect(await run.finished).toMatchObject({ exitCode: 130 });
    await expect.poll(() => isAlive(Number(readFileSync(note, 'utf8'))), { timeout: 10_000 }).toBe(false);
  });
});
