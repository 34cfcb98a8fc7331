import { searchers, type Assignment } from './research/direction.ts';
import { isWriting } from './iteration.ts';
import { isRecorded, type WorkflowState } from './state/state.ts';

/** What stands on disk at the end of a turn, as far as it decides whether the iteration counts. */
export interface Reality {
  assignments: readonly Assignment[];
  /** Assignments whose hand-in is stored, or was refused for good. */
  settled: ReadonlySet<string>;
  /** Claims that the recorded iteration added. */
  newClaims: number;
  /** Path of the report from the project's root. */
  reportPath: string;
  reportChanged: boolean;
  /** How the report as it stands now was last compiled. */
  compilation: 'not-compiled' | 'built' | 'failed' | 'no-tex';
}

/** What keeps the iteration in progress from counting, each as an instruction that repairs it; empty when it counts. */
export function findProblems(state: WorkflowState, reality: Reality): string[] {
  return [...recordProblems(state, reality), ...reportProblems(state, reality), ...compileProblems(state, reality)];
}

/** Whether nothing but `record` is missing. */
export function isReadyToRecord(state: WorkflowState, { assignments, settled }: Reality): boolean {
  return !isRecorded(state) && assignments.length > 0 && assignments.every(({ id }) => settled.has(id));
}

/** Whether fewer agents have handed in than the half that makes an iteration valid. */
export function lacksAgents({ assignments, settled }: Pick<Reality, 'assignments' | 'settled'>): boolean {
  const searching = searchers(assignments);
  const counted = searching.length > 0 ? searching : assignments;
  return counted.filter(({ id }) => settled.has(id)).length * 2 < counted.length;
}

function recordProblems(state: WorkflowState, { assignments, settled }: Reality): string[] {
  const missing = assignments.filter(({ id }) => !settled.has(id)).map(({ id }) => id);
  if (isRecorded(state)) {
    if (!lacksAgents({ assignments, settled })) return [];
    return [
      `Iteration ${state.iteration} was recorded although only ${assignments.length - missing.length} of ${assignments.length} agents ` +
        `have handed in: start those for ${missing.join(', ')}, wait for them, then run \`autonomous-workflow record\` again.`,
    ];
  }
  if (assignments.length === 0)
    return [`Iteration ${state.iteration} is not recorded: run \`autonomous-workflow record\`.`];
  if (missing.length === 0) {
    return [
      `Every agent has handed in, but iteration ${state.iteration} is not recorded: run \`autonomous-workflow record\`.`,
    ];
  }
  return [
    `Iteration ${state.iteration} is not recorded, and ${missing.join(', ')} have not handed in: start the agents that the brief ` +
      `names for them (\`autonomous-workflow brief\` prints it again), then run \`autonomous-workflow record\`.`,
  ];
}

function reportProblems(state: WorkflowState, { newClaims, reportChanged, reportPath }: Reality): string[] {
  if (reportChanged || !isRecorded(state)) return [];
  if (isWriting(state))
    return [`${reportPath} did not change in this iteration: complete every section of it, then compile it again.`];
  if (newClaims === 0) return [];
  return [
    `${reportPath} did not change although iteration ${state.iteration} brought ${newClaims} new findings: write them into it ` +
      `(\`autonomous-workflow evidence --iteration ${state.iteration}\` lists them with their citation keys).`,
  ];
}

function compileProblems(state: WorkflowState, { compilation, reportPath }: Reality): string[] {
  if (!isWriting(state)) return [];
  if (compilation === 'not-compiled') {
    return [`${reportPath} is not compiled as it stands: run \`autonomous-workflow compile\`.`];
  }
  if (compilation === 'failed') {
    return [
      `${reportPath} does not compile: run \`autonomous-workflow compile\` and mend what it names, then run it again.`,
    ];
  }
  return [];
}
