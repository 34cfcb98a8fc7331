import { cut, describeError, excerpt, isWorkflowError, printable } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { notifyPerson } from '../loop/announce.ts';
import type { AgreedGoal } from '../loop/rules/brief.ts';
import { readState } from '../loop/state-file.ts';
import { storedIterationRuntime } from '../loop/workflow.ts';
import { asRepositoryWriter } from '../programs/git/repository.ts';
import { keepRecord, parallelLimit, stepsOf, type Attempt, type FactsFromOtherRooms, type Verdict } from './attempt.ts';
import { verifyUnlessVerified } from './checks.ts';
import { ask, changeFeatures, hasFeatures, readFeatures, refreshFeatures } from './feature-file.ts';
import { describePassed, land, rebase } from './land.ts';
import { followBase } from './own-branch.ts';
import { closePlace, giveUp, keptMessage, leavePlace, saveWork } from './place.ts';
import {
  afterFeature,
  describeBlocker,
  hasStopped,
  needsNoCoder,
  reopened,
  reviewOf,
  startCoder,
  verificationOf,
  type AttemptRecord,
} from './rules/attempt.ts';
import { divideFeature } from './rules/feature-list.ts';
import { refuse, requireFeature } from './rules/feature.ts';
import { attemptsLeft, beginFeature, failAttempt, newFeaturesLeft } from './rules/progress.ts';
import { itemized } from './rules/tasks.ts';
import { attemptInProgress, beginFeatures } from './start-feature.ts';
import { checkPassed } from './sweep.ts';
import { requireJudgement, requireReview, writeCoderTask } from './tasks.ts';

/** The present outcome of an attempt, and the text for the session, a paragraph each. */
interface AttemptOutcome {
  outcome: 'passed' | 'failed' | 'to-agent' | 'asked' | 'divided';
  text: string[];
}

export interface VerifiedFeature extends AttemptOutcome {
  feature: string;
  attempt: number;
  /** Whether no other feature is in progress. */
  isLast: boolean;
  /** The text for a person, if it passed and the session has to wait for an agent of another feature. */
  forPerson?: string[];
}

/**
 * The way of a feature from handed-in work to its commit in the branch. Each step is about the one commit under judgement and may be
 * repeated; what was found of it is not measured again. Where others commit before it lands, the way begins anew.
 */
