import { differInNumbers } from './comparison.ts';
import { distinctiveOf, type Distinctive } from './distinctive.ts';
import { isForUser, type Question } from './ledger.ts';

/** The least number of common content words, and their share in the shorter question, from which two questions ask the same. */
const fewestAlike = 4;
const leastAlike = 0.5;

/**
 * Whether two questions to the user have the same answer. The user knows the subject by any name; only other proper names or
 * numbers make another question.
 */
function askUserAlike(text: string, other: string): boolean {
  const [one, two] = [distinctiveOf(text), distinctiveOf(other)];
  const names = (of: string, { stems }: Distinctive) =>
    [...distinctiveOf(properNames(of)).stems].some((name) => !stems.has(name));
  return shareMost(one, two) && !differInNumbers(one, two) && !(names(text, two) && names(other, one));
}

/** A similar question that the user has not answered yet; two from one hand-in are different. */
export function likeForUser(questions: Question[], text: string, handIn: string): Question | undefined {
  return questions.find(
    (one) =>
      one.status === 'open' &&
      isForUser(one) &&
      one.raised_by !== handIn &&
      [one.text, ...(one.also ?? [])].some((known) => askUserAlike(known, text)),
  );
}

/** A question with its other wordings. */
export function wholeQuestion({ text, also = [] }: Pick<Question, 'text' | 'also'>): string {
  return [text, ...also].join(' Or: ');
}

/** Names such as Redis within a sentence; abbreviations and identifiers may be synonyms. */
function properNames(text: string): string {
  return (text.match(/(?<=[^.?!] )[A-Z][a-z]+\b/g) ?? []).join(' ');
}

function shareMost(one: Distinctive, two: Distinctive): boolean {
  const shared = [...one.content].filter((word) => two.content.has(word)).length;
  return shared >= fewestAlike && shared >= leastAlike * Math.min(one.content.size, two.content.size);
}
