import { commitPattern } from '../../base/names.ts';
import { hasShapeOf, parseJson } from '../../base/json.ts';

/** The owner of a shared workflow, and its state: `machine.json` in the newest commit of its lease. */
export interface MachineRecord {
  schema: number;
  workflow: string;
  /** A text that identifies the run. */
  owner: string;
  /** The name of its machine, for people. */
  host: string;
  /** ISO 8601; afterwards any machine may acquire the lease. */
  until: string;
  released: boolean;
  /** Whether the workflow is in progress. */
  goes_on: boolean;
  /** The commit of the branch that people see; it has the workflow's folder and, in the implementation, the code. */
  state: string;
  /** The commit that features are based on, and its branch; null before the implementation. */
  code: { branch: string | null; commit: string } | null;
  /** A commit on top of `code` with the uncommitted work of a feature in progress; null when there is none. */
  work: string | null;
  /** References to work that was undone or is waiting, by name. */
  refs: Record<string, string>;
}

const sample = { schema: 1, workflow: '', owner: '', host: '', until: '', released: false, state: '', refs: {} };

/** The record in a text; undefined for any other text, and for an unknown version. */
export function parseMachineRecord(text: string): MachineRecord | undefined {
  try {
    const value: unknown = parseJson(text);
    if (!hasShapeOf(value, sample) || value.schema !== 1) return undefined;
    const record: MachineRecord = { code: null, work: null, goes_on: true, ...value };
    const { state, code, work, refs } = record;
    const commits: unknown[] = [state, code?.commit ?? null, work, ...Object.values(refs)];
    const areOwn = Object.keys(refs).every((ref) => ref.startsWith(`refs/autonomous-workflow/${record.workflow}/`));
    return areOwn && commits.every(isCommitOrNone) ? record : undefined;
  } catch {
    return undefined;
  }
}

const isCommitOrNone = (value: unknown) => value === null || (typeof value === 'string' && commitPattern.test(value));

/** A lease is valid for this many milliseconds without renewal. */
export const leaseMilliseconds = 20 * 60_000;
/** Short enough that two renewals in a row may fail. */
export const renewEveryMilliseconds = 5 * 60_000;
/** Allows for clocks that differ. The lease itself does not depend on them: only one push can be the first. */
const clockMarginMilliseconds = 60_000;

/** Whether another owner may still be working. */
export function isHeldByAnother(
  { owner, until, released }: MachineRecord,
  own: string | undefined,
  now: number,
): boolean {
  return owner !== own && !released && Date.parse(until) + clockMarginMilliseconds > now;
}

/** The branch that people see. */
export const stateBranch = (workflow: string): string => `refs/heads/aw/${workflow}`;
/** The reference to the commits of the lease. It is no branch, so it is not checked out and starts no pipeline. */
export const leaseRef = (workflow: string): string => `refs/autonomous-workflow-lease/${workflow}`;

/** The branch for the saved work of a machine that lost the workflow. */
export function keptBranch(workflow: string, owner: string, now: Date): string {
  const time = now.toISOString().replace(/\D/g, '').slice(0, 14);
  return `refs/heads/aw/${workflow}-kept-${time}-${owner.slice(0, 8)}`;
}

/** Paths in `.runtime` that are valid on one machine only: locks, processes, heartbeats, work trees. */
export function isOfThisMachine(path: string): boolean {
  return /^(?:lease\.json|machine\.json|activity|turn|heartbeat|clock\.json|records\.json|waiter\.json|rest\.json|worktrees(?:\/.*)?|(?:.*\/)?lock(?:[.-].*)?(?:\/.*)?)$/.test(
    path,
  );
}
