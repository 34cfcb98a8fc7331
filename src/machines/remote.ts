import { setTimeout as sleep } from 'node:timers/promises';
import { excerpt, WorkflowError } from '../base/errors.ts';
import { git, tryGit } from '../programs/git/run-git.ts';
import { commitTree } from '../programs/git/snapshot.ts';
import { leaseRef, parseMachineRecord, stateBranch, type MachineRecord } from './rules/machine-record.ts';

/** A workflow that machines share through a remote repository. */
export interface Shared {
  /** The top folder of the local repository. */
  root: string;
  /** The name of a remote, or a URL. */
  remote: string;
  workflow: string;
}

/** The lease on the remote. */
export interface Tip {
  /** The commit that the lease points to. */
  commit: string;
  record: MachineRecord;
}

export type Push =
  | { outcome: 'pushed' }
  /** Another machine pushed first. */
  | { outcome: 'overtaken'; by: Tip | undefined }
  /** The remote cannot be reached, or refuses every push. */
  | { outcome: 'failed'; why: string };

/** The time limit of a git command that contacts the remote. */
export const remoteTimeLimit = { timeLimitMilliseconds: 300_000 };

/**
 * Fetches the lease with every object that it names.
 * @returns undefined when the remote does not have the workflow.
 * @throws WorkflowError when the remote cannot be read, or its lease is invalid.
 */
export async function fetchLease({ root, remote, workflow }: Shared): Promise<Tip | undefined> {
  const ref = leaseRef(workflow);
  const listed = await git(root, ['ls-remote', remote, ref], remoteTimeLimit).catch((error: unknown) => {
    throw unreachable(remote, error);
  });
  if (listed === '') return undefined;
  const options = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules'];
  await git(root, ['fetch', ...options, remote, `+${ref}:${ref}`], remoteTimeLimit).catch((error: unknown) => {
    throw unreachable(remote, error);
  });
  return readTip(root, workflow, await git(root, ['rev-parse', ref]));
}

async function readTip(root: string, workflow: string, commit: string): Promise<Tip> {
  const { exitCode, stdout } = await tryGit(root, ['cat-file', 'blob', `${commit}:machine.json`]);
  const record = exitCode === 0 ? parseMachineRecord(stdout) : undefined;
  if (record?.workflow === workflow) return { commit, record };
  throw new WorkflowError(`The lease of the workflow '${workflow}' cannot be read`, {
    where: `${leaseRef(workflow)} of the remote`,
    expected: 'a commit with a machine.json of this version',
    received: exitCode === 0 ? stdout : 'no machine.json',
    fix: 'A newer version of autonomous-workflow may have written it: use the same one on every machine.',
  });
}

function unreachable(remote: string, cause: unknown): WorkflowError {
  return new WorkflowError(`The remote '${remote}' cannot be read`, {
    received: cause instanceof Error ? cause.message : String(cause),
    fix: '`git ls-remote` with the same name says why; it must work without a question.',
    cause,
  });
}

/** Creates a commit of the lease on top of another; its parents include every commit that it names. */
export async function leaseCommit(
  { root }: Shared,
  record: MachineRecord,
  runtime: string,
  previous: Tip | undefined,
): Promise<string> {
  const input = `${JSON.stringify(record, null, 1)}\n`;
  const blob = await git(root, ['hash-object', '-w', '--stdin'], { input });
  const entries = `100644 blob ${blob}\tmachine.json\n040000 tree ${runtime}\truntime\n`;
  const tree = await git(root, ['mktree'], { input: entries });
  const named = [record.state, record.code?.commit, record.work, ...Object.values(record.refs)];
  const known = previous === undefined ? [] : namedBy(previous.record);
  const news = named.flatMap((commit) => (commit != null && !known.includes(commit) ? [commit] : []));
  const parents = [...new Set([...(previous === undefined ? [] : [previous.commit]), ...news])];
  return commitTree(root, tree, parents, describeRecord(record));
}

const namedBy = ({ state, code, work, refs }: MachineRecord) => [state, code?.commit, work, ...Object.values(refs)];

function describeRecord({ workflow, host, owner, until, released }: MachineRecord): string {
  return released
    ? `${workflow} is free (${host}, ${owner})`
    : `${workflow} belongs to ${host} until ${until}\n\nOwner: ${owner}`;
}

const tries = 4;
const pauseMilliseconds = 2_000;

/**
 * Pushes a commit of the lease, which the remote accepts only on top of the previous one, and with it the branch that people see.
 * If the answer to a push is lost, the remote is read to find out whether it succeeded.
 * @param previous the lease that the commit is based on; undefined for the first.
 * @param news called when the branch has commits of others and is therefore not pushed.
 */
export async function pushLease(
  shared: Shared,
  commit: string,
  { record, previous }: { record: MachineRecord; previous: Tip | undefined },
  news: (text: string) => void,
): Promise<Push> {
  const { root, remote, workflow } = shared;
  const lease = `${commit}:${leaseRef(workflow)}`;
  const branch = `${record.state}:${stateBranch(workflow)}`;
  let withBranch = record.state !== previous?.record.state;
  let why = '';
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const refs = withBranch ? [lease, branch] : [lease];
    const pushed = await tryGit(root, ['push', '--quiet', '--atomic', '--no-verify', remote, ...refs], remoteTimeLimit);
    if (pushed.exitCode === 0) return { outcome: 'pushed' };
    why = excerpt(pushed.stderr);
    try {
      const now = await fetchLease(shared);
      if (now?.commit === commit) return { outcome: 'pushed' };
      if (now?.commit !== previous?.commit) return { outcome: 'overtaken', by: now };
      if (withBranch && (await hasDiverged(shared, record.state))) {
        withBranch = false;
        news(
          `The branch aw/${workflow} of ${remote} has commits of others and is not updated; the workflow continues without it. → Merge them into your own branch and delete aw/${workflow} there.`,
        );
        continue;
      }
    } catch (error) {
      why = excerpt(error instanceof Error ? error.message : String(error));
    }
    if (attempt < tries) await sleep(pauseMilliseconds * attempt);
  }
  return { outcome: 'failed', why };
}

/** Whether the branch of the remote has a commit that is not an ancestor of this one. */
async function hasDiverged({ root, remote, workflow }: Shared, state: string): Promise<boolean> {
  const [tip = ''] = (await git(root, ['ls-remote', remote, stateBranch(workflow)], remoteTimeLimit)).split('\t');
  return tip !== '' && (await tryGit(root, ['merge-base', '--is-ancestor', tip, state])).exitCode !== 0;
}
