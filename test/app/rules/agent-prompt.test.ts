import { describe, expect, it } from 'vitest';
import { agentPrompt, type AgentPromptInput, refuseStart } from '../../../src/app/rules/agent-prompt.ts';
import { assignment, outlook, state } from '../../support/samples.ts';

const questions = [
  { id: 'Q003', text: 'Which clock do they use?', priority: 'high' as const },
  { id: 'Q004', text: 'Where is the limit set?', priority: 'low' as const, addressee: 'code' as const },
];
const input = (more: Partial<AgentPromptInput> = {}): AgentPromptInput => ({
  state: state({ iteration: 2 }),
  assignment: assignment('i2-r1'),
  outlook: outlook({ questions, pages: ['https://example.org/a'] }),
  assignments: [],
  finished: new Set(),
  started: new Set(),
  problems: [],
  redirects: [],
  agreed: { objective: 'Choose one of three.', constraints: ['Node 20 only.'] },
  folder: 'docs/research-x',
  ...more,
});
const prompt = (more?: Partial<AgentPromptInput>) => agentPrompt(input(more)) ?? '';

describe('the prompt of a researcher', () => {
  it('begins with its task, and has the goal with what align froze, objective and constraints', () => {
    expect(prompt()).toMatch(
      /^\[i2-r1\] Look into part i2-r1 of it\.\n\n## Goal\n\n> How do rate limiters compare\?\n\nAgreed objective: Choose one of three\.\n\nConstraints:\n- Node 20 only\.\n/,
    );
  });

  it('has its whole task, however long', () => {
    const task = `Find another source for: “${'a long finding '.repeat(100)}”`;
    expect(prompt({ assignment: { ...assignment('i2-r1'), task } })).toMatch(
      new RegExp(`^\\[i2-r1\\] ${task}\n\n## Goal`),
    );
  });

  it('has the files that the goal names, which it cannot read, and says where one is cut', () => {
    const named = [
      { file: 'README.md', text: 'Node 20.\n\u001b[1mTwo instances.' },
      { file: 'notes.md', text: 'x'.repeat(3_000) },
    ];
    const text = prompt({ named });
    expect(text).toContain(
      "The project's file README.md, which the goal names, says:\n\n> Node 20.\n> [1mTwo instances.",
    );
    expect(text).toMatch(/file notes\.md, which the goal names, begins \(of 3000 characters\):\n\n> x{2500}…\n/);
    expect(prompt({ named, assignment: assignment('i2-a1', 'repo-analyst') })).not.toContain('README.md');
  });

  it('has what the user said since', () => {
    expect(prompt({ redirects: [{ text: 'Only GCRA.' }] })).toMatch(
      /## What the user has said since\n[^]*\n> Only GCRA\./,
    );
  });

  it('has the open questions of the web but its own, and pages read without what was found there', () => {
    expect(prompt()).toContain('## Other open questions\n\n- Q003 (high): “Which clock do they use?”\n\n## Pages read');
    expect(prompt()).toMatch(/## Pages read already[^]*\nexample\.org\/a$/);
    expect(prompt()).not.toContain('Q004');
    expect(prompt({ assignment: { ...assignment('i2-r1'), follows: 'Q003' } })).not.toContain('open questions');
    expect(prompt({ outlook: outlook() })).not.toMatch(/questions|Pages read/);
  });
});

describe('the prompt of other agents', () => {
  it('names to an analyst also the questions about the code, and no pages', () => {
    const text = prompt({ assignment: assignment('i2-a1', 'repo-analyst') });
    expect(text).toContain('- Q004 (low, about the code): “Where is the limit set?”');
    expect(text).not.toContain('Pages read');
  });

  it.each(['plan-architect', 'plan-critic'] as const)(
    'names goal with constraints and folder to a %s, no questions',
    (agent) => {
      const text = prompt({ assignment: assignment('i2-c1', agent) });
      expect(text).toMatch(
        /## Goal\n\n> How[^]*\n\nConstraints:\n- Node 20 only\.\n\nThe folder of the workflow: docs\/research-x\/$/,
      );
      expect(text).not.toContain('Q003');
    },
  );

  it.each(['claim-verifier', 'claim-judge', 'report-critic', 'acceptance-judge'] as const)(
    'is that of the session for a %s, whose task names a file with all it needs',
    (agent) => expect(agentPrompt(input({ assignment: assignment('i2-v1', agent) }))).toBeUndefined(),
  );
});

const start = (id: string | null, done: string[] = [], atWork: string[] = []) =>
  refuseStart(
    { agent: 'researcher', assignment: id },
    {
      iteration: 3,
      assignments: [assignment('i3-r1'), assignment('i3-r2')],
      finished: new Set(done),
      atWork: atWork.map((about) => ({ agent: 'researcher', about })),
    },
  );

describe('refuseStart', () => {
  it.each<[string, Parameters<typeof start>, RegExp | undefined]>([
    ['lets an agent start, again after the first has failed', ['i3-r1', [], ['i3-r2']], undefined],
    ['refuses one without an assignment', [null], /begins with the id of its assignment; iteration 3/],
    ['refuses one of an earlier brief', ['i2-r1'], /i2-r1 is no assignment of this iteration/],
    ['refuses one that has handed in', ['i3-r1', ['i3-r1']], /finished already/],
    ['refuses a second one at once', ['i3-r1', [], ['i3-r1']], /at work on i3-r1 already/],
  ])('%s', (_, given, expected) => {
    if (expected === undefined) expect(start(...given)).toBeUndefined();
    else expect(start(...given)).toMatch(expected);
  });
});
