/**
 * Where a feature is worked on beside others: ignored by git, and in the project, so that agents may write there.
 * @param folder of the workflow.
 */
export function worktreeFolder(folder: string, feature: string): string {
  return `${folder}/.runtime/worktrees/${feature}`;
}
