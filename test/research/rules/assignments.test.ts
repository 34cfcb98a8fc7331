import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignmentsFor, type NeedFacts } from '../../../src/research/rules/needs.ts';
import type { Claim, Ledger, Question } from '../../../src/research/rules/ledger.ts';
import { type WorkflowState, isSearching } from '../../../src/loop/rules/state.ts';
import { page as storedPage } from '../../report/rules/sample-report.ts';
import { anyState, judged, ledger, question, source, state, statistics } from '../../support/samples.ts';

type Asked = Question & { tried?: number };
const questions = (count: number, more: Partial<Asked> = {}): Asked[] =>
  Array.from({ length: count }, (_, index) => ({
    ...question(`Q00${index + 1}`, { text: `Question ${index + 1}?` }),
    ...more,
  }));
const ofAgents = (count: number) => questions(count, { raised_by: '1/researcher-1' });
interface Ahead extends Partial<Ledger> {
  asked?: Asked[];
  ways?: string[];
  facts?: NeedFacts;
}
const sources = [source('S001', 'https://a.org/1')];
const sound = { verdict: 'exact' as const, sound: true, snapshot: null, detail: null };
const finding = (id: string, check: NonNullable<Claim['evidence'][number]['check']> = sound): Claim => ({
  ...{ id, text: `Finding ${id}.`, importance: 'central', confidence: 'low', first_iteration: 9, judged: judged() },
  evidence: [{ source: 'S001', quote: 'q', hand_in: '1/researcher-1', check }],
});
/** The assignments for questions, some of which were tried, where an analyst has read the code. */
const made = ({ asked = [], ways = [], facts, ...more }: Ahead, of: Partial<WorkflowState> = {}) => {
  const rounds = [1, 2].map((round) => asked.flatMap(({ id, tried = 0 }) => (tried >= round ? id : [])));
  const iterations = [...rounds, ways]
    .filter(({ length }) => length > 0)
    .map((followed, at) => statistics({ iteration: at + 1, followed }));
  const known = ledger({ questions: asked, iterations, merged: ['1/repo-analyst-1'], ...more });
  return assignmentsFor(state({ repository_analysis: false, ...of }), known, facts);
};
const follows = (...given: Parameters<typeof made>) => made(...given).map((one) => one.follows);

