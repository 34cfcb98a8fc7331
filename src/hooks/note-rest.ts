import type { Wait } from '../loop/rules/waiting.ts';
import { appendEvent } from '../journal/journal.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { writeWait } from '../loop/waiting.ts';
import type { Outcome } from '../app/turn-end.ts';

/**
 * Tells the waiter beside the session what it rests for.
 * @param since milliseconds since the epoch: what was typed before had its chance.
 */
export function recordWait(paths: WorkflowPaths, outcome: Outcome, since: number): Wait {
  const now = new Date();
  const rest = waitOf(outcome, now.getTime(), since);
  writeWait(paths, rest);
  if (rest.kind === 'pause') {
    appendEvent(paths, now, { event: 'waits', for: 'the next iteration', until: new Date(rest.until).toISOString() });
  }
  return rest;
}

function waitOf(outcome: Outcome, turn: number, since: number): Wait {
  switch (outcome.kind) {
    case 'wait':
      return outcome.tasks.length > 0 ? { kind: 'agents', turn, tasks: outcome.tasks } : { kind: 'input', turn, since };
    case 'pause':
      return { kind: 'pause', turn, until: turn + outcome.seconds * 1000, failed: outcome.failed };
    case 'go-on':
    case 'leave':
      return { kind: 'busy', turn };
  }
}
