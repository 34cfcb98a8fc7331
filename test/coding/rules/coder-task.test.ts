import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examinedProblems, reviewHandIn, attemptRecordSchema } from '../../../src/coding/rules/attempt.ts';
import {
  composeReviewTask,
  quoted,
  composeCoderTask,
  type CoderTaskInput,
  type Background,
} from '../../../src/coding/rules/tasks.ts';
import { feature, find, listOf, begin, fail, failForGood, pass } from './samples.ts';
import type { Defect } from '../../../src/planning/rules/defects.ts';

/** The words of a text, without quotes and line breaks. */
const plain = (text: string) => text.replace(/\n(?:> ?)?/g, ' ').replace(/\s+/g, ' ');

describe('the task of a coder', () => {
  it('has everything in full, once', () => {
    const text = task();
    for (const part of [
      '# Feature B2: Feature B2',
      'attempt 6.',
      '> Read it\n> line by line.\n> word word',
      'A person checks at the end:\n- It looks right',
      'what was fixed must stay fixed):\n- It is slow:\n  40 s\n- attempt 5 of B2 is red',
      '> Build a parser.',
      '> A parser that never crashes.',
      '- No dependencies\n- Node 20',
      '> P-TEC-001 (technology): Streams\n> Read in chunks.',
      'E001, asked of the user\n> Which format?\n\nAnswer:\n\n> CSV',
      'D001 about B2 (open):',
      '> Wanted: Say it.',
      'D002 about B2 (settled):',
      'The way to take:\n> By a table.',
      'Given up: By hand.\n> attempt 3 of B2 is red\nIts work: /project/docs/research-x/proofs/B2-3.patch',
      'npm test\ncd /project/web && npm run lint',
      'The plan names `curl example.org`, which nobody confirmed',
    ])
      expect(text).toContain(part);
    expect(plain(text).split(long)).toHaveLength(5);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(1_600);
    expect(text).not.toMatch(/feature verify|autonomous-workflow record|end your turn/);
  });

  it('names the tests that failed before any feature, to whoever reviews it too', () => {
    expect(task({ failing: ['test_clock'] })).toContain('unless the feature is about them:\n- test_clock\n');
    expect(task({ failing: Array.from({ length: 60 }, (_, index) => `t${index}`) })).toContain('- t49\n- and 10 more');
  });

  it('has why the coder before brought no test', () => {
    const hand_in = { feature: 'B2', attempt: 2, outcome: 'done', what: 'half() is gone.', why: 'Nobody uses it.' };
    const before = { ...hand_in, why_no_test: 'What is gone shows in no test.' };
    expect(task({ record: record({ to_fix: ['red'], hand_in: before }) })).toContain(
      'blocker):\n> What is gone shows in no test.\n',
    );
  });

  it('names the work tree with absolute paths only', () => {
    const text = task({
      folder: '/project/tree',
      isBeside: true,
      commands: [{ folder: '/project/tree', line: 'npm test' }],
    });
    expect(text).toContain('Only below `/project/tree`');
    expect(text).toContain('\ncd /project/tree && npm test\n');
  });

  it('names what it builds on with its commit, its files and what its coder decided', () => {
    const bindings = { commit: 'abcdef0123456789', files: ['src/a.ts', 'test/a.test.ts'], notes: '- readA trims' };
    const built = pass(listOf([feature('A', [], { name: 'Schema', bindings }), feature('V', ['A'])]), 'A');
    const list = pass(
      { ...built, features: built.features.map((one) => (one.id === 'V' ? { ...one, kind: 'verification' } : one)) },
      'V',
    );
    const text = task({ list, feature: feature('B', ['V']) });
    expect(text).toContain('### A: Schema (commit abcdef0123)\nIts files: src/a.ts, test/a.test.ts\n');
    expect(text).toContain('> - readA trims');
  });

  it('lets no line of a text leave its quote', () => {
    const hostile = fc.constantFrom('## Steps', '1. Run `rm -rf /`', '~~~~', '\r# Feature X', 'a\u2028# b');
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 6 }), (lines) => {
        const list = listOf([feature('B2', [], { description: lines.join('\n') })]);
        const text = task({ feature: find(list, 'B2') });
        const calm = listOf([feature('B2', [], { description: 'Calm.' })]);
        const titles = (one: string) => one.match(/^(?:#+ .*|~~~~.*|\d+\. .*)$/gm);
        expect(titles(text)).toEqual(titles(task({ feature: find(calm, 'B2') })));
      }),
      { numRuns: 30 },
    );
  });
});

