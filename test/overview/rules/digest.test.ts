import { describe, expect, it } from 'vitest';
import { digestLines, digestPage, type DigestInput } from '../../../src/overview/rules/digest.ts';
import { hoursLater, state } from '../../support/samples.ts';

const complete = state({
  status: 'complete',
  end_reason: 'complete',
  iteration: 6,
  findings_count: 53,
  sources_cited: 51,
  verdict: 'research is saturated',
  updated_at: hoursLater(2).toISOString(),
});

const digest = (more: Partial<DigestInput> = {}): DigestInput => ({
  state: complete,
  cost: '3.10 of at most 50 USD',
  checks: '50 of 53 quotes found in their sources',
  report: '31 of 31 checks of the report passed',
  answer: [],
  features: [],
  branch: null,
  tests: [],
  proof: [],
  failing: [],
  givenUp: [],
  firstJudged: [],
  leftovers: [],
  said: [],
  defects: [],
  needs: [],
  objections: [],
  answered: [],
  untracked: 0,
  cli: '/plugin/bin/autonomous-workflow',
  stashes: [],
  files: ['docs/research-x/x-report.pdf', 'docs/research-x/x-report.html'],
  folder: 'docs/research-x',
  ...more,
});

it('has what the user said after the beginning, beside what was asked', () => {
  expect(digestPage(digest({ said: ['Keep README short'] }))).toMatch(
    /## What was asked\n\n> [^\n]+\n\nThen: Keep README short\n/,
  );
});

