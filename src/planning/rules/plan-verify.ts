import { isWriting } from '../../loop/rules/iteration.ts';
import { isRecorded, type WorkflowState } from '../../loop/rules/state.ts';
import { excerpt } from '../../base/errors.ts';
import { compileProblems, type Compilation } from '../../loop/rules/verify.ts';
import type { PlanFinding } from './check-document.ts';

/** The plan on disk at the end of a turn. */
export interface PlanReality {
  /** The findings of `plan check` about the document. */
  findings: readonly PlanFinding[];
  /** The path from the project's root. */
  planPath: string;
  compilation: Compilation;
}

const mostShown = 5;
const emptySection = 'T03';

/**
 * The reasons to reject a recorded iteration of planning: the document differs from the items. Faults of items are left to the
 * architects of the next iteration, and a section that no architect has written yet may be empty until the end.
 */
export function planDocumentProblems(state: WorkflowState, { findings, planPath, compilation }: PlanReality): string[] {
  if (!isRecorded(state)) return compileProblems(state, { compilation, reportPath: planPath });
  const wrong = findings.filter(
    ({ id, severity }) => severity === 'error' && id.startsWith('T') && (isWriting(state) || id !== emptySection),
  );
  const named = wrong.slice(0, mostShown).map(({ id, line, message, fix }) => {
    return excerpt(`${id}${line === null ? '' : ` (line ${line})`}: ${message} ${fix}`);
  });
  const left = wrong.length - named.length;
  const others = left > 0 ? [`and ${left} more, which \`autonomous-workflow plan check\` prints`] : [];
  return [
    ...(wrong.length === 0
      ? []
      : [`${planPath} does not say what the plan says: ${[...named, ...others].join(' · ')}`]),
    ...compileProblems(state, { compilation, reportPath: planPath }),
  ];
}
