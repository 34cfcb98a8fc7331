import { join } from 'node:path';
import { describeError, excerpt, isWorkflowError } from '../base/errors.ts';
import { shortCommit } from '../base/text.ts';
import { writeAtomic } from '../files/atomic.ts';
import { readJsonLike } from '../files/json-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { agentsAtWork, finishedAssignments } from '../loop/agents.ts';
import { storedIterationRuntime } from '../loop/iteration-runtime.ts';
import { comesLast } from '../loop/rules/assignment.ts';
import type { AgreedGoal } from '../loop/rules/brief.ts';
import { withoutTest } from '../loop/rules/decide.ts';
import { readState } from '../loop/state-file.ts';
import { noteActivity } from '../session/activity.ts';
import { openRecord, storeAttempt } from './attempt-file.ts';
import {
  attemptInProgress,
  coderTaskFile,
  parallelLimit,
  type Attempt,
  type FactsFromOtherRooms,
  type StepVerdict,
} from './attempt.ts';
import { requireJudgement } from './change-judge.ts';
import { verifyUnlessVerified } from './checks.ts';
import { hasFeatures, readFeatures, refreshFeatures, waitingItems } from './feature-file.ts';
import { land, rebase, type LandVerdict } from './land.ts';
import { followBase } from './own-branch.ts';
import { asRepositoryWriter, clearPlaces, hasNewWork, saveWork } from './place.ts';
import {
  afterFeature,
  bringsWork,
  needsNoCoder,
  nextStep,
  notStarted,
  reviewOf,
  verificationOf,
  type StillOpen,
} from './rules/attempt.ts';
import { refuse, type Feature, type FeatureList } from './rules/feature.ts';
import { deriveStatuses, featuresToBegin, newFeaturesLeft, passedUntested } from './rules/progress.ts';
import { stepOf } from './rules/scrutiny.ts';
import { openFeatures } from './scrutiny-file.ts';
import {
  answerCoder,
  endAsFailed,
  failOnBlockers,
  requireReview,
  requireTest,
  sendToCoder,
  waitForPerson,
  withoutNewWork,
} from './send-back.ts';
import { startAttempt, startFeature } from './start-feature.ts';
import { checkBetweenFeatures, sweepWhenDue } from './sweep.ts';

/** The present outcome of an attempt, and the text for the session, a paragraph each. */
interface AttemptOutcome {
  outcome: 'passed' | 'failed' | 'to-agent' | 'not-judged' | 'asked' | 'divided';
  text: string[];
}

/** The outcome of one verification, in whichever process it ran. */
export interface VerifiedFeature extends AttemptOutcome {
  feature: string;
  attempt: number;
  /** Whether no other feature is in progress in the iteration, and all its other agents have handed in. */
  isLast: boolean;
  /** The text for a person, if it passed and the session has to wait for an agent of another feature. */
  forPerson?: string[];
  /** A sentence for each repair during the verification. */
  notices: string[];
}

/**
 * The way of a feature from handed-in work to its commit in the branch. Each step is about the one commit under judgement and may be
 * repeated; what was found of it is not measured again.
 */
const way: readonly ((attempt: Attempt, now: Date) => StepVerdict | Promise<StepVerdict>)[] = [
  takeWork,
  answerCoder,
  rebase,
  failOnBlockers,
  verifyUnlessVerified,
  requireJudgement,
  requireTest,
  requireReview,
];

/** Takes an attempt as far as code can: up to the next agent, a person, or its end. If the base changes in between, all steps are repeated. */
async function advance(begun: Attempt, now: Date): Promise<AttemptOutcome> {
  for (let attempt = begun; ;) {
    for (const step of way) {
      const verdict = await step(attempt, now);
      if (verdict.is !== 'continue') return conclude(verdict, now);
      ({ attempt } = verdict);
    }
    const verdict = await land(attempt, now);
    if (verdict.is !== 'base-changed') return conclude(verdict, now);
    ({ attempt } = verdict);
  }
}

/** The work to judge: what a coder handed in or, where none did, what is in its place since; a coder is started where that is nothing new. */
async function takeWork(attempt: Attempt, now: Date): Promise<StepVerdict> {
  const { paths, checkout, feature, record } = attempt;
  const hasStopped = record.hand_in !== null && !bringsWork(record.hand_in);
  if (record.candidate !== null || hasStopped) return { is: 'continue', attempt };
  if (!needsNoCoder(feature, record) && !(await hasNewWork(checkout, record))) return withoutNewWork(attempt, now);
  const saved = await saveWork(paths, checkout, record);
  const next = { ...record, saved, candidate: saved, by_coder: false };
  await storeAttempt(paths, next);
  return { is: 'continue', attempt: { ...attempt, record: next } };
}

type FinalVerdict = Exclude<StepVerdict | LandVerdict, { is: 'continue' | 'base-changed' }>;

