import type { WorkflowState } from '../../src/loop/rules/state.ts';
import { answersOf, type AnswerFacts } from '../../src/overview/rules/answers.ts';
import { detailRows, type DetailFacts } from '../../src/overview/rules/details.ts';
import type { Measure } from '../../src/overview/rules/forecast.ts';
import type { Overview } from '../../src/overview/rules/overview.ts';
import { unknownSpend } from '../../src/spend/rules/spend.ts';
import { hoursLater, state as anyState } from './samples.ts';

/** An overview of which a test names only what it is about. */
export interface Sample extends Partial<Overview> {
  state?: WorkflowState;
  answers?: Partial<AnswerFacts>;
  facts?: Partial<DetailFacts>;
}

export const nothingMeasured: Measure = {
  iterations: 0,
  minutes: undefined,
  usd: undefined,
  agentUsd: undefined,
  mostUsd: undefined,
};

/** The facts behind the answers about a workflow in its second hour. */
export const answers = (state: WorkflowState): AnswerFacts => ({
  state,
  isDriven: true,
  problems: [],
  escalations: [],
  work: '1 of 4 agents handed in',
  wait: undefined,
  spend: 'about 3.41 of at most 50 USD',
  usd: 3.41,
  measure: nothingMeasured,
  forecast: undefined,
  now: hoursLater(1.5),
});

/** The overview of a workflow. */
export function overview({ state = anyState(), answers: more, facts, ...others }: Sample = {}): Overview {
  return {
    ...state,
    summary: answersOf({ ...answers(state), ...more }),
    details: detailRows({ state, owner: 'no session has it', ...facts }),
    agents: [],
    iterations: [],
    features: [],
    questions: [],
    escalations: [],
    problems: [],
    files: [],
    recent: [],
    owner: 'no session has it',
    owner_alive: true,
    wait: null,
    spend: unknownSpend,
    forecast: null,
    root: '/project',
    sources: [],
    ...others,
  };
}
