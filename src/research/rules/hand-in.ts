import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import { addressees, byReport, numberedId, type Ledger, type Question } from './ledger.ts';
import { assignmentField, innerPath, words } from '../../loop/rules/hand-in-fields.ts';
import { excerpt, shortened, orElse } from '../../base/errors.ts';
import { areFound } from '../../judging/lists.ts';

z.config(english());

/** A single line, because a line break could imitate a line of the program when it is printed. */
const sentence = z
  .string()
  .check(
    z.trim(),
    z.minLength(8),
    z.maxLength(2_000),
    z.regex(/^[^\n\v\f\r\u0085\u2028\u2029]*$/, 'expected one line, without line breaks'),
  );
const shortText = words(1, 500);
/** Browsers and servers cut longer ones; a page that was packed into its address is none. */
export const longestAddress = 4_000;

const webSource = z.object({
  url: z
    .string()
    .check(
      z.trim(),
      z.maxLength(longestAddress, `expected at most ${longestAddress} characters`),
      z.regex(/^https?:\/\/\S+$/, 'expected an http or https URL'),
    ),
  title: shortText,
  authors: z.optional(z.array(shortText).check(z.maxLength(40))),
  year: z.optional(z.string().check(z.regex(/^\d{4}$/, 'expected a year such as "2024"'))),
  kind: z.enum(['primary', 'secondary']),
  /** The organisation responsible for the page, with its products. */
  party: z.optional(shortText),
});

const repositorySource = z.object({ file: innerPath });

/** Words that a whole source does not contain. */
export const searchedWords = z
  .array(z.string().check(z.trim(), z.minLength(2), z.maxLength(80), z.regex(/[\p{L}\p{N}]/u, 'expected words')))
  .check(z.minLength(1), z.maxLength(12));

const claimFields = {
  text: sentence,
  /** The supporting words; missing for a reported absence. */
  quote: z.optional(words(3, 4_000)),
  /** Instead of a quote: words that the whole source does not contain. */
  searched: z.optional(searchedWords),
  importance: z.enum(['central', 'supporting', 'peripheral']),
  /** The known finding that it is another party's word on. */
  of: z.optional(z.string().check(z.regex(/^C\d{3,}$/, 'expected a finding such as "C012"'))),
};

/** A claim of the same hand-in by its number, or a known finding by its id. */
const findingOf = z
  .string()
  .check(
    z.trim(),
    z.regex(/^(?:#\d{1,3}|C\d{3,})$/, 'expected a claim of yours such as "#2", or a finding such as "C012"'),
  );

const handInFields = {
  assignment: assignmentField('i3-r1'),
  contradictions: z.array(
    z.object({
      statement: sentence,
      /** Each a claim of this hand-in by its number, or a known finding by its id. */
      sides: z.array(findingOf).check(z.minLength(2), z.maxLength(6)),
    }),
  ),
  questions: z.array(
    z.object({
      text: sentence,
      priority: z.enum(['high', 'medium', 'low']),
      /** Who can answer it; the web if missing. */
      addressee: z.optional(z.enum(addressees)),
      /** The finding by which a premise of the goal does not hold, for a question to the user. */
      premise: z.optional(findingOf),
    }),
  ),
};

const claims = <Source extends z.ZodMiniType>(source: Source) =>
  z
    .array(
      z.object({ ...claimFields, source }).check(
        z.refine(({ quote, searched }) => (quote === undefined) !== (searched === undefined), {
          path: ['quote'],
          error: 'expected a quote, or instead of it the words that were searched for and stand nowhere, as "searched"',
        }),
      ),
    )
    .check(z.maxLength(200));

/** The hand-in of a researcher: every relevant claim of the pages it read, each with a source on the web. */
export const researchHandIn = z.object({
  ...handInFields,
  claims: claims(webSource),
});

/** The hand-in of a repo-analyst: findings in the repository, each with a file. */
export const repositoryHandIn = z.object({ ...handInFields, claims: claims(repositorySource) });

export type ResearchHandIn = z.infer<typeof researchHandIn>;
export type RepositoryHandIn = z.infer<typeof repositoryHandIn>;
/** A hand-in that is merged into the ledger. */
export type HandIn = ResearchHandIn | RepositoryHandIn;

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
        addressee: z.enum(['web', 'code', 'trial', 'report']),
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
  /** `report`: no page says it, it follows from the answers to the others. */
  addressee?: Question['addressee'] | 'report';
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
  if (read.length === 0) return [{ text: shortened(goal.prompt.replace(/\s+/g, ' ').trim(), 2_000) }];
  return read.map(({ text, addressee, options = [] }) => {
    return { text, addressee, options: options.filter(isThere) };
  });
}

/** The ledger with questions of the user that it does not have yet. */
export function withAsked(ledger: Ledger, asked: readonly AskedQuestion[]): Ledger {
  const known = new Set(ledger.questions.map(({ text }) => text));
  const fresh = asked.filter(({ text }, at) => {
    return !known.has(text) && asked.findIndex((other) => other.text === text) === at;
  });
  // A goal that only asks for a conclusion is researched for it.
  const isConcluded = (one: AskedQuestion) =>
    one.addressee === 'report' && asked.some((other) => other.addressee !== 'report');
  const added = fresh.map((one, at): Question => {
    const { text, addressee, options = [] } = one;
    return {
      id: numberedId('Q', ledger.questions.length + at),
      text,
      priority: 'medium',
      ...(addressee !== undefined && addressee !== 'web' && addressee !== 'report' && { addressee }),
      ...(options.length > 0 && { options: [...options] }),
      ...(isConcluded(one) ? { status: 'answered', answered_by: byReport } : { status: 'open', answered_by: null }),
      raised_by: 'user',
    };
  });
  return added.length === 0 ? ledger : { ...ledger, questions: [...ledger.questions, ...added] };
}
