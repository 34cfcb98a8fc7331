import { isWriting } from './iteration.ts';
import { isRecorded, type WorkflowState } from './state.ts';
import type { EndReason } from './vocabulary.ts';

/** What is known of the outside when a turn has ended. */
export interface Signals {
  /** Subagents or workflows still at work in the background; they wake the session when they finish. */
  runningAgents: number;
  /** Something the user typed waits for the turn to end; the loop goes on after it. */
  inputWaiting: boolean;
  /** What keeps the iteration from counting, as instructions; empty when it counts. */
  problems: readonly string[];
  /** All agents have handed in since the last turn, and the model was not yet reminded that only `record` is missing. */
  readyToRecord: boolean;
  /** How often this iteration was sent back already. */
  repairs: number;
  /** Turns in a row that we continued although nothing had happened since. */
  idleTurns: number;
}

export type Decision =
  | { kind: 'wait' }
  | { kind: 'remind'; problems: readonly string[] }
  | { kind: 'repair'; problems: readonly string[]; urgent: boolean }
  | { kind: 'continue'; failed: boolean }
  | { kind: 'end'; reason: EndReason; message: string };

export const mostRepairs = 2;
/** Claude Code ends a session silently at its 8th continuation in a row without a tool call; we end it aloud before. */
export const mostIdleTurns = 6;
const urgentFrom = mostIdleTurns - 2;

/** What happens after a turn: the one rule for every driver. Pure and total. */
export function decide(state: WorkflowState, signals: Signals): Decision {
  if (state.status !== 'in_progress') {
    return end(state.end_reason ?? 'stop_requested', state.end_message ?? `The workflow is ${state.status}.`);
  }
  if (signals.runningAgents > 0 || signals.inputWaiting) return { kind: 'wait' };
  if (signals.problems.length === 0 && isRecorded(state)) return afterRecording(state);
  if (signals.readyToRecord) return { kind: 'remind', problems: signals.problems };
  if (signals.idleTurns >= mostIdleTurns) {
    return end(
      'no_progress',
      `${signals.idleTurns} turns in a row did nothing: no agent was started, nothing was recorded or written.`,
    );
  }
  if (signals.repairs < mostRepairs) {
    return { kind: 'repair', problems: signals.problems, urgent: signals.idleTurns >= urgentFrom };
  }
  const failures = state.consecutive_failures + 1;
  if (failures >= state.failure_threshold) {
    return end(
      'failure_threshold',
      `${failures} iterations in a row could not be completed. The last one: ${signals.problems.join(' ')}`,
    );
  }
  return giveUpIteration(state);
}

function afterRecording(state: WorkflowState): Decision {
  // Saturation is found while a search is recorded: the write-up is still to come then.
  if (state.finishing === null || !isWriting(state)) return { kind: 'continue', failed: false };
  return end(state.finishing, endMessage(state, state.finishing));
}

function giveUpIteration(state: WorkflowState): Decision {
  if (isWriting(state) && state.iteration >= state.max_iterations) {
    return end('failure_threshold', 'The last iteration, which writes the report, could not be completed.');
  }
  return { kind: 'continue', failed: true };
}

function endMessage(state: WorkflowState, reason: EndReason): string {
  const found = `${state.findings_count} findings from ${state.sources_cited} sources in ${state.iteration} iterations`;
  if (reason === 'complete') return `Research is complete: ${found}.`;
  if (reason === 'max_iterations') {
    return `The iterations are used up (${state.iteration} of at most ${state.max_iterations}) before research was saturated: ${found}.`;
  }
  if (reason === 'max_duration') return `The time limit of ${state.max_duration_hours} hours is reached: ${found}.`;
  return `The workflow ended (${reason}): ${found}.`;
}

function end(reason: EndReason, message: string): Decision {
  return { kind: 'end', reason, message };
}
