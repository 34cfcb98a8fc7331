import { comesLast } from '../session/rules/agents.ts';
import { budgetsOf, type BudgetLimits } from '../base/budgets.ts';
import { existsSync } from 'node:fs';
import type { IterationLimits } from '../loop/rules/iteration.ts';
import { lowRows, type Configuration, type Depth, type SaturationRule } from '../configuration/rules/configuration.ts';
import type { Domains } from '../loop/rules/domains.ts';
import { buildOnPlan, leadsToImplementation, reopen, type Resumption } from '../loop/rules/reopen.ts';
import type { Limits, WorkflowState } from '../loop/rules/state.ts';
import { modeOf, type Driver, type Mode } from '../base/vocabulary.ts';
import { isHeld, readLease } from '../session/lease.ts';
import { lastSignOfLife, noteActivity } from '../session/activity.ts';
import { addPause } from '../loop/rules/waiting.ts';
import { newIterationRuntime, readIterationRuntime } from './iteration-runtime.ts';
import { writeIterationRuntime } from '../loop/iteration-runtime.ts';
import { acquireLease, acquireWorkflow, type Session } from '../loop/ownership.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import type { WorkflowEvent } from '../journal/rules/events.ts';
import { hasSourceFiles } from './repository-content.ts';
import { clearWait } from '../loop/waiting.ts';
import { importFeatures } from '../coding/import-features.ts';
import { hasFeatures } from '../coding/feature-file.ts';
import { findPlan, promptOfPlan } from '../coding/plan-source.ts';
import { beginOnBranch } from '../coding/own-branch.ts';
import { freezeKnownCommands } from '../coding/project-commands.ts';
import { readOrRestoreState } from './restore.ts';
import { beginSpend, markIteration } from '../spend/spend.ts';
import { readState, stateExists } from '../loop/state-file.ts';
import { bringDocuments, findDocuments } from '../research/brought-documents.ts';
import { openSearch } from './reading.ts';
import { remakeDocuments } from './remake-documents.ts';
import { takeLeft } from './take-left.ts';
import { phases } from '../base/vocabulary.ts';
import { hasPhase } from '../loop/rules/modes.ts';
import { startIteration, verifyIteration } from './turn.ts';
import { asWriter, changeState, requireOwnFiles } from '../loop/workflow.ts';
import {
  ended,
  foreignFolder,
  usedFolder,
  missingPrompt,
  otherMode,
  otherPrompt,
  refuseEnding,
  refuseOtherPlan,
  refuseSecondWorkflow,
  refuseNameOfOtherWorktree,
} from './begin-refusals.ts';
import { createWorkflow } from './create-workflow.ts';

export interface NewRequest {
  mode: Mode;
  prompt: string | undefined;
  driver: Driver;
  /** The budgets of the command; missing ones are taken from the configuration. */
  limits: Partial<BudgetLimits>;
  depth?: Depth | undefined;
  saturationRule?: SaturationRule | undefined;
  domains?: Domains | undefined;
  /** Files and folders of the project that the user brings as sources, as typed. */
  sources?: string | undefined;
  parallel?: number | undefined;
  /** The plan to implement, as the user named it. */
  plan?: string | undefined;
  /** The branch of its own, as the user named it; empty for the usual name. */
  branch?: string | undefined;
  configuration: Configuration;
}

/**
 * Creates the workflow, or continues the one of that name, in this session.
 * @throws WorkflowError when it is refused; nothing is changed then.
 */
