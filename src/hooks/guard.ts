import { shownOf, type StepAnswer } from '../app/step.ts';
import { atTheWall, beforeTool, endRepetition, noteCall, type ToolAnswer, type ToolUse } from '../app/before-tool.ts';
import { describeError, isWorkflowError, orElse } from '../base/errors.ts';
import { pluginPrefix } from '../base/names.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { noteLife } from '../loop/waiting.ts';
import { ownedWorkflow } from '../session/lease.ts';
import {
  drivingSession,
  type HookInput,
  type HookOutput,
  isUnattended,
  notice,
  permission,
  startFolder,
  text,
} from './input.ts';

/** Before a tool runs in a session that drives a workflow, and after one that started an agent. */
export async function handle(input: HookInput, root: string): Promise<HookOutput> {
  const id = text(input.session_id);
  const paths = ownedWorkflow(root, id);
  if (paths === undefined) return notice((await import('../loop/list.ts')).describeLostPointer(root, id));
  const tool = input.tool_input ?? {};
  const use: ToolUse = {
    session: drivingSession(input),
    isUnattended: isUnattended(),
    call: text(input.tool_use_id),
    tool: text(input.tool_name),
    input: tool,
    file: text(tool.file_path ?? tool.notebook_path),
    command: text(tool.command),
    folder: text(input.cwd) === '' ? startFolder(input) : text(input.cwd),
    agent: { id: text(input.agent_id), type: text(input.agent_type) },
  };
  if (input.hook_event_name === 'PostToolUse')
    return (await noteLaunch(paths, use, input.tool_response)) ?? outputOf(await atTheWall(paths, use), false);
  // Files that cannot be read or written take nothing from the guard.
  const wall = await Promise.race([wallOf(paths, use).catch(() => undefined), tooLong(use)]);
  if (wall !== undefined) return outputOf(wall);
  // Tools that change nothing come here so that a session that calls nothing else meets the wall, too.
  if (!guardedTools.test(use.tool)) return undefined;
  let answer: ToolAnswer;
  try {
    answer = await beforeTool(paths, use);
  } catch (error) {
    if (use.tool !== 'Agent' || !isWorkflowError(error)) throw error;
    // The same call may be made once more, so it is not noted as one without effect.
    return permission('deny', `No agent starts before it is noted: ${describeError(error)}`);
  }
  // A refusal that cannot be noted is a refusal all the same.
  orElse(() => {
    noteCall(paths, use, answer !== undefined && 'deny' in answer);
  }, undefined);
  return outputOf(answer);
}

/** The tools that `beforeTool` has a rule for. */
const guardedTools =
  /^(?:Agent|Bash|Monitor|PowerShell|Write|Edit|MultiEdit|NotebookEdit|WebSearch|WebFetch|mcp__exa__crawling_exa|mcp__exa__web_fetch_exa)$/;

/** Claude Code waits 20 seconds for this hook: whoever else holds the lock of the workflow must not outlast the guard. */
const longestWaitMilliseconds = 4_000;

/** No agent starts before the budgets were looked at; any other call costs a request at most. */
const tooLong = ({ tool }: ToolUse) =>
  new Promise<ToolAnswer>((resolve) => {
    const unread = 'The budgets could not be read in time, so no agent starts → make this call once more.';
    setTimeout(() => {
      resolve(tool === 'Agent' ? { deny: unread } : undefined);
    }, longestWaitMilliseconds).unref();
  });

async function wallOf(paths: WorkflowPaths, use: ToolUse): Promise<ToolAnswer> {
  await noteLife(paths).catch(() => undefined);
  return (await atTheWall(paths, use)) ?? endRepetition(paths, use);
}

function outputOf(answer: ToolAnswer, isBefore = true): HookOutput {
  if (answer === undefined) return undefined;
  if ('deny' in answer) return permission('deny', answer.deny);
  if ('allow' in answer) return permission('allow', answer.allow, answer.input);
  const reason = 'stops' in answer ? answer.stops : 'The turn ends here.';
  const output = 'stops' in answer ? { continue: false, stopReason: reason } : ended(answer.ends, reason);
  // An answer that only ends the turn lets the call run: an agent that it started would go on without anybody.
  return isBefore ? { ...output, ...permission('deny', reason) } : output;
}

const ended = (answer: StepAnswer, stopReason: string): HookOutput => ({
  ...{ continue: false, stopReason },
  ...shownOf(answer),
});

/**
 * After a tool that started or resumed an agent: only here are both its id and its task known. Ends the turn once all are at work, except
 * where the waiter holds it; the waiter, or `run`, detects an agent that never answers.
 */
async function noteLaunch(paths: WorkflowPaths, use: ToolUse, response: unknown): Promise<HookOutput> {
  const { session, call, input } = use;
  if (use.agent.id !== '') return undefined;
  const type = text(input.subagent_type);
  const agent = type.startsWith(pluginPrefix) ? type.slice(pluginPrefix.length) : '';
  const { afterLaunch } = await import('../app/start-agent.ts');
  const answer = await afterLaunch(paths, session, { call, agent, prompt: text(input.prompt), response });
  if (use.isUnattended && (await import('../app/wait.ts')).isHeld(paths, answer?.wait)) return undefined;
  return answer && ended(answer, 'Agents are at work; Claude goes on when they have answered.');
}
