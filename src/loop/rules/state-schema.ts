import * as z from 'zod/mini';
import english from 'zod/v4/locales/en.js';
import { depthNamed, depths } from '../../configuration/rules/configuration.ts';
import { counts, initialState } from './initial-state.ts';
import { drivers, endReasons, phases, statuses, workflowTypes, forEachBudget } from '../../base/vocabulary.ts';
import { isWorkflowName } from '../../base/names.ts';

z.config(english());

const count = z.int().check(z.minimum(0));
const instant = z
  .string()
  .check(
    z.refine((text) => !Number.isNaN(Date.parse(text)), 'expected a date and time such as "2026-11-21T10:00:00Z"'),
  );
const endReason = z.enum(endReasons);

const countKeys = Object.fromEntries(Object.keys(counts).map((key) => [key, count])) as Record<
  keyof typeof counts,
  typeof count
>;

/** The keys of a state file's front matter. Every key of version 0 is here under its name. */
const keys = {
  schema: z.literal(1),
  workflow_type: z.enum(Object.values(workflowTypes)),
  name: z.string().check(z.refine(isWorkflowName, 'expected lower-case letters, digits and hyphens')),
  status: z.enum(statuses),
  current_phase: z.enum(Object.values(phases)),
  ...countKeys,
  phase_transition_threshold: z.int().check(z.minimum(1)),
  depth: z.pipe(
    z.transform((word) => depthNamed(word) ?? word),
    z.enum(depths),
  ),
  /** How many features are worked on at once, each in a work tree of its own; 1 works in the user's. */
  parallel: z.int().check(z.minimum(1), z.maximum(4)),
  last_completed_feature: z.nullable(z.string()),
  /** The branch of the workflow's own, and the one that it was made from; missing where it commits to the one that was checked out. */
  own_branch: z.optional(z.string()),
  base_branch: z.optional(z.nullable(z.string())),
  /** Counts of the report and the plan when an iteration was recorded last. */
  sections_in_report: count,
  components_designed: count,
  critic_issues_resolved: count,
  open_design_decisions: count,
  /** Iterations in a row that ended without being recorded. */
  consecutive_failures: count,
  failure_threshold: z.int().check(z.minimum(1)),
  /** Iterations in a row that bring nothing after which agents take another way; those up to the last one do not count. */
  stall_window: z.int().check(z.minimum(2)),
  fruitless_iterations: count,
  stall_since_iteration: z.nullable(count),
  ...forEachBudget((_, { isWhole }) => (isWhole ? z.int() : z.number()).check(z.positive())),
  /** Share of the cost and time budgets that the search leaves for the write-up. */
  budget_reserve: z.number().check(z.minimum(0), z.maximum(0.9)),
  /** USD: Claude Code's figures as far as they go, list prices from there on; null when nothing is known. */
  cost_usd: z.nullable(z.number().check(z.minimum(0))),
  tokens: z.nullable(count),
  /** Hours since `running_since` without work: usage limits, outages, no session. */
  paused_hours: z.number().check(z.minimum(0)),
  /** Why the search is over (the end reason once the report is written), or null. */
  finishing: z.nullable(endReason),
  /** The iteration that writes the report up, or null before it has begun. */
  writing_iteration: z.nullable(count),
  driver: z.enum(drivers),
  /** Whether the repository held source files when the workflow began. */
  repository_analysis: z.boolean(),
  prompt: z.string(),
  started_at: instant,
  /** When it was created or last resumed: the hours budget counts from here. */
  running_since: instant,
  updated_at: instant,
  end_reason: z.nullable(endReason),
  end_message: z.nullable(z.string()),
  /** The product of the iteration that was recorded last, in a few words. */
  last_result: z.nullable(z.string()),
  /** Whether the phase continues, in plain words; the numbers behind it are null where it has none. */
  verdict: z.nullable(z.string()),
  verdict_numbers: z.nullable(z.string()),
  /** The verdict on research when the next phase began, for the report. */
  research_verdict: z.nullable(z.string()),
};

export type WorkflowState = z.infer<z.ZodMiniObject<typeof keys>>;

export const stateSchema: z.ZodMiniType<WorkflowState> = z.looseObject(keys);

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
