import { type Assignment, isChecker, comesLast } from './assignment.ts';
import { counted } from '../../base/text.ts';
import { isRecorded, type WorkflowState } from './state.ts';
import { isWriting } from './iteration.ts';
import { worksForIteration, type AgentRow } from './agents.ts';

/** The assignments of the iteration, and the finished ones among them. */
export interface Agents {
  assignments: readonly Assignment[];
  /** Assignments whose hand-in is stored, or was refused for good. */
  finished: ReadonlySet<string>;
}

/** The last compilation of a document in its present form. */
export type Compilation = 'not-compiled' | 'built' | 'failed' | 'no-tex';

/**
 * Whether fewer agents have handed in than the half that makes an iteration valid; agents that check claims count only if there are no
 * others.
 */
export function lacksAgents({ assignments, finished }: Agents): boolean {
  const needed = searching(assignments);
  return needed.filter(({ id }) => finished.has(id)).length * 2 < needed.length;
}

/** The agents that bring what an iteration is for; all of them where it is for checks alone. */
function searching(assignments: readonly Assignment[]): readonly Assignment[] {
  const others = assignments.filter(({ agent }) => !isChecker(agent));
  return others.length > 0 ? others : assignments;
}

/** Missing parts of the record and the hand-ins of an iteration, as instructions. */
export function recordProblems(state: WorkflowState, { assignments, finished }: Agents): string[] {
  const missing = assignments.filter(({ id }) => !finished.has(id)).map(({ id }) => id);
  if (isRecorded(state)) {
    if (!lacksAgents({ assignments, finished })) return [];
    const needed = searching(assignments);
    const came = needed.filter(({ id }) => finished.has(id)).length;
    return [
      `Iteration ${state.iteration} was recorded although only ${came} of ${counted(needed.length, 'agent')} ` +
        `handed in: start those for ${missing.join(', ')}, wait for them, then run \`autonomous-workflow record\` again.`,
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

/** Instructions if the document of the write-up is not compiled in its present form. */
export function compileProblems(
  state: WorkflowState,
  { compilation, reportPath }: { compilation: Compilation; reportPath: string },
): string[] {
  if (!isWriting(state)) return [];
  if (compilation === 'not-compiled') {
    return [`${reportPath} is not compiled as it stands: run \`autonomous-workflow compile\`.`];
  }
  if (compilation === 'failed') {
    return [
      `${reportPath} does not compile: give the \`autonomous-workflow:latex-compiler\` agent that task, then run \`autonomous-workflow compile\` again.`,
    ];
  }
  return [];
}

/** An iteration as its agents stand. */
export interface Wave {
  iteration: number;
  isRecorded: boolean;
  assignments: readonly Assignment[];
  /** Assignments that are handed in, or without hope of that. */
  finished: ReadonlySet<string>;
  atWork: readonly Pick<AgentRow, 'agent' | 'about'>[];
  /** Whether a feature is in progress, whose verification records the iteration. */
  isCoding: boolean;
}

/** Whether an agent works for the iteration as a whole. */
export const isOfWave = (one: Pick<AgentRow, 'agent' | 'about'>, iteration: number): boolean =>
  one.agent === 'feature-decomposer' || worksForIteration(one, iteration);

/**
 * The one step that follows for an iteration as a whole: an agent is missing that nobody works as, the iteration waits for agents at work,
 * it is recorded, or another step will decide. Agents that come last are asked for separately.
 */
export function stepOfWave(wave: Wave): 'start' | 'wait' | 'record' | 'nothing' {
  const { iteration, isRecorded, assignments, finished, atWork, isCoding } = wave;
  if (isRecorded) return 'nothing';
  const missing = assignments.filter((one) => !comesLast(one) && !finished.has(one.id));
  if (missing.some(({ id }) => atWork.every(({ about }) => about !== id))) return 'start';
  if (isCoding) return 'nothing';
  // Writers are waited for too: a record would come too early for them.
  return missing.length > 0 || atWork.some((one) => isOfWave(one, iteration)) ? 'wait' : 'record';
}
