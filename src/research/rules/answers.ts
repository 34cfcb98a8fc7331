import { areFound } from '../../judging/words-found.ts';
import type { Question } from './ledger.ts';

/** The options of a question that no finding names. */
export function optionsWithout({ options = [] }: Pick<Question, 'options'>, texts: readonly string[]): string[] {
  return options.filter((option) => !texts.some((text) => areFound(option, text)));
}
