import { type Assignment, isFinder, isOfSearch, comesLast } from '../loop/rules/assignment.ts';
import type { BriefInput } from '../loop/rules/brief.ts';
import type { Phase, DocumentTask } from '../research/phase.ts';
import type { StoredRedirect } from '../loop/rules/redirect.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { acceptanceSteps } from '../goal/rules/acceptance-steps.ts';
import { adoptReinjection, givenRedirects, giveRedirects, redirectsOf } from '../loop/redirects.ts';
import {
  affordableAgents,
  allowance,
  describeAllowance,
  type Allowance,
  paysWriterBeside,
} from '../loop/rules/allowance.ts';
import { agentPrompt } from './rules/agent-prompt.ts';
import { agentsAtWork, finishedAssignments, giveUp, leftHandIns, unansweredAgents } from '../loop/agents.ts';
import { appendEvent } from '../journal/journal.ts';
import { asWriter, commitState } from '../loop/workflow.ts';
import { completes, nextPhase } from '../loop/rules/modes.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { hasGoal } from '../goal/has-goal.ts';
import { namesOf } from '../loop/rules/agents.ts';
import { usualUsd } from '../loop/rules/budgets.ts';
import { recordProblems } from '../loop/rules/wave.ts';
import {
  isSearching,
  isWriting,
  beginIteration,
  failIteration,
  type IterationLimits,
} from '../loop/rules/iteration.ts';
import { join } from 'node:path';
import { listedOf } from '../spend/rules/account.ts';
import { namedFiles } from '../research/local-document.ts';
import { phases, type PhaseName, modeOf, phaseTraits } from '../base/vocabulary.ts';
import { readDescribedTask } from '../loop/steering-files.ts';
import { readOrNothing } from '../files/regular.ts';
import { readOutlook } from '../research/outlook-file.ts';
import { likelyUsd, middle } from '../spend/rules/iterations.ts';
import { readMeasure, readSpendFile, markIteration, spentState } from '../spend/spend.ts';
import { readState } from '../loop/state-file.ts';
import { researchPhase } from '../report/research-phase.ts';
import { storedIterationRuntime, type IterationRuntime, writeIterationRuntime } from '../loop/iteration-runtime.ts';
import { type WorkflowState, isRecorded } from '../loop/rules/state.ts';

/** Research is a part of what every turn loads; the others bring packages. */
const implementations: Readonly<Record<PhaseName, () => Promise<Phase>>> = {
  [phases.A]: () => Promise.resolve(researchPhase),
  [phases.B]: async () => (await import('../planning/phase.ts')).planningPhase,
  [phases.C]: async () => (await import('../coding/phase.ts')).codingPhase,
};

/** The phase that a workflow is in, loaded when it is needed. */
export async function phaseOf({ current_phase }: Pick<WorkflowState, 'current_phase'>): Promise<Phase> {
  return implementations[current_phase]();
}

/** The runtime of the iteration in progress; rebuilt, as far as possible, when it was lost. */
export async function readIterationRuntime(paths: WorkflowPaths, state: WorkflowState): Promise<IterationRuntime> {
  const stored = storedIterationRuntime(paths);
  return stored?.iteration === state.iteration ? stored : newIterationRuntime(paths, state, stored);
}

/**
 * The runtime of an iteration that begins now, or whose runtime was lost.
 * @param before the runtime of the iteration before.
 * @param begun_at ISO 8601; empty when it is not known.
 */
export async function newIterationRuntime(
  paths: WorkflowPaths,
  state: WorkflowState,
  before: IterationRuntime | undefined,
  begun_at = '',
): Promise<IterationRuntime> {
  // A recorded iteration gets no new assignments except for its critics.
  const workers = isRecorded(state) ? [] : await assign(paths, state);
  const critics = (await (await phaseOf(state)).assignCritics?.(paths, state)) ?? [];
  const assignments = [...workers, ...critics];
  const { idleTurns = 0 } = before ?? {};
  const { iteration } = state;
  return {
    iteration,
    begun_at,
    assignments,
    repairs: 0,
    idleTurns,
    problems: [],
  };
}

