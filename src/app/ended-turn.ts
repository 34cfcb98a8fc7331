import type { Configuration } from '../configuration/rules/configuration.ts';
import type { Session } from '../loop/ownership.ts';
import type { Occasion } from '../loop/rules/notification.ts';

/** A turn that has just ended, with its circumstances. */
export interface EndedTurn {
  session: Session;
  now: Date;
  /** Ids of the tasks of agents at work in the background. */
  agentTasks: readonly string[];
  /** Something typed waits for the turn to end. */
  inputWaiting: boolean;
  /** Claude Code's news of an agent waits for the turn to end. */
  callWaiting?: boolean;
  /** The session has another turn in any case, in which it says what came of it. */
  hasTurnLeft?: boolean;
  /** `autonomous-workflow run` judges it, after the session has ended; undefined in the session itself. */
  between?: BetweenSessions | undefined;
}

/** The judgement between two sessions of `run`, which alone begins the iterations of its workflow, and has repaired what was broken. */
interface BetweenSessions {
  /** Whether the next iteration begins now; one that failed is closed in any case. */
  begins: boolean;
  /** The iteration has lost so many sessions that it is given up. */
  isExhausted: boolean;
  /** The likely cost of the next iteration, in USD, where it is known. */
  likelyUsd?: number | undefined;
}

/** The session's next step. */
export type Outcome =
  /** It goes on with this text. */
  | { kind: 'go-on'; text: string }
  /** It waits until its agents are back, or a typed text is answered. */
  | { kind: 'wait'; tasks: string[] }
  /** It pauses before the next iteration. */
  | { kind: 'pause'; seconds: number; failed: boolean; why?: string | undefined }
  /** The loop around it, or the user, goes on. */
  | {
      kind: 'leave';
      message?: string | undefined;
      endsLoop?: boolean;
      /** The line with which the last answer of the session ends, where nothing follows it. */
      closing?: string | undefined;
    };

/** The outcome of a turn, with news for the user. */
export interface TurnEnd {
  outcome: Outcome;
  /** Sentences for the user. */
  notices: string[];
  /** Occasions for notifications, as the configuration allows them. */
  occasions: Occasion[];
  configuration: Configuration;
}
