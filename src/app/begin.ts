import {
  type IterationLimits,
  buildOnPlan,
  leadsToImplementation,
  reopen,
  type Resumption,
} from '../loop/rules/iteration.ts';
import { exitCodes, WorkflowError } from '../base/errors.ts';
import {
  otherWorktrees,
  archiveFolder,
  folderPrefix,
  putAway,
  workflowPaths,
  type WorkflowPaths,
} from '../files/paths.ts';
import { addPause } from '../loop/rules/waiting.ts';
import { beginOnBranch } from '../coding/own-branch.ts';
import { beginSpend, markIteration } from '../spend/spend.ts';
import { bringDocuments, findDocuments } from '../research/brought-documents.ts';
import { type Driver, type Mode, modeOf, phases } from '../base/vocabulary.ts';
import { clearWait, leaveOut, readWait } from '../loop/waiting.ts';
import { comesLast } from '../loop/rules/agents.ts';
import { asWriter, changeState, commitState, writeIterationRuntime } from '../loop/workflow.ts';
import { findEnding, planQuestions, takePlan } from '../loop/steering.ts';
import { freezeKnownCommands } from '../coding/commands.ts';
import { hasFeatures } from '../coding/feature-file.ts';
import { findPlan, importFeatures, planFile, planSourceOf } from '../coding/plan.ts';
import { isHeld, readLease, isSupervised, ownedWorkflow } from '../session/lease.ts';
import { isOverForGood, type Limits, newState, type WorkflowState, hasPhase } from '../loop/rules/state.ts';
import { filesBelow } from '../research/quote-checks.ts';
import { emptyLedger } from '../research/rules/ledger.ts';
import { join } from 'node:path';
import { lastSignOfLife, noteActivity } from '../session/activity.ts';
import type { CommandArguments } from '../base/command-line.ts';
import { commandRules } from '../loop/rules/command-rules.ts';
import { writeReport } from '../report/report.ts';
import {
  briefOf,
  catchUp,
  newIterationRuntime,
  readIterationRuntime,
  readOrRestoreState,
  remakeDocuments,
  startIteration,
  takeLeft,
  verifyIteration,
} from './turn.ts';
import { readState, stateExists } from '../loop/state-file.ts';
import { existsSync } from 'node:fs';
import { acquireLease, acquireWorkflow, continuedWorkflow, describeLostPointer, type Session } from '../loop/list.ts';
import { writeAtomic } from '../files/store.ts';
import { appendEvent } from '../journal/journal.ts';

/** One session drives one workflow at a time. */
async function refuseSecondWorkflow(paths: WorkflowPaths, session: Session): Promise<void> {
  const own = ownedWorkflow(paths.root, session.id);
  if (own === undefined || own.name === paths.name || !stateExists(own)) return;
  const state = await readState(own);
  if (state.status !== 'in_progress') return;
  throw new WorkflowError(`This session is driving the workflow '${own.name}' already`, {
    fix: `Stop it first with /autonomous-workflow:stop ${own.name}, or start the other one in a second session.`,
  });
}

/** Conditions that would end the workflow at its first turn are reported before it begins. */
async function refuseEnding(paths: WorkflowPaths): Promise<void> {
  const ending = await findEnding(paths);
  if (ending === null) return;
  throw new WorkflowError(`The workflow '${paths.name}' would end at once (${ending.reason}). ${ending.message}`, {
    fix: 'Remove what ends it, then type the command again.',
  });
}

/**
 * Refuses to create a workflow that another work tree has: hand-ins are commits under references with its name, which all work trees share.
 */
function refuseUsedPlace(paths: WorkflowPaths): void {
  const other = otherWorktrees(paths.root).find((one) => stateExists(workflowPaths(one, paths.name)));
  if (other === undefined) return;
  throw new WorkflowError(`Another work tree of this repository has a workflow '${paths.name}'`, {
    where: other,
    fix: 'Choose another topic name.',
  });
}

