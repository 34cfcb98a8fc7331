import * as z from 'zod/mini';
import { assignmentIdPattern } from '../../base/names.ts';

/** The field of a hand-in that names its assignment, with an example for its kind. */
export const assignmentField = (example: string) =>
  z.string().check(z.regex(assignmentIdPattern, `expected the assignment id from the task, such as "${example}"`));

export const text = (most: number) =>
  z.string().check(z.maxLength(most, `expected at most ${most} characters: shorten it`));

/** A text of an agent without blanks around it, of at least and at most so many characters. */
export const words = (least: number, most: number) =>
  text(most).check(z.trim(), z.minLength(least, `expected at least ${least} characters: say it in a sentence`));

export const summaryField = words(20, 4_000);

/** A path without a way out of the project; absolute ones and backslashes are refused. */
export const innerPath = z
  .string()
  .check(
    z.trim(),
    z.regex(
      /^(?!\/|[A-Za-z]:|.*(?:^|\/)\.\.(?:\/|$))[^\p{Cc}\p{Cf}\\]{1,400}$/u,
      'expected a path inside the project, with forward slashes',
    ),
  );

/** Words of a file of the project that show something, with the line that they begin on. */
export const excerptOfFile = z.object({
  file: innerPath,
  line: z.int().check(z.minimum(1)),
  excerpt: z.string().check(
    z.trim(),
    z.maxLength(2_000),
    z.refine((text) => text.replace(/\s/g, '').length >= 8, 'expected at least 8 characters, verbatim'),
  ),
});
