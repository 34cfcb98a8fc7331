import { type Driver, phasesOfMode, workflowTypes, type Mode, type BudgetKey } from '../../base/vocabulary.ts';
import { counts, initialState } from './initial-state.ts';
import type { WorkflowState } from './state-schema.ts';

export type { WorkflowState };

/** Figures of research when the next phase began, for the section of the report on its making. */
export type ResearchEnd = NonNullable<WorkflowState['research_end']>;

/** Limits that end a workflow, or a phase of it: fixed when it is created. */
export type Limits = Pick<
  WorkflowState,
  BudgetKey | 'failure_threshold' | 'phase_transition_threshold' | 'depth' | 'parallel'
>;

export interface NewWorkflow {
  mode: Mode;
  name: string;
  prompt: string;
  driver: Driver;
  limits: Limits;
  repositoryAnalysis: boolean;
  now: Date;
}

/** The part of an edited state that counts: all but the keys that only code counts. */
export function withCountsOf(found: WorkflowState, known: WorkflowState): WorkflowState {
  return {
    ...found,
    ...Object.fromEntries(Object.keys(counts).map((key) => [key, known[key as keyof typeof counts]])),
  };
}

/** The state of a workflow that has not begun its first iteration. */
export function newState(workflow: NewWorkflow): WorkflowState {
  const now = workflow.now.toISOString();
  return {
    schema: 1,
    workflow_type: workflowTypes[workflow.mode],
    name: workflow.name,
    ...initialState,
    spent_by_phase: [],
    current_phase: phasesOfMode[workflow.mode][0],
    ...workflow.limits,
    driver: workflow.driver,
    repository_analysis: workflow.repositoryAnalysis,
    prompt: workflow.prompt,
    started_at: now,
    running_since: now,
    updated_at: now,
  };
}

/** Whether the iteration in progress has been closed by `record`. */
export function isRecorded(state: WorkflowState): boolean {
  return state.iteration > 0 && state.recorded_iteration === state.iteration;
}

/** Whether a workflow cannot be resumed any more. */
export function isOverForGood({ status, end_reason }: Pick<WorkflowState, 'status' | 'end_reason'>): boolean {
  return status === 'complete' || end_reason === 'cancelled';
}

/** Hours that the workflow ran since it was created or last resumed, up to its end. */
export function elapsedHours(state: WorkflowState, now: Date): number {
  const until = state.status === 'in_progress' ? now.getTime() : Date.parse(state.updated_at);
  // If the clock was set back, `now` may be earlier than the start; the end of the turn corrects the start.
  return Math.max(0, (until - Date.parse(state.running_since)) / 3_600_000 - state.paused_hours);
}
