import { statSync } from 'node:fs';
import { pluginPrefix } from '../base/names.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { runtimeFile } from '../files/runtime-file.ts';
import { agentRows, agentsAtWork, handInFile, rowOf } from '../loop/agents.ts';
import type { Session } from '../loop/ownership.ts';
import { allowance, describeAllowance, eatsReserve } from '../loop/rules/allowance.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readState } from '../loop/state-file.ts';
import { readWait } from '../loop/waiting.ts';
import { isOver, type AgentRow } from '../loop/rules/agents.ts';
import { isPlainOwnCommand } from '../safety/rules/own-command.ts';
import { hasHeardOf, lastTurnEnd } from '../session/activity.ts';
import { phaseTraits, type EndReason } from '../base/vocabulary.ts';
import { withSpend } from '../spend/rules/spend.ts';
import { closingUsd, updateSpend } from '../spend/spend.ts';
import { isOfSearch } from '../loop/rules/assignment.ts';
import type { TurnAnswer } from './turn-end.ts';
import type { ToolUse } from './before-tool.ts';

/**
 * The answer to a tool call that the budgets do not pay, or that repeats one without effect: the turn ends, judged as at its end; the
 * agent ends; or the call is refused with what to do instead. Undefined for any other call.
 */
export type WallAnswer = { ends: TurnAnswer } | { stops: string } | { deny: string } | undefined;

/** Keeps the session that drives a workflow, and its agents, within the budgets at each tool call, whatever the model asks for. */
export async function atTheWall(
  paths: WorkflowPaths,
  session: Session,
  use: ToolUse,
  isUnattended: boolean,
): Promise<WallAnswer> {
  const now = new Date();
  const known = await readState(paths).catch(() => undefined);
  if (known === undefined) return undefined;
  const isSession = use.agent.id === '';
  const isOurs = use.agent.type.startsWith(pluginPrefix);
  // An agent may always hand in its findings: `takeUnpaid` makes this write its last step.
  if (isOurs && isOwnHandIn(paths, use)) return undefined;
  if (known.status !== 'in_progress') {
    // The session was told, and asked for its last answer, when its turn ended.
    const knows = isSession && hasHeardOf(paths, Date.parse(known.updated_at));
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
    return use.tool === 'Agent' || isPlainOwnCommand(use.command) ? undefined : endOfTurn(paths, session, isUnattended);
  }
  if (!isSession) return { stops: `${describeAllowance(state, left)}.` };
  return left.kind === 'closing' ? lastAnswer(paths, state, left.reason) : endOfTurn(paths, session, isUnattended);
}

/** Whether an agent writes the hand-in that it was asked for. */
function isOwnHandIn(paths: WorkflowPaths, { tool, file, agent }: ToolUse): boolean {
  const kind = agent.type.slice(pluginPrefix.length);
  const mayWrite = (one: AgentRow) =>
    !isOver(one) && one.agent === kind && (one.starting === true || one.id === agent.id);
  return tool !== 'Read' && agentRows(paths).some((one) => mayWrite(one) && handInFile(paths, one) === file);
}

/** An agent of the search hands in when only the reserve is left, and ends when it goes on using that up. */
function leaveReserve(paths: WorkflowPaths, state: WorkflowState, { agent, file }: ToolUse, now: Date): WallAnswer {
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
async function lastAnswer(paths: WorkflowPaths, state: WorkflowState, reason: EndReason): Promise<WallAnswer> {
  const { endWith } = await import('../loop/rules/decide.ts');
  const { closingLines } = await import('./ending.ts');
  const { saying } = await import('./turn-end.ts');
  const closing = await closingLines(paths, state, reason);
  return { deny: saying(endWith(state, reason).message, closing.join('\n')) };
}

const callsFile = runtimeFile('calls.json', { turn: 0, journal: 0, calls: [''] }, { flush: 'nothing' });

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
export async function endRepetition(
  paths: WorkflowPaths,
  session: Session,
  use: ToolUse,
  isUnattended: boolean,
): Promise<WallAnswer> {
  if (use.agent.id !== '' || !callsWithoutEffect(paths).calls.includes(callOf(use))) return undefined;
  callsFile.remove(paths);
  return endOfTurn(paths, session, isUnattended);
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
async function endOfTurn(paths: WorkflowPaths, session: Session, isUnattended: boolean): Promise<WallAnswer> {
  const { afterTurn, saying } = await import('./turn-end.ts');
  const atWork = agentsAtWork(paths).map(({ id }) => id);
  const answer = await afterTurn(paths, session, atWork, { isUnattended });
  if (answer.goOn !== undefined) return { deny: answer.goOn };
  if (isUnattended && answer.closing !== undefined) return { deny: saying(answer.messages.join('\n'), answer.closing) };
  const state = await readState(paths).catch(() => undefined);
  // A pause needs the waiter, and a loop its own hook: both begin only when the session ends its turn itself.
  const needsStop = state?.driver === 'ralph-loop' || readWait(paths)?.kind === 'pause';
  if (state?.status === 'in_progress' && needsStop) return { deny: 'Nothing is left to do in this turn: end it.' };
  return { ends: answer };
}