async function assign(paths: WorkflowPaths, state: WorkflowState): Promise<Assignment[]> {
  const phase = await phaseOf(state);
  const assigned = await phase.assign(paths, state);
  const workers = isSearching(state)
    ? withinMeans(assigned, affordableAgents(state, new Date(), agentUsd(paths, state)))
    : besideWriter(assigned, state, agentUsd(paths, state));
  const { worksOnFeatures, document } = phaseTraits[state.current_phase];
  // Coding and planning may turn out to be complete when their iteration is recorded.
  const isLastPhase = nextPhase(modeOf(state.workflow_type), state.current_phase) === undefined;
  const mayComplete = completes(state) || worksOnFeatures || (document === 'plan' && isLastPhase);
  if (!hasGoal(paths) || !mayComplete) return workers;
  const { assignJudge } = await import('../goal/turn.ts');
  return [...workers, ...assignJudge(paths, state)];
}

/** The likely cost of an agent of the phase in progress, in USD. */
function agentUsd(paths: WorkflowPaths, state: WorkflowState): number {
  return middle(readMeasure(paths, state).agentUsd) ?? usualUsd.agent;
}

/** The assignments without the finders that the money does not allow, the last ones first; one always stays. */
function withinMeans(assignments: readonly Assignment[], most: number): Assignment[] {
  const finders = assignments.filter(({ agent }) => isFinder(agent));
  const dropped = new Set(finders.slice(Math.max(1, finders.length - Math.max(0, assignments.length - most))));
  return assignments.filter((one) => !dropped.has(one));
}

/** Leaves agents of the search out of an iteration that writes up, where the money that is left would not pay its writer as well. */
function besideWriter(assignments: readonly Assignment[], state: WorkflowState, perAgentUsd: number): Assignment[] {
  const ofSearch = assignments.filter(isOfSearch);
  const isPaid = !isWriting(state) || paysWriterBeside(state, ofSearch.length, perAgentUsd);
  return assignments.filter((one) => isPaid || !ofSearch.includes(one));
}

/**
 * Assigns the researchers of an iteration whose goal-reader is done; see `open-search`, which is loaded for an iteration that began with
 * one. Called wherever the next step is taken.
 * @returns whether they were assigned just now.
 */
export async function openSearch(paths: WorkflowPaths, now: Date): Promise<boolean> {
  const reader = readerIn(paths);
  const isRead = reader !== undefined && finishedAssignments(paths, reader.iteration).has(reader.id);
  return isRead && (await import('./open-search.ts')).openReadSearch(paths, now);
}

/** Whether the iteration in progress waits for its goal to be read: nobody can search, and there is nothing to record. */
export function awaitsReading(paths: WorkflowPaths, state: WorkflowState): boolean {
  const reader = readerIn(paths);
  return reader !== undefined && !isRecorded(state) && !finishedAssignments(paths, state.iteration).has(reader.id);
}

/** The goal-reader of an iteration whose researchers are not assigned yet. */
function readerIn(paths: WorkflowPaths): (Assignment & { iteration: number }) | undefined {
  const { assignments = [], iteration = 0 } = storedIterationRuntime(paths) ?? {};
  const reader = assignments.find(({ agent }) => agent === 'goal-reader');
  return reader === undefined || assignments.some(({ agent }) => isFinder(agent))
    ? undefined
    : { ...reader, iteration };
}

/** The allowance once the agents of the search that are at work have cost what they are likely to. */
function allowanceBeside(paths: WorkflowPaths, state: WorkflowState, now: Date): Allowance {
  const listed = agentsAtWork(paths).filter(({ agent, about }) => isOfSearch({ agent, id: about }));
  const account = readSpendFile(paths);
  if (listed.length === 0 || account === undefined) return allowance(state, now);
  const each = agentUsd(paths, state);
  const committed = listed.reduce((sum, { id }) => sum + Math.max(0, each - listedOf(account, id)), 0);
  return allowance(state, now, { committedUsd: committed });
}

/**
 * Gives up the assignments of the search that nobody has begun when only the reserve for the write-up is left, so that no brief, record or
 * end of a turn asks for an agent that the guard refuses. Returns why; undefined when the money allows them.
 */
