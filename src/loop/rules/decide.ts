import type { Occasion } from './notification.ts';
import { conclusions, shownVerdict, continueCommand, moreOptions } from './iteration.ts';
import { counted, firstOf, capitalized } from '../../base/text.ts';
import { dollars } from '../../base/figures.ts';
import { describeSpent, endOfWork } from './budgets.ts';
import {
  modeOf,
  phases,
  phasesOfMode,
  phaseTraits,
  statusAfter,
  type EndReason,
  type PhaseName,
} from '../../base/vocabulary.ts';
import { pauseSeconds, type Pace } from './waiting.ts';
import {
  type WorkflowState,
  isRecorded,
  phaseAfterWriteUp,
  isFinalWriteUp,
  isWriting,
  describeFindings,
} from './state.ts';
import { excerpt } from '../../base/errors.ts';

/** Text for a feature that passed without a test that is known to have failed before it. */
export const withoutTest = 'without a test that failed before';

/** How many of the features that pass have no such test, after a space; empty when all have one. */
export const describeUntested = ({ features_untested: count }: Pick<WorkflowState, 'features_untested'>): string =>
  count === 0 ? '' : ` (${count} ${withoutTest})`;

/** The tests that failed before any feature; empty when there are none. */
export function describeFailing(failing: readonly string[]): string {
  if (failing.length === 0) return '';
  return `${counted(failing.length, 'test')} failed before any feature and still ${failing.length === 1 ? 'does' : 'do'}: ${firstOf([...failing]).join(', ')}`;
}

export interface Ending {
  reason: EndReason;
  message: string;
  /** The line with the command that goes on, after a used-up budget. */
  goOnLine?: string | undefined;
}

/** Everything outside of the state that decides what follows a turn, read once, under the lock. */
export interface Facts {
  /** An end in any state: a stop file, a task file moved away, a signal, files beyond repair. */
  ending: Ending | null;
  /** Subagents or workflows still at work in the background; they wake the session when they finish. */
  runningAgents: number;
  /** Text that the user typed, or news of agents, waits for the end of the turn; the loop continues after it. */
  inputWaiting: boolean;
  /** Reasons why the iteration does not count, as instructions; empty when it counts. */
  problems: readonly string[];
  /** How often this iteration was sent back already. */
  repairs: number;
  /** Consecutive turns that were continued without any event. */
  idleTurns: number;
  /** Hours that count towards the budget, and the money for the session's last answer. */
  hours: number;
  closingUsd?: number | undefined;
  pace: Pace;
  /** A reason to delay the next iteration, apart from the configured pace. */
  pause: { seconds: number; why: string } | null;
  /** The ralph-loop around the session; null where there is none. */
  loop: { isParked: boolean; isLastTurn: boolean } | null;
  /** The judgement by `run` after a session has ended, and whether the next iteration begins now; null in the session itself. */
  between: { begins: boolean } | null;
  /** The answer to a completion promise that is not true yet. */
  broken: string | null;
  /** Whether the session has ended a turn since the workflow has ended. */
  wasTold: boolean;
  /** Whether the budgets pay for a last answer. */
  isPaid: boolean;
}

export type Decision =
  | { kind: 'wait' }
  | { kind: 'repair'; problems: readonly string[] }
  | { kind: 'continue'; failed: boolean; pauseSeconds: number; why?: string }
  | ({ kind: 'end' } & Ending);

export const mostRepairs = 2;
/**
 * Claude Code ends a session silently at its 8th continuation in a row without a tool call; the workflow ends with a message
 * before that.
 */
export const mostIdleTurns = 6;

/** Whether the workflow goes on, waits or ends after a turn: the part of judgeTurn without its effects. Pure and total. */
export function decide(state: WorkflowState, facts: Facts): Decision {
  if (state.status !== 'in_progress') {
    return endBecause(state.end_reason ?? 'stop_requested', state.end_message ?? `The workflow is ${state.status}.`);
  }
  if (facts.ending !== null) return { kind: 'end', ...facts.ending };
  const waits = facts.runningAgents > 0 || facts.inputWaiting;
  const counts = facts.problems.length === 0 && isRecorded(state);
  if (counts && !waits && isFinalWriteUp(state)) return endWith(state, state.finishing ?? 'complete');
  const spent = endOfWork(state, facts);
  if (spent !== undefined) return endWith(state, spent);
  if (waits) return { kind: 'wait' };
  if (counts) return nextIteration(state, facts, false);
  if (facts.idleTurns >= mostIdleTurns) {
    return endBecause(
      'no_progress',
      `${counted(facts.idleTurns, 'turn')} in a row did nothing: no agent was started, nothing was recorded or written.`,
    );
  }
  if (facts.repairs < mostRepairs) return { kind: 'repair', problems: facts.problems };
  return giveUpIteration(state, facts);
}

