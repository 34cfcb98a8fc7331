import { type FrozenCommands, changedSinceFrozen, freeze } from './rules/commands/frozen.ts';
import { definingParts } from './rules/commands/defining-parts.ts';
import type { AttemptVerification } from './rules/attempt-record.ts';
import { describeCounts } from './rules/describe.ts';
import type { FeatureList } from './rules/feature.ts';
import { passFeature } from './rules/progress.ts';
import { cut } from '../base/errors.ts';
import { changedPaths, treeOfCommit } from '../programs/git/work-tree.ts';
import { commitFeature, commitOfFeature } from '../programs/git/commit.ts';
import { landCommit } from '../programs/git/worktrees.ts';
import { readProject } from './verification-run.ts';
import { writeFrozenCommands } from './commands-file.ts';
import { changeFeatures } from './change-features.ts';
import { appendEvent } from '../journal/journal.ts';
import { asWriter } from '../loop/workflow.ts';
import { digest } from './project-commands.ts';
import { notifyPerson } from './ask.ts';
import { type Attempt, closeWorktree, otherBranch } from './attempt.ts';
import { runChecks } from './checks.ts';
import { checkoutOf } from './checkout.ts';

export type Passed =
  | { is: 'passed'; list: FeatureList; commit: string }
  /** The user's own hooks said no, or what they made of the work does not stand. */
  | { is: 'refused'; reasons: string[] }
  /** git cannot commit here, whatever the work is. */
  | { is: 'impossible'; reasons: string[] }
  /** Something else came onto the branch first. */
  | { is: 'overtaken' }
  /** The user's work tree cannot take it now. */
  | { is: 'in-the-way'; reason: string };

const mostFiles = 200;
const longestPath = 300;

/**
 * Commits the work of a feature that is verified and reviewed, and lets it pass. After a crash in between, what was committed is
 * not committed again.
 */
export async function passNow(attempt: Attempt, verification: AttemptVerification, now: Date): Promise<Passed> {
  const { paths, checkout, feature, record } = attempt;
  const { root, without } = checkout;
  const start = record.start.commit;
  const main = await checkoutOf(paths);
  let proofs = verification.proofs;
  // A commit of an earlier try, or of a part of the work, is not what was verified.
  const isCommitted = (await treeOfCommit(root, 'HEAD', without)) === verification.tree;
  const landed = isCommitted ? await commitOfFeature(main.root, paths.name, feature.id, start) : undefined;
  let commit = landed ?? (isCommitted ? await commitOfFeature(root, paths.name, feature.id, start) : undefined);
  if (commit === undefined) {
    const result = await commitFeature({
      folder: root,
      workflow: paths.name,
      feature: feature.id,
      subject: feature.name,
      body: record.review?.summary ?? '',
      without,
      verifiedTree: verification.tree,
      hooksFrom: main.root,
    });
    if (result.outcome === 'refused' || result.outcome === 'impossible')
      return { is: result.outcome, reasons: [`git refused the commit: ${cut(result.reason, longestReason)}`] };
    if (result.outcome === 'committed') {
      if (record.worktree === null) await noteCommit(attempt, result.commit, now);
      if (!result.sameAsVerified) {
        // Hooks of the user have changed it: what counts is what was committed.
        const again = await runChecks(attempt, now);
        if (again.outcome !== 'green')
          return { is: 'refused', reasons: ['a hook of git changed the work, which fails now:', ...again.reasons] };
        if ((await treeOfCommit(root, 'HEAD', without)) !== again.tree)
          return { is: 'refused', reasons: ['a hook of git committed something else than what is in the work tree'] };
        proofs = again.proofs;
      }
    }
    ({ commit } = result);
  }
  if (record.worktree !== null && landed === undefined && commit !== start) {
    const landing = await land(attempt, commit, now);
    if (landing !== undefined) return landing;
  }
  const files = (await changedPaths(root, start, commit, without))
    .filter((file) => file.length <= longestPath)
    .slice(0, mostFiles);
  const bindings = { files, exports: [], notes: record.review?.summary ?? '' };
  const { list } = await changeFeatures(paths, now, (before, circumstances) =>
    passFeature(before, feature.id, { proofs, bindings }, circumstances),
  );
  await refreeze(attempt, now);
  const detail = `${feature.name}. ${describeCounts(list)}.`;
  await notifyPerson(paths, now, { kind: 'feature', feature: feature.id, passed: true, detail });
  await closeWorktree(paths, record);
  return { is: 'passed', list, commit };
}

/** Integrates a commit, one at a time; says what keeps it from that. */
async function land(attempt: Attempt, commit: string, now: Date): Promise<Passed | undefined> {
  const { paths, record } = attempt;
  const landing = await asWriter(paths, async () => {
    const main = await checkoutOf(paths);
    const hindrance = otherBranch(main, record);
    if (hindrance !== undefined) return { outcome: 'refused' as const, reason: hindrance };
    return landCommit(main.root, commit, record.start.commit);
  });
  if (landing.outcome === 'overtaken') return { is: 'overtaken' };
  if (landing.outcome === 'refused') return { is: 'in-the-way', reason: cut(landing.reason, longestReason) };
  await noteCommit(attempt, commit, now);
  return undefined;
}

async function noteCommit({ paths, feature }: Attempt, commit: string, now: Date): Promise<void> {
  await asWriter(paths, () => appendEvent(paths, now, { event: 'feature-committed', feature: feature.id, commit }));
}

const longestReason = 2_000;

/** What a feature changed of the checks, as its plan says and its reviewer has seen, is what later changes are held against. */
async function refreeze({ paths, checkout, commands }: Attempt, now: Date): Promise<void> {
  const parts = definingParts(commands.commands, await readProject(checkout.root, commands.commands));
  if (changedSinceFrozen(commands, parts, digest).length === 0) return;
  const { confirmed_at: at, confirmed_by } = commands;
  const by = confirmed_by === 'user' ? 'user' : 'unattended';
  const renewed = freeze([], parts, { at, by, timeLimitSeconds: 1, hash: digest });
  const frozen: FrozenCommands = { ...commands, parts: renewed.parts };
  await writeFrozenCommands(paths, now, frozen);
}
