import { counted } from '../../../base/text.ts';

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
export function judgedEnd(program: CommandEnd, kind: string, report: TestReport, output: string): CommandEnd {
  const { verdict, exitCode, end } = program;
  if (verdict !== 'passed') return program;
  // A file or a folder has the name of the target, or it has no recipe.
  if (/^g?make: (?:.* is up to date|Nothing to be done for .*)\.$/.test(output.trim())) {
    const fix = 'name the target in `.PHONY` of the Makefile, and run `autonomous-workflow commands --confirm`';
    return couldNotRun(`it ran nothing: ${output.trim()} → ${fix}`, exitCode);
  }
  if (kind !== 'test' || report === undefined) return program;
  const failed = namesIn([report], 'failed').length;
  if (failed > 0) return { verdict: 'failed', exitCode, end: `${end}, but ${counted(failed, 'test')} failed` };
  return namesIn([report], 'passed').length > 0
    ? program
    : { verdict: 'failed', exitCode, end: `${end}, but no test ran` };
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
  /** The worst of its commands; without any, nothing is proven. */
  verdict: Verdict;
  commands: CommandRun[];
}

export type TestOutcome = 'passed' | 'failed' | 'skipped';

/** One test, with the runner's name for it after the names of its suites. */
export interface TestResult {
  name: string;
  outcome: TestOutcome;
  message?: string;
}

/** Every test of a run; undefined where the runner does not name each, so that only its exit code counts. */
export type TestReport = readonly TestResult[] | undefined;

/**
 * Tests with a name each. Of those with one name, such as those of two files, the failed ones come first and the others get a number: a
 * second failure differs from a known one, whatever the order of the files.
 */
export function namedApart(tests: readonly TestResult[]): TestResult[] {
  const inOrder = (['failed', 'passed', 'skipped'] as const).flatMap((one) =>
    tests.filter(({ outcome }) => outcome === one),
  );
  const seen = new Map<string, number>();
  return inOrder.map((test) => {
    const number = (seen.get(test.name) ?? 0) + 1;
    seen.set(test.name, number);
    return number === 1 ? test : { ...test, name: `${test.name} (${number} of that name)` };
  });
}

/** The names of the tests in reports, of all or of those with an outcome. */
export const namesIn = (reports: readonly TestReport[], outcome?: TestOutcome): string[] =>
  reports.flatMap((tests = []) =>
    tests.flatMap((one) => (outcome === undefined || one.outcome === outcome ? [one.name] : [])),
  );

/** The reports of the commands that run tests; lint, types and builds report none. */
export const reportsOf = ({ commands }: Pick<VerificationRun, 'commands'>): TestReport[] =>
  commands.filter(({ kind }) => kind === 'test').map(({ report }) => report);

/** Whether reports name every test. */
export const areWhole = (reports: readonly TestReport[]): boolean =>
  reports.length > 0 && reports.every((one) => one !== undefined);

/** The part of a test's name that is in its source: `adds` of `math > adds`, or of `tests.test_a.A > adds[1]`. */
export function titleOf(whole: string): string {
  const name = whole.replace(/ \(\d+ of that name\)$/, '');
  const unittest = /^(\w+) \([\w.]+\)$/.exec(name)?.[1];
  const last = unittest ?? name.split(' > ').at(-1) ?? name;
  return last.replace(/^(\w+)\[.*\]$/, '$1').replace(/^.*::(?=\w+$)/, '');
}

/**
 * The tests of a run beside those of an earlier one without the work, by their names.
 * @returns `lost`: undefined unless both runs name each test; a moved test, whose name differs only in its file or suite, is not lost;
 *   `newly`: fail now and did not before; `regressed`: those of them that passed before; `fixed`: failed before and pass now.
 */
export function compareTests(before: readonly TestReport[], now: readonly TestReport[]) {
  const [known, present] = [new Set(namesIn(before)), new Set(namesIn(now))];
  const [passedNow, skippedNow] = [new Set(namesIn(now, 'passed')), new Set(namesIn(now, 'skipped'))];
  const passed = namesIn(before, 'passed');
  const appeared = [...passedNow].filter((name) => !known.has(name));
  const gone = passed.filter((name) => {
    const moved = present.has(name) ? -1 : appeared.findIndex((other) => titleOf(other) === titleOf(name));
    return !present.has(name) && (moved === -1 || appeared.splice(moved, 1).length === 0);
  });
  const failedBefore = namesIn(before, 'failed');
  const newly = namesIn(now, 'failed').filter((name) => !failedBefore.includes(name));
  return {
    lost:
      areWhole(before) && areWhole(now) ? { gone, skipped: passed.filter((name) => skippedNow.has(name)) } : undefined,
    newly,
    regressed: newly.filter((name) => passed.includes(name)),
    fixed: failedBefore.filter((name) => passedNow.has(name)),
  };
}

export type ComparedTests = ReturnType<typeof compareTests>;

/** The names of a run's failed tests, by which its failure is explained; empty where the runner names none, or it failed otherwise. */
export const namedFailures = ({ verdict, exitCode, report }: CommandRun): string[] =>
  verdict === 'failed' && exitCode !== null ? namesIn([report], 'failed') : [];

/** A run that counts as passed if only tests fail that failed before any feature. */
export function withoutKnownFailures(run: CommandRun, failing: readonly string[]): CommandRun {
  const failed = namedFailures(run);
  if (failed.length === 0 || failed.some((name) => !failing.includes(name))) return run;
  const end = `${run.end}, as before any feature: ${failed.join(', ')}`;
  return { ...run, verdict: 'passed', knownFailures: failed, end };
}

/** A run in which tests that failed before any feature fail nothing. */
export function judgedRun(
  runs: readonly CommandRun[],
  { failing = [] }: { failing?: readonly string[] | undefined },
): VerificationRun {
  const commands = runs.map((one) => withoutKnownFailures(one, failing));
  const has = (verdict: Verdict) => commands.some((one) => one.verdict === verdict);
  const isPassed = commands.length > 0 && !has('could_not_run');
  return { verdict: has('failed') ? 'failed' : isPassed ? 'passed' : 'could_not_run', commands };
}
