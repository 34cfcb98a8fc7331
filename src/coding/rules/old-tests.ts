import type { TestRun } from './red-green.ts';
import type { TestReport } from './results/test-report.ts';

export interface OldTests {
  /** The run of the earlier version of the tests on the feature's work. */
  run: TestRun;
  /** The reports of all tests before the feature. */
  before: readonly TestReport[];
  /** Names of tests that pass in the present run of all tests. */
  passedNow: ReadonlySet<string>;
  /** Tests that failed before any feature. */
  failing: readonly string[];
}

/** The tests that passed before a feature and whose earlier version fails on its work; without names, how the run ended. */
export function failingAsTheyWere({ run, before, passedNow, failing }: OldTests): string[] {
  if (run.verdict !== 'failed') return [];
  const passedBefore = new Set(
    before.flatMap(({ tests }) => tests.flatMap(({ name, outcome }) => (outcome === 'passed' ? [name] : []))),
  );
  const names = run.report.tests.flatMap(({ name, outcome }) => (outcome === 'failed' ? [name] : []));
  // New tests may fail with the earlier helpers, so they are excluded.
  const isOld = (name: string): boolean => passedBefore.has(name) || !passedNow.has(name);
  const found = names.filter((name) => isOld(name) && !failing.includes(name));
  return names.length === 0 ? [`they end with ${run.end}`] : found;
}
