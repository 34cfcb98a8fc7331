import { type FactsFromOtherRooms } from '../coding/attempt.ts';
import { type WorkflowPaths } from '../files/paths.ts';
import { agentRows, noteCalled, refuseWhileAtWork } from '../loop/agents.ts';
import { agreedGoal, readStanding } from '../goal/acceptance-file.ts';
import { allowance, describeAllowance } from '../loop/rules/budgets.ts';
import { type VerifiedFeature, verifyFeature } from '../coding/advance.ts';
import { briefOf, catchUp, readIterationRuntime, takeLeft } from './turn.ts';
import { catchUpSpend, spentState } from '../spend/spend.ts';
import { noteActivity } from '../session/activity.ts';
import { noteLife } from '../loop/waiting.ts';
import { type ClosedIteration, closeIteration, noIteration } from './record.ts';
import { isWorkflowError } from '../base/errors.ts';
import { isRecorded, type WorkflowState } from '../loop/rules/state.ts';
import { featureOf, isReportingAgent } from '../loop/rules/agents.ts';
import { findEnding } from '../loop/steering.ts';
import { changeFeatures, hasFeatures } from '../coding/feature-file.ts';
import { mayTakeOnMore as ofBudgets } from '../loop/rules/iteration.ts';
import { phaseTraits } from '../base/vocabulary.ts';
import { readState } from '../loop/state-file.ts';
import { beginFeatures, type BegunFeatures, startFeature } from '../coding/start-feature.ts';
import { describeEvent } from '../journal/rules/events.ts';
import { askAboutGoal, declareFix, openFix } from '../goal/rules/acceptance.ts';
import { itemsOf } from '../loop/rules/escalation.ts';
import { escalate, readEscalations } from '../loop/escalations.ts';
import { asWriter, commitState } from '../loop/workflow.ts';

/** @throws WorkflowError while an agent works on a feature, or may do so. */
const refuseFeatureAtWork = (paths: WorkflowPaths, step: 'start' | 'verify', id: string): void => {
  const isOn = (about: string) => about === '' || about.toLowerCase() === id.toLowerCase();
  refuseWhileAtWork(paths, `\`feature ${step} ${id}\``, ({ agent, about }) => !isReportingAgent(agent) && isOn(about));
};

/** Begins or continues an attempt at a feature of this workflow; see `startFeature` in coding. */
export const startFeatureOf = (paths: WorkflowPaths, id: string, now: Date): ReturnType<typeof startFeature> => {
  refuseFeatureAtWork(paths, 'start', id);
  return inProgress(paths, now, (facts) => startFeature(paths, id, facts, now));
};

/** A command of the user's may run for an hour; other processes see that somebody works. */
const signOfLifeMilliseconds = 60_000;

/**
 * Works on features, after the workflow was brought up to date.
 * @throws WorkflowError when the workflow has ended: whatever followed would be paid for, and nobody would record it.
 */
async function inProgress<T>(
  paths: WorkflowPaths,
  now: Date,
  work: (facts: FactsFromOtherRooms) => Promise<T>,
): Promise<T> {
  const { state } = await catchUp(paths, now);
  if (state.status !== 'in_progress') throw noIteration(paths, state);
  await takeLeft(paths, now);
  noteActivity(paths);
  const alive = setInterval(() => void noteLife(paths).catch(() => undefined), signOfLifeMilliseconds);
  try {
    return await work(factsFor(paths));
  } finally {
    noteActivity(paths);
    clearInterval(alive);
  }
}

function factsFor(paths: WorkflowPaths): FactsFromOtherRooms {
  return {
    goal: agreedGoal(paths),
    mayTakeOnMore: async () => {
      if (!ofBudgets(spentState(paths, await readState(paths)), new Date())) return false;
      return (await findEnding(paths)) === null;
    },
    unpaid: async () => {
      await catchUpSpend(paths);
      const state = spentState(paths, await readState(paths));
      const left = allowance(state, new Date());
      return left.kind === 'nothing' ? describeAllowance(state, left) : undefined;
    },
  };
}

/** The record of the iteration that ended with a step; `brought` is undefined while something is left to do. */
export type Recorded = Pick<ClosedIteration, 'text' | 'brought'>;

