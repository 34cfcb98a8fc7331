import type { Feature } from './feature.ts';
import type { RedGreen } from './red-green.ts';
import type { TestReport } from './results/run-result.ts';
import { needsShowing } from './test-files.ts';

/** Work of a feature whose commands passed. */
export interface VerifiedWork {
  feature: Pick<Feature, 'kind' | 'claimed'>;
  /** Undefined where the project has no command that runs tests. */
  redGreen: RedGreen | undefined;
  /** The run of the tests with the feature. */
  run: { commands: readonly { report: TestReport }[] };
  /** Tests that failed before it and pass with it. */
  attributed: { fixed: readonly string[] };
}

/** The beginning of the concern about a feature without its own test. */
export const untested = 'nothing shows that a test failed before';

/** Whether something has to be shown by a test of its own. */
export function needsTest({ kind, claimed }: VerifiedWork['feature']): boolean {
  return kind === 'feature' && !claimed;
}

/** Why no test is known that failed before the feature and passes with it; null when there is one, or none is required. */
export function whyUntested({ feature, redGreen, run, attributed }: VerifiedWork): string | null {
  if (!needsTest(feature)) return null;
  if (redGreen === undefined) return 'no command of the project runs tests';
  if (redGreen.verdict === 'red_green') return null;
  const passed = new Set(run.commands.flatMap(({ report }) => passedIn(report)));
  return attributed.fixed.some((name) => passed.has(name)) ? null : redGreen.reason;
}

const passedIn = ({ tests }: TestReport): string[] =>
  tests.flatMap(({ name, outcome }) => (outcome === 'passed' ? [name] : []));

const mostNamed = 10;

/**
 * Names what a coder is asked once to show by a test: new tests that passed before or do not pass by themselves, or else the changed files of
 * code. Empty where a test is not to be had: none can run, or the runner reports a new test that lies in the code itself.
 * @param changed the paths that the feature adds or changes.
 * @param before reports of the tests before the feature; `after`: with it.
 */
export function toBeShown(
  redGreen: RedGreen,
  changed: readonly string[],
  { before, after }: { before: readonly TestReport[]; after: readonly TestReport[] },
): string[] {
  const { verdict, passedBefore, skipped, files } = redGreen;
  const code = changed.filter(needsShowing);
  const named = [passedBefore, skipped].find(({ length }) => length > 0);
  if (verdict === 'passed_before') return (named ?? (code.length > 0 ? files : [])).slice(0, mostNamed);
  if (verdict === 'fails_after') return (named ?? files).slice(0, mostNamed);
  if (files.length > 0) return [];
  const known = new Set(before.flatMap(({ tests }) => tests.map(({ name }) => name)));
  const isNamed = known.size > 0 && after.flatMap(passedIn).some((name) => !known.has(name));
  return isNamed ? [] : code.slice(0, mostNamed);
}
