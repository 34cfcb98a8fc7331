import { describeError, exitCodes, isWorkflowError } from '../base/errors.ts';
import { phaseTraits } from '../base/vocabulary.ts';
import { currentConfiguration, isNewProblem } from '../configuration/configuration.ts';
import type { Configuration } from '../configuration/rules/configuration.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { hasGoal } from '../goal/acceptance-file.ts';
import { appendEvent } from '../journal/journal.ts';
import { writeIterationRuntime } from '../loop/iteration-runtime.ts';
import { acquireLease, releaseWorkflow } from '../loop/ownership.ts';
import { redirection } from '../loop/rules/brief.ts';
import { occasionsOf } from '../loop/rules/decide.ts';
import { judgeTurn, type Effect, type Reply } from '../loop/rules/effects.ts';
import { resultOfTurn } from '../loop/rules/iteration-result.ts';
import { completes } from '../loop/rules/modes.ts';
import type { Occasion } from '../loop/rules/notification.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readState, stateExists } from '../loop/state-file.ts';
import { asWriter, changeState } from '../loop/workflow.ts';
import { noteTurn } from '../session/activity.ts';
import { readLease } from '../session/lease.ts';
import { forgetSession } from '../session/pointer.ts';
import { withSpend } from '../spend/rules/spend.ts';
import { updateSpend } from '../spend/spend.ts';
import { countLeapSinceTurn } from './clock-leap.ts';
import { closingLines, finishWorkflow } from './ending.ts';
import { readFacts, type EndedTurn, type ReadFacts } from './facts.ts';
import { readIterationRuntime } from './iteration-runtime.ts';
import { giveUpUnpaid } from './money.ts';
import { openSearch } from './reading.ts';
import { readOrRestoreState } from './restore.ts';
import { briefOf, startIteration, takeUrgentRedirects } from './turn.ts';

/** The session's next step, in words. */
export type Outcome =
  | { kind: 'go-on'; text: string }
  | (Reply & { kind: 'wait' | 'pause' })
  | {
      kind: 'leave';
      message?: string | undefined;
      endsLoop?: boolean;
      /** The last lines of the session's last answer, if it is over. */
      closing?: string | undefined;
    };

/** The outcome of a turn, with messages for the user. */
export interface TurnEnd {
  outcome: Outcome;
  /** Sentences for the user. */
  notices: string[];
  /** Occasions for notifications, as the configuration allows them. */
  occasions: Occasion[];
  configuration: Configuration;
}

/** Judges a turn that has ended and carries the decision out, under the lock, so that a second process sees its result. */
export async function endTurn(paths: WorkflowPaths, turn: EndedTurn): Promise<TurnEnd> {
  return asWriter(paths, async () => {
    // Another session may have taken it over while we waited for the lock.
    const lease = readLease(paths);
    const { configuration, problem } = await currentConfiguration(paths.root);
    if (lease === undefined) acquireLease(paths, turn.now, turn.session, 'its lease was lost');
    else if (lease.session !== turn.session.id)
      return { outcome: { kind: 'leave' }, notices: [], occasions: [], configuration };
    const { state, notices, occasions } = await bringUpToDate(paths, turn);
    if (isNewProblem(paths, problem)) {
      const text = describeError(problem);
      appendEvent(paths, turn.now, { event: 'configuration-refused', problem: text });
      notices.push(`autonomous-workflow goes on with the last valid configuration: ${text}`);
      occasions.push({ kind: 'configuration-refused', problem: text });
    }
    const read = await readFacts(paths, turn, state, configuration);
    const { decision, effects, reply } = judgeTurn(state, read.facts);
    let ended: EndedWords | undefined;
    for (const effect of effects) ended = (await carryOut(effect, paths, turn, state, read)) ?? ended;
    const outcome = await inWords(reply, paths, turn, state, ended);
    const { broken } = read.facts;
    if (broken !== null && decision.kind !== 'end') notices.push(`autonomous-workflow ${state.name}: ${broken}`);
    const after = stateExists(paths) ? await readState(paths) : state;
    notices.push(...resultOfTurn(decision, state, read.runtime.problems, after));
    occasions.push(...occasionsOf(decision, state));
    noteTurn(paths);
    return { outcome, notices, occasions, configuration };
  });
}