/** Whether another iteration follows the one in progress, which counts. */
export function isFollowed(state: WorkflowState, hours: number): boolean {
  const goesOn = state.status === 'in_progress' && isRecorded(state) && !isFinalWriteUp(state);
  return goesOn && endOfWork(state, { hours }) === undefined;
}

function giveUpIteration(state: WorkflowState, facts: Facts): Decision {
  const failures = state.consecutive_failures + 1;
  if (failures >= state.failure_threshold) {
    return endBecause(
      'failure_threshold',
      `${counted(failures, 'iteration')} in a row could not be completed. The last one: ${facts.problems.join(' ')}`,
    );
  }
  if (isWriting(state) && state.iteration >= state.max_iterations) {
    return endBecause(
      'failure_threshold',
      `The last iteration, which ${phaseWords[state.current_phase].writeUp}, could not be completed. ${facts.problems.join(' ')}`.trimEnd(),
    );
  }
  return nextIteration(state, facts, true);
}

function nextIteration(state: WorkflowState, { pace, pause }: Facts, failed: boolean): Decision {
  const seconds = pauseSeconds(failed ? state.consecutive_failures + 1 : 0, pace);
  return pause !== null && pause.seconds > seconds
    ? { kind: 'continue', failed, pauseSeconds: pause.seconds, why: pause.why }
    : { kind: 'continue', failed, pauseSeconds: seconds };
}

interface PhaseWords {
  writeUp: string;
  completion: string;
  beforeTheEnd: string;
  /** The participle for work of this phase. */
  done: string;
  results: (state: WorkflowState) => string;
}

/** The words in which the end of a workflow names its phase. */
const phaseWords: Readonly<Record<PhaseName, PhaseWords>> = {
  [phases.A]: {
    writeUp: 'writes the report',
    completion: 'Research is complete',
    beforeTheEnd: 'research was saturated',
    done: 'found',
    results: describeFindings,
  },
  [phases.B]: {
    writeUp: 'completes the plan',
    completion: 'The plan is complete',
    beforeTheEnd: 'the plan was finished',
    done: 'planned',
    results: describeFindings,
  },
  [phases.C]: {
    writeUp: 'checks the features once more',
    completion: 'The implementation is complete',
    beforeTheEnd: 'every feature was done',
    done: 'coded',
    results: countFeatures,
  },
};

function countFeatures({ features_complete, features_total, features_failed, ...state }: WorkflowState): string {
  const failed = features_failed === 0 ? '' : `, ${features_failed} failed`;
  return `${features_complete} of ${counted(features_total, 'feature')} pass${describeUntested(state)}${failed}`;
}

const endMessages: Partial<Record<EndReason, (state: WorkflowState) => string>> = {
  complete: ({ current_phase }) => phaseWords[current_phase].completion,
  failure_threshold: () => 'What is left failed, or needs what failed',
  stalled: () => 'There is no more progress, whatever was tried',
  premise: ({ name }) =>
    `A premise of the goal does not hold, so nothing was built on it; \`autonomous-workflow resolve ${name}\` shows the evidence`,
  blocked_on_human: ({ name }) => `Only questions for you are left; \`autonomous-workflow resolve ${name}\` lists them`,
};

/** The end of a workflow for a reason of its own: its results, what was not done, and after a used-up budget the command that goes on. */
export function endWith(state: WorkflowState, reason: EndReason): Decision & { kind: 'end' } {
  const { results: count, beforeTheEnd } = phaseWords[state.current_phase];
  const spent = describeSpent(state, reason, beforeTheEnd);
  const why = spent ?? endMessages[reason]?.(state) ?? `The workflow ended (${reason})`;
  const results = count(state);
  const missing = missingPhases(state);
  const nothing = missing === '' ? '' : `; nothing was ${missing} yet`;
  const message = `${why}: ${results} in ${counted(state.iteration, 'iteration')}${nothing}.`;
  return { kind: 'end', reason, message, ...(spent !== undefined && { goOnLine: lineToGoOn(state, reason) }) };
}

/** The command that goes on, where the user reads the message: a session, or the terminal of `run`. */
export function lineToGoOn(state: WorkflowState, reason: EndReason): string {
  const ended = { ...state, status: statusAfter(reason), end_reason: reason };
  if (reason === 'complete') return `Go on with: /autonomous-workflow:implement '${state.name}', which builds the plan`;
  const run = `autonomous-workflow run ${state.name}${moreOptions(ended)}`;
  return `Go on with: ${state.driver === 'headless' ? run : continueCommand(ended)}`;
}