/** Refuses to go on with a workflow that has another mode, prompt or plan than the command, or that has ended. */
function refuseOther(paths: WorkflowPaths, state: WorkflowState, { mode, prompt, plan }: NewRequest): void {
  const { name, status, end_reason } = state;
  const own = modeOf(state.workflow_type);
  const source = planSourceOf(state);
  const isOtherPlan = plan !== undefined && source !== undefined && planFile(paths, plan) !== source;
  const what =
    own !== mode
      ? `The workflow '${name}' is one of ${own}`
      : prompt !== undefined && prompt !== state.prompt
        ? `A workflow '${name}' exists with another prompt`
        : isOtherPlan
          ? `The workflow '${name}' implements another plan, ${source}`
          : status === 'in_progress'
            ? undefined
            : `The workflow '${name}' has ended (${end_reason ?? status})`;
  if (what === undefined) return;
  const command = `/autonomous-workflow:${status === 'in_progress' ? `${own} '${name}'` : `continue-auto ${name}`}`;
  const goOn = isOverForGood(state) ? '' : `, go on with it: ${command}`;
  throw new WorkflowError(what, { fix: `Choose another topic name${goOn}, or put it away: ${putAway(paths)}` });
}

export interface NewRequest {
  mode: Mode;
  prompt: string | undefined;
  driver: Driver;
  /** The options of the command, as typed. */
  options: CommandArguments['options'];
  /** The plan to implement, as the user named it. */
  plan?: string | undefined;
  limits: Limits;
}

/** Creates the workflow, or continues the one of that name, in this session; the notices are for the user. */
export async function beginWorkflow(
  paths: WorkflowPaths,
  request: NewRequest,
  session: Session,
  now: Date,
): Promise<{ isNew: boolean; notices: (string | undefined)[] }> {
  const { mode, plan, driver, options } = request;
  await refuseSecondWorkflow(paths, session);
  await refuseEnding(paths);
  const isThere = stateExists(paths);
  const promptOfOne = mode === 'implement' && !isThere ? promptFor(paths, plan) : undefined;
  const documents = options.sources === undefined ? [] : findDocuments(paths.root, options.sources);
  if (!isThere) {
    await create(paths, { ...request, prompt: request.prompt ?? promptOfOne }, session, now);
    if (mode === 'implement') await importFeatures(paths, now, plan);
    if (options['plan-first'] !== undefined) planQuestions(paths);
    const proofs = hasPhase(mode, phases.C) ? await freezeKnownCommands(paths, now) : undefined;
    const brought = documents.length === 0 ? undefined : await bringDocuments(paths, documents);
    await beginSpend(paths, await readState(paths), session.id, session.transcript, now);
    await startIteration(paths, now);
    return { isNew: true, notices: [brought, proofs] };
  }
  const state = await readOrRestoreState(paths, now);
  if (mode === 'implement' && leadsToImplementation(state))
    return { isNew: true, notices: [await implementPlan(paths, request, session, now)] };
  refuseOther(paths, state, request);
  await resumeWorkflow(paths, { driver, keeps: true }, { session }, now);
  return { isNew: false, notices: [] };
}

/**
 * The prompt of a workflow that implements a plan, where the user gave none.
 * @throws WorkflowError when there is no plan: it lists the places searched, and what to write.
 */
const promptFor = (paths: WorkflowPaths, plan: string | undefined): string =>
  plan === undefined && hasFeatures(paths)
    ? `Implement the features of '${paths.name}'.`
    : `Implement the plan ${findPlan(paths, plan).file}.`;

/** Begins to implement the plan of an ended workflow. The caller has checked that it has ended. */
async function implementPlan(
  paths: WorkflowPaths,
  { prompt, driver, plan, limits, options }: NewRequest,
  session: Session,
  now: Date,
): Promise<string | undefined> {
  promptFor(paths, plan);
  await beginOnBranch(paths, options.branch, now, () =>
    asWriter(paths, async () => {
      // A plan that cannot be worked on is refused before anything else changes.
      await importFeatures(paths, now, plan);
      await acquireWorkflow(paths, now, session, 'implement');
      await changeState(paths, now, (before) => ({
        state: buildOnPlan(before, { prompt, driver, limits }, now),
        event: { event: 'resumed', by: 'implement', iteration: before.iteration, away_since: before.updated_at },
      }));
    }),
  );
  return asWriter(paths, async () => {
    clearWait(paths);
    const proofs = await freezeKnownCommands(paths, now);
    await startIteration(paths, now);
    return proofs;
  });
}

