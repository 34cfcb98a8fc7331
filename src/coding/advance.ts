import { cut, describeError, excerpt, isWorkflowError, printable } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { agentsAtWork } from '../loop/agents.ts';
import { notifyPerson } from '../loop/announce.ts';
import type { AgreedGoal } from '../loop/rules/brief.ts';
import { readState } from '../loop/state-file.ts';
import { storedIterationRuntime } from '../loop/workflow.ts';
import { asRepositoryWriter } from '../programs/git/repository.ts';
import { noteActivity } from '../session/activity.ts';
import { keepRecord, parallelLimit, stepFor, type Attempt, type FactsFromOtherRooms, type Verdict } from './attempt.ts';
import { verifyUnlessVerified } from './checks.ts';
import { ask, changeFeatures, hasFeatures, readFeatures, refreshFeatures } from './feature-file.ts';
import { describePassed, land, rebase } from './land.ts';
import { followBase } from './own-branch.ts';
import { clearPlaces, closePlace, giveUp, hasNewWork, keptMessage, leavePlace, saveWork, skip } from './place.ts';
import {
  afterFeature,
  bringsWork,
  defectsKey,
  describeAttempt,
  describeBlocker,
  needsNoCoder,
  reopened,
  reviewOf,
  stageOf,
  startCoder,
  verificationOf,
  type AttemptRecord,
} from './rules/attempt.ts';
import { divideFeature } from './rules/feature-list.ts';
import { refuse, requireFeature } from './rules/feature.ts';
import { attemptsLeft, beginFeature, failAttempt, newFeaturesLeft, nextWay } from './rules/progress.ts';
import { itemized } from './rules/tasks.ts';
import { attemptInProgress, beginFeatures, startAttempt } from './start-feature.ts';
import { checkPassed } from './sweep.ts';
import { requireJudgement, requireReview, writeCoderTask } from './tasks.ts';

/** The present outcome of an attempt, and the text for the session, a paragraph each. */
interface AttemptOutcome {
  outcome: 'passed' | 'failed' | 'to-agent' | 'not-judged' | 'asked' | 'divided';
  text: string[];
}

export interface VerifiedFeature extends AttemptOutcome {
  feature: string;
  attempt: number;
  /** Whether no other feature is in progress. */
  isLast: boolean;
  /** The text for a person, if it passed and the session has to wait for an agent of another feature. */
  forPerson?: string[];
  /** A sentence for each thing that was found where it had to be begun. */
  notices: string[];
}

/**
 * The way of a feature from handed-in work to its commit in the branch. Each step is about the one commit under judgement and may be
 * repeated; what was found of it is not measured again. Where others commit before it lands, the way begins anew.
 */
const way: readonly ((attempt: Attempt, now: Date) => Verdict | Promise<Verdict>)[] = [
  takeWork,
  answerCoder,
  rebase,
  failOnBlockers,
  verifyUnlessVerified,
  requireJudgement,
  requireTest,
  requireReview,
  land,
];

/** Takes an attempt as far as code can: up to the next agent, a person, or its end. */
async function advance(attempt: Attempt): Promise<AttemptOutcome> {
  for (;;)
    for (const step of way) {
      // A step may take long, and what follows it is logged after it.
      const verdict = await step(attempt, new Date());
      if (verdict !== undefined) return conclude(attempt, verdict, new Date());
    }
}

/** How many coders that end in a row without new work count as a failed attempt, since each costs money. */
const mostIdle = 3;

/** The work to judge: what a coder handed in or, where none did, what is in its place since; a coder is started where that is nothing new. */
async function takeWork(attempt: Attempt): Promise<Verdict> {
  const { paths, checkout, feature, record } = attempt;
  const hasStopped = record.hand_in !== null && !bringsWork(record.hand_in);
  if (record.candidate !== null || hasStopped) return undefined;
  if (needsNoCoder(feature, record) || (await hasNewWork(checkout, record))) {
    const saved = await saveWork(paths, checkout, record);
    await keepRecord(attempt, { saved, candidate: saved, by_coder: false });
    return undefined;
  }
  const idle = record.idle + 1;
  attempt.record = { ...record, idle };
  if (idle >= mostIdle)
    return { is: 'failed', reasons: [`Nothing new was handed in, ${idle} times one after the other.`] };
  const said = `${feature.id} is not verified: no coder has handed in, and its files are as they were.`;
  return { is: 'sent-back', said };
}

