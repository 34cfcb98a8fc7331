import { countAgents } from '../engine/background-tasks.ts';
import { decide, mostIdleTurns, type Decision } from '../engine/decide.ts';
import type { WorkflowState } from '../engine/state.ts';
import { isInputWaiting } from '../engine/typed-input.ts';
import { describeError } from '../engine/workflow-error.ts';
import { lastTurnEnd, noteTurn, wasActive } from '../store/activity.ts';
import { readMark, writeMark, type IterationMark } from '../store/iteration-mark.ts';
import { note } from '../store/journal.ts';
import { readLease } from '../store/lease.ts';
import { forgetSession, ownedWorkflow, releaseWorkflow } from '../store/ownership.ts';
import type { WorkflowPaths } from '../store/paths.ts';
import { cancelRalphLoop, findRalphLoop, type RalphLoop } from '../store/ralph-loop.ts';
import { readOrRestoreState } from '../store/restore.ts';
import { stateExists } from '../store/state-file.ts';
import { readTranscriptTail } from '../store/transcript-tail.ts';
import { briefOf, startIteration, verifyIteration, type Verification } from '../store/turn.ts';
import { endWorkflow } from '../store/workflow.ts';
import { continueSession } from './continue-session.ts';
import type { HookOutput } from './entry.ts';
import { text, type HookInput } from './input.ts';

/** The end of a turn: check the iteration against what is on disk, then wait, send back, go on, or end. */
export async function onStop(input: HookInput, root: string): Promise<HookOutput> {
  const session = text(input.session_id);
  const paths = ownedWorkflow(root, session);
  if (paths === undefined) return undefined;
  try {
    return await judgeTurn(input, paths, session);
  } catch (error) {
    // Told to the user: a hook that only fails would end the workflow in silence. Once, if the workflow is gone.
    if (!stateExists(paths)) forgetSession(paths, session);
    return { systemMessage: `autonomous-workflow cannot go on: ${describeError(error)}` };
  }
}

async function judgeTurn(input: HookInput, paths: WorkflowPaths, session: string): Promise<HookOutput> {
  const now = new Date();
  const { state, kept } = await readOrRestoreState(paths, now);
  const mark = await readMark(paths, state);
  const active = wasActive(paths);
  const idleTurns = active ? 0 : mark.idleTurns;
  const runningAgents = countAgents(input.background_tasks);
  // While agents work nothing is judged, so nothing need be looked at.
  const { problems, readyToRecord } = runningAgents > 0 ? nothingFound : await verifyIteration(paths, state, mark);
  const decision = decide(state, {
    runningAgents,
    inputWaiting: isInputWaiting(readTranscriptTail(text(input.transcript_path)), lastTurnEnd(paths), paths.name),
    problems,
    readyToRecord: readyToRecord && active && mark.problems.length === 0,
    repairs: mark.repairs,
    idleTurns,
  });
  const ralph = findRalphLoop(readLease(paths)?.folder ?? paths.root, session);
  const turn = {
    paths,
    now,
    session,
    state,
    mark: { ...mark, idleTurns: idleTurns + 1, problems, started: [] },
    ralph,
  };
  const output = await carryOut(decision, turn);
  noteTurn(paths);
  if (kept === undefined) return output;
  const restored = `autonomous-workflow restored the state file; the broken one is kept as ${kept}.`;
  const said = output?.systemMessage;
  return { ...output, systemMessage: typeof said === 'string' ? `${restored}\n${said}` : restored };
}

const nothingFound: Verification = { problems: [], readyToRecord: false };

interface Turn {
  paths: WorkflowPaths;
  now: Date;
  session: string;
  state: WorkflowState;
  /** As it is to be if the session goes on; no agent is at work then. */
  mark: IterationMark;
  ralph: RalphLoop | undefined;
}

async function carryOut(decision: Decision, turn: Turn): Promise<HookOutput> {
  const goesOn = decision.kind !== 'wait' && decision.kind !== 'end';
  if (goesOn && isLoopGone(turn)) return rest(turn);
  switch (decision.kind) {
    case 'wait':
      return undefined;
    case 'remind':
      return remind(decision.problems, turn);
    case 'repair':
      return sendBack(decision, turn);
    case 'continue':
      return goOn(decision.failed, turn);
    case 'end':
      return end(decision, turn);
  }
}

function remind(problems: readonly string[], { paths, state, mark }: Turn): HookOutput {
  writeMark(paths, mark);
  return continueSession(`Workflow ${state.name}: ${problems.join(' ')}`, process.env.AI_AGENT);
}

function sendBack({ problems, urgent }: Decision & { kind: 'repair' }, { paths, now, state, mark }: Turn): HookOutput {
  writeMark(paths, { ...mark, repairs: mark.repairs + 1 });
  note(paths, now, { event: 'sent-back', iteration: state.iteration, problems: [...problems] });
  const warning = urgent
    ? `\n\nNothing has been done for ${mark.idleTurns} turns. Use a tool now: after ${mostIdleTurns} such turns the workflow ends with no_progress.`
    : '';
  const list = problems.map((problem) => `- ${problem}`).join('\n');
  return continueSession(
    `Workflow ${state.name}, iteration ${state.iteration}, is not complete yet:\n\n${list}\n\nDo this before anything else, then end your turn.${warning}`,
    process.env.AI_AGENT,
  );
}

async function goOn(failed: boolean, { paths, now, mark, ralph }: Turn): Promise<HookOutput> {
  writeMark(paths, mark);
  // ralph-loop re-enters the command by itself, which begins the next iteration; a failed one has to be closed here.
  if (ralph !== undefined && !failed) return undefined;
  const next = await startIteration(paths, now, { failed });
  if (ralph !== undefined) return undefined;
  return continueSession(await briefOf(paths, next), process.env.AI_AGENT);
}

async function end(
  { reason, message }: Decision & { kind: 'end' },
  { paths, now, session, state, ralph }: Turn,
): Promise<HookOutput> {
  await endWorkflow(paths, now, reason, message);
  if (ralph === undefined) {
    forgetSession(paths, session);
  } else {
    // The session stays ours until a turn ends without that loop: its own hook may be writing the file at this moment.
    cancelRalphLoop(ralph);
    note(paths, now, { event: 'loop-cancelled', file: ralph.file });
  }
  // Under a ralph-loop that would not die, a later turn comes here again: it was told then.
  if (ralph === undefined && state.driver === 'ralph-loop' && state.status !== 'in_progress') return undefined;
  return {
    systemMessage: `autonomous-workflow ${state.name} ended (${reason}). ${message} Everything is in ${paths.folder}/.`,
  };
}

/** Whether the workflow was driven by a ralph-loop that is no longer there: nobody asked us to drive it instead. */
function isLoopGone({ state, ralph }: Turn): boolean {
  return state.driver === 'ralph-loop' && ralph === undefined;
}

/** Said once: from now on the session is any other, until somebody resumes the workflow. */
async function rest({ paths, now, session }: Turn): Promise<HookOutput> {
  await releaseWorkflow(paths, now, session, 'ralph-loop ended');
  forgetSession(paths, session);
  const resume = `/autonomous-workflow:continue-auto ${paths.name}`;
  return { systemMessage: `autonomous-workflow ${paths.name} rests: its ralph-loop has ended. Go on with ${resume}` };
}
