import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describeError, isWorkflowError, shortened } from '../base/errors.ts';
import { orElse } from '../base/or-else.ts';
import { modeOf, phases, phaseTraits } from '../base/vocabulary.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { hasDocument } from '../journal/document.ts';
import { readOrNothing } from '../files/regular.ts';
import { readJournal } from '../journal/journal.ts';
import { parseJournal } from '../journal/rules/fold.ts';
import { finishedAssignments } from '../loop/agents.ts';
import { waitingRedirects } from '../loop/redirects.ts';
import { storedIterationRuntime } from '../loop/iteration-runtime.ts';
import { chooseWorkflow, choicesOf } from '../loop/list.ts';
import type { Escalation } from '../loop/rules/escalation.ts';
import { isWriting } from '../loop/rules/iteration.ts';
import { hasPhase } from '../loop/rules/modes.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { describeFailing } from '../loop/rules/decide.ts';
import { readState } from '../loop/state-file.ts';
import { findEnding } from '../loop/steering-files.ts';
import { readWait } from '../loop/waiting.ts';
import { readNotedCheck } from '../report/check-file.ts';
import { reportMissing } from '../report/rules/tree.ts';
import { readFreshOutlook, readOutlook } from '../research/outlook-file.ts';
import { isHeld, lastSignOfOwner, readLease } from '../session/lease.ts';
import { measuredIterations } from '../spend/rules/forecast.ts';
import { formatPerFinding, formatSpend } from '../spend/rules/spend.ts';
import { catchUpSpend, readSpend } from '../spend/spend.ts';
import { readAgents } from './agents.ts';
import { forecastOf, ofThisPhase } from './forecast.ts';
import { answersOf } from './rules/answers.ts';
import { countAgents, detailRows, numberRows, type DetailFacts } from './rules/details.ts';
import { iterationRows } from './rules/iterations.ts';
import type { BrokenOverview, FeatureRow, Overview } from './rules/overview.ts';
import { formatSeveral, formatStatus } from './rules/status.ts';

/** The number of lines for which a screen has room beside the other data. */
const recentLines = 6;

/** Longer questions are cut; `escalations` has them in full. */
const longestText = 4_000;

