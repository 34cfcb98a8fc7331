import * as z from 'zod/mini';
import { excerpt, shortened, orElse } from '../../base/errors.ts';
import { areFound } from '../../judging/words-found.ts';
import { assignmentField, words } from '../../loop/rules/hand-in-fields.ts';
import { numberedId, type Ledger, type Question } from './ledger.ts';

const oneLine = (least: number, most: number) =>
  words(least, most).check(z.regex(/^[^\n\v\f\r\u0085\u2028\u2029]*$/, 'expected one line, without line breaks'));

const mostQuestions = 30;
const mostOptions = 15;

/** The hand-in of a goal-reader: what the goal asks, each part with the words that ask it. */
export const goalReadingHandIn = z.object({
  assignment: assignmentField('i1-g1'),
  title: oneLine(2, 120),
  language: words(1, 80),
  questions: z
    .array(
      z.object({
        text: oneLine(2, 2_000),
        quote: words(1, 4_000),
        addressee: z.enum(['web', 'code', 'trial']),
        options: z.optional(z.array(oneLine(1, 80)).check(z.maxLength(mostOptions))),
      }),
    )
    .check(z.minLength(1), z.maxLength(mostQuestions)),
});
export type GoalReading = z.infer<typeof goalReadingHandIn>;

/** A tag of BCP 47 in its canonical form; undefined for what is none. */
export const languageOf = (tag: string): string | undefined =>
  orElse(() => Intl.getCanonicalLocales(tag)[0], undefined);

/** A question of the user, before it has an id. */
export interface AskedQuestion {
  text: string;
  addressee?: Question['addressee'];
  options?: readonly string[] | undefined;
}

/** What the user wrote: the prompt, and the texts of files that describe the task. */
export interface GoalText {
  prompt: string;
  described: string;
}

const notFound = 'these words do not stand in the goal; copy them letter for letter';

/** The facts that are wrong about a reading: words that are not in the goal, no language. */
export function readingFaults({ language, questions }: GoalReading, goal: GoalText): string[] {
  const isThere = inGoal(goal);
  return [
    ...(languageOf(language) === undefined
      ? [`language: expected a tag of BCP 47 such as "en" or "pt-BR", received ${JSON.stringify(excerpt(language))}`]
      : []),
    ...questions.flatMap(({ quote, options = [] }, at) => [
      ...(isThere(quote) ? [] : [`questions #${at + 1} quote: ${notFound}`]),
      ...options.flatMap((option, place) =>
        isThere(option) ? [] : [`questions #${at + 1} options #${place + 1}: ${notFound}`],
      ),
    ]),
  ];
}

function inGoal({ prompt, described }: GoalText): (words: string) => boolean {
  return (words) => areFound(words, prompt) || areFound(words, described);
}

/** The questions of a reading; those whose words are not in the goal are left out, and the goal as a whole is one where none is left. */
export function questionsRead(reading: GoalReading | undefined, goal: GoalText): AskedQuestion[] {
  const isThere = inGoal(goal);
  const read = (reading?.questions ?? []).filter(({ quote }) => isThere(quote));
  if (read.length === 0) return [wholeGoal(goal.prompt)];
  return read.map(({ text, addressee, options = [] }) => {
    return { text, addressee, options: options.filter(isThere) };
  });
}

/** The goal as one question. */
const wholeGoal = (prompt: string): AskedQuestion => ({
  text: shortened(prompt.replace(/\s+/g, ' ').trim(), 2_000),
});

/** The ledger with questions of the user that it does not have yet. */
export function withAsked(ledger: Ledger, asked: readonly AskedQuestion[]): Ledger {
  const known = new Set(ledger.questions.map(({ text }) => text));
  const fresh = asked.filter(({ text }, at) => {
    return !known.has(text) && asked.findIndex((other) => other.text === text) === at;
  });
  const added = fresh.map(({ text, addressee, options = [] }, at): Question => {
    return {
      id: numberedId('Q', ledger.questions.length + at),
      text,
      priority: 'medium',
      ...(addressee !== undefined && addressee !== 'web' && { addressee }),
      ...(options.length > 0 && { options: [...options] }),
      status: 'open',
      raised_by: 'user',
      answered_by: null,
    };
  });
  return added.length === 0 ? ledger : { ...ledger, questions: [...ledger.questions, ...added] };
}
