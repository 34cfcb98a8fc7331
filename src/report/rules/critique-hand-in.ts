import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import { differentThings } from '../../research/rules/different-things.ts';
import { assignmentField, summaryField, words } from '../../loop/rules/hand-in-fields.ts';

z.config(english());

const sentence = words(8, 1_000);
const objectionId = z.string().check(z.regex(/^K\d{3,}$/, 'expected an objection of the task, such as "K002"'));

/**
 * The kinds of objections. `uncited`: a sentence without a finding that compares, generalises or excludes; `overstated`: one that
 * says more than its findings; `inexact`: one that its findings bear out in part, for it leaves out a condition or no longer holds;
 * `refuted`: one that a verdict contradicts; `unanswered`: a part of the question; `summary`: a sentence of the summary that the
 * body does not support.
 */
const objectionKinds = ['uncited', 'overstated', 'inexact', 'refuted', 'unanswered', 'summary'] as const;
export type ObjectionKind = (typeof objectionKinds)[number];

const defect = z
  .object({
    severity: z.enum(['blocker', 'concern']),
    kind: z.enum(objectionKinds),
    /** Words of the report, or of the question when the report does not answer it. */
    excerpt: words(8, 600),
    claims: z
      .array(z.string().check(z.regex(/^C\d{3,}$/, 'expected a claim id such as "C017"')))
      .check(z.maxLength(12)),
    statement: sentence,
    resolution: sentence,
  })
  .check(
    z.refine(({ kind, claims }) => claims.length > 0 || (kind !== 'refuted' && kind !== 'overstated'), {
      path: ['claims'],
      error: 'expected the claims that the sentence disagrees with',
    }),
  );
export type ReportDefect = z.infer<typeof defect>;

/** How far the findings of a sentence carry it. */
const sentenceRuling = z.object({
  /** Its number in the task. */
  sentence: z.int().check(z.minimum(1)),
  carried: z.enum(['wholly', 'inference', 'needs-none', 'in-part', 'not']),
  why: z.optional(z.nullable(z.string().check(z.maxLength(1_000)))),
});
export type SentenceRuling = z.infer<typeof sentenceRuling>;

const common = {
  assignment: assignmentField('i5-k1'),
  summary: summaryField,
  /** One for each earlier objection of the task. */
  rulings: z
    .array(z.object({ objection: objectionId, ruling: z.enum(['resolved', 'stands']), reason: sentence }))
    .check(z.maxLength(300)),
  /** One for each numbered sentence of the task; those that are missing are named by number. */
  sentences: z.optional(z.array(sentenceRuling).check(z.maxLength(400))),
  different: differentThings,
};

/** The hand-in of a report-critic: its objections, rulings on earlier ones, and on each sentence. */
export const reportCritique = z.object({ ...common, defects: z.array(defect).check(z.maxLength(20)) });

/** The same as it is stored, with the objections that code makes of sentences that are not carried: they quote the report as it is. */
export const storedCritique = z.object({
  ...common,
  defects: z.array(
    z.object({
      severity: z.enum(['blocker', 'concern']),
      kind: z.enum(objectionKinds),
      excerpt: z.string(),
      claims: z.array(z.string()),
      statement: z.string(),
      resolution: z.string(),
    }),
  ),
  /** How many numbered sentences are carried, of how many. */
  carried: z.optional(z.object({ carried: z.number(), of: z.number() })),
});
export type ReportCritique = z.infer<typeof storedCritique>;
