import * as z from 'zod/mini';
import { assignmentIdPattern } from '../../base/names.ts';

/** The field of a hand-in that names its assignment, with an example for its kind. */
export const assignmentField = (example: string) =>
  z.string().check(z.regex(assignmentIdPattern, `expected the assignment id from the task, such as "${example}"`));

/** A text of at most so many characters. */
export const text = (most: number) => z.string().check(z.maxLength(most));

/** A text of an agent without blanks around it, of at least and at most so many characters. */
export const words = (least: number, most: number) => z.string().check(z.trim(), z.minLength(least), z.maxLength(most));

/** The field with a summary of the result. */
export const summaryField = words(20, 4_000);
