import { agentTasks } from '../engine/background-tasks.ts';
import type { Rest } from '../engine/rest.ts';
import { isInputWaiting } from '../engine/typed-input.ts';
import { describeError } from '../engine/workflow-error.ts';
import { startDetached } from '../programs/start-detached.ts';
import { lastTurnEnd } from '../store/activity.ts';
import { announce } from '../store/announce.ts';
import { note } from '../store/journal.ts';
import { forgetSession, ownedWorkflow } from '../store/ownership.ts';
import type { WorkflowPaths } from '../store/paths.ts';
import { clearRest, writeRest } from '../store/rest.ts';
import { stateExists } from '../store/state-file.ts';
import { readTranscriptTail } from '../store/transcript-tail.ts';
import { endTurn, type Outcome, type TurnEnd } from '../store/turn-end.ts';
import { continueSession } from './continue-session.ts';
import type { HookOutput } from './entry.ts';
import { text, type HookInput } from './input.ts';

/** The end of a turn: check the iteration against what is on disk, then wait, send back, go on, or end. */
export async function onStop(input: HookInput, root: string): Promise<HookOutput> {
  const session = text(input.session_id);
  const paths = ownedWorkflow(root, session);
  if (paths === undefined) return undefined;
  try {
    const now = new Date();
    // Before anything else, so that the waiter of this turn does not take the verdict on the turn before for ours.
    clearRest(paths);
    const transcript = text(input.transcript_path);
    const inputWaiting = isInputWaiting(readTranscriptTail(transcript), lastTurnEnd(paths));
    const tasks = agentTasks(input.background_tasks);
    const end = await endTurn(paths, { session, now, agentTasks: tasks, inputWaiting, transcript });
    if (stateExists(paths)) noteRest(paths, end.outcome, now);
    const sequences = end.occasions.flatMap(
      (occasion) => announce(paths, now, occasion, end.configuration, startDetached) ?? [],
    );
    return answer(end, sequences.join(''));
  } catch (error) {
    // Told to the user: a hook that only fails would end the workflow in silence. Once, if the workflow is gone.
    if (!stateExists(paths)) forgetSession(paths, session);
    return { systemMessage: `autonomous-workflow cannot go on: ${describeError(error)}` };
  }
}

/** Tells the waiter of this turn, which started beside us, what the session rests for. */
function noteRest(paths: WorkflowPaths, outcome: Outcome, now: Date): void {
  const rest = restOf(outcome, new Date());
  writeRest(paths, rest);
  if (rest.kind === 'pause') {
    note(paths, now, { event: 'waits', for: 'the next iteration', until: new Date(rest.until).toISOString() });
  }
}

function restOf(outcome: Outcome, now: Date): Rest {
  const turn = now.getTime();
  switch (outcome.kind) {
    case 'wait':
      return outcome.tasks.length > 0 ? { kind: 'agents', turn, tasks: outcome.tasks } : { kind: 'input', turn };
    case 'pause':
      return { kind: 'pause', turn, until: now.getTime() + outcome.seconds * 1000, failed: outcome.failed };
    case 'go-on':
    case 'leave':
      return { kind: 'busy', turn };
  }
}

function answer({ outcome, notices }: TurnEnd, terminalSequence: string): HookOutput {
  const message = outcome.kind === 'leave' ? outcome.message : undefined;
  const said = [...notices, ...(message === undefined ? [] : [message])];
  const output = {
    ...(outcome.kind === 'go-on' && continueSession(outcome.text, process.env.AI_AGENT)),
    ...(said.length > 0 && { systemMessage: said.join('\n') }),
    ...(terminalSequence !== '' && { terminalSequence }),
  };
  return Object.keys(output).length === 0 ? undefined : output;
}