/** A coder that stopped: the user is asked, or its feature divided or left out. None of these counts as a failed attempt. */
async function answerCoder(attempt: Attempt, now: Date): Promise<Verdict> {
  const { paths, feature, record } = attempt;
  if (record.hand_in === null || bringsWork(record.hand_in)) return undefined;
  const { outcome, what, why, missing, questions, parts, quote } = record.hand_in;
  if (outcome === 'split') {
    const { list, kept } = await giveUp(paths, feature.id, 'split', now, (before, patch) =>
      divideFeature(before, feature.id, parts, patch, now),
    );
    const own = requireFeature(list, feature.id).dependencies.filter((one) => one.startsWith(`${feature.id}.`));
    const text = `${feature.id} comes after ${own.join(', ')}, as its coder says (${why}). It is no failed attempt.${kept}`;
    return { is: 'divided', text: [text] };
  }
  if (outcome === 'left_out') {
    const { said } = await skip(paths, feature.id, `the user said “${quote ?? ''}”`, now);
    return { is: 'divided', text: [`${feature.id} is left out, as the user said.${said}`] };
  }
  await keepRecord(attempt, { ...reopened, hand_in: null });
  const is = 'hindered';
  if (outcome === 'premise')
    return { is, kind: outcome, what: 'A premise of the task does not hold', reasons: [what, why] };
  if (outcome === 'question') {
    const reasons = questions.map((one) => `${one.question} (${one.why})`);
    return { is, kind: 'ambiguous_requirement', what: 'A coder needs a decision', reasons };
  }
  // Features that lack the same thing share one question.
  const kind = missing.some((one) => one.kind === 'credential') ? 'missing_credential' : 'environment';
  return { is, kind, what: 'Something is missing', reasons: missing.map((one) => `the ${one.kind} ${one.name}`) };
}

function failOnBlockers({ record }: Attempt): Verdict {
  const reasons = (reviewOf(record)?.blockers ?? []).map(describeBlocker);
  return reasons.length === 0 ? undefined : { is: 'failed', reasons };
}

/** Sends green work back once where no test is known that failed without it, unless its coder gave a reason. */
function requireTest(attempt: Attempt): Verdict {
  const { feature, record } = attempt;
  const { without_test: untested = [], untested: why } = verificationOf(record) ?? {};
  const isExplained = record.hand_in !== null && record.hand_in.why_no_test !== null;
  if (untested.length === 0 || isExplained || record.asked_for_test) return undefined;
  const known = `no test is known that fails without it (${why ?? ''}): ${untested.join(', ')}`;
  const reason = `Of this feature ${known}. Write one that does. Where none is possible, as with a start script, hand in why, as \`why_no_test\`.`;
  attempt.record = { ...record, asked_for_test: true };
  const said = `${feature.id} is green, but ${known}. A coder is asked for one, once.`;
  return { is: 'sent-back', said, reasons: [reason] };
}

async function conclude(attempt: Attempt, verdict: NonNullable<Verdict>, now: Date): Promise<AttemptOutcome> {
  const { feature, record } = attempt;
  switch (verdict.is) {
    case 'failed': {
      const { reasons } = verdict;
      // Only what a coder handed in uses an attempt up, or several that brought nothing.
      if (record.by_coder || record.idle >= mostIdle)
        return { outcome: 'failed', text: await endAsFailed(attempt, verdict, now) };
      const said = itemized(`${feature.id} has to be worked on; its first judgement found:`, reasons).join('');
      attempt.record = { ...record, idle: record.idle + 1 };
      return { outcome: 'to-agent', text: await sendBack(attempt, { said, reasons }) };
    }
    case 'sent-back':
      return { outcome: 'to-agent', text: await sendBack(attempt, verdict) };
    case 'hindered':
      return { outcome: 'asked', text: await waitForPerson(attempt, verdict, now) };
    case 'to-agent':
    case 'divided':
    case 'passed':
      return { outcome: verdict.is, text: verdict.text };
  }
}

type Ended<Is extends NonNullable<Verdict>['is']> = Extract<NonNullable<Verdict>, { is: Is }>;

const longestWhy = 3_500;
const mostReasons = 500;
const longestQuestion = 4_000;

/** The reasons of this failure and earlier ones, each once: the next coder repairs the new ones and must not reintroduce the old ones. */
function toFix(reasons: readonly string[], record: AttemptRecord): string[] {
  const all = [...reasons.map((reason) => cut(reason, longestWhy)), ...record[defectsKey]];
  return [...new Set(all)].slice(0, mostReasons);
}

