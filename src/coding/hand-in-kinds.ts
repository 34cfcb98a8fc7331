import { phases } from '../base/vocabulary.ts';
import type { HandInKind, ImmediateKind } from '../loop/hand-in-kind.ts';
import { aspectProblems } from '../planning/hand-in-kinds.ts';
import { criticHandIn, isFeatureCritique, type CriticHandIn } from '../planning/rules/defects.ts';
import { critiqueProblems } from '../planning/rules/plan-problems.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readFeatures } from './feature-file.ts';
import { coderHandIn, questionAnswers } from './rules/coder-hand-in.ts';
import { changeJudgement } from './rules/change-judge.ts';
import { decompositionHandIn } from './rules/plans/decomposition.ts';
import { reviewHandIn } from './rules/review.ts';
import { wholePlan } from './rules/feature.ts';
import { readScrutiny } from './scrutiny-file.ts';
import { putAnswers, putChangeJudgement, putDecomposition, putReview, putWork } from './hand-in.ts';

/** Critics' hand-ins, which are merged into the scrutiny of the features. */
export const featureCritique: HandInKind<CriticHandIn> = {
  name: 'a critique of features',
  agent: 'plan-critic',
  schema: criticHandIn,
  isMeant: isFeatureCritique,
  phases: [phases.C],
  count: ({ defects }) => defects.length,
  misdirected: aspectProblems,
  problems: critiqueOfFeatures,
};

/** Hand-ins that are stored at once in the feature list or the record of an attempt. */
export const codingKinds: readonly ImmediateKind[] = [
  { store: 'at once', agent: 'autonomous-coder', schema: coderHandIn, put: putWork },
  { store: 'at once', agent: 'code-reviewer', schema: reviewHandIn, put: putReview },
  { store: 'at once', agent: 'change-judge', schema: changeJudgement, put: putChangeJudgement },
  { store: 'at once', agent: 'question-answerer', schema: questionAnswers, put: putAnswers },
  {
    store: 'at once',
    agent: 'feature-decomposer',
    schema: decompositionHandIn,
    put: putDecomposition,
  },
];

function critiqueOfFeatures(paths: WorkflowPaths, handIn: CriticHandIn): string[] {
  const known = readFeatures(paths).features.map(({ id }) => id);
  const { defects } = readScrutiny(paths);
  return critiqueProblems({ known: [...known, wholePlan], where: 'the feature list', defects }, handIn);
}
