import { describeError, exitCodes, isWorkflowError } from '../base/errors.ts';
import type { Configuration } from '../configuration/rules/configuration.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import type { IterationRuntime } from '../loop/iteration-runtime.ts';
import type { Session } from '../loop/ownership.ts';
import { allowance } from '../loop/rules/allowance.ts';
import { mostRepairs } from '../loop/rules/decide.ts';
import type { Facts } from '../loop/rules/effects.ts';
import { brokenPromise } from '../loop/rules/promise.ts';
import { elapsedHours, isRecorded, type WorkflowState } from '../loop/rules/state.ts';
import { findEnding } from '../loop/steering-files.ts';
import type { DocumentTask } from '../research/phase.ts';
import { lastTurnEnd, wasActive } from '../session/activity.ts';
import { readLease } from '../session/lease.ts';
import { findRalphLoop } from '../session/ralph-loop.ts';
import { closingUsd } from '../spend/spend.ts';
import { readIterationRuntime } from './iteration-runtime.ts';
import { searchPause } from './search-pause.ts';
import { verifyIteration, type VerifiedIteration } from './turn.ts';

/** A turn that has just ended, with its circumstances. */
export interface EndedTurn {
  session: Session;
  now: Date;
  /** Ids of the tasks of agents at work in the background. */
  agentTasks: readonly string[];
  /** The last answer of the session, where it is known. */
  said?: string;
  /** Typed text waits for the end of the turn. */
  inputWaiting: boolean;
  /** Claude Code's report on an agent waits for the end of the turn. */
  callWaiting?: boolean;
  /** Whether the session has no terminal, and prints only its last answer. */
  isUnattended?: boolean;
  /** The judgement by `autonomous-workflow run` after the session has ended, which has repaired the files; undefined in the session. */
  between?: {
    /** Whether the next iteration begins now; one that failed is closed in any case. */
    begins: boolean;
    /** Whether the iteration has lost too many sessions and is given up. */
    isExhausted: boolean;
  };
}

export interface ReadFacts {
  facts: Facts;
  /** The runtime of the iteration if the session continues; no agent is at work then. */
  runtime: IterationRuntime;
  documentTask: DocumentTask | undefined;
}

/** The one list of facts from which what follows a turn is decided. The caller holds the workflow's lock. */
export async function readFacts(
  paths: WorkflowPaths,
  turn: EndedTurn,
  state: WorkflowState,
  configuration: Configuration,
): Promise<ReadFacts> {
  const { now, between, said, agentTasks: tasks } = turn;
  const runtime = await readIterationRuntime(paths, state);
  const active = wasActive(paths);
  const idleTurns = active ? 0 : runtime.idleTurns;
  const { problems, readyToRecord, documentTask, ending } = await verify(paths, state, runtime, tasks.length);
  const loop = findRalphLoop(readLease(paths)?.folder ?? paths.root, turn.session.id);
  const facts: Facts = {
    ending: ending ?? (await findEnding(paths, configuration)),
    tasks,
    runningAgents: tasks.length,
    // The call for ended agents records the iteration itself: asking for it now would cost another request.
    inputWaiting:
      turn.inputWaiting ||
      (turn.callWaiting === true && (readyToRecord || (documentTask !== undefined && isRecorded(state)))),
    problems,
    readyToRecord: readyToRecord && active && runtime.problems.length === 0 && between?.isExhausted !== true,
    // Rounds of checks and critics are counted separately, and end after a few.
    repairs: between?.isExhausted === true ? mostRepairs : documentTask === undefined ? runtime.repairs : 0,
    isRound: documentTask !== undefined,
    idleTurns,
    hours: elapsedHours(state, now),
    closingUsd: closingUsd(paths, state.driver, turn.isUnattended === true),
    pace: configuration,
    pause: searchPause(paths, state, between !== undefined),
    loop: loop ?? null,
    between: between ?? null,
    broken: brokenPromise(state, loop, said) ?? null,
    wasTold: lastTurnEnd(paths) > Date.parse(state.updated_at),
    isPaid: allowance(state, now).kind !== 'nothing',
  };
  return { facts, runtime: { ...runtime, idleTurns: idleTurns + 1, problems }, documentTask };
}

const nothingFound: VerifiedIteration = {
  problems: [],
  becomesFeature: [],
  readyToRecord: false,
  documentTask: undefined,
};

/** Nothing is read or judged while agents work. */
async function verify(
  paths: WorkflowPaths,
  state: WorkflowState,
  runtime: IterationRuntime,
  runningAgents: number,
): Promise<VerifiedIteration & Pick<Facts, 'ending'>> {
  if (runningAgents > 0 || state.status !== 'in_progress') return { ...nothingFound, ending: null };
  try {
    return { ...(await verifyIteration(paths, state, runtime)), ending: null };
  } catch (error) {
    if (!isWorkflowError(error) || error.exitCode !== exitCodes.invalidState) throw error;
    return { ...nothingFound, ending: { reason: 'invalid_state', message: describeError(error) } };
  }
}
