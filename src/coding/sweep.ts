import { currentConfiguration } from '../configuration/configuration.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent } from '../journal/journal.ts';
import type { AgreedGoal } from '../loop/rules/brief.ts';
import { asWriter } from '../loop/workflow.ts';
import { haveSameFiles } from '../programs/git/commit.ts';
import { textAtCommit, treeOfWorkTree } from '../programs/git/work-tree.ts';
import { ask } from './ask.ts';
import { commandsFor, logFiles } from './attempt.ts';
import { compared, knownRuns } from './baseline.ts';
import { changeFeatures } from './change-features.ts';
import { freezeCommitted, frozenCommands } from './project-commands.ts';
import { verifyInClone, type CloneResult } from './fresh-clone.ts';
import { implementationStatus, readLastSweep, writeLastSweep } from './implementation-status.ts';
import { checkoutOf, type RepositoryCheckout } from './place.ts';
import { voidProofs } from './rules/changes.ts';
import { coversAll } from './rules/coding-conclusion.ts';
import type { FrozenCommands } from './rules/commands/frozen.ts';
import { deriveStatuses } from './rules/feature-status.ts';
import { type Feature, type FeatureList, newFeature } from './rules/feature.ts';
import { isGoodProof, verifiedTrees } from './rules/proof.ts';
import { judge } from './rules/remaining-work.ts';
import { lostTests, titleOf } from './rules/results/compare-tests.ts';
import type { SummarisedRun, Verdict } from './rules/results/run-result.ts';
import { isOfTests } from './rules/test-files.ts';
import { runInPlace } from './verification-run.ts';

/**
 * Verifies all passed features again when this is due: after a number of features, and at the end.
 * @returns the result for the session; undefined when it was not due.
 */
export async function sweepWhenDue(paths: WorkflowPaths, goal: AgreedGoal, now: Date): Promise<string | undefined> {
  const { list, waiting, sweep: last } = implementationStatus(paths);
  if (list === undefined) return undefined;
  const since = new Set(last?.passed);
  const fresh = list.features.filter(({ id, passes }) => passes && !since.has(id)).length;
  const every = (await currentConfiguration(paths.root)).configuration.sweep_every_features;
  const isAtEnd = judge(list, waiting).is === 'ready-for-sweep';
  if (isAtEnd ? last?.verdict === 'passed' && coversAll(list, last) : every === 0 || fresh < every) return undefined;
  const { root, without } = await checkoutOf(paths);
  // Of these very files everything was run, if not yet in a fresh clone.
  const isVerified = verifiedTrees(list, last).includes(await treeOfWorkTree(root, without));
  return isAtEnd || !isVerified ? sweep(paths, goal, now) : undefined;
}

interface Sweep {
  paths: WorkflowPaths;
  checkout: RepositoryCheckout;
  tree: string;
  list: FeatureList;
  frozen: FrozenCommands;
}

/**
 * Verifies all passed features again, now: the frozen commands and those of single features, that no test of theirs is gone, and all of it
 * in a fresh clone. The caller holds the lock of the repository.
 */
export async function sweep(paths: WorkflowPaths, goal: AgreedGoal, now: Date): Promise<string> {
  const { list = { features: [], proofs: [], groups: [], schema: 1, source: null } } = implementationStatus(paths);
  const checkout = await checkoutOf(paths);
  const { root } = checkout;
  const tree = await treeOfWorkTree(root, checkout.without);
  const refrozen = await freezeCommitted(paths, checkout, now);
  const frozen = await frozenCommands(paths, root, now);
  const one: Sweep = { paths, checkout, tree, list, frozen };
  const passed = list.features.filter(({ passes }) => passes);
  const number = list.proofs.length;
  const logFile = logFiles(paths, `sweep-${number}`);
  const run = await runInPlace({ root, tree }, frozen, { commands: frozen.commands, logFile });
  let { verdict } = run;
  const why = summariesOf(run.commands);
  let broken: string[] = [];
  if (verdict === 'failed') broken = await changedSincePassed(one, passed);
  if (verdict === 'passed') {
    const gone = await featuresWithoutTests(one, run.commands);
    why.push(...gone.values());
    broken = [...gone.keys()];
    for (const feature of passed) {
      const { run: all } = commandsFor({ paths, goal, checkout, commands: frozen, feature });
      const commands = all.filter(({ kind }) => kind === 'own');
      if (gone.has(feature.id) || commands.length === 0) continue;
      const own = logFiles(paths, `${feature.id}-s${number}`);
      const again = await runInPlace({ root, tree }, frozen, { commands, logFile: own });
      why.push(...summariesOf(again.commands));
      if (again.verdict === 'failed') broken.push(feature.id);
      else if (again.verdict === 'could_not_run') verdict = 'could_not_run';
    }
    if (broken.length > 0) verdict = 'failed';
  }
  const cloned = verdict === 'passed' ? await cloneAgain(one) : undefined;
  const fix = cloned?.is === 'failed' ? await fixClone(one, cloned, now) : undefined;
  if (cloned?.is === 'failed') verdict = fix === undefined ? 'could_not_run' : 'failed';
  await storeSweep(one, verdict, now, cloned);
  if (broken.length > 0) {
    const lost = passed.filter(({ id }) => broken.includes(id)).flatMap(({ proofs }) => proofs);
    await changeFeatures(paths, now, (before, { waiting }) => voidProofs(before, lost, why[0] ?? '', waiting));
  } else if (verdict !== 'passed' && cloned === undefined) {
    const kind = verdict === 'failed' ? 'broken_baseline' : 'environment';
    const text = `Everything was verified once more, and ${verdict === 'failed' ? 'fails, although no feature changed since it passed' : 'could not be run'}: ${why.join('; ')}`;
    await ask(paths, now, { kind, item: null, text, tried: frozen.commands.map(({ line }) => line) });
  }
  const said =
    cloned?.is === 'failed'
      ? [describeClone(cloned, fix)]
      : [describeSweep(verdict, broken, why), cloned && describeClone(cloned)];
  return [refrozen, ...said].filter((text) => text !== undefined).join(' ');
}

