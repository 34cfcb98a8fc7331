import { lstat, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { excerpt } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { addedLines, changedPaths, pathsAt, textAtCommit, treeWith } from '../programs/git/repository.ts';
import { keepRecord, type Attempt, type Verdict } from './attempt.ts';
import { commandsFor, readProject, type CommandToRun } from './commands.ts';
import { anyEnd, describeNeeds, factsAt, factsBefore, ignoredIn, isGood, reportsOf } from './facts.ts';
import { projectFolder } from './place.ts';
import { verificationOf, verificationSchema, type AttemptVerification } from './rules/attempt.ts';
import { doubtedIn } from './rules/change-judge.ts';
import {
  changedDefinitions,
  definitionsOf,
  type ChangedDefinition,
  type FrozenCommands,
} from './rules/commands/frozen.ts';
import { makeProofs } from './rules/feature.ts';
import {
  chooseMutants,
  describeMutation,
  describeRedGreen,
  failingAsTheyWere,
  isOfTests,
  isTestFile,
  judgeChecks,
  judgeRedGreen,
  missingFiles,
  type MutationCheck,
  needsShowing,
  needsTest,
  type RedGreen,
  toBeShown,
} from './rules/judge-checks.ts';
import { compareTests, judgedRun, type VerificationRun } from './rules/results/runs.ts';
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
    ? { is: 'hindered', kind: 'broken_baseline', what: brokenBefore, reasons }
    : { is: 'hindered', kind: 'environment', what: 'The verification could not be run', reasons };
}

const brokenBefore = 'The project failed before this feature, and fails the same way with it';

/** Said where the report of the tests does not name each of them. */
const unnamedTests = 'the runner does not name every test: whether one is gone is judged by its exit code only';

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
  const changed = await changedPaths(root, from, to);
  const isChanged = changed.length > 0;
  // A coder that changed nothing says that the code is right as it is: stored results of these files are not enough.
  const isEnough = isChanged ? isGood : () => false;
  const run = await factsAt({ paths, tree: to, frozen, commands, root, name }, isEnough);
  const before = await factsBefore({ paths, tree: from, frozen, root, name: `${name}-baseline` });
  const tests = compareTests(reportsOf(before), reportsOf(run));
  const definitionsAt = async (at: string) => definitionsOf(commands, await readProject(root, commands, at));
  const definitions = changedDefinitions(await definitionsAt(from), await definitionsAt(to));
  const work: TestedWork = { paths, root, frozen, from, to, changed, before, run, definitions, name };
  const isTested = run.verdict === 'passed' && isChanged && reportsOf(run).length > 0;
  const redGreen = isTested ? await runNewTests(work) : undefined;
  const old = isTested ? await runOldTests(work) : undefined;
  const isShown = redGreen?.verdict === 'red_green' || (needsTest(feature) && redGreen?.verdict === 'could_not_run');
  const mutation = redGreen !== undefined && isShown ? await checkMutants(work, redGreen) : undefined;
  // They are reported separately, wherever the feature is described.
  const failing = new Set(frozen.failing ?? []);
  const judged = judgeChecks({
    ...{ feature, run, redGreen, mutation, changed: isChanged, before: before.commands },
    tests: { ...tests, stillBroken: tests.stillBroken.filter((one) => !failing.has(one)) },
    definitions: definitions.map(
      ({ file, part, change }) => `${part} in ${file}, to which a frozen command leads, is ${change}`,
    ),
    missing: missingFiles(feature, [...(await pathsAt(root, to))], project),
    isThere: record.hand_in?.outcome === 'nothing',
    needs: frozen.needs.length === 0 ? undefined : describeNeeds(frozen.needs),
  });
  const { untested } = judged;
  const mutants = mutation && describeMutation(mutation);
  const of = { feature: feature.id, attempt: record.attempt, head, tree_hash: tree };
  const proofs = makeProofs(run.commands, of, untested);
  const said = [describeRedGreen(redGreen, isChanged), mutants, tests.lost ? undefined : unnamedTests];
  const isToShow = untested !== null && redGreen !== undefined;
  const added = isToShow ? [...(await addedLines(root, from, to)).keys()] : [];
  // The schema cuts what is too long for a record: a feature must not fail for a long line.
  return verificationSchema.parse({
    ...{ ...judged, tree, changed: isChanged },
    reasons: [...(run.verdict === 'passed' ? [] : await ignoredIn(root, from, to)), ...judged.reasons],
    red_green: said.filter((one) => one !== undefined).join('; '),
    // A run that was known has another log than its name says.
    proofs: proofs.map((proof, at) => ({ ...proof, log: insideFolder(paths, run.commands[at]?.logFile ?? '') })),
    without_test: isToShow ? toBeShown(redGreen, added, { before: reportsOf(before), after: reportsOf(run) }) : [],
    doubted:
      judged.outcome === 'green'
        ? doubtedIn({ lost: tests.lost, oldTests: old?.failing ?? [], oldFiles: old?.files ?? new Map(), definitions })
        : [],
  });
}