async function conclude(verdict: FinalVerdict, now: Date): Promise<AttemptOutcome> {
  switch (verdict.is) {
    case 'failed':
      // Only what a coder handed in uses an attempt up.
      return verdict.attempt.record.by_coder
        ? { outcome: 'failed', text: await endAsFailed(verdict, now) }
        : { outcome: 'to-agent', text: await sendToCoder(verdict, now) };
    case 'hindered':
      return { outcome: 'asked', text: await waitForPerson(verdict, now) };
    case 'to-agent':
    case 'divided':
      return { outcome: verdict.is, text: verdict.text };
    case 'passed': {
      const { list, attempt, commit } = verdict;
      return { outcome: 'passed', text: [describePassed(list, attempt.feature, commit)] };
    }
  }
}

function describePassed(list: FeatureList, { id, name }: Feature, commit = 'none'): string {
  const how = passedUntested(list).includes(id) ? ` ${withoutTest}` : '';
  return `${id} passed${how}: ${excerpt(name)} (commit ${shortCommit(commit)}).`;
}

/** The outcome of a feature's last verification, with its number. */
interface StoredOutcome {
  number: number;
  at: string;
  verified: VerifiedFeature;
}

const sample: VerifiedFeature = {
  ...{ feature: '', attempt: 0, isLast: false, outcome: 'failed' },
  ...{ text: [''], notices: [''] },
};

const outcomeFile = ({ runtime }: WorkflowPaths, id: string) =>
  join(runtime, 'coding', 'verified', `${id.toLowerCase()}.json`);

const readOutcome = (paths: WorkflowPaths, id: string): StoredOutcome | undefined =>
  readJsonLike<StoredOutcome>(outcomeFile(paths, id), { number: 0, at: '', verified: sample });

/**
 * Verifies the work on a feature; verified and reviewed work is landed, and its feature passes. Without an attempt in progress one is
 * begun. If the same feature is already being verified, the call waits and returns that outcome.
 * @throws WorkflowError when no attempt can be begun.
 */
export async function verifyFeature(
  paths: WorkflowPaths,
  id: string,
  facts: FactsFromOtherRooms,
  now: Date,
): Promise<VerifiedFeature> {
  noteActivity(paths);
  const before = readOutcome(paths, id)?.number ?? 0;
  const outcome = await asRepositoryWriter(paths.root, `feature verify ${id}`, async () => {
    const known = readOutcome(paths, id);
    if (known !== undefined && known.number > before) {
      const notice = `${known.verified.feature} was being verified already; this is what that came to.`;
      return { ...known.verified, notices: [notice, ...known.verified.notices] };
    }
    const verified = await verifyAlone(paths, id, facts, now);
    const stored: StoredOutcome = { number: before + 1, at: new Date().toISOString(), verified };
    writeAtomic(outcomeFile(paths, id), JSON.stringify(stored), { flush: 'nothing' });
    return verified;
  });
  noteActivity(paths);
  return outcome;
}

async function verifyAlone(
  paths: WorkflowPaths,
  id: string,
  facts: FactsFromOtherRooms,
  now: Date,
): Promise<VerifiedFeature> {
  const found = await attemptInProgress(paths, id, facts, now);
  const { feature, notices } = found;
  if (found.attempt === undefined && feature.passes) {
    const text = [describePassed(found.list, feature, feature.bindings?.commit)];
    const attempt = feature.attempts.at(-1)?.number ?? 0;
    return { feature: feature.id, attempt, isLast: false, outcome: 'passed', text, notices };
  }
  const unpaid = await facts.unpaid();
  if (found.attempt === undefined && unpaid !== undefined) throw refuse(unpaid, feature, 'End your turn.');
  const begun =
    found.attempt === undefined ? await startAttempt(paths, id, facts, now) : { attempt: found.attempt, notices: [] };
  const { record } = begun.attempt;
  // Work that a used-up budget cut off: only a review decides about it, and else it is judged when the workflow goes on.
  const cutOff = `${unpaid}: ${feature.id} is not judged, which counts no attempt. Its work stays as it is. End your turn.`;
  const outcome: AttemptOutcome =
    unpaid !== undefined && record.review === null
      ? { outcome: 'not-judged', text: [cutOff] }
      : await advance(begun.attempt, now);
  const running = readFeatures(paths).features.filter(({ status }) => status === 'in_progress');
  const isOver = !running.some((one) => one.id === feature.id);
  const others = running.filter((one) => one.id !== feature.id);
  // With the last feature the iteration ends; until then each leaves its place, and a question may have been answered meanwhile.
  const begins = isOver && others.length === 0 ? [] : await beginBeside(paths, facts, outcome, now);
  const open = [...others.map((one) => stillOpen(paths, one)), ...(await openAssignments(paths, facts))];
  const isWaiting =
    outcome.outcome === 'passed' && open.length > 0 && begins.length === 0 && open.every(({ isAtWork }) => isAtWork);
  const { text } = outcome;
  return {
    ...outcome,
    text: [...text, ...begins, ...(isOver && open.length > 0 ? [afterFeature(open)] : [])],
    ...(isWaiting && { forPerson: [...text, afterFeature(open, true)] }),
    isLast: isOver && open.length === 0,
    feature: feature.id,
    attempt: record.attempt,
    notices: [...notices, ...begun.notices],
  };
}

