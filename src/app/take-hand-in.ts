import { jsonOf } from '../base/json.ts';
import { excerpt, exitCodes, isWorkflowError } from '../base/errors.ts';
import { quarantine } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { removeFile } from '../files/regular.ts';
import { appendEvent } from '../journal/journal.ts';
import { countRefusal, endRow, handInFile, noteEnded, ownHandIn, readHandIn, type HandingIn } from '../loop/agents.ts';
import { placeOf, storeEntry, type InboxEntry } from '../loop/inbox.ts';
import { allowance, describeAllowance } from '../loop/rules/allowance.ts';
import { isOver, shownTask, writesMarkdown, type AgentResult, type AgentRow } from '../loop/rules/agents.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readDraft } from '../report/rules/draft.ts';
import { asWriter } from '../loop/workflow.ts';
import { noteActivity } from '../session/activity.ts';
import { handsIn, isReportingAgent, type ReportingAgent } from '../session/rules/agents.ts';
import { withSpend } from '../spend/rules/spend.ts';
import { closingUsd, readSpend } from '../spend/spend.ts';
import { checkValue, immediateKind } from './hand-ins.ts';
import { judgeHandIn, type Judged } from './judge-hand-in.ts';
import { readIterationRuntime } from './iteration-runtime.ts';
import { readOrRestoreState } from './restore.ts';
import { allFaults, describeFaults, faultyItems, leaveOut, leftOf } from './rules/partial-hand-in.ts';

/** An agent that ends, and the session that started it. */
export interface EndingAgent extends HandingIn {
  session: string;
  process: number;
}

/** The number of times that an agent is kept from ending without a hand-in that can be taken. */
const mostRefusals = 2;

/** The value that an agent handed in, or why its file holds none. */
type Given = { ok: true; value: unknown } | { ok: false; problems: string[] };

function given(paths: WorkflowPaths, own: AgentRow | undefined): Given {
  const text = own && readHandIn(paths, own);
  if (own === undefined || text === undefined) return { ok: false, problems: ['the file is missing'] };
  return writesMarkdown(own) ? readDraft(text) : jsonOf(text);
}

/** All faults of a hand-in that its agent has just written; undefined for a good one, and for any other file. */
export async function checkWritten(paths: WorkflowPaths, by: HandingIn, file: string): Promise<string | undefined> {
  const own = ownHandIn(paths, by);
  if (own === undefined || isOver(own) || file !== handInFile(paths, own)) return undefined;
  const { state } = await readOrRestoreState(paths, new Date());
  if (state.status !== 'in_progress') return undefined;
  const found = given(paths, own);
  const problems = found.ok ? await faultsOf(paths, state, own, by, found.value) : found.problems;
  if (problems.length === 0) return undefined;
  return describeFaults(file, problems, found.ok ? faultyItems(found.value, problems) : undefined);
}

/**
 * Takes the hand-in that an agent has just written where no further step of it is paid for: what is wrong in it is left out.
 * @returns why the agent ends here; undefined while it may go on.
 */
export async function takeUnpaid(
  paths: WorkflowPaths,
  by: HandingIn,
  file: string,
  isUnattended: boolean,
): Promise<string | undefined> {
  const own = ownHandIn(paths, by);
  if (own === undefined || isOver(own) || file !== handInFile(paths, own)) return undefined;
  const now = new Date();
  const { state } = await readOrRestoreState(paths, now);
  if (state.status !== 'in_progress') {
    await keepAfterEnd(paths, state, own, by, given(paths, own), now);
    return 'The workflow has ended.';
  }
  const spent = withSpend(state, readSpend(paths, state));
  const left = allowance(spent, now, { closingUsd: closingUsd(paths, state.driver, isUnattended) });
  if (left.kind === 'all' || left.kind === 'write-up') return undefined;
  await takeLeftHandIns(paths, [own], now);
  return `${describeAllowance(spent, left)}.`;
}

async function faultsOf(
  paths: WorkflowPaths,
  state: WorkflowState,
  own: AgentRow,
  { agent, agentId, transcript }: HandingIn,
  value: unknown,
): Promise<string[]> {
  if (!isReportingAgent(agent)) return put(paths, { agent, agentId, transcript }, value, { isTrial: true });
  const judged = await judgeHandIn(paths, state, { agent, assignment: own.about, transcript }, value);
  return judged.ok ? [] : judged.problems;
}

/**
 * Takes the hand-in of an agent that ends. Without one that can be taken, the agent is kept from ending, at most twice; then faulty items
 * are left out, or it is refused for good.
 * @returns the text with which the agent goes on; undefined when it has ended.
 */
export async function takeHandIn(paths: WorkflowPaths, by: EndingAgent): Promise<string | undefined> {
  const reply = await replyTo(paths, by).catch(askAgain);
  if (reply === undefined) await noteEnded(paths, { ...by, id: by.agentId }, new Date());
  return reply;
}

