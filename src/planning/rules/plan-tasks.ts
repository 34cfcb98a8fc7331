import { statementMatcher } from '../../research/rules/claim-matcher.ts';
import { allWords, quotedWords } from '../../base/text.ts';
import { questionsOf, taskOf } from './aspects.ts';
import type { Defect } from './defect.ts';
import type { Plan } from './plan.ts';
import type { PlanClaim } from './plan-claim.ts';
import type { PlanDirection } from './plan-direction.ts';
import { sectionTitle } from './plan-hand-in.ts';

const mostChecked = 2;
/** A task is one line of a brief, so its length is limited. */
const mostWords = 280;

/** The task of an architect: a section, and the defects that it has to answer. */
export function architectTask(plan: Plan, { section, defects }: PlanDirection['architects'][number]): string {
  const answers = plan.defects.filter(({ id }) => defects.includes(id));
  return [
    `Section ${section}, "${sectionTitle(section)}": hand in all of its items, those that stay with their ids.`,
    ...answers.map(answerTask),
  ].join('\n');
}

/** The line that asks for an answer to a defect. */
export function answerTask({ id, about, statement, resolution }: Defect): string {
  return `Answer ${id} about ${about}: ${allWords(statement)} Wanted: ${allWords(resolution)}`;
}

/**
 * The task of a critic: an aspect, its questions, and the answers to rule on. It contains neither scores nor severities nor who
 * said what before: they would anchor it.
 */
export function criticTask(plan: Pick<Plan, 'defects'>, { aspect, rulings }: PlanDirection['critics'][number]): string {
  const answered = plan.defects.filter(({ id }) => rulings.includes(id));
  return [
    `Aspect ${aspect}: ${taskOf(aspect)}`,
    ...questionsOf(aspect).map(({ id, question }) => `Answer ${id}: ${question}`),
    ...answered.map(describeAnswered),
  ].join('\n');
}

/** Statements that architects would build on and that nobody has reported as a claim yet, the oldest first. */
export function claimsToCheck({ claims_to_check }: Plan, claims: readonly PlanClaim[]): string[] {
  const wanted = claims_to_check.map(({ text }) => text);
  const isKnown = statementMatcher(
    claims.map(({ text }) => text),
    wanted,
  );
  return wanted.filter((text) => !isKnown(text));
}

/**
 * The tasks of the one or two researchers of an iteration of planning; none when there is nothing to look up.
 * @param turn how many iterations of planning there were before: a statement without findings makes room for the next.
 */
export function researchTasks(plan: Plan, claims: readonly PlanClaim[], turn: number): string[] {
  const open = claimsToCheck(plan, claims);
  const start = open.length === 0 ? 0 : (turn * mostChecked) % open.length;
  return [...open.slice(start), ...open.slice(0, start)]
    .slice(0, mostChecked)
    .map(
      (text) =>
        `Look for evidence for and against this statement, and report what sources say of it: ${quotedWords(text, mostWords)}`,
    );
}

function describeAnswered({ id, about, statement, resolution, history }: Defect): string {
  const answer = history.findLast(({ event }) => event === 'answered')?.text ?? '';
  return `Rule on ${id} about ${about}: ${allWords(statement)} Wanted: ${allWords(resolution)} Answer: ${allWords(answer)}`;
}
