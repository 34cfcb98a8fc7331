import * as z from 'zod/mini';
import { bareWords } from '../../base/text.ts';
import { differInNumbers, hasOtherNames, isTurnedRound } from '../../research/rules/comparison.ts';
import { distinctiveOf } from '../../research/rules/distinctive.ts';
import { severities } from './defect-hand-in.ts';

export const defectEvents = ['raised', 'answered', 'accepted', 'upheld', 'reopened'] as const;

const defectEvent = z.object({
  event: z.enum(defectEvents),
  iteration: z.int(),
  /** The id of the hand-in. */
  by: z.string(),
  /** The words of the critic or architect. */
  text: z.string(),
});

/** An objection of a critic to the plan. */
export const defectSchema = z.object({
  /** `D001`; never reused. */
  id: z.string(),
  /** The highest severity with which it was raised. */
  severity: z.enum(severities),
  about: z.string(),
  aspect: z.string(),
  statement: z.string(),
  evidence: z.string(),
  resolution: z.string(),
  settled_by: z.optional(z.enum(['sources', 'plan', 'user'])),
  status: z.enum(['open', 'answered', 'accepted', 'upheld']),
  /** Its events, oldest first; raising it again while it is open counts as `raised`. */
  history: z.array(defectEvent),
});

export type Defect = z.infer<typeof defectSchema>;
export type DefectEvent = z.infer<typeof defectEvent>;

const reopeningsThatOscillate = 2;

/** Whether a defect was accepted and raised again at least twice, so that critics and architects repeat themselves. */
export function isOscillating({ history }: Pick<Defect, 'history'>): boolean {
  return history.filter(({ event }) => event === 'reopened').length >= reopeningsThatOscillate;
}

/**
 * Whether a defect keeps planning from ending: a blocker without an answer, with a rejected one, or with one that critics have
 * not seen, because it came in this iteration.
 */
export function isHolding({ severity, status, history }: Defect, iteration: number): boolean {
  if (severity !== 'blocker' || status === 'accepted') return false;
  return status !== 'answered' || (history.at(-1)?.iteration ?? iteration) >= iteration;
}

/** Whether a defect still needs an answer or a ruling. */
export function isUnresolved({ status }: Pick<Defect, 'status'>): boolean {
  return status !== 'accepted';
}

/** The share of common words from which two defects of one item count as the same. */
const leastOverlap = 0.5;

/** Words that occur in any critique. */
const common = new Set(
  (
    'a an and are as at be been but by can could does for from has have how if in into is it its may more must need needs no nor not ' +
    'of on or should so such than that the their then there these this to under was were what when where which while will with without would'
  ).split(' '),
);

/**
 * Whether two critiques of the same item say the same: at least half of all their words, without the most common ones, are in
 * both, and neither contains names that the other lacks.
 * The threshold is lower than for findings, because critics use different words, and a wrong match loses nothing: the second
 * statement stays in the history and opens the defect again.
 */
export function isSameDefect(
  left: { about: string; statement: string },
  right: { about: string; statement: string },
): boolean {
  if (left.about !== right.about) return false;
  const [a, b] = [wordsOf(left.statement), wordsOf(right.statement)];
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  const all = a.size + b.size - shared;
  return all === 0 || (shared / all >= leastOverlap && !saysOther(left.statement, right.statement));
}

/** Whether each contains a name or number that the other lacks, or one negates the other. */
function saysOther(left: string, right: string): boolean {
  const [one, other] = [distinctiveOf(left), distinctiveOf(right)];
  const otherNames = hasOtherNames(one, other) && hasOtherNames(other, one);
  return otherNames || differInNumbers(one, other) || isTurnedRound(one, other);
}

function wordsOf(text: string): Set<string> {
  return new Set(
    bareWords(text)
      .filter((word) => !common.has(word))
      .map(stem),
  );
}

/** Removes plurals and simple verb endings of English; words of other languages are compared unchanged. */
function stem(word: string): string {
  return word.length > 4 ? word.replace(/(?:ing|ed|s)$/, '') : word;
}
