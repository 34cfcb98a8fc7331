import type { FrozenCommands } from '../../engine/commands/frozen.ts';
import { changedSinceFrozen, freeze } from '../../engine/commands/frozen.ts';
import { definingParts } from '../../engine/commands/defining-parts.ts';
import type { AttemptVerification } from '../../engine/features/attempt-record.ts';
import type { FeatureList } from '../../engine/features/feature.ts';
import { passFeature } from '../../engine/features/progress.ts';
import { cut } from '../../engine/workflow-error.ts';
import { changedPaths } from '../../programs/git/changes.ts';
import { commitFeature, commitOfFeature } from '../../programs/git/commit.ts';
import { treeOfCommit } from '../../programs/git/work-tree.ts';
import { readProject } from '../../programs/verification/read-project.ts';
import { writeFrozenCommands } from '../../store/features/commands-file.ts';
import { changeFeatures } from '../../store/features/change-features.ts';
import { note } from '../../store/journal.ts';
import { asWriter } from '../../store/workflow.ts';
import { digest } from '../project-commands/detect.ts';
import type { Attempt } from './attempt.ts';
import { runChecks } from './checks.ts';

export type Passed =
  | { is: 'passed'; list: FeatureList; commit: string }
  /** The user's own hooks said no, or what they made of the work does not stand. */
  | { is: 'refused'; reasons: string[] }
  /** git cannot commit here, whatever the work is. */
  | { is: 'impossible'; reasons: string[] };

const mostFiles = 200;
const longestPath = 300;

/**
 * Commits the work of a feature that is verified and reviewed, and lets it pass. After a crash in between, what was committed is
 * not committed again.
 */
export async function passNow(attempt: Attempt, verification: AttemptVerification, now: Date): Promise<Passed> {
  const { paths, ground, feature, record } = attempt;
  const { root, without } = ground;
  const start = record.start.commit;
  let proofs = verification.proofs;
  // A commit of an earlier try, or of a part of the work, is not what was verified.
  const isCommitted = (await treeOfCommit(root, 'HEAD', without)) === verification.tree;
  let commit = isCommitted ? await commitOfFeature(root, paths.name, feature.id, start) : undefined;
  if (commit === undefined) {
    const result = await commitFeature({
      folder: root,
      workflow: paths.name,
      feature: feature.id,
      subject: feature.name,
      body: record.review?.summary ?? '',
      without,
      verifiedTree: verification.tree,
    });
    if (result.outcome === 'refused' || result.outcome === 'impossible')
      return { is: result.outcome, reasons: [`git refused the commit: ${cut(result.reason, longestReason)}`] };
    if (result.outcome === 'committed') {
      await asWriter(paths, () =>
        note(paths, now, { event: 'feature-committed', feature: feature.id, commit: result.commit }),
      );
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
  const files = (await changedPaths(root, start, commit, without))
    .filter((file) => file.length <= longestPath)
    .slice(0, mostFiles);
  const bindings = { files, exports: [], notes: record.review?.summary ?? '' };
  const { list } = await changeFeatures(paths, now, (before, circumstances) =>
    passFeature(before, feature.id, { proofs, bindings }, circumstances),
  );
  await refreeze(attempt, now);
  return { is: 'passed', list, commit };
}

const longestReason = 2_000;

/** What a feature changed of the checks, as its plan says and its reviewer has seen, is what later changes are held against. */
async function refreeze({ paths, ground, commands }: Attempt, now: Date): Promise<void> {
  const parts = definingParts(commands.commands, await readProject(ground.root, commands.commands));
  if (changedSinceFrozen(commands, parts, digest).length === 0) return;
  const { confirmed_at: at, confirmed_by } = commands;
  const by = confirmed_by === 'user' ? 'user' : 'unattended';
  const renewed = freeze([], parts, { at, by, timeLimitSeconds: 1, hash: digest });
  const frozen: FrozenCommands = { ...commands, parts: renewed.parts };
  await writeFrozenCommands(paths, now, frozen);
}
