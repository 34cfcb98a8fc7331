import { counted, firstOf } from '../../../base/text.ts';

export type Verdict = 'passed' | 'failed' | 'could_not_run';

export interface CommandEnd {
  verdict: Verdict;
  exitCode: number | null;
  end: string;
  isLate?: boolean;
}

/** The end of a program that says nothing about the project. */
export const couldNotRun = (end: string, exitCode: number | null = null): CommandEnd => ({
  ...{ verdict: 'could_not_run', exitCode, end },
});

/** Signals from outside, by a person, or by the system for lack of memory; a shell reports them as 128 plus their number. */
const outside = { SIGHUP: 129, SIGINT: 130, SIGQUIT: 131, SIGKILL: 137, SIGTERM: 143 };

/** Interprets an exit code or a signal. A crash of the tested program (SIGSEGV, SIGABRT) is an ordinary failure. */
export function commandEnd(code: number | null, signal: string | null): CommandEnd {
  const killed = Object.entries(outside).find(([name, reported]) => name === signal || reported === code)?.[0];
  if (killed !== undefined) return couldNotRun(`ended from outside (${killed})`);
  const exitCode = signal === null ? (code ?? 1) : 128;
  if (exitCode === 127 || exitCode === 126)
    return couldNotRun(`a program is not installed (exit code ${exitCode})`, exitCode);
  return { verdict: exitCode === 0 ? 'passed' : 'failed', exitCode, end: `exit code ${exitCode}` };
}

/**
 * The verdict on a command by its end and its output together: one that ended well may have run no test or target, or hide that some tests
 * failed, and then it proves nothing.
 */