/** Verifies the work on a feature. If no other work is open, records the iteration too, which would be the session's next step anyway. */
export async function verifyAndRecord(
  paths: WorkflowPaths,
  id: string,
  now: Date,
): Promise<VerifiedFeature & { recorded: Recorded | undefined }> {
  refuseFeatureAtWork(paths, 'verify', id);
  const verified = await inProgress(paths, now, (facts) => verifyFeature(paths, id, facts));
  // All its agents had ended, so what they came to is in it.
  const own = agentRows(paths).filter((one) => featureOf(one)?.toLowerCase() === id.toLowerCase());
  await noteCalled(paths, own);
  return { ...verified, recorded: verified.isLast ? await recordForSession(paths) : undefined };
}

/**
 * Records the iteration in progress, in which no work is open. If the session writes a document, verdicts on its evidence are recorded
 * after the iteration.
 * @returns the text for the session; undefined without an iteration.
 */
export async function recordForSession(paths: WorkflowPaths): Promise<Recorded | undefined> {
  const state = await readState(paths);
  if (state.status !== 'in_progress' || state.iteration === 0) return undefined;
  if (isRecorded(state) && phaseTraits[state.current_phase].worksOnFeatures)
    return { text: 'The iteration is recorded: end your turn.', brought: '' };
  try {
    return await closeIteration(paths, new Date());
  } catch (error) {
    // The verification counts anyway; the end of the turn reports the failed record.
    if (isWorkflowError(error)) return { text: error.message, brought: undefined };
    throw error;
  }
}

/**
 * Begins the features of an iteration, and gives the brief with the agents to start; what cannot be begun is left to the session, with the
 * reason. The person reads the notices, too: for example that tests failed before any feature.
 */
export async function beginAndBrief(
  paths: WorkflowPaths,
  state: WorkflowState,
): Promise<{ notices: string[]; text: string }> {
  const { begun, notices } = await beginFeaturesNow(paths, state);
  const brief = await briefOf(paths, await readState(paths), begun);
  return { notices, text: [...notices, brief].join('\n\n') };
}

async function beginFeaturesNow(paths: WorkflowPaths, state: WorkflowState): Promise<BegunFeatures> {
  const { assignments } = await readIterationRuntime(paths, state);
  const isCoding =
    state.status === 'in_progress' && phaseTraits[state.current_phase].worksOnFeatures && assignments.length === 0;
  if (!isCoding || !hasFeatures(paths)) return { begun: new Map(), notices: [] };
  const now = new Date();
  return inProgress(paths, now, (facts) => beginFeatures(paths, facts, now, { continues: true }));
}

/**
 * When implementation is complete except for failing checks of the acceptance checklist: turns them into a feature with which the workflow
 * continues; or, after enough attempts, asks a person and ends. Does nothing until every check was run. The caller has checked that the
 * iteration completes the workflow.
 */
export async function fixGoal(
  paths: WorkflowPaths,
  state: WorkflowState,
  begun_at: string,
  now: Date,
): Promise<WorkflowState> {
  if (!isRecorded(state) || !hasFeatures(paths)) return state;
  const notBefore = begun_at === '' ? null : new Date(begun_at);
  const { acceptance, failing, unknown } = readStanding(paths, notBefore);
  if (acceptance === undefined || failing.length === 0 || unknown.length > 0) return state;
  return asWriter(paths, async () => {
    const { iteration, max_iterations } = state;
    const answers = readEscalations(paths).flatMap((one) =>
      one.answer === null ? [] : [{ items: itemsOf(one), answer: one.answer }],
    );
    const list = await changeFeatures(paths, now, (known) => declareFix(known, acceptance.goal, failing, answers));
    const feature = openFix(list)?.id ?? null;
    if (feature === null) escalate(paths, now, askAboutGoal(list, failing, iteration));
    const counted = await readState(paths);
    const finishing = feature === null ? 'blocked_on_human' : iteration >= max_iterations ? 'max_iterations' : null;
    const missed = { event: 'goal-missed' as const, iteration, checks: failing.map(({ id }) => id), feature };
    const next: WorkflowState = {
      ...counted,
      finishing,
      writing_iteration: finishing === null ? null : iteration,
      verdict: describeEvent(missed),
    };
    commitState(paths, now, next, missed);
    return next;
  });
}
