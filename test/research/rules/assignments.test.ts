import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignmentsFor } from '../../../src/research/rules/assignments.ts';
import { isSearching } from '../../../src/loop/rules/iteration.ts';
import type { Outlook } from '../../../src/research/rules/outlook.ts';
import type { WorkflowState } from '../../../src/loop/rules/state.ts';
import { anyState, outlook, state } from '../../support/samples.ts';

type Asked = Outlook['questions'][number];
const questions = (count: number, more: Partial<Asked> = {}): Asked[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `Q00${index + 1}`,
    text: `Question ${index + 1}?`,
    priority: 'medium',
    own: true,
    ...more,
  }));
const ofAgents = (count: number) => questions(count).map(({ id, text, priority }) => ({ id, text, priority }));
const gap = (id: string, more: Partial<Outlook['gaps'][number]> = {}) => ({ id, task: `Close ${id}.`, ...more });
const closed = { codeIsUnread: false } as const;
const made = (ahead: Partial<Outlook>, more: Partial<WorkflowState> = {}) =>
  assignmentsFor(state({ repository_analysis: false, ...more }), outlook({ ...closed, ...ahead }));
const follows = (...given: Parameters<typeof made>) => made(...given).map((one) => one.follows);

describe('assignmentsFor', () => {
  it('sends nobody without a need', () => {
    expect(made({})).toEqual([]);
    expect(made({ questions: ofAgents(3) })).toEqual([]);
    expect(made({ questions: questions(3, { tried: 2 }) })).toEqual([]);
    expect(made({ questions: questions(1, { escalated: true, priority: 'high' }) })).toEqual([]);
    expect(made({ questions: questions(1, { tried: 1, isJudged: true }) })).toEqual([]);
  });

  it('tries few open questions in several ways at once, no way twice', () => {
    expect(follows({ questions: questions(1) })).toEqual(['Q001', 'Q001@sources', 'Q001@practice']);
    expect(follows({ questions: questions(2) })).toEqual(['Q001', 'Q002', 'Q001@sources']);
    expect(follows({ questions: questions(4) })).toEqual(['Q001', 'Q002', 'Q003', 'Q004']);
    const ways = ['Q001@sources', 'Q001@practice', 'Q001@contrary', 'Q001@alternatives'];
    expect(follows({ questions: questions(1, { tried: 1 }), ways })).toEqual(['Q001', 'Q001@recent']);
    expect(made({ questions: questions(1) })[1]?.task).toBe(
      'Work on the open question Q001 at its primary sources: specifications, papers, official documentation and data: “Question 1?”',
    );
  });

  it('asks before a plan what a plan has to know', () => {
    const planned = { workflow_type: 'autonomous-full-auto' } as const;
    expect(follows({ questions: questions(1) }, planned)).toEqual(['Q001', 'Q001@feasibility', 'Q001@sources']);
  });

  it('with the depth exhaustive searches on, also for questions of agents and for answered ones', () => {
    const all = { questions: ofAgents(1), own: [{ id: 'Q009', text: 'Question 9?' }], ways: ['Q009@sources'] };
    expect(follows(all, { depth: 'exhaustive' })).toEqual(['Q001', 'Q009@practice', 'Q009@contrary']);
    const taken = ['sources', 'practice', 'contrary', 'alternatives', 'recent'].map((way) => `Q009@${way}`);
    expect(made({ ...all, ways: taken }, { depth: 'exhaustive' })[1]?.task).toMatch(/^This was researched before: /);
  });

  it('asks the second time in another way, and for what alone is missing', () => {
    const taskOf = (more: Partial<Asked>) => made({ questions: questions(1, more) })[0]?.task;
    expect(taskOf({})).toBe('Answer the open question Q001: “Question 1?”');
    expect(taskOf({ tried: 1 })).toMatch(/^Try another way to answer the open question Q001, .*: “Question 1\?”$/);
    expect(taskOf({ missing: ['Beta'] })).toMatch(
      /^Answer the open question Q001, of which just Beta has no finding yet,: “/,
    );
  });

  it('puts two questions into one task where there are more than researchers, whole', () => {
    const [first] = made({ questions: questions(8) });
    expect(first?.task).toBe(
      'Answer the open question Q001: “Question 1?” Also answer the open question Q002: “Question 2?”',
    );
    expect(follows({ questions: questions(8) })).toEqual(['Q001 + Q002', 'Q003 + Q004', 'Q005 + Q006', 'Q007 + Q008']);
    expect(follows({ questions: questions(40) })).toHaveLength(5);
  });

  it('sends researchers after what the findings lack, five in all, two for gaps of one kind', () => {
    const gaps = [
      gap('C001:quote'),
      gap('X001'),
      gap('C009:quote'),
      gap('C002:second-source', { kind: 'second-source' }),
    ];
    expect(follows({ gaps })).toEqual(['C001:quote', 'X001', 'C002:second-source']);
    expect(follows({ gaps, questions: questions(4) })).toEqual([
      'Q001 + Q002',
      'Q003 + Q004',
      'C001:quote',
      'X001',
      'C002:second-source',
    ]);
  });

  it('sends nobody after a question as a whole while its options are looked at one by one', () => {
    const gaps = [gap('option:a', { kind: 'options', question: 'Q001' })];
    expect(follows({ gaps, questions: questions(2) })).toEqual(['Q002', 'option:a', 'Q001@sources']);
  });

  it('has the analyst read the code once, then what is asked about it, and documents of the project', () => {
    const analysts = (ahead: Partial<Outlook>, repository_analysis = true) =>
      made(ahead, { repository_analysis }).flatMap(({ agent, ...one }) =>
        agent === 'repo-analyst' ? one.follows : [],
      );
    expect(analysts({ codeIsUnread: true })).toEqual(['code']);
    expect(analysts({ codeIsUnread: true }, false)).toEqual([]);
    expect(analysts({})).toEqual([]);
    expect(analysts({ questions: questions(2, { addressee: 'code' }) })).toEqual(['Q001 + Q002']);
    const gaps = [gap('page:repository:notes.md', { local: true })];
    expect(analysts({ gaps }, false)).toEqual(['page:repository:notes.md']);
  });

  it('sends nobody while the report is written, and searches in the only iteration', () => {
    expect(made({ questions: questions(1) }, { iteration: 4, writing_iteration: 4 })).toEqual([]);
    expect(made({ questions: questions(1) }, { writing_iteration: 1, max_iterations: 1 })).not.toEqual([]);
  });

  it('makes distinct ids and tasks that hand-ins can name, for any state', () => {
    fc.assert(
      fc.property(anyState, fc.integer({ min: 1, max: 8 }), (from, open) => {
        const all = assignmentsFor(from, outlook({ questions: questions(open) }));
        expect(all.length === 0).toBe(!isSearching(from));
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
        expect(new Set(all.map(({ task }) => task)).size).toBe(all.length);
        for (const { id, task } of all) expect(`${id} ${task}`).toMatch(/^i\d+-[a-z]+\d+ ./);
      }),
    );
  });
});
