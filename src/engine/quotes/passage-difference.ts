import { normalText } from './normal-text.ts';
import { numbersInNormal } from './numbers.ts';
import { deniedWord, polarityOf } from './polarity.ts';

/** A change that turns a quote into another statement, however alike the words are. */
export interface Difference {
  kind: 'number' | 'meaning';
  /** What the quote says and what the page says, for a reader. */
  quote: string;
  page: string;
}

/**
 * How a quote differs from a passage in numbers (digits, signs, units, per cent and percentage points), and in denials and words
 * that turn a statement round. Both must have the same ones in the same order.
 * @param marks Footnote marks in the passage; those that the quote repeats must be among them.
 */
export function comparePassages(quote: string, passage: string, marks: readonly string[]): Difference[] {
  const ours = normalText(quote, { keepCase: true });
  const theirs = normalText(passage, { keepCase: true });
  const foreign = ours.marks.filter(({ says }) => !marks.includes(says)).map(({ says }) => says);
  const numbers = firstDifference(
    numbersInNormal(ours.text).map(({ exact }) => exact),
    numbersInNormal(theirs.text).map(({ exact }) => exact),
  );
  const polarity = firstDifference(polarityOf(ours.text), polarityOf(theirs.text));
  const denied = deniedWord(ours.text, theirs.text);
  const differences: Difference[] = [];
  if (numbers !== undefined) differences.push({ kind: 'number', ...numbers });
  if (foreign.length > 0) differences.push({ kind: 'number', quote: foreign.join(' '), page: marks.join(' ') });
  if (polarity !== undefined) differences.push({ kind: 'meaning', ...polarity });
  if (denied !== undefined) differences.push({ kind: 'meaning', quote: denied, page: `the opposite of ${denied}` });
  return differences;
}

function firstDifference(
  left: readonly string[],
  right: readonly string[],
): { quote: string; page: string } | undefined {
  const length = Math.max(left.length, right.length);
  for (let index = 0; index < length; index += 1)
    if (left[index] !== right[index]) return { quote: spoken(left[index]), page: spoken(right[index]) };
  return undefined;
}

function spoken(item: string | undefined): string {
  if (item === undefined) return 'nothing';
  return item.replace('¬', 'not');
}
