import { excerpt, WorkflowError } from '../base/errors.ts';
import { parseCandidate, type Candidate } from '../coding/rules/candidate.ts';
import { git, tryGit } from '../programs/git/run-git.ts';
import { commitTree, refOf } from '../programs/git/snapshot.ts';
import { remoteTimeLimit, type Shared } from './remote.ts';

/** The reference on the remote for the results of jobs. It is no branch, so it starts no pipeline. */
const candidatesRef = ({ workflow }: Shared, handingOut: string) =>
  `refs/autonomous-workflow-candidate/${workflow}/${handingOut}`;

/**
 * Pushes the result of a job with its feature, replacing an earlier one of the same job.
 * @throws WorkflowError when the remote refuses it.
 */
export async function pushCandidate(shared: Shared, handingOut: string, candidate: Candidate): Promise<void> {
  const { root, remote, workflow } = shared;
  // Called for its check: the feature's id becomes part of a reference.
  refOf(workflow, candidate.feature);
  const blob = await git(root, ['hash-object', '-w', '--stdin'], { input: JSON.stringify(candidate) });
  const tree = await git(root, ['mktree'], { input: `100644 blob ${blob}\tcandidate.json\n` });
  const parents = candidate.work === null ? [] : [candidate.work];
  const commit = await commitTree(root, tree, parents, `${workflow}: ${candidate.feature}, ${candidate.outcome}`);
  const ref = `${candidatesRef(shared, handingOut)}/${candidate.feature}`;
  const push = ['push', '--quiet', '--no-verify', remote, `+${commit}:${ref}`];
  let pushed = await tryGit(root, push, remoteTimeLimit);
  for (let left = 3; pushed.exitCode !== 0 && left > 0; left -= 1) pushed = await tryGit(root, push, remoteTimeLimit);
  if (pushed.exitCode === 0) return;
  throw new WorkflowError(`What was done for ${candidate.feature} cannot be pushed to '${remote}'`, {
    where: ref,
    received: excerpt(pushed.stderr),
    fix: 'This machine needs permission to push to the repository; `git push --dry-run` says whether it has it.',
  });
}

/** Fetches the results of jobs with their commits, by feature. An unreadable result counts as missing. */
export async function fetchCandidates(shared: Shared, handingOut: string): Promise<Map<string, Candidate>> {
  const { root, remote } = shared;
  const place = candidatesRef(shared, handingOut);
  const options = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules'];
  await git(root, ['fetch', ...options, remote, `+${place}/*:${place}/*`], remoteTimeLimit);
  const refs = (await git(root, ['for-each-ref', '--format=%(refname)', place])).split('\n');
  const found = new Map<string, Candidate>();
  for (const ref of refs.filter((one) => one !== '')) {
    const { exitCode, stdout } = await tryGit(root, ['cat-file', 'blob', `${ref}:candidate.json`]);
    const candidate = exitCode === 0 ? parseCandidate(stdout) : undefined;
    if (candidate !== undefined && ref === `${place}/${candidate.feature}`) found.set(candidate.feature, candidate);
  }
  return found;
}

/** Removes integrated results, here and on the remote; leftovers on the remote do no harm. */
export async function forgetCandidates(shared: Shared, handingOut: string): Promise<void> {
  const { root, remote } = shared;
  const refs = (await git(root, ['for-each-ref', '--format=%(refname)', candidatesRef(shared, handingOut)])).split(
    '\n',
  );
  const known = refs.filter((ref) => ref !== '');
  if (known.length === 0) return;
  await tryGit(root, ['push', '--quiet', '--no-verify', remote, ...known.map((ref) => `:${ref}`)], remoteTimeLimit);
  for (const ref of known) await tryGit(root, ['update-ref', '-d', ref]);
}
