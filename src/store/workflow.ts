import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WorkflowEvent } from '../engine/events.ts';
import { newResearchState, type NewWorkflow, type WorkflowState } from '../engine/state.ts';
import { fillReportTemplate } from '../engine/tex-text.ts';
import { modeOf, statusAfter, type EndReason } from '../engine/vocabulary.ts';
import { titleOf } from '../engine/workflow-name.ts';
import { sweepTemporary, writeAtomic } from './atomic.ts';
import { note } from './journal.ts';
import { readLease, writeLease } from './lease.ts';
import { isAlive, withLock } from './lock.ts';
import type { WorkflowPaths } from './paths.ts';
import { pluginRoot } from './plugin-root.ts';
import { leaveSpend, markIteration } from './spend.ts';
import { withSpend } from './spent-state.ts';
import { readCopy, readState, writeState } from './state-file.ts';

/** How long a writer waits for another one: far longer than any write takes, far shorter than a hook's time limit. */
const patienceMilliseconds = 5_000;

/** Runs `work` as the only writer of this workflow. */
export async function asWriter<T>(paths: WorkflowPaths, work: () => Promise<T> | T): Promise<T> {
  return withLock(paths.runtime, patienceMilliseconds, () => {
    for (const folder of [paths.base, paths.runtime]) sweepTemporary(folder, isAlive);
    return work();
  });
}

/**
 * Creates a research workflow; the caller holds its lock. The state file comes last, so that a crash on the way leaves no
 * workflow but only files that the next attempt takes over; files that are there already are kept.
 */
export function createWorkflow(paths: WorkflowPaths, workflow: Omit<NewWorkflow, 'name'>): void {
  writeAtomic(join(paths.runtime, '.gitignore'), '*\n');
  if (!existsSync(paths.report)) {
    const template = readFileSync(join(pluginRoot(), 'templates', 'report-template.tex'), 'utf8');
    writeAtomic(paths.report, fillReportTemplate(template, { title: titleOf(paths.name) }));
  }
  if (!existsSync(paths.bibliography)) writeAtomic(paths.bibliography, '');
  const state = newResearchState({ ...workflow, name: paths.name });
  const { driver, max_iterations } = state;
  const mode = modeOf(state.workflow_type);
  commitState(paths, workflow.now, state, { event: 'created', mode, driver, max_iterations });
}

/**
 * Notes an event with the state that it leads to, then writes that state: the journal is never behind the file, and every such
 * line is enough to rebuild the state from, but for the prompt, which stands only where it is new. The caller holds the
 * workflow's lock.
 * @param meanwhile writes what belongs to the event besides.
 */
export function commitState(
  paths: WorkflowPaths,
  now: Date,
  state: WorkflowState,
  event: WorkflowEvent,
  meanwhile: () => void = () => undefined,
): void {
  const { prompt, ...others } = state;
  note(paths, now, event, readCopy(paths)?.state.prompt === prompt ? others : state);
  meanwhile();
  writeState(paths, state);
}

/** Reads the state, writes what `change` makes of it, and notes the event. Nothing is written when the state stays the same. */
export async function changeState(
  paths: WorkflowPaths,
  now: Date,
  change: (state: WorkflowState) => { state: WorkflowState; event?: WorkflowEvent },
): Promise<WorkflowState> {
  return asWriter(paths, async () => {
    const before = await readState(paths);
    const { state, event } = change(before);
    if (state !== before) {
      commitState(paths, now, { ...state, updated_at: now.toISOString() }, event ?? { event: 'changed' });
    } else if (event !== undefined) {
      note(paths, now, event);
    }
    return state;
  });
}

/**
 * Ends a workflow in one write. A workflow that has ended already stays as it is, unless it is to end `again` for a better reason.
 */
export async function endWorkflow(
  paths: WorkflowPaths,
  now: Date,
  reason: EndReason,
  message: string,
  { again = false } = {},
): Promise<WorkflowState> {
  const lease = readLease(paths);
  await markIteration(paths, null, now);
  const ended = await changeState(paths, now, (state) => {
    if (state.status !== 'in_progress' && !again) return { state };
    // Whoever resumes it need not wait for the session that drove it.
    if (lease?.released === null) writeLease(paths, { ...lease, released: 'ended' });
    return {
      state: { ...withSpend(paths, state), status: statusAfter(reason), end_reason: reason, end_message: message },
      event: { event: 'ended', reason, message },
    };
  });
  if (lease !== undefined) await leaveSpend(paths, lease.session, now);
  return ended;
}
