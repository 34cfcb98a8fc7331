import { commitPattern } from '../../base/names.ts';
import { hasShapeOf, parseJson } from '../../base/json.ts';

/** The record of who drives a shared workflow, and of what its state is: `machine.json` in the newest commit of its lease. */
export interface MachineRecord {
  schema: number;
  workflow: string;
  /** A word that no other run has. */
  owner: string;
  /** The place where it runs, for people. */
  host: string;
  /** ISO 8601; after that anybody may have the workflow. */
  until: string;
  released: boolean;
  /** Whether the workflow is in progress. */
  goes_on: boolean;
  /** The commit of the branch that people see; it holds the workflow's folder and, in the implementation, the code. */
  state: string;
  /** The commit that features are built on, and the branch that was checked out; null before the implementation. */
  code: { branch: string | null; commit: string } | null;
  /** A commit on top of `code` with the uncommitted work of a feature in progress; null where there is none. */
  work: string | null;
  /** References with work that was undone or waits, by their names. */
  refs: Record<string, string>;
}

const sample = { schema: 1, workflow: '', owner: '', host: '', until: '', released: false, state: '', refs: {} };

/** The record in a text; undefined when it is none, or one of a version that this one does not know. */
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

/** Milliseconds for which a lease holds without being renewed. */
export const leaseMilliseconds = 20 * 60_000;
/** It is renewed so often that two renewals may fail. */
export const renewEveryMilliseconds = 5 * 60_000;
/** Clocks of machines differ. The lease itself does not rest on them: only one push can be the first. */
const clockMarginMilliseconds = 60_000;

/** Whether another owner may still be at work. */
export function isHeldByAnother(
  { owner, until, released }: MachineRecord,
  own: string | undefined,
  now: number,
): boolean {
  return owner !== own && !released && Date.parse(until) + clockMarginMilliseconds > now;
}

/** The branch that people see. */
export const stateBranch = (workflow: string): string => `refs/heads/aw/${workflow}`;
/** The line of commits that are the lease. No branch: nothing checks it out, and no pipeline starts for it. */
export const leaseRef = (workflow: string): string => `refs/autonomous-workflow-lease/${workflow}`;

/** A branch for the work of a machine that lost the workflow. */
export function keptBranch(workflow: string, owner: string, now: Date): string {
  const time = now.toISOString().replace(/\D/g, '').slice(0, 14);
  return `refs/heads/aw/${workflow}-kept-${time}-${owner.slice(0, 8)}`;
}

/** Those of `.runtime` that mean something on one machine only: locks, processes, signs of life, work trees. */
export function isOfThisMachine(path: string): boolean {
  return /^(?:lease\.json|machine\.json|activity|turn|heartbeat|clock\.json|records\.json|waiter\.json|rest\.json|worktrees(?:\/.*)?|(?:.*\/)?lock(?:[.-].*)?(?:\/.*)?)$/.test(
    path,
  );
}