const summariesOf = (runs: readonly SummarisedRun[]): string[] =>
  runs.filter(({ verdict }) => verdict !== 'passed').map(({ summary }) => summary);

/** The passed features some of whose tests passed when last verified and are gone or skipped now, by the runner's report; and which. */
async function featuresWithoutTests(
  { paths, checkout, list, frozen }: Sweep,
  now: readonly SummarisedRun[],
): Promise<Map<string, string>> {
  const tests = frozen.commands.filter(({ kind }) => kind === 'test');
  const found = new Map<string, string>();
  const trees = verifiedTrees(list, undefined).map((tree) => ({ tree, runs: knownRuns(list, tests, tree) }));
  const { tree = '', runs = [] } = trees.find((one) => one.runs !== undefined) ?? {};
  const before = compared(paths, { verdict: 'passed', runs }).reports;
  const after = now.flatMap(({ kind, report }) => (kind === 'test' ? [report] : []));
  const { gone = [], skipped = [] } = lostTests(before, after) ?? {};
  for (const name of [...gone, ...skipped])
    for (const { id, passes, bindings } of list.features)
      for (const file of passes && !found.has(id) ? (bindings?.files ?? []).filter(isOfTests) : [])
        if ((await textAtCommit(checkout.root, tree, file))?.includes(titleOf(name)) === true)
          found.set(id, `"${name}" in ${file} passed when ${id} was verified, and is gone or skipped now`);
  return found;
}

/** Features whose files were changed since they passed. */
async function changedSincePassed({ checkout, tree, list }: Sweep, passed: readonly Feature[]): Promise<string[]> {
  const changed: string[] = [];
  for (const { id, bindings } of passed) {
    const proof = list.proofs.findLast((one) => one.feature === id && isGoodProof(one));
    const files = bindings?.files ?? [];
    const isSame = files.length === 0 || (await haveSameFiles(checkout.root, proof?.tree_hash ?? '', tree, files));
    if (!isSame) changed.push(id);
  }
  return changed;
}

/** Runs everything in a fresh clone of what is checked out, unless that passed already. */
async function cloneAgain({ paths, checkout, list, tree, frozen }: Sweep): Promise<CloneResult> {
  const last = readLastSweep(paths);
  if (last?.verdict === 'passed' && last.tree === tree && last.clone !== undefined) return last.clone;
  const [before] = list.features
    .flatMap(({ attempts }) => attempts.slice(0, 1))
    .toSorted((one, other) => (one.started_at < other.started_at ? -1 : 1));
  const logFile = logFiles(paths, `clone-${list.proofs.length}`);
  return verifyInClone(checkout.root, checkout.head ?? 'HEAD', before?.start_commit ?? null, frozen, logFile);
}

const originOfClone = 'fresh clone';
const mostCloneFixes = 2;

/** Declares a feature that makes everything pass in a fresh clone; after two of them a person is asked, and none is declared. */
async function fixClone({ paths, list }: Sweep, { why }: CloneResult, now: Date): Promise<string | undefined> {
  const fixes = list.features.filter(({ origin }) => origin === originOfClone);
  if (fixes.length >= mostCloneFixes) {
    const text = `Everything passes here, and not in a fresh clone: ${why}. Is that to be so?`;
    const tried = fixes.map(({ id, status }) => `${id} (${status})`);
    await ask(paths, now, { kind: 'environment', item: null, text, tried });
    return undefined;
  }
  const feature = newFeature({
    id: `clone${fixes.length + 1}`,
    name: 'Everything passes in a fresh clone',
    description: `After \`git clone\` and the project's own installation this fails, and here it passes, so that something is only on this machine: a package that no manifest or lock file has, a file that git ignores, a path outside of the repository. Add what is missing.\n\n${why}`,
    kind: 'fix',
    origin: originOfClone,
  });
  await changeFeatures(paths, now, (known, { waiting }) =>
    deriveStatuses({ ...known, features: [...known.features, feature] }, waiting),
  );
  return feature.id;
}

function describeClone({ is, why }: CloneResult, fix?: string): string {
  if (is === 'passed') return 'So it does in a fresh clone.';
  if (is === 'not-run') return `It was not verified in a fresh clone: ${why}.`;
  const next = fix === undefined ? 'The user is asked about it.' : `${fix} is declared to repair that.`;
  return `Verified once more, and not passing in a fresh clone: ${why}. ${next}`;
}

async function storeSweep(
  { paths, list, tree, checkout }: Sweep,
  verdict: Verdict,
  now: Date,
  clone?: CloneResult,
): Promise<void> {
  const passed = list.features.filter(({ passes }) => passes).map(({ id }) => id);
  await asWriter(paths, () => {
    appendEvent(paths, now, { event: 'regression-sweep', verdict, features: passed });
    writeLastSweep(paths, { verdict, passed, at: now.toISOString(), tree, head: checkout.head ?? undefined, clone });
  });
}

function describeSweep(verdict: Verdict, broken: readonly string[], why: readonly string[]): string {
  const failures = why.length === 0 ? '' : `\n${why.join('\n')}`;
  if (verdict === 'passed') return 'Everything that passed was verified once more, and passes.';
  if (broken.length > 0)
    return `Verified once more, and no longer passing: ${broken.join(', ')}. They are done again.${failures}`;
  return `Verified once more: ${verdict.replaceAll('_', ' ')}. The user is asked about it.${failures}`;
}