/** The status of the workflows that a command refers to, as text for people. */
export async function statusText(root: string, name: string | undefined, sessionId?: string): Promise<string> {
  const now = new Date();
  const [paths, ...others] = await workflowsMeant(root, name, sessionId);
  if (paths === undefined || others.length > 0)
    return formatSeveral(await readAll(paths === undefined ? others : [paths, ...others], now));
  return formatStatus(await readOverview(paths, now), now);
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
  const goesOn = state.status === 'in_progress';
  const isAlive = isHeld(paths, readLease(paths));
  const journal = parseJournal(readJournal(paths));
  const problems: string[] = [];
  const readable = async <Value>(read: () => Promise<Value>, otherwise: Value): Promise<Value> => {
    try {
      return await read();
    } catch (error) {
      if (!isWorkflowError(error)) throw error;
      problems.push(...describeError(error).split('\n'));
      return otherwise;
    }
  };
  await readable(() => checkLedger(paths), undefined);
  const features = await readable(() => featuresOf(paths), []);
  const questions = await readable(() => questionsOf(paths), []);
  const escalations = hasDocument(paths, 'escalations.json')
    ? (await import('../loop/escalations.ts')).askedLines(paths).map((line) => shortened(line, longestText))
    : [];
  const defects = goesOn ? [] : await defectsOf(paths);
  const runtime = storedIterationRuntime(paths);
  const assignments = runtime?.iteration === state.iteration ? runtime.assignments : [];
  const measured = measuredIterations(journal, [spend.last, spend.current]);
  const forecast = goesOn ? forecastOf(measured, state, now) : undefined;
  const files = existingFiles(paths, state);
  const owner = describeOwner(paths, now);
  const wait = readWait(paths);
  return {
    ...state,
    summary: answersOf({
      state,
      isDriven: isAlive,
      problems,
      escalations,
      defects,
      dialogs: goesOn && isAlive ? await dialogsOf(paths) : [],
      notes: [...(await stopFileOf(paths)), ...(goesOn ? [] : reportFaults(paths))],
      work: goesOn ? await workOf(paths, state, assignments.length) : '',
      result: files.find((file) => /\.(?:pdf|html)$/.test(file)),
      // Waits belong to a live session.
      wait: isAlive ? wait : undefined,
      spend: formatSpend(spend, state.max_cost_usd) + formatPerFinding(spend, state.findings_count),
      usd: spend.usd,
      measured: ofThisPhase(measured, state),
      forecast,
      now,
    }),
    details: detailRows({ state, ...(await detailsOf(paths, state)) }),
    numbers: numberRows(state, owner, wait, now),
    agents: readAgents(paths, state, assignments, runtime?.begun_at ?? ''),
    iterations: iterationRows(journal, spend.current),
    features,
    questions,
    escalations,
    known_defects: defects,
    problems,
    files,
    recent: (readOrNothing(paths.progress)?.toString('utf8') ?? '').trimEnd().split('\n').slice(-recentLines),
    owner,
    owner_alive: isAlive,
    wait: wait ?? null,
    spend,
    forecast:
      forecast === undefined
        ? null
        : {
            iterations: forecast.iterations,
            usd: forecast.usd,
            minutes: forecast.minutes,
            at_most: forecast.isBound,
          },
    root: paths.root,
    sources: await sourcesOf(paths, state.iteration),
  };
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

/** The work in progress, as a phrase. */
async function workOf(paths: WorkflowPaths, state: WorkflowState, assigned: number): Promise<string> {
  const { document, worksOnFeatures } = phaseTraits[state.current_phase];
  if (isWriting(state) && document !== null) return `writing the ${document} up`;
  const assignments = storedIterationRuntime(paths)?.assignments ?? [];
  const finished = [...finishedAssignments(paths, state.iteration)];
  // An agent of a wave before, such as the goal-reader, is none of those assigned now.
  const isOfNow = (id: string) => assignments.length === 0 || assignments.some((one) => one.id === id);
  const agents = countAgents(finished.filter(isOfNow).length, assigned);
  if (!worksOnFeatures) return agents;
  const { codingPhase } = await import('../coding/phase.ts');
  return codingPhase.describeWork?.(paths, state, assigned === 0 ? [] : assignments) ?? agents;
}

/** A file of a person that keeps the workflow from continuing. */
async function stopFileOf(paths: WorkflowPaths): Promise<string[]> {
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
    paths.featureList,
    paths.state,
    paths.progress,
  ]
    .filter((file) => existsSync(file))
    .map((file) => relative(paths.root, file));
}

/** @throws WorkflowError for an invalid ledger; it is read only if it has changed since we wrote it. */
async function checkLedger(paths: WorkflowPaths): Promise<void> {
  if (readFreshOutlook(paths) === undefined) (await import('../research/ledger-file.ts')).readLedger(paths);
}

async function featuresOf(paths: WorkflowPaths): Promise<FeatureRow[]> {
  if (!hasDocument(paths, 'feature-list.json')) return [];
  return (await import('./features.ts')).readFeatureRows(paths);
}

async function questionsOf(paths: WorkflowPaths): Promise<Escalation[]> {
  if (!hasDocument(paths, 'escalations.json')) return [];
  const { readEscalations } = await import('../loop/escalations.ts');
  // A file that is not valid is named beside the open questions.
  const stored = orElse(() => readEscalations(paths), [], isWorkflowError);
  const all = stored.map((one) => ({ ...one, text: shortened(one.text, longestText) }));
  const isAsked = ({ answered_at }: Escalation) => answered_at === null;
  return [...all.filter(isAsked), ...all.filter((one) => !isAsked(one))];
}

