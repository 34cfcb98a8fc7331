import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { formatSpend, type WorkflowSpend } from '../engine/spend.ts';
import type { WorkflowState } from '../engine/state.ts';
import { formatStatus } from '../engine/status.ts';
import { describeError, isWorkflowError } from '../engine/workflow-error.ts';
import { summarizeEscalation } from '../engine/escalation.ts';
import { asideHint } from './aside.ts';
import { openEscalations } from './escalations.ts';
import { settledAssignments } from './inbox.ts';
import { readMark } from './iteration-mark.ts';
import { isHeld, readLease } from './lease.ts';
import { chooseWorkflow } from './list.ts';
import { readLedger } from './ledger-file.ts';
import { readFreshOutlook, readOutlook } from './outlook-file.ts';
import { readRegular } from './open-regular.ts';
import type { WorkflowPaths } from './paths.ts';
import { lastSignOfLife } from './signs-of-life.ts';
import { readRest } from './rest.ts';
import { readOrRestoreState } from './restore.ts';
import { settleSpend } from './spend.ts';
import { readState } from './state-file.ts';

const recentLines = 6;

/** Where a workflow stands, as text for people; a broken state file is put back first. */
export async function statusText(root: string, name: string | undefined, sessionId?: string): Promise<string> {
  const paths = await chooseWorkflow(root, name, sessionId);
  const now = new Date();
  const { notice } = await readOrRestoreState(paths, now);
  const text = await describeStatus(paths, now);
  return notice === undefined ? text : `${notice}\n\n${text}`;
}

export async function describeStatus(paths: WorkflowPaths, now: Date): Promise<string> {
  const state = await readState(paths);
  const { assignments } = await readMark(paths, state);
  return formatStatus({
    state,
    owner: describeOwner(paths),
    settled: settledAssignments(paths, state.iteration).size,
    assigned: assignments.length,
    spend: formatSpend(atLeast(await settleSpend(paths, now), state), state.max_cost_usd),
    rest: readRest(paths),
    files: existingFiles(paths),
    checks: await checksOf(paths),
    recent: recentProgress(paths),
    escalations: [...whatIsBroken(paths), ...whatIsAsked(paths), ...whatIsAside(paths, state)],
    now,
  });
}

export function describeOwner(paths: WorkflowPaths): string {
  const lease = readLease(paths);
  if (lease === undefined) return 'no session has it';
  const session = `session ${lease.session.slice(0, 8)}`;
  const minutes = Math.floor((Date.now() - lastSignOfLife(paths)) / 60_000);
  if (isHeld(paths, lease)) return `${session} has it; last sign of life ${minutes} min ago`;
  return lease.released === null ? `${session} had it and is gone` : `${session} let go of it (${lease.released})`;
}

/** The files of a workflow that a person would open, as paths from the project's root. */
export function existingFiles(paths: WorkflowPaths): string[] {
  return [paths.reportPdf, paths.report, paths.bibliography, paths.state, paths.progress]
    .filter((file) => existsSync(file))
    .map((file) => relative(paths.root, file));
}

/** A broken ledger hides nothing else. */
async function checksOf(paths: WorkflowPaths): Promise<string> {
  try {
    return (await readOutlook(paths)).checks;
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return '';
  }
}

function recentProgress(paths: WorkflowPaths): string[] {
  if (!existsSync(paths.progress)) return [];
  return readRegular(paths.progress).toString('utf8').trimEnd().split('\n').slice(-recentLines);
}

/** That the ledger is not valid, and what to do; it is read only where it has changed since we wrote it. */
export function whatIsBroken(paths: WorkflowPaths): string[] {
  if (readFreshOutlook(paths) !== undefined) return [];
  try {
    readLedger(paths);
    return [];
  } catch (error) {
    return describeError(error).split('\n');
  }
}

/** What a person is asked and how to answer, one line each; a broken file hides nothing else. */
export function whatIsAsked(paths: WorkflowPaths): string[] {
  try {
    const open = openEscalations(paths).map(summarizeEscalation);
    const advice = `→ Answer with: autonomous-workflow resolve <id> "your answer" ${paths.name}`;
    return open.length === 0 ? [] : [...open, advice];
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return describeError(error).split('\n');
  }
}

/** Told when the work tree is the user's again. */
function whatIsAside(paths: WorkflowPaths, { status }: WorkflowState): string[] {
  const hint = status === 'in_progress' ? undefined : asideHint(paths);
  return hint === undefined ? [] : [hint];
}

/** The state knows what was spent before the record of it was lost, as by cleaning ignored files. */
function atLeast(spend: WorkflowSpend, { cost_usd, tokens }: WorkflowState): WorkflowSpend {
  if (cost_usd === null || (spend.usd ?? 0) >= cost_usd) return spend;
  return { ...spend, usd: cost_usd, tokens, exact: false };
}
