import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { scriptedRun } from '../support/scripted-run.ts';

const iterations = 500;

/** Resident memory of a process, in MB, and its open files, where the system shows them, and the size of a file. */
function stateOf(pid: number, journal: string) {
  const status = existsSync(`/proc/${pid}/status`) ? readFileSync(`/proc/${pid}/status`, 'utf8') : '';
  return {
    megabytes: Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? NaN) / 1024,
    handles: existsSync(`/proc/${pid}/fd`) ? readdirSync(`/proc/${pid}/fd`).length : NaN,
    journalBytes: statSync(journal).size,
  };
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

it('500 iterations leave memory and handles of the supervisor flat, and the journal grows by the iteration', async () => {
  const scripted = scriptedRun();
  onTestFinished(scripted.dispose);
  const words = ['--mode', 'research', '--iterations', String(iterations), '--max-iterations', '1000'];
  const running = scripted.start(...words, '--max-hours', '200', 'soak', 'How?');
  const states: ReturnType<typeof stateOf>[] = [];
  const journal = join(scripted.project, 'docs', 'research-soak', 'log.jsonl');
  let open = '';
  running.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (open + text).split('\n');
    open = lines.pop() ?? '';
    for (const line of lines) if (line.includes('"event":"recorded"')) states.push(stateOf(running.pid ?? 0, journal));
  });
  const { exitCode, stdout, stderr } = await running;
  expect(exitCode, stdout.slice(-2_000) + stderr).toBe(0);
  expect(states).toHaveLength(iterations);
  const part = (from: number, key: keyof ReturnType<typeof stateOf>) =>
    median(states.slice(from, from + 50).map((state) => state[key]));
  expect(part(449, 'handles') - part(50, 'handles')).toBeLessThanOrEqual(2);
  expect(part(449, 'megabytes')).toBeLessThan(part(50, 'megabytes') * 1.5);
  const growth = (from: number) => part(from + 50, 'journalBytes') - part(from, 'journalBytes');
  expect(growth(399)).toBeLessThan(growth(50) * 1.2);
}, 10_800_000);
