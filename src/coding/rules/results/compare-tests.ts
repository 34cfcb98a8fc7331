import { counted, firstOf } from '../../../base/text.ts';
import type { CommandRun } from './run-result.ts';
import type { TestReport } from './test-report.ts';

/** Tests that passed before the work and are not run now. */
export interface LostTests {
  /** No report names them any more. */
  gone: string[];
  /** They are skipped now. */
  skipped: string[];
  /** Tests that are new and pass. */
  appeared: string[];
}

/** The part of a test's name that stands in its source: `adds` of `math > adds` or of `a_test.py::A::adds`. */
export function titleOf(name: string): string {
  const python = /^(\w+) \([\w.]+\)$/.exec(name)?.[1];
  const last = python ?? name.split(' > ').at(-1) ?? name;
  return last.includes('::') ? (last.split('::').at(-1) ?? last).replace(/\[.*\]$/, '') : last;
}

/**
 * The tests that passed before and are lost now, where both runs report each of their tests; undefined where they do not. A test that
 * was moved, so that only its file or suite differs, is not lost.
 */
export function lostTests(before: readonly TestReport[], now: readonly TestReport[]): LostTests | undefined {
  const isKnown = (reports: readonly TestReport[]) => reports.length > 0 && reports.every(({ complete }) => complete);
  if (!isKnown(before) || !isKnown(now)) return undefined;
  const outcomes = new Map(now.flatMap(({ tests }) => tests.map(({ name, outcome }) => [name, outcome] as const)));
  const known = new Set(before.flatMap(({ tests }) => tests.map(({ name }) => name)));
  const passed = before.flatMap(({ tests }) => tests.filter(({ outcome }) => outcome === 'passed'));
  const appeared = [...outcomes].flatMap(([name, outcome]) => (outcome === 'passed' && !known.has(name) ? [name] : []));
  const gone: string[] = [];
  for (const { name } of passed) {
    if (outcomes.has(name)) continue;
    const moved = appeared.findIndex((other) => titleOf(other) === titleOf(name));
    if (moved === -1) gone.push(name);
    else appeared.splice(moved, 1);
  }
  const skipped = passed.filter(({ name }) => outcomes.get(name) === 'skipped').map(({ name }) => name);
  return { gone, skipped, appeared };
}

/** The names of the failed tests of a run, where they are the whole of its failure; undefined where they are not, or have no names. */
export function namedFailures({ verdict, exitCode, report }: CommandRun): string[] | undefined {
  const failed = report.tests.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name);
  const isWhole = failed.length > 0 && report.counts?.failed === failed.length;
  return verdict === 'failed' && exitCode !== null && isWhole ? failed : undefined;
}

/**
 * A run that passes but for tests that failed before any feature: nobody is to blame for them, and they hold nothing up. One that fails
 * says first which tests are not among them.
 */
export function withoutKnownFailures<R extends CommandRun>(run: R, failing: readonly string[]): R {
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
