import { resolve, sep, dirname, join } from 'node:path';
import { pluginPrefix } from '../base/names.ts';
import { realPlace, type WorkflowPaths } from '../files/paths.ts';
import { hasDocument } from '../journal/document.ts';
import { guardFile } from '../safety/guard-shell.ts';
import { isPlainOwnCommand } from '../safety/rules/own-command.ts';
import { transcriptOfAgent } from '../session/transcript.ts';
import { statSync } from 'node:fs';
import { runtimeFile } from '../files/runtime-file.ts';
import {
  agentRows,
  agentsAtWork,
  handInFile,
  rowOf,
  claimHandIn,
  handInAt,
  ownHandIn,
  type HandingIn,
} from '../loop/agents.ts';
import type { Session } from '../loop/list.ts';
import { allowance, describeAllowance, eatsReserve } from '../loop/rules/budgets.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readState } from '../loop/state-file.ts';
import { readWait } from '../loop/waiting.ts';
import { type AgentRow, isOver, isOfSearch, handsIn, isReportingAgent } from '../loop/rules/agents.ts';
import { lastTurnEnd, wasActive } from '../session/activity.ts';
import { type EndReason, phaseTraits } from '../base/vocabulary.ts';
import { withSpend } from '../spend/rules/account.ts';
import { closingUsd, updateSpend } from '../spend/spend.ts';
import { afterTurn, closingLines, messagesOf, saying, type StepAnswer } from './step.ts';
import { endWith } from '../loop/rules/decide.ts';
import { asWriter } from '../loop/workflow.ts';
import { isWorkflowError } from '../base/errors.ts';

/** A tool of the session that drives a workflow, or of one of its agents, that is about to run. */
export interface ToolUse {
  /** The session that drives the workflow, and whether it has no terminal. */
  session: Session;
  isUnattended: boolean;
  call: string;
  tool: string;
  input: Record<string, unknown>;
  /** The file that it writes or reads; empty for other tools. */
  file: string;
  command: string;
  folder: string;
  /** The agent that calls it, with its type as Claude Code names it; both empty for the session itself. */
  agent: { id: string; type: string };
}

/**
 * The answer to a tool: refused, or allowed, maybe with another input; its agent ends, or the turn, judged as at its end. Undefined leaves
 * the decision to Claude Code and the user.
 */
export type ToolAnswer =
  | { deny: string }
  | { allow: string; input?: Record<string, unknown> }
  | { stops: string }
  | { ends: StepAnswer }
  | undefined;