export async function giveUpUnpaid(paths: WorkflowPaths, state: WorkflowState, now: Date): Promise<string | undefined> {
  if (state.status !== 'in_progress' || phaseTraits[state.current_phase].worksOnFeatures) return undefined;
  const left = allowanceBeside(paths, state, now);
  if (left.kind === 'all') return undefined;
  const why = describeAllowance(state, left);
  await asWriter(paths, async () => {
    const { iteration } = state;
    const { assignments } = await readIterationRuntime(paths, state);
    const finished = finishedAssignments(paths, iteration);
    const atWork = new Set(agentsAtWork(paths).map(({ about }) => about));
    const problem = `not started: ${why}`;
    const unpaid = assignments.filter((one) => isOfSearch(one) && !finished.has(one.id) && !atWork.has(one.id));
    for (const { id, agent } of unpaid) {
      const event = { event: 'hand-in-refused' as const, iteration, agent, problems: [problem], final: true };
      giveUp(paths, now, [{ agent, about: id }], { result: 'unpaid', problem }, event);
    }
  });
  return why;
}

/** Takes the hand-ins of agents that did not live to end; see `leftHandIns`. Loads what judges them only where there are any. */
export async function takeLeft(paths: WorkflowPaths, now: Date, silent: readonly string[] = []): Promise<void> {
  const left = leftHandIns(paths, silent);
  if (left.length > 0) await (await import('./hand-in.ts')).takeLeftHandIns(paths, left, now);
}

/**
 * Begins the next iteration, or continues an unrecorded one. Returns the state with it in progress.
 * @param ended the runtime of the iteration before, if it is not stored yet.
 */
export async function startIteration(
  paths: WorkflowPaths,
  now: Date,
  {
    failed = false,
    ended,
    ...limits
  }: Omit<IterationLimits, 'likelyUsd'> & { failed?: boolean; ended?: IterationRuntime } = {},
): Promise<WorkflowState> {
  return asWriter(paths, async () => {
    const known = await readState(paths);
    // The workflow was ended in the meantime.
    if (known.status !== 'in_progress') return known;
    const before = spentState(paths, known);
    const last = ended ?? (await readIterationRuntime(paths, before));
    const nextOf = (current: WorkflowState) =>
      failed
        ? failIteration(current, now)
        : beginIteration(current, now, {
            ...limits,
            likelyUsd: likelyUsd(readMeasure(paths, current), current.current_phase),
          });
    let state = nextOf(before);
    if (state === before) return known;
    if (failed)
      appendEvent(paths, now, { event: 'iteration-failed', iteration: before.iteration, problems: last.problems });
    const { iteration } = state;
    const phase = await phaseOf(state);
    const [from, to] = [before.current_phase, state.current_phase];
    if (to !== from) {
      appendEvent(paths, now, { event: 'phase-begun', phase: to, from, iteration });
      await phase.enter?.(paths, now);
      // The phase may have counted what it begins with.
      state = nextOf(spentState(paths, await readState(paths)));
    }
    await takeUnread(paths, now, state);
    const { configuration } = await currentConfiguration(paths.root);
    await adoptReinjection(paths, now, configuration, iteration);
    const next = await newIterationRuntime(paths, state, last, now.toISOString());
    const event = 'iteration-begun';
    const agents = next.assignments.length;
    commitState(paths, now, state, { event, iteration, agents, writing: isWriting(state) }, () => {
      writeIterationRuntime(paths, next);
      giveRedirects(paths, now, iteration);
    });
    await markIteration(paths, state, now);
    return state;
  });
}

/** A goal is read in one of the first iterations. */
const lastReading = 2;

/** Has a search go on without a reading that failed twice, or that nobody asked for. The caller holds the workflow's lock. */
async function takeUnread(paths: WorkflowPaths, now: Date, state: WorkflowState): Promise<void> {
  const isOfResearch = phaseTraits[state.current_phase].document === 'report' && isSearching(state);
  if (!isOfResearch || state.iteration <= lastReading || (await readOutlook(paths)).own.length > 0) return;
  (await import('./open-search.ts')).takeWholeGoal(paths, now, state);
}

