import { goalSchema } from '../acceptance/checklist.ts';
import { judgementHandIn } from '../acceptance/judgement.ts';
import { criticHandIn } from './defect-hand-in.ts';
import { planHandIn } from './plan-hand-in.ts';

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
