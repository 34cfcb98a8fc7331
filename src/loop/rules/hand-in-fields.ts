import * as z from 'zod/mini';
import { assignmentIdPattern } from '../../base/names.ts';

/** The field of a hand-in that names its assignment, with an example for its kind. */
export const assignmentField = (example: string) =>
  z.string().check(z.regex(assignmentIdPattern, `expected the assignment id from the task, such as "${example}"`));

/** The field with a summary of the result. */
export const summaryField = z.string().check(z.trim(), z.minLength(20), z.maxLength(4_000));