/** Gives the iteration in progress the urgent redirects of the user; returns them. The caller holds the workflow's lock. */
export async function takeUrgentRedirects(
  paths: WorkflowPaths,
  iteration: number,
  now: Date,
): Promise<StoredRedirect[]> {
  const { configuration } = await currentConfiguration(paths.root);
  await adoptReinjection(paths, now, { ...configuration, check_reinject_every_n_iterations: Infinity }, iteration);
  return giveRedirects(paths, now, iteration, { isUrgent: true });
}

/** The agents without those that come last, whose hand-ins are asked for separately. */
function workersOf(assignments: readonly Assignment[]): Assignment[] {
  return assignments.filter((one) => !comesLast(one));
}

/** The missed parts of the goal, if the workflow would be complete otherwise. */
async function goalProblems(
  paths: WorkflowPaths,
  state: WorkflowState,
  runtime: IterationRuntime,
): Promise<Pick<VerifiedIteration, 'problems' | 'becomesFeature'>> {
  if (!hasGoal(paths) || !completes(state)) return { problems: [], becomesFeature: [] };
  const { acceptanceProblems } = await import('../goal/turn.ts');
  return acceptanceProblems(paths, runtime.begun_at, phaseTraits[state.current_phase].worksOnFeatures);
}

/** The steps of a brief towards the goal, if the workflow would be complete with this iteration. */
export function acceptanceOf(
  paths: WorkflowPaths,
  state: WorkflowState,
  { assignments }: IterationRuntime,
): string | undefined {
  if (!hasGoal(paths) || !completes(state)) return undefined;
  const finished = finishedAssignments(paths, state.iteration);
  const judges = assignments.filter(({ id, agent }) => agent === 'acceptance-judge' && !finished.has(id));
  return acceptanceSteps(judges, phaseTraits[state.current_phase].worksOnFeatures);
}

/**
 * The brief of the iteration in progress; a line while all its agents are at work.
 * @param begun the next steps of features that code has begun already.
 */
export async function briefOf(
  paths: WorkflowPaths,
  state: WorkflowState,
  begun: BriefInput['begun'] = new Map(),
): Promise<string> {
  const isAtWork = unansweredAgents(paths, state.iteration).length > 0;
  const waits = isAtWork ? await atWorkLine(paths, state) : undefined;
  if (waits !== undefined) return waits;
  await giveUpUnpaid(paths, spentState(paths, state), new Date());
  const phase = await phaseOf(state);
  const runtime = await readIterationRuntime(paths, state);
  // The stored problems are of the last turn; some may be solved, e.g. if an error of the API ended the next one.
  const problems = runtime.problems.length === 0 ? [] : (await verifyIteration(paths, state, runtime)).problems;
  const acceptance = acceptanceOf(paths, state, runtime);
  return phase.brief(paths, { ...(await factsOf(paths, state, runtime)), acceptance, problems, begun });
}

/** The line for a session that comes back while all agents that can be are at work; undefined when it has something to do. */
export async function atWorkLine(paths: WorkflowPaths, state: WorkflowState): Promise<string | undefined> {
  const agents = unansweredAgents(paths, state.iteration);
  if (agents.length === 0 || !(await isAllStarted(paths, state))) return undefined;
  return `At work: ${namesOf(agents)}. Nothing else is to be done now: end your turn, and you are called when they have answered.`;
}

/**
 * Whether all agents are started, and all features begun, that can be before an agent answers.
 * @param together those of the agents that come last that are started together now.
 */
export async function isAllStarted(
  paths: WorkflowPaths,
  state: WorkflowState,
  together: readonly Assignment[] = [],
): Promise<boolean> {
  const atWork = agentsAtWork(paths);
  if (atWork.some(({ starting, unanswered }) => starting === true || unanswered === true)) return false;
  const subjects = new Set(atWork.map(({ about }) => about));
  const { assignments, begun_at } = await readIterationRuntime(paths, state);
  const finished = finishedAssignments(paths, state.iteration);
  const needed = together.length > 0 ? together : workersOf(assignments);
  if (!needed.every(({ id }) => finished.has(id) || subjects.has(id))) return false;
  return (await phaseOf(state)).isAllBegun?.(paths, state, subjects, begun_at) ?? true;
}