describe('assignmentsFor', () => {
  it('sends nobody without a need', () => {
    expect(made({})).toEqual([]);
    expect(made({ asked: ofAgents(3) })).toEqual([]);
    expect(made({ asked: questions(3, { tried: 2 }) })).toEqual([]);
    expect(made({ asked: questions(1), facts: { waiting: new Set(['Q001']) } })).toEqual([]);
    const found = { ...finding('C001'), first_iteration: 1, importance: 'peripheral' as const };
    delete (found as Partial<Claim>).judged;
    expect(made({ asked: questions(1, { tried: 1 }), claims: [found], sources })).toEqual([]);
    const again = { ...found, evidence: [...found.evidence, { ...found.evidence[0], hand_in: '2/researcher-1' }] };
    expect(made({ asked: questions(1, { tried: 1 }), claims: [again as Claim], sources }), 'quoted since').toHaveLength(
      1,
    );
    const others = [...questions(1, { tried: 1 }), { ...questions(2)[1] }] as Asked[];
    expect(follows({ asked: others, claims: [found], sources })[0]).toBe('Q002');
  });

  it('tries few open questions in several ways at once, the first time', () => {
    expect(follows({ asked: questions(1) })).toEqual(['Q001', 'Q001@sources', 'Q001@practice']);
    expect(follows({ asked: questions(2) })).toEqual(['Q001', 'Q002', 'Q001@sources']);
    expect(follows({ asked: questions(1), ways: ['Q001@sources'] })).toEqual(['Q001']);
    expect(made({ asked: questions(1) })[1]?.task).toBe(
      'Work on the open question Q001 at its primary sources: specifications, papers, official documentation and data: “Question 1?”',
    );
  });

  it('asks before a plan what a plan has to know', () => {
    const planned = { workflow_type: 'autonomous-full-auto' } as const;
    expect(follows({ asked: questions(1) }, planned)).toEqual(['Q001', 'Q001@feasibility', 'Q001@sources']);
  });

  it('with the depth exhaustive searches on, also for questions of agents and for answered ones', () => {
    const answered = { ...questions(1)[0], id: 'Q009', status: 'answered' } as Asked;
    const all = { asked: [...ofAgents(1), answered], ways: ['Q009@sources'] };
    expect(follows(all, { depth: 'exhaustive' })).toEqual(['Q001', 'Q009@practice', 'Q009@contrary']);
    const taken = ['sources', 'practice', 'contrary', 'alternatives', 'recent'].map((way) => `Q009@${way}`);
    expect(made({ ...all, ways: taken }, { depth: 'exhaustive' })[1]?.task).toMatch(/^A first search /);
  });

  it('asks the second time in another way, and for what alone is missing', () => {
    const taskOf = (more: Partial<Asked>) => made({ asked: questions(1, more) })[0]?.task;
    expect(taskOf({})).toBe('Answer the open question Q001: “Question 1?”');
    expect(taskOf({ tried: 1 })).toMatch(/^Try another way to answer the open question Q001, .*: “Question 1\?”$/);
    expect(taskOf({ missing: ['Beta'] })).toMatch(/^Answer the open question Q001 \(nothing is found yet on Beta\): “/);
  });

  it('shares many questions out among three to five researchers; with the depth exhaustive each has its own', () => {
    expect(follows({ asked: questions(4) })).toEqual(['Q001', 'Q002', 'Q003 + Q004']);
    expect(follows({ asked: questions(8) })).toEqual(['Q001 + Q002', 'Q003 + Q004 + Q005', 'Q006 + Q007 + Q008']);
    expect(made({ asked: questions(8) })[0]?.task).toBe(
      '2 tasks, one after the other. (1) Answer the open question Q001: “Question 1?” (2) Answer the open question Q002: “Question 2?”',
    );
    expect(follows({ asked: questions(20) })).toHaveLength(5);
    expect(follows({ asked: questions(8) }, { depth: 'exhaustive' })).toHaveLength(5);
    expect(follows({ asked: questions(3, { tried: 1 }) }), 'second tries').toEqual(['Q001 + Q002 + Q003']);
  });

  it('tells with a question what is known of it, and what a judge missed', () => {
    const [task] = made({ asked: questions(1, { lacks: 'the price' }), claims: [finding('C001')], sources });
    expect(task?.task).toBe(
      'Answer the open question Q001: “Question 1?”. Known already: C001 “Finding C001.”. Missing: “the price”',
    );
  });

  it('tells the best of what is known in every way: verified central findings, then the newest', () => {
    const claims = ['C001', 'C002', 'C003', 'C004', 'C005', 'C006', 'C007'].map((id, at) => {
      const one = { ...finding(id), importance: 'supporting' as const };
      const best = { importance: 'central', verdict: 'supported', independent_sources: 2 } as const;
      return at === 0 ? { ...one, ...best } : one;
    });
    const tasks = made({ asked: questions(1), claims, sources });
    expect(tasks).toHaveLength(3);
    for (const { task } of tasks)
      expect(task.match(/(?<=Known already: .*)C\d{3}(?= )/g)?.join(' ')).toMatch(/^C001 C007 C006 .* C002$/);
    expect(made({ asked: questions(1, { lacks: 'the price' }), claims, sources }), 'a small gap').toHaveLength(1);
  });

  it('sends researchers after what the findings lack, when the questions have somebody', () => {
    const absent = { verdict: 'absent' as const, sound: false, snapshot: null, detail: null };
    const claims = [finding('C001', absent), finding('C002'), finding('C009', absent), finding('C003')];
    const contradictions = [{ id: 'X001', statement: 'Which?', raised_by: '1/researcher-1', claims: ['C002', 'C003'] }];
    const relations = [{ claim: 'C002', other: 'C003', is: 'opposed' as const, by: '1/claim-judge-1', of: 'x' }];
    const lacking = { claims, sources, contradictions, relations };
    expect(follows(lacking)).toEqual(['C001:quote + C009:quote + X001']);
    expect(follows({ ...lacking, asked: questions(2) })).toEqual(['Q001 + Q002', 'C001:quote + C009:quote + X001']);
  });

  it('sends nobody after a question as a whole while its options are looked at one by one', () => {
    const [first, second] = questions(2);
    const asked = [{ ...first, options: ['Alpha'] }, second] as Asked[];
    expect(follows({ asked })).toEqual(['Q002', 'option:alpha + Q001@options', 'Q002@sources']);
  });

  it('has the analyst read the code once, then what is asked about it, and documents of the project', () => {
    const analysts = (ahead: Ahead, repository_analysis = true) =>
      made(ahead, { repository_analysis }).flatMap(({ agent, ...one }) =>
        agent === 'repo-analyst' ? one.follows : [],
      );
    expect(analysts({ merged: [] })).toEqual(['code']);
    expect(analysts({ merged: [] }, false)).toEqual([]);
    expect(analysts({})).toEqual([]);
    expect(analysts({ asked: questions(2, { addressee: 'code' }) })).toEqual(['Q001 + Q002']);
    // It may stand in a document of the project; whoever has the web could not read that.
    expect(analysts({ asked: questions(1, { addressee: 'code' }) }, false)).toEqual(['Q001']);
    const pages = [storedPage({ ...source('S001', 'repository:notes.md') })];
    expect(analysts({ facts: { pages } }, false)).toEqual(['page:repository:notes.md']);
  });

  it('sends nobody while the report is written, and searches in the only iteration', () => {
    expect(made({ asked: questions(1) }, { iteration: 4, writing_iteration: 4 })).toEqual([]);
    expect(made({ asked: questions(1) }, { writing_iteration: 1, max_iterations: 1 })).not.toEqual([]);
  });

  it('makes distinct ids and tasks that hand-ins can name, for any state', () => {
    fc.assert(
      fc.property(anyState, fc.integer({ min: 1, max: 8 }), (from, open) => {
        const all = assignmentsFor(from, ledger({ questions: questions(open) }));
        expect(all.length === 0).toBe(!isSearching(from));
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
        expect(new Set(all.map(({ task }) => task)).size).toBe(all.length);
        for (const { id, task } of all) expect(`${id} ${task}`).toMatch(/^i\d+-[a-z]+\d+ ./);
      }),
    );
  });
});
