import { dirname, join, resolve, sep } from 'node:path';
import { pluginPrefix } from '../base/names.ts';
import { realPlace, type WorkflowPaths } from '../files/paths.ts';
import { hasDocument } from '../journal/document.ts';
import { guardFile, guardShell } from '../safety/guard-shell.ts';
import { isPlainOwnCommand } from '../safety/rules/own-command.ts';
import { transcriptOfAgent } from '../session/transcript.ts';
import { statSync } from 'node:fs';
import { runtimeFile } from '../files/runtime-file.ts';
import { agentsAtWork, claimHandIn, handInAt, handInFile, type HandingIn, ownHandIn } from '../loop/agents.ts';
import type { Session } from '../loop/list.ts';
import { allowance, describeAllowance, eatsReserve } from '../loop/rules/budgets.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readState } from '../loop/state-file.ts';
import { readWait } from '../loop/waiting.ts';
import { handsIn, isOfSearch, isOver, mayHandIn } from '../loop/rules/agents.ts';
import { lastTurnEnd, wasActive } from '../session/activity.ts';
import { phaseTraits } from '../base/vocabulary.ts';
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

/** The agent of ours that calls a tool; undefined for the session itself, and for agents of others. */
const writerOf = ({ agent: { id, type }, session }: ToolUse): HandingIn | undefined =>
  type.startsWith(pluginPrefix)
    ? {
        agent: type.slice(pluginPrefix.length),
        agentId: id,
        transcript: transcriptOfAgent(session.transcript, id),
      }
    : undefined;

/** Protects the workflow's files and the user's work, allows calls of the CLI, and gives agents their tasks and pages. */
export async function beforeTool(paths: WorkflowPaths, use: ToolUse): Promise<ToolAnswer> {
  const { tool, input, file, command, folder, agent } = use;
  const writer = writerOf(use);
  if (writer !== undefined && file !== '' && tool !== 'NotebookEdit') {
    const answer = await answerWriter(paths, writer, realPlace(resolve(paths.root, file)));
    if (answer !== undefined) return answer;
  }
  const refused = await refuseWriter(paths, use);
  if (refused !== undefined) return { deny: refused };
  switch (tool) {
    case 'Bash':
    case 'Monitor':
    case 'PowerShell':
      if (isPlainOwnCommand(command)) return { allow: 'a plain call of the CLI of this workflow' };
      return denied(await guardShell({ tool, command, folder }, paths));
    case 'Agent':
      return typeof input.subagent_type === 'string' && input.subagent_type.startsWith(pluginPrefix)
        ? begin(paths, use, input.subagent_type.slice(pluginPrefix.length))
        : undefined;
    case 'WebSearch':
    case 'WebFetch':
    case 'mcp__exa__crawling_exa':
    case 'mcp__exa__web_fetch_exa':
      if (writer !== undefined) return (await import('./agent-tools.ts')).readStored(paths, input);
      return agent.id === '' && agent.type === '' ? { deny: noWeb } : undefined;
    default: {
      const guarded = await guardFile(file, paths);
      // A background agent cannot ask for permission, and the user wants the report.
      const place = writer?.agent === 'latex-compiler' ? realPlace(resolve(paths.root, file)) : '';
      if (guarded === undefined && [paths.report, paths.plan].some((one) => realPlace(one) === place))
        return { allow: 'a document of this workflow' };
      return denied(guarded);
    }
  }
}

/** Nobody who has a shell reads the web. */
const noWeb =
  'The session that drives a workflow does not read the web: what it reads is no source. Leave it to the agents that the brief names; a page that the user wants read is stored with `autonomous-workflow source <address>`.';

const denied = (reason: string | undefined): ToolAnswer => (reason === undefined ? undefined : { deny: reason });

/** Refuses calls of coders that come too late or write to another tree, and of the session when it writes code itself. */
async function refuseWriter(paths: WorkflowPaths, { agent, ...call }: ToolUse): Promise<string | undefined> {
  const isSession = agent.id === '';
  if (isSession ? !mayWriteCode(paths, call) : agent.type !== `${pluginPrefix}autonomous-coder`) return undefined;
  const { refuseCoderTool, refuseSessionWrite } = await import('./agent-tools.ts');
  try {
    return isSession ? await refuseSessionWrite(paths, call) : refuseCoderTool(paths, agent.id, call);
  } catch {
    // A file that cannot be read is no reason to refuse work; the rules of the guard hold in any case.
    return undefined;
  }
}

