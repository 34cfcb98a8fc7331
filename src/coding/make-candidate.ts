import type { WorkflowPaths } from '../files/paths.ts';
import { git } from '../programs/git/run-git.ts';
import { commitTree, refOf } from '../programs/git/snapshot.ts';
import { saveWork } from '../programs/git/worktrees.ts';
import { readAttempt } from './attempt-file.ts';
import { checkoutOf } from './checkout.ts';
import { readFeatures } from './feature-file.ts';
import type { HandedOut } from './handed-out.ts';
import type { AttemptRecord } from './rules/attempt-record.ts';
import type { Candidate } from './rules/candidate.ts';
import { requireFeature } from './rules/refusal.ts';

/**
 * The result of a workflow copy for one feature, with the work in an unreferenced commit.
 * @param spent the cost in the copy, and until when the API refuses requests.
 */
export async function makeCandidate(
  paths: WorkflowPaths,
  { feature: id, attempts }: HandedOut['features'][number],
  spent: Pick<Candidate, 'usd' | 'tokens' | 'closed_until'>,
): Promise<Candidate> {
  const feature = requireFeature(readFeatures(paths), id);
  const own = feature.attempts.slice(attempts);
  const number = own.at(-1)?.number;
  const record = number === undefined ? undefined : readAttempt(paths, feature.id, number);
  const outcome = feature.passes ? 'passed' : feature.status === 'failed' ? 'failed' : 'unfinished';
  const failed = own.flatMap((one) => (one.outcome === 'failed' ? [one.why ?? ''] : []));
  const known = { schema: 1, feature: feature.id, outcome, failed, ...spent } as const;
  if (record === undefined) return { ...known, record: null, start: null, work: null };
  const { commit: start } = record.start;
  const work = await workOf(paths, record, outcome);
  const hasWork = (await git(paths.root, ['diff', '--name-only', start, work])) !== '' || record.hand_in !== null;
  return hasWork ? { ...known, record, start, work } : { ...known, record: null, start: null, work: null };
}

/** The work of the last attempt on top of its start: the present files or, if they were reset, the kept work. */
async function workOf(paths: WorkflowPaths, record: AttemptRecord, outcome: Candidate['outcome']): Promise<string> {
  const { feature, attempt, start, kept } = record;
  const { root, without } = await checkoutOf(paths);
  const undone = outcome === 'failed' ? 'attempt' : typeof kept === 'string' ? 'kept' : undefined;
  if (undone === undefined) return saveWork(root, start.commit, refOf(paths.name, `${feature}/handed-back`), without);
  const ref = refOf(paths.name, `${feature}/${undone}-${attempt}`);
  const tree = await git(root, ['rev-parse', `${ref}^{tree}`]);
  return commitTree(root, tree, [start.commit], `Work of ${ref}`);
}
