import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execaSync } from 'execa';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { compareTests, judgedRun } from '../../src/coding/rules/results/runs.ts';
import { makeProofs } from '../../src/coding/rules/feature.ts';
import { runInOrder } from '../../src/coding/run-commands.ts';
import { isAlive } from '../../src/files/lock.ts';

function project(files: Record<string, string> = {}): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'a verification-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));
  execaSync('git', ['init', '--quiet', root]);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text);
  return root;
}

/** Runs lines in a folder, each for at most so many seconds. */
async function verify(root: string, lines: readonly string[], limit = 30) {
  let number = 0;
  const runs = await runInOrder({
    root,
    commands: lines.map((line) => ({ kind: 'test', folder: '.', line, time_limit_seconds: limit })),
    logFile: (kind) => join(root, 'proofs', `F001-1-${kind}-${(number += 1)}.log`),
  });
  return judgedRun(runs, {});
}

/** The end of a script, and its log. */
async function runs(file: string, script: string, program = 'node') {
  const root = project({ [file]: script });
  const { verdict, commands } = await verify(root, [`${program} ${file}`]);
  const { end = '', logFile = '' } = commands[0] ?? {};
  return { root, verdict, end, logFile, log: readFileSync(logFile, 'utf8') };
}

const nodeTests = (expected: number) =>
  `import test from 'node:test';\nimport assert from 'node:assert';\ntest('adds', () => assert.equal(1 + 1, ${expected}));\ntest('works', () => {});\n`;

describe('a verification', () => {
  it('passes with the results of its tests, a log, and the hash of that log', async () => {
    const root = project({ 'a.test.mjs': nodeTests(2) });
    const { verdict, commands } = await verify(root, ['node --test']);
    const [run] = commands;
    expect([verdict, run?.exitCode, run?.end]).toEqual(['passed', 0, 'exit code 0']);
    expect(run?.report?.map(({ name, outcome }) => `${outcome} ${name}`)).toEqual(['passed adds', 'passed works']);
    const log = readFileSync(run?.logFile ?? '');
    expect(createHash('sha256').update(log).digest('hex')).toBe(run?.outputHash);
    expect(log.toString()).toMatch(/^\$ node --test\n# in \., started 20/);
  });

  it('fails with the failed tests first in its summary, and is attributed by name', async () => {
    const root = project({ 'a.test.mjs': nodeTests(2) });
    const before = await verify(root, ['node --test']);
    writeFileSync(join(root, 'a.test.mjs'), nodeTests(3));
    const after = await verify(root, ['node --test', 'node --version']);
    expect([after.verdict, after.commands.map(({ verdict }) => verdict)]).toEqual(['failed', ['failed', 'passed']]);
    expect(after.commands[0]?.summary.split('\n').slice(0, 2)).toEqual([
      'node --test: failed (exit code 1; 1 passed, 1 failed, 0 skipped)',
      '✗ adds',
    ]);
    const reports = (run: typeof before) => run.commands.slice(0, 1).map(({ report }) => report);
    expect(compareTests(reports(before), reports(after))).toMatchObject({ regressed: ['adds'], newly: ['adds'] });
    expect(compareTests(reports(after), reports(before))).toMatchObject({ fixed: ['adds'], newly: [] });
    expect(compareTests(reports(after), reports(after))).toMatchObject({ fixed: [], newly: [] });
  });

  it.each([
    ['a program that is not there', 'no-such-program --test', 'the program is not installed'],
    ['a script that starts one', 'sh run.sh', 'a program is not installed (exit code 127)'],
    ['a line that needs a shell', 'node --test | cat', '"|" needs a shell: quote it, or put the line into a script'],
    ['a program that is killed', 'node killed.mjs', 'ended from outside (SIGKILL)'],
  ])('could not run with %s, which is no failure', async (_, line, end) => {
    const root = project({ 'run.sh': 'no-such-program\n', 'killed.mjs': "process.kill(process.pid, 'SIGKILL')" });
    const { verdict, commands } = await verify(root, [line]);
    expect([verdict, commands[0]?.end]).toEqual(['could_not_run', end]);
  });

  it('fails when its tests are none, and when the program crashes', async () => {
    const none = await runs('say.mjs', "console.log('TAP version 13\\n1..1\\nok 1 - a # SKIP')");
    expect([none.verdict, none.end]).toEqual(['failed', 'exit code 0, but no test ran']);
    expect((await runs('crash.mjs', 'process.abort()')).verdict).toBe('failed');
  });

  const hasEnded = (root: string) =>
    vi.waitFor(() => expect(isAlive(Number(readFileSync(join(root, 'pid'), 'utf8')))).toBe(false), 3_000);

  it('ends everything at the time limit, also what does not want to', async () => {
    const child =
      "process.on('SIGTERM', () => {}); require('fs').writeFileSync('pid', String(process.pid)); setInterval(() => {}, 1000)";
    const root = project({
      'hang.cjs': `require('child_process').spawn(process.execPath, ['child.cjs'], { stdio: 'inherit' }); setInterval(() => {}, 1000)`,
      'child.cjs': child,
    });
    const { verdict, commands } = await verify(root, ['node hang.cjs'], 2);
    expect([verdict, commands[0]?.end, commands[0]?.isLate]).toEqual(['could_not_run', 'not finished after 2 s', true]);
    await hasEnded(root);
  });

  it('does not wait for what the tests leave running, and ends it', async () => {
    const started = performance.now();
    const { root, verdict } = await runs(
      'leave.cjs',
      `const child = require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' }); require('fs').writeFileSync('pid', String(child.pid)); child.unref();`,
    );
    expect(verdict).toBe('passed');
    expect(performance.now() - started).toBeLessThan(10_000);
    await hasEnded(root);
  });

  it('gets no input, no colours, is told of CI, and keeps head and tail of too much output', async () => {
    const ask =
      "process.stdin.on('end', () => { console.log([process.env.CI, process.env.NO_COLOR, process.env.FORCE_COLOR].join());";
    const much = "for (let i = 0; i < 60000; i += 1) console.log('x'.repeat(100)); console.log('last') }).resume()";
    const { log, logFile } = await runs('ask.cjs', ask + much);
    expect(log).toMatch(/\n1,1,0\n[^]*… \d+ bytes left out …[^]*last\n/);
    expect(statSync(logFile).size).toBeLessThan(4_100_000);
  });

  it('lets Python write no compiled files: one of the same second would hide a fault of the same length', async () => {
    const { log } = await runs('ask.py', 'import sys; print(sys.dont_write_bytecode)', 'python3');
    expect(log).toContain('True\n');
  });
});

describe('the proofs of a verification', () => {
  it('are one for each command', async () => {
    const { commands } = await verify(project(), ['node --version', 'node --version']);
    const proofs = makeProofs(commands, { feature: 'F001', attempt: 2, head: 'h', tree_hash: 't' });
    expect(proofs.map(({ id, exit_code, tree_hash }) => [id, exit_code, tree_hash])).toEqual([
      ['F001-2-test', 0, 't'],
      ['F001-2-test-2', 0, 't'],
    ]);
  });
});
