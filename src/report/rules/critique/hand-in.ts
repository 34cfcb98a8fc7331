import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import { differentThings } from '../../../research/rules/different-things.ts';
import { assignmentField, summaryField, words } from '../../../loop/rules/hand-in-fields.ts';

z.config(english());

const sentence = words(8, 1_000);
const objectionId = z.string().check(z.regex(/^K\d{3,}$/, 'expected an objection of the task, such as "K002"'));

/**
 * The kinds of objections. `uncited`: a sentence without a claim that compares, generalises or excludes; `overstated`: one that
 * says more than its claim; `inexact`: one that its claims bear out in part, for it leaves out a condition or no longer holds;
 * `refuted`: one that a verdict contradicts; `unanswered`: a part of the question; `summary`: a sentence of the summary that the
 * body does not support.
 */
export const objectionKinds = ['uncited', 'overstated', 'inexact', 'refuted', 'unanswered', 'summary'] as const;
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

/** How far the findings of a sentence of the summary carry it. */
const summaryRuling = z
  .object({
    /** Its number in the task. */
    sentence: z.int().check(z.minimum(1)),
    carried: z.enum(['wholly', 'inference', 'in-part', 'not']),
    why: z.optional(sentence),
  })
  .check(
    z.refine(({ carried, why }) => why !== undefined || carried === 'wholly' || carried === 'inference', {
      path: ['why'],
      error: 'expected the words that no finding carries, or what is left out',
    }),
  );
export type SummaryRuling = z.infer<typeof summaryRuling>;

/** The hand-in of a report-critic: its objections, rulings on earlier ones, and on each sentence of the summary. */
export const reportCritique = z.object({
  assignment: assignmentField('i5-k1'),
  summary: summaryField,
  /** Those of the summary's sentences are added to the critic's own. */
  defects: z.array(defect).check(z.maxLength(60)),
  /** One for each earlier objection of the task. */
  rulings: z
    .array(z.object({ objection: objectionId, ruling: z.enum(['resolved', 'stands']), reason: sentence }))
    .check(z.maxLength(40)),
  /** One for each numbered sentence of the task; those that are missing are named by number. */
  summary_sentences: z.optional(z.array(summaryRuling).check(z.maxLength(60))),
  different: differentThings,
});

export type ReportCritique = z.infer<typeof reportCritique>;
export type ReportDefect = z.infer<typeof defect>;
