import { thingsIn } from '../../loop/rules/things-of-goal.ts';
import { unstatedQuantities } from './asked-quantity.ts';
import { distinctiveOf } from './distinctive.ts';
import type { HandIn } from './hand-in.ts';
import type { Ledger } from './ledger.ts';
import { literally } from '../../base/text.ts';

/** Claims that were reported as an answer to a question. */
export interface Answering {
  /** The texts of the claims of that hand-in. */
  own: readonly string[];
  /** Those with a quote, which alone state a quantity; all if missing. */
  quoted?: readonly string[];
  /** The texts of all known claims. */
  known: readonly string[];
}

/**
 * Whether claims answer a question, judged by words: one of them names something in the question and states the quantity that it asks
 * for, and each thing of its lists has a claim. Returns the things and quantities without one.
 */
export function judgeAnswer(
  question: string,
  { own, quoted = own, known }: Answering,
): { isAnswered: boolean; missing: string[] } {
  const things = thingsIn(question);
  // Only names count, because other words have too many synonyms.
  const asked = [...distinctiveOf(question).names];
  const isNamed = (text: string) => {
    const { stems } = distinctiveOf(text);
    return asked.some((stem) => stems.has(stem)) || things.some((thing) => names(text, thing));
  };
  const isAbout = (text: string) => asked.length + things.length === 0 || isNamed(text);
  const missing = [
    ...things.filter((thing) => !known.some((text) => names(text, thing))),
    ...unstatedQuantities(question, quoted.filter(isAbout)),
  ];
  return { isAnswered: (asked.length + things.length === 0 || own.some(isNamed)) && missing.length === 0, missing };
}

/** Records which questions a hand-in answers, among those that its agent can have known, and the things left out. */
export function answerQuestions(
  ledger: Ledger,
  answerable: ReadonlySet<string>,
  { answers, claims }: Pick<HandIn, 'answers' | 'claims'>,
  handIn: string,
): void {
  for (const question of answers.length === 0 ? [] : ledger.questions) {
    if (question.status === 'answered' || !answerable.has(question.id) || !answers.includes(question.id)) continue;
    const own = claims.map(({ text }) => text);
    const quoted = claims.flatMap(({ text, searched }) => (searched === undefined ? text : []));
    const known = [...ledger.claims.map(({ text }) => text), ...own];
    const { isAnswered, missing } = judgeAnswer(question.text, { own, quoted, known });
    if (missing.length > 0) question.missing = missing;
    else delete question.missing;
    if (!isAnswered) {
      (question.taken_by ??= []).push(handIn);
      continue;
    }
    question.status = 'answered';
    question.answered_by = handIn;
  }
}

/** Whether a text names a thing. */
export function names(text: string, thing: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${literally(thing)}(?![\\p{L}\\p{N}])`, 'iu').test(text);
}
