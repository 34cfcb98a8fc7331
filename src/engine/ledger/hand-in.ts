import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import type { JudgementHandIn } from '../acceptance/judgement.ts';
import type { CriticHandIn } from '../planning/defect-hand-in.ts';
import { answerHandIn, type AnswerHandIn, type PlanHandIn } from '../planning/plan-hand-in.ts';
import { isAnswersOnly, planningHandIns } from '../planning/hand-in-schemas.ts';
import type { ReportingAgent } from '../session/reporting-agents.ts';
import { verificationHandIn, type VerificationHandIn } from '../research/verification-hand-in.ts';
import { jsonOf } from '../json-of-answer.ts';
import { sentences } from '../sentences.ts';
import { repositoryHandIn, researchHandIn, type HandIn } from '../research/hand-in.ts';

z.config(english());

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
