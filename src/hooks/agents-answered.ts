import { endedTasks, isNewsAlone } from '../session/rules/task-notification.ts';
import { shownOf } from '../app/step.ts';
import { readLease, ownedWorkflow } from '../session/lease.ts';
import { drivingSession, type HookInput, type HookOutput, isUnattended, text } from './input.ts';

/** For a session that cannot pass on what the user types: agents are started with prompts that code makes. */
const steering =
  "If the user means to steer the workflow with this, ask them to type /autonomous-workflow:redirect '…': that reaches the agents.";

/**
 * Before a prompt is answered: if it is Claude Code's report on ended agents, code takes the next step; to what the user types, it adds
 * how to steer.
 */
export async function handle(input: HookInput, root: string): Promise<HookOutput> {
  if (input.hook_event_name === 'AgentReport') return consumed(input, root);
  const prompt = text(input.prompt);
  const tasks = endedTasks(prompt);
  const id = text(input.session_id);
  // Prompts of Claude Code begin with a tag.
  const isTyped = tasks.length === 0 && !/^\s*(?:<|$)/.test(prompt);
  const paths = tasks.length > 0 || isTyped ? ownedWorkflow(root, id) : undefined;
  if (paths === undefined) return undefined;
  const { afterAgents, leaveEnded } = await import('../app/after-agents.ts');
  if (isTyped) {
    if ((await leaveEnded(paths, id)) || isUnattended() || /^\s*\//.test(prompt)) return undefined;
    return { hookSpecificOutput: { hookEventName: 'UserPromptSubmit', additionalContext: steering } };
  }
  const session = drivingSession(input);
  const answer = await afterAgents(paths, session, tasks, isUnattended());
  const { goOn = '', atWork, isWatched = false } = answer;
  const { terminalSequence } = shownOf(answer);
  let said = goOn;
  if (atWork !== undefined && isNewsAlone(prompt)) {
    // In `claude -p` nothing else notices a silent agent, except under `run`, which watches agents itself.
    const isHeld = isWatched || !isUnattended() || readLease(paths)?.driver === 'headless';
    const waiting = { paths, session: { ...session, usd: undefined }, isUnattended: true };
    const waited = isHeld ? 'called' : await (await import('../app/wait.ts')).waitForAgents(waiting);
    if (waited === 'called') return { ...held(atWork), terminalSequence };
    said = waited?.wake ?? goOn;
  }
  const output = {
    ...(said !== '' && { hookSpecificOutput: { hookEventName: 'UserPromptSubmit', additionalContext: said } }),
    ...shownOf(answer),
  };
  return Object.keys(output).length === 0 ? undefined : output;
}

/** The pane's module asks before a report is delivered: one that asks for no step is neither shown nor sent. */
async function consumed(input: HookInput, root: string): Promise<HookOutput> {
  const id = text(input.session_id);
  const paths = ownedWorkflow(root, id);
  if (paths === undefined) return undefined;
  const { noNewsOf } = await import('../app/after-agents.ts');
  const why = await noNewsOf(paths, text(input.agent_id));
  return why === undefined ? undefined : { consumed: why };
}

/** Blocks the report without a request to the model: the last agent at work calls the session, or nothing is left to do. */
function held(reason: string) {
  const hookSpecificOutput = { hookEventName: 'UserPromptSubmit', suppressOriginalPrompt: true };
  return { decision: 'block', reason, hookSpecificOutput };
}