/** The work of its mode that a workflow ends without, in a phrase: phases that did not begin, features, a search; empty for none. */
export function leftUndone(state: WorkflowState, reason: EndReason): string {
  const missing = missingPhases(state);
  const { features_total, features_complete, current_phase } = state;
  const open = features_total - features_complete;
  const parts = [
    ...(missing === '' ? [] : [`nothing was ${missing}`]),
    ...(phaseTraits[current_phase].worksOnFeatures && open > 0
      ? [`${open} of ${counted(features_total, 'feature')} ${open === 1 ? 'does' : 'do'} not pass`]
      : []),
  ];
  const ended =
    reason === 'complete' ? null : shownVerdict({ ...state, status: statusAfter(reason), finishing: reason });
  return parts.length > 0 || ended === null || achieved.some((one) => ended.startsWith(one)) ? parts.join('; ') : ended;
}

/** How the verdicts on a phase begin that leave nothing undone. */
const achieved = [conclusions.answered, conclusions.tried, conclusions.saturated];

/** Participles for the phases of the mode that did not begin. */
function missingPhases({ workflow_type, current_phase }: WorkflowState): string {
  const all = phasesOfMode[modeOf(workflow_type)];
  const left = all.slice(all.indexOf(current_phase) + 1);
  return left.map((phase) => phaseWords[phase].done).join(' or ');
}

function endBecause(reason: EndReason, message: string): Decision {
  return { kind: 'end', reason, message };
}

/** Events of a decision for which a person may want a notification. */
export function occasionsOf(decision: Decision, state: WorkflowState): Occasion[] {
  if (decision.kind === 'end') {
    const { reason, message } = decision;
    return state.status === 'in_progress' ? [{ kind: 'ended', reason, message }] : [];
  }
  const to = decision.kind === 'continue' && isWriting(state) ? phaseAfterWriteUp(state) : undefined;
  return to === undefined ? [] : [{ kind: 'phase-change', from: state.current_phase, to }];
}

/**
 * An iteration that is over, in a sentence: "Iteration 4: 9 new findings; $3.10 so far."
 * @param problems why it was given up, if it was.
 * @param next the state with the next one begun, which has the reason for the end of the search.
 */
export function iterationResult(state: WorkflowState, problems: readonly string[] = [], next = state): string {
  const { iteration, last_result, cost_usd, current_phase } = state;
  const result = isRecorded(state)
    ? (last_result ?? 'recorded')
    : `given up: ${problems.join(' ').replace(/\.$/, '') || 'nothing was recorded'}`;
  const cost = cost_usd === null ? '' : `; ${dollars(cost_usd)} so far`;
  // The result of an iteration of coding includes its progress.
  const verdict = phaseTraits[current_phase].worksOnFeatures || !isRecorded(state) ? null : shownVerdict(next);
  return `Iteration ${iteration}: ${result}${cost}.${verdict === null ? '' : ` ${capitalized(verdict)}.`}`;
}

/** The sentence for a visible session on the iteration that ended with a turn. */
export function resultOfTurn(
  { kind }: Decision,
  state: WorkflowState,
  problems: readonly string[],
  after: WorkflowState = state,
): string[] {
  if (state.status !== 'in_progress' || state.driver === 'headless' || state.iteration === 0) return [];
  const isOver = kind === 'continue' || (kind === 'end' && isRecorded(state));
  const isSamePhase = after.current_phase === state.current_phase;
  return isOver ? [iterationResult(state, problems, isSamePhase ? after : state)] : [];
}

/**
 * The answer to a completion promise of the loop around a workflow that is not over; undefined where the session made none.
 * @param loop undefined when it is gone: it has heard a promise then.
 */
export function brokenPromise(
  state: WorkflowState,
  loop: { completionPromise: string | null } | undefined,
  said = '',
): string | undefined {
  const [, written] = /<promise>([\s\S]*?)<\/promise>/.exec(said) ?? [];
  if (written === undefined || state.driver !== 'ralph-loop' || state.status !== 'in_progress') return undefined;
  // As ralph-loop compares it.
  const promise = written.trim().replace(/\s+/g, ' ');
  if (loop !== undefined && promise !== loop.completionPromise) return undefined;
  const { current_phase: phase, iteration } = state;
  const done = `${phase} is at iteration ${iteration}, with ${phaseWords[phase].results(state)}`;
  return `<promise>${excerpt(promise)}</promise> is not true yet: ${done}. The work goes on.`;
}

/** A change of the files of a workflow. */
export type Effect =
  /** The session is sent back to what is missing. */
  | { kind: 'send-back'; problems: readonly string[] }
  /** The turn is counted, and the next iteration begins later, or elsewhere. */
  | { kind: 'count' }
  /** The loop ends with the promise that it has heard: the session goes on by itself. */
  | { kind: 'drive' }
  | { kind: 'begin'; failed: boolean; isLastTurn: boolean }
  /** The session owns nothing until a person resumes the workflow. */
  | { kind: 'release' };

