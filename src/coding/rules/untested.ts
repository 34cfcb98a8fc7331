import { interfaceOf } from './exported-names.ts';
import type { Feature } from './feature.ts';
import { liesBesideTests } from './feature-tests.ts';
import type { RedGreen } from './red-green.ts';
import type { TestReport } from './results/test-report.ts';
import { type ChangedFile, parseDifference, sides } from './tamper/difference.ts';
import { languageOf } from './tamper/languages.ts';
import { codeOf, testCases } from './tamper/test-cases.ts';
import { nameIn } from './used-features.ts';

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
  if (redGreen.verdict !== 'could_not_run') return null;
  const passed = passedIn(run.commands.map(({ report }) => report));
  return attributed.fixed.some((name) => passed.has(name)) ? null : redGreen.reason;
}

function passedIn(reports: readonly TestReport[]): ReadonlySet<string> {
  return new Set(
    reports.flatMap(({ tests }) => tests.flatMap(({ name, outcome }) => (outcome === 'passed' ? [name] : []))),
  );
}

/** Settings of build, checks or types, which tests seldom cover. */
const settings =
  /(?:^|\/)(?:[^/]+\.config\.\w+|\.[^/]+\.[cm]?[jt]s|[^/]+\.d\.[cm]?ts|(?:setup|noxfile|conftest|manage)\.py)$/;
/** An example in a docstring, which runners of doctests run. */
const docExample = /^\s*(?:\*\s*)?>>> /;
const mostNames = 10;

/**
 * The changed or new code of a change without any changed test: `roomsFree in src/rooms.ts`. Empty when a test or a test's helper
 * changes, when the runner reports a new test, and when only prose, settings and files of unknown languages change.
 * @param difference the result of `differenceBetween`.
 * @param before reports of the tests before the feature; `after`: with it.
 */
export function codeWithoutTest(
  difference: string,
  { before, after }: { before: readonly TestReport[]; after: readonly TestReport[] },
): string[] {
  const files = parseDifference(difference).filter(({ change }) => change !== 'removed');
  const known = new Set(before.flatMap(({ tests }) => tests.map(({ name }) => name)));
  const isNamed = known.size > 0 && [...passedIn(after)].some((name) => !known.has(name));
  if (isNamed || files.some(touchesTest)) return [];
  return files.flatMap(changedCode).slice(0, mostNames);
}

function touchesTest(file: ChangedFile): boolean {
  const { path, lines } = file;
  if (lines.some(({ kind, text }) => kind === 'added' && docExample.test(text))) return true;
  const language = languageOf(path);
  const hadTests = language !== undefined && testCases(sides(file).before, language).length > 0;
  if (liesBesideTests(path) && !hadTests) return true;
  return (liesBesideTests(path) || language?.mark !== undefined) && writesTest(file);
}

/** Whether a changed file adds a test, or a line to an existing one. */
export function writesTest(file: ChangedFile): boolean {
  const language = languageOf(file.path);
  if (language === undefined) return false;
  const { before, after } = sides(file);
  const old = new Map(testCases(before, language).map(({ name, body }) => [name, new Set(body)]));
  return testCases(after, language).some(({ name, body }) => body.some((line) => old.get(name)?.has(line) !== true));
}

function changedCode(file: ChangedFile): string[] {
  const { path, lines } = file;
  const language = languageOf(path);
  if (language === undefined || file.binary || settings.test(path) || liesBesideTests(path)) return [];
  const isCode = (text: string): boolean => /\w/.test(codeOf(text, language));
  const added = lines.filter(({ kind, text }) => kind === 'added' && isCode(text)).map(({ number }) => number);
  if (added.length === 0) return [];
  const now = sides(file).after;
  const names = interfaceOf(path, now.map(({ text }) => text).join('\n'))?.names ?? [];
  const changed = names.filter(({ line }, index) => {
    const end = names[index + 1]?.line ?? Number.POSITIVE_INFINITY;
    return added.some((number) => number >= line && number < end);
  });
  const named = [...new Set(changed.map(({ signature }) => nameIn(signature)).filter((name) => name !== ''))];
  return named.length === 0 ? [path] : named.map((name) => `${name} in ${path}`);
}
