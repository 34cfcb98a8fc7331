import { firstOf, shortCommit } from '../base/text.ts';
import { excerpt, WorkflowError } from '../base/errors.ts';
import { giveBack, listStashes, type StashedWork } from '../programs/git/stash.ts';
import { appendEvent } from '../journal/journal.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';
import { asRepositoryWriter } from './repository-writer.ts';
import { checkoutOf, type RepositoryCheckout } from './checkout.ts';

/**
 * Restores the user's uncommitted work that was stashed when the workflow began.
 * @returns the stashes, and a sentence on each.
 * @throws WorkflowError while the workflow is running, and where the work cannot be restored; it stays stashed then.
 */
export async function unstash(
  paths: WorkflowPaths,
  now: Date,
): Promise<{ stashes: readonly StashedWork[]; lines: string[] }> {
  if ((await readState(paths)).status === 'in_progress') {
    throw new WorkflowError(`The workflow '${paths.name}' is at work, and your work would be mixed up with its own`, {
      fix: `Stop it first: autonomous-workflow stop ${paths.name}`,
    });
  }
  const checkout = await checkoutOf(paths);
  return asRepositoryWriter(paths.root, 'unstash', async () => {
    const stashes = await listStashes(checkout.root, paths.name);
    const lines: string[] = [];
    for (const stashed of stashes) lines.push(await giveOneBack(paths, checkout, stashed, now));
    return { stashes, lines };
  });
}

async function giveOneBack(
  paths: WorkflowPaths,
  { root, without }: RepositoryCheckout,
  stashed: StashedWork,
  now: Date,
): Promise<string> {
  const { ref, commit } = stashed;
  const given = await giveBack(root, stashed, without);
  const kept = `It is kept in \`git stash list\` and as ${ref}`;
  switch (given.outcome) {
    case 'dirty':
      throw new WorkflowError('The work tree has uncommitted changes, with which the stashed work would be mixed', {
        where: root,
        received: firstOf(given.files).join(', '),
        fix: `Commit or stash it, then try again. ${kept}.`,
      });
    case 'conflict':
      throw new WorkflowError('Your work conflicts with what is there now; nothing was changed', {
        where: root,
        received: excerpt(given.reason),
        fix: `${kept}. See it as a branch of its own: git switch --detach ${shortCommit(commit)}^ && git stash apply --index ${shortCommit(commit)}`,
      });
    case 'given-back':
    case 'taken':
      await asWriter(paths, () => appendEvent(paths, now, { event: 'given-back', ref }));
      return given.outcome === 'given-back'
        ? `Your uncommitted work is given back (${shortCommit(commit)}).`
        : `Your work is no longer in git's stash: somebody took it from there, or dropped it. It is kept as ${ref}; apply it with: git stash apply --index ${shortCommit(commit)}`;
  }
}
