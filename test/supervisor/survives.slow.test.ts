import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa, execaSync } from 'execa';
import { describe, expect, it, onTestFinished } from 'vitest';
import { scriptedClaude, scriptedRun, type ScriptedRun } from '../support/scripted-run.ts';

type Line = Readonly<Record<string, unknown>> & { event: string };

function project(claude?: string): ScriptedRun {
  const scripted = scriptedRun(claude);
  onTestFinished(scripted.dispose);
  return scripted;
}

const linesOf = (stdout: unknown) =>
  String(stdout)
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);
const begin = ['--mode', 'research', '--max-iterations'];

describe('run with a stand-in for claude', { timeout: 300_000 }, () => {
  it('freezes the commands that prove features before the first iteration', async () => {
    const scripted = project('exec sleep 120');
    const cwd = scripted.project;
    writeFileSync(join(cwd, 'tasks.md'), '# Tasks\n- [ ] T001 Function one in src/one.mjs\n');
    writeFileSync(join(cwd, 'package.json'), '{ "type": "module", "scripts": { "test": "node --test" } }\n');
    const author = { GIT_CONFIG_COUNT: '2', GIT_CONFIG_KEY_0: 'user.name', GIT_CONFIG_VALUE_0: 'A' };
    Object.assign(scripted.environment, author, {
      GIT_CONFIG_KEY_1: 'user.email',
      GIT_CONFIG_VALUE_1: 'a@example.org',
    });
    const git = (...words: string[]) => execaSync('git', words, { cwd, env: scripted.environment });
    git('add', '.');
    git('commit', '--quiet', '-m', 'Plan');
    const running = scripted.start('--mode', 'implement', '--plan', 'tasks.md', 'x');
    const journal = join(cwd, 'docs/research-x/log.jsonl');
    const events = () => (existsSync(journal) ? linesOf(readFileSync(journal, 'utf8')).map(({ event }) => event) : []);
    await expect.poll(events, { timeout: 60_000 }).toContain('iteration-begun');
    process.kill(-(running.pid ?? NaN), 'SIGKILL');
    await running;
    expect(events()).toContain('commands-frozen');
    expect(events().indexOf('iteration-begun')).toBeGreaterThan(events().indexOf('commands-frozen'));
  });

  it('gives an iteration up after five lost sessions, and its own death resets nothing', async () => {
    const scripted = project('echo "$CLAUDE_CODE_PRINT_BG_WAIT_CEILING_MS" >ceiling; echo broken >&2; sleep 1; exit 7');
    const first = scripted.start(...begin, '9', '--iterations', '1', 'limits', 'How?');
    const seen: Line[] = [];
    first.stdout.setEncoding('utf8').on('data', (text: string) => seen.push(...linesOf(text)));
    const lost = (lines: readonly Line[]) => lines.filter(({ event }) => event === 'session-lost');
    await expect.poll(() => lost(seen).length, { timeout: 60_000 }).toBeGreaterThanOrEqual(2);
    process.kill(-(first.pid ?? NaN), 'SIGKILL');
    await first;
    const known = lost(seen).length;
    // Agents may work for as long as their own limit says.
    expect(readFileSync(join(scripted.project, 'ceiling'), 'utf8')).toBe('0\n');
    const { stdout } = await scripted.start('limits', '--iterations', '1');
    const lines = linesOf(stdout);
    const counted = lost(lines).filter(({ iteration }) => iteration === 1);
    // One that was lost as it was killed is counted by neither, or was counted and not printed.
    expect(counted.at(-1)).toMatchObject({ why: 'claude ended with exit code 7: broken (5 of at most 5)' });
    expect(counted.length).toBeLessThanOrEqual(5 - known);
    expect(lines.find(({ event }) => event === 'iteration-failed')).toMatchObject({ iteration: 1 });
    expect(lines.at(-1)).toMatchObject({ why: 'enough', status: 'in_progress' });
  });

  it('ends after 300 errors of the API in one iteration, whose count its own death does not reset', async () => {
    const error = { type: 'result', is_error: true, api_error_status: 529, result: 'Overloaded' };
    const scripted = project(`cat <<'END'\n${JSON.stringify(error)}\nEND\nexit 1`);
    scripted.environment.AUTONOMOUS_WORKFLOW_MAX_BACKOFF_SECONDS = '1';
    const first = scripted.start(...begin, '9', 'limits', 'How?');
    const seen: Line[] = [];
    first.stdout.setEncoding('utf8').on('data', (text: string) => seen.push(...linesOf(text)));
    const waits = (lines: readonly Line[]) => lines.filter(({ event }) => event === 'waits').length;
    await expect.poll(() => waits(seen), { timeout: 60_000 }).toBeGreaterThanOrEqual(2);
    process.kill(-(first.pid ?? NaN), 'SIGKILL');
    await first;
    const file = join(scripted.project, 'docs', 'research-limits', '.runtime', 'session', 'run.json');
    const record = JSON.parse(readFileSync(file, 'utf8')) as { iteration: number; apiErrors: number };
    expect(record.apiErrors).toBeGreaterThanOrEqual(waits(seen));
    // Most of a day of outage, which the next run has not seen itself.
    writeFileSync(file, JSON.stringify({ ...record, apiErrors: 298 }));
    const second = await scripted.start('limits');
    const lines = linesOf(second.stdout);
    expect(waits(lines), second.stdout).toBe(2);
    const end = { why: 'unreachable', status: 'in_progress', end_reason: null, iteration: 1, exit_code: 1 };
    expect(lines.at(-1)).toMatchObject({ event: 'ended', ...end });
    expect(lines.at(-1)?.message).toBe(
      'limits cannot go on: the API answered with an error 301 times in iteration 1: Overloaded\n→ Correct that, then: autonomous-workflow run limits',
    );
    expect(second.exitCode).toBe(1);
    // One more run asks once, so that an API that works again is found.
    const third = await scripted.start('limits');
    expect(waits(linesOf(third.stdout)), third.stdout).toBe(0);
    expect(linesOf(third.stdout).at(-1)).toMatchObject({ why: 'unreachable', exit_code: 1 });
  });

  const canMount =
    execaSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { reject: false }).exitCode === 0;
  it.skipIf(!canMount)(
    'ends while the disk is full, and goes on when it is called again (skipped only where nothing can be mounted)',
    async () => {
      // After its work the first session fills the disk.
      const fill = 'if [ ! -e "$HOME/filled" ]; then : > "$HOME/filled"; cat /dev/zero > filler 2>/dev/null; fi';
      const scripted = project(`${scriptedClaude}\n${fill}\nexit 0`);
      const run = scripted.program.map((word) => `'${word}'`).join(' ');
      const first = `${run} ${begin.join(' ')} 9 --iterations 2 limits 'How?' --json`;
      const again = `${run} limits --iterations 1 --json`;
      const script = `mount -t tmpfs -o size=24m tmpfs . && cd "$PWD" && git init -q && { ${first} && exit 3; }; rm filler; ${again}`;
      const { stdout, stderr, exitCode } = await execa('unshare', ['-rm', 'sh', '-c', script], {
        cwd: scripted.project,
        reject: false,
        extendEnv: false,
        env: scripted.environment,
      });
      const lines = linesOf(stdout);
      expect(exitCode, stdout + stderr).toBe(0);
      expect(stderr + stdout).toContain('ENOSPC');
      expect(lines.some(({ event }) => event === 'recorded')).toBe(true);
    },
  );
});
