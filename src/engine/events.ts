import type { Driver, EndReason } from './vocabulary.ts';
import { excerpt } from './workflow-error.ts';

/** What happens to a workflow, as it stands in journal.jsonl. */
export type WorkflowEvent =
  | { event: 'created'; mode: string; driver: Driver; max_iterations: number }
  | { event: 'claimed'; session: string; from: string | null; why: string }
  | { event: 'released'; session: string; why: string }
  | { event: 'iteration-begun'; iteration: number; agents: number; writing: boolean }
  | { event: 'iteration-failed'; iteration: number; problems: string[] }
  | { event: 'agent-started'; iteration: number; agent: string; assignment: string | null }
  | { event: 'hand-in'; iteration: number; agent: string; claims: number; file: string }
  | { event: 'hand-in-refused'; iteration: number; agent: string; problems: string[]; final: boolean }
  | {
      event: 'recorded';
      iteration: number;
      observations: number;
      new_claims: number;
      new_sources: number;
      verdict: string;
    }
  | { event: 'sent-back'; iteration: number; problems: string[] }
  | { event: 'compiled'; outcome: string; detail: string }
  | { event: 'checkpoint'; trigger: string; bytes: number; file: string | null }
  | { event: 'restored-context'; source: string }
  | { event: 'state-restored'; kept: string; why: string }
  | { event: 'resumed'; by: string; iteration: number }
  | { event: 'loop-cancelled'; file: string }
  | { event: 'ended'; reason: EndReason; message: string };

/** One line for people: what stands in progress.txt. */
export function describeEvent(event: WorkflowEvent): string {
  return excerpt(phrase(event));
}

function phrase(event: WorkflowEvent): string {
  switch (event.event) {
    case 'created':
      return `workflow created (${event.mode}, ${event.driver}, at most ${event.max_iterations} iterations)`;
    case 'claimed':
      return `session ${short(event.session)} drives the workflow (${event.why})`;
    case 'released':
      return `session ${short(event.session)} let go of the workflow (${event.why})`;
    case 'iteration-begun':
      return `iteration ${event.iteration} begins: ${event.writing ? 'writing the report up' : `${event.agents} agents`}`;
    case 'iteration-failed':
      return `iteration ${event.iteration} given up: ${event.problems.join(' ')}`;
    case 'agent-started':
      return `${event.agent} started${event.assignment === null ? '' : ` for ${event.assignment}`}`;
    case 'hand-in':
      return `${event.agent} handed in ${event.claims} claims`;
    case 'hand-in-refused':
      return `hand-in of ${event.agent} ${event.final ? 'refused for good' : 'sent back'}: ${event.problems.join('; ')}`;
    case 'recorded':
      return `iteration ${event.iteration} recorded: ${event.observations} observations, ${event.new_claims} new findings, ${event.new_sources} new sources; ${event.verdict}`;
    case 'sent-back':
      return `turn sent back: ${event.problems.join(' ')}`;
    case 'compiled':
      return `compiled: ${event.outcome}${event.detail === '' ? '' : ` (${event.detail})`}`;
    case 'checkpoint':
      return `checkpoint before compaction (${event.trigger}): ${event.bytes} new bytes of transcript`;
    case 'restored-context':
      return `context restored after ${event.source}`;
    case 'state-restored':
      return `state restored: ${event.why}; the other version is kept as ${event.kept}`;
    case 'resumed':
      return `resumed at iteration ${event.iteration} by ${event.by}`;
    case 'loop-cancelled':
      return `ralph-loop cancelled (${event.file})`;
    case 'ended':
      return `ended, ${event.reason}: ${event.message}`;
  }
}

function short(session: string): string {
  return session.slice(0, 8);
}