/** Begins features for free places. Returns the repairs and the next step of each, for the session. */
async function beginBeside(
  paths: WorkflowPaths,
  facts: FactsFromOtherRooms,
  { outcome }: AttemptOutcome,
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

function stillOpen(paths: WorkflowPaths, feature: Feature): StillOpen {
  const { id } = feature;
  const left = nextStep(feature, openRecord(paths, feature), coderTaskFile(paths, id));
  return { id, isAtWork: isAtWork(paths, id), left };
}

/** The assignments of critics, architects and researchers that are not handed in, while the features are judged. */
async function openAssignments(paths: WorkflowPaths, { assignments }: FactsFromOtherRooms): Promise<StillOpen[]> {
  const all = await assignments();
  if (stepOf(all) === undefined) return [];
  const finished = finishedAssignments(paths, (await readState(paths)).iteration);
  return all
    .filter((one) => !comesLast(one) && !finished.has(one.id))
    .map(({ id }) => ({ id, isAtWork: isAtWork(paths, id), left: notStarted(id) }));
}

const isAtWork = (paths: WorkflowPaths, id: string): boolean =>
  agentsAtWork(paths).some(({ about }) => about.toLowerCase() === id.toLowerCase());

/** Features that were begun together. */
export interface BegunFeatures {
  /** The next step for the session, by feature id. */
  begun: Map<string, string>;
  /** A sentence for each repair during the start. */
  notices: string[];
  /** The reason why the next feature waits for the next iteration. */
  refusal?: string;
}

/**
 * Begins features for the free slots, until one cannot be begun now.
 * @param mostNew how many are begun that have no attempt yet, by default all.
 * @param continues whether those in progress, on which no agent works, are continued.
 */
export async function beginFeatures(
  paths: WorkflowPaths,
  facts: FactsFromOtherRooms,
  now: Date,
  { mostNew = Infinity, continues = false }: { mostNew?: number; continues?: boolean } = {},
): Promise<BegunFeatures> {
  const list: FeatureList = deriveStatuses(readFeatures(paths), waitingItems(paths));
  const state = await readState(paths);
  const slots = parallelLimit(paths, state, list);
  const result: BegunFeatures = { begun: new Map(), notices: [] };
  const isOpen = openFeatures(paths, state);
  const inProgress = list.features.filter(({ id, status }) => continues && status === 'in_progress' && isOpen(id));
  for (const { id } of [...inProgress, ...featuresToBegin(list, slots, isOpen, mostNew)]) {
    try {
      const { attempt, step, notices } = await startFeature(paths, id, facts, now);
      result.begun.set(attempt.feature.id, step);
      result.notices.push(...notices);
    } catch (error) {
      if (!isWorkflowError(error)) throw error;
      return { ...result, refusal: describeError(error) };
    }
  }
  return result;
}

/** Finishes the work of code before an iteration of implementation is closed: reviewed work passes or is sent back, proofs are renewed. */
export async function finishBeforeRecord(paths: WorkflowPaths, goal: AgreedGoal, now: Date): Promise<string[]> {
  if (!hasFeatures(paths)) return [];
  return asRepositoryWriter(paths.root, 'record', () => finish(paths, goal, now));
}

async function finish(paths: WorkflowPaths, goal: AgreedGoal, now: Date): Promise<string[]> {
  const { list, notices } = await refreshFeatures(paths, now);
  const text = [...notices];
  for (const { id } of list.features.filter(({ status }) => status === 'in_progress')) {
    const { attempt } = await attemptInProgress(paths, id, { goal }, now);
    const isReviewed = attempt !== undefined && reviewOf(attempt.record) !== undefined;
    if (isReviewed && verificationOf(attempt.record)?.outcome === 'green')
      text.push(...(await advance(attempt, now)).text);
  }
  const isHalfDone = readFeatures(paths).features.some(({ status }) => status === 'in_progress');
  try {
    const followed = isHalfDone ? undefined : await followBase(paths, now);
    text.push(...(followed === undefined ? [] : [followed]));
    text.push(...(await checkBetweenFeatures(paths, goal, now)));
  } catch (error) {
    // On another branch, passed features cannot be verified.
    if (!isWorkflowError(error)) throw error;
    return [...text, describeError(error)];
  }
  await clearPlaces(paths);
  const swept = await sweepWhenDue(paths, goal, now);
  return swept === undefined ? text : [...text, swept];
}
