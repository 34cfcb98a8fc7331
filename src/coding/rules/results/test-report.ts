export type TestOutcome = 'passed' | 'failed' | 'skipped';

/** One test, with the runner's name for it after the names of its suites. */
export interface TestResult {
  name: string;
  outcome: TestOutcome;
  /** The first lines of the failure message. */
  message?: string;
}

export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

/** A report parsed from the output of a test run. */
export interface TestReport {
  /** `unknown` when no parser knows the output. */
  runner: string;
  tests: TestResult[];
  /** Null when the output has no counts. */
  counts: TestCounts | null;
  /** Whether `tests` has every test; otherwise it has the failed ones that are named. */
  complete: boolean;
}

/** Returns undefined for output of another runner. */
export type Parser = (output: string) => TestReport | undefined;

/** Counts a complete list of tests. */
export function countTests(tests: readonly TestResult[]): TestCounts {
  const count = (outcome: TestOutcome) => tests.filter((test) => test.outcome === outcome).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}

/** The end of the name of a further test that the runner calls the same. */
const further = / \(\d+ of that name\)$/;

/** The name that the runner gives a test. */
export const runnersName = (name: string): string => name.replace(further, '');

/**
 * A report with every test of a run. Of tests with one name, such as those of two files, the failed ones come first and the others get a
 * number: a second failure differs from a known one, whatever the order of the files.
 */
export function completeReport(runner: string, tests: readonly TestResult[]): TestReport {
  const best: Record<TestOutcome, number> = { failed: 0, passed: 1, skipped: 2 };
  const byName = new Map<string, TestResult[]>();
  for (const test of tests) {
    const name = runnersName(test.name);
    byName.set(name, [...(byName.get(name) ?? []), test]);
  }
  const all = [...byName].flatMap(([name, same]) =>
    same
      .toSorted((one, other) => best[one.outcome] - best[other.outcome])
      .map((test, index) => ({ ...test, name: index === 0 ? name : `${name} (${index + 1} of that name)` })),
  );
  return { runner, tests: all, counts: countTests(all), complete: true };
}

const longestMessage = 600;

/** The message of a failure, if any, cut to a readable length. */
export function messageOf(lines: readonly string[]): { message?: string } {
  const text = lines.join('\n').trim();
  return text === '' ? {} : { message: text.slice(0, longestMessage) };
}
