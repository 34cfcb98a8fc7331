import { differInNumbers } from './comparison.ts';
import { distinctiveOf, type Distinctive } from './distinctive.ts';
import { isForUser, type Question } from './ledger.ts';

/** Words of content that two questions have in common, and their share in the shorter one, where one answer is enough for both. */
const fewestAlike = 4;
const leastAlike = 0.5;

/** Whether one researcher is enough for two questions. */
export function askAlike(text: string, other: string): boolean {
  const [one, two] = [distinctiveOf(text), distinctiveOf(other)];
  const isOfOther = [...one.names, ...two.names].some((name) => !one.stems.has(name) || !two.stems.has(name));
  return !isOfOther && shareMost(one, two);
}

/**
 * Whether two questions to the user are one, whose answer is theirs either way. They know what it is about, however it is named: only
 * other things with names of their own, and other numbers, make another question.
 */
function askUserAlike(text: string, other: string): boolean {
  const [one, two] = [distinctiveOf(text), distinctiveOf(other)];
  const names = (of: string, { stems }: Distinctive) =>
    [...distinctiveOf(properNames(of)).stems].some((name) => !stems.has(name));
  return shareMost(one, two) && !differInNumbers(one, two) && !(names(text, two) && names(other, one));
}

/** The question that the user has not answered yet and that asks nearly the same; who raises two tells them apart. */
export function likeForUser(questions: Question[], text: string, handIn: string): Question | undefined {
  return questions.find(
    (one) =>
      one.status === 'open' &&
      isForUser(one) &&
      one.raised_by !== handIn &&
      [one.text, ...(one.also ?? [])].some((known) => askUserAlike(known, text)),
  );
}

/** A question with the other words in which it was put. */
export function wholeQuestion({ text, also = [] }: Pick<Question, 'text' | 'also'>): string {
  return [text, ...also].join(' Or: ');
}

/** Names such as Redis, within a sentence: an abbreviation or an identifier may be another word for the same thing. */
function properNames(text: string): string {
  return (text.match(/(?<=[^.?!] )[A-Z][a-z]+\b/g) ?? []).join(' ');
}

function shareMost(one: Distinctive, two: Distinctive): boolean {
  const shared = [...one.content].filter((word) => two.content.has(word)).length;
  return shared >= fewestAlike && shared >= leastAlike * Math.min(one.content.size, two.content.size);
}