/** Brings files, hours, cost and goal up to date before anything is decided. */
async function bringUpToDate(
  paths: WorkflowPaths,
  turn: EndedTurn,
): Promise<Pick<TurnEnd, 'notices' | 'occasions'> & { state: WorkflowState }> {
  const { now, session } = turn;
  await countLeapSinceTurn(paths);
  const { state: read, notice }: Awaited<ReturnType<typeof readOrRestoreState>> =
    turn.between === undefined ? await readOrRestoreState(paths, now) : { state: await readState(paths) };
  const spend = await updateSpend(paths, read, session.id, session.transcript, now, session.usd);
  const state = withSpend(await addFixesForMissedGoal(paths, read, turn), spend);
  await giveUpUnpaid(paths, state, now);
  await openSearch(paths, now);
  return { state, notices: notice === undefined ? [] : [notice], occasions: [] };
}

/**
 * The state after an iteration with which coding would be complete: missed checks of the goal become a feature, or a question. Unchanged
 * while agents are at work, or if the goal or the feature list is unreadable, which the judgement of the turn reports.
 */
async function addFixesForMissedGoal(
  paths: WorkflowPaths,
  state: WorkflowState,
  { agentTasks, now }: EndedTurn,
): Promise<WorkflowState> {
  const mayMiss = completes(state) && hasGoal(paths) && phaseTraits[state.current_phase].worksOnFeatures;
  if (!mayMiss || agentTasks.length > 0) return state;
  try {
    const runtime = await readIterationRuntime(paths, state);
    return await (await import('./fix-goal.ts')).fixGoal(paths, state, runtime, now);
  } catch (error) {
    if (!isWorkflowError(error) || error.exitCode !== exitCodes.invalidState) throw error;
    return state;
  }
}

/** The words of an end, and the last lines of the session's last answer. */
interface EndedWords {
  message: string;
  closing: string;
}

/** Carries an effect out; returns the words of the end, if it is one. */
async function carryOut(
  effect: Effect,
  paths: WorkflowPaths,
  { now, session }: EndedTurn,
  state: WorkflowState,
  { runtime, documentTask }: ReadFacts,
): Promise<EndedWords | undefined> {
  switch (effect.kind) {
    case 'note':
      appendEvent(paths, now, effect.event);
      break;
    case 'count': {
      const repairs = { same: runtime.repairs, 'one more': runtime.repairs + 1, none: 0 }[effect.repairs];
      writeIterationRuntime(paths, { ...runtime, repairs });
      break;
    }
    case 'round':
      documentTask?.note();
      break;
    case 'drive':
      await changeState(paths, now, (before) => ({ state: { ...before, driver: 'in-session' } }));
      break;
    case 'begin':
      await startIteration(paths, now, { failed: effect.failed, ended: runtime, isLastTurn: effect.isLastTurn });
      break;
    case 'release':
      await releaseWorkflow(paths, now, session.id, 'ralph-loop ended');
      forgetSession(paths, session.id);
      break;
    case 'finish': {
      const { message } = await finishWorkflow(paths, now, effect.ending);
      const { reason } = effect.ending;
      const closing = (await closingLines(paths, state, reason)).join('\n');
      return { closing, message: `autonomous-workflow ${state.name} ended (${reason}). ${message}\n${closing}` };
    }
  }
  return undefined;
}

async function inWords(
  reply: Reply,
  paths: WorkflowPaths,
  { now }: EndedTurn,
  { iteration }: WorkflowState,
  ended: EndedWords | undefined,
): Promise<Outcome> {
  switch (reply.kind) {
    case 'words': {
      const news = await takeUrgentRedirects(paths, iteration, now);
      const parts = [...reply.before, ...(news.length > 0 ? [redirection({ redirects: news })] : []), ...reply.after];
      return { kind: 'go-on', text: parts.join('\n\n') };
    }
    case 'brief':
      return { kind: 'go-on', text: [...reply.words, await briefOf(paths, await readState(paths))].join('\n\n') };
    case 'over': {
      const { endsLoop, isSaid, closes } = reply;
      return {
        kind: 'leave',
        endsLoop,
        ...(closes && { closing: ended?.closing }),
        ...(!isSaid && { message: ended?.message }),
      };
    }
    case 'wait':
    case 'pause':
    case 'leave':
      return reply;
  }
}
