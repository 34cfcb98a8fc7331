import type { HandInKind } from '../loop/hand-in-kind.ts';
import { readAcceptance } from './acceptance-file.ts';
import { judgementHandIn, judgementProblems, type JudgementHandIn } from './rules/judgement.ts';
import { storeJudgement } from './store-judgement.ts';

/** A judgement is stored in the acceptance checklist at once, not merged by `record`. */
export const goalJudgement: HandInKind<JudgementHandIn> = {
  name: 'a judgement of the goal',
  agent: 'acceptance-judge',
  schema: judgementHandIn,
  count: ({ assertions, ratings }) => assertions.length + ratings.length,
  problems: (paths, handIn) => {
    const acceptance = readAcceptance(paths);
    return acceptance === undefined
      ? ['the workflow has no acceptance checklist']
      : judgementProblems(acceptance.goal, handIn);
  },
  take: storeJudgement,
};
