import { jsonOf } from '../base/json.ts';
import { mentionedAssignment } from '../base/names.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent } from '../journal/journal.ts';
import { finishedAssignments, storeEntry, type InboxEntry } from '../loop/inbox.ts';
import { isOfIteration } from '../session/rules/assignment-id.ts';
import { type AnyHandIn, type HandInKind, type ImmediateKind, unknownAgent } from '../loop/hand-in-kind.ts';
import { countRefusal, handedInBefore, keepRefused, noteHandedIn, refusedHandIn } from '../loop/refusals.ts';
import { agentsAtWork, noteAgentEnded, startedFor } from '../loop/agents-at-work.ts';
import { shownTask, worksForIteration } from '../loop/rules/agents-at-work.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { asWriter } from '../loop/workflow.ts';
import { noteActivity } from '../session/activity.ts';
import { isReportingAgent, type ReportingAgent } from '../session/rules/agents.ts';
import { checkHandIn, handInKinds, immediateKind } from './hand-ins.ts';
import { judgeHandIn } from './judge-hand-in.ts';
import { excerpt, exitCodes, isWorkflowError } from '../base/errors.ts';
import { readIterationRuntime } from './iteration-runtime.ts';
import { readOrRestoreState } from './restore.ts';
import {
  correctedHandIn,
  describeRefusal,
  faultyItems,
  isHandIn,
  isNoHandIn,
  leaveOut,
  leftOf,
  receiptTask,
} from './rules/partial-hand-in.ts';

/** The last answer of an agent of this plugin. */
export interface AgentAnswer {
  /** The kind of the agent, such as `researcher`. */
  agent: string;
  agentId: string;
  answer: string;
  /** The file with its conversation; empty where that is not known. */
  transcript: string;
  /** The session that started it, and the process of that session. */
  session: string;
  process: number;
}

/** The reply to an agent: undefined when it is done; a text with which it continues; or a notice for the user only. */
export type HandInReply = { sendBack: string } | { notice: string } | undefined;

/** The number of times that a hand-in is sent back. */
const mostRefusals = 2;

/**
 * The longest answer, in characters, that stays in the session's context without a receipt. A receipt costs one more request of the agent,
 * some 40,000 characters; without it the answer is in each later request of the session, some eight.
 */
const longestAnswer = 5_000;

/**
 * Stores the hand-in of an agent, or sends it back with its problems, at most twice; then it is stored without faulty items. After a long
 * one that the session would read, the agent is asked for a receipt once. An agent that is sent back is still at work.
 */
export async function takeHandIn(paths: WorkflowPaths, given: AgentAnswer): Promise<HandInReply> {
  const reply = await replyTo(paths, given).catch(askAgain);
  if (reply === undefined || 'notice' in reply)
    await noteAgentEnded(paths, { ...given, id: given.agentId }, new Date());
  return reply;
}

/** An agent hands in again if other processes hold the lock for longer than a hook may wait: otherwise its work would be lost. */
function askAgain(error: unknown): HandInReply {
  if (!isWorkflowError(error) || error.exitCode !== exitCodes.later) throw error;
  return {
    sendBack: `Your hand-in could not be stored: ${error.message}. Nothing in it has to be changed: give the same answer again, whole.`,
  };
}

async function replyTo(paths: WorkflowPaths, given: AgentAnswer): Promise<HandInReply> {
  const { agent, answer } = given;
  const now = new Date();
  const immediate = immediateKind(agent);
  if (immediate === undefined && !isReportingAgent(agent) && !isHandIn(answer)) return undefined;
  const { state } = await readOrRestoreState(paths, now);
  if (state.status !== 'in_progress') return keepAfterEnd(paths, state, given, now);
  if (immediate !== undefined) return takeAtOnce(paths, state, immediate, given, now);
  if (isReportingAgent(agent))
    return asWriter(paths, async () => {
      const reply = await takeReport(paths, state, { ...given, agent }, now);
      // Under the same lock: of agents that answer at once, the last one sees that the others have ended.
      if (reply === undefined) await noteAgentEnded(paths, { ...given, id: given.agentId }, new Date());
      return reply;
    });
  return refuseUnknown(paths, state, given, now);
}

