import { existsSync } from 'node:fs';
import { lstat, readFile, writeFile, mkdtemp } from 'node:fs/promises';
import { join, dirname } from 'node:path';
import { differenceBetween } from '../programs/git/work-tree.ts';
import { chooseMutants, isMutable, type Mutant, type MutationCheck } from './rules/mutants.ts';
import { parseDifference } from './rules/tamper/difference.ts';
import { runTestFiles, withPlace, type TestedWork, type VerificationPlace } from './verification-place.ts';
import { readOrNothing } from '../files/regular.ts';
import { git } from '../programs/git/run-git.ts';
import { linesForFiles, type TestLine } from './rules/feature-tests.ts';
import { quoteWord } from '../base/command-line.ts';
import { readMutationReport, strykerConfiguration } from './rules/stryker.ts';
import { readProject, runInOrder } from './verification-run.ts';

/** A changed file of code in the checkout, with the lines that may be changed. */
interface MutableSource {
  file: string;
  text: string;
  lines: Set<number>;
}

/** A tool that makes small faults and runs the tests on each. */
interface MutantMaker {
  name: string;
  isFor: (request: TestedWork, place: VerificationPlace, sources: readonly MutableSource[]) => Promise<boolean>;
  /** @returns a problem where no fault was tried; the files of the checkout may be changed then. */
  check: (run: MutantRun) => Promise<MutationCheck | { problem: string }>;
}

interface MutantRun {
  request: TestedWork;
  place: VerificationPlace;
  /** The test files of the feature. */
  files: readonly string[];
  /** The files with a few of their changed lines. */
  sources: readonly MutableSource[];
  milliseconds: number;
  mostSurvivors: number;
}

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
  check: async (one) => {
    const { request, place, files, sources, milliseconds, mostSurvivors } = one;
    const mutants = chooseMutants(sources, mostTries);
    const result: MutationCheck = { tried: 0, noticed: 0, survivors: [] };
    const started = performance.now();
    const good = await runTestFiles(request, place, files, 'mutants-0');
    if (good?.verdict !== 'passed') return none('its tests do not pass by themselves');
    const seconds = Math.ceil((performance.now() - started) / 1_000);
    const longest = leastSeconds + 5 * seconds;
    const limited = withLimit(request, longest);
    let isRefused = false;
    const missed: Mutant[] = [];
    for (const [index, mutant] of mutants.entries()) {
      if (result.tried === mostSurvivors) break;
      if (performance.now() - started > milliseconds) {
        result.notRun = `they took longer than ${milliseconds / 1_000} s`;
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
      }
      // All tests have passed where the runner cannot select files.
      else if (run.isWhole) result.survivors.push(faultOf(mutant));
      else missed.push(mutant);
    }
    const byOthers = await noticedByOthers(one, missed);
    result.survivors.push(...missed.filter((mutant) => !byOthers.has(mutant)).map(faultOf));
    if (byOthers.size > 0) result.byOthers = byOthers.size;
    if (isRefused && result.tried < mostSurvivors) result.notRun ??= 'some do not compile';
    return result;
  },
};

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

/**
 * The faults with which a run of all tests fails, which the feature's own tests let through. One whose run did not end in time, or could
 * not be run, counts as not noticed.
 */
async function noticedByOthers(one: MutantRun, missed: readonly Mutant[]): Promise<ReadonlySet<Mutant>> {
  const { request, place, files, milliseconds } = one;
  const until = performance.now() + milliseconds;
  const noticed = new Set<Mutant>();
  for (const [index, mutant] of missed.entries()) {
    const seconds = Math.floor((until - performance.now()) / 1_000);
    if (seconds < 1) break;
    const name = `mutants-all-${index + 1}`;
    const run = await withFault(one, mutant, () => runTestFiles(withLimit(request, seconds), place, files, name, true));
    if (run?.verdict === 'failed') noticed.add(mutant);
  }
  return noticed;
}

const program = 'node_modules/@stryker-mutator/core/bin/stryker.js';
type Sources = readonly MutableSource[];

/** Whether it is JavaScript, and its path no pattern for `mutate`. */
const isOurs = ({ file }: Sources[number]): boolean => /\.[cm]?[jt]sx?$/.test(file) && !/[*?[\]{}()!+@,]/.test(file);

/** A few of the changed lines, spread as our own faults are; without any such fault, the first lines. */
function fewLines(sources: Sources, most: number): Sources {
  const chosen = chooseMutants(sources, most);
  return sources.map((source) => {
    const own = chosen.filter(({ file }) => file === source.file).map(({ line }) => line);
    return { ...source, lines: new Set(chosen.length > 0 ? own : [...source.lines].slice(0, most)) };
  });
}

const inShell = ({ folder, line }: Pick<TestLine, 'folder' | 'line'>): string =>
  folder === '.' ? line : `cd ${quoteWord(folder)} && ${line}`;

/** StrykerJS, where the project depends on it since before the feature. It gets only the lines and the tests. */
const stryker: MutantMaker = {
  name: 'StrykerJS',
  isFor: async ({ root, start }, place, sources) =>
    place.isTemporary &&
    sources.some(isOurs) &&
    existsSync(join(place.root, program)) &&
    (await git(root, ['show', `${start}:package.json`]).catch(() => '')).includes('"@stryker-mutator/core"'),
  check: async ({ request, place, files, sources, milliseconds, mostSurvivors }) => {
    const folder = await mkdtemp(join(dirname(place.root), 'stryker-'));
    const [settings, report] = [join(folder, 'stryker.json'), join(folder, 'mutation.json')];
    const lines = linesForFiles(request.commands, files, await readProject(place.root, request.commands));
    const configuration = strykerConfiguration({
      command: (lines ?? request.commands).map((one) => `(${inShell(one)})`).join(' && '),
      changed: fewLines(sources.filter(isOurs), mostSurvivors),
      report,
      temporary: join(folder, 'backup'),
    });
    await writeFile(settings, JSON.stringify(configuration));
    const line = `node ${program} run ${quoteWord(settings)}`;
    const run = await runInOrder({
      ...place,
      commands: [
        { kind: 'stryker', folder: '.', line, time_limit_seconds: Math.max(Math.ceil(milliseconds / 1_000), 1) },
      ],
      logFile: () => request.logFile('stryker'),
    });
    const found = readMutationReport(readOrNothing(report)?.toString('utf8') ?? '', mostSurvivors);
    return found ?? { problem: run.commands[0]?.end ?? 'it has no report' };
  },
};
