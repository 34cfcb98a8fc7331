import { judgementProblems } from '../goal/rules/judgement.ts';
import type { AnyHandIn } from './rules/hand-in.ts';
import { wholePlan, answerProblems } from '../coding/rules/scrutiny.ts';
import { stepOf } from '../coding/rules/scrutiny-assignments.ts';
import { isOfFeatures } from '../planning/rules/aspects.ts';
import type { CriticHandIn } from '../planning/rules/defect-hand-in.ts';
import { architectProblems, criticProblems, critiqueProblems } from '../planning/rules/hand-in-problems.ts';
import { planClaims } from '../planning/rules/plan-claim.ts';
import type { Assignment } from '../loop/rules/assignment.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { phases } from '../base/vocabulary.ts';
import { isWorkflowError } from '../base/errors.ts';
import { readAcceptance } from '../goal/acceptance-file.ts';
import { readFeatures } from '../coding/feature-file.ts';
import { readScrutiny } from '../coding/scrutiny-file.ts';
import { readLedger } from '../research/ledger-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';
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
