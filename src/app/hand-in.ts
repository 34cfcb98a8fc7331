import type { WorkflowPaths } from '../files/paths.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { allowance, describeAllowance } from '../loop/rules/budgets.ts';
import { appendEvent } from '../journal/journal.ts';
import { asWriter } from '../loop/workflow.ts';
import {
  claimJudging,
  claimVerification,
  goalReading,
  repositoryFindings,
  trialFindings,
  webFindings,
} from '../research/hand-in-kinds.ts';
import { closingUsd, spentState } from '../spend/spend.ts';
import { codingKinds, featureCritique } from '../coding/hand-in.ts';
import {
  allEntries,
  countRefusal,
  endRow,
  handInFile,
  type HandingIn,
  noteEnded,
  ownHandIn,
  storeHandIn,
} from '../loop/agents.ts';
import { critiqueOfReport } from '../report/report.ts';
import { writingOfReport } from '../report/write-up.ts';
import { goalJudgement } from '../goal/acceptance-file.ts';
import {
  type AgentRow,
  handsIn,
  isOver,
  isReportingAgent,
  type Owner,
  shownTask,
  startedRow,
  writesMarkdown,
} from '../loop/rules/agents.ts';
import { excerpt, exitCodes, isWorkflowError } from '../base/errors.ts';
import { readOrNothing, removeFile, setAside } from '../files/store.ts';
import { noteActivity } from '../session/activity.ts';
import { isRecord, jsonOf } from '../base/json.ts';
import { planCritique, planSection } from '../planning/phase.ts';
import { readDraft } from '../report/rules/source.ts';
import { readIterationRuntime, readOrRestoreState } from './turn.ts';
import {
  type AnyHandIn,
  type FiledHandIn,
  type HandInKind,
  type Inbox,
  type TaggedHandIn,
  tagHandIn,
  describeFaults,
  missing,
  withoutFaulty,
} from '../loop/hand-in-kind.ts';

/** The kinds of hand-ins that go into the inbox. No order matters: an agent has one, or some that exclude each other. */
export const inboxKinds: readonly HandInKind[] = [
  goalReading,
  webFindings,
  repositoryFindings,
  trialFindings,
  claimVerification,
  claimJudging,
  writingOfReport,
  critiqueOfReport,
  planSection,
  planCritique,
  featureCritique,
  goalJudgement,
];

/** Finds the kind of what an agent handed in, and checks its form. */
export const checkValue = (agent: string, value: unknown): TaggedHandIn => tagHandIn(inboxKinds, agent, value);

/** All hand-ins of all iterations, validated again. */
export function readInbox(paths: WorkflowPaths): Inbox {
  const filed = allEntries(paths).flatMap(({ id, iteration, agent, hand_in }) => {
    const read = checkValue(agent, hand_in);
    return read.ok ? [{ id, iteration, kind: read.kind, handIn: read.handIn }] : [];
  });
  return {
    of: <T extends AnyHandIn>(...kinds: readonly HandInKind<T>[]) => {
      // Compared by name: a phase from another bundle has its own copies of the kinds.
      const names = new Set(kinds.map(({ name }) => name));
      // The schema of its kind has validated each.
      return filed.filter(({ kind }) => names.has(kind.name)) as FiledHandIn[] as FiledHandIn<T>[];
    },
  };
}

interface Taking {
  paths: WorkflowPaths;
  state: WorkflowState;
  own: AgentRow;
  /** The file with the conversation of its agent; empty where that is not known. */
  transcript: string;
  now: Date;
}

/** The number of times that an agent is kept from ending without a hand-in that can be taken. */
const mostRefusals = 2;

/** The value that an agent handed in, or why its file holds none. */
function given(paths: WorkflowPaths, own: AgentRow | undefined): ReturnType<typeof jsonOf> {
  const text = own && readOrNothing(handInFile(paths, own))?.toString('utf8');
  if (own === undefined || text === undefined) return { ok: false, problems: [missing] };
  return writesMarkdown(own) ? readDraft(text) : jsonOf(text);
}

/**
 * Takes a hand-in as it is: into the inbox, or, one of coding, into effect at once. Returns its problems: with any, and as a trial, nothing
 * is changed.
 */