/** Whether a tool may write files that belong to agents; otherwise, and without implementation, nothing more is loaded. */
const mayWriteCode = (paths: WorkflowPaths, { file, command }: { file: string; command: string }): boolean =>
  (file !== '' || (command !== '' && !isPlainOwnCommand(command))) && hasDocument(paths, 'feature-list.json');

async function begin(paths: WorkflowPaths, { session, call, input }: ToolUse, agent: string): Promise<ToolAnswer> {
  const { startAgent } = await import('./start-agent.ts');
  const prompt = typeof input.prompt === 'string' ? input.prompt : '';
  const start = await startAgent(paths, session, { call, agent, prompt });
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
  const writer = writerOf(use);
  // An agent may always hand in its findings: that write is its last step.
  if (writer !== undefined && use.tool !== 'Read' && use.file !== '') {
    const named = handInAt(paths, realPlace(resolve(paths.root, use.file)));
    if (named !== undefined && mayHandIn(writer, ownHandIn(paths, writer), named)) return undefined;
  }
  if (known.status !== 'in_progress') {
    // The session was told, and asked for its last answer, when its turn ended; what its user has typed since is none of ours.
    const knows = isSession && lastTurnEnd(paths) > Date.parse(known.updated_at) && !wasActive(paths);
    return writer !== undefined || knows ? { stops: 'The workflow has ended.' } : undefined;
  }
  const spend = await updateSpend(paths, known, session.id, isSession ? session.transcript : '', now, session.usd);
  const state = withSpend(known, spend);
  const left = allowance(state, now, { closingUsd: closingUsd(paths, state.driver, isUnattended) });
  if (left.kind === 'all') return undefined;
  if (left.kind === 'write-up') {
    // In coding, coders and reviewers may use the reserve for what is begun.
    if (phaseTraits[state.current_phase].worksOnFeatures) return undefined;
    if (!isSession) return writer && isOfSearch(writer) ? leaveReserve(state, use.file, now) : undefined;
    return use.tool === 'Agent' || isPlainOwnCommand(use.command) ? undefined : endOfTurn(paths, use);
  }
  if (!isSession) return { stops: `${describeAllowance(state, left)}.` };
  if (left.kind !== 'closing') return endOfTurn(paths, use);
  // A session that prints only its last answer says in it how the workflow ended.
  const closing = await closingLines(paths, state, left.reason);
  return { deny: saying(endWith(state, left.reason).message, closing.join('\n')) };
}

/** An agent of the search hands in when only the reserve is left, and ends when it goes on using that up. */
function leaveReserve(state: WorkflowState, file: string, now: Date): ToolAnswer {
  if (eatsReserve(state, now)) return { stops: 'What is left of the budget is kept for the write-up.' };
  return file === ''
    ? {
        deny: 'The budget for the search is used up → hand in now what you have found so far; search and open nothing more.',
      }
    : undefined;
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
 * The answer to an agent that writes a file, absolute and without links: its hand-in is allowed, in every permission mode, and it is the only
 * agent that may write it from then on. All else is refused to agents that have nothing else to write; undefined where other rules decide.
 */
async function answerWriter(
  paths: WorkflowPaths,
  writer: HandingIn,
  place: string,
): Promise<{ allow: string } | { deny: string } | undefined> {
  const { agent, agentId } = writer;
  const own = realPlace(paths.base);
  if (!handsIn(agent) || (agent === 'autonomous-coder' && dirname(place) !== join(own, 'wave'))) return undefined;
  if (agent === 'experimenter' && dirname(place).startsWith(join(own, 'trials') + sep))
    return { allow: 'a file of its trial' };
  try {
    return await asWriter(paths, () => {
      const named = handInAt(paths, place);
      const row = ownHandIn(paths, writer);
      if (named !== undefined && mayHandIn(writer, row, named)) {
        claimHandIn(paths, agentId, named);
        return { allow: 'the hand-in of this agent' };
      }
      const file = row === undefined || isOver(row) ? 'the file that your task names' : handInFile(paths, row);
      return {
        deny: `You write your hand-in and no other file here → write ${file}; if your hand-in is taken, or another agent has your task now, end with one sentence, through the hand-back tool if you have one.`,
      };
    });
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return { deny: `Nothing was written: ${error.message}. Write the same again.` };
  }
}
