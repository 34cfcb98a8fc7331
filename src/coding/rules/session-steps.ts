import { excerpt } from '../../base/errors.ts';
import { defectsKey, stageOf, type AttemptRecord } from './attempt-record.ts';
import { bringsWork } from './coder-hand-in.ts';
import type { Feature } from './feature.ts';
import { attemptsLeft } from './progress.ts';
import { openAttempt } from './feature-status.ts';

/** The last steps of an iteration, when no feature is in progress. */
export const endOfIteration = 'Run `autonomous-workflow record`, then end your turn. The next brief comes by itself.';

/** The rule for ending the work on a feature and the iteration; other texts do not repeat it. */
export const endOfFeature =
  'A feature ends when `feature verify` says that it passed, failed for good, was divided, or waits for the user; until then each answer of it names the next step. With the last feature it records the iteration: then end your turn. The next brief comes by itself.';

/** A feature in progress, or an assignment that is not handed in, while the work on a feature ends. */
export interface StillOpen {
  id: string;
  isAtWork: boolean;
  /** The next step if no agent works on it. */
  left: string;
}

/** The step for an assignment whose agent was not started. */
export function notStarted(assignment: string): string {
  return `Nobody works on ${assignment}: \`autonomous-workflow brief\` names its agent.`;
}

/**
 * The step after the work on a feature, while others are in progress in the iteration.
 * @param isForPerson for a person, who waits for nothing, instead of the session.
 */
export function afterFeature(others: readonly StillOpen[], isForPerson = false): string {
  const atWork = others.filter(({ isAtWork }) => isAtWork).map(({ id }) => id);
  const left = others.flatMap((one) => (one.isAtWork ? [] : [one.left]));
  const whom = atWork.length === 1 ? 'its agent has answered' : 'one of their agents has answered';
  const then = isForPerson
    ? '; there is nothing to do.'
    : `: end your turn${left.length === 0 ? '' : ' then'}; you are called when ${whom}.`;
  const wait = `${atWork.join(', ')} ${atWork.length === 1 ? 'is' : 'are'} still worked on${then}`;
  return [...left, ...(atWork.length === 0 ? [] : [wait])].join(' ');
}

/** The number of the attempt, and the number of attempts left. */
export function describeAttempt(feature: Feature): string {
  const number = openAttempt(feature)?.number ?? feature.attempts.length + 1;
  const left = attemptsLeft(feature) - 1;
  return `attempt ${number}, ${left <= 0 ? 'the last one' : `${left} more if it fails`}`;
}

/** The step after starting an agent; Claude Code decides whether it runs in the background. */
export function afterAgent(id: string): string {
  return `If it works in the background, end your turn: you are called when it has answered. Where no next step comes with its answer, run \`autonomous-workflow feature verify ${id}\`.`;
}

/** The step that starts a coder, who gets only the name of its task file. */
export function startCoder(id: string, taskFile: string): string {
  return `Start a new agent \`autonomous-workflow:autonomous-coder\` with this prompt and nothing else: \`Feature ${id}: your task is ${taskFile}\`. ${afterAgent(id)}`;
}

/** The beginning of an attempt, for the session. */
export function describeStart(feature: Feature, taskFile: string, record: AttemptRecord): string {
  const { id, name } = feature;
  return `# Feature ${id}: ${excerpt(name)} (${describeAttempt(feature)})\n\n${nextStep(feature, record, taskFile)}`;
}

/** The same in a brief, for a feature that was begun with its iteration. */
export function describeBegun(feature: Feature, taskFile: string, record: AttemptRecord): string {
  const { id, name } = feature;
  return `${id} is begun (${excerpt(name)}; ${describeAttempt(feature)}). ${nextStep(feature, record, taskFile)}`;
}

/** What comes next for a feature in progress on which no agent works: the one table of it, which everything that says so prints. */
export function nextStep(feature: Feature, record: AttemptRecord | undefined, taskFile: string): string {
  const { id } = feature;
  const verify = `run \`autonomous-workflow feature verify ${id}\``;
  if (record === undefined) return notWorkedOn(id);
  const { hand_in } = record;
  switch (stageOf(record)) {
    case 'open':
      if (hand_in !== null && !bringsWork(hand_in))
        return `The coder of ${id} has stopped (${hand_in.outcome}): ${verify}.`;
      return needsNoCoder(feature, record)
        ? `There is nothing to build for ${id}: ${verify}.`
        : startCoder(id, taskFile);
    case 'handed-in':
      return `${id} is handed in: ${verify}.`;
    case 'green':
      return `${id} is green, and not judged to its end: ${verify}, which names the agent that is missing.`;
    case 'reviewed':
      return `${id} is reviewed: ${verify} once more, which lands it.`;
  }
}

/** The step for a feature in progress whose agent is gone. */
export const notWorkedOn = (id: string): string =>
  `${id} is begun, and no agent works on it: \`autonomous-workflow feature start ${id}\` names its next step.`;

/** Whether nothing is to be built for a feature before it was judged once: its plan says that it is done, or it only verifies. */
export function needsNoCoder({ kind, claimed }: Feature, record: AttemptRecord | undefined): boolean {
  const isJudged = record !== undefined && (record.attempt > 1 || record[defectsKey].length > 0);
  return (kind === 'verification' || claimed) && !isJudged;
}

/**
 * Why a coder may not start: its feature was not begun. Undefined where it may.
 * @param about the feature that its task names.
 */
export function refuseCoder(about: string, features: readonly Feature[]): string | undefined {
  const feature = features.find(({ id }) => id.toLowerCase() === about.toLowerCase());
  if (feature === undefined || feature.status === 'in_progress') return undefined;
  const begun = features.filter(({ status }) => status === 'in_progress').map(({ id }) => id);
  const others = begun.length === 0 ? 'No feature is' : `${begun.join(', ')} ${begun.length === 1 ? 'is' : 'are'}`;
  return `${feature.id} is not begun, so no coder can work on it. ${others} worked on now → do what the brief says; \`autonomous-workflow brief\` prints it.`;
}
