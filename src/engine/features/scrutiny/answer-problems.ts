import type { AnswerHandIn } from '../../planning/plan-hand-in.ts';
import type { Scrutiny } from './scrutiny.ts';

/** What is wrong with an architect's answers to what critics hold against features, a sentence each. */
export function answerProblems({ defects }: Pick<Scrutiny, 'defects'>, { answers }: AnswerHandIn): string[] {
  if (defects.length === 0) return ['The section and its items are missing: hand in all of its items.'];
  const known = new Set(defects.map(({ id }) => id));
  return answers
    .filter(({ defect }) => !known.has(defect))
    .map(({ defect }) => `There is no ${defect} to answer: answer those of your task.`);
}