async function take(
  taking: Taking,
  value: unknown,
  { isTrial = false, leftOut = [] }: { isTrial?: boolean; leftOut?: readonly string[] } = {},
): Promise<string[]> {
  const { paths, state, own, now, transcript } = taking;
  const { agent } = own;
  if (isReportingAgent(agent)) {
    const checked = await checkOwn(taking, value);
    if (!checked.ok) return checked.problems;
    const { kind, handIn } = checked;
    const judgeAndStore = async () => {
      const problems = (await kind.problems?.(paths, handIn, state, transcript)) ?? [];
      if (problems.length === 0 && !isTrial) await store(taking, checked, leftOut);
      return problems;
    };
    return isTrial ? judgeAndStore() : asWriter(paths, judgeAndStore);
  }
  // Not under the lock of the workflow: it is taken within that of the repository.
  const problems = await put(taking, value, isTrial);
  if (problems.length === 0 && !isTrial)
    await asWriter(paths, () => {
      const refused = { event: 'hand-in-refused' as const, iteration: state.iteration, agent, final: false };
      if (leftOut.length > 0) appendEvent(paths, now, { ...refused, problems: [...leftOut], left_out: true });
      endRow(paths, own, now, 'taken');
      removeFile(handInFile(paths, own));
    });
  return problems;
}

/** Checks the form of a hand-in, which answers the assignment that its file is named for, and the part of it, whatever it says. */
async function checkOwn({ paths, state, own }: Taking, value: unknown): Promise<TaggedHandIn> {
  if (!isRecord(value)) return checkValue(own.agent, value);
  const { assignments } = await readIterationRuntime(paths, state);
  const part = assignments.find(({ id }) => id === own.about)?.part;
  const asked = part === undefined ? {} : { section: part, aspect: part };
  return checkValue(own.agent, { ...value, ...asked, assignment: own.about });
}

async function put({ paths, own }: Taking, value: unknown, isTrial: boolean): Promise<string[]> {
  try {
    const kind = codingKinds.find(({ agent }) => agent === own.agent);
    return (await kind?.put(paths, new Date(), value, { agentId: own.id, isTrial })) ?? [];
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return [error.message, ...error.fix.split('\n')];
  }
}

/** Takes what is right of a hand-in with these problems; returns whether anything is. */
async function takePart(taking: Taking, value: unknown, problems: readonly string[]): Promise<boolean> {
  const { own, paths } = taking;
  const whole = await checkOwn(taking, value);
  if (isReportingAgent(own.agent) && whole.ok && whole.kind.keepsFaults === true) {
    await asWriter(paths, () => store(taking, whole, []));
    return true;
  }
  const leftOut: string[] = [];
  let [left, faults] = [value, problems];
  while (faults.length > 0) {
    const part = withoutFaulty(left, faults);
    if (part === undefined) return false;
    leftOut.push(...part.leftOut);
    left = part.rest;
    faults = await take(taking, left, { leftOut });
  }
  return true;
}

/** Stores a hand-in, with the end of its agent's row, and applies it. The caller holds the workflow's lock. */
async function store(
  { paths, state, own, now }: Taking,
  { kind, handIn }: TaggedHandIn & { ok: true },
  problems: readonly string[],
): Promise<void> {
  const { iteration } = state;
  const { assignments } = await readIterationRuntime(paths, state);
  const about = assignments.find(({ id }) => id === own.about)?.task.split('\n')[0];
  const task = about !== undefined && { task: excerpt(shownTask(about)) };
  const id = storeHandIn(paths, now, own, { iteration, hand_in: handIn, problems, ...task });
  removeFile(handInFile(paths, own));
  await kind.take?.(paths, now, id, handIn);
}

/**
 * An agent has just written a file. If it is its hand-in, it hears what is wrong with it; where no further step of it is paid for, the
 * hand-in is taken, without what is wrong in it, and the agent ends.
 */
