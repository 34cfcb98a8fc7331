import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BriefInput, StoredRedirect } from '../loop/rules/brief.ts';
import type { DocumentTask, Phase } from '../research/phase.ts';
import type { Session } from '../loop/list.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { adoptReinjection, giveRedirects, redirectsOf, readDescribedTask } from '../loop/steering.ts';
import { agentsAtWork, finishedAssignments, giveUp, leftHandIns, unansweredAgents } from '../loop/agents.ts';
import { appendEvent } from '../journal/journal.ts';
import {
  asWriter,
  commitState,
  type IterationRuntime,
  storedIterationRuntime,
  writeIterationRuntime,
} from '../loop/workflow.ts';
import { beginIteration, failIteration, type IterationLimits } from '../loop/rules/iteration.ts';
import { catchUpSpend, markIteration, readMeasure, readSpendFile, spentState, updateSpend } from '../spend/spend.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { hasGoal } from '../goal/has-goal.ts';
import { isRecorded, type WorkflowState, completes, nextPhase, isSearching, isWriting } from '../loop/rules/state.ts';
import { likelyUsd, middle } from '../spend/rules/iterations.ts';
import { usualUsd, affordableAgents, allowance, describeAllowance, paysWriterBeside } from '../loop/rules/budgets.ts';
import { listedOf } from '../spend/rules/account.ts';
import { modeOf, type PhaseName, phases, phaseTraits } from '../base/vocabulary.ts';
import { namesOf, recordProblems, type Assignment, comesLast, isFinder, isOfSearch } from '../loop/rules/agents.ts';
import { readState } from '../loop/state-file.ts';
import { researchPhase } from '../report/research-phase.ts';
import { areAsWritten } from '../journal/document.ts';
import { runtimeFile } from '../files/runtime-file.ts';
import { isGone, texFiles } from '../report/compilation.ts';

/** Research is a part of what every turn loads; the others bring packages. */
const implementations: Readonly<Record<PhaseName, () => Promise<Phase>>> = {
  [phases.A]: () => Promise.resolve(researchPhase),
  [phases.B]: async () => (await import('../planning/phase.ts')).planningPhase,
  [phases.C]: async () => (await import('../coding/phase.ts')).codingPhase,
};

/** The phase that a workflow is in, loaded when it is needed. */
export const phaseOf = ({ current_phase }: Pick<WorkflowState, 'current_phase'>): Promise<Phase> =>
  implementations[current_phase]();

/**
 * Brings a workflow up to date before anything is decided: its files, its cost, what the money no longer pays, and a goal that was read
 * meanwhile. What agents have left is taken apart from it, without the lock; see `takeLeft`.
 * @param session the session whose turn it is; undefined for the CLI.
 * @returns also whether researchers were assigned just now.
 */
export async function catchUp(
  paths: WorkflowPaths,
  now: Date,
  session?: Session,
): Promise<{ state: WorkflowState; opened: boolean }> {
  const known = await readOrRestoreState(paths, now);
  if (session === undefined) await catchUpSpend(paths);
  else await updateSpend(paths, known, session.id, session.transcript, now, session.usd);
  const state = spentState(paths, known);
  await giveUpUnpaid(paths, state, now);
  return { state, opened: await openSearch(paths, now) };
}

/** Takes the hand-ins of agents that did not live to end; see `leftHandIns`. Loads what judges them only where there are any. */
export async function takeLeft(paths: WorkflowPaths, now: Date, silent: readonly string[] = []): Promise<void> {
  const left = leftHandIns(paths, silent);
  if (left.length > 0) await (await import('./hand-in.ts')).takeLeftHandIns(paths, left, now);
}

/** The runtime of the iteration in progress; rebuilt, as far as possible, when it was lost. */
export async function readIterationRuntime(paths: WorkflowPaths, state: WorkflowState): Promise<IterationRuntime> {
  const stored = storedIterationRuntime(paths);
  return stored?.iteration === state.iteration ? stored : newIterationRuntime(paths, state, stored);
}

/** Who works for the iteration in progress; `unbegun` are assignments that are neither finished nor worked on. */
export async function readWave(paths: WorkflowPaths, state: WorkflowState) {
  const { assignments, begun_at } = await readIterationRuntime(paths, state);
  const finished = finishedAssignments(paths, state.iteration);
  const atWork = agentsAtWork(paths);
  const unbegun = assignments.filter(({ id }) => !finished.has(id) && atWork.every(({ about }) => about !== id));
  return { assignments, begun_at, finished, atWork, unbegun };
}