/**
 * Creates the workflow for the session; the lease refuses the second of two that do so at once. The state file comes last, so that a crash
 * leaves no workflow, only files that the next attempt uses; existing files are kept.
 */
async function create(
  paths: WorkflowPaths,
  { mode, driver, limits, prompt, options }: NewRequest,
  session: Session,
  now: Date,
): Promise<void> {
  refuseUsedPlace(paths);
  if (prompt === undefined)
    throw new WorkflowError(`There is no workflow '${paths.name}' yet, and no prompt to start it with`, {
      expected: 'a topic and a prompt',
      fix: `Example: ${commandRules[mode].example}`,
      exitCode: exitCodes.usage,
    });
  const repository_analysis = hasSourceFiles(paths.root);
  await beginOnBranch(paths, options.branch, now, () =>
    asWriter(paths, () => {
      acquireLease(paths, now, session, 'started');
      writeAtomic(join(paths.runtime, '.gitignore'), '*\n');
      const state = newState({ mode, driver, repository_analysis, prompt, limits, name: paths.name }, now);
      if (hasPhase(mode, phases.A) && !existsSync(paths.report)) writeReport(paths, state, emptyLedger(), now);
      if (!existsSync(paths.bibliography)) writeAtomic(paths.bibliography, '');
      commitState(paths, now, state, { event: 'created', mode, driver, max_iterations: state.max_iterations });
    }),
  );
}

/**
 * Continues a workflow in this session: one that a person resumes, idle or ended; or one in progress that keeps its counters and budgets,
 * because its command was typed again, or `run` goes on with it. The time without an owner does not count.
 * @param takeOver also from a live session.
 */
export async function resumeWorkflow(
  paths: WorkflowPaths,
  by: Resumption & { keeps?: true },
  { session, takeOver = false }: { session: Session; takeOver?: boolean },
  now: Date,
): Promise<void> {
  const { driver, keeps = false } = by;
  await refuseSecondWorkflow(paths, session);
  if (!keeps) takePlan(paths);
  await refuseEnding(paths);
  await asWriter(paths, async () => {
    const state = await readOrRestoreState(paths, now);
    const isIdle = state.status === 'in_progress' && !isHeld(paths, readLease(paths));
    const left = state.status === 'in_progress' ? now.getTime() : Date.parse(state.updated_at);
    const away = isIdle ? lastSignOfLife(paths) : left;
    const reopened = (before: WorkflowState) =>
      keeps ? addPause({ ...before, driver }, away, now.getTime(), now) : reopen(before, by, now);
    // Tried before the lease changes, so that a refusal changes nothing.
    reopened(state);
    const why = driver === 'headless' ? 'run' : keeps ? 'called again' : 'continue-auto';
    await acquireWorkflow(paths, now, session, why, takeOver);
    // An ended workflow is restored only when it is resumed.
    await remakeDocuments(paths, now);
    await changeState(paths, now, (before) => {
      const { iteration } = before;
      const event = { event: 'resumed' as const, by: why, iteration, away_since: new Date(away).toISOString() };
      // A command that is typed again in its own session changes nothing.
      return { state: reopened(before), ...((isIdle || !keeps) && { event }) };
    });
    clearWait(paths);
    // `run` judges the turn itself.
    if (keeps && driver === 'headless') {
      if (state.iteration > 0) await takeLeft(paths, now);
    } else {
      await forgiveTurns(paths, await readState(paths));
      await proceed(paths, now, {});
      // A resumed iteration is not begun again, so its cost from here on is assigned to it here.
      markIteration(paths, await readState(paths), now);
    }
  });
}

/** A command of the workflow was called again, by the user or by the model to whom ralph-loop has fed its prompt. */
export async function reenterWorkflow(
  paths: WorkflowPaths,
  driver: Driver,
  now: Date,
  limits: IterationLimits,
): Promise<void> {
  await changeState(paths, now, (before) => ({ state: before.driver === driver ? before : { ...before, driver } }));
  await proceed(paths, now, limits);
}

