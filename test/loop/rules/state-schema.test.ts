import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { migrateSeedState, stateSchema } from '../../../src/loop/rules/state-schema.ts';
import { formatIssues } from '../../../src/base/text.ts';
import { hoursLater, state } from '../../support/samples.ts';

const modified = hoursLater(3).toISOString();

/** The state file that the main seed shows, with a name and a type chosen from those it lists. */
const seedHead = `workflow_type: autonomous-full-auto
name: rate-limiting
status: in_progress
current_phase: "Phase A: Research"
iteration: 15
total_iterations_research: 15
total_iterations_planning: 0
total_iterations_coding: 0
sources_cited: 47
findings_count: 23
new_findings_last_iteration: 2
consecutive_low_findings: 0
phase_transition_threshold: 3
features_total: 0
features_complete: 0
features_failed: 0
`;
const seedBody = `# Autonomous Workflow State: rate-limiting

## Current Phase
Phase A: Research

## Original Prompt
How do rate limiters compare?

- in memory
- across nodes

## Completed Phases
- [ ] Phase A: Research
`;
/** The shorter one of its implementation mode. */
const implementHead = `workflow_type: autonomous-implement
name: shop
status: in_progress
current_phase: "Phase C: Implementation"
iteration: 5
total_iterations_coding: 5
features_total: 12
features_complete: 3
features_failed: 0
plan_source: "docs/research-shop/shop-plan.tex"
`;
const migrated = (head: string, body = '') => migrateSeedState(parse(head) as Record<string, unknown>, body, modified);
const problemsOf = (data: unknown) => formatIssues(stateSchema.safeParse(data).error?.issues ?? []);

describe('migrateSeedState', () => {
  it("makes a valid state of the seed's state file and keeps every key of it", () => {
    const made = stateSchema.parse(migrated(seedHead, seedBody));
    expect(made).toMatchObject(parse(seedHead) as object);
    expect(made).toMatchObject({
      schema: 1,
      prompt: 'How do rate limiters compare?\n\n- in memory\n- across nodes',
      recorded_iteration: 15,
      max_iterations: 45,
      max_duration_hours: 24,
      failure_threshold: 3,
      driver: 'in-session',
      finishing: null,
      running_since: modified,
    });
  });

  it("makes a valid state of the seed's implementation mode and keeps keys that only it has", () => {
    const made = stateSchema.parse(migrated(implementHead));
    expect(made).toMatchObject(parse(implementHead) as object);
    expect(made).toMatchObject({ total_iterations_research: 0, prompt: '', recorded_iteration: 5 });
  });

  const bodies: [string, string, string][] = [
    ['at the end', '## Original Prompt\nHow?\n', 'How?'],
    ['with smaller headings in it', '## Original Prompt\n### Why\nHow?\n## Next\n', '### Why\nHow?'],
    ['missing', '# Title\n', ''],
  ];
  it.each(bodies)('finds the prompt in the body: %s', (_, body, prompt) =>
    expect(migrated(seedHead, body).prompt).toBe(prompt),
  );

  const broken: [string, RegExp][] = [
    [seedHead.replace('name: rate-limiting\n', ''), /^name: /],
    [seedHead.replace('rate-limiting', '../etc'), /^name: expected lower-case letters, digits and hyphens$/],
    [seedHead.replace('iteration: 15\n', 'iteration: fifteen\n'), /^iteration: /],
    [seedHead.replace('"Phase A: Research"', 'A'), /^current_phase: /],
  ];
  it.each(broken)('leaves mistakes for the schema to name', (head, problem) => {
    expect(problemsOf(migrated(head))).toEqual([expect.stringMatching(problem)]);
  });
});

describe('stateSchema', () => {
  it('accepts a new state', () => expect(stateSchema.parse(state())).toEqual(state()));

  const mistakes: [string, unknown][] = [
    ['status', 'done'],
    ['iteration', 1.5],
    ['phase_transition_threshold', 0],
    ['max_duration_hours', 0],
    ['end_reason', 'constructor'],
    ['repository_analysis', 'yes'],
    ['started_at', 'yesterday'],
    ['name', 'A'],
  ];
  it.each(mistakes)('names the key %s when it is %j', (key, value) => {
    expect(problemsOf({ ...state(), [key]: value })).toEqual([expect.stringMatching(new RegExp(`^${key}: `))]);
  });
});

describe('sentences', () => {
  const issue = (path: PropertyKey[]) => ({ path, message: 'expected more' });
  it('names the place of each issue', () => {
    expect(formatIssues([issue(['claims', 0, 'text']), issue([])])).toEqual([
      'claims #1 text: expected more',
      'top level: expected more',
    ]);
  });
});
