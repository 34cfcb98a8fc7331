import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import { assignmentField, words } from '../../../loop/rules/hand-in-fields.ts';

z.config(english());

const line = words(1, 600);

/** The hand-in of a report-writer. Code reads the report itself, so it contains only other facts. */
export const reportWriting = z.object({
  assignment: assignmentField('i5-u1'),
  summary: words(20, 2_000),
  /** The titles of the sections that were written or changed. */
  sections: z.array(line).check(z.maxLength(40)),
  /** Parts of the task that were not done, each with its reason. */
  left: z.array(line).check(z.maxLength(40)),
});

export type ReportWriting = z.infer<typeof reportWriting>;