async function defectsOf(paths: WorkflowPaths): Promise<string[]> {
  return hasDocument(paths, 'feature-list.json') ? (await import('../coding/known-defects.ts')).defectLines(paths) : [];
}

async function dialogsOf(paths: WorkflowPaths): Promise<string[]> {
  return existsSync(paths.dialogs) ? (await import('../loop/dialogs.ts')).describeOpen(paths) : [];
}

/** Phrases on findings, report and features; each is loaded only where there is something of its kind. */
async function detailsOf(paths: WorkflowPaths, state: WorkflowState): Promise<Omit<DetailFacts, 'state'>> {
  const outlook = await readOutlook(paths).catch((error: unknown) => {
    if (isWorkflowError(error)) return undefined;
    throw error;
  });
  const checks = outlook?.checks ?? '';
  return {
    checks: checks === '' ? '' : ((await import('../research/checks-on-disk.ts')).checksOnDisk(paths) ?? checks),
    outage: state.status === 'in_progress' ? (outlook?.outage?.why ?? '') : '',
    failing: existsSync(paths.commands) ? await failingBefore(paths) : '',
    held: existsSync(paths.scrutiny) ? (await import('../coding/scrutiny-file.ts')).heldAgainstFeatures(paths) : [],
    report: describeReport(paths, state),
    critique: await critiqueOf(paths, state),
    waiting: waitingRedirects(paths).map(({ text }) => text),
  };
}

/** The tests that failed before any feature. Frozen commands that cannot be read do not make the status fail. */
async function failingBefore(paths: WorkflowPaths): Promise<string> {
  const { readFrozenCommands } = await import('../coding/commands-file.ts');
  return orElse(() => describeFailing(readFrozenCommands(paths)?.failing ?? []), '', isWorkflowError);
}

/** The result of the last checks of the report. Checks of a report that is gone say nothing about the next one. */
function describeReport(paths: WorkflowPaths, { status }: WorkflowState): string {
  const { summary, hard } = readNotedCheck(paths);
  if (summary !== '' && !existsSync(paths.report)) return reportMissing;
  return hard > 0 && status === 'in_progress' ? `a draft so far: ${summary}` : summary;
}

/** A line on failed checks of the report of an ended workflow, with the command that lists them. */
function reportFaults(paths: WorkflowPaths): string[] {
  const { hard } = readNotedCheck(paths);
  if (hard === 0 || !existsSync(paths.report)) return [];
  return [`The report does not pass its checks; what to fix: autonomous-workflow compile --check ${paths.name}`];
}

/** The result of the critique of the report, as a phrase. Before the write-up there is none, so nothing is loaded. */
async function critiqueOf(paths: WorkflowPaths, state: WorkflowState): Promise<string> {
  const writesReport = phaseTraits[state.current_phase].document === 'report';
  const isSearching = state.status === 'in_progress' && writesReport && !isWriting(state);
  if (isSearching || !existsSync(paths.report)) return '';
  const { readCritique } = await import('../report/critique.ts');
  const critique = readCritique(paths, state, state.status !== 'in_progress');
  return critique === undefined ? '' : (await import('../report/rules/critique.ts')).describeOutcome(critique);
}

/** The files and folders with which an overview changes. */
async function sourcesOf(paths: WorkflowPaths, iteration: number): Promise<string[]> {
  const { state, ledger, featureList, escalations, journal, scrutiny, planItems, runtime, inbox, dialogs } = paths;
  const machine = ['spend.json', 'iteration.json', 'lease.json', 'rest.json'].map((file) => join(runtime, file));
  const asked = existsSync(dialogs) ? (await import('../loop/dialogs.ts')).dialogTranscripts(paths) : [];
  return [
    ...[state, ledger, featureList, escalations, journal, scrutiny, planItems, ...machine],
    join(inbox, String(iteration)),
    dialogs,
    ...asked,
  ];
}
