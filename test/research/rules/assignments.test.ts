import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignmentsFor } from '../../../src/research/rules/assignments.ts';
import { isSearching } from '../../../src/loop/rules/iteration.ts';
import type { Outlook } from '../../../src/research/rules/outlook.ts';
import type { WorkflowState } from '../../../src/loop/rules/state.ts';
import { anyState, outlook, state } from '../../support/samples.ts';

const questions = (count: number): Outlook['questions'] =>
  Array.from({ length: count }, (_, index) => ({
    id: `Q00${index + 1}`,
    text: `Question ${index + 1}?`,
    priority: 'high' as const,
  }));
const ahead = (open: number, urgent = open, more: Partial<Outlook> = {}) =>
  outlook({ questions: questions(open), urgentQuestions: urgent, ...more });
const bare = { repository_analysis: false };

describe('assignmentsFor', () => {
  const counts: [number, number, number, number][] = [
    // open, urgent → researchers, of them after a question
    [0, 0, 3, 0],
    [1, 0, 3, 1],
    [8, 0, 3, 1],
    [3, 3, 4, 3],
    [4, 4, 5, 4],
    [5, 5, 5, 4],
    [8, 40, 5, 4],
  ];
  it.each(counts)(
    'with %i open questions, %i urgent, sends %i researchers, %i after a question',
    (open, urgent, researchers, after) => {
      const made = assignmentsFor(state(bare), ahead(open, urgent));
      expect(made).toHaveLength(researchers);
      expect(made.filter(({ task }) => task.startsWith('Answer the open question'))).toHaveLength(after);
    },
  );

  it('follows what the user asked at once, two questions in one task, whole', () => {
    const long = `What does ${'a very long word '.repeat(40)}cost?`;
    const asked = (count: number, more: object = {}) =>
      Array.from({ length: count }, (_, index) => {
        return {
          id: `Q00${index + 1}`,
          text: index === 0 ? long : 'Who runs it?',
          priority: 'medium' as const,
          own: true as const,
          ...more,
        };
      });
    const made = (of: Outlook['questions']) =>
      assignmentsFor(state(bare), outlook({ questions: of })).map(({ task, follows }) => [
        task,
        follows?.split(':')[0],
      ]);
    expect(made(asked(4))).toEqual([
      [`Answer the open questions Q001 and Q002, each by itself: “${long}” “Who runs it?”`, 'Q001 + Q002'],
      ['Answer the open questions Q003 and Q004, each by itself: “Who runs it?” “Who runs it?”', 'Q003 + Q004'],
      [expect.any(String), 'angle'],
    ]);
    expect(made(asked(2)).map(([, follows]) => follows)).toEqual(['Q001', 'Q002', 'angle']);
    expect(made(asked(3)).map(([, follows]) => follows)).toEqual(['Q001 + Q002', 'Q003', 'angle']);
    expect(made(asked(1)).map(([, follows]) => follows)).toEqual(['Q001', 'angle', 'angle']);
    expect(made(asked(8)).map(([, follows]) => follows)).toEqual(['Q001 + Q002', 'Q003 + Q004', 'angle']);
    expect(made(asked(4, { tried: 1 })).map(([, follows]) => follows)).toEqual(['Q001', 'angle', 'angle']);
  });

  it('names its assignments by iteration and sends the most urgent question first', () => {
    const made = assignmentsFor(state({ iteration: 12 }), ahead(2, 2));
    expect(made.map(({ id, agent }) => `${id} ${agent}`)).toEqual([
      'i12-r1 researcher',
      'i12-r2 researcher',
      'i12-r3 researcher',
      'i12-a1 repo-analyst',
    ]);
    expect(made[0]?.task).toBe('Answer the open question Q001: “Question 1?”');
  });

  const analysts: [string, boolean, boolean, boolean][] = [
    ['a repository that pays', true, true, true],
    ['a repository that pays no more', true, false, false],
    ['no repository', false, true, false],
  ];
  it.each(analysts)('with %s', (_, repository_analysis, analystPays, sent) => {
    const made = assignmentsFor(state({ repository_analysis }), outlook({ analystPays }));
    expect(made.some(({ agent }) => agent === 'repo-analyst')).toBe(sent);
  });

  it('sends nobody while the report is written', () =>
    expect(assignmentsFor(state({ iteration: 4, writing_iteration: 4 }), ahead(3))).toEqual([]));
  it('sends researchers in the only iteration', () => {
    expect(assignmentsFor(state({ writing_iteration: 1, max_iterations: 1 }), ahead(0))).not.toEqual([]);
  });

  /** The assignments of so many iterations, each of which knows what was taken before. */
  const inARow = (iterations: number, given: typeof ahead, open = 0, more: Partial<WorkflowState> = {}) => {
    const anglesTaken: string[] = [];
    return Array.from({ length: iterations }, (_, index) => {
      const made = assignmentsFor(
        state({ ...more, iteration: index + 1 }),
        given(open, open, { anglesTaken: [...anglesTaken] }),
      );
      anglesTaken.push(...made.flatMap(({ follows = '' }) => (follows.startsWith('angle:') ? [follows] : [])));
      return made;
    });
  };

  it('takes every angle before any comes again, the analyst too, and none twice in the same words', () => {
    const tasks = inARow(4, ahead);
    const of = (wanted: string, from: number, to: number) =>
      tasks.slice(from, to).flatMap((made) => made.flatMap(({ agent, task }) => (agent === wanted ? task : [])));
    expect(new Set(of('researcher', 0, 3)).size).toBe(9);
    expect(new Set(of('repo-analyst', 0, 3)).size).toBe(3);
    for (const task of [...of('researcher', 3, 4), ...of('repo-analyst', 3, 4)])
      expect(task).toMatch(/^This was researched before: .+ kinds of source\. [A-Z]/);
  });

  it('takes other angles while research stands still, each level on its way', () => {
    const usual = new Set(
      [1, 2, 3, 4, 5]
        .flatMap((iteration) => assignmentsFor(state({ ...bare, iteration }), ahead(0)))
        .map(({ task }) => task),
    );
    for (const stall_level of [1, 2, 3]) {
      const made = assignmentsFor(state({ ...bare, stall_level }), ahead(0));
      expect(made).toHaveLength(3);
      expect(made.filter(({ task }) => usual.has(task))).toEqual([]);
    }
  });

  it('words urgent questions anew while research stands still, and others as ever', () => {
    const taskAt = (stall_level: number, priority: 'high' | 'low') =>
      assignmentsFor(
        state({ ...bare, stall_level }),
        outlook({ questions: [{ id: 'Q001', text: 'Why?', priority }], urgentQuestions: 1 }),
      )[0]?.task;
    const asEver = 'Answer the open question Q001: “Why?”';
    expect([0, 1, 2, 3].map((level) => taskAt(level, 'low'))).toEqual([asEver, asEver, asEver, asEver]);
    expect([0, 3].map((level) => taskAt(level, 'high'))).toEqual([asEver, asEver]);
    expect(taskAt(1, 'high')).toMatch(/^Try another way to answer the open question Q001, .*: “Why\?”$/);
    expect(taskAt(2, 'high')).toMatch(/^Find proxy evidence for the open question Q001: .*: “Why\?”$/);
  });

  it('frames two questions differently in one iteration', () => {
    const made = assignmentsFor(state({ ...bare, stall_level: 2 }), ahead(4));
    expect(made.slice(0, 2).map(({ task }) => task.slice(0, 11))).toEqual(['Find proxy ', 'Find bounds']);
  });

  it('sends nobody after a question that waits for a person', () => {
    const waiting = { id: 'Q001', text: 'Why?', priority: 'high' as const, escalated: true as const };
    const made = assignmentsFor(state({ ...bare, stall_level: 3 }), outlook({ questions: [waiting] }));
    expect(made).toHaveLength(3);
    expect(made.filter(({ task }) => task.includes('Q001'))).toEqual([]);
  });

  it('leaves no angle out while one researcher follows a question', () => {
    const tasks = inARow(5, ahead, 1, bare).flat();
    expect(new Set(tasks.map(({ follows }) => follows)).size).toBe(1 + 9);
  });

  it('makes distinct ids and tasks that hand-ins can name, for any state', () => {
    fc.assert(
      fc.property(anyState, fc.nat({ max: 8 }), fc.nat({ max: 60 }), (from, open, urgent) => {
        const made = assignmentsFor(from, ahead(open, urgent));
        expect(made.length === 0).toBe(!isSearching(from));
        expect(new Set(made.map(({ id }) => id)).size).toBe(made.length);
        expect(new Set(made.map(({ task }) => task)).size).toBe(made.length);
        for (const { id, task } of made) expect(`${id} ${task}`).toMatch(/^i\d+-[a-z]+\d+ ./);
      }),
    );
  });
});