const way: readonly ((attempt: Attempt, now: Date) => Verdict | Promise<Verdict>)[] = [
  takeWork,
  answerCoder,
  failOnBlockers,
  rebase,
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

/** How many coders that end in a row without a hand-in count as a failed attempt, since each costs money. */
const mostIdle = 3;

/** Takes the hand-in of a coder as the work to judge or, where nothing is to be built, the files as they are; else a coder is started. */
async function takeWork(attempt: Attempt): Promise<Verdict> {
  const { paths, checkout, feature, record } = attempt;
  if (record.candidate !== null || hasStopped(record)) return undefined;
  if (needsNoCoder(feature, record)) {
    const saved = await saveWork(paths, checkout, record);
    await keepRecord(attempt, { saved, candidate: saved });
    return undefined;
  }
  attempt.record = { ...record, idle: record.idle + 1 };
  return attempt.record.idle < mostIdle
    ? { is: 'sent-back', reasons: ['no coder has handed in'] }
    : { is: 'failed', reasons: [`nothing was handed in, ${mostIdle} times one after the other`] };
}

/** A coder that stopped: the user is asked, or its feature divided. Neither counts as a failed attempt. */
async function answerCoder(attempt: Attempt, now: Date): Promise<Verdict> {
  const { paths, feature, record } = attempt;
  if (record.hand_in === null || !hasStopped(record)) return undefined;
  const { outcome, what, why, missing, questions, parts } = record.hand_in;
  if (outcome === 'split') {
    const { list, kept } = await giveUp(paths, feature, now, (before, patch) =>
      divideFeature(before, feature.id, parts, patch, now),
    );
    const own = requireFeature(list, feature.id).dependencies.filter((one) => one.startsWith(`${feature.id}.`));
    const text = `${feature.id} comes after ${own.join(', ')}, as its coder says (${why}). It is no failed attempt.${kept}`;
    return { is: 'divided', text: [text] };
  }
  await keepRecord(attempt, { ...reopened, hand_in: null });
  const is = 'asked';
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
  const { record } = attempt;
  const { without_test: untested = [], untested: why } = verificationOf(record) ?? {};
  if (untested.length === 0 || record.asked_for_test || record.hand_in?.why_no_test != null) return undefined;
  attempt.record = { ...record, asked_for_test: true };
  const known = `no test is known that fails without it (${why ?? ''}): ${untested.join(', ')}`;
  return {
    is: 'sent-back',
    reasons: [
      `${known}. Write one that does. Where none is possible, as with a start script, hand in why, as \`why_no_test\`. A coder is asked for this once.`,
    ],
  };
}

async function conclude(attempt: Attempt, verdict: NonNullable<Verdict>, now: Date): Promise<AttemptOutcome> {
  switch (verdict.is) {
    case 'failed':
      // Work that no coder has had yet, such as that of a task that only verifies, goes to its first one.
      return attempt.record.hand_in === null && attempt.record.idle < mostIdle
        ? sendBack(attempt, verdict.reasons)
        : endAsFailed(attempt, verdict, now);
    case 'sent-back':
      return sendBack(attempt, verdict.reasons);
    case 'asked':
      return waitForPerson(attempt, verdict, now);
    case 'to-agent':
    case 'divided':
    case 'passed':
      return { outcome: verdict.is, text: verdict.text };
  }
}

type Ended<Is extends NonNullable<Verdict>['is']> = Extract<NonNullable<Verdict>, { is: Is }>;

const longestWhy = 3_500;
const longestQuestion = 4_000;

/** The reasons of this failure and earlier ones, each once: the next coder repairs the new ones and must not reintroduce the old ones. */
const toFix = (reasons: readonly string[], record: AttemptRecord) => [...new Set([...reasons, ...record.to_fix])];

/** Gives work to a coder, which uses no attempt up. */
async function sendBack(attempt: Attempt, reasons: readonly string[]): Promise<AttemptOutcome> {
  const { feature, record } = attempt;
  const why = excerpt(reasons.join('; '));
  // That no coder handed in is nothing to fix.
  const to_fix = record.idle === 0 ? toFix(reasons, record) : record.to_fix;
  const event = { event: 'feature-sent-back', feature: feature.id, attempt: record.attempt, why } as const;
  await keepRecord(attempt, { ...reopened, idle: record.idle, to_fix }, event);
  const said = itemized(`${feature.id} is sent back, which counts no attempt:`, reasons);
  return { outcome: 'to-agent', text: [...said, startCoder(feature.id, await writeCoderTask(attempt))] };
}

/** Ends an attempt as failed: the next one goes on with the same work; after the last one its place is closed, and the work kept. */
async function endAsFailed(attempt: Attempt, verdict: Ended<'failed'>, now: Date): Promise<AttemptOutcome> {
  const { paths, feature, record } = attempt;
  const { reasons, proofs = [] } = verdict;
  const { id } = feature;
  const isLast = attemptsLeft(feature) <= 1;
  const patch = isLast ? await closePlace(paths, record) : null;
  // The record is written first: after a crash in between, the attempt that is begun has it.
  if (!isLast) await keepRecord(attempt, { ...reopened, attempt: record.attempt + 1, to_fix: toFix(reasons, record) });
  const why = cut(reasons.join('\n'), longestWhy);
  attempt.list = await changeFeatures(paths, now, (before) => {
    const failed = failAttempt(before, id, { why, patch, proofs }, now);
    return isLast ? failed : beginFeature(failed, id, record.start.commit, now);
  });
  attempt.feature = requireFeature(attempt.list, id);
  const said = itemized(`${id}: attempt ${record.attempt} failed:`, reasons).join('');
  const text = isLast
    ? [said + keptMessage(paths, patch), await giveUpWay(attempt, reasons[0] ?? '', now)]
    : [
        said,
        `It goes on with attempt ${record.attempt + 1}, on the work as it is. ${startCoder(id, await writeCoderTask(attempt))}`,
      ];
  return { outcome: 'failed', text };
}

/** After the last attempt: the next way of a feature or, without one, a question to the user. Returns the sentence for the session. */
async function giveUpWay({ paths, feature }: Attempt, reason: string, now: Date): Promise<string> {
  const { id, name } = feature;
  const isOver = feature.status === 'failed';
  const detail = `${name}. ${isOver ? 'It is given up' : 'Its next way is tried'}: ${reason}`;
  await notifyPerson(paths, { kind: 'feature', feature: id, passed: false, detail });
  if (!isOver) return `${id} goes on in the next way of its list.`;
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
  { kind, what, reasons }: Ended<'asked'>,
  now: Date,
): Promise<AttemptOutcome> {
  if (record.worktree === null) await leavePlace(paths, record);
  // The text names no feature unless its reasons do: what hinders several is one question.
  const text = `${what}: ${cut(printable(reasons.join('; ')).replace(/\s+/g, ' '), longestQuestion)}`;
  await ask(paths, now, { kind, item: feature.id, text, tried: [`attempt ${record.attempt} at ${feature.id}`] });
  const wait = `It is no failed attempt. The user is asked about it, and ${feature.id} waits for the answer.`;
  return { outcome: 'asked', text: [`${what}:`, reasons.join('\n'), wait] };
}

/**
 * Takes the work on a feature that is begun as far as code can; verified and reviewed work is landed. What another process has done
 * meanwhile is not done again.
 * @throws WorkflowError when it is not begun, or no agent can be paid any more: then only a review decides about its work.
 */
export async function verifyFeature(
  paths: WorkflowPaths,
  id: string,
  facts: FactsFromOtherRooms,
): Promise<VerifiedFeature> {
  return asRepositoryWriter(paths.root, `feature verify ${id}`, async () => {
    const list = await refreshFeatures(paths, new Date());
    const feature = requireFeature(list, id);
    const attempt = await attemptInProgress({ paths, list, feature, goal: facts.goal }, new Date());
    if (attempt === undefined && !feature.passes)
      throw refuse('This feature is not begun', feature, `Run: autonomous-workflow feature start ${feature.id}`);
    const known = { feature: feature.id, attempt: feature.attempts.length };
    if (attempt === undefined)
      return {
        ...known,
        outcome: 'passed',
        text: [describePassed(list, feature, feature.bindings?.commit)],
        isLast: false,
      };
    const unpaid = attempt.record.review === null ? await facts.unpaid() : undefined;
    if (unpaid !== undefined)
      throw refuse(
        `${unpaid}: ${feature.id} is not judged, which counts no attempt`,
        feature,
        'Its work stays as it is. End your turn.',
      );
    return { ...known, ...(await withOthers(paths, facts, feature.id, await advance(attempt))) };
  });
}

/** Begins other features in the place that one has left, or names their next steps; with the last one the iteration ends. */
async function withOthers(
  paths: WorkflowPaths,
  facts: FactsFromOtherRooms,
  id: string,
  { outcome, text }: AttemptOutcome,
): Promise<Omit<VerifiedFeature, 'feature' | 'attempt'>> {
  const running = readFeatures(paths).features.filter(({ status }) => status === 'in_progress');
  if (running.some((one) => one.id === id)) return { outcome, text, isLast: false };
  if (running.length === 0) return { outcome, text, isLast: true };
  const begins = await beginBeside(paths, facts, outcome, new Date());
  const { atWork, left } = stepsOf(paths, running);
  const isWaiting = outcome === 'passed' && atWork.length > 0 && begins.length + left.length === 0;
  const all = [...text, ...begins, afterFeature(atWork, left)];
  return { outcome, text: all, isLast: false, ...(isWaiting && { forPerson: text }) };
}

/** Begins features for free places. Returns the repairs and the next step of each, for the session. */
async function beginBeside(
  paths: WorkflowPaths,
  facts: FactsFromOtherRooms,
  outcome: AttemptOutcome['outcome'],
  now: Date,
): Promise<string[]> {
  const list = readFeatures(paths);
  const places = parallelLimit(paths, await readState(paths));
  // A feature that waits for the user has cost the iteration nothing.
  const left =
    outcome === 'asked' ? Infinity : newFeaturesLeft(list, places, storedIterationRuntime(paths)?.begun_at ?? '');
  const mostNew = (await facts.mayTakeOnMore()) ? left : 0;
  const { begun, notices } = await beginFeatures(paths, facts, now, { mostNew });
  return [...notices, ...begun.values()];
}

/** Before an iteration of implementation is closed: a branch of its own follows its base, and proofs are renewed. */
export async function finishBeforeRecord(paths: WorkflowPaths, goal: AgreedGoal, now: Date): Promise<string[]> {
  if (!hasFeatures(paths)) return [];
  return asRepositoryWriter(paths.root, 'record', async () => {
    const { features } = await refreshFeatures(paths, now);
    const text: string[] = [];
    try {
      if (features.every(({ status }) => status !== 'in_progress')) text.push(...(await followBase(paths, now)));
      text.push(...(await checkPassed(paths, goal, now, true)));
    } catch (error) {
      // On another branch, passed features cannot be verified.
      if (!isWorkflowError(error)) throw error;
      text.push(describeError(error));
    }
    return text;
  });
}
