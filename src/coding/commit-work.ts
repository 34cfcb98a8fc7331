import { type FrozenCommands, changedSinceFrozen, freeze } from './rules/commands/frozen.ts';
import { definingParts } from './rules/commands/defining-parts.ts';
import type { AttemptRecord, AttemptVerification } from './rules/attempt-record.ts';
import { describeCounts } from './rules/describe.ts';
import { commitText, textOfReview } from './rules/commit-text.ts';
import type { Feature, FeatureList, Proof } from './rules/feature.ts';
import { passedUntested } from './rules/remaining-work.ts';
import { passFeature } from './rules/progress.ts';
import { cut } from '../base/errors.ts';
import { changedPaths, treeOfCommit } from '../programs/git/work-tree.ts';
import { commitFeature, commitOfFeature, missingIdentity, unknownIdentity } from '../programs/git/commit.ts';
import { landCommit } from '../programs/git/worktrees.ts';
import { readAttribution } from '../session/claude-settings.ts';
import { readProject } from './verification-run.ts';
import { writeFrozenCommands } from './commands-file.ts';
import { changeFeatures } from './change-features.ts';
import { appendEvent } from '../journal/journal.ts';
import { withoutTest } from '../loop/rules/untested.ts';
import { asWriter } from '../loop/workflow.ts';
import { hashOf } from '../files/hash.ts';
import { notifyPerson } from '../loop/announce.ts';
import { bindingsOf } from './bindings.ts';
import { askedIdentity, type Attempt, notCommitted, notIntegrated, type StepVerdict } from './attempt.ts';
import { checkTree } from './checks.ts';
import { checkoutOf, otherBranch } from './checkout.ts';
import { planInWork } from './tick-plan.ts';
import { describeInTheWay, filesInTheWay, moveAway } from './in-the-way.ts';
import { decisionOnPassed } from './rules/decided.ts';
import { scrutinyOf, storeDecisions } from './scrutiny-file.ts';
import { closeWorktree } from './worktrees.ts';

/** The verdict of the last step. */
export type CommitVerdict =
  | { is: 'passed'; attempt: Attempt; list: FeatureList; commit: string; notices: string[] }
  /** Others committed first: the attempt has to be rebased and verified again. */
  | { is: 'base-changed'; attempt: Attempt }
  | Extract<StepVerdict, { is: 'failed' | 'hindered' }>;

const mostTries = 5;
const longestReason = 2_000;

/** Commits the verified and reviewed work of a feature, which then passes. After a crash in between, an existing commit is reused. */
export async function commitWork(attempt: Attempt, now: Date): Promise<CommitVerdict> {
  const { paths, checkout, feature, record } = attempt;
  const { root, without } = checkout;
  const start = record.start.commit;
  const main = await checkoutOf(paths);
  const { tree, proofs } = verificationOf(attempt);
  // A commit of an earlier try, or of a part of the work, has another tree than the verified one.
  const isCommitted = (await treeOfCommit(root, 'HEAD', without)) === tree;
  const landed = isCommitted ? await commitOfFeature(main.root, paths.name, feature.id, start) : undefined;
  const known = landed ?? (isCommitted ? await commitOfFeature(root, paths.name, feature.id, start) : undefined);
  const made = known === undefined ? await commitNow(attempt, main.root, now) : { commit: known, proofs };
  if ('is' in made) return made;
  const { commit } = made;
  const notices: string[] = [];
  if (record.worktree !== null && landed === undefined && commit !== start) {
    const landing = await land(attempt, commit, now);
    if (!Array.isArray(landing)) return landing;
    notices.push(...landing);
  }
  const bindings = await bindingsOf(checkout, record, commit, planInWork(attempt));
  const { list } = await changeFeatures(paths, now, (before, circumstances) =>
    passFeature(before, feature.id, { proofs: made.proofs, bindings }, circumstances),
  );
  const own = scrutinyOf(paths, list, feature).map(({ id }) => id);
  await storeDecisions(paths, (defect) => (own.includes(defect.id) ? decisionOnPassed(defect, record) : undefined));
  await refreeze(attempt, made.proofs, now);
  const how = passedUntested(list).includes(feature.id) ? `, ${withoutTest}` : '';
  const detail = `${feature.name}${how}. ${describeCounts(list)}.`;
  await notifyPerson(paths, now, { kind: 'feature', feature: feature.id, passed: true, detail });
  await closeWorktree(paths, record);
  return { is: 'passed', attempt, list, commit, notices };
}

