import { describe, expect, it } from 'vitest';
import type { JournalLine } from '../../../src/journal/rules/fold.ts';
import { digestPage, provenHow, type Results } from '../../../src/overview/rules/digest.ts';
import type { Overview } from '../../../src/overview/rules/overview.ts';
import { overview, type Sample } from '../../support/overview.ts';
import { hoursLater, start, state } from '../../support/samples.ts';

const now = hoursLater(3);

const complete: Sample = {
  state: state({
    status: 'complete',
    end_reason: 'complete',
    iteration: 6,
    findings_count: 53,
    sources_cited: 51,
    updated_at: hoursLater(2).toISOString(),
  }),
  remarks: { results: [['checked', '50 of 53 quotes found in their sources']] },
  files: ['docs/research-x/x-report.pdf', 'docs/research-x/x-report.html'],
};

const none: Results = {
  answer: [],
  remarks: {},
  branch: null,
  proof: [],
  journal: [],
  since: null,
  cli: '/plugin/bin/autonomous-workflow',
  folder: 'docs/research-x',
};

const page = (sample: Sample = {}, results: Partial<Results> = {}) =>
  digestPage(overview({ ...complete, ...sample, now }), { ...none, ...results }, now);
const needing = (...notes: string[]): Sample => ({ remarks: { notes } });

const coding: Sample = {
  state: state({
    workflow_type: 'autonomous-implement',
    status: 'failed',
    end_reason: 'failure_threshold',
    end_message: 'What is left failed.',
    features_total: 2,
    features_complete: 1,
    features_failed: 1,
  }),
  escalations: ['E001 (environment): Install node.', '→ Answer with: resolve'],
};
const attempt = (outcome: string, why: string) => ({ number: 1, outcome, why });
const features: Overview['features'] = [
  {
    id: 'F001',
    name: 'Adder',
    status: 'passed',
    why: '',
    dependencies: [],
    commit: '0123456789abcdef',
    attempts: [attempt('failed', 'review: no test'), attempt('passed', '')],
  },
  {
    id: 'F002',
    name: 'Parser',
    status: 'failed',
    why: 'the tests fail',
    dependencies: [],
    commit: null,
    attempts: [],
  },
];
const built: Partial<Results> = {
  remarks: {
    F001: [
      ['proven', 'proof F001-2-test; a reviewer found nothing'],
      ['its coder was not sure', 'whether 0 counts'],
    ],
  },
  branch: 'main',
  proof: ['npm test (test; package.json has a script test)'],
};

const given = (event: JournalLine['event'], hours: number, more: object) =>
  ({ event, time: hoursLater(hours).toISOString(), ...more }) as unknown as JournalLine;

