import { voidProofs } from './rules/changes.ts';
import { coversAll } from './rules/coding-conclusion.ts';
import type { Feature, FeatureList, Proof } from './rules/feature.ts';
import { judge } from './rules/remaining-work.ts';
import { passFeature } from './rules/progress.ts';
import { planSweep, stalenessOf, type ProofAge, makeProofs, isGoodProof } from './rules/proof.ts';
import type { SummarisedRun, Verdict } from './rules/results/run-result.ts';
import { changedSinceTrees, textAtCommit, treeOfWorkTree } from '../programs/git/work-tree.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { changeFeatures } from './change-features.ts';
import { verifyInClone, type CloneResult } from './fresh-clone.ts';
import { newFeature } from './rules/feature.ts';
import { deriveStatuses } from './rules/feature-status.ts';
import { implementationStatus, readLastSweep, writeLastSweep } from './implementation-status.ts';
import { appendEvent } from '../journal/journal.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { asWriter } from '../loop/workflow.ts';
import { frozenCommands } from './project-commands.ts';
import { ask } from './ask.ts';
import type { AgreedGoal } from '../loop/rules/brief.ts';
import { compared, knownRuns } from './baseline.ts';
import type { FrozenCommands } from './rules/commands/frozen.ts';
import { verifiedTrees } from './rules/regressions.ts';
import { lostTests, titleOf } from './rules/results/compare-tests.ts';
import { isOfTests } from './rules/test-files.ts';
import { commandsFor, insideFolder, logFiles, withProgress } from './attempt.ts';
import { freezeCommitted } from './changed-checks.ts';
import { runInPlace } from './verification-place.ts';
import { checkoutOf, type RepositoryCheckout } from './place.ts';

/**
 * Verifies all passed features again when this is due: after a number of features, and at the end.
 * @returns the result for the session; undefined when it was not due.
 */
export async function sweepWhenDue(paths: WorkflowPaths, goal: AgreedGoal, now: Date): Promise<string | undefined> {
  const { list, waiting, sweep } = implementationStatus(paths);
  if (list === undefined) return undefined;
  const passed = list.features.filter(({ passes }) => passes);
  const atEnd = judge(list, waiting).is === 'ready-for-sweep';
  if (atEnd ? sweep?.verdict === 'passed' && coversAll(list, sweep) : passed.length === 0) return undefined;
  const { configuration } = await currentConfiguration(paths.root);
  const since = new Set(sweep?.passed);
  const passedSinceSweep = passed.filter(({ id }) => !since.has(id)).length;
  const checkout = await checkoutOf(paths);
  const tree = await treeOfWorkTree(checkout.root, checkout.without);
  const ages = await agesOf(list, checkout, tree);
  const plan = planSweep(ages, { passedSinceSweep, every: configuration.sweep_every_features, atEnd });
  if (!plan.due && !atEnd) return undefined;
  return sweepNow({ paths, goal, checkout, tree, list, stale: plan.features, ages }, now);
}

/** Verifies all passed features again, now. The caller holds the lock of the repository. */
export async function verifyAgain(paths: WorkflowPaths, goal: AgreedGoal, now: Date): Promise<string | undefined> {
  const { list } = implementationStatus(paths);
  if (list?.features.some(({ passes }) => passes) !== true) return undefined;
  const checkout = await checkoutOf(paths);
  const tree = await treeOfWorkTree(checkout.root, checkout.without);
  const ages = await agesOf(list, checkout, tree);
  const { features } = planSweep(ages, { passedSinceSweep: 0, every: 0, atEnd: true });
  return sweepNow({ paths, goal, checkout, tree, list, stale: features, ages }, now);
}

interface Sweep {
  paths: WorkflowPaths;
  goal: AgreedGoal;
  checkout: RepositoryCheckout;
  tree: string;
  list: FeatureList;
  /** Features whose proofs are about other files than the present ones, those most surely broken first. */
  stale: string[];
  ages: ProofAge[];
}

