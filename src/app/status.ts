import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { reportMissing } from '../report/rules/finding.ts';
import { formatSpend } from '../spend/rules/spend.ts';
import { describeAgents, formatStatus } from './rules/status.ts';
import { summarize, type Summary } from './rules/summary.ts';
import { describeError, isWorkflowError } from '../base/errors.ts';
import { stashHints } from '../coding/stashed.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { findEnding } from './ending.ts';
import { finishedAssignments } from '../loop/inbox.ts';
import { phaseOf } from './phases.ts';
import { readIterationRuntime } from './iteration-runtime.ts';
import { isHeld, readLease, lastSignOfOwner } from '../session/lease.ts';
import { chooseWorkflow } from '../loop/list.ts';
import { readFreshOutlook, readOutlook } from '../research/outlook-file.ts';
import { readRegular } from '../files/regular.ts';
import { hasDocument, type WorkflowPaths } from '../files/paths.ts';
import { readNotedCheck } from '../report/check-file.ts';
import { isWriting } from '../loop/rules/iteration.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import type { Wait } from '../loop/rules/waiting.ts';
import { readWait } from '../loop/waiting.ts';
import { readOrRestoreState } from './restore.ts';
import { catchUpSpend, readSpend } from '../spend/spend.ts';
import { readState } from '../loop/state-file.ts';
import type { WorkflowSpend } from '../spend/rules/spend.ts';

const recentLines = 6;

/** Where a workflow stands, as text for people; a broken state file is put back first. */
export async function statusText(root: string, name: string | undefined, sessionId?: string): Promise<string> {
  const paths = await chooseWorkflow(root, name, sessionId);
  const now = new Date();
  const { notice } = await readOrRestoreState(paths, now);
  const text = await describeStatus(paths, now);
  return notice === undefined ? text : `${notice}\n\n${text}`;
}

/**
 * Where a workflow stands, as text for people.
 * @throws WorkflowError when its state cannot be read.
 */
export async function describeStatus(paths: WorkflowPaths, now: Date): Promise<string> {
  const state = await readState(paths);
  const { assignments } = await readIterationRuntime(paths, state);
  await catchUpSpend(paths, now);
  return formatStatus({
    state,
    owner: describeOwner(paths, now),
    finished: finishedAssignments(paths, state.iteration).size,
    assigned: assignments.length,
    work: (await phaseOf(state)).describeWork?.(state, assignments),
    spend: formatSpend(readSpend(paths, state), state.max_cost_usd),
    // Without a live session nothing waits.
    wait: isDriven(paths) ? readWait(paths) : undefined,
    files: existingFiles(paths),
    held: existsSync(paths.scrutiny) ? (await import('../coding/scrutiny-file.ts')).heldAgainstFeatures(paths) : [],
    outage: state.status === 'in_progress' ? await outageOf(paths) : '',
    checks: await checksOf(paths),
    report: reportOf(paths),
    critique: await critiqueOf(paths, state),
    recent: recentProgress(paths),
    escalations: [
      ...(await whatIsBroken(paths)),
      ...(state.status === 'in_progress' ? notDriven(paths) : []),
      ...(await endingInPlace(paths)),
      ...(await whatIsAsked(paths)),
      // The hint about stashed work is shown once the workflow has ended.
      ...(state.status === 'in_progress' ? [] : stashHints(paths)),
    ],
    now,
  });
}

/** Where a workflow stands, for programs: the answer of `status --json`, and what the board shows. */
export interface StatusData extends WorkflowState {
  /** The answers to the questions of a person who comes back. */
  summary: Summary;
  owner: string;
  owner_alive: boolean;
  files: string[];
  problems: string[];
  escalations: string[];
  wait: Wait | null;
  spend: WorkflowSpend;
}

/**
 * Where a workflow stands, for programs.
 * @throws WorkflowError when its state cannot be read.
 */
