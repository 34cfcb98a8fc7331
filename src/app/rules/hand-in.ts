import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import { type JudgementHandIn, judgementHandIn } from '../../goal/rules/judgement.ts';
import { type CriticHandIn, criticHandIn } from '../../planning/rules/defect-hand-in.ts';
import { answerHandIn, type AnswerHandIn, type PlanHandIn, planHandIn } from '../../planning/rules/plan-hand-in.ts';
import type { ReportingAgent } from '../../session/rules/agents.ts';
import { verificationHandIn, type VerificationHandIn } from '../../research/rules/verification.ts';
import { jsonOf } from '../../base/json.ts';
import { formatIssues } from '../../base/text.ts';
import { repositoryHandIn, researchHandIn, type HandIn } from '../../research/rules/hand-in.ts';
import { goalSchema } from '../../goal/rules/checklist.ts';

/** What agents of planning and acceptance hand in, by agent. */
export const planningHandIns = {
  'plan-architect': planHandIn,
  'plan-critic': criticHandIn,
  'acceptance-judge': judgementHandIn,
} as const;

/** An architect that is asked about features hands in its answers alone. */
export function isAnswersOnly(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'answers' in value && !('items' in value || 'section' in value);
}

/** What `autonomous-workflow schema` prints besides hand-ins of agents. */
export const otherSchemas = { acceptance: goalSchema } as const;

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
  return { ok: false, problems: formatIssues(result.error.issues) };
}