async function sweepNow(sweep: Sweep, now: Date): Promise<string> {
  const { paths, goal, checkout, list, stale } = sweep;
  const refrozen = await freezeCommitted(paths, checkout, now);
  const frozen = await frozenCommands(paths, checkout.root, now);
  const number = list.proofs.length;
  const run = await withProgress((onProgress) =>
    runInPlace({ root: checkout.root, tree: sweep.tree }, frozen, {
      commands: frozen.commands,
      logFile: logFiles(paths, `sweep-${number}`),
      onProgress,
    }),
  );
  let verdict: Verdict = run.verdict;
  const broken: string[] = [];
  const missing: string[] = [];
  const gone =
    verdict === 'passed' ? await featuresWithoutTests(sweep, frozen, run.commands) : new Map<string, string>();
  if (verdict === 'passed') {
    broken.push(...gone.keys());
    for (const id of stale.filter((one) => !gone.has(one))) {
      const feature = list.features.find((one) => one.id === id);
      if (feature === undefined) continue;
      const own = commandsFor({ paths, goal, checkout, commands: frozen, feature }).run.filter(
        ({ kind }) => kind === 'own',
      );
      const prefix = `${id}-s${number}`;
      const again =
        own.length === 0
          ? []
          : (
              await runInPlace({ root: checkout.root, tree: sweep.tree }, frozen, {
                commands: own,
                logFile: logFiles(paths, prefix),
              })
            ).commands;
      if (again.some((one) => one.verdict === 'failed')) broken.push(id);
      else if (again.some((one) => one.verdict === 'could_not_run'))
        missing.push(...summariesOf(again, 'could_not_run'));
      else await renew(sweep, feature, [...run.commands, ...again], now);
    }
    if (broken.length > 0) verdict = 'failed';
    else if (missing.length > 0) verdict = 'could_not_run';
  } else if (verdict === 'failed') broken.push(...surelyBroken(sweep));
  const cloned = verdict === 'passed' ? await cloneAgain(sweep, frozen) : undefined;
  const fix = cloned?.is === 'failed' ? await fixClone(sweep, cloned, now) : undefined;
  if (cloned?.is === 'failed') verdict = fix === undefined ? 'could_not_run' : 'failed';
  await storeSweep(sweep, verdict, now, cloned);
  if (cloned?.is === 'failed') return sentences(refrozen, describeClone(cloned, fix));
  const why = [
    ...gone.values(),
    ...run.commands.filter((one) => one.verdict !== 'passed').map(({ summary }) => summary),
    ...missing,
  ];
  if (broken.length > 0) {
    const lost = list.features.filter(({ id }) => broken.includes(id)).flatMap(({ proofs }) => proofs);
    const reason = why[0] ?? 'its own verification fails now';
    await changeFeatures(paths, now, (before, { waiting }) => voidProofs(before, lost, reason, waiting));
  } else if (verdict !== 'passed') {
    const kind = verdict === 'failed' ? 'broken_baseline' : 'environment';
    const text = `Everything was verified once more, and ${verdict === 'failed' ? 'fails, although no feature changed since it passed' : 'could not be run'}: ${why.join('; ')}`;
    await ask(paths, now, { kind, item: null, text, tried: frozen.commands.map(({ line }) => line) });
  }
  return sentences(refrozen, describeSweep(verdict, broken, why), cloned && describeClone(cloned));
}

const sentences = (...all: readonly (string | undefined)[]): string => all.filter((one) => one !== undefined).join(' ');