export async function atWrite(
  paths: WorkflowPaths,
  by: HandingIn,
  file: string,
  isUnattended: boolean,
): Promise<{ stops: string } | { faults: string } | undefined> {
  const own = ownHandIn(paths, by);
  if (own === undefined || isOver(own) || file !== handInFile(paths, own)) return undefined;
  const now = new Date();
  const state = await readOrRestoreState(paths, now);
  // Its file stays, and is taken if the workflow is resumed.
  if (state.status !== 'in_progress') return { stops: 'The workflow has ended.' };
  const spent = spentState(paths, state);
  const left = allowance(spent, now, { closingUsd: closingUsd(paths, state.driver, isUnattended) });
  if (left.kind === 'closing' || left.kind === 'nothing') {
    await takeLeftHandIns(paths, [own], now);
    return { stops: `${describeAllowance(spent, left)}.` };
  }
  const found = given(paths, own);
  const taking = { paths, state, own, transcript: by.transcript, now };
  const problems = found.ok ? await take(taking, found.value, { isTrial: true }) : found.problems;
  return problems.length === 0 ? undefined : { faults: describeFaults(file, problems) };
}

/**
 * Takes the hand-in of an agent that ends. Without one that can be taken, the agent is kept from ending, at most twice; then faulty items
 * are left out, or it is refused for good.
 * @returns the text with which the agent goes on; undefined when it has ended.
 */
export async function takeHandIn(paths: WorkflowPaths, by: HandingIn & Owner): Promise<string | undefined> {
  const reply = await replyTo(paths, by).catch((error: unknown) => {
    // An agent ends again if other processes hold the lock for longer than a hook may wait: otherwise its work would come late.
    if (!isWorkflowError(error) || error.exitCode !== exitCodes.later) throw error;
    return `Your hand-in could not be taken: ${error.message}. Nothing in it has to be changed: end once more.`;
  });
  if (reply === undefined) await noteEnded(paths, by.agentId, new Date());
  return reply;
}

async function replyTo(paths: WorkflowPaths, by: HandingIn & Owner): Promise<string | undefined> {
  const { agent, agentId: id, session, process, transcript } = by;
  if (!handsIn(agent)) return undefined;
  const now = new Date();
  const state = await readOrRestoreState(paths, now);
  const own = ownHandIn(paths, by);
  if ((own !== undefined && isOver(own)) || state.status !== 'in_progress') return undefined;
  const taking = own && { paths, state, own, transcript, now };
  const found = given(paths, own);
  noteActivity(paths);
  const problems = !found.ok ? found.problems : taking === undefined ? [] : await take(taking, found.value);
  if (problems.length === 0) return undefined;
  // An agent without a row gets one that has ended, so that nobody waits for it.
  const at = now.toISOString();
  const stranger = { ...startedRow({ id, agent, about: '', session, process, started_at: at }), ended_at: at };
  const isFinal = (await asWriter(paths, () => countRefusal(paths, own ?? stranger, now))) > mostRefusals;
  if (isFinal && taking !== undefined && found.ok && (await takePart(taking, found.value, problems))) return undefined;
  return asWriter(paths, () => {
    const { iteration } = state;
    appendEvent(paths, now, { event: 'hand-in-refused', iteration, agent, problems, final: isFinal });
    if (!isFinal) {
      const file = own === undefined ? 'the file that your task names' : handInFile(paths, own);
      return `${describeFaults(file, problems)}\nThen end with one sentence, through the hand-back tool if you have one.`;
    }
    // The assignment counts as failed, so that its iteration goes on; the file stays beside its place.
    if (own !== undefined) {
      endRow(paths, own, now, 'refused');
      setAside(handInFile(paths, own), now);
    }
    return undefined;
  });
}

/** Takes the hand-ins of agents that did not live to end: what is right of each counts. A file without anything right stays. */
export async function takeLeftHandIns(paths: WorkflowPaths, left: readonly AgentRow[], now: Date): Promise<void> {
  const state = await readOrRestoreState(paths, now);
  if (state.status !== 'in_progress') return;
  for (const own of left) {
    const taking = { paths, state, own, transcript: '', now };
    const found = given(paths, own);
    const problems = found.ok ? await take(taking, found.value) : [];
    if (found.ok && problems.length > 0) await takePart(taking, found.value, problems);
  }
}