export async function beginWorkflow(
  paths: WorkflowPaths,
  request: NewRequest,
  session: Session,
  now: Date,
  example: string,
): Promise<Begun> {
  requireOwnFiles(paths);
  await refuseSecondWorkflow(paths, session);
  await refuseEnding(paths);
  if (request.mode === 'implement' && !stateExists(paths)) requirePlan(paths, request.plan);
  const documents = request.sources === undefined ? [] : findDocuments(paths.root, request.sources);
  if (await createFor(paths, request, session, now)) {
    if (request.mode === 'implement') await importFeatures(paths, now, request.plan);
    const proofs = hasPhase(request.mode, phases.C) ? await freezeKnownCommands(paths, now) : undefined;
    const brought = documents.length === 0 ? undefined : await bringDocuments(paths, documents);
    await beginSpend(paths, await readState(paths), session.id, session.transcript, now);
    await startIteration(paths, now);
    return { is: 'created', notice: brought, proofs };
  }
  if (!stateExists(paths)) throw missingPrompt(paths, example);
  const { state, notice } = await readOrRestoreState(paths, now);
  if (request.mode === 'implement' && leadsToImplementation(state)) {
    return { is: 'created', proofs: await implementPlan(paths, request, session, now) };
  }
  if (modeOf(state.workflow_type) !== request.mode) throw otherMode(state);
  if (request.prompt !== undefined && request.prompt !== state.prompt) throw otherPrompt(paths);
  refuseOtherPlan(paths, state, request.plan);
  if (state.status !== 'in_progress') throw ended(state);
  await acquireWorkflow(paths, now, session, 'called again');
  await forgiveTurns(paths);
  await reenterWorkflow(paths, request.driver, now, {});
  return { is: 'resumed', notice };
}

/** How a workflow was begun. */
interface Begun {
  is: 'created' | 'resumed';
  /** The documents of the user, and whether they could be read. */
  notice?: string | undefined;
  /** The commands that prove features from now on. */
  proofs?: string | undefined;
}

/** The prompt of a workflow that implements a plan, where the user gave none. */
function planToImplement(paths: WorkflowPaths, plan: string | undefined): string {
  if (plan === undefined && hasFeatures(paths)) return `Implement the features of '${paths.name}'.`;
  return promptOfPlan(findPlan(paths, plan).file);
}

/** Refuses when there is no plan: the error lists the places searched, and what to write. */
function requirePlan(paths: WorkflowPaths, plan: string | undefined): void {
  if (plan !== undefined || !hasFeatures(paths)) findPlan(paths, plan);
}

/** Begins to implement the plan of an ended workflow. The caller has checked that it has ended. */
async function implementPlan(
  paths: WorkflowPaths,
  request: NewRequest,
  session: Session,
  now: Date,
): Promise<string | undefined> {
  const { prompt, driver, plan } = request;
  requirePlan(paths, plan);
  const limits = limitsOf(request);
  await beginOnBranch(paths, request.branch, now, () =>
    asWriter(paths, async () => {
      // A plan that cannot be worked on is refused before anything else changes.
      await importFeatures(paths, now, plan);
      await acquireWorkflow(paths, now, session, 'implement');
      await changeState(paths, now, (before) => ({
        state: buildOnPlan(before, { prompt, driver, limits }, now),
        event: { event: 'resumed', by: 'implement', iteration: before.iteration, away_since: before.updated_at },
      }));
      return true;
    }),
  );
  return asWriter(paths, async () => {
    clearWait(paths);
    const proofs = await freezeKnownCommands(paths, now);
    await startIteration(paths, now);
    return proofs;
  });
}

/** Options of the command, and of the configuration where the command has none. */
function limitsOf({ configuration, ...request }: NewRequest): Limits {
  return {
    ...budgetsOf(configuration),
    ...request.limits,
    failure_threshold: configuration.failure_threshold,
    phase_transition_threshold: lowRows(request.depth ?? configuration.depth, configuration),
    depth: request.depth ?? configuration.depth,
    saturation_rule: request.saturationRule ?? 'novelty',
    parallel: request.parallel ?? 1,
  };
}

/** Creates the workflow for the session, under the lock: of two concurrent sessions, the second finds it. */
async function createFor(paths: WorkflowPaths, request: NewRequest, session: Session, now: Date): Promise<boolean> {
  const { mode, driver } = request;
  const prompt = request.prompt ?? (mode === 'implement' ? planToImplement(paths, request.plan) : undefined);
  if (stateExists(paths)) return false;
  if (existsSync(paths.ledger) || existsSync(paths.inbox)) throw usedFolder(paths);
  if (existsSync(paths.report) && !existsSync(paths.runtime)) throw foreignFolder(paths);
  if (prompt === undefined) return false;
  refuseNameOfOtherWorktree(paths);
  const limits = limitsOf(request);
  const repositoryAnalysis = hasSourceFiles(paths.root);
  return beginOnBranch(paths, request.branch, now, () =>
    asWriter(paths, () => {
      if (stateExists(paths)) return false;
      acquireLease(paths, now, session, 'started');
      createWorkflow(paths, { mode, prompt, driver, limits, repositoryAnalysis, domains: request.domains, now });
      return true;
    }),
  );
}

