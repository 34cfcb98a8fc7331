import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type PlanHandIn, sectionCodes, planProblems } from '../../../src/planning/rules/plan.ts';
import { waysFor } from '../../../src/research/rules/needs.ts';

const agents = ['plan-architect', 'plan-critic', 'acceptance-judge'] as const;
const promptOf = (agent: string) =>
  readFileSync(join(import.meta.dirname, '..', '..', '..', 'agents', `${agent}.md`), 'utf8');
const exampleOf = (agent: string): unknown => JSON.parse(/```json\n([^]*?)\n```/.exec(promptOf(agent))?.[1] ?? '');

describe.each(agents)('the prompt of the %s', (agent) => {
  it('is short and gives it no web and no shell, and writing for its hand-in', () => {
    expect(promptOf(agent).split(/\s+/).length).toBeLessThan(700);
    expect(/^tools: (.*)$/m.exec(promptOf(agent))?.[1]).toBe('Read, Write, Edit, Grep, Glob');
  });
});

describe('the words of planning', () => {
  it('show items that are sound in themselves', () => {
    const { items } = exampleOf('plan-architect') as PlanHandIn;
    const problems = planProblems(
      items,
      ['C017', 'C021'].map((id) => ({ id, text: id, isRefuted: false, sources: 1, iteration: 1 })),
    );
    expect(problems).toMatchObject([
      { text: expect.stringContaining('P-ARC-002, which is not in the plan') as string },
    ]);
  });

  it('name every section and aspect, and what a plan asks of research', () => {
    for (const code of sectionCodes) expect(promptOf('plan-architect')).toContain(code);
    const focus = [/feasibility/, /existing solutions/, /architecture patterns/, /defensibility/, /technology stack/];
    const hows = waysFor(true).map(([, how]) => how);
    expect(focus.filter((one) => hows.some((how) => one.test(how)))).toHaveLength(5);
  });
});