/** The hand-in of a kind that does not go into the inbox. */
async function takeAtOnce(
  paths: WorkflowPaths,
  { iteration }: WorkflowState,
  kind: ImmediateKind,
  given: AgentAnswer,
  now: Date,
): Promise<HandInReply> {
  noteActivity(paths);
  const { agent, agentId, answer } = given;
  const problems = await put(paths, kind, given, now);
  return asWriter(paths, () => {
    const before = handedInBefore(paths, agentId, iteration);
    if (problems.length === 0) return before === 'receipt' ? undefined : afterHandIn(paths, given, iteration);
    if (isNoHandIn(before, answer)) return undefined;
    const final = countRefusal(paths, agentId) > mostRefusals;
    appendEvent(paths, now, { event: 'hand-in-refused', iteration, agent, problems, final });
    return final ? undefined : { sendBack: describeRefusal(problems) };
  });
}

/** Puts a hand-in into effect. Returns the problems that keep it from taking effect. */
async function put(
  paths: WorkflowPaths,
  kind: ImmediateKind,
  { agentId, answer, transcript }: AgentAnswer,
  now: Date,
): Promise<string[]> {
  const found = jsonOf(answer);
  if (!found.ok) return found.problems;
  try {
    return await kind.put(paths, now, found.value, { agentId, transcript });
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return [error.message, ...error.fix.split('\n')];
  }
}

/**
 * Remembers that the hand-in is stored. Asks the agent of a long one for a receipt, unless others work for the iteration: then this answer
 * is kept from the session, which the last agent calls; of two that end in the same moment Claude Code may report this one last. The
 * caller holds the workflow's lock.
 */
function afterHandIn(
  paths: WorkflowPaths,
  { agent, agentId, answer }: AgentAnswer,
  iteration: number,
  leftOut: readonly string[] = [],
): HandInReply {
  const others = agentsAtWork(paths).filter(({ id }) => id !== agentId);
  const isKeptBack = isReportingAgent(agent) && others.some((one) => worksForIteration(one, iteration));
  const asked = agentId !== '' && answer.length > longestAnswer && !isKeptBack;
  noteHandedIn(paths, agentId, { iteration, asked });
  if (!asked) return undefined;
  const left = leftOut.length === 0 ? '' : `Left out of your hand-in: ${leftOut.join('; ')}.\n`;
  return { sendBack: `${left}${receiptTask}` };
}

/** The hand-in of another kind goes into the inbox, from which it is recorded. */
async function takeReport(
  paths: WorkflowPaths,
  state: WorkflowState,
  given: AgentAnswer & { agent: ReportingAgent },
  now: Date,
): Promise<HandInReply> {
  const { agent, agentId, answer } = given;
  const { iteration } = state;
  const found = jsonOf(answer);
  return asWriter(paths, async () => {
    noteActivity(paths);
    const before = handedInBefore(paths, agentId, iteration);
    const refused = refusedHandIn(paths, agentId);
    const corrected =
      found.ok && refused !== undefined ? correctedHandIn(refused.value, refused.problems, found.value) : undefined;
    const value = corrected ?? (found.ok ? found.value : undefined);
    const judged = found.ok ? await judgeHandIn(paths, state, given, value) : found;
    if (judged.ok) {
      await store(paths, state, given, judged, now);
      return before === 'receipt' ? undefined : afterHandIn(paths, given, iteration);
    }
    if (isNoHandIn(before, answer)) return undefined;
    const { problems } = judged;
    const final = countRefusal(paths, agentId) > mostRefusals;
    const partial = final ? await leaveOut(value, problems, (one) => judgeHandIn(paths, state, given, one)) : undefined;
    if (partial !== undefined) {
      await store(paths, state, given, partial, now);
      return afterHandIn(paths, given, iteration, partial.leftOut);
    }
    appendEvent(paths, now, { event: 'hand-in-refused', iteration, agent, problems, final });
    const items = faultyItems(value, problems);
    keepRefused(paths, agentId, final || items === undefined ? undefined : { value, problems });
    if (!final) return { sendBack: describeRefusal(problems, items) };
    // A resumed agent may work on another assignment than the one it was started for.
    const own = startedFor(paths, agentId) ?? '';
    const isOpen = isOfIteration(own, iteration) && !finishedAssignments(paths, iteration).has(own);
    const assignment = isOpen ? own : mentionedAssignment(answer);
    storeEntry(paths, iteration, { ...entryOf(given, now), assignment, hand_in: null, problems, ...leftOf(value) });
    return undefined;
  });
}

