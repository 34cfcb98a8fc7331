import { join } from 'node:path';
import { deriveStatuses, featuresToBegin, newFeaturesLeft, passedUntested } from './rules/progress.ts';
import { type FeatureList, type Feature, refuse } from './rules/feature.ts';
import { openFeatures } from './scrutiny-file.ts';
import { describeError, isWorkflowError, excerpt } from '../base/errors.ts';
import { storedIterationRuntime } from '../loop/iteration-runtime.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import type { AgreedGoal } from '../loop/rules/brief.ts';
import {
  parallelLimit,
  attemptInProgress,
  type Attempt,
  type FactsFromOtherRooms,
  type StepVerdict,
  coderTaskFile,
} from './attempt.ts';
import { openRecord, storeAttempt } from './attempt-file.ts';
import { refreshFeatures, waitingItems, hasFeatures, readFeatures } from './feature-file.ts';
import { startFeature, startAttempt } from './start-feature.ts';
import { checkBetweenFeatures, sweepWhenDue } from './sweep.ts';
import { followBase } from './own-branch.ts';
import {
  reviewOf,
  verificationOf,
  bringsWork,
  afterFeature,
  needsNoCoder,
  nextStep,
  notStarted,
  type StillOpen,
} from './rules/attempt.ts';
import { frozenCommands } from './commands.ts';
import { clearPlaces, placeOf, hasNewWork, saveWork, asRepositoryWriter } from './place.ts';
import { shortCommit } from '../base/text.ts';
import { writeAtomic } from '../files/atomic.ts';
import { readJsonLike } from '../files/json-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { agentsAtWork, finishedAssignments } from '../loop/agents.ts';
import { withoutTest } from '../loop/rules/decide.ts';
import { readState } from '../loop/state-file.ts';
import { noteActivity } from '../session/activity.ts';
import { comesLast } from '../loop/rules/assignment.ts';
import { requireJudgement } from './change-judge.ts';
import { verifyUnlessVerified } from './checks.ts';
import { land, type LandVerdict, rebase } from './land.ts';
import {
  failOnBlockers,
  requireReview,
  answerCoder,
  endAsFailed,
  requireTest,
  sendToCoder,
  waitForPerson,
  withoutNewWork,
} from './send-back.ts';
import { stepOf } from './rules/scrutiny.ts';

