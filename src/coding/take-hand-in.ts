import type * as z from 'zod/mini';
import { isWorkflowError } from '../base/errors.ts';
import { jsonOf } from '../base/json.ts';
import { formatIssues } from '../base/text.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readState } from '../loop/state-file.ts';
import { asWriter } from '../loop/workflow.ts';
import { storeAnswers, storeCoderHandIn } from './coder-hand-in.ts';
import { asOwnAttempt, keepLateHandIn } from './late-work.ts';
import { importDecomposition } from './import-features.ts';
import { filesHandedIn } from './not-handed-in.ts';
import { findPlan, planSourceOf } from './plan-source.ts';
import { storeReview } from './review.ts';
import { answerHandIn, coderHandIn } from './rules/coder-hand-in.ts';
import type { AttemptRecord } from './rules/attempt-record.ts';
import { reviewHandIn } from './rules/review.ts';

const codingAgents = ['autonomous-coder', 'code-reviewer', 'question-answerer', 'feature-decomposer'] as const;
export type CodingAgent = (typeof codingAgents)[number];

/** Whether the hand-in of an agent goes into the feature list or the record of an attempt. */
export function isCodingAgent(agent: string): agent is CodingAgent {
  return (codingAgents as readonly string[]).includes(agent);
}

/** The agent that hands in; `handed_in` are the files as a coder leaves them. */
interface HandingIn {
  agentId: string;
  transcript: string;
  handed_in: AttemptRecord['handed_in'];
}

type Store<T = unknown> = (paths: WorkflowPaths, now: Date, handIn: T, by: HandingIn) => string[];

/** Checks the form of a hand-in before it is stored. */
function storing<T>(schema: z.ZodMiniType<T>, store: Store<T>): Store {
  return (paths, now, value, by) => {
    const read = schema.safeParse(value);
    return read.success ? store(paths, now, read.data, by) : formatIssues(read.error.issues, value);
  };
}

const stores: Record<Exclude<CodingAgent, 'feature-decomposer'>, Store> = {
  'autonomous-coder': storing(coderHandIn, (paths, now, handIn, { handed_in }) =>
    storeCoderHandIn(paths, now, handIn, handed_in),
  ),
  'code-reviewer': storing(reviewHandIn, (paths, now, handIn, by) => storeReview(paths, now, handIn, by)),
  'question-answerer': storing(answerHandIn, storeAnswers),
};

/**
 * Puts the hand-in of an agent of coding into effect.
 * @param given the agent, its last message with the hand-in as JSON, and the file with its conversation, empty where that is not known.
 * @returns the problems that keep it from taking effect, a sentence each; nothing is changed then.
 */
export async function takeCodingHandIn(
  paths: WorkflowPaths,
  given: { agent: CodingAgent; agentId: string; answer: string; transcript: string },
  now: Date,
): Promise<string[]> {
  const { agent, agentId, answer, transcript } = given;
  const found = jsonOf(answer);
  if (!found.ok) return found.problems;
  try {
    if (agent === 'feature-decomposer') {
      const file = planSourceOf(await readState(paths)) ?? findPlan(paths).file;
      await importDecomposition(paths, now, found.value, file);
      return [];
    }
    const store = stores[agent];
    const handed_in = agent === 'autonomous-coder' ? await filesHandedIn(paths, found.value) : null;
    return await asWriter(paths, () => {
      const value = asOwnAttempt(paths, agentId, found.value);
      return keepLateHandIn(paths, { agent, agentId }, value, now)
        ? []
        : store(paths, now, value, { agentId, transcript, handed_in });
    });
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return [error.message, ...error.fix.split('\n')];
  }
}