/** The passed features some of whose tests passed when last verified and are gone or skipped now, by the runner's report; and which. */
async function featuresWithoutTests(
  { paths, checkout, list }: Sweep,
  { commands }: FrozenCommands,
  now: readonly SummarisedRun[],
): Promise<Map<string, string>> {
  const tests = commands.filter(({ kind }) => kind === 'test');
  const found = new Map<string, string>();
  for (const tree of verifiedTrees(list, undefined)) {
    const runs = knownRuns(list, tests, tree);
    if (runs === undefined) continue;
    const before = compared(paths, { verdict: 'passed', runs }).reports;
    const after = now.flatMap(({ kind, report }) => (kind === 'test' ? [report] : []));
    const { gone = [], skipped = [] } = lostTests(before, after) ?? {};
    for (const name of [...gone, ...skipped])
      for (const { id, passes, bindings } of list.features)
        for (const file of passes && !found.has(id) ? (bindings?.files ?? []).filter(isOfTests) : [])
          if ((await textAtCommit(checkout.root, tree, file))?.includes(titleOf(name)) === true)
            found.set(id, `"${name}" in ${file} passed when ${id} was verified, and is gone or skipped now`);
    break;
  }
  return found;
}

function summariesOf(runs: readonly SummarisedRun[], verdict: Verdict): string[] {
  return runs.filter((one) => one.verdict === verdict).map(({ summary }) => summary);
}

/** Features whose files were changed since they passed. */
function surelyBroken({ ages }: Sweep): string[] {
  return ages.filter((age) => stalenessOf(age).kind === 'stale').map(({ feature }) => feature);
}

/** Makes a proof about the present files. */
async function renew(
  { paths, checkout, tree, list }: Sweep,
  feature: Feature,
  runs: SummarisedRun[],
  now: Date,
): Promise<void> {
  const made = makeProofs({
    feature: feature.id,
    attempt: 0,
    runs,
    head: checkout.head,
    tree,
    attribution: null,
  });
  const proofs = made.map((proof, index): Proof => ({
    ...proof,
    id: `${proof.id}-s${list.proofs.length}`,
    log: insideFolder(paths, runs[index]?.logFile ?? ''),
  }));
  if (proofs.some(({ void_reason }) => void_reason !== undefined)) return;
  await changeFeatures(paths, now, (before, circumstances) =>
    passFeature(before, feature.id, { proofs }, circumstances),
  );
}

/** Runs everything in a fresh clone of what is checked out, unless that passed already. */
async function cloneAgain({ paths, checkout, list, tree }: Sweep, frozen: FrozenCommands): Promise<CloneResult> {
  const last = readLastSweep(paths);
  if (last?.verdict === 'passed' && last.tree === tree && last.clone !== undefined) return last.clone;
  const before = list.features
    .flatMap(({ attempts }) => attempts.slice(0, 1))
    .toSorted((one, other) => (one.started_at < other.started_at ? -1 : 1))[0];
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
  { paths, list, stale, tree, checkout }: Sweep,
  verdict: Verdict,
  now: Date,
  clone?: CloneResult,
): Promise<void> {
  const passed = list.features.filter(({ passes }) => passes).map(({ id }) => id);
  await asWriter(paths, () => {
    appendEvent(paths, now, { event: 'regression-sweep', verdict, features: stale });
    writeLastSweep(paths, { verdict, passed, at: now.toISOString(), tree, head: checkout.head ?? undefined, clone });
  });
}

/** The age of each passed feature's newest good proof. */
async function agesOf(list: FeatureList, checkout: RepositoryCheckout, tree: string): Promise<ProofAge[]> {
  const trees = new Map<string, string>();
  for (const proof of list.proofs)
    if (proof.tree_hash !== null && isGoodProof(proof)) trees.set(proof.feature, proof.tree_hash);
  const changes = await changedSinceTrees(checkout.root, [...trees.values()], tree, checkout.without);
  return list.features
    .filter(({ passes }) => passes)
    .map(({ id, bindings }) => ({ feature: id, changed: changes.get(trees.get(id) ?? ''), files: bindings?.files }));
}

function describeSweep(verdict: Verdict, broken: readonly string[], why: readonly string[]): string {
  const failures = why.length === 0 ? '' : `\n${why.join('\n')}`;
  if (verdict === 'passed') return 'Everything that passed was verified once more, and passes.';
  if (broken.length > 0)
    return `Verified once more, and no longer passing: ${broken.join(', ')}. They are done again.${failures}`;
  return `Verified once more: ${verdict.replaceAll('_', ' ')}. The user is asked about it.${failures}`;
}
