import type { WorkflowState } from '../../../src/loop/rules/state.ts';
import { compileProblems, recordProblems, type Agents, type Compilation } from '../../../src/loop/rules/agents.ts';

export interface Reality extends Agents {
  reportPath: string;
  compilation: Compilation;
}

/** All that keeps an iteration of research from counting. */
export function findProblems(state: WorkflowState, reality: Reality): string[] {
  return [...recordProblems(state, reality), ...compileProblems(state, reality)];
}
