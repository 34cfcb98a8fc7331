import type { WorkflowEvent } from '../journal/rules/events.ts';
import { asWriter } from '../files/lock.ts';
import type { WorkflowState } from './rules/state.ts';
import { appendEvent } from '../journal/journal.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readState, writeState } from './state-file.ts';
import { asOneChange } from '../journal/document.ts';
import { runtimeFile } from '../files/runtime-file.ts';
import type { Assignment } from './rules/agents.ts';

export { asWriter };

/**
 * Notes an event with the state that it leads to. The caller holds the workflow's lock.
 * @param meanwhile notes and writes what belongs to the event: all of it is one change.
 */
export function commitState(
  paths: WorkflowPaths,
  now: Date,
  state: WorkflowState,
  event: WorkflowEvent,
  meanwhile: () => void = () => undefined,
): void {
  asOneChange(paths, now, event, () => {
    meanwhile();
    writeState(paths, state, now);
  });
}

/** Applies `change` to the state, writes the result and its event; nothing if it is unchanged. */
export async function changeState(
  paths: WorkflowPaths,
  now: Date,
  change: (state: WorkflowState) => { state: WorkflowState; event?: WorkflowEvent },
): Promise<void> {
  await asWriter(paths, async () => {
    const before = await readState(paths);
    const { state, event } = change(before);
    if (state !== before) {
      commitState(paths, now, { ...state, updated_at: now.toISOString() }, event ?? { event: 'changed' });
    } else if (event !== undefined) {
      appendEvent(paths, now, event);
    }
  });
}

/** The iteration in progress as it began, and how its turns have ended since: `.runtime/session/iteration.json`. */
export interface IterationRuntime {
  iteration: number;
  /** ISO 8601; empty if lost. */
  begun_at: string;
  assignments: Assignment[];
  /** How often a turn of this iteration was sent back. */
  repairs: number;
  /** Consecutive turns that were continued without any event; counted across iterations. */
  idleTurns: number;
  /** Problems of the last turn that was sent back. */
  problems: string[];
}

const sample: IterationRuntime = {
  iteration: 0,
  begun_at: '',
  assignments: [{ id: '', agent: 'researcher', task: '' }],
  repairs: 0,
  idleTurns: 0,
  problems: [''],
};

// Not flushed: what a power cut takes of it is made again, as far as it can be.
const file = runtimeFile('session/iteration.json', sample, { flush: 'nothing' });

/** The file on disk, maybe of an earlier iteration; undefined if missing or damaged. */
export const storedIterationRuntime = (paths: WorkflowPaths): IterationRuntime | undefined => file.read(paths);

/** Stores the runtime of an iteration. The caller holds the workflow's lock. */
export function writeIterationRuntime(paths: WorkflowPaths, runtime: IterationRuntime): void {
  file.write(paths, runtime);
}
