import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, it, onTestFinished } from 'vitest';
import { pluginFolder } from './demo-project.ts';
import { recordedResearch } from './recorded/mind.ts';
import { implementationOf, recordedImplementation, type Implementation } from './recorded/coder.ts';

/** Runs the demo; its answer, and the copy of the repository that it leaves behind. */
async function demo(...words: string[]): Promise<{ said: string; folder: string }> {
  const script = join(pluginFolder, 'test', 'simulator', 'demo.ts');
  const run = await execa(process.execPath, ['--import', 'tsx', script, ...words], {
    cwd: pluginFolder,
    reject: false,
  });
  const [folder = ''] = /\/\S*autonomous-workflow-demo-\w+/.exec(run.stdout) ?? [];
  onTestFinished(() => {
    if (folder !== '') rmSync(folder, { recursive: true, force: true });
  });
  expect(run.stderr).toBe('');
  expect(run.exitCode, run.stdout).toBe(0);
  expect(existsSync(join(folder, 'board.html'))).toBe(true);
  return { said: run.stdout, folder };
}

it(
  'the recorded research still plays, to a report that says what the mind wrote',
  { timeout: 6 * 60_000 },
  async () => {
    const { said, folder } = await demo();
    expect(said).toMatch(/rate-limiting \(research\): How do [^]*\nstate +Complete\./);
    expect(said).toContain('Recorded: the answers of a thinking model');
    expect(said).toMatch(/ (\d+) of \1 quotes found in their sources/);
    expect(said).toMatch(
      /what the report answers\n.*\n\nGCRA and a token bucket [^]*\nA sliding window counter took [^]*\nAdding GCRA here/,
    );
    const file = (name: string) =>
      readFileSync(join(folder, 'docs/research-rate-limiting', `rate-limiting-report.${name}`), 'utf8');
    // No line of the recorded report was left out for want of its finding, and nothing in it is doubted.
    const bare = (text: string) => text.replace(/ *\[[^\]]*\]|\*?\(inference\)\*?|<sup>\w<\/sup>|[*\\`]|\s+/g, '');
    for (const line of recordedResearch()
      .report.split('\n')
      .filter((one) => /^[^#|].*\.(?: \[inference\])?$/.test(one)))
      expect(bare(file('md'))).toContain(bare(line));
    expect(file('md')).toMatch(/accepted (\d+) of \1 sentences: \d+ supported by findings, \d+ marked as inference/);
    // A magazine stands against a proof, and the makers of Burstless against their own documentation.
    expect(file('md')).toMatch(
      /Contested[^]*X001[^]*never lets more than a few percent[^]*X002[^]*Burstless 3 never admits/,
    );
    expect(file('html')).toContain('<mark');
  },
);

it(
  'the recorded implementation still plays: a lie is caught, and three commits are proven',
  { timeout: 6 * 60_000 },
  async () => {
    const { said, folder } = await demo('--implement');
    expect(said).toMatch(/limiters \(implement\): [^]*\nstate +Complete\./);
    expect(said).toMatch(/attempt 1, its coder: “.* All tests pass\.”\n +attempt 1 failed: npm test: failed /);
    expect(said).toMatch(/attempt 2 failed: .*No test notices when isIdle .*\n.*\n +attempt 3 passed\n/);
    expect(said).toContain('4 of 7 requests allowed');
    const subjects = execFileSync('git', ['log', '--format=%s'], { cwd: folder, encoding: 'utf8' });
    expect(subjects).toBe(
      'T003: Both limiters in the replay\nT002: A sliding window counter\nT001: A GCRA limiter\nThe sample repository\n',
    );
    // What `npm run record-demo` would keep of this play is what was played.
    const answersOf = ({ works, files }: Implementation) => ({ works, files });
    const played = implementationOf(folder, join(folder, 'docs/research-limiters'));
    expect(answersOf(played)).toEqual(answersOf(recordedImplementation()));
  },
);
