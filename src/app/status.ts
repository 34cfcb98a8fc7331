import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { formatPerFinding, formatSpend } from '../spend/rules/spend.ts';
import { modeOf, phases } from '../base/vocabulary.ts';
import { hasPhase } from '../loop/rules/modes.ts';
import type { Forecast } from '../spend/rules/forecast.ts';
import type { AgentRow } from './rules/agents.ts';
import { readDetails, reportFaults } from './status-details.ts';
import { forecastOf, ofThisPhase, readMeasured } from './forecast.ts';
import { readAgents } from './read-agents.ts';
import { describeAgents, formatStatus, type StatusInput } from './rules/status.ts';
import { summarize, type Summary } from './rules/summary.ts';
import { describeError, excerpt } from '../base/errors.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { findEnding, knownDefectLines } from './ending.ts';
import { finishedAssignments } from '../loop/inbox.ts';
import { phaseOf } from './phases.ts';
import { readIterationRuntime } from './iteration-runtime.ts';
import { isHeld, readLease, lastSignOfOwner } from '../session/lease.ts';
import { chooseWorkflow, choicesOf } from '../loop/list.ts';
import { readFreshOutlook } from '../research/outlook-file.ts';
import { readRegular } from '../files/regular.ts';
import { hasDocument, type WorkflowPaths } from '../files/paths.ts';
import { isWriting } from '../loop/rules/iteration.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import type { Wait } from '../loop/rules/waiting.ts';
import { readWait } from '../loop/waiting.ts';
import { catchUpSpend, readSpend } from '../spend/spend.ts';
import { readState } from '../loop/state-file.ts';
import type { WorkflowSpend } from '../spend/rules/spend.ts';

const recentLines = 6;

/** The status of a workflow, as text for people. */
export async function statusText(root: string, name: string | undefined, sessionId?: string): Promise<string> {
  const now = new Date();
  const meant = await workflowsMeant(root, name, sessionId);
  if (meant.length > 1) return (await readOverview(meant, now)).text;
  const paths = meant[0] ?? (await chooseWorkflow(root, name, sessionId));
  return (await readBoth(paths, now, false)).text;
}

/** The workflows that a command refers to; without a name all candidates. */
export async function workflowsMeant(
  root: string,
  name: string | undefined,
  sessionId: string | undefined,
): Promise<WorkflowPaths[]> {
  const several = name === undefined ? await choicesOf(root, sessionId) : [];
  return several.length > 1 ? several : [await chooseWorkflow(root, name, sessionId)];
}

/** The summaries of several workflows. */
export async function readOverview(
  all: readonly WorkflowPaths[],
  now: Date,
): Promise<{ text: string; data: (StatusData | { name: string; problem: string })[] }> {
  const data = await Promise.all(
    all.map((paths) =>
      readStatus(paths, now).catch((error: unknown) => ({ name: paths.name, problem: describeError(error) })),
    ),
  );
  const lines = data.map((one) =>
    'problem' in one
      ? `${one.name}: ${excerpt(one.problem)}`
      : `${one.name}: ${one.summary.is_well}\n  now        ${one.summary.doing}\n  needs you  ${excerpt(one.summary.needs[0] ?? 'nothing')}\n  cost       ${one.summary.cost}`,
  );
  return { text: [...lines, 'More about one: autonomous-workflow status NAME'].join('\n\n'), data };
}

/** The text and the data of one reading, so that their numbers agree. */
export async function readBoth(
  paths: WorkflowPaths,
  now: Date,
  isVerbose: boolean,
): Promise<{ text: string; data: StatusData }> {
  const data = await readStatus(paths, now);
  return { text: formatStatus({ ...(await textOf(paths, data, now)), isVerbose }), data };
}

async function textOf(paths: WorkflowPaths, data: StatusData, now: Date): Promise<StatusInput> {
  return {
    state: data,
    summary: data.summary,
    agents: data.agents,
    owner: data.owner,
    wait: data.wait ?? undefined,
    files: data.files,
    ...(await readDetails(paths, data)),
    recent: recentProgress(paths),
    now,
  };
}

/** The forecast for the phase in progress, from the iterations that were measured. */
export interface StatusForecast {
  iterations: number;
  usd: number | null;
  minutes: number;
  /** Whether the numbers are upper bounds only. */
  at_most: boolean;
}

/** The status of a workflow, for programs: the answer of `status --json`, and what the board shows. */
export interface StatusData extends WorkflowState {
  /** The summary for a person who comes back. */
  summary: Summary;
  owner: string;
  owner_alive: boolean;
  /** The agents of the iteration in progress. */
  agents: AgentRow[];
  /** Null while too few iterations were measured. */
  forecast: StatusForecast | null;
  files: string[];
  problems: string[];
  escalations: string[];
  /** Known defects of passed features, after the end, and how to fix them, a line each. */
  known_defects: string[];
  wait: Wait | null;
  spend: WorkflowSpend;
}