/**
 * The runtime of an iteration that begins now, or whose runtime was lost.
 * @param before the runtime of the iteration before.
 * @param begun_at ISO 8601; empty when it is not known.
 */
export async function newIterationRuntime(
  paths: WorkflowPaths,
  state: WorkflowState,
  before?: IterationRuntime,
  begun_at = '',
): Promise<IterationRuntime> {
  const phase = await phaseOf(state);
  // A recorded iteration gets no new assignments except for its critics.
  const workers = isRecorded(state) ? [] : await assign(paths, state, phase);
  const critics = (await phase.assignCritics?.(paths, state)) ?? [];
  const { idleTurns = 0 } = before ?? {};
  const { iteration } = state;
  return { iteration, begun_at, assignments: [...workers, ...critics], repairs: 0, idleTurns, problems: [] };
}

async function assign(paths: WorkflowPaths, state: WorkflowState, phase: Phase): Promise<Assignment[]> {
  const workers = withinMeans(paths, state, await phase.assign(paths, state));
  const { worksOnFeatures, document } = phaseTraits[state.current_phase];
  // Coding and planning may turn out to be complete when their iteration is recorded.
  const isLastPhase = nextPhase(modeOf(state.workflow_type), state.current_phase) === undefined;
  const mayComplete = completes(state) || worksOnFeatures || (document === 'plan' && isLastPhase);
  if (!hasGoal(paths) || !mayComplete) return workers;
  const { assignJudge } = await import('../goal/acceptance-file.ts');
  return [...workers, ...assignJudge(paths, state)];
}

const agentUsd = (paths: WorkflowPaths, state: WorkflowState): number =>
  middle(readMeasure(paths, state).agentUsd) ?? usualUsd.agent;

/**
 * The assignments without the agents of the search that the money does not allow: of finders the last ones, and one always stays; beside
 * the writer of a report all of them.
 */
function withinMeans(paths: WorkflowPaths, state: WorkflowState, assigned: readonly Assignment[]): Assignment[] {
  const each = agentUsd(paths, state);
  const ofSearch = assigned.filter(isOfSearch);
  if (!isSearching(state))
    return paysWriterBeside(state, ofSearch.length, each)
      ? [...assigned]
      : assigned.filter((one) => !ofSearch.includes(one));
  const finders = assigned.filter(({ agent }) => isFinder(agent));
  const over = Math.max(0, assigned.length - affordableAgents(state, new Date(), each));
  const dropped = new Set(finders.slice(Math.max(1, finders.length - over)));
  return assigned.filter((one) => !dropped.has(one));
}

/** The goal-reader of an iteration whose researchers are not assigned yet, and whether it is done. */
function readerIn(paths: WorkflowPaths): { isDone: boolean } | undefined {
  const { assignments = [], iteration = 0 } = storedIterationRuntime(paths) ?? {};
  const reader = assignments.find(({ agent }) => agent === 'goal-reader');
  if (reader === undefined || assignments.some(({ agent }) => isFinder(agent))) return undefined;
  return { isDone: finishedAssignments(paths, iteration).has(reader.id) };
}

/** Assigns the researchers of an iteration whose goal-reader is done; returns whether they were assigned just now. */
export async function openSearch(paths: WorkflowPaths, now: Date): Promise<boolean> {
  const isRead = () => readerIn(paths)?.isDone === true;
  if (!isRead()) return false;
  const { takeGoal } = await import('./record.ts');
  return asWriter(paths, async () => {
    const state = await readState(paths);
    if (state.status !== 'in_progress' || !isSearching(state) || isRecorded(state) || !isRead()) return false;
    if (!(await takeGoal(paths, now, state))) return false;
    const runtime = await readIterationRuntime(paths, state);
    const { assignments } = await newIterationRuntime(paths, spentState(paths, state), runtime);
    // An iteration that also writes has reserved its writers and critics already.
    const readers = runtime.assignments.filter(({ agent }) => agent === 'goal-reader');
    writeIterationRuntime(paths, { ...runtime, assignments: [...readers, ...assignments] });
    return true;
  });
}

