import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import type { JudgementHandIn } from '../acceptance/judgement.ts';
import { assignmentIdPattern } from '../assignment-id.ts';
import type { CriticHandIn } from '../planning/defect-hand-in.ts';
import { answerHandIn, type AnswerHandIn, type PlanHandIn } from '../planning/plan-hand-in.ts';
import { isAnswersOnly, planningHandIns } from '../planning/hand-in-schemas.ts';
import type { ReportingAgent } from '../session/reporting-agents.ts';
import { verificationHandIn, type VerificationHandIn } from '../research/verification-hand-in.ts';
import { jsonOf } from '../json-of-answer.ts';
import { sentences } from '../sentences.ts';

z.config(english());

const sentence = z.string().check(z.trim(), z.minLength(8), z.maxLength(2_000));
const shortText = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));

const webSource = z.object({
  url: z.string().check(z.trim(), z.regex(/^https?:\/\/\S+$/, 'expected an http or https URL')),
  title: shortText,
  authors: z.optional(z.array(shortText).check(z.maxLength(40))),
  year: z.optional(z.string().check(z.regex(/^\d{4}$/, 'expected a year such as "2024"'))),
  kind: z.enum(['primary', 'secondary']),
});

const repositorySource = z.object({
  file: z
    .string()
    .check(
      z.trim(),
      z.regex(/^(?!\/|[A-Za-z]:|.*(?:^|\/)\.\.(?:\/|$))[^\p{Cc}\\]{1,400}$/u, 'expected a path inside the repository'),
    ),
  lines: z.optional(z.string().check(z.regex(/^\d+(?:-\d+)?$/, 'expected lines such as "10-24"'))),
});

const claimFields = {
  text: sentence,
  quote: z.string().check(z.trim(), z.minLength(3), z.maxLength(4_000)),
  importance: z.enum(['central', 'supporting', 'peripheral']),
  confidence: z.enum(['high', 'medium', 'low']),
};

const handInFields = {
  assignment: z
    .string()
    .check(z.regex(assignmentIdPattern, 'expected the assignment id from the task, such as "i3-r1"')),
  summary: z.string().check(z.trim(), z.minLength(20), z.maxLength(4_000)),
  contradictions: z.array(
    z.object({ statement: sentence, sides: z.array(shortText).check(z.minLength(2), z.maxLength(6)) }),
  ),
  questions: z.array(z.object({ text: sentence, priority: z.enum(['high', 'medium', 'low']) })),
  /** Ids of open questions that the claims answer. */
  answers: z.array(z.string().check(z.regex(/^Q\d{3,}$/, 'expected a question id such as "Q004"'))),
  /** Ids of contradictions that the claims settle. */
  resolves: z.optional(z.array(z.string().check(z.regex(/^X\d{3,}$/, 'expected a contradiction id such as "X002"')))),
};

const claims = <Source extends z.ZodMiniType>(source: Source) =>
  z.array(z.object({ ...claimFields, source })).check(z.maxLength(200));

/** The hand-in of a researcher: every relevant claim it saw, each with a source on the web. */
export const researchHandIn = z.object({
  ...handInFields,
  searches: z.int().check(z.minimum(0), z.maximum(1_000)),
  claims: claims(webSource),
});

/** The hand-in of a repo-analyst: what it found in the repository, each with a file. */
export const repositoryHandIn = z.object({ ...handInFields, claims: claims(repositorySource) });

export type ResearchHandIn = z.infer<typeof researchHandIn>;
export type RepositoryHandIn = z.infer<typeof repositoryHandIn>;
/** What is merged into the ledger. */
export type HandIn = ResearchHandIn | RepositoryHandIn;
export type AnyHandIn = HandIn | VerificationHandIn | PlanHandIn | AnswerHandIn | CriticHandIn | JudgementHandIn;

/** Which hand-in each agent ends its answer with. */
export const handInSchemas = {
  researcher: researchHandIn,
  'repo-analyst': repositoryHandIn,
  'claim-verifier': verificationHandIn,
  ...planningHandIns,
} as const satisfies Record<ReportingAgent, unknown>;

/** The schema of what an agent has handed in. */
export function schemaOf(agent: ReportingAgent, value: unknown): z.ZodMiniType<AnyHandIn> {
  return agent === 'plan-architect' && isAnswersOnly(value) ? answerHandIn : handInSchemas[agent];
}

/** How many claims, verdicts, items, answers, defects or judgements a hand-in brings. */
export function countOf(handIn: AnyHandIn): number {
  if ('claims' in handIn) return handIn.claims.length;
  if ('verdicts' in handIn) return handIn.verdicts.length;
  if ('items' in handIn) return handIn.items.length;
  if ('answers' in handIn) return handIn.answers.length;
  if ('aspect' in handIn) return handIn.defects.length;
  return handIn.assertions.length + handIn.ratings.length;
}

export type CheckedHandIn = { ok: true; handIn: AnyHandIn } | { ok: false; problems: string[] };

/** Reads the hand-in at the end of an agent's answer: the last JSON code block, or an answer that is JSON as a whole. */
export function checkHandIn(agent: ReportingAgent, answer: string): CheckedHandIn {
  const found = jsonOf(answer);
  if (!found.ok) return found;
  const result = schemaOf(agent, found.value).safeParse(found.value);
  if (result.success) return { ok: true, handIn: result.data };
  return { ok: false, problems: sentences(result.error.issues) };
}