/** Protects the workflow's files and the user's work, allows calls of the CLI, and gives agents their tasks and pages. */
export async function beforeTool(paths: WorkflowPaths, use: ToolUse): Promise<ToolAnswer> {
  const { tool, input, file, command, folder, agent } = use;
  const isOurs = agent.type.startsWith(pluginPrefix);
  if (isOurs && file !== '' && tool !== 'NotebookEdit') {
    const transcript = transcriptOfAgent(use.session.transcript, agent.id);
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
      if (isOurs) return (await import('./agent-tools.ts')).readStored(paths, input);
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

async function begin(paths: WorkflowPaths, { session, call, input }: ToolUse, agent: string): Promise<ToolAnswer> {
  const { id, process, transcript } = session;
  const { startAgent } = await import('./start-agent.ts');
  const prompt = typeof input.prompt === 'string' ? input.prompt : '';
  const start = await startAgent(paths, { session: id, process }, { call, agent, prompt, transcript });
  if ('refusal' in start) return { deny: start.refusal };
  // Auto mode's classifier would judge each start anew, and cannot know the task.
  return { allow: 'an agent of this workflow', input: { ...input, prompt: start.prompt } };
}

/** Keeps the session that drives a workflow, and its agents, within the budgets at each tool call, whatever the model asks for. */
export async function atTheWall(paths: WorkflowPaths, use: ToolUse): Promise<ToolAnswer> {
  const { session, isUnattended } = use;
  const now = new Date();
  const known = await readState(paths).catch(() => undefined);
  if (known === undefined) return undefined;
  const isSession = use.agent.id === '';
  const isOurs = use.agent.type.startsWith(pluginPrefix);
  // An agent may always hand in its findings: that write is its last step.
  if (isOurs && isOwnHandIn(paths, use)) return undefined;
  if (known.status !== 'in_progress') {
    // The session was told, and asked for its last answer, when its turn ended; what its user has typed since is none of ours.
    const knows = isSession && lastTurnEnd(paths) > Date.parse(known.updated_at) && !wasActive(paths);
    return isOurs || knows ? { stops: 'The workflow has ended.' } : undefined;
  }
  const spend = await updateSpend(paths, known, session.id, isSession ? session.transcript : '', now, session.usd);
  const state = withSpend(known, spend);
  const left = allowance(state, now, { closingUsd: closingUsd(paths, state.driver, isUnattended) });
  if (left.kind === 'all') return undefined;
  if (left.kind === 'write-up') {
    // In coding, coders and reviewers may use the reserve for what is begun.
    if (phaseTraits[state.current_phase].worksOnFeatures) return undefined;
    if (!isSession) return leaveReserve(paths, state, use, now);
    return use.tool === 'Agent' || isPlainOwnCommand(use.command) ? undefined : endOfTurn(paths, use);
  }
  if (!isSession) return { stops: `${describeAllowance(state, left)}.` };
  return left.kind === 'closing' ? lastAnswer(paths, state, left.reason) : endOfTurn(paths, use);
}

function isOwnHandIn(paths: WorkflowPaths, { tool, file, agent }: ToolUse): boolean {
  const kind = agent.type.slice(pluginPrefix.length);
  const mayWrite = (one: AgentRow) =>
    !isOver(one) && one.agent === kind && (one.starting === true || one.id === agent.id);
  return tool !== 'Read' && agentRows(paths).some((one) => mayWrite(one) && handInFile(paths, one) === file);
}

/** An agent of the search hands in when only the reserve is left, and ends when it goes on using that up. */
function leaveReserve(paths: WorkflowPaths, state: WorkflowState, { agent, file }: ToolUse, now: Date): ToolAnswer {
  const about = rowOf(paths, agent.id)?.about ?? '';
  if (!agent.type.startsWith(pluginPrefix) || !isOfSearch({ agent: agent.type.slice(pluginPrefix.length), id: about }))
    return undefined;
  if (eatsReserve(state, now)) return { stops: 'What is left of the budget is kept for the write-up.' };
  return file === ''
    ? {
        deny: 'The budget for the search is used up → hand in now what you have found so far; search and open nothing more.',
      }
    : undefined;
}

/** The refusal with which a session that prints only its last answer says how the workflow ended. */
async function lastAnswer(paths: WorkflowPaths, state: WorkflowState, reason: EndReason): Promise<ToolAnswer> {
  const closing = await closingLines(paths, state, reason);
  return { deny: saying(endWith(state, reason).message, closing.join('\n')) };
}

const callsFile = runtimeFile('session/calls.json', { turn: 0, journal: 0, calls: [''] }, { flush: 'nothing' });

/** A call of the session that drives a workflow, as one line; one of the CLI is the same whatever is said about it. */
const callOf = ({ tool, input, command, folder }: ToolUse) =>
  isPlainOwnCommand(command) ? command : JSON.stringify([tool, input, folder]);

/** Calls without effect in this turn; none once the journal has grown. */
function callsWithoutEffect(paths: WorkflowPaths): { turn: number; journal: number; calls: string[] } {
  const turn = lastTurnEnd(paths);
  const journal = statSync(paths.journal, { throwIfNoEntry: false })?.size ?? 0;
  const known = callsFile.read(paths);
  return known?.turn === turn && known.journal === journal ? known : { turn, journal, calls: [] };
}

/** Ends the turn of a session that repeats a call although nothing has happened since it made the same one: it would do so for ever. */
export async function endRepetition(paths: WorkflowPaths, use: ToolUse): Promise<ToolAnswer> {
  if (use.agent.id !== '' || !callsWithoutEffect(paths).calls.includes(callOf(use))) return undefined;
  callsFile.remove(paths);
  return endOfTurn(paths, use);
}

/** Notes a call of the session that was refused, or only asked the CLI; any other call may have an effect that the journal does not show. */
export function noteCall(paths: WorkflowPaths, use: ToolUse, isRefused: boolean): void {
  if (use.agent.id !== '') return;
  if (!isRefused && !isPlainOwnCommand(use.command)) {
    callsFile.remove(paths);
    return;
  }
  const known = callsWithoutEffect(paths);
  callsFile.write(paths, { ...known, calls: [...known.calls, callOf(use)] });
}

/** Judges the turn as at its end. An instruction for the session goes into the refusal of its call. */
async function endOfTurn(paths: WorkflowPaths, { session, isUnattended }: ToolUse): Promise<ToolAnswer> {
  const atWork = agentsAtWork(paths).map(({ id }) => id);
  const answer = await afterTurn(paths, session, atWork, { isUnattended });
  if (answer.goOn !== undefined) return { deny: answer.goOn };
  if (isUnattended && answer.closing !== undefined)
    return { deny: saying(messagesOf(answer).join('\n'), answer.closing) };
  const state = await readState(paths).catch(() => undefined);
  // A pause needs the waiter, and a loop its own hook: both begin only when the session ends its turn itself.
  const needsStop = state?.driver === 'ralph-loop' || readWait(paths)?.kind === 'pause';
  if (state?.status === 'in_progress' && needsStop) return { deny: 'Nothing is left to do in this turn: end it.' };
  return { ends: answer };
}

/**
 * The answer to an agent that writes a file: its hand-in is allowed, in every permission mode, and it is the only agent that may write it
 * from then on. All else is refused to agents that have nothing else to write; undefined where other rules decide.
 */
async function answerWriter(
  paths: WorkflowPaths,
  writer: HandingIn,
  file: string,
): Promise<{ allow: string } | { deny: string } | undefined> {
  const place = realPlace(resolve(paths.root, file));
  const isHandIn = dirname(place) === join(realPlace(paths.base), 'wave');
  const writesMore = writer.agent === 'autonomous-coder';
  if (!handsIn(writer.agent) || (writesMore && !isHandIn)) return undefined;
  if (writer.agent === 'experimenter' && isOfTrial(paths, place)) return { allow: 'a file of its trial' };
  try {
    const refusal = await asWriter(paths, () => {
      const named = handInAt(paths, place);
      const reason = refusalOf(paths, writer, named);
      if (reason === undefined && named !== undefined) claimHandIn(paths, writer, named);
      return reason;
    });
    return refusal === undefined ? { allow: 'the hand-in of this agent' } : { deny: refusal };
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return { deny: `Nothing was written: ${error.message}. Write the same again.` };
  }
}

const isOfTrial = ({ base }: WorkflowPaths, place: string) =>
  dirname(place).startsWith(join(realPlace(base), 'trials') + sep);

/** Why an agent may not write a file: it writes its own hand-in, until that is taken, and no other. */
function refusalOf(paths: WorkflowPaths, writer: HandingIn, named: AgentRow | undefined): string | undefined {
  const { agent } = writer;
  const own = ownHandIn(paths, writer);
  const mayWrite =
    own === undefined
      ? named?.agent === agent && named.starting === true && !isOver(named)
      : named?.id === own.id && !(isOver(own) && isReportingAgent(agent));
  if (mayWrite) return undefined;
  const file = own === undefined || isOver(own) ? 'the file that your task names' : handInFile(paths, own);
  return `You write your hand-in and no other file here → write ${file}; if your hand-in is taken, or another agent has your task now, end with one sentence, through the hand-back tool if you have one.`;
}