/** An agent ends again if other processes hold the lock for longer than a hook may wait: otherwise its work would come late. */
function askAgain(error: unknown): string {
  if (!isWorkflowError(error) || error.exitCode !== exitCodes.later) throw error;
  return `Your hand-in could not be taken: ${error.message}. Nothing in it has to be changed: end once more.`;
}

async function replyTo(paths: WorkflowPaths, by: EndingAgent): Promise<string | undefined> {
  const { agent, agentId } = by;
  if (!handsIn(agent)) return undefined;
  const now = new Date();
  const { state } = await readOrRestoreState(paths, now);
  const own = ownHandIn(paths, by);
  if (own !== undefined && isOver(own)) return undefined;
  const found = given(paths, own);
  if (state.status !== 'in_progress') return own && keepAfterEnd(paths, state, own, by, found, now);
  noteActivity(paths);
  const atOnce = isReportingAgent(agent) ? undefined : found.ok ? await put(paths, by, found.value) : found.problems;
  // Under one lock: of agents that end at once, the last one sees that the others have ended.
  return asWriter(paths, async () => {
    const problems = atOnce ?? (await report(paths, state, own, by, found, now));
    const row = own ?? { id: agentId, agent, session: by.session, process: by.process };
    const isFinal = problems.length > 0 && countRefusal(paths, row, now) > mostRefusals;
    const isTaken =
      problems.length === 0 ||
      (isFinal && own !== undefined && (await takePart(paths, state, own, by, found, problems, now)));
    if (isTaken) {
      if (own !== undefined && atOnce !== undefined) finish(paths, own, 'taken', now);
      return undefined;
    }
    const { iteration } = state;
    appendEvent(paths, now, { event: 'hand-in-refused', iteration, agent, problems, final: isFinal });
    if (!isFinal) {
      const file = own === undefined ? 'the file that your task names' : handInFile(paths, own);
      return `${describeFaults(file, problems, found.ok ? faultyItems(found.value, problems) : undefined)}\nThen end with one sentence, through the hand-back tool if you have one.`;
    }
    // The assignment counts as failed, so that its iteration goes on.
    if (own !== undefined) finish(paths, own, 'refused', now, { problems, ...(found.ok && leftOf(found.value)) });
    return undefined;
  });
}

/** A hand-in is over: its file goes, or stays beside its place if it was refused. The caller holds the workflow's lock. */
function finish(
  paths: WorkflowPaths,
  own: AgentRow,
  result: AgentResult,
  now: Date,
  more: Partial<AgentRow> = {},
): void {
  endRow(paths, own, now, result, more);
  const file = handInFile(paths, own);
  if (result === 'refused') quarantine(file, now);
  else removeFile(file);
}

/** Puts a hand-in of coding into effect, or tries whether it could be. Returns all problems that keep it from taking effect. */
async function put(paths: WorkflowPaths, by: HandingIn, value: unknown, { isTrial = false } = {}): Promise<string[]> {
  const problems = await tryPut(paths, by, value, isTrial);
  const schema = immediateKind(by.agent)?.schema;
  if (problems.length === 0 || schema === undefined || schema.safeParse(value).success) return problems;
  return allFaults(schema, value, problems, (part) => tryPut(paths, by, part, true));
}

async function tryPut(
  paths: WorkflowPaths,
  { agent, agentId, transcript }: HandingIn,
  value: unknown,
  isTrial: boolean,
): Promise<string[]> {
  try {
    return (await immediateKind(agent)?.put(paths, new Date(), value, { agentId, transcript, isTrial })) ?? [];
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return [error.message, ...error.fix.split('\n')];
  }
}

/** Stores a hand-in in the inbox, from which it is recorded; returns its problems. The caller holds the workflow's lock. */
async function report(
  paths: WorkflowPaths,
  state: WorkflowState,
  own: AgentRow | undefined,
  by: HandingIn,
  found: Given,
  now: Date,
): Promise<string[]> {
  if (!found.ok || own === undefined || !isReportingAgent(by.agent)) return found.ok ? [] : found.problems;
  const judged = await judgeHandIn(
    paths,
    state,
    { agent: by.agent, assignment: own.about, transcript: by.transcript },
    found.value,
  );
  if (!judged.ok) return judged.problems;
  await store(paths, state, own, by, judged, now);
  return [];
}

