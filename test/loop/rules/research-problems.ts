import type { WorkflowState } from '../../../src/loop/rules/state.ts';
import {
  compileProblems,
  recordProblems,
  reportProblems,
  type Agents,
  type ReportReality,
} from '../../../src/loop/rules/verify.ts';

export type Reality = Agents & ReportReality;

/** All that keeps an iteration of research from counting. */
export function findProblems(state: WorkflowState, reality: Reality): string[] {
  return [...recordProblems(state, reality), ...reportProblems(state, reality), ...compileProblems(state, reality)];
}