/**
 * The status of a workflow, for programs.
 * @throws WorkflowError when its state cannot be read.
 */
export async function readStatus(paths: WorkflowPaths, now: Date): Promise<StatusData> {
  const state = await readState(paths);
  await catchUpSpend(paths);
  const { assignments } = await readIterationRuntime(paths, state);
  const spend = readSpend(paths, state);
  const isAlive = isDriven(paths);
  const problems = await ledgerProblems(paths);
  const escalations = await questionLines(paths);
  const goesOn = state.status === 'in_progress';
  const defects = goesOn ? [] : await knownDefectLines(paths);
  const files = existingFiles(paths, state);
  const measured = goesOn ? readMeasured(paths, state) : [];
  const forecast = forecastOf(measured, state, now);
  const work = isWriting(state)
    ? 'writing the report up'
    : ((await phaseOf(state)).describeWork?.(paths, state, assignments) ??
      describeAgents(finishedAssignments(paths, state.iteration).size, assignments.length));
  return {
    ...state,
    summary: summarize({
      state,
      isDriven: isAlive,
      problems,
      escalations,
      defects,
      dialogs: goesOn && isAlive ? await openDialogsOf(paths) : [],
      notes: [...(await endingInPlace(paths)), ...(goesOn ? [] : reportFaults(paths))],
      work,
      result: files.find((file) => /\.(?:pdf|html)$/.test(file)),
      // Waits belong to a live session.
      wait: isAlive ? readWait(paths) : undefined,
      spend: formatSpend(spend, state.max_cost_usd) + formatPerFinding(spend, state.findings_count),
      usd: spend.usd,
      measured: ofThisPhase(measured, state),
      forecast,
      now,
    }),
    owner: describeOwner(paths, now),
    owner_alive: isAlive,
    agents: readAgents(paths, state, assignments),
    forecast: forecast === undefined ? null : shown(forecast),
    files,
    problems,
    escalations,
    known_defects: defects,
    wait: readWait(paths) ?? null,
    spend,
  };
}

function shown({ iterations, usd, minutes, isBound }: Forecast): StatusForecast {
  return { iterations, usd, minutes, at_most: isBound };
}

/** The session that drives a workflow, as a phrase. */
function describeOwner(paths: WorkflowPaths, now: Date): string {
  const lease = readLease(paths);
  if (lease === undefined) return 'no session has it';
  const session = `session ${lease.session.slice(0, 8)}`;
  const minutes = Math.floor((now.getTime() - lastSignOfOwner(paths, lease)) / 60_000);
  if (isHeld(paths, lease)) return `${session} has it; last sign of life ${minutes} min ago`;
  return lease.released === null ? `${session} had it and is gone` : `${session} released it (${lease.released})`;
}

/** Whether the session that owns a workflow is alive. */
export function isDriven(paths: WorkflowPaths): boolean {
  return isHeld(paths, readLease(paths));
}

/** Files of a person that end the workflow or keep it from continuing. */
async function endingInPlace(paths: WorkflowPaths): Promise<string[]> {
  const { configuration } = await currentConfiguration(paths.root);
  const ending = await findEnding(paths, configuration);
  return ending?.reason === 'stop_requested' ? [ending.message] : [];
}

/** The files of a workflow that a person would open, as paths from the project's root. */
function existingFiles(paths: WorkflowPaths, state: WorkflowState): string[] {
  const mode = modeOf(state.workflow_type);
  return [
    paths.reportPdf,
    paths.reportHtml,
    ...(hasPhase(mode, phases.B) ? [paths.planPdf, paths.plan] : []),
    paths.report,
    paths.reportMarkdown,
    ...(hasPhase(mode, phases.A) ? [paths.bibliography] : []),
    join(paths.base, 'digest.md'),
    paths.state,
    paths.progress,
  ]
    .filter((file) => existsSync(file))
    .map((file) => relative(paths.root, file));
}

function recentProgress(paths: WorkflowPaths): string[] {
  if (!existsSync(paths.progress)) return [];
  return readRegular(paths.progress).toString('utf8').trimEnd().split('\n').slice(-recentLines);
}

/** A line on an invalid ledger, with a remedy; it is read only if it has changed since we wrote it. */
async function ledgerProblems(paths: WorkflowPaths): Promise<string[]> {
  if (readFreshOutlook(paths) !== undefined) return [];
  const { readLedger } = await import('../research/ledger-file.ts');
  try {
    readLedger(paths);
    return [];
  } catch (error) {
    return describeError(error).split('\n');
  }
}

/** Open dialogs of the workflow's session. */
async function openDialogsOf(paths: WorkflowPaths): Promise<string[]> {
  return existsSync(paths.dialogs) ? (await import('../loop/dialogs.ts')).describeOpen(paths) : [];
}

/** Open questions to a person and how to answer them, one line each. */
async function questionLines(paths: WorkflowPaths): Promise<string[]> {
  return hasDocument(paths, 'escalations.json') ? (await import('../loop/escalations.ts')).askedLines(paths) : [];
}