/** Stores what is right of a hand-in, or puts it into effect; returns whether anything is right. The caller holds the workflow's lock. */
async function takePart(
  paths: WorkflowPaths,
  state: WorkflowState,
  own: AgentRow,
  by: HandingIn,
  found: Given,
  problems: readonly string[],
  now: Date,
): Promise<boolean> {
  const { agent, transcript } = by;
  if (!found.ok) return false;
  if (!isReportingAgent(agent)) return putPart(paths, state, by, found.value, problems, now);
  const whole = checkValue(agent, { ...(found.value as object), assignment: own.about });
  if (whole.ok && whole.kind.keepsFaults === true) {
    await store(paths, state, own, by, whole, now);
    return true;
  }
  const author = { agent, assignment: own.about, transcript };
  const part = await leaveOut(found.value, problems, (one) => judgeHandIn(paths, state, author, one));
  if (part !== undefined) await store(paths, state, own, by, part, now);
  return part !== undefined;
}

/** Puts what is right of a hand-in of coding into effect, and journals what is left out; returns whether anything is right. */
async function putPart(
  paths: WorkflowPaths,
  { iteration }: WorkflowState,
  by: HandingIn,
  value: unknown,
  problems: readonly string[],
  now: Date,
): Promise<boolean> {
  const part = await leaveOut(value, problems, async (one) => {
    const left = await put(paths, by, one);
    return left.length === 0 ? { ok: true as const } : { ok: false, problems: left };
  });
  if (part === undefined) return false;
  const { agent } = by;
  appendEvent(paths, now, {
    event: 'hand-in-refused',
    iteration,
    agent,
    problems: part.leftOut,
    final: false,
    left_out: true,
  });
  return true;
}

/**
 * Stores a hand-in in the inbox, with the end of its agent's row. The caller holds the workflow's lock.
 * @param isKept it comes after the end, and has no effect until the workflow is resumed.
 */
async function store(
  paths: WorkflowPaths,
  state: WorkflowState,
  own: AgentRow,
  { agentId }: HandingIn,
  { kind, handIn, leftOut = [] }: Extract<Judged, { ok: true }> & { leftOut?: string[] },
  now: Date,
  { isKept = false } = {},
): Promise<void> {
  const { iteration } = state;
  const { assignments } = await readIterationRuntime(paths, state);
  const about = assignments.find(({ id }) => id === handIn.assignment)?.task.split('\n')[0];
  const entry: InboxEntry = {
    agent: own.agent as ReportingAgent,
    agent_id: agentId,
    assignment: handIn.assignment,
    received_at: now.toISOString(),
    hand_in: handIn,
    problems: leftOut,
  };
  const file = placeOf(paths, iteration, entry);
  const event = {
    event: 'hand-in' as const,
    iteration,
    agent: own.agent,
    claims: kind.count(handIn),
    ...(kind.counted !== undefined && { what: kind.counted }),
    ...(about !== undefined && { task: excerpt(shownTask(about)) }),
    file,
    ...(leftOut.length > 0 && { left_out: leftOut }),
    entry,
  };
  storeEntry(paths, file, entry);
  endRow(paths, own, now, 'taken', {}, event);
  removeFile(handInFile(paths, own));
  if (!isKept) await kind.take?.(paths, now, file.replace(/\.json$/, ''), handIn);
}

/** Keeps a hand-in after the end, without an effect, for the case that the workflow is resumed. Nothing is sent back then. */
async function keepAfterEnd(
  paths: WorkflowPaths,
  state: WorkflowState,
  own: AgentRow,
  by: HandingIn,
  found: Given,
  now: Date,
): Promise<undefined> {
  const { agent } = by;
  if (!found.ok) return;
  const immediate = immediateKind(agent);
  const isPut =
    immediate !== undefined && immediate.endsWithWorkflow !== true && (await put(paths, by, found.value)).length === 0;
  const checked = isReportingAgent(agent)
    ? checkValue(agent, { ...(found.value as object), assignment: own.about })
    : undefined;
  await asWriter(paths, async () => {
    if (checked?.ok === true) await store(paths, state, own, by, checked, now, { isKept: true });
    else finish(paths, own, isPut ? 'taken' : 'refused', now);
  });
}

/**
 * Takes the hand-ins of agents that did not live to end: what is right of each counts. A file without anything right stays.
 * @param left see `leftHandIns`.
 */
export async function takeLeftHandIns(paths: WorkflowPaths, left: readonly AgentRow[], now: Date): Promise<void> {
  const { state } = await readOrRestoreState(paths, now);
  if (state.status !== 'in_progress') return;
  for (const own of left) {
    const by = { agent: own.agent, agentId: own.id, transcript: '' };
    const found = given(paths, own);
    if (!found.ok) continue;
    const atOnce = isReportingAgent(own.agent) ? undefined : await put(paths, by, found.value);
    await asWriter(paths, async () => {
      const problems = atOnce ?? (await report(paths, state, own, by, found, now));
      const isTaken = problems.length === 0 || (await takePart(paths, state, own, by, found, problems, now));
      if (isTaken && atOnce !== undefined) finish(paths, own, 'taken', now);
    });
  }
}