/** Commits the work in its checkout. If hooks of the user changed it, the commit itself is checked again. */
async function commitNow(
  attempt: Attempt,
  hooksFrom: string,
  now: Date,
): Promise<{ commit: string; proofs: readonly Proof[] } | CommitVerdict> {
  const { paths, checkout, feature, record } = attempt;
  const { root, without } = checkout;
  const { tree, proofs } = verificationOf(attempt);
  const failed = (...reasons: string[]): CommitVerdict => ({ is: 'failed', attempt, reasons, proofs: [] });
  const request = {
    folder: root,
    workflow: paths.name,
    feature: feature.id,
    ...textOf(feature, record),
    proofs: proofs.map(({ id }) => id),
    ...(proofs.some((proof) => proof.untested !== undefined) && { doubt: withoutTest }),
    attribution: readAttribution(paths.root, record.model ?? ''),
    without,
    verifiedTree: tree,
    hooksFrom,
  };
  let result = await commitFeature(request);
  // The commit is made on top of others' commits, and checked again since it differs from the verified tree.
  for (let tries = 1; result.outcome === 'overtaken' && tries < mostTries; tries += 1)
    result = await commitFeature(request);
  if (result.outcome === 'overtaken') return { is: 'base-changed', attempt };
  if (result.outcome === 'refused' || result.outcome === 'impossible') {
    const reason = `git refused the commit: ${cut(result.reason, longestReason)}`;
    if (result.outcome === 'refused') return failed(reason);
    if ((await missingIdentity(root)) !== undefined)
      return { is: 'hindered', attempt, kind: 'environment', what: unknownIdentity, reasons: [askedIdentity] };
    return { is: 'hindered', attempt, kind: 'environment', what: notCommitted, reasons: [reason] };
  }
  const { commit } = result;
  if (result.outcome === 'nothing-to-commit') return { commit, proofs };
  if (record.worktree === null) await noteCommit(attempt, commit, now);
  if (result.sameAsVerified) return { commit, proofs };
  const again = await checkTree(attempt, now);
  if ('ignored' in again) return failed('a hook of git changed the work, which lacks files now that git ignores');
  if (again.outcome !== 'green') return failed('a hook of git changed the work, which fails now:', ...again.reasons);
  if ((await treeOfCommit(root, 'HEAD', without)) !== again.tree)
    return failed('a hook of git committed something else than what is in the work tree');
  return { commit, proofs: again.proofs };
}

/** The coder's description of the change and its reason or, without one, the reviewer's summary. */
function textOf(feature: Feature, { hand_in, review, conflicted }: AttemptRecord): { subject: string; body: string } {
  const text = commitText(feature, hand_in);
  if (hand_in === null) return { ...text, body: textOfReview(review?.summary ?? '') };
  const resolution = conflicted?.resolution ?? null;
  const addition = resolution === null ? '' : `\n\nResolved conflicts with earlier commits: ${resolution}`;
  return { ...text, body: `${text.body}${addition}` };
}

/** The verification, which earlier steps guarantee to exist. */
function verificationOf({ record }: Attempt): AttemptVerification {
  if (record.verification === null) throw new Error('Work is committed only after its verification.');
  return record.verification;
}

/**
 * Integrates a commit, one at a time. Untracked files that came since the feature was begun and would be overwritten are moved
 * to the proofs.
 * @returns sentences about those files, or the reason why the commit could not be integrated.
 */
async function land(attempt: Attempt, commit: string, now: Date): Promise<string[] | CommitVerdict> {
  const { paths, feature, record } = attempt;
  const start = record.start.commit;
  const landing = await asWriter(paths, async () => {
    const main = await checkoutOf(paths);
    const hindrance = otherBranch(main, record);
    if (hindrance !== undefined) return { outcome: 'refused' as const, reason: hindrance };
    const first = await landCommit(main.root, commit, start);
    if (first.outcome !== 'refused') return { ...first, notices: [] };
    const { since, before } = await filesInTheWay(main, attempt, await changedPaths(main.root, start, commit));
    if (before.length > 0) return { ...first, reason: describeInTheWay(feature.id, before) };
    if (since.length === 0) return first;
    const kept = moveAway(paths, main, attempt, since, now);
    const notices = since.map((path, index) => `${path} was in its way, untracked: it is kept as ${kept[index] ?? ''}`);
    return { ...(await landCommit(main.root, commit, start)), notices };
  });
  if (landing.outcome === 'overtaken') return { is: 'base-changed', attempt };
  if (landing.outcome === 'refused') {
    const reasons = [cut(landing.reason, longestReason)];
    return { is: 'hindered', attempt, kind: 'environment', what: `The work ${notIntegrated}`, reasons };
  }
  await noteCommit(attempt, commit, now);
  return landing.notices;
}

async function noteCommit({ paths, feature }: Attempt, commit: string, now: Date): Promise<void> {
  await asWriter(paths, () => appendEvent(paths, now, { event: 'feature-committed', feature: feature.id, commit }));
}

/**
 * Freezes a feature's changes to the checks, which its plan announced and its reviewer saw: later changes are compared with them. A
 * test that failed before any feature and passes now has to pass from now on.
 */
async function refreeze({ paths, checkout, commands }: Attempt, proofs: readonly Proof[], now: Date): Promise<void> {
  const parts = definingParts(commands.commands, await readProject(checkout.root, commands.commands));
  const stillFailing = new Set(proofs.flatMap(({ known_failures = [] }) => known_failures));
  const failing = commands.failing?.filter((name) => stillFailing.has(name));
  if (changedSinceFrozen(commands, parts, hashOf).length === 0 && failing?.length === commands.failing?.length) return;
  const { confirmed_at: at, confirmed_by } = commands;
  const by = confirmed_by === 'user' ? 'user' : 'unattended';
  const renewed = freeze([], parts, { at, by, timeLimitSeconds: 1, hash: hashOf });
  const frozen: FrozenCommands = { ...commands, parts: renewed.parts, ...(failing && { failing }) };
  await writeFrozenCommands(paths, now, frozen);
}