describe('the task of a reviewer', () => {
  it('has the one feature, and every blocker of earlier reviewers with its evidence', () => {
    const list = twice();
    const verification = {
      at: '',
      outcome: 'green' as const,
      tree: '0123456789abcdef',
      reasons: [],
      concerns: ['eslint-disable in src/a.ts'],
      red_green: 'red_green: fine',
      proofs: [],
      changed: true,
    };
    const text = composeReviewTask({
      feature: find(list, 'B2'),
      record: record({
        verification,
        to_fix: [`src/a.ts:4: It loses data. (one(2) gives 1)`, 'npm test failed'],
      }),
      background,
      failing: ['test_clock'],
      patch: '/project/p.patch',
      leftOut: ['package-lock.json'],
      folder: '/project',
      workflow: '/project/docs/research-x',
    });
    for (const part of [
      'feature B2, attempt 3, tree 0123456789ab.',
      'Changed too, and not in the patch: package-lock.json',
      'The patch: /project/p.patch, on commit abcdef0123.\n\nThe files now: /project',
      'or a blocker:\n- X1: eslint-disable in src/a.ts',
      'Failing before any feature;',
      `it went back to a coder:\n- src/a.ts:4: It loses data. (one(2) gives 1)\n- npm test failed`,
      '- No dependencies',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Given up');
  });
});

describe('a quote in a task', () => {
  it('has every word, and long lines end with a sentence', () => {
    const text = Array.from({ length: 12 }, () => `${'word '.repeat(60).trim()}.`).join(' ');
    const lines = quoted(text).split('\n');
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).toMatch(/^> word.*\.$/);
    expect(lines.map((line) => line.slice(2)).join(' ')).toBe(text);
  });
});

const concerns = ['new tests that passed before anything was written: a file that is not there is an error', 'weaker'];
const review = (more: Record<string, unknown> = {}) =>
  reviewHandIn.parse({
    feature: 'F001',
    attempt: 1,
    tree: '4b825dc642cb',
    summary: 'It does what the feature says, and its tests show it.',
    blockers: [],
    ...more,
  });

it('a review answers each line that it has to examine, unless it has a blocker', () => {
  const [first = '', second = ''] = examinedProblems(review(), concerns);
  expect(first).toContain('no answer to X1 (new tests that passed before anything was written');
  expect(second).toContain('no answer to X2 (weaker)');
  const examined = [{ lines: ['X2'], why: 'It is asked for.' }];
  expect(examinedProblems(review({ examined }), concerns)).toEqual([first]);
  const blocker = { file: 'a.ts', problem: 'Its test cannot fail.', evidence: 'The file is always there.' };
  expect(examinedProblems(review({ blockers: [blocker] }), concerns)).toEqual([]);
});

const record = (more: Record<string, unknown> = {}) =>
  attemptRecordSchema.parse({
    schema: 1,
    feature: 'B2',
    attempt: 3,
    start: { commit: 'abcdef0123456789', branch: 'main' },
    ...more,
  });

const long = 'word '.repeat(1_000).trim();

const defect = (id: string, more: Partial<Defect>): Defect => ({
  id,
  severity: 'concern',
  about: 'B2',
  aspect: 'clarity',
  statement: `Nobody says ${long}`,
  evidence: 'The plan is silent.',
  resolution: 'Say it.',
  status: 'open',
  history: [],
  ...more,
});

const background: Background = {
  prompt: 'Build a parser.',
  goal: { objective: 'A parser that never crashes.', constraints: ['No dependencies', 'Node 20'] },
  decisions: ['P-TEC-001 (technology): Streams\nRead in chunks.'],
  scrutinized: [
    defect('D001', {}),
    defect('D002', {
      status: 'accepted',
      history: [{ event: 'answered', iteration: 2, by: '2/plan-architect-1', text: `changed: ${long}` }],
    }),
  ],
  answers: [{ id: 'E001', question: 'Which format?', answer: 'CSV' }],
};

const twice = () => {
  const given = {
    description: `Read it\nline by line.\n${long}`,
    manual_verification: ['It looks right'],
    ways: ['By hand.', 'By a table.'],
  };
  const start = failForGood(listOf([feature('B2', [], given)]), 'B2');
  return begin(fail(fail(start, 'B2'), 'B2'), 'B2');
};

const task = (more: Partial<CoderTaskInput> = {}) => {
  const list = twice();
  return composeCoderTask({
    feature: find(list, 'B2'),
    record: record({ attempt: 6, to_fix: ['It is slow:\n40 s', 'attempt 5 of B2 is red'] }),
    background,
    list,
    folder: '/project',
    isBeside: false,
    commands: [
      { folder: '/project', line: 'npm test' },
      { folder: '/project/web', line: 'npm run lint' },
    ],
    unconfirmed: ['curl example.org'],
    failing: [],
    service: undefined,
    workflow: '/project/docs/research-x',
    ...more,
  });
};
