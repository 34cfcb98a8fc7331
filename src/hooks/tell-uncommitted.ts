import { firstOf } from '../base/text.ts';
import { excerpt, isWorkflowError } from '../base/errors.ts';
import { uncommittedPaths } from '../programs/git/repository.ts';
import { repositoryWithout } from '../programs/git/work-tree.ts';
import { hasFeatures, readFeatures } from '../coding/feature-file.ts';
import { ownFolders } from '../files/project.ts';
import type { WorkflowPaths } from '../files/paths.ts';

/**
 * What to tell the user whose workflow is to go on with the next feature, while work of theirs is uncommitted; undefined when there
 * is none, or when it may be that of the feature in progress.
 */
export async function describeUncommitted(paths: WorkflowPaths): Promise<string | undefined> {
  if (!hasFeatures(paths)) return undefined;
  try {
    if (readFeatures(paths).features.some(({ status }) => status === 'in_progress')) return undefined;
    const { root, without } = await repositoryWithout(paths.root, ownFolders(paths.root));
    const files = await uncommittedPaths(root, without);
    if (files.length === 0) return undefined;
    const named = excerpt(firstOf(files).join(', '));
    return `There is uncommitted work (${named}), and no feature is begun beside it: commit it, or stash it with \`git stash --include-untracked\``;
  } catch (error) {
    // What keeps it from being told is told by the first feature.
    if (isWorkflowError(error)) return undefined;
    throw error;
  }
}
