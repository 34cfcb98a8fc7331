import { printable } from '../../base/errors.ts';
import type { AttemptRecord } from './attempt-record.ts';
import type { CoderQuestion } from './coder-hand-in.ts';

/**
 * The task of the agent that answers a coder's questions from written texts.
 * @param taskFile the task of the coder, with all information that it had.
 */
export function composeQuestions(
  { feature, attempt }: Pick<AttemptRecord, 'feature' | 'attempt'>,
  questions: readonly Pick<CoderQuestion, 'question' | 'why'>[],
  taskFile: string,
): string {
  const quoted = (text: string) => printable(text).replace(/^/gm, '> ');
  return [
    `# Questions about feature ${feature}, attempt ${attempt}`,
    `The coder was given ${taskFile}.`,
    ...questions.map(
      ({ question, why }, index) => `## Question ${index + 1}\n\n${quoted(question)}\n\nWhy it asks:\n\n${quoted(why)}`,
    ),
    '',
  ].join('\n\n');
}
