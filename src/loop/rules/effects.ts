import type { WorkflowEvent } from '../../journal/rules/events.ts';
import type { WorkflowState } from './state.ts';
import { counted } from '../../base/text.ts';
import { describeProgress, decide, mostIdleTurns, type Decision, type Ending, type Signals } from './decide.ts';
import { excerpt } from '../../base/errors.ts';

/**
 * The answer to a completion promise of the loop around a workflow that is not over; undefined where the session made none.
 * @param loop undefined when it is gone: it has heard a promise then.
 * @param said the last answer of the session.
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
  return `<promise>${excerpt(promise)}</promise> is not true yet: ${describeProgress(state)}. The work goes on.`;
}

/** Everything that decides what follows a turn, read once, under the lock. */
export interface Facts extends Signals {
  /** The ralph-loop around the session; null where there is none. */
  loop: { isParked: boolean; isLastTurn: boolean } | null;
  /** The judgement by `run` after a session has ended, and whether the next iteration begins now; null in the session itself. */
  between: { begins: boolean } | null;
  /** The answer to a completion promise that is not true yet. */
  broken: string | null;
  /** Whether the only thing left is a round of improving what was written up. */
  isRound: boolean;
  /** Whether the session has ended a turn since the workflow has ended. */
  wasTold: boolean;
  /** Whether the budgets pay for a last answer. */
  isPaid: boolean;
}

/** What is done to the files of a workflow. */
export type Effect =
  | { kind: 'note'; event: WorkflowEvent }
  /** The counters and problems of the iteration in progress are stored. */
  | { kind: 'count'; repairs: 'same' | 'one more' | 'none' }
  /** The round of improving what was written up is noted as asked for. */
  | { kind: 'round' }
  /** The loop ends with the promise that it has heard: the session goes on by itself. */
  | { kind: 'drive' }
  | { kind: 'begin'; failed: boolean; isLastTurn: boolean }
  | { kind: 'finish'; ending: Ending }
  /** The session owns nothing until a person resumes the workflow. */
  | { kind: 'release' };

/** What the session hears. */
export type Reply =
  /** It waits until its agents are back, or a typed text is answered. */
  | { kind: 'wait' }
  | { kind: 'pause'; seconds: number; failed: boolean; why?: string | undefined }
  /** It goes on with the brief, after these words. */
  | { kind: 'brief'; words: string[] }
  /** It goes on with these words, between which stands what the user has said that is urgent. */
  | { kind: 'words'; before: string[]; after: string[] }
  /** The loop around it, `run`, or the user goes on. */
  | { kind: 'leave'; message?: string }
  /** The workflow has ended. */
  | { kind: 'over'; endsLoop: boolean; isSaid: boolean; closes: boolean };

interface Verdict {
  decision: Decision;
  effects: readonly Effect[];
  reply: Reply;
}

/** What follows a turn: the one rule for a session, a ralph-loop and `run`. Pure and total. */
export function judgeTurn(state: WorkflowState, facts: Facts): Verdict {
  const decision = decide(state, facts);
  const { broken, loop } = facts;
  if (broken === null || decision.kind === 'end') return { decision, ...carry(state, facts, decision) };
  // A parked loop has not heard the promise.
  const isHeard = loop?.isParked !== true;
  const { effects, reply } = isHeard
    ? carry({ ...state, driver: 'in-session' }, { ...facts, loop: null }, decision)
    : carry(state, facts, decision);
  return {
    decision,
    effects: [...(isHeard ? [{ kind: 'drive' } as const] : []), ...effects],
    reply: correcting(broken, reply, isHeard),
  };
}

/** The loop would have brought the brief, which a session that it has left may never have seen. */
function correcting(broken: string, reply: Reply, isHeard: boolean): Reply {
  if (reply.kind === 'brief' || (isHeard && reply.kind === 'words')) return { kind: 'brief', words: [broken] };
  return reply.kind === 'words' ? { ...reply, before: [broken, ...reply.before] } : reply;
}

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
    case 'repair':
      return sendBack(state, facts, decision);
    case 'continue':
      return beginNext(state, facts, decision);
    case 'end':
      return endWorkflow(state, facts, decision);
  }
}

function sendBack(state: WorkflowState, facts: Facts, { problems, urgent }: Decision & { kind: 'repair' }): Carried {
  const { name, iteration } = state;
  const idle = counted(facts.idleTurns + 1, 'turn');
  return {
    effects: [
      // A repaired document has to be compiled and recorded again, which may be forgotten once more.
      { kind: 'count', repairs: facts.isRound ? 'none' : 'one more' },
      ...(facts.isRound ? [{ kind: 'round' } as const] : []),
      { kind: 'note', event: { event: 'sent-back', iteration, problems: [...problems] } },
    ],
    reply: {
      kind: 'words',
      before: [
        `Workflow ${name}, iteration ${iteration}, is not complete yet:`,
        problems.map((problem) => `- ${problem}`).join('\n'),
      ],
      after: [
        'Do this before anything else, then end your turn.',
        ...(urgent
          ? [
              `Nothing has been done for ${idle}. Use a tool now: after ${mostIdleTurns} such turns the workflow ends with no_progress.`,
            ]
          : []),
      ],
    },
  };
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
    effects: [begins ? { kind: 'begin', failed, isLastTurn } : { kind: 'count', repairs: 'same' }],
    reply: isLeft
      ? { kind: 'leave' }
      : seconds > 0
        ? { kind: 'pause', seconds, failed, why }
        : { kind: 'brief', words: [] },
  };
}

function endWorkflow(state: WorkflowState, facts: Facts, { reason, message, goOnLine }: Decision & { kind: 'end' }): Carried {
  const { loop, runningAgents, wasTold, isPaid } = facts;
  const isRalph = state.driver === 'ralph-loop';
  const goesOn = state.status === 'in_progress';
  // A loop's own hook may be writing its file at this moment.
  const mayWrite = loop?.isParked === false;
  // A ralph-loop that did not end repeats this turn; the user has the message by then.
  const isSaid = (wasTold || (loop === null && isRalph)) && !goesOn;
  return {
    effects: [{ kind: 'finish', ending: { reason, message, goOnLine } }],
    reply: {
      kind: 'over',
      endsLoop: mayWrite || (isRalph && loop === null && goesOn),
      isSaid,
      // No answer is asked for twice, nor where nothing would pay for it.
      closes: !mayWrite && runningAgents === 0 && state.driver === 'in-session' && !isSaid && isPaid,
    },
  };
}
