import { lstat, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { excerpt } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { addedLines, changedPaths, pathsAt, textAtCommit, treeWith } from '../programs/git/repository.ts';
import { keepRecord, type Attempt, type Verdict } from './attempt.ts';
import { commandsFor, readProject, type CommandToRun } from './commands.ts';
import { anyEnd, factsAt, factsBefore, ignoredIn, isGood } from './facts.ts';
import { projectFolder } from './place.ts';
import { verificationOf, verificationSchema, type AttemptVerification } from './rules/attempt.ts';
import type { OldTests } from './rules/change-judge.ts';
import {
  changedDefinitions,
  definitionsOf,
  type ChangedDefinition,
  type FrozenCommands,
} from './rules/commands/frozen.ts';
import { makeProofs } from './rules/feature.ts';
import {
  chooseMutants,
  failingAsTheyWere,
  isOfTests,
  isTestFile,
  judgeFacts,
  judgeMutants,
  judgeNewTests,
  missingFiles,
  needsShowing,
  type Mutant,
  type Mutation,
  type NewTests,
} from './rules/judge-checks.ts';
import { areWhole, judgedRun, reportsOf, type VerificationRun } from './rules/results/runs.ts';
import { insideFolder, logFiles, ownFolderOnly, runInOrder, withPlace } from './run-commands.ts';

/** Runs the checks of the work under judgement, unless it was found green before, and stores the result in its record. */
export async function verifyUnlessVerified(attempt: Attempt): Promise<Verdict> {
  const { feature, record } = attempt;
  if (verificationOf(record)?.outcome === 'green') return undefined;
  const verification = await checkWork(attempt);
  const { outcome, proofs, reasons } = verification;
  const why = excerpt(reasons.join('; '));
  const event = { event: 'feature-checked', feature: feature.id, attempt: record.attempt, outcome, why } as const;
  await keepRecord(attempt, { verification }, event);
  if (outcome === 'green') return undefined;
  if (outcome === 'red') return { is: 'failed', reasons, proofs };
  return outcome === 'baseline_broken'
    ? { is: 'asked', kind: 'broken_baseline', what: brokenBefore, reasons }
    : { is: 'asked', kind: 'environment', what: 'The verification could not be run', reasons };
}

const brokenBefore = 'The project failed before this feature, and fails the same way with it';

/** Finds the facts about the work under judgement, in checkouts of its commit, and judges them. Only the logs are kept. */
export async function checkWork(attempt: Attempt): Promise<AttemptVerification> {
  const { paths, checkout, commands: frozen, feature, record } = attempt;
  const { root, head } = checkout;
  if (record.candidate === null) throw new Error('Only handed-in work is verified.');
  const { commit: to, tree } = record.candidate;
  const { commit: from } = record.start;
  const project = projectFolder(paths, root, record);
  const { run: commands } = commandsFor(attempt, project);
  const name = `${feature.id}-${record.attempt}`;
  const [changed, added] = [await changedPaths(root, from, to), await addedLines(root, from, to)];
  const isChanged = changed.length > 0;
  // A coder that changed nothing says that the code is right as it is: stored results of these files are not enough.
  const run = await factsAt({ paths, tree: to, frozen, commands, root, name }, isChanged ? isGood : () => false);
  const before = await factsBefore({ paths, tree: from, frozen, root, name: `${name}-baseline` });
  const definitionsAt = async (at: string) => definitionsOf(commands, await readProject(root, at));
  const definitions = changedDefinitions(await definitionsAt(from), await definitionsAt(to), changed);
  const known = record.verification?.concerns ?? [];
  const work: TestedWork = { paths, root, frozen, from, to, changed, added, before, run, definitions, known, name };
  const isTested = run.verdict === 'passed' && isChanged && reportsOf(run).length > 0;
  const newTests = isTested ? await runNewTests(work) : undefined;
  const oldTests = isTested ? await runOldTests(work) : { failing: [], files: new Map<string, string>() };
  // Work that goes back to a coder gets no small faults.
  const isTried = newTests !== undefined && newTests.files.length > 0 && newTests.toShow.length === 0;
  const mutants = isTried ? await checkMutants(work) : undefined;
  const found = judgeFacts({
    ...{ feature, run, before, newTests, mutants, oldTests, definitions, isChanged },
    missing: missingFiles(feature, [...(await pathsAt(root, to))], project),
    isThere: record.hand_in?.outcome === 'nothing',
  });
  const of = { feature: feature.id, attempt: record.attempt, head, tree_hash: tree };
  const proofs = makeProofs(run.commands, of, found.untested);
  // The schema cuts what is too long for a record: a feature must not fail for a long line.
  return verificationSchema.parse({
    ...{ ...found, tree, changed: isChanged },
    reasons: [...(run.verdict === 'passed' ? [] : await ignoredIn(root, from, to)), ...found.reasons],
    // A run that was known has another log than its name says.
    proofs: proofs.map((proof, at) => ({ ...proof, log: insideFolder(paths, run.commands[at]?.logFile ?? '') })),
  });
}

/** The work on a feature, whose commands pass, with what is known of it and of its start. */
export interface TestedWork {
  paths: WorkflowPaths;
  root: string;
  frozen: FrozenCommands;
  /** The commit that the feature began from, that of its work, the paths that differ, and the lines that are new. */
  from: string;
  to: string;
  changed: readonly string[];
  added: ReadonlyMap<string, ReadonlySet<number>>;
  /** The results of the frozen commands on either. */
  before: VerificationRun;
  run: VerificationRun;
  definitions: readonly ChangedDefinition[];
  /** The concerns that an earlier verification left to the reviewer. */
  known: readonly string[];
  /** With which the names of logs begin. */
  name: string;
}

/** The frozen commands that run tests, each with several times what it took on the work: one may hang on other code. */
function testCommands({ frozen, run }: TestedWork): CommandToRun[] {
  return frozen.commands.flatMap((one, at) => {
    const took = run.commands[at]?.durationMilliseconds ?? 0;
    const time_limit_seconds = Math.min(one.time_limit_seconds, 20 + 5 * Math.ceil(took / 1_000));
    return one.kind === 'test' ? [{ ...one, time_limit_seconds }] : [];
  });
}

/** The results of the tests on a tree that no commit holds. */
const testsAt = (work: TestedWork, tree: string, what: string): Promise<VerificationRun> =>
  factsAt({ ...work, tree, commands: testCommands(work), name: `${work.name}-${what}` }, anyEnd);

/** Runs the tests that a feature added or changed, with their helpers, on its start, where they should fail. */
export async function runNewTests(work: TestedWork): Promise<NewTests> {
  const { root, frozen, from, to, changed, added, definitions } = work;
  const files = [...added.keys()].filter(isTestFile);
  const [before, after] = [reportsOf(work.before), reportsOf(work.run)];
  // Without names nobody knows whether a new test takes part that is not listed, as in a Makefile.
  const isListed = (path: string) => !areWhole(after) && definitions.some(({ file }) => file === path);
  const taken = changed.filter((path) => isOfTests(path) || isListed(path));
  const isRun = files.length > 0 && !frozen.needs.includes(ownFolderOnly);
  const red = isRun ? await testsAt(work, await treeWith(root, from, taken, to), 'red') : undefined;
  return judgeNewTests({ files, code: [...added.keys()].filter(needsShowing), before, after, red });
}

/**
 * Runs changed and removed tests as they were before a feature, with the helpers and snapshots of then, on its work.
 * @returns what fails, by the names of the tests or, if the runner gives none, of their files; and the files.
 */
async function runOldTests(work: TestedWork): Promise<OldTests> {
  const { root, frozen, from, to, changed, before, run: now } = work;
  const atStart = await pathsAt(root, from);
  const there = changed.filter((path) => isOfTests(path) && atStart.has(path));
  const texts = there.map(async (path) => [path, (await textAtCommit(root, from, path)) ?? ''] as const);
  const found = { failing: [], files: new Map(await Promise.all(texts)) };
  if (there.length === 0 || frozen.needs.includes(ownFolderOnly) || before.verdict !== 'passed') return found;
  const runOld = async (paths: readonly string[], what: string) =>
    testsAt(work, await treeWith(root, to, paths, from), what);
  // New tests may fail with the helpers of then: those of then alone decide.
  const added = changed.filter((path) => isTestFile(path) && !atStart.has(path));
  const all = await runOld(there, 'old-tests');
  const old = all.verdict === 'failed' && added.length > 0 ? await runOld([...there, ...added], 'old-tests-only') : all;
  return { ...found, failing: failingAsTheyWere({ old, before, now }, frozen.failing ?? [], there) };
}

/** A few show whether tests notice faults; more would take too long. */
const mostMutants = 5;
const longestMilliseconds = 120_000;

/** Inserts small faults into the lines that a feature changed, one at a time, in a checkout of its work, and runs the tests on each. */
export async function checkMutants(work: TestedWork): Promise<Mutation> {
  const { paths, root, frozen, to, added, known, run, name } = work;
  if (frozen.needs.includes(ownFolderOnly))
    return judgeMutants(0, [], 'the tests run in the own folder of the project only');
  const commands = testCommands(work);
  const took = run.commands.reduce((sum, one) => sum + (one.kind === 'test' ? one.durationMilliseconds : 0), 0);
  const started = performance.now();
  return withPlace({ root, tree: to }, frozen, async (place) => {
    const sources = [];
    for (const [file, lines] of added) {
      const path = join(place.root, file);
      // Writing through a link would change a file outside of the checkout.
      if ((await lstat(path)).isFile()) sources.push({ file, lines, text: await readFile(path, 'utf8') });
    }
    const survivors: Mutant[] = [];
    let tried = 0;
    for (const mutant of chooseMutants(sources, mostMutants, known)) {
      if (performance.now() - started + took > longestMilliseconds)
        return judgeMutants(tried, survivors, `they take longer than ${longestMilliseconds / 1_000} s`);
      const path = join(place.root, mutant.file);
      const before = await readFile(path);
      await writeFile(path, mutant.text);
      const logFile = logFiles(paths, `${name}-mutants-${tried + 1}`);
      const result = judgedRun(await runInOrder({ ...place, commands, logFile }), frozen);
      await writeFile(path, before);
      const stopped = result.commands.find((one) => one.verdict === 'could_not_run' && one.isLate !== true);
      if (stopped !== undefined) return judgeMutants(tried, survivors, stopped.end);
      tried += 1;
      if (result.verdict === 'passed') survivors.push(mutant);
    }
    return judgeMutants(tried, survivors);
  });
}
