import { areFound } from '../../judging/words-found.ts';
import type { HandIn } from './hand-in.ts';
import type { Ledger, Question } from './ledger.ts';

/** The options of a question that no finding names. */
export function optionsWithout({ options = [] }: Pick<Question, 'options'>, texts: readonly string[]): string[] {
  return options.filter((option) => !texts.some((text) => areFound(option, text)));
}

/**
 * Records which questions a hand-in answers, among those that its agent can have known, once its claims are in the ledger. A question with
 * options is answered when each has a finding.
 */
export function answerQuestions(
  ledger: Ledger,
  answerable: ReadonlySet<string>,
  { answers }: Pick<HandIn, 'answers'>,
  handIn: string,
): void {
  for (const question of answers.length === 0 ? [] : ledger.questions) {
    if (question.status === 'answered' || !answerable.has(question.id) || !answers.includes(question.id)) continue;
    const texts = (question.options ?? []).length === 0 ? [] : ledger.claims.map(({ text }) => text);
    const missing = optionsWithout(question, texts);
    if (missing.length > 0) {
      question.missing = missing;
      continue;
    }
    delete question.missing;
    question.status = 'answered';
    question.answered_by = handIn;
  }
}
