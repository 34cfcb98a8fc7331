import { join } from 'node:path';
import {
  beginIteration,
  failIteration,
  isSearching,
  isWriting,
  type IterationLimits,
} from '../loop/rules/iteration.ts';
import type { BriefInput } from '../loop/rules/brief.ts';
import { completes } from '../loop/rules/modes.ts';
import { agentPrompt } from './rules/agent-prompt.ts';
import { readOutlook } from '../research/outlook-file.ts';
import { acceptanceSteps } from '../goal/rules/acceptance-steps.ts';
import type { Assignment } from '../loop/rules/assignment.ts';
import type { StoredRedirect } from '../loop/rules/redirect.ts';
import { withSpend } from '../spend/rules/spend.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { isReadyToRecord, recordProblems } from '../loop/rules/verify.ts';
import { comesLast, isBeside } from '../session/rules/agents.ts';
import { hasGoal } from '../goal/acceptance-file.ts';
import { agentsAtWork, finishedAssignments, unansweredAgents } from '../loop/agents.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { newIterationRuntime, readIterationRuntime } from './iteration-runtime.ts';
import { writeIterationRuntime, type IterationRuntime } from '../loop/iteration-runtime.ts';
import { appendEvent } from '../journal/journal.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readOrNothing } from '../files/regular.ts';
import type { DocumentTask } from '../research/phase.ts';
import { phaseOf } from './phases.ts';
import { readDescribedTask } from '../loop/described-task.ts';
import { namedFiles } from '../research/named-files.ts';
import { adoptReinjection, givenRedirects, giveRedirects, redirectsOf } from '../loop/redirects.ts';
import { markIteration, readSpend } from '../spend/spend.ts';
import { likelyUsd, readMeasured } from '../overview/forecast.ts';
import { giveUpUnpaid } from './money.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter, commitState } from '../loop/workflow.ts';
import { phaseTraits } from '../base/vocabulary.ts';

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
    const before = withSpend(known, readSpend(paths, known));
    const last = ended ?? (await readIterationRuntime(paths, before));
    const nextOf = (current: WorkflowState) =>
      failed
        ? failIteration(current, now)
        : beginIteration(current, now, { ...limits, likelyUsd: likelyUsd(readMeasured(paths, current), current) });
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
      state = nextOf(withSpend(await readState(paths), readSpend(paths, known)));
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
  const judge = assignments.find(({ agent }) => agent === 'acceptance-judge');
  return acceptanceSteps(
    judge,
    finishedAssignments(paths, state.iteration),
    phaseTraits[state.current_phase].worksOnFeatures,
  );
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
  const waits = isAtWork ? await (await import('./agents-answered.ts')).atWorkLine(paths, state) : undefined;
  if (waits !== undefined) return waits;
  await giveUpUnpaid(paths, withSpend(state, readSpend(paths, state)), new Date());
  const phase = await phaseOf(state);
  const runtime = await readIterationRuntime(paths, state);
  // The stored problems are of the last turn; some may be solved, e.g. if an error of the API ended the next one.
  const problems = runtime.problems.length === 0 ? [] : (await verifyIteration(paths, state, runtime)).problems;
  const acceptance = acceptanceOf(paths, state, runtime);
  return phase.brief(paths, { ...(await factsOf(paths, state, runtime)), acceptance, problems, begun });
}

/** The facts of the iteration in progress from which its brief and the prompts of its agents are made. */
async function factsOf(paths: WorkflowPaths, state: WorkflowState, runtime: IterationRuntime): Promise<BriefInput> {
  const { assignments } = runtime;
  return {
    state,
    assignments: workersOf(assignments),
    described: await readDescribedTask(paths),
    agreed: hasGoal(paths) ? (await import('../goal/agreed-goal.ts')).agreedGoal(paths) : undefined,
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
    return (await import('../research/verification-batches.ts')).taskOfVerifier(paths, assignment.id);
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
  readyToRecord: boolean;
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
  const required = workersOf(runtime.assignments).filter((one) => !isBeside(one));
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
    readyToRecord: !isOpen && isReadyToRecord(state, agents),
    documentTask: task,
  };
}