/** The facts of the iteration in progress from which its brief and the prompts of its agents are made. */
async function factsOf(paths: WorkflowPaths, state: WorkflowState, runtime: IterationRuntime): Promise<BriefInput> {
  const { assignments } = runtime;
  return {
    state,
    assignments: workersOf(assignments),
    described: await readDescribedTask(paths),
    agreed: hasGoal(paths) ? (await import('../goal/acceptance-file.ts')).agreedGoal(paths) : undefined,
    finished: finishedAssignments(paths, state.iteration),
    started: new Set(agentsAtWork(paths).map(({ about }) => about)),
    problems: [],
    redirects: redirectsOf(paths, state.iteration),
    folder: paths.folder,
  };
}

/** The whole prompt of the agent of an assignment; undefined if its task line is enough. */
export async function promptOf(
  paths: WorkflowPaths,
  state: WorkflowState,
  runtime: IterationRuntime,
  assignment: Assignment,
): Promise<string | undefined> {
  if (assignment.agent === 'claim-verifier')
    return (await import('../research/verification-lists.ts')).taskOfVerifier(paths, assignment.id);
  if (assignment.agent === 'claim-judge')
    return (await import('../research/claim-judging.ts')).taskOfJudge(paths, assignment.id);
  if (assignment.agent === 'report-critic') return taskOfCritic(paths, assignment);
  const facts = { ...(await factsOf(paths, state, runtime)), redirects: givenRedirects(paths) };
  const writing = assignment.agent === 'report-writer' ? await writingOf(paths, assignment) : undefined;
  const named = assignment.agent === 'researcher' ? namedFiles(paths.root, state.prompt) : [];
  return agentPrompt({ ...facts, assignment, outlook: await readOutlook(paths), writing, named });
}

/** A longer task of a critic, in characters, stays in its file, which the task line names. */
const longestTask = 30_000;

function taskOfCritic(paths: WorkflowPaths, { id }: Assignment): string | undefined {
  const task = readOrNothing(join(paths.tasks, `${id}.md`))
    ?.toString('utf8')
    .trim();
  return task === undefined || task.length > longestTask ? undefined : task;
}

async function writingOf(paths: WorkflowPaths, assignment: Assignment): Promise<string> {
  const { taskOfWriter } = await import('../report/writing.ts');
  return asWriter(paths, () => taskOfWriter(paths, assignment));
}

export interface VerifiedIteration {
  /** The reasons why the iteration in progress does not count yet, as instructions. */
  problems: string[];
  /** The problems that code turns into a feature after the turn. */
  becomesFeature: string[];
  /** The round of improving what was written up that is the only problem. */
  documentTask: DocumentTask | undefined;
}

/**
 * Compares the iteration in progress with the files as they are now.
 * @throws WorkflowError when a file that it reads is broken.
 */
export async function verifyIteration(
  paths: WorkflowPaths,
  state: WorkflowState,
  runtime: IterationRuntime,
): Promise<VerifiedIteration> {
  const required = workersOf(runtime.assignments);
  const agents = { assignments: required, finished: finishedAssignments(paths, state.iteration) };
  const phase = await phaseOf(state);
  const goal = await goalProblems(paths, state, runtime);
  const ofPhase = await phase.problems(paths, state, runtime);
  // Verifying an open feature also records the iteration, once all agents have handed in.
  const isOpen =
    phaseTraits[state.current_phase].worksOnFeatures &&
    required.every(({ id }) => agents.finished.has(id)) &&
    ofPhase.length > 0;
  const problems = [...(isOpen ? [] : recordProblems(state, agents)), ...ofPhase, ...goal.problems];
  const task = problems.length === 0 && isWriting(state) ? await phase.findings?.(paths, state) : undefined;
  return {
    problems: task === undefined ? problems : [task.text],
    becomesFeature: goal.becomesFeature,
    documentTask: task,
  };
}
