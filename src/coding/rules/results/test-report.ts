export type TestOutcome = 'passed' | 'failed' | 'skipped';

/** One test, by the name that its runner gives it, with the names of its suites in front. */
export interface TestResult {
  name: string;
  outcome: TestOutcome;
  /** The first lines of why it failed. */
  message?: string;
}

export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The report of a test run, as read from its output. */
export interface TestReport {
  /** `unknown` when no parser knows the output. */
  runner: string;
  tests: TestResult[];
  /** Null when the output gives no counts either. */
  counts: TestCounts | null;
  /** Whether `tests` has every test; otherwise it has those that failed, as far as they were named. */
  complete: boolean;
}

/** A parser gives undefined for output that is not its runner's. */
export type Parser = (output: string) => TestReport | undefined;

/** The counts of tests that are all known. */
export function countTests(tests: readonly TestResult[]): TestCounts {
  const count = (outcome: TestOutcome) => tests.filter((test) => test.outcome === outcome).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}

/** A report with every test of a run; a test reported more than once gets its worst outcome. */
export function completeReport(runner: string, tests: readonly TestResult[]): TestReport {
  const worst: Record<TestOutcome, number> = { skipped: 0, passed: 1, failed: 2 };
  const byName = new Map<string, TestResult>();
  for (const test of tests) {
    const known = byName.get(test.name);
    if (known === undefined || worst[test.outcome] > worst[known.outcome]) byName.set(test.name, test);
  }
  const all = [...byName.values()];
  return { runner, tests: all, counts: countTests(all), complete: true };
}

const longestMessage = 600;

/** The message of a failure, when it has any text, cut to what a reader needs. */
export function messageOf(lines: readonly string[]): { message?: string } {
  const text = lines.join('\n').trim();
  return text === '' ? {} : { message: text.slice(0, longestMessage) };
}
