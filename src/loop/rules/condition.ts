import type { AnsweredQuestion } from './redirect.ts';

/** Words after which an answer names its condition. */
const conditional =
  /\b(?:(?:but |and )?only if|if and only if|unless|provided (?:that )?|as long as|on (?:the )?condition)\b/i;

/**
 * The question about the condition of an answer; undefined for an answer without one. The answer to such a question is not asked about
 * again.
 */
export function askBack({ id, question, answer, items }: AnsweredQuestion): string | undefined {
  if (question.includes(doesItHold) || !conditional.test(answer)) return undefined;
  const about = items.length === 0 ? '' : ` (about ${items.join(', ')})`;
  return `${id}${about} was answered with a condition: “${answer}”. ${doesItHold} Until you say otherwise, the work takes it that it does.`;
}

const doesItHold = 'Does the condition hold?';