/** Whether the iteration in progress waits for its goal to be read: nobody can search, and there is nothing to record. */
export const awaitsReading = (paths: WorkflowPaths, state: WorkflowState): boolean =>
  !isRecorded(state) && readerIn(paths)?.isDone === false;

/**
 * Gives up the assignments of the search that nobody has begun when only the reserve for the write-up is left, once the agents at work have
 * cost what they are likely to: so no brief, record or end of a turn asks for an agent that the guard refuses. Returns why; undefined when
 * the money allows them.
 */
export async function giveUpUnpaid(paths: WorkflowPaths, state: WorkflowState, now: Date): Promise<string | undefined> {
  if (state.status !== 'in_progress' || phaseTraits[state.current_phase].worksOnFeatures) return undefined;
  const account = readSpendFile(paths);
  const ofSearch = account === undefined ? [] : agentsAtWork(paths).filter(isOfSearch);
  const each = ofSearch.length === 0 ? 0 : agentUsd(paths, state);
  const stillToCost = ({ id }: { id: string }) => (account ? Math.max(0, each - listedOf(account, id)) : 0);
  const left = allowance(state, now, { committedUsd: ofSearch.reduce((sum, one) => sum + stillToCost(one), 0) });
  if (left.kind === 'all') return undefined;
  const why = describeAllowance(state, left);
  await asWriter(paths, async () => {
    const { iteration } = state;
    for (const { id, agent } of (await readWave(paths, state)).unbegun.filter(isOfSearch)) {
      const event = {
        event: 'hand-in-refused' as const,
        iteration,
        agent,
        problems: [`not started: ${why}`],
        final: true,
      };
      giveUp(paths, now, [{ agent, about: id }], 'unpaid', event);
    }
  });
  return why;
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
    const { configuration } = await currentConfiguration(paths.root);
    await adoptReinjection(paths, now, iteration, configuration.check_reinject_every_n_iterations);
    const next = await newIterationRuntime(paths, state, last, now.toISOString());
    const event = 'iteration-begun';
    const agents = next.assignments.length;
    markIteration(paths, state, now, (noteSpent) => {
      commitState(paths, now, state, { event, iteration, agents, writing: isWriting(state) }, () => {
        writeIterationRuntime(paths, next);
        giveRedirects(paths, now, iteration);
        noteSpent();
      });
    });
    return state;
  });
}

/** Gives the iteration in progress the urgent redirects of the user; returns them. The caller holds the workflow's lock. */
export async function takeUrgentRedirects(
  paths: WorkflowPaths,
  iteration: number,
  now: Date,
): Promise<StoredRedirect[]> {
  await adoptReinjection(paths, now, iteration, Infinity);
  return giveRedirects(paths, now, iteration, { isUrgent: true });
}

/** The agents without those that come last, whose hand-ins are asked for separately. */
const workersOf = (assignments: readonly Assignment[]): Assignment[] => assignments.filter((one) => !comesLast(one));

