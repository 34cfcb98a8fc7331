import { resolve, sep } from 'node:path';
import { pluginPrefix } from '../base/names.ts';
import { guardFile } from '../safety/guard-file.ts';
import { isPlainOwnCommand } from '../safety/rules/own-command.ts';
import { hasDocument, realPlace, type WorkflowPaths } from '../files/paths.ts';
import { ownedWorkflow } from '../session/pointer.ts';
import { writeHeartbeat } from '../session/activity.ts';
import { drivingSession, notice, startFolder, text, type HookInput, type HookOutput } from './input.ts';
import { permission } from './permission.ts';

/**
 * Before a tool runs in a session that drives a workflow: protects the workflow's files and the user's work, allows calls of the CLI, and
 * counts agents. After a tool that started an agent, stores it as at work.
 */
export async function onToolUse(input: HookInput, root: string): Promise<HookOutput> {
  const session = text(input.session_id);
  const paths = ownedWorkflow(root, session);
  if (paths === undefined) return notice((await import('../loop/ownership.ts')).describeLostPointer(root, session));
  if (input.hook_event_name === 'PostToolUse') return noteLaunch(input, paths, session);
  const answer = await judge(input, paths, session);
  // Written after the judgement, which also works on a full or read-only disk. Branches that answer have written a heartbeat already.
  if (answer === undefined) writeHeartbeat(paths);
  return answer;
}

async function judge(input: HookInput, paths: WorkflowPaths, session: string): Promise<HookOutput> {
  const tool = input.tool_input ?? {};
  const refused = await refuseCaller(input, paths);
  if (refused !== undefined) return permission('deny', refused);
  switch (input.tool_name) {
    case 'Bash':
    case 'Monitor':
    case 'PowerShell':
      if (isPlainOwnCommand(text(tool.command))) return permission('allow', 'a plain call of the CLI of this workflow');
      return refuse(await guardCommand(input, paths));
    case 'Agent':
      return text(tool.subagent_type).startsWith(pluginPrefix) ? onAgent(input, paths, session) : undefined;
    case 'WebSearch':
    case 'WebFetch':
    case 'mcp__exa__crawling_exa':
    case 'mcp__exa__web_fetch_exa':
      return text(input.agent_type).startsWith(pluginPrefix) ? readWeb(tool, paths) : undefined;
    default: {
      const file = text(tool.file_path ?? tool.notebook_path);
      const guarded = await guardFile(file, paths);
      // A background agent cannot ask for permission, and the user wants the report.
      const isWriter = text(input.agent_type) === `${pluginPrefix}report-writer`;
      if (guarded === undefined && isWriter && realPlace(resolve(paths.root, file)) === realPlace(paths.report))
        return permission('allow', 'the report of this workflow');
      return refuse(guarded);
    }
  }
}

/** Refuses calls of agents that come too late or write to another tree, and of the session when it writes code itself. */
async function refuseCaller(input: HookInput, paths: WorkflowPaths): Promise<string | undefined> {
  const file = text(input.tool_input?.file_path ?? input.tool_input?.notebook_path);
  const command = text(input.tool_input?.command);
  const [id, type] = [text(input.agent_id), text(input.agent_type)];
  const isSession = id === '';
  if (isSession ? !mayWriteCode(file, command, paths) : !type.startsWith(pluginPrefix)) return undefined;
  const { refuseAgentTool, refuseSessionWrite } = await import('../app/agent-tools.ts');
  const folder = text(input.cwd) === '' ? startFolder(input) : text(input.cwd);
  const refusal = isSession
    ? refuseSessionWrite(paths, { tool: text(input.tool_name), file, command, folder })
    : refuseAgentTool(paths, { agent: type.slice(pluginPrefix.length), id }, { file, command, folder });
  // A file that cannot be read is no reason to refuse work; the rules of the guard hold in any case.
  return refusal.catch(() => undefined);
}

/** Words of commands that write files or run such commands. */
const writers =
  />|\b(?:sed|perl|tee|cp|mv|rm|ln|dd|touch|truncate|install|rsync|unlink|shred|rmdir|patch|apply|find|python[\d.]*|node|deno|bun|ruby|php|Remove-Item)\b/i;

