import { lstat, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { differenceBetween } from '../programs/git/work-tree.ts';
import { chooseMutants, isMutable, type MutationCheck } from './rules/mutants.ts';
import { parseDifference } from './rules/tamper/difference.ts';
import type { MutableSource, MutantMaker, MutantRun } from './mutant-maker.ts';
import { stryker } from './stryker.ts';
import { runTestFiles } from './run-red-green.ts';
import { withPlace } from './verification-place.ts';

/** A few show whether tests notice faults; more would take too long. */
const mostMutants = 5;
/** Faults that a compiler rejects say nothing about the tests, so others are tried instead. */
const mostTries = 2 * mostMutants;
const longestMilliseconds = 120_000;
const leastSeconds = 20;

/**
 * Inserts small faults into the lines that a feature changed, one at a time, in a checkout of its work, and runs its tests on each: with
 * the project's own tool, or with a small set of our own.
 * @param files the test files of the feature.
 */
export async function checkMutants(request: MutantRun['request'], files: readonly string[]): Promise<MutationCheck> {
  const { root, start, tree, without, frozen } = request;
  if (files.length === 0) return none('the feature has no tests of its own');
  const difference = parseDifference(await differenceBetween(root, start, tree, without));
  const changed = difference.filter(({ change, path, binary }) => change !== 'removed' && !binary && isMutable(path));
  if (changed.length === 0) return none('it changed no code in JavaScript, TypeScript, Python or Rust');
  return withPlace({ root, tree }, { ...frozen, needs: frozen.needs.filter((path) => path !== '.') }, async (place) => {
    const sources: MutableSource[] = [];
    for (const { path, lines } of changed) {
      const file = join(place.root, path);
      // Writing through a link would change a file outside of the checkout.
      if (!(await lstat(file)).isFile()) continue;
      const added = lines.filter(({ kind }) => kind === 'added').map(({ number }) => number);
      sources.push({ file: path, text: await readFile(file, 'utf8'), lines: new Set(added) });
    }
    let instead: string | undefined;
    for (const maker of [stryker, ownSet]) {
      if (!(await maker.isFor(request, place, sources))) continue;
      const found = await maker.check({
        request,
        place,
        files,
        sources,
        mostSurvivors: mostMutants,
        milliseconds: longestMilliseconds,
      });
      if (!('problem' in found)) return instead === undefined ? found : { ...found, instead };
      instead = `${maker.name} could not run: ${found.problem}`;
      for (const { file, text } of sources) await writeFile(join(place.root, file), text);
    }
    return none(instead ?? 'nothing makes faults here');
  });
}

const none = (notRun: string): MutationCheck => ({ tried: 0, noticed: 0, survivors: [], notRun });

/** The small set of `rules/mutants`, for every project. */
const ownSet: MutantMaker = {
  name: 'the set of this program',
  isFor: () => Promise.resolve(true),
  check: async ({ request, place, files, sources, milliseconds, mostSurvivors }) => {
    const { commands } = request;
    const mutants = chooseMutants(sources, mostTries);
    const result: MutationCheck = { tried: 0, noticed: 0, survivors: [] };
    const started = performance.now();
    const good = await runTestFiles(request, place, files, 'mutants-0');
    if (good?.verdict !== 'passed') return none('its tests do not pass by themselves');
    const seconds = Math.ceil((performance.now() - started) / 1_000);
    const longest = leastSeconds + 5 * seconds;
    const limited = {
      ...request,
      commands: commands.map((command) => ({
        ...command,
        time_limit_seconds: Math.min(command.time_limit_seconds, longest),
      })),
    };
    let isRefused = false;
    for (const [index, mutant] of mutants.entries()) {
      if (result.tried === mostSurvivors) break;
      if (performance.now() - started > milliseconds) {
        result.notRun = `they took longer than ${milliseconds / 1_000} s`;
        break;
      }
      const file = join(place.root, mutant.file);
      const before = sources.find((source) => source.file === mutant.file)?.text ?? '';
      await writeFile(file, mutant.text);
      const run = await runTestFiles(limited, place, files, `mutants-${index + 1}`);
      await writeFile(file, before);
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
      const fault = { file: mutant.file, line: mutant.line, change: mutant.change };
      (result.faults ??= []).push(fault);
      if (run.verdict === 'passed') result.survivors.push(fault);
      else result.noticed += 1;
    }
    if (isRefused && result.tried < mostSurvivors) result.notRun ??= 'some do not compile';
    return result;
  },
};