/** The steps of a brief towards the goal, if the workflow would be complete with this iteration. */
export async function acceptanceOf(
  paths: WorkflowPaths,
  state: WorkflowState,
  { assignments }: IterationRuntime,
): Promise<string | undefined> {
  if (!hasGoal(paths) || !completes(state)) return undefined;
  const finished = finishedAssignments(paths, state.iteration);
  const judges = assignments.filter(({ id, agent }) => agent === 'acceptance-judge' && !finished.has(id));
  const { acceptanceSteps } = await import('../goal/rules/acceptance.ts');
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
  const waits = await atWorkLine(paths, state);
  if (waits !== undefined) return waits;
  await giveUpUnpaid(paths, spentState(paths, state), new Date());
  const phase = await phaseOf(state);
  const runtime = await readIterationRuntime(paths, state);
  // The stored problems are of the last turn; some may be solved, e.g. if an error of the API ended the next one.
  const problems = runtime.problems.length === 0 ? [] : (await verifyIteration(paths, state, runtime)).problems;
  const acceptance = await acceptanceOf(paths, state, runtime);
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
 * @param agent the kind of the one that has started: critics of the report come last, and are started together once they have their tasks.
 */
export async function isAllStarted(paths: WorkflowPaths, state: WorkflowState, agent = ''): Promise<boolean> {
  const { begun_at, unbegun, atWork } = await readWave(paths, state);
  if (atWork.some(({ call }) => call !== undefined)) return false;
  const isNeeded = (one: Assignment) =>
    agent === 'report-critic' ? one.agent === agent && existsSync(join(paths.tasks, `${one.id}.md`)) : !comesLast(one);
  if (unbegun.some(isNeeded)) return false;
  const subjects = new Set(atWork.map(({ about }) => about));
  return (await phaseOf(state)).isAllBegun?.(paths, state, subjects, begun_at) ?? true;
}

/** The facts of the iteration in progress from which its brief and the prompts of its agents are made. */
export async function factsOf(
  paths: WorkflowPaths,
  state: WorkflowState,
  { assignments }: IterationRuntime,
): Promise<BriefInput> {
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

export interface VerifiedIteration {
  /** The reasons why the iteration in progress does not count yet, as instructions. */
  problems: string[];
  /** The round of improving what was written up that is the only problem. */
  documentTask: DocumentTask | undefined;
}

/** Compares the iteration in progress with the files as they are now. */
export async function verifyIteration(
  paths: WorkflowPaths,
  state: WorkflowState,
  runtime: IterationRuntime,
): Promise<VerifiedIteration> {
  const required = workersOf(runtime.assignments);
  const agents = { assignments: required, finished: finishedAssignments(paths, state.iteration) };
  const { worksOnFeatures } = phaseTraits[state.current_phase];
  const phase = await phaseOf(state);
  // The missed parts of the goal, if the workflow would be complete otherwise.
  const goal =
    hasGoal(paths) && completes(state)
      ? (await import('../goal/acceptance-file.ts')).acceptanceProblems(paths, runtime.begun_at, worksOnFeatures)
      : [];
  const ofPhase = await phase.problems(paths, state, runtime);
  // Verifying an open feature also records the iteration, once all agents have handed in.
  const isOpen = worksOnFeatures && required.every(({ id }) => agents.finished.has(id)) && ofPhase.length > 0;
  const problems = [...(isOpen ? [] : recordProblems(state, agents)), ...ofPhase, ...goal];
  const task = problems.length === 0 && isWriting(state) ? await phase.findings?.(paths, state) : undefined;
  return {
    problems: task === undefined ? problems : [task.text],
    documentTask: task,
  };
}

/** Makes a report or plan that is gone again, from the ledger and the items. @returns a sentence for each. */
export async function remakeDocuments(
  paths: WorkflowPaths,
  now: Date,
  gone = texFiles.filter((document) => isGone(paths, document)),
): Promise<string[]> {
  if (gone.length === 0) return [];
  const { readLedger } = await import('../research/ledger-file.ts');
  await asWriter(paths, async () => {
    const [state, ledger] = [await readState(paths), readLedger(paths)];
    if (gone.includes('report')) (await import('../report/report.ts')).writeReport(paths, state, ledger, now);
    if (gone.includes('plan')) (await import('../planning/plan-file.ts')).writePlanDocument(paths, state, ledger, now);
  });
  return gone.map((document) => `autonomous-workflow ${paths.name}: the ${document} was gone; it was made again.`);
}

/** Sentences about files that were made again, until the user hears them: whoever came first, such as an agent's hook, has made them. */
const noticesFile = runtimeFile('session/notices.json', [''], { flush: 'nothing' });

function leaveNotices(paths: WorkflowPaths, said: readonly string[]): void {
  if (said.length > 0) noticesFile.write(paths, [...(noticesFile.read(paths) ?? []), ...said]);
}

/** A sentence for the user about each file that was made again since this was called last. */
export function takeNotices(paths: WorkflowPaths): string[] {
  const said = noticesFile.read(paths) ?? [];
  if (said.length > 0) noticesFile.remove(paths);
  return said;
}

/**
 * The state of a workflow at the beginning of a turn or command, after every file that was not as it was written was made again; for a
 * running workflow a report or plan that is gone, too. Unchanged files, which are detected without reading them, need no lock.
 * @throws WorkflowError when there is no workflow, or its state file is no state and no log explains it.
 */
export async function readOrRestoreState(paths: WorkflowPaths, now: Date): Promise<WorkflowState> {
  if (!areAsWritten(paths)) leaveNotices(paths, await (await import('./repair.ts')).heal(paths, now));
  const state = await readState(paths);
  // The folder of an ended workflow is not changed.
  if (state.status === 'in_progress') leaveNotices(paths, await remakeDocuments(paths, now));
  return state;
}