/**
 * Resumes an idle or ended workflow in this session.
 * @param takeOver also from a live session.
 * @returns the repairs on the way, for the user.
 * @throws WorkflowError when it is refused; nothing is changed then.
 */
export async function resumeWorkflow(
  paths: WorkflowPaths,
  resumption: Resumption,
  { session, takeOver }: { session: Session; takeOver: boolean },
  now: Date,
): Promise<string[]> {
  await refuseSecondWorkflow(paths, session);
  await refuseEnding(paths);
  return asWriter(paths, async () => {
    // Checked before the lease changes, so that a refusal changes nothing.
    const { state, notice } = await readOrRestoreState(paths, now);
    reopen(state, resumption, now);
    const away = state.status === 'in_progress' ? leftAt(paths, now) : Date.parse(state.updated_at);
    await acquireWorkflow(paths, now, session, 'continue-auto', takeOver);
    // An ended workflow is restored only when it is resumed.
    const restored = await remakeDocuments(paths, now);
    await changeState(paths, now, (before) => ({
      state: reopen(before, resumption, now),
      event: resumed('continue-auto', before, away),
    }));
    await forgiveTurns(paths);
    clearWait(paths);
    await proceed(paths, now, {});
    // A resumed iteration is not begun again, so its cost from here on is assigned to it here.
    await markIteration(paths, await readState(paths), now);
    return [...(notice === undefined ? [] : [notice]), ...restored];
  });
}

/**
 * Continues a workflow in progress in a session of `autonomous-workflow run`. No counter or budget is reset, because no person resumed it.
 * The time without an owner does not count.
 * @returns the repairs on the way, for the user.
 * @throws WorkflowError when it is refused; nothing is changed then.
 */
export async function rejoinWorkflow(
  paths: WorkflowPaths,
  { session, takeOver }: { session: Session; takeOver: boolean },
  now: Date,
): Promise<string[]> {
  await refuseEnding(paths);
  return asWriter(paths, async () => {
    const { state, notice } = await readOrRestoreState(paths, now);
    const away = leftAt(paths, now);
    await acquireWorkflow(paths, now, session, 'run', takeOver);
    const restored = await remakeDocuments(paths, now);
    await changeState(paths, now, (before) => ({
      state: addPause({ ...before, driver: 'headless' }, away, now.getTime(), now),
      event: resumed('run', before, away),
    }));
    clearWait(paths);
    if (state.iteration > 0) await takeLeft(paths, now);
    return [...(notice === undefined ? [] : [notice]), ...restored];
  });
}

/** The time since which no session has driven a workflow in progress, in milliseconds since the epoch. */
function leftAt(paths: WorkflowPaths, now: Date): number {
  return isHeld(paths, readLease(paths)) ? now.getTime() : lastSignOfLife(paths);
}

function resumed(by: string, { iteration }: WorkflowState, away: number): WorkflowEvent {
  return { event: 'resumed', by, iteration, away_since: new Date(away).toISOString() };
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
  await openSearch(paths, now);
  const state = await readState(paths);
  const { problems } = await verifyIteration(paths, state, await readIterationRuntime(paths, state));
  if (state.iteration === 0 || problems.length === 0) await startIteration(paths, now, limits);
}

/** Resets the counters of the iteration's earlier turns, because a person resumed it. */
async function forgiveTurns(paths: WorkflowPaths): Promise<void> {
  await asWriter(paths, async () => {
    const state = await readState(paths);
    if (state.iteration === 0) return;
    const mark = await readIterationRuntime(paths, state);
    // A write-up that became a search iteration, by a larger budget, has no assignments yet.
    const { assignments } = mark.assignments.some((one) => !comesLast(one))
      ? mark
      : await newIterationRuntime(paths, state, undefined);
    writeIterationRuntime(paths, { ...mark, assignments, repairs: 0, idleTurns: 0, problems: [] });
  });
}
