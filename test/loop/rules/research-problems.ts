import type { WorkflowState } from '../../../src/loop/rules/state.ts';
import {
  compileProblems,
  recordProblems,
  reportProblems,
  type Agents,
  type Compilation,
} from '../../../src/loop/rules/verify.ts';

export interface Reality extends Agents {
  reportPath: string;
  isWritten: boolean;
  compilation: Compilation;
}

/** All that keeps an iteration of research from counting, where no agent writes its report. */
export function findProblems(state: WorkflowState, reality: Reality): string[] {
  return [...recordProblems(state, reality), ...reportProblems(state, reality), ...compileProblems(state, reality)];
}