describe('what the findings lack', () => {
  const gaps: Outlook['gaps'] = ['C001:quote', 'X001'].map((id) => ({ id, task: `Close ${id}.` }));
  const follows = (more: Partial<WorkflowState>) =>
    assignmentsFor(state({ repository_analysis: false, ...more }), outlook({ gaps })).map((one) => one.follows);

  it('is given to one researcher, to two when little new comes, and never to all', () => {
    expect(follows({}).map((one) => one?.split(':')[0])).toEqual(['C001', 'angle', 'angle']);
    expect(follows({ search_step: 'pivot' })).toEqual(['C001:quote', 'X001', 'angle:Establish the picture']);
  });

  it('has a researcher more for things that the goal names, and for another party, and leaves the rest as it is', () => {
    const second = { id: 'C002:second-source', task: 'Find another.', kind: 'second-source' as const };
    const things = ['a', 'b', 'c'].map((id) => ({
      id: `thing:${id}`,
      task: `Look at ${id}.`,
      kind: 'things' as const,
      question: 'Q002',
    }));
    const made = (gap: Outlook['gaps'], open = 0) =>
      assignmentsFor(state(bare), ahead(open, 0, { gaps: gap })).map(({ follows: one = '' }) => one.split(/:[A-Z]/)[0]);
    expect(made([second])).toEqual(['C002:second-source', 'angle', 'angle']);
    expect(made([...gaps, second], 1)).toEqual(['Q001', 'C001:quote', 'C002:second-source', 'angle']);
    expect(made([...things])).toEqual(['thing:a', 'thing:b', 'angle']);
    expect(made([...gaps, second, ...things], 1)).toEqual([
      'Q001',
      'thing:a',
      'C001:quote',
      'C002:second-source',
      'angle',
    ]);
    // Nobody is sent after a question as a whole while its things are looked at one by one.
    const question = { ...questions(1)[0], id: 'Q002' } as Outlook['questions'][number];
    const all = assignmentsFor(state(bare), outlook({ gaps: things, questions: [question] }));
    expect(all.map(({ follows: one }) => one)).not.toContain('Q002');
  });

  it('puts one open question beside each task but the last, once, and beside that of the analyst; the rest wait', () => {
    const second = { id: 'C002:second-source', task: 'Find another.', kind: 'second-source' as const };
    const asked = (more: Partial<Outlook['questions'][number]>, count = 5): Outlook['questions'] =>
      questions(count).map((one, at) => ({ ...one, ...(at > 0 && { priority: 'medium' as const, ...more }) }));
    const made = (of: Outlook['questions'], more: Partial<Outlook> = {}, analysed = false) =>
      assignmentsFor(state({ repository_analysis: analysed }), outlook({ questions: of, urgentQuestions: 1, ...more }));
    const with4 = made(asked({}), { gaps: [...gaps, second] });
    expect(with4.map((one) => one.follows)).toEqual([
      'Q001 + Q002',
      'C001:quote + Q003',
      'C002:second-source + Q004',
      'angle:Establish the picture',
    ]);
    expect(with4[1]?.task).toBe('Close C001:quote. Also answer the open question Q003: “Question 3?”');
    expect(made(asked({}, 3)).map((one) => one.follows)).toEqual([
      'Q001 + Q002',
      'angle:Establish the picture + Q003',
      'angle:Go to primary sources',
    ]);
    expect(made(asked({ tried: 1 })).map((one) => one.follows?.split(':')[0])).toEqual(['Q001', 'angle', 'angle']);
    const ofAnalyst = (more: Partial<Outlook>) =>
      made(asked({ addressee: 'code' }, 3), more, true).flatMap(({ agent, follows: one }) =>
        agent === 'repo-analyst' ? one : [],
      );
    expect(ofAnalyst({})).toEqual(['Q002 + Q003']);
    const notes = { id: 'page:repository:notes.md', task: 'Read the notes.', local: true as const };
    expect(ofAnalyst({ gaps: [notes] })).toEqual(['page:repository:notes.md + Q002']);
  });

  it("in a document of the project is the analyst's, also where the repository is not analysed", () => {
    const document = { id: 'page:repository:notes.md', task: 'Read the notes.', local: true as const };
    for (const repository_analysis of [true, false]) {
      const made = assignmentsFor(
        state({ repository_analysis }),
        outlook({ gaps: [document, ...gaps], analystPays: false }),
      );
      expect(made.map(({ agent, follows: one }) => [agent, one])).toEqual([
        ['researcher', 'C001:quote'],
        ['researcher', 'angle:Establish the picture'],
        ['researcher', 'angle:Go to primary sources'],
        ['repo-analyst', 'page:repository:notes.md'],
      ]);
    }
  });
});

describe('a probe', () => {
  it('sends out two researchers who are told nothing, each on another way, next time on other ways', () => {
    const made = [5, 6].flatMap((iteration) =>
      assignmentsFor(
        state({ iteration, search_step: 'probe' }),
        outlook({ gaps: [{ id: 'X001', task: 'Close it.' }] }),
      ),
    );
    expect(made.map(({ id, agent, blind, follows }) => [id, agent, blind, follows])).toEqual([
      ['i5-r1', 'researcher', true, undefined],
      ['i5-r2', 'researcher', true, undefined],
      ['i6-r1', 'researcher', true, undefined],
      ['i6-r2', 'researcher', true, undefined],
    ]);
    expect(new Set(made.map(({ task }) => task)).size).toBe(4);
  });
});