/** Whether a tool may write files that belong to agents; otherwise, and without implementation, nothing more is loaded. */
function mayWriteCode(file: string, command: string, paths: WorkflowPaths): boolean {
  const { root, base } = paths;
  const within = `${base}${sep}`;
  const place = resolve(root, file);
  const isOurs = place.startsWith(within) && !place.startsWith(`${within}.runtime${sep}`);
  const writes = file === '' ? writers.test(command) && !isPlainOwnCommand(command) : !isOurs;
  return writes && hasDocument(paths, 'feature-list.json');
}

/**
 * Restricts agents to the domains that the user allows. They have no tool that reads files, so a stored page is the answer to the call that
 * would have fetched it.
 */
async function readWeb(tool: Record<string, unknown>, paths: WorkflowPaths): Promise<HookOutput> {
  const { readState } = await import('../loop/state-file.ts');
  const { refusePage, searchWithin } = await import('../loop/rules/domains.ts');
  // An unreadable state is repaired in the next turn, and hand-ins are checked in any case.
  const state = await readState(paths).catch(() => undefined);
  if (state === undefined) return undefined;
  const pages = [tool.url, ...(Array.isArray(tool.urls) ? (tool.urls as unknown[]) : [])].map((one) => text(one));
  const refused = pages.map((page) => refusePage(page, state)).find((reason) => reason !== undefined);
  if (refused !== undefined) return permission('deny', refused);
  if (/#stored(?:-\d+)?$/.test(pages[0] ?? '')) {
    const { storedPage } = await import('../research/stored-page.ts');
    const stored = storedPage(paths, pages[0] ?? '', text(tool.prompt));
    if (stored !== undefined) return permission('deny', stored);
  }
  const within = 'query' in tool ? searchWithin(tool, state) : undefined;
  // No permission is given: that is up to Claude Code and the user.
  return within && { hookSpecificOutput: { hookEventName: 'PreToolUse', updatedInput: within } };
}

async function onAgent(input: HookInput, paths: WorkflowPaths, session: string): Promise<HookOutput> {
  const tool = input.tool_input ?? {};
  const { startAgent } = await import('../app/start-agent.ts');
  const agent = text(tool.subagent_type).slice(pluginPrefix.length);
  const start = await startAgent(paths, session, {
    agent,
    prompt: text(tool.prompt),
    transcript: text(input.transcript_path),
  });
  if ('refusal' in start) return permission('deny', start.refusal);
  const updatedInput = { ...tool, prompt: start.prompt };
  if (start.foreground && tool.run_in_background !== false)
    return permission('allow', 'agents of a workflow', { ...updatedInput, run_in_background: false });
  if (start.prompt === tool.prompt) return undefined;
  return { hookSpecificOutput: { hookEventName: 'PreToolUse', updatedInput } };
}

/**
 * After a tool that started or resumed an agent: only here are both its id and its task known. Ends the turn once all are at work; the
 * waiter, or `run`, detects an agent that never answers.
 */
async function noteLaunch(input: HookInput, paths: WorkflowPaths, session: string): Promise<HookOutput> {
  const type = text(input.tool_input?.subagent_type);
  const agent = type.startsWith(pluginPrefix) ? type.slice(pluginPrefix.length) : '';
  const launched = { agent, prompt: text(input.tool_input?.prompt), response: input.tool_response };
  const isOfAgent = text(input.agent_id) !== '';
  if (isOfAgent) {
    const { noteLaunched } = await import('../app/start-agent.ts');
    await noteLaunched(paths, { session, process: process.ppid }, launched);
    return undefined;
  }
  const { afterLaunch } = await import('../app/after-launch.ts');
  const ended = await afterLaunch(paths, drivingSession(input), launched);
  return (
    ended && {
      continue: false,
      stopReason: 'Agents are at work; Claude goes on when they have answered.',
      ...(ended.messages.length > 0 && { systemMessage: ended.messages.join('\n') }),
      ...(ended.terminalSequence !== '' && { terminalSequence: ended.terminalSequence }),
    }
  );
}

async function guardCommand(input: HookInput, paths: WorkflowPaths): Promise<string | undefined> {
  const { guardShell } = await import('../safety/guard-shell.ts');
  const folder = text(input.cwd) === '' ? startFolder(input) : text(input.cwd);
  return guardShell({ tool: text(input.tool_name), command: text(input.tool_input?.command), folder }, paths);
}

function refuse(reason: string | undefined): HookOutput {
  return reason === undefined ? undefined : permission('deny', reason);
}
