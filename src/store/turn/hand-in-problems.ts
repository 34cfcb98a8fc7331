import { judgementProblems } from '../../engine/acceptance/judgement.ts';
import type { AnyHandIn } from '../../engine/ledger/hand-in.ts';
import { wholePlan } from '../../engine/features/scrutiny/scrutiny.ts';
import { answerProblems } from '../../engine/features/scrutiny/answer-problems.ts';
import { stepOf } from '../../engine/features/scrutiny/scrutiny-assignments.ts';
import { isOfFeatures } from '../../engine/planning/aspects.ts';
import type { CriticHandIn } from '../../engine/planning/defect-hand-in.ts';
import { architectProblems, criticProblems, critiqueProblems } from '../../engine/planning/hand-in-problems.ts';
import { planClaims } from '../../engine/planning/plan-claim.ts';
import type { Assignment } from '../../engine/assignment.ts';
import type { WorkflowState } from '../../engine/state/state.ts';
import { phases } from '../../engine/vocabulary.ts';
import { isWorkflowError } from '../../engine/workflow-error.ts';
import { readAcceptance } from '../acceptance/acceptance-file.ts';
import { readFeatures } from '../features/feature-file.ts';
import { readScrutiny } from '../features/scrutiny/scrutiny-file.ts';
import { readLedger } from '../ledger-file.ts';
import type { WorkflowPaths } from '../paths.ts';
import { readMark } from './iteration-mark.ts';
import { readPlan } from '../planning/plan-file.ts';

/**
 * What is wrong with a hand-in of valid form in the workflow as it is now, a sentence each. A file that is broken refuses nothing:
 * `record` mends it.
 */
export async function handInProblems(paths: WorkflowPaths, state: WorkflowState, handIn: AnyHandIn): Promise<string[]> {
  try {
    const misdirected = misdirectedProblems((await readMark(paths, state)).assignments, state, handIn);
    return misdirected.length > 0 ? misdirected : problemsOf(paths, handIn);
  } catch (error) {
    if (isWorkflowError(error)) return [];
    throw error;
  }
}

function problemsOf(paths: WorkflowPaths, handIn: AnyHandIn): string[] {
  if ('items' in handIn) return architectProblems(readPlan(paths), handIn, planClaims(readLedger(paths)));
  if ('aspect' in handIn && isOfFeatures(handIn.aspect)) return critiqueOfFeatures(paths, handIn);
  if ('aspect' in handIn) return criticProblems(readPlan(paths), handIn, planClaims(readLedger(paths)));
  if ('answers' in handIn && !('claims' in handIn)) return answerProblems(readScrutiny(paths), handIn);
  if (!('assertions' in handIn)) return [];
  const acceptance = readAcceptance(paths);
  return acceptance === undefined
    ? ['the workflow has no acceptance checklist']
    : judgementProblems(acceptance.goal, handIn);
}

/** What an agent hands in that its task did not ask for: it would count for nothing when it is recorded. */
function misdirectedProblems(
  assignments: readonly Assignment[],
  { current_phase }: WorkflowState,
  handIn: AnyHandIn,
): string[] {
  if ('items' in handIn && current_phase === phases.C && stepOf(assignments) === 'answer')
    return ['Your task asks for answers to objections, not for a section of the plan: hand in answers alone.'];
  if (!('aspect' in handIn)) return [];
  const { assignment, aspect } = handIn;
  const part = assignments.find(({ id }) => id === assignment)?.part ?? aspect;
  return part === aspect ? [] : [`${assignment} asks for the aspect ${part}, not ${aspect}: look at that one.`];
}

function critiqueOfFeatures(paths: WorkflowPaths, handIn: CriticHandIn): string[] {
  const { features, groups } = readFeatures(paths);
  const known = [...features, ...groups].map(({ id }) => id);
  const { defects } = readScrutiny(paths);
  return critiqueProblems({ known: [...known, wholePlan], where: 'the feature list', defects }, handIn);
}
