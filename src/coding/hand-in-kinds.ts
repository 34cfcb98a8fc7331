import { phases } from '../base/vocabulary.ts';
import type { HandInKind } from '../loop/hand-in-kind.ts';
import { aspectProblems } from '../planning/hand-in-kinds.ts';
import { criticHandIn, isFeatureCritique, type CriticHandIn } from '../planning/rules/defect-hand-in.ts';
import { critiqueProblems } from '../planning/rules/hand-in-problems.ts';
import { answerHandIn, isAnswersOnly, type AnswerHandIn } from '../planning/rules/plan-hand-in.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readFeatures } from './feature-file.ts';
import { answerProblems, wholePlan } from './rules/scrutiny.ts';
import { readScrutiny } from './scrutiny-file.ts';

/** Its defects and rulings become those of the scrutiny of the features. */
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

/** They answer the defects that critics found in the features. */
export const featureAnswers: HandInKind<AnswerHandIn> = {
  name: 'a list of answers without a section of the plan',
  agent: 'plan-architect',
  schema: answerHandIn,
  isMeant: isAnswersOnly,
  phases: [phases.C],
  instead: 'Hand in the section that your task names, with all of its items.',
  count: ({ answers }) => answers.length,
  counted: 'answer',
  problems: (paths, handIn) => answerProblems(readScrutiny(paths), handIn),
};

function critiqueOfFeatures(paths: WorkflowPaths, handIn: CriticHandIn): string[] {
  const { features, groups } = readFeatures(paths);
  const known = [...features, ...groups].map(({ id }) => id);
  const { defects } = readScrutiny(paths);
  return critiqueProblems({ known: [...known, wholePlan], where: 'the feature list', defects }, handIn);
}
