import { questionsOf, type CriticAspect } from './aspects.ts';
import type { CriticHandIn } from './defect-hand-in.ts';
import { isHolding, type Defect } from './defect.ts';
import type { PlanScore } from './plan.ts';

const worth = { yes: 1, partly: 0.5, no: 0 } as const;

/**
 * How the critics of one iteration judge the plan: the mean of the answers that were given, beside the blockers that are a veto
 * whatever it is. A critic that was lost, a question left out and "cannot tell" are abstentions: they count neither way.
 * @param aspects what critics were asked to look at in this iteration.
 */
export function scorePlan(
  aspects: readonly CriticAspect[],
  critics: readonly CriticHandIn[],
  defects: readonly Defect[],
  iteration: number,
): PlanScore {
  const asked = aspects.flatMap(questionsOf).map(({ id }) => id);
  const given = asked.flatMap((question) => {
    const answers = critics.flatMap(({ questions }) => questions.filter((one) => one.question === question));
    const answer = answers[0]?.answer;
    return answer === undefined || answer === 'cannot_tell' ? [] : [worth[answer]];
  });
  const sum = given.reduce((total: number, value) => total + value, 0);
  return {
    score: given.length === 0 ? null : sum / given.length,
    answered: given.length,
    abstained: asked.length - given.length,
    veto: defects.filter((defect) => isHolding(defect, iteration)).map(({ id }) => id),
  };
}
