import type * as z from 'zod/mini';
import { modelOfAgent } from '../session/agent-model.ts';
import { formatIssues } from '../base/text.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';
import { storeChangeJudgement } from './change-judge.ts';
import { type HandedIn, storeAnswers, storeCoderHandIn, workHandedIn } from './coder-hand-in.ts';
import { asOwnAttempt, lateHandIn, otherFeatureProblems } from './late-work.ts';
import { importDecomposition } from './import-features.ts';
import { findPlan, planSourceOf } from './plan-source.ts';
import { storeReview } from './review.ts';
import { changeJudgement } from './rules/change-judge.ts';
import { coderHandIn, questionAnswers } from './rules/coder-hand-in.ts';
import { reviewHandIn } from './rules/review.ts';
import type { ImmediateKind, Stored } from '../loop/hand-in-kind.ts';

type Store<T> = (paths: WorkflowPaths, now: Date, handIn: T, work: HandedIn) => Stored;

/** Applies hand-ins to the current attempt; those for a past attempt are only kept. */
function intoAttempt<T>(agent: string, schema: z.ZodMiniType<T>, store: Store<T>): ImmediateKind['put'] {
  return async (paths, now, given, { agentId, transcript, isTrial = false }) => {
    // The work is what it is at this moment.
    const isCoder = agent === 'autonomous-coder' && !isTrial;
    const { work, isRefused = false } = (isCoder ? await workHandedIn(paths, given) : undefined) ?? {};
    const handedIn = {
      ...{ work, isRefused },
      model: isCoder ? modelOfAgent(transcript) : undefined,
    };
    return asWriter(paths, () => {
      const misnamed = otherFeatureProblems(paths, agentId, given);
      if (misnamed.length > 0) return misnamed;
      const value = asOwnAttempt(paths, agentId, given);
      const late = lateHandIn(paths, { agent, agentId }, value, now);
      const read = schema.safeParse(value);
      if (late === undefined && !read.success) return formatIssues(read.error.issues, value);
      const stored = late ?? store(paths, now, read.data as T, handedIn);
      if (typeof stored !== 'function') return stored;
      if (!isTrial) stored();
      return [];
    });
  };
}

export const putWork = intoAttempt('autonomous-coder', coderHandIn, storeCoderHandIn);
export const putReview = intoAttempt('code-reviewer', reviewHandIn, storeReview);
export const putChangeJudgement = intoAttempt('change-judge', changeJudgement, storeChangeJudgement);
export const putAnswers = intoAttempt('question-answerer', questionAnswers, storeAnswers);

/** Imports the features of a decomposed plan into the feature list. */
export const putDecomposition: ImmediateKind['put'] = async (paths, now, value, { isTrial = false }) => {
  const file = planSourceOf(await readState(paths)) ?? findPlan(paths).file;
  await importDecomposition(paths, now, value, { file, isTrial });
  return [];
};
