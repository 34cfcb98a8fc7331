import { agentTasks } from '../session/rules/agents.ts';
import { addPause, type Wait } from '../loop/rules/waiting.ts';
import { isInputWaiting, queueOperation } from '../session/rules/typed-input.ts';
import { describeError, excerpt } from '../base/errors.ts';
import { lastTurnEnd } from '../session/activity.ts';
import { takeAsked } from '../loop/escalations.ts';
import { appendEvent } from '../journal/journal.ts';
import { stateLost } from '../loop/list.ts';
import { forgetSession, ownedWorkflow } from '../session/pointer.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { clearWait, readWait } from '../loop/waiting.ts';
import { isStateLost, stateExists } from '../loop/state-file.ts';
import { readTailWith } from '../session/transcript-tail.ts';
import { endTurn, type TurnEnd } from '../app/turn-end.ts';
import { changeState } from '../loop/workflow.ts';
import { type HookOutput, startFolder, text, type HookInput } from './input.ts';
import { recordWait } from './note-rest.ts';

/** The end of a turn: check the iteration against what is on disk, then wait, send back, go on, or end. */
export async function onStop(input: HookInput, root: string): Promise<HookOutput> {
  const session = text(input.session_id);
  const paths = ownedWorkflow(root, session);
  if (paths === undefined) return (await import('./runtime.ts')).describeLostPointer(root, session);
  try {
    const now = new Date();
    const before = readWait(paths);
    // First, so that the waiter of this turn does not take the verdict on the turn before for ours.
    clearWait(paths);
    const since = lastTurnEnd(paths);
    if (before?.kind === 'api') await countPause(paths, before, now);
    const transcript = text(input.transcript_path);
    const inputWaiting = isInputWaiting(readTailWith(transcript, queueOperation), since);
    const tasks = agentTasks(input.background_tasks);
    const owner = { id: session, process: process.ppid, folder: startFolder(input), transcript };
    const end = await endTurn(paths, { session: owner, now, agentTasks: tasks, inputWaiting });
    if (stateExists(paths)) recordWait(paths, end.outcome, since);
    const asked = takeAsked(paths).map((question) => needsYou(paths, question));
    const sequence = end.occasions.length === 0 ? '' : await notify(paths, now, end);
    return answer({ ...end, notices: [...end.notices, ...asked] }, sequence);
  } catch (error) {
    // Told to the user: a hook that only fails would end the workflow in silence. Once, if the workflow is gone.
    if (!stateExists(paths)) forgetSession(paths, session);
    const why = isStateLost(paths) ? stateLost(paths) : error;
    const problem = describeError(why);
    await (await import('./runtime.ts')).notifyProblem(paths, new Date(), problem);
    if (why !== error)
      appendEvent(paths, new Date(), { event: 'waits', for: 'its state file, which is gone', until: null });
    return { systemMessage: `autonomous-workflow cannot go on: ${problem}` };
  }
}

function needsYou({ name }: WorkflowPaths, question: string): string {
  return `autonomous-workflow ${name} needs you: ${excerpt(question)}\n→ Answer in a terminal: autonomous-workflow escalations ${name}`;
}

/** Most turns end without anything to tell. */
async function notify(paths: WorkflowPaths, now: Date, { occasions, configuration }: TurnEnd): Promise<string> {
  return (await import('./runtime.ts')).notify(paths, now, occasions, configuration);
}

/** After an error of the API the session went on, woken or by itself; until then it could do nothing. */
async function countPause(paths: WorkflowPaths, rest: Wait & { kind: 'api' }, now: Date): Promise<void> {
  await changeState(paths, now, (state) => ({ state: addPause(state, rest.since, rest.until, now) }));
}

function answer({ outcome, notices }: TurnEnd, terminalSequence: string): HookOutput {
  const message = outcome.kind === 'leave' ? outcome.message : undefined;
  const said = [...notices, ...(message === undefined ? [] : [message])];
  const output = {
    ...(outcome.kind === 'go-on' && {
      hookSpecificOutput: { hookEventName: 'Stop', additionalContext: outcome.text },
    }),
    ...(said.length > 0 && { systemMessage: said.join('\n') }),
    ...(terminalSequence !== '' && { terminalSequence }),
  };
  return Object.keys(output).length === 0 ? undefined : output;
}
