import type { Outlook } from './outlook.ts';
import { quotedWords } from '../steering/quoted-words.ts';
import type { WorkflowState } from '../state/state.ts';

/** A task has room for so much of a question. */
const mostWords = 220;

type OpenQuestion = Outlook['questions'][number];

/** Ways to come closer to an answer that cannot be found as such. */
const framings: readonly ((id: string) => string)[] = [
  (id) =>
    `Answer a narrower form of the open question ${id}, for one place, version or case; say what that leaves open`,
  (id) => `Find proxy evidence for the open question ${id}: something on record that would differ with the answer`,
  (id) =>
    `Find bounds for the open question ${id}: the least and the most that the answer can be, each with its source`,
];

/**
 * The task that follows a question. While research stands still an urgent one is asked in another way and, when that did not help,
 * framed differently.
 * @param index its place among the questions followed in this iteration, so that two are not framed alike.
 */
export function questionTask(
  { iteration, stall_level }: WorkflowState,
  { id, text, priority }: OpenQuestion,
  index: number,
): string {
  const words = quotedWords(text, mostWords);
  if (priority === 'high' && stall_level === 1) {
    return `Try another way to answer the open question ${id}, with other terms, languages and kinds of source than a first search would use: ${words}`;
  }
  const framing = framings[(iteration + index) % framings.length];
  if (priority === 'high' && stall_level === 2 && framing !== undefined) return `${framing(id)}: ${words}`;
  return `Answer the open question ${id}: ${words}`;
}
