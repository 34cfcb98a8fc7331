import { allWords, quotedWords } from '../../base/text.ts';
import { questionsOf, taskOf } from './aspects.ts';
import type { Defect } from './defect.ts';
import { itemsIn, type Plan } from './plan.ts';
import type { PlanDirection } from './plan-direction.ts';
import { sectionTitle } from './plan-hand-in.ts';

const mostResearchers = 2;
/** The length is limited, because a task is one line of a brief. */
const mostWords = 280;

/** The task of an architect: its sections, the defects to answer, and what was found for it. */
export function architectTask(plan: Plan, { sections, defects, found }: PlanDirection['architects'][number]): string {
  const answers = plan.defects.filter(({ id }) => defects.includes(id));
  const named = sections.map((section) => `${section} "${sectionTitle(section)}"`).join(', ');
  const isDraft = sections.length > 1 && sections.every((code) => itemsIn(plan, code).length === 0);
  return [
    isDraft
      ? `Sections ${named}: design them together, in one hand-in, as large as the objective and no larger.`
      : `Sections ${named}: hand in all of their items, those that stay with their ids.`,
    ...answers.map(answerTask),
    ...found.map(
      ({ text, claims }) =>
        `Researchers searched for what you wanted checked: ${quotedWords(text, mostWords)} New findings: ${claims.join(', ')}.`,
    ),
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

/** The tasks of the one or two researchers of an iteration of planning, who share the statements; empty without any. */
export function researchTasks(statements: readonly string[]): string[] {
  const own = Array.from({ length: mostResearchers }, (_, at) =>
    statements.filter((_one, index) => index % mostResearchers === at),
  );
  return own
    .filter(({ length }) => length > 0)
    .map(
      (texts) =>
        `Search for evidence for and against ${texts.length === 1 ? 'this statement' : 'each of these statements'}, and report what sources say of it: ${texts.map((text) => quotedWords(text, mostWords)).join(' ')}`,
    );
}

function describeAnswered({ id, about, statement, resolution, history }: Defect): string {
  const answer = history.findLast(({ event }) => event === 'answered')?.text ?? '';
  return `Rule on ${id} about ${about}: ${allWords(statement)} Wanted: ${allWords(resolution)} Answer: ${allWords(answer)}`;
}
