import { jsonOf } from '../base/json.ts';
import { excerpt, exitCodes, isWorkflowError } from '../base/errors.ts';
import { quarantine } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { removeFile } from '../files/regular.ts';
import { appendEvent } from '../journal/journal.ts';
import { noteAgentEnded } from '../loop/agents-at-work.ts';
import { storeEntry, type InboxEntry } from '../loop/inbox.ts';
import { countRefusal } from '../loop/refusals.ts';
import { allowance, describeAllowance } from '../loop/rules/allowance.ts';
import { shownTask } from '../loop/rules/agents-at-work.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { handInFile, noteHandIn, ownHandIn, readHandIn, writesMarkdown, type AskedHandIn } from '../loop/wave.ts';
import { readDraft } from '../report/rules/draft.ts';
import { asWriter } from '../loop/workflow.ts';
import { noteActivity } from '../session/activity.ts';
import { handsIn, isReportingAgent, type ReportingAgent } from '../session/rules/agents.ts';
import { isOfIteration } from '../session/rules/assignment-id.ts';
import { withSpend } from '../spend/rules/spend.ts';
import { closingUsd, readSpend } from '../spend/spend.ts';
import { checkValue, immediateKind } from './hand-ins.ts';
import { judgeHandIn, type Judged } from './judge-hand-in.ts';
import { readIterationRuntime } from './iteration-runtime.ts';
import { readOrRestoreState } from './restore.ts';
import { allFaults, describeFaults, faultyItems, leaveOut, leftOf } from './rules/partial-hand-in.ts';

/** An agent that has written its hand-in, or ends. */
export interface HandingIn {
  /** The kind of the agent, such as `researcher`. */
  agent: string;
  agentId: string;
  /** The file with its conversation; empty where that is not known. */
  transcript: string;
}

/** An agent that ends, and the session that started it. */
export interface EndingAgent extends HandingIn {
  session: string;
  process: number;
}

/** The number of times that an agent is kept from ending without a hand-in that can be taken. */
const mostRefusals = 2;

/** The value that an agent handed in, or why its file holds none. */
type Given = { ok: true; value: unknown } | { ok: false; problems: string[] };

function given(paths: WorkflowPaths, own: AskedHandIn | undefined): Given {
  const text = own && readHandIn(paths, own);
  if (own === undefined || text === undefined) return { ok: false, problems: ['the file is missing'] };
  return writesMarkdown(own) ? readDraft(text) : jsonOf(text);
}

/** All faults of a hand-in that its agent has just written; undefined for a good one, and for any other file. */
export async function checkWritten(paths: WorkflowPaths, by: HandingIn, file: string): Promise<string | undefined> {
  const own = ownHandIn(paths, by);
  if (own === undefined || own.over || file !== handInFile(paths, own)) return undefined;
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
  if (own === undefined || own.over || file !== handInFile(paths, own)) return undefined;
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
  own: AskedHandIn,
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
  if (reply === undefined) await noteAgentEnded(paths, { ...by, id: by.agentId }, new Date());
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
  if (own?.over === true) return undefined;
  const found = given(paths, own);
  if (state.status !== 'in_progress') return own && keepAfterEnd(paths, state, own, by, found, now);
  noteActivity(paths);
  const atOnce = isReportingAgent(agent) ? undefined : found.ok ? await put(paths, by, found.value) : found.problems;
  return asWriter(paths, async () => {
    const problems = atOnce ?? (await report(paths, state, own, by, found, now));
    const isFinal = problems.length > 0 && countRefusal(paths, agentId) > mostRefusals;
    const isLeft = isFinal && own !== undefined && (await takePart(paths, state, own, by, found, problems, now));
    if (problems.length > 0 && !isLeft)
      appendEvent(paths, now, {
        event: 'hand-in-refused',
        iteration: state.iteration,
        agent,
        problems,
        final: isFinal,
      });
    if (problems.length > 0 && !isFinal) {
      const file = own === undefined ? 'the file that your task names' : handInFile(paths, own);
      return `${describeFaults(file, problems, found.ok ? faultyItems(found.value, problems) : undefined)}\nThen end with one sentence.`;
    }
    if (problems.length > 0 && !isLeft) refuseForGood(paths, state, own, by, found, problems, now);
    if (own !== undefined) forget(paths, own, agentId, problems.length > 0 && !isLeft, now);
    // Under the same lock: of agents that end at once, the last one sees that the others have ended.
    await noteAgentEnded(paths, { ...by, id: agentId }, now);
    return undefined;
  });
}

/** A hand-in is over: its file goes, or stays beside its place if it was refused. The caller holds the workflow's lock. */
function forget(paths: WorkflowPaths, own: AskedHandIn, by: string, wasRefused: boolean, now: Date): void {
  const file = handInFile(paths, own);
  if (wasRefused) quarantine(file, now);
  else removeFile(file);
  noteHandIn(paths, own, { by, over: true });
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
  own: AskedHandIn | undefined,
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
  await store(paths, state, { ...by, agent: by.agent }, judged, now);
  return [];
}