export function judgedEnd(
  program: CommandEnd,
  kind: string,
  { counts, complete }: TestReport,
  output: string,
): CommandEnd {
  const { verdict, exitCode, end } = program;
  if (verdict !== 'passed') return program;
  const [said = '', ...others] = output.split('\n').filter((line) => line.trim() !== '');
  // A file or a folder has the name of the target, or it has no recipe.
  const idle = /^g?make: (?:['`](.+)' is up to date|Nothing to be done for ['`](.+)')\.$/.exec(said);
  if (idle !== null && others.length === 0) {
    const fix = `add \`.PHONY: ${idle[1] ?? idle[2] ?? ''}\` to the Makefile, commit it, and run \`autonomous-workflow commands --confirm\``;
    return couldNotRun(`it ran nothing: ${said.slice(0, -1)}; ${fix}`, exitCode);
  }
  if (kind !== 'test' || counts === null) return program;
  if (counts.passed + counts.failed === 0) return { verdict: 'failed', exitCode, end: `${end}, but no test ran` };
  return complete && counts.failed > 0
    ? { verdict: 'failed', exitCode, end: `${end}, but ${counted(counts.failed, 'test')} failed` }
    : program;
}

export interface CommandRun extends CommandEnd {
  kind: string;
  line: string;
  folder: string;
  startedAt: string;
  durationMilliseconds: number;
  outputHash: string;
  logFile: string;
  report: TestReport;
  summary: string;
  /** Its failed tests, if all of them failed before any feature and the run counts as passed. */
  knownFailures?: readonly string[];
}

/** All commands of a verification in their order. A failed command does not stop the others. */
export interface VerificationRun {
  verdict: Verdict;
  commands: CommandRun[];
}

/** The worst verdict: `failed`, otherwise `could_not_run`. Without any command nothing is proven. */
export function overallVerdict(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('failed')) return 'failed';
  return verdicts.length === 0 || verdicts.includes('could_not_run') ? 'could_not_run' : 'passed';
}

export type TestOutcome = 'passed' | 'failed' | 'skipped';

/** One test, with the runner's name for it after the names of its suites. */
export interface TestResult {
  name: string;
  outcome: TestOutcome;
  message?: string;
}

export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

export interface TestReport {
  tests: TestResult[];
  /** Null when the output has no counts. */
  counts: TestCounts | null;
  /** Whether `tests` has every test; otherwise it has the failed ones that are named. */
  complete: boolean;
}

/** The end of the name of a further test that the runner calls the same. */
const further = / \(\d+ of that name\)$/;

/** The name as its runner gives it, without the number of `completeReport`. */
export const runnersName = (name: string): string => name.replace(further, '');

/**
 * A report with every test of a run. Of tests with one name, such as those of two files, the failed ones come first and the others get a
 * number: a second failure differs from a known one, whatever the order of the files.
 */
export function completeReport(tests: readonly TestResult[]): TestReport {
  const best = ['failed', 'passed', 'skipped'];
  const byName = new Map<string, TestResult[]>();
  for (const test of tests) {
    const name = runnersName(test.name);
    byName.set(name, [...(byName.get(name) ?? []), test]);
  }
  const all = [...byName].flatMap(([name, same]) =>
    same
      .toSorted((one, other) => best.indexOf(one.outcome) - best.indexOf(other.outcome))
      .map((test, index) => ({ ...test, name: index === 0 ? name : `${name} (${index + 1} of that name)` })),
  );
  const count = (outcome: TestOutcome) => all.filter((test) => test.outcome === outcome).length;
  const counts = { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
  return { tests: all, counts, complete: true };
}

const longestMessage = 600;

/** The message of a failure, if any, cut to a readable length. */
export function messageOf(lines: readonly string[]): { message?: string } {
  const text = lines.join('\n').trim();
  return text === '' ? {} : { message: text.slice(0, longestMessage) };
}

/** The names of the tests in reports, of all or of those with an outcome. */
export const namesIn = (reports: readonly TestReport[], outcome?: TestOutcome): string[] =>
  reports.flatMap(({ tests }) =>
    tests.flatMap((one) => (outcome === undefined || one.outcome === outcome ? [one.name] : [])),
  );

/** The part of a test's name that is in its source: `adds` of `math > adds`, or of `tests.test_a.A > adds[1]`. */
export function titleOf(whole: string): string {
  const name = runnersName(whole);
  const unittest = /^(\w+) \([\w.]+\)$/.exec(name)?.[1];
  const last = unittest ?? name.split(' > ').at(-1) ?? name;
  return last.replace(/^(\w+)\[.*\]$/, '$1').replace(/^.*::(?=\w+$)/, '');
}

/**
 * The tests of a run beside those of an earlier one without the work, by their names. If the runner names only failed tests, one that fails
 * now and did not before counts as regressed.
 * @returns `lost`: undefined unless both runs report each test; a moved test, whose name differs only in its file or suite, is not lost;
 *   `newly`: fail now and did not before; `regressed`: those of them that passed before; `stillBroken`: failed before, too.
 */
export function compareTests(before: readonly TestReport[], now: readonly TestReport[]) {
  const isWhole = (reports: readonly TestReport[]) => reports.length > 0 && reports.every(({ complete }) => complete);
  const [known, present] = [new Set(namesIn(before)), new Set(namesIn(now))];
  const [passedNow, skippedNow] = [new Set(namesIn(now, 'passed')), new Set(namesIn(now, 'skipped'))];
  const passed = [...new Set(namesIn(before, 'passed'))];
  const appeared = [...passedNow].filter((name) => !known.has(name));
  const gone = passed.filter((name) => {
    const moved = present.has(name) ? -1 : appeared.findIndex((other) => titleOf(other) === titleOf(name));
    return !present.has(name) && (moved === -1 || appeared.splice(moved, 1).length === 0);
  });
  const failedBefore = new Set(namesIn(before, 'failed'));
  const failed = [...new Set(namesIn(now, 'failed'))];
  const newly = failed.filter((name) => !failedBefore.has(name));
  return {
    lost:
      isWhole(before) && isWhole(now) ? { gone, skipped: passed.filter((name) => skippedNow.has(name)) } : undefined,
    newly,
    regressed: newly.filter((name) => !isWhole(before) || known.has(name)),
    fixed: [...failedBefore].filter((name) => passedNow.has(name)),
    stillBroken: failed.filter((name) => failedBefore.has(name)),
  };
}

export type ComparedTests = ReturnType<typeof compareTests>;

/** The names of a run's failed tests if they explain the whole failure; otherwise undefined. */
export function namedFailures({ verdict, exitCode, report }: CommandRun): string[] | undefined {
  const failed = namesIn([report], 'failed');
  const isWhole = failed.length > 0 && report.counts?.failed === failed.length;
  return verdict === 'failed' && exitCode !== null && isWhole ? failed : undefined;
}

/** A run that counts as passed if only tests fail that failed before any feature. Otherwise the other failed tests are named first. */
export function withoutKnownFailures(run: CommandRun, failing: readonly string[]): CommandRun {
  const failed = namedFailures(run);
  if (failed === undefined) return run;
  const fresh = failed.filter((name) => !failing.includes(name));
  if (fresh.length === failed.length) return run;
  if (fresh.length > 0) {
    const known = counted(failed.length - fresh.length, 'other test');
    return { ...run, end: `${firstOf(fresh).join(', ')} failed (and ${known} as before any feature). ${run.end}` };
  }
  return {
    ...run,
    verdict: 'passed',
    knownFailures: failed,
    end: `${run.end}, as before any feature: ${failed.join(', ')}`,
  };
}

/** A run in which tests that failed before any feature fail nothing. */
export function judgedRun(
  runs: readonly CommandRun[],
  { failing = [] }: { failing?: readonly string[] | undefined },
): VerificationRun {
  const commands = runs.map((one) => withoutKnownFailures(one, failing));
  return { verdict: overallVerdict(commands.map(({ verdict }) => verdict)), commands };
}
