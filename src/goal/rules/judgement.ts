import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import { assignmentField, summaryField, words } from '../../loop/rules/hand-in-fields.ts';
import type { Goal } from './checklist.ts';

z.config(english());

const reason = words(8, 2_000);

const evidence = z.object({
  file: z
    .string()
    .check(
      z.trim(),
      z.regex(/^(?!\/|[A-Za-z]:|.*(?:^|\/)\.\.(?:\/|$))[^\p{Cc}\\]{1,400}$/u, 'expected a path inside the project'),
    ),
  line: z.int().check(z.minimum(1)),
  /** A passage of that file, verbatim. */
  excerpt: z.string().check(
    z.trim(),
    z.maxLength(2_000),
    z.refine((text) => text.replace(/\s/g, '').length >= 8, 'expected at least 8 characters, verbatim'),
  ),
});

const answer = { check: z.string(), reason, evidence: z.array(evidence).check(z.maxLength(20)) };

const assertion = z.object({ ...answer, verdict: z.enum(['holds', 'fails', 'cannot_tell']) }).check(
  z.refine(({ verdict, evidence: list }) => verdict !== 'holds' || list.length > 0, {
    path: ['evidence'],
    error: 'expected at least one excerpt, because the verdict is "holds"',
  }),
);

const rating = z.object({ ...answer, level: z.nullable(z.int().check(z.minimum(0), z.maximum(6))) }).check(
  z.refine(({ level, evidence: list }) => level === null || level === 0 || list.length > 0, {
    path: ['evidence'],
    error: 'expected at least one excerpt, because the level is not the worst one',
  }),
);

/** The hand-in of an acceptance-judge: assertions and levels of quality, each with passages of the project's files as evidence. */
export const judgementHandIn = z.object({
  assignment: assignmentField('i9-j1'),
  summary: summaryField,
  assertions: z.array(assertion).check(z.maxLength(100)),
  /** `level` counts from 0, the worst; null when the judge could not rate it. */
  ratings: z.array(rating).check(z.maxLength(200)),
});

export type JudgementHandIn = z.infer<typeof judgementHandIn>;
export type FileEvidence = z.infer<typeof evidence>;

export const storedJudgements = z.object({
  assertions: z.array(z.object({ ...assertion.shape, judged_at: z.string(), judge: z.string() })),
  ratings: z.array(z.object({ ...rating.shape, judged_at: z.string(), judge: z.string() })),
});
export type StoredJudgements = z.infer<typeof storedJudgements>;

/** The faults of a judgement for this goal, a sentence each: answers without a question, levels that do not exist. */
export function judgementProblems({ checks }: Pick<Goal, 'checks'>, handIn: JudgementHandIn): string[] {
  const all = checks;
  const assertions = handIn.assertions.flatMap(({ check }) =>
    all.some(({ id, type }) => id === check && type === 'assertion')
      ? []
      : [`${check} is no assertion of the checklist`],
  );
  const ratings = handIn.ratings.flatMap(({ check, level }) => {
    const quality = all.find(({ id }) => id === check);
    if (quality?.type !== 'quality') return [`${check} is no quality check of the checklist`];
    if (level === null || level < quality.levels.length) return [];
    return [`${check} has levels 0 to ${quality.levels.length - 1}, not ${level}`];
  });
  return [...assertions, ...ratings];
}

/** The judgements with those of another hand-in: a later answer replaces an earlier one to the same question. */
export function addJudgement(
  { assertions, ratings }: StoredJudgements,
  handIn: JudgementHandIn,
  judge: string,
  now: Date,
): StoredJudgements {
  const stamp = { judged_at: now.toISOString(), judge };
  const answered = new Set(handIn.assertions.map(({ check }) => check));
  const rated = new Set(handIn.ratings.map(({ check }) => check));
  return {
    assertions: [
      ...assertions.filter(({ check }) => !answered.has(check)),
      ...handIn.assertions.map((one) => ({ ...one, ...stamp })),
    ],
    ratings: [
      ...ratings.filter(({ check }) => !rated.has(check)),
      ...handIn.ratings.map((one) => ({ ...one, ...stamp })),
    ],
  };
}
