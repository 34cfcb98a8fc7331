import { lstat, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { differenceBetween } from '../programs/git/work-tree.ts';
import { chooseMutants, isMutable, type Mutant, type MutationCheck } from './rules/mutants.ts';
import { parseDifference } from './rules/difference.ts';
import { runTestFiles, withPlace, type TestedWork, type VerificationPlace } from './verification-place.ts';

/** A changed file of code in the checkout, with the lines that may be changed. */
interface MutableSource {
  file: string;
  text: string;
  lines: Set<number>;
}

interface MutantRun {
  request: TestedWork;
  place: VerificationPlace;
  /** The test files of the feature. */
  files: readonly string[];
  /** The files with a few of their changed lines. */
  sources: readonly MutableSource[];
}

/** A few show whether tests notice faults; more would take too long. */
const mostMutants = 5;
/** Faults that a compiler rejects say nothing about the tests, so others are tried instead. */
const mostTries = 2 * mostMutants;
const longestMilliseconds = 120_000;
const leastSeconds = 20;

/**
 * Inserts small faults into the lines that a feature changed, one at a time, in a checkout of its work, and runs its tests on each.
 * @param files the test files of the feature.
 */
export async function checkMutants(request: MutantRun['request'], files: readonly string[]): Promise<MutationCheck> {
  const { root, start, tree, without, frozen } = request;
  if (files.length === 0) return none('the feature has no tests of its own');
  const difference = parseDifference(await differenceBetween(root, start, tree, without));
  const changed = difference.filter(({ change, path, binary }) => change !== 'removed' && !binary && isMutable(path));
  if (changed.length === 0) return none('it changed no code');
  return withPlace({ root, tree }, { ...frozen, needs: frozen.needs.filter((path) => path !== '.') }, async (place) => {
    const sources: MutableSource[] = [];
    for (const { path, lines } of changed) {
      const file = join(place.root, path);
      // Writing through a link would change a file outside of the checkout.
      if (!(await lstat(file)).isFile()) continue;
      const added = lines.filter(({ kind }) => kind === 'added').map(({ number }) => number);
      sources.push({ file: path, text: await readFile(file, 'utf8'), lines: new Set(added) });
    }
    return checkWith({ request, place, files, sources });
  });
}

const none = (notRun: string): MutationCheck => ({ tried: 0, noticed: 0, survivors: [], notRun });

async function checkWith(one: MutantRun): Promise<MutationCheck> {
  const { request, place, files, sources } = one;
  const mutants = chooseMutants(sources, mostTries);
  const result: MutationCheck = { tried: 0, noticed: 0, survivors: [] };
  const started = performance.now();
  const good = await runTestFiles(request, place, files, 'mutants-0');
  if (good?.verdict !== 'passed') {
    const failed = good?.report.tests.flatMap(({ name, outcome }) => (outcome === 'failed' ? [name] : [])) ?? [];
    return { ...none('its tests do not pass again on the same files'), flaky: failed };
  }
  const seconds = Math.ceil((performance.now() - started) / 1_000);
  const longest = leastSeconds + 5 * seconds;
  const limited = withLimit(request, longest);
  let isRefused = false;
  for (const [index, mutant] of mutants.entries()) {
    if (result.tried === mostMutants) break;
    if (performance.now() - started > longestMilliseconds) {
      result.notRun = `they took longer than ${longestMilliseconds / 1_000} s`;
      break;
    }
    const run = await withFault(one, mutant, () => runTestFiles(limited, place, files, `mutants-${index + 1}`));
    const isEndless = run?.endKind === 'timed-out';
    if (run === undefined || (run.verdict === 'could_not_run' && !isEndless)) {
      result.notRun = run?.end ?? 'the tests could not be started';
      continue;
    }
    // No test has run although the runner counts tests: the fault broke the build.
    if (good.report.tests.length > 0 && run.verdict === 'failed' && run.report.tests.length === 0) {
      isRefused = true;
      continue;
    }
    result.tried += 1;
    if (run.verdict !== 'passed') {
      result.noticed += 1;
      (result.caught ??= []).push(faultOf(mutant));
    } else result.survivors.push(faultOf(mutant));
  }
  if (isRefused && result.tried < mostMutants) result.notRun ??= 'some do not compile';
  return result;
}

const faultOf = ({ file, line, change }: Mutant) => ({ file, line, change });

function withLimit(request: MutantRun['request'], seconds: number): MutantRun['request'] {
  const limited = ({ time_limit_seconds }: { time_limit_seconds: number }) => Math.min(time_limit_seconds, seconds);
  return { ...request, commands: request.commands.map((one) => ({ ...one, time_limit_seconds: limited(one) })) };
}

async function withFault<T>({ place, sources }: MutantRun, mutant: Mutant, run: () => Promise<T>): Promise<T> {
  const file = join(place.root, mutant.file);
  const before = sources.find((source) => source.file === mutant.file)?.text ?? '';
  await writeFile(file, mutant.text);
  try {
    return await run();
  } finally {
    await writeFile(file, before);
  }
}
