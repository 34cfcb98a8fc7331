import { resolve, sep } from 'node:path';
import { pluginPrefix } from '../base/names.ts';
import { realPlace, type WorkflowPaths } from '../files/paths.ts';
import { hasDocument } from '../journal/document.ts';
import { guardFile } from '../safety/guard-shell.ts';
import { isPlainOwnCommand } from '../safety/rules/own-command.ts';
import { transcriptOfAgent } from '../session/transcript.ts';

/** A tool of the session that drives a workflow, or of one of its agents, that is about to run. */
export interface ToolUse {
  session: string;
  /** The claude process. */
  process: number;
  transcript: string;
  /** The id of the call. */
  call: string;
  tool: string;
  input: Record<string, unknown>;
  /** The file that it writes or reads; empty for other tools. */
  file: string;
  /** The command of a shell tool. */
  command: string;
  /** The folder that a command starts in. */
  folder: string;
  /** The agent that calls it, with its type as Claude Code names it; both empty for the session itself. */
  agent: { id: string; type: string };
}

/** The answer to a tool: refused, allowed, or run with another input; undefined leaves the decision to Claude Code and the user. */
export type ToolAnswer =
  | { deny: string }
  | { allow: string; input?: Record<string, unknown> }
  | { input: Record<string, unknown> }
  | undefined;

/** Protects the workflow's files and the user's work, allows calls of the CLI, and gives agents their tasks and pages. */
export async function beforeTool(paths: WorkflowPaths, use: ToolUse): Promise<ToolAnswer> {
  const { tool, input, file, command, folder, agent } = use;
  const isOurs = agent.type.startsWith(pluginPrefix);
  if (isOurs && file !== '' && tool !== 'NotebookEdit') {
    const { answerWriter } = await import('./write-hand-in.ts');
    const transcript = transcriptOfAgent(use.transcript, agent.id);
    const writer = { agent: agent.type.slice(pluginPrefix.length), agentId: agent.id, transcript };
    const answer = await answerWriter(paths, writer, file);
    if (answer !== undefined) return answer;
  }
  const refused = await refuseWriter(paths, use);
  if (refused !== undefined) return { deny: refused };
  switch (tool) {
    case 'Bash':
    case 'Monitor':
    case 'PowerShell': {
      if (isPlainOwnCommand(command)) return { allow: 'a plain call of the CLI of this workflow' };
      const { guardShell } = await import('../safety/guard-shell.ts');
      return denied(await guardShell({ tool, command, folder }, paths));
    }
    case 'Agent':
      return typeof input.subagent_type === 'string' && input.subagent_type.startsWith(pluginPrefix)
        ? begin(paths, use, input.subagent_type.slice(pluginPrefix.length))
        : undefined;
    case 'WebSearch':
    case 'WebFetch':
    case 'mcp__exa__crawling_exa':
    case 'mcp__exa__web_fetch_exa':
      if (isOurs) return (await import('./read-web.ts')).readWeb(paths, input);
      return agent.id === '' && agent.type === '' ? { deny: noWeb } : undefined;
    default: {
      const guarded = await guardFile(file, paths);
      // A background agent cannot ask for permission, and the user wants the report.
      const isCompiler = agent.type === `${pluginPrefix}latex-compiler`;
      const place = isCompiler ? realPlace(resolve(paths.root, file)) : '';
      if (guarded === undefined && [paths.report, paths.plan].some((one) => realPlace(one) === place))
        return { allow: 'a document of this workflow' };
      return denied(guarded);
    }
  }
}

/** Nobody who has a shell reads the web. */
const noWeb =
  'The session that drives a workflow does not read the web: what it reads is no source. Leave it to the agents that the brief names; a page that the user wants read is stored with `autonomous-workflow source <address>`.';

function denied(reason: string | undefined): ToolAnswer {
  return reason === undefined ? undefined : { deny: reason };
}

/** Refuses calls of agents that come too late or write to another tree, and of the session when it writes code itself. */
async function refuseWriter(paths: WorkflowPaths, { agent, ...call }: ToolUse): Promise<string | undefined> {
  const isSession = agent.id === '';
  if (isSession ? !mayWriteCode(call.file, call.command, paths) : !agent.type.startsWith(pluginPrefix))
    return undefined;
  const { refuseAgentTool, refuseSessionWrite } = await import('./agent-tools.ts');
  try {
    if (isSession) return await refuseSessionWrite(paths, call);
    return refuseAgentTool(paths, { agent: agent.type.slice(pluginPrefix.length), id: agent.id }, call);
  } catch {
    // A file that cannot be read is no reason to refuse work; the rules of the guard hold in any case.
    return undefined;
  }
}

/** Programs and redirections that write files, or run commands that do. */
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

/** The start of an agent of the plugin, with the prompt that it gets. */
async function begin(
  paths: WorkflowPaths,
  { session, process, transcript, call, input }: ToolUse,
  agent: string,
): Promise<ToolAnswer> {
  const { startAgent } = await import('./start-agent.ts');
  const prompt = typeof input.prompt === 'string' ? input.prompt : '';
  const start = await startAgent(paths, { session, process }, { call, agent, prompt, transcript });
  if ('refusal' in start) return { deny: start.refusal };
  // Auto mode's classifier would judge each start anew, and cannot know the task.
  return { allow: 'an agent of this workflow', input: { ...input, prompt: start.prompt } };
}
