import { WorkflowError } from '../base/errors.ts';
import { counted } from '../base/text.ts';
import { checkoutOf } from '../coding/checkout.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { restoreFiles } from '../programs/git/checkout.ts';
import { isAncestor, uncommittedPaths } from '../programs/git/repository.ts';
import { git, tryGit } from '../programs/git/run-git.ts';
import { keep } from '../programs/git/snapshot.ts';
import type { MachineRecord } from './rules/machine-record.ts';

/**
 * Throws when work of a person would be overwritten: uncommitted files, and commits on the branch that the workflow does not
 * have.
 * @param isOurs the workflow was driven from here before, and what is checked out will be saved on a branch.
 */
export async function refuseForeignWork(paths: WorkflowPaths, { code }: MachineRecord, isOurs: boolean): Promise<void> {
  if (code === null) return;
  const { root, branch, without } = await checkoutOf(paths);
  const changed = isOurs ? [] : await uncommittedPaths(root, without);
  if (changed.length > 0) {
    throw new WorkflowError('The code of the workflow cannot be checked out over uncommitted work', {
      where: root,
      received: changed.slice(0, 5).join(', '),
      fix: 'Commit or stash it, then try again.',
    });
  }
  if (code.branch === null || (isOurs && branch === code.branch)) return;
  const { exitCode, stdout } = await tryGit(root, ['rev-parse', '--verify', '--quiet', `${code.branch}^{commit}`]);
  const tip = stdout.trim();
  if (exitCode !== 0 || (await isReplaceable(root, tip, code.commit))) return;
  const name = code.branch.replace('refs/heads/', '');
  const only = await git(root, ['rev-list', '--count', `${code.commit}..${tip}`]);
  throw new WorkflowError(
    `The branch ${name} has ${counted(Number(only), 'commit')} here that the workflow does not have`,
    {
      where: root,
      fix: `Give the branch another name with \`git branch -m ${name} ${name}-here\`, then try again; merge it when the workflow has ended.`,
    },
  );
}

/** Whether every commit of a branch is in the workflow's code, or on a branch with the saved work of a machine. */
async function isReplaceable(root: string, tip: string, commit: string): Promise<boolean> {
  if (await isAncestor(root, tip, commit)) return true;
  const kept = ['for-each-ref', `--contains=${tip}`, '--format=%(refname)', 'refs/heads/aw/*-kept-*'];
  return (await git(root, kept)) !== '';
}

/** Checks out the code of the workflow with the uncommitted work of a feature in progress, and its references. */
export async function restoreCode(paths: WorkflowPaths, { code, work, refs }: MachineRecord): Promise<void> {
  const { root, head, branch, without } = await checkoutOf(paths);
  for (const [ref, commit] of Object.entries(refs)) await keep(root, ref, commit);
  if (code === null) return;
  if (head !== code.commit || branch !== code.branch) {
    const onto = code.branch === null ? ['--detach'] : ['-B', code.branch.replace('refs/heads/', '')];
    await git(root, ['checkout', '--quiet', '--force', ...onto, code.commit]);
  }
  await restoreFiles(root, work ?? code.commit, without);
}