describe('the page', () => {
  it('has each part that there is something in, and no other', () => {
    const answered = { id: 'E001', text: 'Where do books go?', answer: 'At the end.' };
    const titles = (text: string) => [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(titles(page())).toEqual(['What was done', 'What needs you', 'Files']);
    const whole = page(
      { ...coding, features, questions: [answered] as never },
      {
        ...built,
        journal: [given('phase-begun', 2, { phase: 'Phase C', from: 'Phase B', iteration: 2 })],
      },
    );
    expect(titles(whole)).toEqual([
      'What was done',
      'Since the beginning',
      'What needs you',
      'Features',
      'What you were asked, with the answer',
      'How to try it',
      'Files',
    ]);
    for (const said of [
      '- F001 passed: Adder (commit 0123456789)\n  - attempt 1 failed: review: no test\n  - proven: proof F001-2-test; a reviewer found nothing\n  - its coder was not sure: whether 0 counts\n- F002 failed: Parser\n  - why: the tests fail',
      '- E001: Where do books go? → “At the end.”',
      '- The work is committed on the branch main; nothing was pushed.',
      '- See its commits with: git log --stat --grep="Autonomous-Workflow-Feature: rate-limiting/"',
      '- Proven by: npm test (test; package.json has a script test)',
    ])
      expect(whole).toContain(said);
  });

  it('says what happened since it was read last, and not what an agent did', () => {
    const journal = [
      given('feature-passed', 0.5, { feature: 'F001', name: 'Adder', attempt: 1, proofs: ['F001-1-test'] }),
      given('agent-started', 1.5, { iteration: 2, agent: 'coder', assignment: null }),
      given('attempt-failed', 2, { feature: 'F002', attempt: 1, why: 'the tests fail', patch: null }),
      given('redirected', 2.2, { from: 'E001', priority: 'high', text: 'an answer' }),
    ];
    expect(page(coding, { journal })).toMatch(
      /## Since the beginning\n\n- [^\n]+ F001 passed[^\n]+\n- [^\n]+ F002: attempt 1/,
    );
    const later = page(coding, { journal, since: hoursLater(1).toISOString() });
    expect(later).toMatch(/## Since you read it last \([^)]+\)\n\n- [^\n]+ F002: attempt 1 failed: the tests fail\n\n/);
    expect(page(coding, { journal, since: now.toISOString() })).not.toContain('## Since');
  });

  it('keeps to the latest of many events', () => {
    const journal = Array.from({ length: 50 }, (_, at) =>
      given('escalation-answered', 1, { id: `E${at}`, answer: 'yes', time: start.toISOString() }),
    );
    expect(page({}, { journal })).toMatch(/- 10 more before these: progress.txt has them\n- [^\n]*E10 answered/);
  });

  it('has questions whole, with a way to answer them that needs no PATH', () => {
    const question = `E001 (ambiguous requirement): ${'It may count or not. '.repeat(40)}Choose (a) count, (b) leave out.`;
    const shown = page(needing(question, '→ Answer with: autonomous-workflow resolve <id> "your answer" x'));
    expect(shown).toContain('Choose (a) count, (b) leave out.\n');
    expect(shown).toContain('- → Answer with: `autonomous-workflow resolve <id> "your answer" x`\n');
    expect(shown).toContain(
      '- → Where a terminal does not find autonomous-workflow, it is: `"/plugin/bin/autonomous-workflow"`\n',
    );
    expect(page(needing('Go on: /autonomous-workflow:continue-auto x'))).not.toContain('/plugin');
  });

  it('has the whole answer of the report', () => {
    const note = 'The numbers, and raised letters, are explained in the report.';
    const answer = 'Use pg-boss [1]<sup>i</sup>.';
    const long = 'It is so. '.repeat(300).trim();
    expect(page({}, { answer: [answer, long] })).toContain(`\n\n${answer}\n\n${long}\n\n${note}\n\n## What was done`);
    // Features are the result, and what research found comes after them.
    expect(page(coding, { ...built, answer: ['Use it.'] })).toContain('\n\n## What research found\n\nUse it.\n\n');
  });

  it('lets words of agents become neither link, picture nor HTML, and keeps their blanks', () => {
    const hostile = '![x](http://evil.example) <script>alert(1)</script> `<b>` `';
    expect(page({ remarks: { notes: [hostile] } })).toContain(
      '!\\[x\\](http://evil.example) \\<script>alert(1)\\</script> `<b>` \\`',
    );
    expect(page(needing("the note 'call   Bob' is\n  'call Bob'"))).toContain(
      "- the note 'call   Bob' is 'call Bob'\n",
    );
  });
});

type Verification = NonNullable<Parameters<typeof provenHow>[0]['verification']>;

function proven(red_green: string) {
  const verification = { proofs: [{ id: 'F001-1-test' }], red_green } as Partial<Verification> as Verification;
  return provenHow({ verification, review: null });
}

it('says how a feature was proven, with the names of its tests, each once, and no word of code before them', () => {
  const proof = ['proven', 'proof F001-1-test; no review'];
  expect(
    proven('red_green: the new tests failed before and pass now (test_one (tests.test_x.Case.test_one), test_two)'),
  ).toEqual([proof, ['tests', 'the new tests failed before and pass now (test_one, test_two)']]);
  const review = { summary: 'A wide range is slow.', blockers: [], examined: [] } as never;
  const verification = { proofs: [{ id: 'F001-1-test' }], red_green: '' } as Partial<Verification> as Verification;
  expect(provenHow({ verification, review })[1]).toEqual([
    'its reviewer, who found nothing that blocks it',
    'A wide range is slow.',
  ]);
  expect(provenHow({ verification: null, review: null })).toEqual([]);
});