/** Continues the iteration in progress, first a turn that the Stop hook sent back, or begins the next one if it is complete. */
async function proceed(paths: WorkflowPaths, now: Date, limits: IterationLimits): Promise<void> {
  noteActivity(paths);
  await takeLeft(paths, now);
  const { state } = await catchUp(paths, now);
  const { problems } = await verifyIteration(paths, state, await readIterationRuntime(paths, state));
  if (state.iteration === 0 || problems.length === 0) await startIteration(paths, now, limits);
}

/** Resets the counters of the iteration's earlier turns, because a person resumed it. The caller holds the workflow's lock. */
async function forgiveTurns(paths: WorkflowPaths, state: WorkflowState): Promise<void> {
  if (state.iteration === 0) return;
  const mark = await readIterationRuntime(paths, state);
  // A write-up that became a search iteration, by a larger budget, has no assignments yet.
  const { assignments } = mark.assignments.some((one) => !comesLast(one))
    ? mark
    : await newIterationRuntime(paths, state);
  writeIterationRuntime(paths, { ...mark, assignments, repairs: 0, idleTurns: 0, problems: [] });
}

/** Folders of what is generated or brought from elsewhere, our own, and hidden ones. */
const notProject = new RegExp(
  String.raw`(?:^|/)(?:\.[^/]*|node_modules|vendor|dist|build|target|coverage|__pycache__|venv|${folderPrefix}[^/]*|${archiveFolder})/`,
  'i',
);
/** Prose, data and configuration, by the ending of the file, and names without an ending, but for those of build scripts. */
const notSource = new RegExp(
  String.raw`\.(?:md|markdown|mdx|txt|rst|adoc|tex|bib|pdf|json|jsonc|json5|ya?ml|toml|ini|cfg|conf|env|lock|csv|tsv|xml|svg|png|jpe?g|gif|ico|webp|log|license|config\.[cm]?[jt]s)$|(?:^|/)(?!(?:make|docker|rake|gem|just)file$)\.?[^./]+$`,
  'i',
);

/** The limit keeps a large tree of data from delaying the start. */
const mostFiles = 20_000;

/** Whether the project holds source files beyond documentation, configuration, data, pictures and our own artifacts. */
export function hasSourceFiles(root: string): boolean {
  let seen = 0;
  for (const file of filesBelow(root, '')) {
    if (!notProject.test(file) && !notSource.test(file)) return true;
    if (++seen > mostFiles) break;
  }
  return false;
}

/**
 * Restores the workflow of a session that begins, or continues after compaction, /clear or resume, with the brief.
 * @param source the cause of the start, as Claude Code gives it.
 */
export async function restoreSession(
  root: string,
  session: Session,
  source: string,
): Promise<{ message?: string | undefined; context?: string }> {
  const paths =
    ownedWorkflow(root, session.id) ??
    (source === 'clear' ? await continuedWorkflow(root, session.process) : undefined);
  if (paths === undefined) return { message: describeLostPointer(root, session.id) };
  const now = new Date();
  const state = await readOrRestoreState(paths, now);
  if (state.status !== 'in_progress') return {};
  // The time until a session is resumed does not count.
  if (source === 'resume') {
    // A wait for the API counts as a pause from its beginning, although it writes heartbeats.
    const wait = readWait(paths);
    const away = lastSignOfLife(paths);
    await leaveOut(paths, wait?.kind === 'api' ? Math.min(wait.since, away) : away);
  }
  clearWait(paths);
  await acquireWorkflow(paths, now, session, source);
  // Its first prompt is the brief.
  if (source === 'startup' && isSupervised(readLease(paths), session.id)) return {};
  appendEvent(paths, now, { event: 'restored-context', source });
  noteActivity(paths);
  if (source !== 'compact') await takeLeft(paths, now);
  const brief = await briefOf(paths, state);
  // After compaction the turn continues by itself. Otherwise the user gets a notice: only hooks at the end of a turn wake a session.
  const waits = `autonomous-workflow: this session drives the workflow '${paths.name}', at iteration ${state.iteration}. It waits for you: type anything, such as "go on".`;
  return {
    ...(source !== 'compact' && { message: waits }),
    context: `This session drives an autonomous workflow. Whatever has been lost of the conversation, this is where it stands; go on with this brief.\n\n${brief}`,
  };
}
