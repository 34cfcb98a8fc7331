import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import { assignmentField } from '../../../loop/rules/hand-in-fields.ts';

z.config(english());

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(600));

/** The hand-in of a report-writer. Code reads the report itself, so it contains only other facts. */
export const reportWriting = z.object({
  assignment: assignmentField('i5-u1'),
  summary: z.string().check(z.trim(), z.minLength(20), z.maxLength(2_000)),
  /** The titles of the sections that were written or changed. */
  sections: z.array(line).check(z.maxLength(40)),
  /** Parts of the task that were not done, each with its reason. */
  left: z.array(line).check(z.maxLength(40)),
});

export type ReportWriting = z.infer<typeof reportWriting>;
