import { isWriting } from '../../loop/rules/iteration.ts';
import { isRecorded, type WorkflowState } from '../../loop/rules/state.ts';
import { excerpt } from '../../base/errors.ts';
import { compileProblems, type Compilation } from '../../loop/rules/verify.ts';
import type { PlanFinding } from './check-document.ts';

/** What stands on disk of a plan at the end of a turn. */
export interface PlanReality {
  /** What `plan check` finds in the document. */
  findings: readonly PlanFinding[];
  /** From the project's root. */
  planPath: string;
  compilation: Compilation;
}

const mostShown = 5;
const emptySection = 'T03';

/**
 * What keeps an iteration of planning from counting once it is recorded: a document that does not say what the items say. What is
 * wrong with items is for the architects of the next iteration, and a section that nobody has worked on yet may be empty until the
 * plan is completed.
 */
export function planDocumentProblems(state: WorkflowState, { findings, planPath, compilation }: PlanReality): string[] {
  if (!isRecorded(state)) return compileProblems(state, { compilation, reportPath: planPath });
  const wrong = findings.filter(
    ({ id, severity }) => severity === 'error' && id.startsWith('T') && (isWriting(state) || id !== emptySection),
  );
  const told = wrong.slice(0, mostShown).map(({ id, line, message, fix }) => {
    return excerpt(`${id}${line === null ? '' : ` (line ${line})`}: ${message} ${fix}`);
  });
  const left = wrong.length - told.length;
  const rest = left > 0 ? [`and ${left} more, which \`autonomous-workflow plan check\` prints`] : [];
  return [
    ...(wrong.length === 0 ? [] : [`${planPath} does not say what the plan says: ${[...told, ...rest].join(' · ')}`]),
    ...compileProblems(state, { compilation, reportPath: planPath }),
  ];
}