/** Gives work to a coder, which uses no attempt up. */
async function sendBack(
  attempt: Attempt,
  { said, reasons = [] }: Pick<Ended<'sent-back'>, 'said' | 'reasons'>,
): Promise<string[]> {
  const { feature, record } = attempt;
  const why = excerpt(reasons.join('; '));
  const event = { event: 'feature-sent-back', feature: feature.id, attempt: record.attempt, why } as const;
  const changes = { ...reopened, idle: record.idle, [defectsKey]: toFix(reasons, record) };
  await keepRecord(attempt, changes, why === '' ? undefined : event);
  return [said, `This counts no attempt. ${startCoder(feature.id, await writeCoderTask(attempt))}`];
}

/** Ends an attempt as failed: the next one goes on with the same work; after the last one its place is closed, and the work kept. */
async function endAsFailed(attempt: Attempt, { reasons, proofs = [] }: Ended<'failed'>, now: Date): Promise<string[]> {
  const { paths, feature, record } = attempt;
  const { id } = feature;
  const isLast = attemptsLeft(feature) <= 1;
  const patch = isLast ? await closePlace(paths, record) : null;
  // The record is written first: after a crash in between, the attempt that is begun has it.
  if (!isLast)
    await keepRecord(attempt, { ...reopened, attempt: record.attempt + 1, [defectsKey]: toFix(reasons, record) });
  const why = cut(reasons.join('\n'), longestWhy);
  attempt.list = await changeFeatures(paths, now, (before) => {
    const failed = failAttempt(before, id, { why, patch, proofs }, now);
    return isLast ? failed : beginFeature(failed, id, record.start.commit, now);
  });
  attempt.feature = requireFeature(attempt.list, id);
  const text = itemized(`${id}: attempt ${record.attempt} failed:`, reasons).join('');
  if (isLast) return [text + keptMessage(paths, patch), await giveUpWay(attempt, reasons[0] ?? '', now)];
  const goesOn = `It goes on with ${describeAttempt(attempt.feature)}, on the work as it is; the task file says what is to be fixed.`;
  return [text, `${goesOn} ${startCoder(id, await writeCoderTask(attempt))}`];
}

/** After the last attempt: the next way of a feature or, without one, a question to the user. Returns the sentence for the session. */
async function giveUpWay({ paths, list, feature }: Attempt, reason: string, now: Date): Promise<string> {
  const { id, name } = feature;
  const next = nextWay(list, id);
  const detail = `${name}. ${next === undefined ? 'It is given up' : `Its way ${next} is tried`}: ${reason}`;
  await notifyPerson(paths, { kind: 'feature', feature: id, passed: false, detail });
  if (next !== undefined) return `${id} goes on another way, number ${next} of its list.`;
  const tried = feature.attempts.flatMap(({ number, why, outcome }) =>
    outcome === 'failed' ? [`attempt ${number}: ${excerpt(why ?? '')}`] : [],
  );
  const text = `${id} (${excerpt(name)}) failed ${tried.length} times. What should be different, or should it be left out (autonomous-workflow feature skip ${id})?`;
  await ask(paths, now, { kind: 'needs_human_action', item: id, text, tried });
  return `${id} has failed for good, and the user is asked about it.`;
}

/** Pauses an attempt until a person answers, as the work is not at fault: no failed attempt, and other features go on. */
async function waitForPerson(
  { paths, feature, record }: Attempt,
  { kind, what, reasons }: Ended<'hindered'>,
  now: Date,
): Promise<string[]> {
  if (record.worktree === null) await leavePlace(paths, record);
  // The text names no feature unless its reasons do: what hinders several is one question.
  const text = `${what}: ${cut(printable(reasons.join('; ')).replace(/\s+/g, ' '), longestQuestion)}`;
  await ask(paths, now, { kind, item: feature.id, text, tried: [`attempt ${record.attempt} at ${feature.id}`] });
  const wait = `It is no failed attempt. The user is asked about it, and ${feature.id} waits for the answer.`;
  return [`${what}:`, reasons.join('\n'), wait];
}

/**
 * Verifies the work on a feature, in a new attempt where there is none; verified and reviewed work is landed. What another process
 * has done meanwhile is not done again.
 * @throws WorkflowError when no attempt can be begun.
 */
export async function verifyFeature(
  paths: WorkflowPaths,
  id: string,
  facts: FactsFromOtherRooms,
): Promise<VerifiedFeature> {
  noteActivity(paths);
  const verified = await asRepositoryWriter(paths.root, `feature verify ${id}`, () => verifyAlone(paths, id, facts));
  noteActivity(paths);
  return verified;
}

