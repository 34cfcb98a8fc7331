import { messagesOf, type StepAnswer } from '../app/step.ts';
import {
  atTheWall,
  beforeTool,
  endRepetition,
  noteCall,
  type ToolAnswer,
  type ToolUse,
  type WallAnswer,
} from '../app/before-tool.ts';
import { describeError, isWorkflowError } from '../base/errors.ts';
import { pluginPrefix } from '../base/names.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import type { Session } from '../loop/list.ts';
import { noteLife } from '../loop/waiting.ts';
import { ownedWorkflow } from '../session/pointer.ts';
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
  const session = text(input.session_id);
  const paths = ownedWorkflow(root, session);
  if (paths === undefined) return notice((await import('../loop/list.ts')).describeLostPointer(root, session));
  const tool = input.tool_input ?? {};
  const use: ToolUse = {
    session,
    process: process.ppid,
    transcript: text(input.transcript_path),
    call: text(input.tool_use_id),
    tool: text(input.tool_name),
    input: tool,
    file: text(tool.file_path ?? tool.notebook_path),
    command: text(tool.command),
    folder: text(input.cwd) === '' ? startFolder(input) : text(input.cwd),
    agent: { id: text(input.agent_id), type: text(input.agent_type) },
  };
  const driving = drivingSession(input);
  if (input.hook_event_name === 'PostToolUse')
    return (
      (await noteLaunch(input, paths, session)) ??
      atWallOutput(await atTheWall(paths, driving, use, isUnattended()), false)
    );
  // Files that cannot be read or written take nothing from the guard.
  await noteLife(paths).catch(() => undefined);
  const wall = await Promise.race([wallOf(paths, driving, use).catch(() => undefined), tooLong(use)]);
  if (wall !== undefined) return atWallOutput(wall);
  // Tools that change nothing come here so that a session that calls nothing else meets the wall, too.
  if (!guardedTools.test(use.tool)) return undefined;
  let answer: ToolAnswer;
  try {
    answer = await beforeTool(paths, use);
  } catch (error) {
    if (use.tool !== 'Agent' || !isWorkflowError(error)) throw error;
    return permission('deny', `No agent starts before it is noted: ${describeError(error)}`);
  }
  const isRefused = answer !== undefined && 'deny' in answer;
  try {
    noteCall(paths, use, isRefused);
  } catch (error) {
    if (!isRefused) throw error;
  }
  return output(answer);
}

/** The tools that `beforeTool` has a rule for. */
const guardedTools =
  /^(?:Agent|Bash|Monitor|PowerShell|Write|Edit|MultiEdit|NotebookEdit|WebSearch|WebFetch|mcp__exa__crawling_exa|mcp__exa__web_fetch_exa)$/;

/** Claude Code waits 20 seconds for this hook: whoever else holds the lock of the workflow must not outlast the guard. */
const longestWaitMilliseconds = 4_000;

/** No agent starts before the budgets were looked at; any other call costs a request at most. */
const tooLong = ({ tool }: ToolUse) =>
  new Promise<WallAnswer>((resolve) => {
    const unread = 'The budgets could not be read in time, so no agent starts → make this call once more.';
    setTimeout(() => {
      resolve(tool === 'Agent' ? { deny: unread } : undefined);
    }, longestWaitMilliseconds).unref();
  });

const wallOf = async (paths: WorkflowPaths, session: Session, use: ToolUse): Promise<WallAnswer> =>
  (await atTheWall(paths, session, use, isUnattended())) ?? endRepetition(paths, session, use, isUnattended());

/** A turn or an agent that ends here, or the refusal of its call. */
function atWallOutput(wall: WallAnswer, isBefore = true): HookOutput {
  if (wall === undefined) return undefined;
  if ('deny' in wall) return permission('deny', wall.deny);
  const reason = 'stops' in wall ? wall.stops : 'The turn ends here.';
  const output = 'stops' in wall ? { continue: false, stopReason: reason } : ended(wall.ends, reason);
  // What only ends the turn lets the call run: an agent that it started would go on without anybody.
  return isBefore ? { ...output, ...permission('deny', reason) } : output;
}

function ended(answer: StepAnswer, stopReason: string): HookOutput {
  const [messages, { terminalSequence }] = [messagesOf(answer), answer];
  return {
    continue: false,
    stopReason,
    ...(messages.length > 0 && { systemMessage: messages.join('\n') }),
    ...(terminalSequence !== '' && { terminalSequence }),
  };
}

function output(answer: ToolAnswer): HookOutput {
  if (answer === undefined) return undefined;
  if ('deny' in answer) return permission('deny', answer.deny);
  if ('allow' in answer) return permission('allow', answer.allow, answer.input);
  return { hookSpecificOutput: { hookEventName: 'PreToolUse', updatedInput: answer.input } };
}

/**
 * After a tool that started or resumed an agent: only here are both its id and its task known. Ends the turn once all are at work; the
 * waiter, or `run`, detects an agent that never answers.
 */
async function noteLaunch(input: HookInput, paths: WorkflowPaths, session: string): Promise<HookOutput> {
  const type = text(input.tool_input?.subagent_type);
  const agent = type.startsWith(pluginPrefix) ? type.slice(pluginPrefix.length) : '';
  const prompt = text(input.tool_input?.prompt);
  const launched = { call: text(input.tool_use_id), agent, prompt, response: input.tool_response };
  const isOfAgent = text(input.agent_id) !== '';
  const { afterLaunch, noteLaunched } = await import('../app/start-agent.ts');
  if (isOfAgent) {
    await noteLaunched(paths, { session, process: process.ppid }, launched);
    return undefined;
  }
  const answer = await afterLaunch(paths, drivingSession(input), launched);
  return answer && ended(answer, 'Agents are at work; Claude goes on when they have answered.');
}
