import { readFileSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { cut, isWorkflowError, WorkflowError, orElse } from '../base/errors.ts';
import { shortCommit } from '../base/text.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { runtimeFile } from '../files/runtime-file.ts';
import { appendEvent } from '../journal/journal.ts';
import type { AgreedGoal } from '../loop/rules/brief.ts';
import { asWriter } from '../loop/workflow.ts';
import { featureCommits, haveSameFiles } from '../programs/git/commit.ts';
import {
  branchWith,
  commitOf,
  isAncestor,
  pathsAt,
  shortBranch,
  textAtCommit,
  type RepositoryCheckout,
} from '../programs/git/repository.ts';
import { git } from '../programs/git/run-git.ts';
import { readAttempt } from './attempt.ts';
import { commandsFor, frozenCommands } from './commands.ts';
import { describeNeeds, factsAt, factsBefore } from './facts.ts';
import { ask, changeFeatures, hasFeatures, readFeatures, waitingItems } from './feature-file.ts';
import { checkoutOf, projectFolder } from './place.ts';
import { coversAll } from './rules/coding-brief.ts';
import type { FrozenCommands } from './rules/commands/frozen.ts';
import { reopenFeature } from './rules/feature-list.ts';
import type { Feature, FeatureList, LastSweep } from './rules/feature.ts';
import { declareRepair, deriveStatuses, judge, openRepair, replace } from './rules/progress.ts';
import { isOfTests } from './rules/judge-checks.ts';
import { compareTests, judgedRun, reportsOf, titleOf, type VerificationRun } from './rules/results/runs.ts';
import { installationsOf } from './rules/runners.ts';
import { logFiles, ownFolderOnly, runInOrder } from './run-commands.ts';

const sample: LastSweep = { verdict: 'passed', passed: [''], at: '' };
const sweepFile = runtimeFile('coding/regression-sweep.json', sample);

/** The last sweep, which verified all passed features; undefined when there was none, or its file cannot be read. */
export const readLastSweep = (paths: WorkflowPaths): LastSweep | undefined => sweepFile.read(paths);

interface Sweep {
  paths: WorkflowPaths;
  checkout: RepositoryCheckout;
  tree: string;
  list: FeatureList;
  frozen: FrozenCommands;
  goal: AgreedGoal;
}

/** Undefined where nothing passes yet, or nothing is checked out. */
async function sweepable(paths: WorkflowPaths, goal: AgreedGoal, now: Date): Promise<Sweep | undefined> {
  const list = hasFeatures(paths) ? deriveStatuses(readFeatures(paths), waitingItems(paths)) : undefined;
  if (list?.features.some(({ passes }) => passes) !== true) return undefined;
  const checkout = await checkoutOf(paths);
  const { head: tree } = checkout;
  return tree === null ? undefined : { paths, checkout, tree, list, goal, frozen: await frozenCommands(paths, now) };
}

/** The commit that was verified when a feature passed: what was rewritten since is that of its feature, too, and was not. */
function verifiedCommit({ paths }: Sweep, { id, passes, attempts }: Feature): string | undefined {
  const number = attempts.findLast(({ outcome }) => outcome === 'passed')?.number;
  return passes && number !== undefined ? readAttempt(paths, id, number)?.candidate?.commit : undefined;
}

/** Whether the commit that is checked out is that which a feature landed as, or that of the last sweep. */
function isKnown({ paths, list, tree }: Sweep, last = readLastSweep(paths)): boolean {
  const isSwept = last?.verdict === 'passed' && last.head === tree;
  return isSwept || list.features.some(({ passes, bindings }) => passes && bindings?.commit === tree);
}

const featuresBetween = 5;

/**
 * Whether everything should be verified now: where another commit is checked out than was `known` and, at the end of an iteration, after a
 * number of features, and when nothing is left to do, be it for a question.
 */
function isDue({ paths, list, frozen }: Sweep, known: boolean, isEnd: boolean): boolean {
  const last = readLastSweep(paths);
  const { is: left } = judge(list, waitingItems(paths));
  if (isEnd && left !== 'going-on')
    return !coversAll(list, last) || (last?.verdict !== 'passed' && left === 'ready-for-sweep');
  const isAtWork = list.features.some(({ status }) => status === 'in_progress');
  const isRepaired = openRepair(list, origin) !== undefined;
  // In the folder of the project only, where work is, the tests would run with that.
  if (isRepaired || (isAtWork && frozen.needs.includes(ownFolderOnly))) return false;
  const fresh = list.features.filter(({ id, passes }) => passes && last?.passed.includes(id) !== true);
  return !known || (isEnd && fresh.length >= featuresBetween);
}

/**
 * Verifies all passed features again: the frozen commands and those of single features, that no test of theirs is gone, and all of it in a
 * fresh clone. What fails becomes a feature that repairs it. The caller holds the lock of the repository.
 * @returns the result for the session; undefined where something fails, but another commit is checked out by now: that is verified next.
 */
async function sweep(one: Sweep, now: Date): Promise<string | undefined> {
  const { paths, checkout, list, frozen } = one;
  const passed = list.features.filter(({ passes }) => passes);
  const project = projectFolder(paths, checkout.root);
  const own = passed.flatMap((feature) => commandsFor({ ...one, commands: frozen, feature }, project).run);
  const commands = [...new Map(own.map((command) => [`${command.folder}: ${command.line}`, command])).values()];
  const name = `sweep-${list.proofs.length}`;
  const run = await factsAt({ ...one, root: checkout.root, commands, name }, () => false);
  const failed = run.commands.filter(({ verdict }) => verdict !== 'passed').map(({ summary }) => summary);
  const why = run.verdict === 'passed' ? await lostIn(one, run) : failed;
  const clone = why.length === 0 && run.verdict === 'passed' ? await inFreshClone(one) : undefined;
  if (clone?.is === 'failed') why.push(clone.why);
  const isBroken = why.length > 0 && run.verdict !== 'could_not_run';
  // A user who goes to another commit for a moment takes features away, which may be back before this ends.
  if (isBroken && (await checkoutOf(paths)).head !== one.tree) return undefined;
  const where = clone === undefined ? '' : ' in a fresh clone';
  const fix = isBroken
    ? await declareFix(paths, `${clone === undefined ? itPassed : onlyHere}\n\n${why.join('\n')}`, now)
    : undefined;
  const verdict = fix === undefined ? (isBroken ? 'could_not_run' : run.verdict) : 'failed';
  await asWriter(paths, () => {
    const features = passed.map(({ id }) => id);
    appendEvent(paths, now, { event: 'regression-sweep', verdict, features });
    sweepFile.write(paths, { verdict, passed: features, at: now.toISOString(), head: one.tree, clone });
  });
  if (verdict === 'passed') {
    const cloned =
      clone?.is === 'passed'
        ? 'So it does in a fresh clone.'
        : `It was not verified in a fresh clone: ${clone?.why ?? ''}.`;
    return `Everything that passed was verified once more, and passes. ${cloned}`;
  }
  const named = why.map((line) => `\n${line}`).join('');
  if (fix !== undefined)
    return `Verified once more, and not passing${where}: ${fix} is declared to repair that, before anything else.${named}`;
  const how = isBroken ? `fails${where}, although that was repaired twice` : 'could not be run';
  const text = `Everything was verified once more, and ${how}: ${why.join('; ')}`;
  await ask(paths, now, { kind: 'environment', item: null, text, tried: commands.map(({ line }) => line) });
  return `Verified once more: it ${how}. The user is asked about it.${named}`;
}

const itPassed =
  'This passed when its features were verified, and fails at the commit that is checked out now. Repair the code; what tests show stays shown.';
const onlyHere =
  "After `git clone` and the project's own installation this fails, and here it passes, so that something is only on this machine: a package that no manifest or lock file has, a file that git ignores, a path outside of the repository. Add what is missing.";
const longestDescription = 10_000;
const origin = 'sweep';

/** The id of the feature that repairs what a sweep found, before anything else; undefined where enough have tried. */
async function declareFix(paths: WorkflowPaths, why: string, now: Date): Promise<string | undefined> {
  const given = { origin, name: 'Everything that passed passes again', description: cut(why, longestDescription) };
  const repair = { ...given, id: (number: number) => `sweep${number}` };
  const list = await changeFeatures(paths, now, (known) => declareRepair(known, repair));
  return openRepair(list, origin)?.id;
}

/** The tests of passed features that passed when the last of these was verified and are gone or skipped now, by the runner's report. */
async function lostIn(one: Sweep, now: VerificationRun): Promise<string[]> {
  const { checkout, list, tree } = one;
  const { root } = checkout;
  const passed = list.features.filter(({ passes }) => passes);
  const last = list.proofs.findLast((proof) => passed.some(({ id }) => id === proof.feature));
  const feature = passed.find(({ id }) => id === last?.feature);
  const verified = feature && verifiedCommit(one, feature);
  // A clone may lack what was verified before a rebase.
  const at = verified && ((await commitOf(root, verified)) ?? feature.bindings?.commit);
  if (at === undefined) return [];
  const before = await factsBefore({ ...one, tree: at, root, name: `sweep-${list.proofs.length}-before` });
  const { gone = [], skipped = [] } = compareTests(reportsOf(before), reportsOf(now)).lost ?? {};
  const found: string[] = [];
  for (const { id, bindings } of passed)
    for (const file of (bindings?.files ?? []).filter(isOfTests)) {
      const text = (await textAtCommit(root, bindings?.commit ?? tree, file)) ?? '';
      const lost = [...gone, ...skipped].filter((test) => text.includes(titleOf(test)));
      found.push(
        ...lost.map((test) => `"${test}" in ${file} passed when ${id} was verified, and is gone or skipped now`),
      );
    }
  return found;
}

/**
 * Checks that every passed feature is still in the checkout. One whose commit is gone or was reverted is reopened; other changes, such
 * as the user's own commits, are accepted when everything passes with them. The caller holds the lock of the repository.
 * @param isEnd whether an iteration ends, after some of which everything is verified although nothing has changed.
 * @throws WorkflowError when a branch without the finished features is checked out; nothing is changed then.
 */
export async function checkPassed(paths: WorkflowPaths, goal: AgreedGoal, now: Date, isEnd = false): Promise<string[]> {
  const one = await sweepable(paths, goal, now);
  if (one === undefined) return [];
  const { root } = one.checkout;
  const known = isKnown(one);
  const trailed = await featureCommits(root, paths.name);
  const text: string[] = [];
  for (const feature of one.list.features.filter(({ passes }) => passes)) {
    const { id, bindings } = feature;
    if (bindings?.commit === undefined) continue;
    const { commit, files } = bindings;
    const present = await presentCommit(one, { commit, files }, trailed.get(id));
    if (present === undefined) await refuseElsewhere(one, id, commit);
    else if (present !== commit)
      await changeFeatures(paths, now, (before) =>
        replace(before, { ...feature, bindings: { ...bindings, commit: present } }),
      );
    // As after a revert, its files are what they were before it.
    const isUndone = present !== undefined && !known && (await haveSameFiles(root, `${present}^`, 'HEAD', files));
    if (present !== undefined && !isUndone) continue;
    const how = isUndone ? 'was taken back' : `is not in ${nameOf(one.checkout)} any more`;
    const why = `its commit ${shortCommit(present ?? commit)} ${how}`;
    await changeFeatures(paths, now, (before) => reopenFeature(before, id, `regressed: ${why}`));
    text.push(`${id} regressed: ${why}. It is done again.`);
  }
  const left = await sweepable(paths, goal, now);
  const swept = left !== undefined && isDue(left, known, isEnd) ? await sweep(left, now) : undefined;
  if (swept === undefined) return text;
  return [...text, known ? swept : `The project has changed since its features were verified. ${swept}`];
}

/** The commit of a passed feature in what is checked out: its own, the one with its trailer, as after a rebase, or one that squashed it. */
async function presentCommit(
  { checkout: { root }, tree }: Sweep,
  { commit, files }: { commit: string; files: readonly string[] },
  trailer: string | undefined,
): Promise<string | undefined> {
  if (trailer === commit || (await isAncestor(root, commit, 'HEAD'))) return commit;
  // A squashed commit is there by what it made of the files.
  const isSquashed = trailer === undefined && (await haveSameFiles(root, commit, 'HEAD', files));
  return isSquashed ? tree : trailer;
}

/** Refuses to judge a branch that never had a feature, while another one has it. */
async function refuseElsewhere({ checkout }: Sweep, id: string, commit: string): Promise<void> {
  const branch = await branchWith(checkout, commit);
  if (branch === null) return;
  throw new WorkflowError(`${id}, which passed, is not in what is checked out`, {
    expected: `the branch ${shortBranch(branch)}, which has its commit ${shortCommit(commit)}`,
    received: nameOf(checkout),
    fix: `Check that branch out again: git switch ${shortBranch(branch)}`,
  });
}

const nameOf = ({ branch, head }: RepositoryCheckout): string =>
  branch === null ? `the detached commit ${shortCommit(head ?? '')}` : shortBranch(branch);

/** The outcome of all commands in a fresh clone: `not-run` where such a clone did not pass before any feature either. */
type CloneResult = NonNullable<LastSweep['clone']>;

const installMinutes = 15;

/**
 * Runs the frozen commands in a fresh clone, after the project's own installation: what only this machine has, such as a package that nobody
 * saved, is not there. Where that fails, the commit before any feature decides whether the project can be verified so at all.
 */
async function inFreshClone(one: Sweep): Promise<CloneResult> {
  const { paths, list, tree, frozen } = one;
  if (frozen.needs.length > 0) return { is: 'not-run', why: describeNeeds(frozen.needs) };
  const logFile = logFiles(paths, `clone-${list.proofs.length}`);
  const why = await failureInClone(one, tree, logFile);
  if (why === undefined) return { is: 'passed', why: '' };
  const attempts = list.features.flatMap((feature) => feature.attempts.slice(0, 1));
  const [first] = attempts.toSorted((a, b) => (a.started_at < b.started_at ? -1 : 1));
  const before = first?.start_commit ?? null;
  const isOurs =
    before !== null && (await failureInClone(one, before, (kind) => logFile(`before-${kind}`))) === undefined;
  return { is: isOurs ? 'failed' : 'not-run', why };
}

/** What fails in a clone of a commit; undefined when everything passes there. */
async function failureInClone(
  { checkout: { root: from }, frozen }: Sweep,
  commit: string,
  logFile: (kind: string) => string,
): Promise<string | undefined> {
  const temporary = await realpath(await mkdtemp(join(tmpdir(), 'autonomous-workflow-clone-')));
  const root = join(temporary, 'clone');
  try {
    await git(from, ['clone', '--quiet', '--no-checkout', '--', from, root]);
    await git(root, ['checkout', '--quiet', '--detach', commit]);
    const textOf = (path: string) => orElse(() => readFileSync(join(root, path), 'utf8'), undefined);
    const installations = installationsOf([...(await pathsAt(root, commit))], textOf);
    const environment = { ...process.env, PATH: [join(root, '.venv', 'bin'), process.env.PATH].join(delimiter) };
    const limit = { kind: 'install', time_limit_seconds: 60 * installMinutes };
    for (const commands of [installations.map((one) => ({ ...limit, ...one })), frozen.commands]) {
      const runs = await runInOrder({ root, environment, isTemporary: true, commands, logFile });
      const failed = judgedRun(runs, frozen).commands.find(({ verdict }) => verdict !== 'passed');
      if (failed !== undefined) return failed.summary;
    }
    return undefined;
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return error.message;
  } finally {
    await rm(temporary, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}
