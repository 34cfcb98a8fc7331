import { statementMatcher } from '../../research/rules/claim-matcher.ts';
import { allWords, quotedWords } from '../../base/text.ts';
import { questionsOf, taskOf } from './aspects.ts';
import type { Defect } from './defect.ts';
import type { Plan } from './plan.ts';
import type { PlanClaim } from './plan-claim.ts';
import type { PlanDirection } from './plan-direction.ts';
import { sectionTitle } from './plan-hand-in.ts';

const mostChecked = 2;
/** The length is limited, because a task is one line of a brief. */
const mostWords = 280;

/** The task of an architect: a section, and the defects to answer. */
export function architectTask(plan: Plan, { section, defects }: PlanDirection['architects'][number]): string {
  const answers = plan.defects.filter(({ id }) => defects.includes(id));
  return [
    `Section ${section}, "${sectionTitle(section)}": hand in all of its items, those that stay with their ids.`,
    ...answers.map(answerTask),
  ].join('\n');
}

/** The line about a defect that needs an answer. */
export function answerTask({ id, about, statement, resolution }: Defect): string {
  return `Answer ${id} about ${about}: ${allWords(statement)} Wanted: ${allWords(resolution)}`;
}

/**
 * The task of a critic: an aspect, its questions, and the answers to rule on. It leaves out scores, severities and authors, which
 * would bias the critic.
 */
export function criticTask(plan: Pick<Plan, 'defects'>, { aspect, rulings }: PlanDirection['critics'][number]): string {
  const answered = plan.defects.filter(({ id }) => rulings.includes(id));
  return [
    `Aspect ${aspect}: ${taskOf(aspect)}`,
    ...questionsOf(aspect).map(({ id, question }) => `Answer ${id}: ${question}`),
    ...answered.map(describeAnswered),
  ].join('\n');
}

/** Statements that architects need and for which no claim was reported yet, oldest first. */
export function claimsToCheck({ claims_to_check }: Plan, claims: readonly PlanClaim[]): string[] {
  const wanted = claims_to_check.map(({ text }) => text);
  const isKnown = statementMatcher(
    claims.map(({ text }) => text),
    wanted,
  );
  return wanted.filter((text) => !isKnown(text));
}

/**
 * The tasks of the one or two researchers of an iteration of planning; empty when there is nothing to search.
 * @param turn the number of earlier iterations of planning: the statements take turns, so that one without findings does not
 * block others.
 */
export function researchTasks(plan: Plan, claims: readonly PlanClaim[], turn: number): string[] {
  const open = claimsToCheck(plan, claims);
  const start = open.length === 0 ? 0 : (turn * mostChecked) % open.length;
  return [...open.slice(start), ...open.slice(0, start)]
    .slice(0, mostChecked)
    .map(
      (text) =>
        `Search for evidence for and against this statement, and report what sources say of it: ${quotedWords(text, mostWords)}`,
    );
}

function describeAnswered({ id, about, statement, resolution, history }: Defect): string {
  const answer = history.findLast(({ event }) => event === 'answered')?.text ?? '';
  return `Rule on ${id} about ${about}: ${allWords(statement)} Wanted: ${allWords(resolution)} Answer: ${allWords(answer)}`;
}