async function verifyAlone(paths: WorkflowPaths, id: string, facts: FactsFromOtherRooms): Promise<VerifiedFeature> {
  // The time after the wait for others.
  const now = new Date();
  const { attempt: known, list, feature } = await attemptInProgress(paths, id, facts, now);
  if (known === undefined && feature.passes) {
    const text = [describePassed(list, feature, feature.bindings?.commit)];
    const attempt = feature.attempts.at(-1)?.number ?? 0;
    return { feature: feature.id, attempt, isLast: false, outcome: 'passed', text, notices: [] };
  }
  const unpaid = await facts.unpaid();
  if (known === undefined && unpaid !== undefined) throw refuse(unpaid, feature, 'End your turn.');
  const { attempt, notices } = known ? { attempt: known, notices: [] } : await startAttempt(paths, id, facts, now);
  const { record } = attempt;
  // Work that a used-up budget cut off: only a review decides about it, and else it is judged when the workflow goes on.
  const cutOff = `${unpaid}: ${feature.id} is not judged, which counts no attempt. Its work stays as it is. End your turn.`;
  const isCutOff = unpaid !== undefined && record.review === null;
  const { outcome, text }: AttemptOutcome = isCutOff
    ? { outcome: 'not-judged', text: [cutOff] }
    : await advance(attempt);
  const running = readFeatures(paths).features.filter(({ status }) => status === 'in_progress');
  const others = running.filter((one) => one.id !== feature.id);
  const isOver = others.length === running.length;
  const isLast = isOver && others.length === 0;
  // With the last feature the iteration ends; until then each leaves its place, and a question may have been answered meanwhile.
  const begins = isLast ? [] : await beginBeside(paths, facts, outcome, new Date());
  const busy = agentsAtWork(paths).map(({ about }) => about.toLowerCase());
  const isBusy = (one: string) => busy.includes(one.toLowerCase());
  const atWork = others.flatMap((one) => (isBusy(one.id) ? [one.id] : []));
  const left = others.flatMap((one) => (isBusy(one.id) ? [] : [stepFor(paths, one)]));
  const isWaiting = outcome === 'passed' && atWork.length > 0 && begins.length + left.length === 0;
  return {
    ...{ feature: feature.id, attempt: record.attempt, outcome, isLast, notices },
    text: [...text, ...begins, ...(isOver && !isLast ? [afterFeature(atWork, left)] : [])],
    ...(isWaiting && { forPerson: text }),
  };
}

/** Begins features for free places. Returns the repairs and the next step of each, for the session. */
async function beginBeside(
  paths: WorkflowPaths,
  facts: FactsFromOtherRooms,
  outcome: AttemptOutcome['outcome'],
  now: Date,
): Promise<string[]> {
  const list = readFeatures(paths);
  const places = parallelLimit(paths, await readState(paths), list);
  // A feature that waits for the user has cost the iteration nothing.
  const left =
    outcome === 'asked' ? Infinity : newFeaturesLeft(list, places, storedIterationRuntime(paths)?.begun_at ?? '');
  const mostNew = (await facts.mayTakeOnMore()) ? left : 0;
  const { begun, notices } = await beginFeatures(paths, facts, now, { mostNew });
  return [...notices, ...begun.values()];
}

/** Finishes the work of code before an iteration of implementation is closed: reviewed work passes or is sent back, proofs are renewed. */
export async function finishBeforeRecord(paths: WorkflowPaths, goal: AgreedGoal, now: Date): Promise<string[]> {
  return hasFeatures(paths) ? asRepositoryWriter(paths.root, 'record', () => finish(paths, goal, now)) : [];
}

async function finish(paths: WorkflowPaths, goal: AgreedGoal, now: Date): Promise<string[]> {
  const list = await refreshFeatures(paths, now);
  const text: string[] = [];
  for (const { id } of list.features.filter(({ status }) => status === 'in_progress')) {
    const { attempt } = await attemptInProgress(paths, id, { goal }, now);
    const isReviewed = attempt !== undefined && reviewOf(attempt.record) !== undefined;
    if (isReviewed && stageOf(attempt.record) !== 'handed-in') text.push(...(await advance(attempt)).text);
  }
  const isHalfDone = readFeatures(paths).features.some(({ status }) => status === 'in_progress');
  try {
    const followed = isHalfDone ? undefined : await followBase(paths, now);
    text.push(...(followed === undefined ? [] : [followed]));
    text.push(...(await checkPassed(paths, goal, now, true)));
  } catch (error) {
    // On another branch, passed features cannot be verified.
    if (!isWorkflowError(error)) throw error;
    text.push(describeError(error));
  }
  await clearPlaces(paths);
  return text;
}
