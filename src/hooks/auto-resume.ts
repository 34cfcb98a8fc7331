import { findContinuedProject } from '../files/paths.ts';
import { findOwnedProject } from '../session/pointer.ts';
import { type HookOutput, startFolder } from './input.ts';
import { run } from './entry.ts';

run((input) => {
  const start = startFolder(input);
  // After /clear the session has a new id: only the leases show whether it continues one of ours.
  const root = input.source === 'clear' ? findContinuedProject(start) : findOwnedProject(start, input.session_id);
  if (root === undefined) return input.source === 'startup' ? findUnfinished(start) : undefined;
  return import('./on-session-start.ts').then(({ onSessionStart }) => onSessionStart(input, root));
});

/** Costs a new session two file system calls in a project without workflows. */
function findUnfinished(start: string): Promise<HookOutput> | undefined {
  const project = findContinuedProject(start);
  return project === undefined
    ? undefined
    : import('./on-session-start.ts').then(({ announceUnfinished }) => announceUnfinished(project));
}