export type Reply =
  /** It waits until its agents are back, or a typed text is answered. */
  | { kind: 'wait' }
  | { kind: 'pause'; seconds: number; failed: boolean; why?: string | undefined }
  /** It goes on with these words, behind which stands the brief, or what the user has said that is urgent. */
  | { kind: 'brief' | 'words'; words: string[] }
  /** The loop around it, `run`, or the user goes on. */
  | { kind: 'leave'; message?: string }
  /** It ends. `isSaid`: its user has the message already. `closes`: the session gives a last answer. */
  | { kind: 'over'; ending: Ending; endsLoop: boolean; isSaid: boolean; closes: boolean };

interface Verdict {
  decision: Decision;
  effects: readonly Effect[];
  reply: Reply;
}

/** The next step after a turn: the one rule for a session, a ralph-loop and `run`. Pure and total. */
export function judgeTurn(state: WorkflowState, facts: Facts): Verdict {
  const decision = decide(state, facts);
  const { broken, loop } = facts;
  if (broken === null || decision.kind === 'end') return { decision, ...carry(state, facts, decision) };
  // A loop that has heard the promise is over; a parked one has not heard it.
  const { effects, reply } =
    loop?.isParked === true
      ? carry(state, facts, decision)
      : withEffect({ kind: 'drive' }, carry({ ...state, driver: 'in-session' }, { ...facts, loop: null }, decision));
  const isTold = reply.kind === 'brief' || reply.kind === 'words';
  return { decision, effects, reply: isTold ? { ...reply, words: [broken, ...reply.words] } : reply };
}

const withEffect = (first: Effect, { effects, reply }: Carried): Carried => ({ effects: [first, ...effects], reply });

type Carried = Omit<Verdict, 'decision'>;

function carry(state: WorkflowState, facts: Facts, decision: Decision): Carried {
  // Where its ralph-loop is gone, the session does not take over by itself.
  const isGone = state.driver === 'ralph-loop' && facts.loop === null;
  if (isGone && decision.kind !== 'wait' && decision.kind !== 'end') {
    const { name } = state;
    const message = `autonomous-workflow ${name} is paused: its ralph-loop has ended. Go on with /autonomous-workflow:continue-auto ${name}`;
    return { effects: [{ kind: 'release' }], reply: { kind: 'leave', message } };
  }
  switch (decision.kind) {
    case 'wait':
      return { effects: [], reply: { kind: 'wait' } };
    case 'repair': {
      const { problems } = decision;
      const words = [
        `Workflow ${state.name}, iteration ${state.iteration}, is not complete yet:`,
        problems.map((problem) => `- ${problem}`).join('\n'),
        'Do this before anything else, then end your turn.',
      ];
      return { effects: [{ kind: 'send-back', problems }], reply: { kind: 'words', words } };
    }
    case 'continue':
      return beginNext(state, facts, decision);
    case 'end':
      return { effects: [], reply: endWorkflow(state, facts, decision) };
  }
}

function beginNext(
  state: WorkflowState,
  { loop, between }: Facts,
  { failed, pauseSeconds: seconds, why }: Decision & { kind: 'continue' },
): Carried {
  // The session ends with its iteration: `run` judges the turn again when all files are written, and begins the next iteration.
  if (state.driver === 'headless' && between === null) return { effects: [], reply: { kind: 'leave' } };
  // ralph-loop re-enters the command by itself, which begins the next iteration; a failed one has to be closed here.
  const isLeft = loop?.isParked === false || between?.begins === false;
  const begins = isLeft ? failed : seconds === 0;
  const isLastTurn = loop?.isLastTurn === true && loop.isParked;
  return {
    effects: [begins ? { kind: 'begin', failed, isLastTurn } : { kind: 'count' }],
    reply: isLeft
      ? { kind: 'leave' }
      : seconds > 0
        ? { kind: 'pause', seconds, failed, why }
        : { kind: 'brief', words: [] },
  };
}

function endWorkflow(state: WorkflowState, facts: Facts, ending: Ending): Reply {
  const { loop, runningAgents, wasTold, isPaid } = facts;
  const isRalph = state.driver === 'ralph-loop';
  const goesOn = state.status === 'in_progress';
  // A loop's own hook may be writing its file at this moment.
  const mayWrite = loop?.isParked === false;
  // A ralph-loop that did not end repeats this turn; the user has the message by then.
  const isSaid = (wasTold || (loop === null && isRalph)) && !goesOn;
  const endsLoop = mayWrite || (isRalph && loop === null && goesOn);
  // No answer is asked for twice, nor where nothing would pay for it.
  const closes = !mayWrite && runningAgents === 0 && state.driver === 'in-session' && !isSaid && isPaid;
  return { kind: 'over', ending, endsLoop, isSaid, closes };
}
