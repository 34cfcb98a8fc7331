import { repositoryWithout } from '../../programs/git/repository-without.ts';
import { ownFolders } from '../../store/own-folders.ts';
import type { WorkflowPaths } from '../../store/paths.ts';

/** The repository that features are built in. */
export type Ground = Awaited<ReturnType<typeof repositoryWithout>>;

/**
 * The repository that the project of a workflow lies in.
 * @throws WorkflowError when there is none.
 */
export async function groundOf({ root }: Pick<WorkflowPaths, 'root'>): Promise<Ground> {
  return repositoryWithout(root, ownFolders(root));
}
