import { addJudgement, judgementProblems, type JudgementHandIn } from '../../engine/acceptance/judgement.ts';
import { note } from '../journal.ts';
import type { WorkflowPaths } from '../paths.ts';
import { asWriter } from '../workflow.ts';
import { readAcceptance, writeAcceptance } from './acceptance-file.ts';

/**
 * Keeps what a judge handed in.
 * @param judge where that is stored in the inbox, such as `9/acceptance-judge-1`.
 * @returns why it was refused, a sentence each; empty when it is kept.
 */
export async function storeJudgement(
  paths: WorkflowPaths,
  now: Date,
  judge: string,
  handIn: JudgementHandIn,
): Promise<string[]> {
  return asWriter(paths, () => {
    const acceptance = readAcceptance(paths);
    if (acceptance === undefined) return ['the workflow has no acceptance checklist'];
    const problems = judgementProblems(acceptance.goal, handIn);
    if (problems.length > 0) return problems;
    const { assertions, ratings } = handIn;
    note(paths, now, { event: 'judged', judge, assertions: assertions.length, ratings: ratings.length });
    writeAcceptance(paths, { ...acceptance, judgements: addJudgement(acceptance.judgements, handIn, judge, now) });
    return [];
  });
}