/** Stores what is right of a hand-in, or puts it into effect; returns whether anything is right. The caller holds the workflow's lock. */
async function takePart(
  paths: WorkflowPaths,
  state: WorkflowState,
  own: AskedHandIn,
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
    await store(paths, state, { ...by, agent }, whole, now);
    return true;
  }
  const author = { agent, assignment: own.about, transcript };
  const part = await leaveOut(found.value, problems, (one) => judgeHandIn(paths, state, author, one));
  if (part !== undefined) await store(paths, state, { ...by, agent }, part, now);
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

type Reporter = HandingIn & { agent: ReportingAgent };

const entryOf = ({ agent, agentId }: Reporter, now: Date): Pick<InboxEntry, 'agent' | 'agent_id' | 'received_at'> => ({
  agent,
  agent_id: agentId,
  received_at: now.toISOString(),
});

/** The caller holds the workflow's lock. */
async function store(
  paths: WorkflowPaths,
  state: WorkflowState,
  by: Reporter,
  { kind, handIn, leftOut = [] }: Extract<Judged, { ok: true }> & { leftOut?: string[] },
  now: Date,
): Promise<void> {
  const { iteration } = state;
  const { assignment } = handIn;
  const file = storeEntry(paths, iteration, { ...entryOf(by, now), assignment, hand_in: handIn, problems: leftOut });
  const { assignments } = await readIterationRuntime(paths, state);
  const about = assignments.find(({ id }) => id === assignment)?.task.split('\n')[0];
  appendEvent(paths, now, {
    event: 'hand-in',
    iteration,
    agent: by.agent,
    claims: kind.count(handIn),
    ...(kind.counted !== undefined && { what: kind.counted }),
    ...(about !== undefined && { task: excerpt(shownTask(about)) }),
    file,
    ...(leftOut.length > 0 && { left_out: leftOut }),
  });
  await kind.take?.(paths, now, file.replace(/\.json$/, ''), handIn);
}

/** An assignment without a hand-in counts as failed, so that its iteration goes on. The caller holds the workflow's lock. */
function refuseForGood(
  paths: WorkflowPaths,
  { iteration }: WorkflowState,
  own: AskedHandIn | undefined,
  by: HandingIn,
  found: Given,
  problems: string[],
  now: Date,
): void {
  const { agent } = by;
  if (!isReportingAgent(agent)) return;
  const assignment = own !== undefined && isOfIteration(own.about, iteration) ? own.about : null;
  const left = found.ok ? leftOf(found.value) : {};
  storeEntry(paths, iteration, { ...entryOf({ ...by, agent }, now), assignment, hand_in: null, problems, ...left });
}

/** Keeps a hand-in after the end, without an effect, for the case that the workflow is resumed. Nothing is sent back then. */
async function keepAfterEnd(
  paths: WorkflowPaths,
  { iteration }: WorkflowState,
  own: AskedHandIn,
  by: HandingIn,
  found: Given,
  now: Date,
): Promise<undefined> {
  const { agent } = by;
  if (!found.ok) return;
  const immediate = immediateKind(agent);
  if (immediate !== undefined && immediate.endsWithWorkflow !== true) await put(paths, by, found.value);
  const checked = checkValue(agent, found.value);
  await asWriter(paths, () => {
    if (isReportingAgent(agent) && checked.ok) {
      const { handIn, kind } = checked;
      const entry = { ...entryOf({ ...by, agent }, now), assignment: own.about, hand_in: handIn, problems: [] };
      const file = storeEntry(paths, iteration, entry);
      appendEvent(paths, now, { event: 'hand-in', iteration, agent, claims: kind.count(handIn), file });
    }
    forget(paths, own, by.agentId, !checked.ok, now);
  });
}

/**
 * Takes the hand-ins of agents that did not live to end: what is right of each counts. A file without anything right stays.
 * @param left see `leftHandIns`.
 */
export async function takeLeftHandIns(paths: WorkflowPaths, left: readonly AskedHandIn[], now: Date): Promise<void> {
  const { state } = await readOrRestoreState(paths, now);
  if (state.status !== 'in_progress') return;
  for (const own of left) {
    const by = { agent: own.agent, agentId: own.by, transcript: '' };
    const found = given(paths, own);
    if (!found.ok) continue;
    const atOnce = isReportingAgent(own.agent) ? undefined : await put(paths, by, found.value);
    await asWriter(paths, async () => {
      const problems = atOnce ?? (await report(paths, state, own, by, found, now));
      const isTaken = problems.length === 0 || (await takePart(paths, state, own, by, found, problems, now));
      if (isTaken) forget(paths, own, own.by, false, now);
    });
  }
}
