import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describeError, excerpt, isWorkflowError, shortened, orElse } from '../base/errors.ts';
import { counted } from '../base/text.ts';
import { modeOf, phases, phaseTraits } from '../base/vocabulary.ts';
import { readFrozenCommands } from '../coding/commands.ts';
import { hasFeatures, readFeatures } from '../coding/feature-file.ts';
import { codingPhase } from '../coding/phase.ts';
import { whyFailed } from '../coding/attempt.ts';
import { describeCause } from '../coding/rules/feature-list.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readOrNothing } from '../files/store.ts';
import { hasDocument } from '../journal/document.ts';
import { readJournal } from '../journal/journal.ts';
import { parseJournal } from '../journal/rules/fold.ts';
import { agentRows, agentsAtWork, finishedAssignments } from '../loop/agents.ts';
import { askedLines, readEscalations } from '../loop/escalations.ts';
import { storedIterationRuntime, type IterationRuntime } from '../loop/workflow.ts';
import { chooseWorkflow, choicesOf } from '../loop/list.ts';
import { waitingRedirects, findEnding } from '../loop/steering.ts';
import { isOpen, type Escalation } from '../loop/rules/escalation.ts';
import { type WorkflowState, hasPhase, isWriting } from '../loop/rules/state.ts';
import { describeFailing } from '../loop/rules/decide.ts';
import { readState } from '../loop/state-file.ts';
import { readWait, openDialogs } from '../loop/waiting.ts';
import { checkDraft, standingNow } from '../report/report.ts';
import { sumUp } from '../report/rules/checks.ts';
import { describeStanding } from '../report/rules/critique.ts';
import { readLedger } from '../research/ledger-file.ts';
import { readFreshOutlook, readOutlook } from '../research/outlook-file.ts';
import type { Outlook } from '../research/rules/research-brief.ts';
import { isHeld, lastSignOfOwner, readLease } from '../session/lease.ts';
import { iterationRows, measureOf } from '../spend/rules/iterations.ts';
import { catchUpSpend, readSpend } from '../spend/spend.ts';
import {
  type BrokenOverview,
  type FeatureRow,
  type Overview,
  type Reading,
  type Remarks,
  type Row,
  type ShownAgent,
  leftOpen,
  overviewOf,
  shownAgents,
} from './rules/overview.ts';
import { formatList, formatStatus } from './rules/status.ts';

/** The number of lines for which a screen has room beside the other data. */
const recentLines = 6;

/** Longer questions are cut; `escalations` has them in full. */
const longestText = 4_000;

/** The status of the workflow that a command refers to; without a name of all candidates. */
export async function readStatus(root: string, name: string | undefined, sessionId: string | undefined, now: Date) {
  const several = name === undefined ? await choicesOf(root, sessionId) : [];
  if (several.length > 1) {
    const data = await readAll(several, now);
    return { text: formatList(data), data };
  }
  const data = await readOverview(await chooseWorkflow(root, name, sessionId), now);
  return { text: formatStatus(data, now), data };
}

/** The overviews of several workflows; one that cannot be read hides no other. */
export async function readAll(all: readonly WorkflowPaths[], now: Date): Promise<(Overview | BrokenOverview)[]> {
  return Promise.all(
    all.map((paths) =>
      readOverview(paths, now).catch((error: unknown) => ({ name: paths.name, problem: describeError(error) })),
    ),
  );
}

/**
 * Everything that is shown of a workflow. A damaged part is named, and the others are shown.
 * @throws WorkflowError when its state cannot be read.
 */
export async function readOverview(paths: WorkflowPaths, now: Date): Promise<Overview> {
  const state = await readState(paths);
  await catchUpSpend(paths);
  const spend = readSpend(paths, state);
  const problems: string[] = [];
  const readable = <Value>(read: () => Value, otherwise: Value): Value => {
    try {
      return read();
    } catch (error) {
      if (!isWorkflowError(error)) throw error;
      problems.push(...describeError(error).split('\n'));
      return otherwise;
    }
  };
  // An invalid ledger is a problem; it is read only if it has changed since we wrote it.
  readable<unknown>(() => readFreshOutlook(paths) ?? readLedger(paths), undefined);
  const features = readable(() => featuresOf(paths), []);
  const hasQuestions = hasDocument(paths, 'records/escalations.json');
  const dialogs = openDialogs(paths);
  const stored = storedIterationRuntime(paths);
  const runtime = stored?.iteration === state.iteration ? stored : undefined;
  const iterations = iterationRows(parseJournal(readJournal(paths)), spend.current);
  const outlook = await readOutlook(paths).catch((error: unknown) => {
    if (isWorkflowError(error)) return undefined;
    throw error;
  });
  const ended = state.status === 'in_progress' || outlook === undefined ? [] : leftOpen(state, outlook);
  const reading: Reading = {
    ...state,
    agents: agentsOf(paths, state, runtime),
    iterations,
    features,
    questions: hasQuestions ? questionsOf(paths) : [],
    escalations: hasQuestions ? askedLines(paths).map((line) => shortened(line, longestText)) : [],
    problems,
    files: existingFiles(paths, state),
    recent: (readOrNothing(paths.progress)?.toString('utf8') ?? '').trimEnd().split('\n').slice(-recentLines),
    owner: describeOwner(paths, now),
    owner_alive: isHeld(paths, readLease(paths)),
    wait: readWait(paths) ?? null,
    spend,
    root: paths.root,
  };
  const remarks: Remarks = {
    dialogs: [...new Set(dialogs.map(({ text }) => text))],
    notes: [...(await stopFileOf(paths)), ...ended],
    work: workOf(paths, state, runtime),
    measure: measureOf(iterations, state.current_phase),
    results: resultsOf(paths, state, outlook),
    open: outlook?.questions.length ?? 0,
  };
  return overviewOf(reading, remarks, now);
}

