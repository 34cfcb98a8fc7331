import type { WorkflowState } from '../../src/loop/rules/state.ts';
import { type Overview, type Reading, type Remarks, overviewOf } from '../../src/overview/rules/overview.ts';
import type { Measure } from '../../src/spend/rules/iterations.ts';
import { unknownSpend } from '../../src/spend/rules/account.ts';
import { hoursLater, state as anyState } from './samples.ts';

/** An overview of which a test names only what it is about. */
export interface Sample extends Partial<Reading> {
  state?: WorkflowState;
  remarks?: Partial<Remarks>;
  now?: Date;
}

export const nothingMeasured: Measure = { minutes: [], usd: [], agentUsd: [] };

/** The overview of a workflow in its second hour. */
export function overview({ state = anyState(), remarks, now = hoursLater(1.5), ...others }: Sample = {}): Overview {
  const reading: Reading = {
    ...state,
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
    spend: { ...unknownSpend, usd: 3.41, tokens: null },
    root: '/project',
    ...others,
  };
  const none = { dialogs: [], notes: [], measure: nothingMeasured, results: [], open: 0 };
  return overviewOf(reading, { ...none, work: '1 of 4 agents handed in', ...remarks }, now);
}