/** The work on a feature, whose commands pass, with what is known of it and of its start. */
export interface TestedWork {
  paths: WorkflowPaths;
  root: string;
  frozen: FrozenCommands;
  /** The commit that the feature began from, that of its work, and the paths that differ. */
  from: string;
  to: string;
  changed: readonly string[];
  /** The results of the frozen commands on either. */
  before: VerificationRun;
  run: VerificationRun;
  definitions: readonly Pick<ChangedDefinition, 'file'>[];
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
export async function runNewTests(work: TestedWork): Promise<RedGreen> {
  const { root, frozen, from, to, changed, before, run, definitions } = work;
  const now = await pathsAt(root, to);
  const added = await addedLines(root, from, to);
  const files = changed.filter((path) => now.has(path) && isTestFile(path) && added.has(path));
  const [known, after] = [reportsOf(before), reportsOf(run)];
  // Without names nobody knows whether a new test takes part that is not listed, as in a Makefile.
  const isListed = (path: string) =>
    !after.every(({ complete }) => complete) && definitions.some(({ file }) => file === path);
  const taken = changed.filter((path) => isOfTests(path) || isListed(path));
  const red =
    files.length === 0 || frozen.needs.includes(ownFolderOnly)
      ? undefined
      : await testsAt(work, await treeWith(root, from, taken, to), 'red');
  return judgeRedGreen({ files, known, red, after });
}

/**
 * Runs changed and removed tests as they were before a feature, with the helpers and snapshots of then, on its work.
 * @returns what fails, by the names of the tests or, if the runner gives none, of their files; and the files.
 */
async function runOldTests(work: TestedWork): Promise<{ failing: string[]; files: ReadonlyMap<string, string> }> {
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
  const run = all.verdict === 'failed' && added.length > 0 ? await runOld([...there, ...added], 'old-tests-only') : all;
  const reports = { before: reportsOf(before), now: reportsOf(now) };
  return { ...found, failing: failingAsTheyWere(run, reports, frozen.failing ?? [], there) };
}

/** A few show whether tests notice faults; more would take too long. */
const mostMutants = 5;
const longestMilliseconds = 120_000;

/** Inserts small faults into the lines that a feature changed, one at a time, in a checkout of its work, and runs the tests on each. */
export async function checkMutants(work: TestedWork, { files }: Pick<RedGreen, 'files'>): Promise<MutationCheck> {
  const { paths, root, frozen, from, to, run, name } = work;
  const result: MutationCheck = { tried: 0, noticed: 0, survivors: [] };
  if (files.length === 0) return { ...result, notRun: 'the feature has no tests of its own' };
  if (frozen.needs.includes(ownFolderOnly))
    return { ...result, notRun: 'the tests run in the own folder of the project only' };
  const changed = [...(await addedLines(root, from, to))].filter(([path]) => needsShowing(path));
  if (changed.length === 0) return { ...result, notRun: 'it changed no code' };
  const commands = testCommands(work);
  const took = run.commands.reduce((sum, one) => sum + (one.kind === 'test' ? one.durationMilliseconds : 0), 0);
  const started = performance.now();
  return withPlace({ root, tree: to }, frozen, async (place) => {
    const sources = [];
    for (const [file, lines] of changed) {
      const path = join(place.root, file);
      // Writing through a link would change a file outside of the checkout.
      if ((await lstat(path)).isFile()) sources.push({ file, lines, text: await readFile(path, 'utf8') });
    }
    for (const { file, line, change, text } of chooseMutants(sources, mostMutants)) {
      if (performance.now() - started + took > longestMilliseconds)
        return { ...result, notRun: `they take longer than ${longestMilliseconds / 1_000} s` };
      const path = join(place.root, file);
      const before = await readFile(path);
      await writeFile(path, text);
      const logFile = logFiles(paths, `${name}-mutants-${result.tried + 1}`);
      const tried = judgedRun(await runInOrder({ ...place, commands, logFile }), frozen);
      await writeFile(path, before);
      const stopped = tried.commands.find((one) => one.verdict === 'could_not_run' && one.isLate !== true);
      if (stopped !== undefined) return { ...result, notRun: stopped.end };
      result.tried += 1;
      if (tried.verdict === 'passed') result.survivors.push({ file, line, change });
      else result.noticed += 1;
    }
    return result;
  });
}
