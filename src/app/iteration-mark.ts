import { join } from 'node:path';
import type { Assignment } from '../loop/rules/assignment.ts';
import { completes } from '../loop/rules/modes.ts';
import { isRecorded, type WorkflowState } from '../loop/rules/state.ts';
import { phases } from '../base/vocabulary.ts';
import { hasGoal } from '../goal/acceptance-file.ts';
import { writeAtomic } from '../files/atomic.ts';
import { readJsonLike } from '../files/json-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { phaseTurn } from './phase-turn.ts';
import type { IterationRuntime } from '../loop/iteration-runtime.ts';

const sample: IterationRuntime = {
  iteration: 0,
  begun_at: '',
  assignments: [{ id: '', agent: 'researcher', task: '' }],
  started: [''],
  repairs: 0,
  idleTurns: 0,
  problems: [''],
  redirects: [{ file: '', text: '', priority: 'normal', from: '', added_at: '' }],
  silentTasks: [''],
};

const markFile = (paths: WorkflowPaths) => join(paths.runtime, 'iteration.json');

/** The mark of the iteration in progress; made anew, as far as still possible, when it was lost. */
export async function readMark(paths: WorkflowPaths, state: WorkflowState): Promise<IterationRuntime> {
  const mark = readJsonLike(markFile(paths), sample);
  if (mark?.iteration === state.iteration) return mark;
  return newMark(paths, state, mark);
}

/** The mark of an iteration that begins now, or whose mark was lost; `before` is that of the iteration before. */
export async function newMark(
  paths: WorkflowPaths,
  state: WorkflowState,
  before: IterationRuntime | undefined,
  begun_at = '',
): Promise<IterationRuntime> {
  // One that is recorded already asks nothing more of anybody.
  const assignments = isRecorded(state) ? [] : await assign(paths, state);
  const { idleTurns = 0, silentTasks = [] } = before ?? {};
  const { iteration } = state;
  return {
    iteration,
    begun_at,
    assignments,
    started: [],
    repairs: 0,
    idleTurns,
    problems: [],
    redirects: [],
    silentTasks,
  };
}

/** The tasks in the background that the end of a turn waits for. */
export function tasksAtWork(
  tasks: readonly string[],
  { silentTasks }: Pick<IterationRuntime, 'silentTasks'>,
): string[] {
  return tasks.filter((task) => !silentTasks.includes(task));
}

async function assign(paths: WorkflowPaths, state: WorkflowState): Promise<Assignment[]> {
  const workers = await (await phaseTurn(state)).assign(paths, state);
  // Of an iteration of coding nobody knows before its end whether it is the last.
  const mayComplete = completes(state) || state.current_phase === phases.C;
  if (!hasGoal(paths) || !mayComplete) return workers;
  const { assignJudge } = await import('../goal/turn.ts');
  return [...workers, ...assignJudge(paths, state)];
}

/** Keeps what goes on in an iteration. The caller holds the workflow's lock. */
export function writeMark(paths: WorkflowPaths, mark: IterationRuntime): void {
  // One of an earlier iteration is known by its number, and made anew.
  writeAtomic(markFile(paths), JSON.stringify(mark), { flush: 'file' });
}