/** The present outcome of an attempt, and the text for the session, a paragraph each. */
export interface AttemptOutcome {
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
export async function advance(begun: Attempt, now: Date): Promise<AttemptOutcome> {
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
async function takeWork(attempt: Attempt): Promise<StepVerdict> {
  const { paths, checkout, feature, record } = attempt;
  const hasStopped = record.hand_in !== null && !bringsWork(record.hand_in);
  if (record.candidate !== null || hasStopped) return { is: 'continue', attempt };
  if (!needsNoCoder(feature, record) && !(await hasNewWork(checkout, record))) return withoutNewWork(attempt);
  const saved = await saveWork(paths, checkout, record);
  if (record.refused.some(({ tree }) => tree === saved.tree)) return withoutNewWork(attempt);
  const next = { ...record, saved, candidate: saved, by_coder: false };
  await storeAttempt(paths, next);
  return { is: 'continue', attempt: { ...attempt, record: next } };
}

type FinalVerdict = Exclude<StepVerdict | LandVerdict, { is: 'continue' | 'base-changed' }>;

async function conclude(verdict: FinalVerdict, now: Date): Promise<AttemptOutcome> {
  switch (verdict.is) {
    case 'failed': {
      // Only what a coder handed in uses an attempt up.
      if (verdict.attempt.record.by_coder) return { outcome: 'failed', text: await endAsFailed(verdict, now) };
      return { outcome: 'to-agent', text: await sendToCoder(verdict, now) };
    }
    case 'hindered':
      return { outcome: 'asked', text: await waitForPerson(verdict, now) };
    case 'to-agent':
    case 'divided':
      return { outcome: verdict.is, text: verdict.text };
    case 'passed': {
      const { id, name } = verdict.attempt.feature;
      const how = passedUntested(verdict.list).includes(id) ? ` ${withoutTest}` : '';
      const text = `${id} passed${how}: ${excerpt(name)} (commit ${shortCommit(verdict.commit)}).`;
      return { outcome: 'passed', text: [text] };
    }
  }
}

/** Work that a used-up budget cut off: only a review decides about it, and else it is judged when the workflow goes on. */
async function cutOff(attempt: Attempt, unpaid: string, now: Date): Promise<AttemptOutcome> {
  if (attempt.record.review !== null) return advance(attempt, now);
  const text = `${unpaid}: ${attempt.feature.id} is not judged, which counts no attempt. Its work stays as it is. End your turn.`;
  return { outcome: 'not-judged', text: [text] };
}

/**
 * Verifies the work on a feature; verified and reviewed work is landed, and its feature passes. Without an attempt in progress one is
 * begun. If the same feature is already being verified, the call waits and returns that outcome.
 * @throws WorkflowError when the feature has passed, or no attempt can be begun.
 */
export async function verifyFeature(
  paths: WorkflowPaths,
  id: string,
  facts: FactsFromOtherRooms,
  now: Date,
): Promise<VerifiedFeature> {
  noteActivity(paths);
  const before = readOutcome(paths, id)?.number ?? 0;
  const verified = await asRepositoryWriter(paths.root, `feature verify ${id}`, async () => {
    const ended = readOutcome(paths, id);
    if (ended !== undefined && ended.number > before) return joined(ended.verified);
    const own = await verifyAlone(paths, id, facts, now);
    writeOutcome(paths, id, { number: before + 1, at: new Date().toISOString(), verified: own });
    return own;
  });
  noteActivity(paths);
  return verified;
}

/** Whether a verification has named the next step for a feature in progress since then. */
export function isStepNamed(paths: WorkflowPaths, id: string, since: string): boolean {
  const known = readOutcome(paths, id);
  return known?.verified.outcome === 'to-agent' && known.at > since;
}

function joined(verified: VerifiedFeature): VerifiedFeature {
  const notice = `${verified.feature} was being verified already; this is what that came to.`;
  return { ...verified, notices: [notice, ...verified.notices] };
}

async function verifyAlone(
  paths: WorkflowPaths,
  id: string,
  facts: FactsFromOtherRooms,
  now: Date,
): Promise<VerifiedFeature> {
  const found = await attemptInProgress(paths, id, facts, now);
  const { feature, notices } = found;
  if (found.attempt === undefined && feature.passes)
    throw refuse('This feature has passed', feature, 'There is nothing left to verify.');
  const unpaid = await facts.unpaid();
  if (found.attempt === undefined && unpaid !== undefined) throw refuse(unpaid, feature, 'End your turn.');
  const begun =
    found.attempt === undefined ? await startAttempt(paths, id, facts, now) : { attempt: found.attempt, notices: [] };
  const outcome = await (unpaid === undefined ? advance(begun.attempt, now) : cutOff(begun.attempt, unpaid, now));
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
    attempt: begun.attempt.record.attempt,
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
  const mostNew = (await facts.mayTakeOnMore()) ? await mostNewAfter(paths, outcome) : 0;
  const { begun, notices } = await beginFeatures(paths, facts, now, { mostNew });
  return [...notices, ...begun.values()];
}

/** How many new features may follow one that has ended so; one that waits for the user has cost the iteration nothing. */
async function mostNewAfter(paths: WorkflowPaths, outcome: AttemptOutcome['outcome']): Promise<number> {
  return outcome === 'asked' ? Infinity : newLeft(paths, await readState(paths), readFeatures(paths));
}

function stillOpen(paths: WorkflowPaths, feature: Feature): StillOpen {
  const { id } = feature;
  const left = nextStep(feature, openRecord(paths, feature), coderTaskFile(paths, id));
  return { id, isAtWork: isAtWork(paths, id), left };
}

/** The assignments of critics, architects and researchers that are not handed in, while the features are judged. */
async function openAssignments(paths: WorkflowPaths, { assignments }: FactsFromOtherRooms): Promise<StillOpen[]> {
  const { iteration } = await readState(paths);
  const all = await assignments();
  const finished = finishedAssignments(paths, iteration);
  return stepOf(all) === undefined
    ? []
    : all
        .filter((one) => !comesLast(one) && !finished.has(one.id))
        .map(({ id }) => ({ id, isAtWork: isAtWork(paths, id), left: notStarted(id) }));
}

const isAtWork = (paths: WorkflowPaths, id: string): boolean =>
  agentsAtWork(paths).some(({ about }) => about.toLowerCase() === id.toLowerCase());

/** The outcome of a feature's last verification, with its number. */
interface StoredOutcome {
  number: number;
  at: string;
  verified: VerifiedFeature;
}

const outcomeFile = ({ runtime }: WorkflowPaths, id: string) =>
  join(runtime, 'coding', 'verified', `${id.toLowerCase()}.json`);

function readOutcome(paths: WorkflowPaths, id: string): StoredOutcome | undefined {
  const verified: VerifiedFeature = {
    feature: '',
    attempt: 0,
    isLast: false,
    outcome: 'failed',
    text: [''],
    notices: [''],
  };
  return readJsonLike<StoredOutcome>(outcomeFile(paths, id), { number: 0, at: '', verified });
}

function writeOutcome(paths: WorkflowPaths, id: string, outcome: StoredOutcome): void {
  writeAtomic(outcomeFile(paths, id), JSON.stringify(outcome), { flush: 'nothing' });
}

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
  const list = deriveStatuses(readFeatures(paths), waitingItems(paths));
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

/** How many features without an attempt this iteration may still take on. */
export function newLeft(paths: WorkflowPaths, state: WorkflowState, list: FeatureList): number {
  return newFeaturesLeft(list, parallelLimit(paths, state, list), storedIterationRuntime(paths)?.begun_at ?? '');
}

/** Finishes the work of code before an iteration of implementation is closed: reviewed work passes or is sent back, proofs are renewed. */
export async function finishBeforeRecord(paths: WorkflowPaths, goal: AgreedGoal, now: Date): Promise<string[]> {
  if (!hasFeatures(paths)) return [];
  return asRepositoryWriter(paths.root, 'record', () => finish(paths, goal, now));
}

async function finish(paths: WorkflowPaths, goal: AgreedGoal, now: Date): Promise<string[]> {
  const { list, notices } = await refreshFeatures(paths, now);
  const text = [...notices];
  for (const feature of list.features.filter(({ status }) => status === 'in_progress')) {
    const record = openRecord(paths, feature);
    if (record === undefined || reviewOf(record) === undefined || verificationOf(record)?.outcome !== 'green') continue;
    const checkout = await placeOf(paths, record);
    const commands = await frozenCommands(paths, checkout.root, now);
    const attempt = { paths, checkout, commands, goal, list, feature, record };
    text.push(...(await advance(attempt, now)).text);
  }
  const after = readFeatures(paths);
  const isHalfDone = after.features.some(({ status }) => status === 'in_progress');
  try {
    const followed = isHalfDone ? undefined : await followBase(paths, now);
    text.push(...(followed === undefined ? [] : [followed]));
    text.push(...(await checkBetweenFeatures(paths, goal, now, { sweeps: !isHalfDone })));
  } catch (error) {
    // On another branch, passed features cannot be verified.
    if (!isWorkflowError(error)) throw error;
    return [...text, describeError(error)];
  }
  // A sweep in the project would include unfinished work in the work trees.
  if ((await clearPlaces(paths)) > 0) return text;
  const swept = await sweepWhenDue(paths, goal, now);
  return swept === undefined ? text : [...text, swept];
}
