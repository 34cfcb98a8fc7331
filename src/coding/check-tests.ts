import { checkMutants } from './mutation-check.ts';
import type { MutationCheck } from './rules/mutants.ts';
import type { RedGreen } from './rules/red-green.ts';
import type { VerificationRun } from './rules/results/run-result.ts';
import type { TestReport } from './rules/results/test-report.ts';
import { needsTest } from './rules/untested.ts';
import { runOldTests } from './run-old-tests.ts';
import { runRedGreen } from './run-red-green.ts';
import type { Attempt } from './attempt.ts';

/** Results of checks of a feature's own tests. */
export interface TestChecks {
  redGreen: RedGreen;
  /** Undefined where the tests already fail to show that the feature works. */
  mutation: MutationCheck | undefined;
  /** Changed tests whose earlier version fails on the feature's work. */
  oldTests: string[];
}

/**
 * Runs the tests of a feature where they should fail: without its work, and with small faults in it. Of a task that needs no test of its
 * own, such as a `[VERIFY]`, those that a coder brings for it.
 * @param run the verification of the work, which passed.
 * @param before the reports of all tests before the feature.
 * @returns undefined without a test command.
 */
export async function checkTests(
  attempt: Attempt,
  tree: string,
  run: VerificationRun,
  before: readonly TestReport[],
): Promise<TestChecks | undefined> {
  const { paths, checkout, commands, feature, record } = attempt;
  const testCommands = commands.commands.filter(({ kind }) => kind === 'test');
  if (testCommands.length === 0) return undefined;
  const passed = run.commands.flatMap(({ report }) => report.tests.filter(({ outcome }) => outcome === 'passed'));
  const request = {
    root: checkout.root,
    tree,
    frozen: commands,
    commands: testCommands,
    baseline: record.baseline.verdict,
    passedWithAll: new Set(passed.map(({ name }) => name)),
    start: record.start.commit,
    without: checkout.without,
    logFile: (name: string) => `${paths.proofs}/${feature.id}-${record.attempt}-${name}.log`,
  };
  const redGreen = await runRedGreen(request);
  const needs = needsTest(feature);
  const isShown = redGreen.verdict === 'red_green' || (needs && redGreen.verdict === 'could_not_run');
  return {
    redGreen,
    oldTests: needs ? await runOldTests(request, before) : [],
    mutation: isShown ? await checkMutants(request, redGreen.files) : undefined,
  };
}
