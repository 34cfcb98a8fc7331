import type { Configuration } from '../configuration/rules/configuration.ts';
import type { Session } from '../loop/ownership.ts';
import type { Occasion } from '../loop/rules/notification.ts';

/** A turn that has just ended, with its circumstances. */
export interface EndedTurn {
  session: Session;
  now: Date;
  /** Ids of the tasks of agents at work in the background. */
  agentTasks: readonly string[];
  /** The last answer of the session, where it is known. */
  said?: string;
  /** Typed text waits for the end of the turn. */
  inputWaiting: boolean;
  /** Claude Code's report on an agent waits for the end of the turn. */
  callWaiting?: boolean;
  /** Whether the session has no terminal, and prints only its last answer. */
  isUnattended?: boolean;
  /** The judgement by `autonomous-workflow run` after the session has ended; undefined in the session itself. */
  between?: BetweenSessions | undefined;
}

/** The judgement between two sessions of `run`, which begins all iterations of its workflow, and has repaired its files. */
interface BetweenSessions {
  /** Whether the next iteration begins now; one that failed is closed in any case. */
  begins: boolean;
  /** Whether the iteration has lost too many sessions and is given up. */
  isExhausted: boolean;
}

/** The session's next step. */
export type Outcome =
  /** It continues with this text. */
  | { kind: 'go-on'; text: string }
  /** It waits until its agents are back, or a typed text is answered. */
  | { kind: 'wait'; tasks: string[] }
  /** It pauses before the next iteration. */
  | { kind: 'pause'; seconds: number; failed: boolean; why?: string | undefined }
  /** The loop around it, or the user, continues. */
  | {
      kind: 'leave';
      message?: string | undefined;
      endsLoop?: boolean;
      /** The last line of the session's last answer, if it is over. */
      closing?: string | undefined;
    };

/** The outcome of a turn, with messages for the user. */
export interface TurnEnd {
  outcome: Outcome;
  /** Sentences for the user. */
  notices: string[];
  /** Occasions for notifications, as the configuration allows them. */
  occasions: Occasion[];
  configuration: Configuration;
}