function entryOf(
  { agent, agentId }: AgentAnswer & { agent: ReportingAgent },
  now: Date,
): Pick<InboxEntry, 'agent' | 'agent_id' | 'received_at'> {
  return { agent, agent_id: agentId, received_at: now.toISOString() };
}

/** The caller holds the workflow's lock. */
async function store(
  paths: WorkflowPaths,
  state: WorkflowState,
  given: AgentAnswer & { agent: ReportingAgent },
  { kind, handIn, leftOut = [] }: { kind: HandInKind; handIn: AnyHandIn; leftOut?: string[] },
  now: Date,
): Promise<void> {
  const { iteration } = state;
  const { assignment } = handIn;
  const entry = { ...entryOf(given, now), assignment, hand_in: handIn, problems: leftOut };
  const file = storeEntry(paths, iteration, entry);
  const { assignments } = await readIterationRuntime(paths, state);
  const about = assignments.find(({ id }) => id === assignment)?.task.split('\n')[0];
  appendEvent(paths, now, {
    event: 'hand-in',
    iteration,
    agent: given.agent,
    claims: kind.count(handIn),
    ...(kind.counted !== undefined && { what: kind.counted }),
    ...(about !== undefined && { task: excerpt(shownTask(about)) }),
    file,
    ...(leftOut.length > 0 && { left_out: leftOut }),
  });
  keepRefused(paths, given.agentId, undefined);
  await kind.take?.(paths, now, file.replace(/\.json$/, ''), handIn);
}

/** Stores a hand-in after the end, without an effect, for the case that the workflow is resumed. Nothing is sent back then. */
async function keepAfterEnd(
  paths: WorkflowPaths,
  { iteration }: WorkflowState,
  given: AgentAnswer,
  now: Date,
): Promise<undefined> {
  const { agent, answer } = given;
  const immediate = immediateKind(agent);
  if (immediate !== undefined && immediate.endsWithWorkflow !== true) await put(paths, immediate, given, now);
  const checked = checkHandIn(agent, answer);
  if (!isReportingAgent(agent) || !checked.ok) return;
  const { handIn } = checked;
  const entry = { ...entryOf({ ...given, agent }, now), assignment: handIn.assignment, hand_in: handIn, problems: [] };
  await asWriter(paths, () => {
    const file = storeEntry(paths, iteration, entry);
    appendEvent(paths, now, { event: 'hand-in', iteration, agent, claims: checked.kind.count(handIn), file });
  });
}

/** An agent of a kind that the program does not know, such as one of another version: a hand-in of it is refused. */
async function refuseUnknown(
  paths: WorkflowPaths,
  { iteration }: WorkflowState,
  { agent }: AgentAnswer,
  now: Date,
): Promise<HandInReply> {
  const problems = [unknownAgent(handInKinds, agent)];
  await asWriter(paths, () => {
    appendEvent(paths, now, { event: 'hand-in-refused', iteration, agent, problems, final: true });
  });
  return { notice: `A hand-in was not stored: ${problems.join('; ')}.` };
}
