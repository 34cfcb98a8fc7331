import type { TestRun } from './red-green.ts';
import type { TestReport } from './results/test-report.ts';

export interface OldTests {
  /** The tests as they were before the feature, on its work. */
  run: TestRun;
  /** Of all tests before the feature. */
  before: readonly TestReport[];
  /** Names of tests that pass in the run of all tests now. */
  passedNow: ReadonlySet<string>;
  /** Tests that failed before any feature. */
  failing: readonly string[];
}

/** The tests that passed before a feature and that fail on its work as they were then; where they have no names, how they end. */
export function failingAsTheyWere({ run, before, passedNow, failing }: OldTests): string[] {
  if (run.verdict !== 'failed') return [];
  const passedBefore = new Set(
    before.flatMap(({ tests }) => tests.flatMap(({ name, outcome }) => (outcome === 'passed' ? [name] : []))),
  );
  const names = run.report.tests.flatMap(({ name, outcome }) => (outcome === 'failed' ? [name] : []));
  // Tests of the feature fail with the helpers of then.
  const isOld = (name: string): boolean => passedBefore.has(name) || !passedNow.has(name);
  const found = names.filter((name) => isOld(name) && !failing.includes(name));
  return names.length === 0 ? [`they end with ${run.end}`] : found;
}