it('says of what is complete which defects of it are known', () => {
  const defects = [
    'Known defect of T002, which passed (the coder of T005): “It loses entries”',
    '→ Take it up with: x',
  ];
  const input = digest({ defects, needs: defects });
  expect(digestLines(input)[0]).toBe(
    'rate-limiting (research): complete, 1 known defect: Known defect of T002, which passed (the coder of T005): “It loses entries”',
  );
  expect(digestPage(input)).toMatch(/^# rate-limiting: complete, 1 known defect\n\nKnown defect of T002/);
  expect(digestLines(input).join('\n')).toContain('Needs you: Known defect of T002');
});

it('has a command about its files as it is typed', () => {
  const leftovers = ['git keeps 3 references', '→ Delete them with: git for-each-ref a_b | git update-ref --stdin'];
  expect(digestPage(digest({ leftovers }))).toContain(
    '- → Delete them with: `git for-each-ref a_b | git update-ref --stdin`\n',
  );
});

const coding: Partial<DigestInput> = {
  state: state({
    workflow_type: 'autonomous-implement',
    status: 'failed',
    end_reason: 'failure_threshold',
    end_message: 'What is left failed.',
    features_total: 2,
    features_complete: 1,
    features_failed: 1,
  }),
  features: [
    {
      id: 'F001',
      name: 'Adder',
      status: 'passed',
      commit: '0123456789abcdef',
      why: '',
      failed: ['review: no test'],
      unsure: ['whether 0 counts'],
      choices: ['an empty sum is 0'],
      proven: 'proof F001-2-test; red_green: the new tests failed before and pass now (adds); a reviewer found nothing',
      notes: [],
      decided: ['“Does 0 count?” Answered from plan.md:4: “It does.”'],
      doubts: ['nothing shows that a test failed before: no test file is new or changed'],
    },
    {
      id: 'F002',
      name: 'Parser',
      status: 'failed',
      commit: null,
      why: 'the tests fail',
      failed: ['the tests fail'],
      unsure: [],
      choices: [],
      proven: '',
      decided: [],
      notes: ['it gives NaN for an empty text (the coder of F003)'],
      doubts: [],
    },
  ],
  branch: 'main',
  tests: ['npm test'],
  proof: ['test: npm test: package.json has a script test (not confirmed by a person)'],
  givenUp: ['iteration 2 was given up: no record'],
  needs: ['E001 (environment): Install node.', '→ Answer with: resolve'],
};

it('the page says once how many features pass, and of each how it was proven and what its coder decided', () => {
  const verdict = '1 of 2 features pass. Everything that passed was verified once more.';
  const page = digestPage(digest({ ...coding, state: { ...(coding.state ?? state({})), verdict } }));
  expect(page.match(/1 of 2 features pass/g)).toHaveLength(1);
  expect(page).toContain('- Everything that passed was verified once more.');
  expect(page).toMatch(/^# [\w-]+: \w+[^.]*\n\n/);
  expect(page).toMatch(/## How each feature was proven\n\n- F001: proof F001-2-test; .*\n\n## Failures/);
  expect(page).toContain('## What the coders decided\n\n- F001: an empty sum is 0\n');
});

describe('digestLines', () => {
  it('fit on a phone: what was done, what it cost, evidence, what needs you, how to go on', () =>
    expect(digestLines(digest())).toEqual([
      'rate-limiting (research): complete',
      'Asked: How do rate limiters compare?',
      'Done: 53 findings from 51 sources in 6 iterations',
      'Cost: 3.10 of at most 50 USD, 2.0 hours from beginning to end',
      'Evidence: 50 of 53 quotes found in their sources',
      'Evidence: 31 of 31 checks of the report passed',
      'Needs you: nothing',
      'Go on: it is over; a new question begins a new workflow',
      'Read: docs/research-x/x-report.pdf',
    ]));

  it('say what failed, what is asked and how it goes on, in at most ten short lines', () => {
    const lines = digestLines(digest({ ...coding, givenUp: ['x'.repeat(500)] }));
    expect(lines.length).toBeLessThanOrEqual(10);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(160);
    expect(lines).toContain('rate-limiting (implement): failed (failure_threshold). What is left failed.');
    expect(lines.find((line) => line.startsWith('Failed: '))).toMatch(
      /^Failed: F002 failed: the tests fail; F001 passed after an attempt that failed: review: no test; x+…$/,
    );
    expect(lines).toContain('Needs you: E001 (environment): Install node. (and 1 more)');
    expect(lines).toContain(
      'Go on: /autonomous-workflow:continue-auto rate-limiting, or autonomous-workflow run rate-limiting',
    );
  });

  it('say that a workflow in progress goes on by itself', () =>
    expect(
      digestLines(digest({ state: state({ status: 'in_progress' }) })).find((line) => line.startsWith('Go on: ')),
    ).toBe(
      'Go on: by itself; where nothing drives it any more: /autonomous-workflow:continue-auto rate-limiting, or autonomous-workflow run rate-limiting',
    ));

  it('name tests that failed before any feature beside what is proven', () => {
    const lines = digestLines(digest({ ...coding, failing: ['math > adds', 'math > divides'] }));
    expect(lines).toContain(
      'Evidence: 1 feature proven by commands that the CLI ran itself (F001 without a test that failed before), but for 2 tests that failed before',
    );
    expect(lines.find((line) => line.startsWith('Failed: '))).toContain(
      '2 tests failed before any feature and still do: math > adds, math > divides',
    );
  });
});

describe('digestPage', () => {
  it('has questions whole, with a way to answer them that needs no PATH', () => {
    const question = `E001 (ambiguous requirement): ${'It may count or not. '.repeat(40)}Choose (a) count, (b) leave out.`;
    const advice = '→ Answer with: autonomous-workflow resolve <id> "your answer" x';
    const page = digestPage(digest({ needs: [question, advice] }));
    expect(page).toContain('Choose (a) count, (b) leave out.\n');
    expect(page).toContain('- → Answer with: `autonomous-workflow resolve <id> "your answer" x`\n');
    expect(page).toContain(
      '- → Where a terminal does not find autonomous-workflow, it is: `"/plugin/bin/autonomous-workflow"`\n',
    );
    expect(digestPage(digest({ needs: ['Go on: /autonomous-workflow:continue-auto x'] }))).not.toContain('/plugin');
  });

  it('lists what was decided for its reader, and what git does not track', () => {
    const objections = ['D001 about F005: “Nobody says what it gives.” Decided: “A number.”'];
    const page = digestPage(digest({ ...coding, objections, untracked: 3 }));
    expect(page).toContain(
      '## What was decided for you\n\n- D001 about F005: “Nobody says what it gives.” Decided: “A number.”\n- F001: “Does 0 count?” Answered from plan.md:4: “It does.”\n',
    );
    expect(page).toContain('git does not track 3 files in docs/research-x: commit what you want to keep');
    expect(digestPage(digest())).not.toMatch(/decided for you|does not track/);
  });

  it('begins with the answer of the report, whole and as plain words', () => {
    const answer = `Use <b>pg-boss</b>, a_b: ${'it needs no Redis. '.repeat(40)}`.trim();
    const [, first = '', second = ''] = digestPage(digest({ answer: [answer] })).split('\n\n');
    expect(first.replaceAll('\\', '')).toBe(answer);
    expect(first).toContain('\\<b\\>');
    expect(second).toBe('## What was asked');
  });

  it('has the whole summary, and says where there is no room for all of it', () => {
    const [one, two, long] = ['Use Litestream.', 'rqlite needs three machines.', 'It is so. '.repeat(300).trim()];
    expect(digestPage(digest({ answer: [one, two] }))).toContain(`\n\n${one}\n\n${two}\n\n## What was asked`);
    // Where code was made, that is the result.
    const coded = digestPage(digest({ answer: [one, two], state: state({ features_total: 2 }) }));
    expect(coded).toContain(`## What research found\n\n${one}\n\n${two}\n\n`);
    expect(coded.indexOf(one)).toBeGreaterThan(coded.indexOf('## What was done'));
    expect(digestPage(digest({ answer: [one, long] }))).toContain(
      `\n\n${one}\n\nThe summary in the report goes on.\n\n## What was asked`,
    );
  });

  it('has every part, and each feature and failure', () => {
    const page = digestPage(digest({ ...coding, answered: ['E001: Where do books go? → “At the end.”'] }));
    const titles = [...page.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(titles).toEqual([
      'What was asked',
      'What was done',
      'How to try it',
      'What it cost',
      'Evidence',
      'What is run as proof',
      'How each feature was proven',
      'Failures',
      'What the coders decided',
      'What the coders were not sure of',
      'What later coders noticed about features that had passed',
      'What code doubted in what passed',
      'What you were asked, with the answer',
      'What was decided for you',
      'What needs you',
      'How to go on',
      'Files',
    ]);
    for (const said of [
      '- F001 passed: Adder (commit 0123456789)',
      '- E001: Where do books go? → “At the end.”',
      '- The work is committed on the branch main; nothing was pushed.',
      '- See its commits with: git log --stat --grep="Autonomous-Workflow-Feature: rate-limiting/"',
      '- Run its tests with: npm test',
      '- F002 failed: Parser',
      '- F002 failed: the tests fail',
      '- F001 passed after an attempt that failed: review: no test',
      '- F001: whether 0 counts',
      '- F002: it gives NaN for an empty text (the coder of F003)',
      '- F001: nothing shows that a test failed before: no test file is new or changed',
      '- iteration 2 was given up: no record',
      '- test: npm test: package.json has a script test (not confirmed by a person)',
    ])
      expect(page).toContain(said);
  });

  it('names work that is left in the stash of git', () => {
    const page = digestPage(digest({ stashes: ['stash@{0}: WIP on main: 1234567 Start'] }));
    expect(page).toContain("- Work is left in git's stash, stash@{0}: WIP on main: 1234567 Start");
    expect(page).toContain('git stash list');
  });

  it('lets words of agents become neither link, picture nor HTML', () => {
    const hostile = '![x](http://evil.example) <script>alert(1)</script> `rm`';
    const page = digestPage(digest({ needs: [hostile], checks: hostile }));
    expect(page).not.toMatch(/(?<!\\)[<[`]/);
  });

  it('keeps the blanks of an output, which may be about them', () => {
    const page = digestPage(digest({ needs: ["the note 'call   Bob' is\n  'call Bob'"] }));
    expect(page).toContain("- the note 'call   Bob' is 'call Bob'\n");
  });
});