export async function readStatus(paths: WorkflowPaths, now: Date): Promise<StatusData> {
  const state = await readState(paths);
  await catchUpSpend(paths, now);
  const { assignments } = await readIterationRuntime(paths, state);
  const spend = readSpend(paths, state);
  const isAlive = isDriven(paths);
  const problems = await whatIsBroken(paths);
  const escalations = await whatIsAsked(paths);
  const work = isWriting(state)
    ? 'writing the report up'
    : ((await phaseOf(state)).describeWork?.(state, assignments) ??
      describeAgents(finishedAssignments(paths, state.iteration).size, assignments.length));
  return {
    ...state,
    summary: summarize({
      state,
      isDriven: isAlive,
      problems,
      escalations,
      work,
      wait: isAlive ? readWait(paths) : undefined,
      spend: formatSpend(spend, state.max_cost_usd),
      usd: spend.usd,
      now,
    }),
    owner: describeOwner(paths, now),
    owner_alive: isAlive,
    files: existingFiles(paths),
    problems,
    escalations,
    wait: readWait(paths) ?? null,
    spend,
  };
}

/** Which session drives a workflow, as a phrase. */
export function describeOwner(paths: WorkflowPaths, now: Date): string {
  const lease = readLease(paths);
  if (lease === undefined) return 'no session has it';
  const session = `session ${lease.session.slice(0, 8)}`;
  const minutes = Math.floor((now.getTime() - lastSignOfOwner(paths, lease)) / 60_000);
  if (isHeld(paths, lease)) return `${session} has it; last sign of life ${minutes} min ago`;
  return lease.released === null ? `${session} had it and is gone` : `${session} let go of it (${lease.released})`;
}

/** Whether the session that owns a workflow is there. */
export function isDriven(paths: WorkflowPaths): boolean {
  return isHeld(paths, readLease(paths));
}

/** Files of a person in the project that end the workflow, or keep it from going on. */
async function endingInPlace(paths: WorkflowPaths): Promise<string[]> {
  const { configuration } = await currentConfiguration(paths.root);
  const ending = await findEnding(paths, configuration);
  return ending?.reason === 'stop_requested' ? [ending.message] : [];
}

/** A workflow without a live owner stands still, although its state says in progress. */
function notDriven(paths: WorkflowPaths): string[] {
  if (isDriven(paths)) return [];
  return [`No session drives it: go on with /autonomous-workflow:continue-auto ${paths.name}`];
}

/** The files of a workflow that a person would open, as paths from the project's root. */
export function existingFiles(paths: WorkflowPaths): string[] {
  return [
    paths.reportPdf,
    paths.reportHtml,
    paths.report,
    paths.reportMarkdown,
    paths.bibliography,
    paths.state,
    paths.progress,
  ]
    .filter((file) => existsSync(file))
    .map((file) => relative(paths.root, file));
}

/** Checks of a report that is gone say nothing about the next one. */
function reportOf(paths: WorkflowPaths): string {
  const { summary } = readNotedCheck(paths);
  return summary === '' || existsSync(paths.report) ? summary : reportMissing;
}

/** The result of the critique of the report, as a phrase. */
async function critiqueOf(paths: WorkflowPaths, state: WorkflowState): Promise<string> {
  if (!existsSync(paths.report)) return '';
  const { readCritique } = await import('../report/critique.ts');
  const critique = readCritique(paths, state, state.status !== 'in_progress');
  return critique === undefined ? '' : (await import('../report/rules/critique/describe.ts')).describeOutcome(critique);
}

/** Why the web search did not work last. */
async function outageOf(paths: WorkflowPaths): Promise<string> {
  try {
    return (await readOutlook(paths)).outage?.why ?? '';
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return '';
  }
}

/** A broken ledger hides nothing else. */
async function checksOf(paths: WorkflowPaths): Promise<string> {
  try {
    const { checks } = await readOutlook(paths);
    if (checks === '') return '';
    const { checksOnDisk } = await import('../research/checks-on-disk.ts');
    return checksOnDisk(paths) ?? checks;
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
export async function whatIsBroken(paths: WorkflowPaths): Promise<string[]> {
  if (readFreshOutlook(paths) !== undefined) return [];
  const { readLedger } = await import('../research/ledger-file.ts');
  try {
    readLedger(paths);
    return [];
  } catch (error) {
    return describeError(error).split('\n');
  }
}

/** Open questions to a person and how to answer them, one line each. */
export async function whatIsAsked(paths: WorkflowPaths): Promise<string[]> {
  return hasDocument(paths, 'escalations.json') ? (await import('../loop/escalations.ts')).askedLines(paths) : [];
}