/** The session that drives a workflow, as a phrase. */
function describeOwner(paths: WorkflowPaths, now: Date): string {
  const lease = readLease(paths);
  if (lease === undefined) return 'no session has it';
  const session = `session ${lease.session.slice(0, 8)}`;
  const minutes = Math.max(0, Math.floor((now.getTime() - lastSignOfOwner(paths, lease)) / 60_000));
  if (isHeld(paths, lease)) return `${session} has it; last sign of life ${minutes} min ago`;
  return lease.released === null ? `${session} had it and is gone` : `${session} released it (${lease.released})`;
}

/** The work in progress, as a phrase. */
function workOf(paths: WorkflowPaths, state: WorkflowState, runtime: IterationRuntime | undefined): string {
  const { document, worksOnFeatures } = phaseTraits[state.current_phase];
  if (isWriting(state) && document !== null) return `writing the ${document} up`;
  const assignments = runtime?.assignments ?? [];
  // An agent of a wave before, such as the goal-reader, is none of those assigned now.
  const isOfNow = (id: string) => assignments.length === 0 || assignments.some((one) => one.id === id);
  const finished = [...finishedAssignments(paths, state.iteration)].filter(isOfNow);
  const agents = `${finished.length} of ${counted(assignments.length, 'agent')} handed in`;
  const work = worksOnFeatures ? codingPhase.describeWork?.(paths, state, assignments) : undefined;
  return work ?? (assignments.length === 0 ? '' : agents);
}

/** The agents of the iteration in progress; none when the workflow has ended. */
function agentsOf(
  paths: WorkflowPaths,
  { status, iteration }: WorkflowState,
  runtime: IterationRuntime | undefined,
): ShownAgent[] {
  if (status !== 'in_progress') return [];
  const isDriven = readLease(paths)?.released === null;
  const atWork = new Set(isDriven ? agentsAtWork(paths).map(({ id }) => id) : []);
  return shownAgents(iteration, runtime ?? { assignments: [], begun_at: '' }, agentRows(paths), atWork);
}

/** A file of a person that keeps the workflow from continuing. */
async function stopFileOf(paths: WorkflowPaths): Promise<string[]> {
  const ending = await findEnding(paths);
  return ending?.reason === 'stop_requested' ? [ending.message] : [];
}

/** The files of a workflow that a person would open, as paths from the project's root. */
function existingFiles(paths: WorkflowPaths, state: WorkflowState): string[] {
  const mode = modeOf(state.workflow_type);
  return [
    paths.reportHtml,
    paths.reportPdf,
    ...(hasPhase(mode, phases.B) ? [paths.planPdf, paths.plan] : []),
    paths.report,
    paths.reportMarkdown,
    ...(hasPhase(mode, phases.A) ? [paths.bibliography] : []),
    join(paths.base, 'digest.md'),
    paths.featureList,
    paths.state,
    paths.progress,
  ]
    .filter((file) => existsSync(file))
    .map((file) => relative(paths.root, file));
}

/**
 * The features in the order of the list, each with its attempts.
 * @throws WorkflowError when the list cannot be read.
 */
function featuresOf(paths: WorkflowPaths): FeatureRow[] {
  if (!hasFeatures(paths)) return [];
  return readFeatures(paths).features.map(({ id, name, status, cause, dependencies, bindings, attempts }) => ({
    id,
    name,
    status,
    why: cause === null ? '' : describeCause(cause),
    dependencies,
    commit: status === 'passed' ? (bindings?.commit ?? null) : null,
    attempts: attempts.map((one) => ({
      number: one.number,
      outcome: one.outcome ?? 'in progress',
      why: whyFailed(paths, id, one),
    })),
  }));
}

/** The questions to the user, open ones first. A file that is not valid is named beside the open ones. */
function questionsOf(paths: WorkflowPaths): Escalation[] {
  const all = orElse(() => readEscalations(paths), [], isWorkflowError);
  return all
    .map((one) => ({ ...one, text: shortened(one.text, longestText) }))
    .toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)));
}

/** Results so far and their checks, as far as there is something to say. */
function resultsOf(paths: WorkflowPaths, state: WorkflowState, outlook: Outlook | undefined): Row[] {
  return [
    ['checked', outlook?.checks ?? ''],
    // Frozen commands that cannot be read do not make the status fail.
    ['red before', orElse(() => describeFailing(readFrozenCommands(paths)?.failing ?? []), '', isWorkflowError)],
    ['searches', state.status === 'in_progress' ? (outlook?.outage?.why ?? '') : ''],
    ...reportRows(paths, state),
    ...waitingRedirects(paths).map(({ text }): Row => ['redirect', `“${excerpt(text)}”`]),
  ];
}

/** The results of the report's checks and of its critics; empty until the report is written up. */
function reportRows(paths: WorkflowPaths, state: WorkflowState): Row[] {
  const isDraft = state.status === 'in_progress';
  const isSearching = isDraft && phaseTraits[state.current_phase].document === 'report' && !isWriting(state);
  const faults = isSearching ? undefined : checkDraft(paths, state);
  if (faults === undefined) return [];
  return [
    ['report', `${faults.length > 0 && isDraft ? 'a draft so far: ' : ''}${sumUp(faults)}`],
    ['critique', describeStanding(standingNow(paths, state))],
  ];
}
