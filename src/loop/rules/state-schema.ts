import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import { depthNamed, depths } from '../../configuration/rules/configuration.ts';
import { forEachBudget } from '../../base/budgets.ts';
import { type WorkflowState, initialState } from './state.ts';
import { drivers, endReasons, phases, statuses, workflowTypes, type EndReason } from '../../base/vocabulary.ts';
import { isWorkflowName } from '../../base/names.ts';

z.config(english());

const count = z.int().check(z.minimum(0));
const instant = z
  .string()
  .check(
    z.refine((text) => !Number.isNaN(Date.parse(text)), 'expected a date and time such as "2026-11-21T10:00:00Z"'),
  );
const amount = { usd: z.nullable(z.number().check(z.minimum(0))), tokens: z.nullable(count) };
const endReason = z.enum(Object.keys(endReasons) as [EndReason, ...EndReason[]]);

/** Version 1 of the state file's front matter. Unknown keys pass through. */
export const stateSchema: z.ZodMiniType<WorkflowState> = z.looseObject({
  schema: z.literal(1),
  workflow_type: z.enum(Object.values(workflowTypes)),
  name: z.string().check(z.refine(isWorkflowName, 'expected lower-case letters, digits and hyphens')),
  status: z.enum(statuses),
  current_phase: z.enum(Object.values(phases)),
  iteration: count,
  total_iterations_research: count,
  total_iterations_planning: count,
  total_iterations_coding: count,
  sources_cited: count,
  findings_count: count,
  new_findings_last_iteration: count,
  consecutive_low_findings: count,
  open_questions: count,
  phase_transition_threshold: z.int().check(z.minimum(1)),
  depth: z.pipe(
    z.transform((word) => depthNamed(word) ?? word),
    z.enum(depths),
  ),
  parallel: z.int().check(z.minimum(1), z.maximum(4)),
  features_total: count,
  features_complete: count,
  features_failed: count,
  // Files of a version that did not count them lack these keys.
  features_untested: z._default(count, 0),
  last_completed_feature: z._default(z.nullable(z.string()), null),
  sections_in_report: z._default(count, 0),
  components_designed: z._default(count, 0),
  critic_issues_resolved: z._default(count, 0),
  open_design_decisions: z._default(count, 0),
  recorded_iteration: count,
  consecutive_failures: count,
  failure_threshold: z.int().check(z.minimum(1)),
  stall_window: z.int().check(z.minimum(2)),
  fruitless_iterations: z._default(count, initialState.fruitless_iterations),
  stall_since_iteration: z.nullable(count),
  ...forEachBudget((_, { isWhole }) => (isWhole ? z.int() : z.number()).check(z.positive())),
  budget_reserve: z.number().check(z.minimum(0), z.maximum(0.9)),
  cost_usd: z.nullable(z.number().check(z.minimum(0))),
  tokens: z.nullable(count),
  spent_by_phase: z.array(z.object({ phase: z.string(), ...amount })),
  spent_last_iteration: z.nullable(z.object({ iteration: count, ...amount })),
  paused_hours: z.number().check(z.minimum(0)),
  finishing: z.nullable(endReason),
  writing_iteration: z.nullable(count),
  driver: z.enum(drivers),
  // Files of 0.1.0 lack the keys that have a default.
  only_domains: z._default(z.readonly(z.array(z.string())), initialState.only_domains),
  not_domains: z._default(z.readonly(z.array(z.string())), initialState.not_domains),
  repository_analysis: z.boolean(),
  prompt: z.string(),
  started_at: instant,
  running_since: instant,
  updated_at: instant,
  end_reason: z.nullable(endReason),
  end_message: z.nullable(z.string()),
  last_result: z._default(z.nullable(z.string()), initialState.last_result),
  verdict: z.nullable(z.string()),
  verdict_numbers: z._default(z.nullable(z.string()), initialState.verdict_numbers),
  research_end: z._default(
    z.nullable(
      z.object({
        iterations: count,
        hours: z.number().check(z.minimum(0)),
        usd: z.nullable(z.number()),
        verdict: z.nullable(z.string()),
      }),
    ),
    initialState.research_end,
  ),
});

/**
 * A front matter of version 0 (without `schema`) in the form of version 1: its keys win, missing ones get defaults.
 * @param body the readable part, where files of version 0 keep the prompt.
 * @param modified when the file was last written, ISO 8601.
 */
export function migrateSeedState(
  data: Record<string, unknown>,
  body: string,
  modified: string,
): Record<string, unknown> {
  const iteration = typeof data.iteration === 'number' ? data.iteration : 0;
  return {
    workflow_type: workflowTypes.research,
    ...initialState,
    recorded_iteration: iteration,
    max_iterations: iteration + initialState.max_iterations,
    driver: 'in-session',
    repository_analysis: false,
    prompt: promptInBody(body),
    started_at: modified,
    running_since: modified,
    updated_at: modified,
    ...data,
    schema: 1,
  };
}

function promptInBody(body: string): string {
  const section = /^## Original Prompt[ \t]*\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(body)?.[1] ?? '';
  return section.trim();
}
