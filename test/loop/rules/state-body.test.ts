import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatStateBody, formatFrontMatter } from '../../../src/loop/state-file.ts';
import type { WorkflowState } from '../../../src/loop/rules/state.ts';
import { phases, workflowTypes } from '../../../src/base/vocabulary.ts';
import { anyState, state, anyText } from '../../support/samples.ts';
import { parse } from 'yaml';
import { parseFrontMatter } from '../../../src/files/front-matter.ts';
import { stateSchema } from '../../../src/loop/rules/state-schema.ts';

const body = (more: Partial<WorkflowState> = {}) =>
  formatStateBody(state({ iteration: 3, ...more }), 'docs/research-rate-limiting');
const section = (text: string, heading: string) => text.split(`## ${heading}\n\n`)[1]?.split('\n\n## ')[0]?.trim();

describe('formatStateBody', () => {
  it("has the seed's sections in the seed's order", () => {
    expect(body().match(/^#+ .*$/gm)).toEqual([
      '# Autonomous Workflow State: rate-limiting',
      '## Current Phase',
      '## Original Prompt',
      '## Completed Phases',
      '## Research Progress',
      '## Cost',
      '## Context Restoration Files',
    ]);
  });

  it('shows where the workflow stands', () => {
    const text = body({
      total_iterations_research: 3,
      sources_cited: 4,
      findings_count: 7,
      new_findings_last_iteration: 2,
      open_questions: 1,
      sections_in_report: 8,
      verdict: 'goes on',
    });
    expect(section(text, 'Research Progress')).toBe(
      '- Iterations recorded: 3\n- Sources consulted: 4\n- Key findings: 7\n- New findings in the last iteration: 2\n- Open questions: 1\n- Sections in report: 8\n- Verdict: goes on',
    );
    expect(text).toContain('1. docs/research-rate-limiting/rate-limiting-state.md (this file)');
  });

  it('has the progress of each phase of its mode, and the files to restore from', () => {
    const coding = body({
      workflow_type: workflowTypes.implement,
      current_phase: phases.C,
      total_iterations_coding: 2,
      features_total: 5,
      features_complete: 3,
      features_failed: 1,
      last_completed_feature: 'F003',
      verdict: '3 of 5 pass',
    });
    expect(section(coding, 'Implementation Progress')).toBe(
      '- Iterations recorded: 2\n- Features total: 5\n- Features complete: 3\n- Features failed: 1\n- Last completed feature: F003\n- Verdict: 3 of 5 pass',
    );
    expect(coding).not.toMatch(/Research Progress|Planning Progress|report\.tex/);
    expect(coding).toContain(
      '2. docs/research-rate-limiting/feature-list.json\n3. docs/research-rate-limiting/progress.txt',
    );
    const planned = body({
      workflow_type: workflowTypes.implement,
      current_phase: phases.C,
      total_iterations_planning: 4,
      total_iterations_research: 6,
    });
    expect(planned.match(/^## .* Progress$/gm)).toEqual([
      '## Research Progress',
      '## Planning Progress',
      '## Implementation Progress',
    ]);
    const planning = body({
      workflow_type: workflowTypes['research-and-plan'],
      current_phase: phases.B,
      verdict: 'not stable yet',
      components_designed: 4,
      critic_issues_resolved: 2,
      open_design_decisions: 1,
    });
    expect(section(planning, 'Planning Progress')).toBe(
      '- Iterations recorded: 0\n- Components designed: 4\n- Critic issues resolved: 2\n- Open design decisions: 1\n- Verdict: not stable yet',
    );
    expect(section(planning, 'Research Progress')).not.toContain('Verdict');
    expect(planning).toContain('rate-limiting-plan.tex');
  });

  it('names a plan of the user among the files to restore from, wherever it lies', () => {
    const own = { workflow_type: workflowTypes.implement, current_phase: phases.C, plan_source: 'notes/plan.md' };
    expect(body(own)).toContain('2. notes/plan.md\n3. docs/research-rate-limiting/feature-list.json');
  });

  it('tells the end once there is one', () => {
    expect(section(body({ end_reason: 'complete', end_message: 'Done.' }), 'End')).toBe('complete: Done.');
  });

  it('shows any prompt as a block of text that forms no heading', () => {
    fc.assert(
      fc.property(anyState, fc.constantFrom('', '\n## Completed Phases\n', '\n---\n', '\n```\n'), (some, more) => {
        const lines = formatStateBody(
          { ...some, prompt: `${some.prompt}${more}`, end_reason: null, verdict: null },
          'docs/a',
        ).split('\n');
        const progress = lines.filter((line) => /^## .* Progress$/.test(line)).length;
        expect(lines.filter((line) => line.startsWith('## '))).toHaveLength(5 + progress);
        expect(progress).toBeLessThanOrEqual(3);
        expect(lines).not.toContain('---');
      }),
    );
  });
});

/** What the two readers make of it: the `yaml` package alone, and the store's own reader. */
function readBack(data: Record<string, unknown>, body = '') {
  const text = formatFrontMatter(data, body);
  const head = text.slice('---\n'.length, text.indexOf('\n---\n'));
  return { yaml: parse(head) as unknown, store: parseFrontMatter(text, 'a.md') };
}

function expectSame(data: Record<string, unknown>, body = '') {
  const { yaml, store } = readBack(data, body);
  expect(yaml).toEqual(data);
  expect(store).toEqual({ data, body });
}

describe('formatFrontMatter', () => {
  it('writes plain words as they are and all else as JSON', () => {
    const data = {
      name: 'rate-limiting',
      prompt: 'How?\nSo.',
      hours: 0.5,
      end: null,
      list: ['a', 'b c'],
      map: { k: 'v' },
    };
    expect(formatFrontMatter(data, '# Title\n')).toBe(
      '---\nname: rate-limiting\nprompt: "How?\\nSo."\nhours: 0.5\nend: null\nlist: ["a","b c"]\nmap: {"k":"v"}\n---\n\n# Title\n',
    );
  });

  it('writes no character that an editor or a reader of YAML might take for another', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(formatFrontMatter({ [text]: text, list: [text] }, '')).not.toMatch(
          /(?!\n)[\p{Cc}\p{Cs}\u2028\u2029\ufeff]/u,
        );
      }),
      { numRuns: 500 },
    );
  });

  it('brings any data back, with both readers', () => {
    const value = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        anyText,
        fc.integer(),
        fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => (Object.is(number, -0) ? 0 : number)),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(anyText, tie('value'), { maxKeys: 3, noNullPrototype: true }),
      ),
    })).value;
    const data = fc.dictionary(fc.stringMatching(/^[a-z_]{1,12}$/), value, {
      minKeys: 1,
      maxKeys: 6,
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(data, (some) => expectSame(some)),
      { numRuns: 300 },
    );
  });

  it('brings any state back through the file, valid as it was', () => {
    fc.assert(
      fc.property(anyState, (some) => {
        const text = formatFrontMatter({ ...some }, formatStateBody(some, 'docs/research-a'));
        expect(stateSchema.parse(parseFrontMatter(text, 'a.md').data)).toEqual(some);
      }),
    );
  });
});
