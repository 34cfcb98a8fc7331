import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findProblems } from '../../../../src/coding/rules/feature.ts';
import { commandsIn, markFeature, readPlanText } from '../../../../src/coding/rules/plans/tasks.ts';

const sections = (text: string, file = 'plan.md') => {
  const reading = readPlanText(text, file);
  if (reading.is !== 'needs-decomposition') throw new Error('it was read by code');
  return reading.sections;
};

describe('commandsIn', () => {
  it.each([
    ['Unit tests pass: `make test-component`', ['make test-component']],
    ['`User` model in `src/user.py`', []],
    ['`./gradlew test` and `./scripts/check.sh`', ['./gradlew test', './scripts/check.sh']],
    ['`CI=1 npm test`', ['CI=1 npm test']],
    ['`npm`', []],
    ['`rm -rf /`', ['rm -rf /']],
  ])('%s', (line, commands) => expect(commandsIn(line)).toEqual(commands));
});

describe('a plan in prose', () => {
  it.each([
    ['phases', '## Phase 1: A\n\n### Success Criteria\n- [ ] `npm test`\n'],
    ['tasks without ids', '### Task 1: Parser\n\n- [ ] **Step 1: Write the failing test**\n- [ ] **Step 2: Run it**\n'],
    ['numbered tasks', '- [ ] 1. Sign in\n  - [ ] 1.1 The form\n- [ ] 2. Checkpoint - Ensure all tests pass\n'],
  ])('or another form is divided by an agent: %s', (_, text) => expect(sections(text).length).toBeGreaterThan(0));

  it('is given as sections', () => {
    expect(sections('# Plan\nintro\n```\n# no heading\n```\n## Parser\ntext\n')).toEqual([
      { id: 'S1', title: 'Plan', from: 1, to: 5 },
      { id: 'S2', title: 'Parser', from: 6, to: 7 },
    ]);
    expect(sections('We build a parser.')).toEqual([{ id: 'S1', title: 'plan.md', from: 1, to: 1 }]);
  });

  it('of any size is given as at most 200 sections', () => {
    const many = Array.from({ length: 900 }, (_, index) => `### Point ${index}`);
    expect(sections(['# A', ...many, '# B'].join('\n')).map(({ title }) => title)).toEqual(['A', 'B']);
    expect(sections(many.join('\n')).length).toBeLessThanOrEqual(200);
  });
});

describe('odd plans', () => {
  it.each([
    ['binary', `%PDF-1.4 ${'\0'.repeat(9)}`, 'not a text'],
    ['bytes that are no text', '\ufffd\ufffd\ufffda', 'not a text'],
    ['empty', ' \n\t\n', 'empty'],
    ['10 MB long', 'a'.repeat(10_000_000), 'too large'],
  ])('a plan that is %s is refused', (_, text, why) => expect(() => readPlanText(text, 'plan.md')).toThrow(why));

  it('are read in time that grows with their length only', () => {
    const size = 330_000;
    for (const piece of [
      '<!--',
      '- [ ] ',
      '`',
      '**',
      '- [ ] T001 [P] x (depends on ',
      '```\n',
      '# ',
      '[',
      '\t- [ ] a\n',
      '- [ ] T1 a\n  - **Verify**: `npm t`\n',
      '## Phase 1: a\n### Success Criteria\n- `npm test`\n',
    ]) {
      const before = process.cpuUsage();
      readPlanText(piece.repeat(Math.floor(size / piece.length)), 'plan.md');
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1_000, piece).toBeLessThan(3_000);
    }
  });

  it('never throw but for what is told, and never lead to features that would be refused for their shape', () => {
    const word = fc.constantFrom(
      '- [ ] ',
      '- [x] ',
      '\n',
      '\r\n',
      '\t',
      '  ',
      'T001 ',
      'T002 ',
      '[P] ',
      '[VERIFY] ',
      '## Phase 1: ',
      '### Success Criteria\n',
      '```\n',
      '~~~\n',
      '<!--',
      '-->',
      '`npm test`',
      '(depends on T001)',
      'a ',
      '**',
      '\u001b[2J',
      '\\section{',
      '---\n',
    );
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 60 }),
        fc.constantFrom('plan.md', 'plan.tex'),
        (words, file) => {
          const text = `x${words.join('')}`;
          const reading = readPlanText(text, file);
          if (reading.is === 'features') {
            const problems = findProblems({ ...reading, proofs: [] });
            const told = /is the id of|does not exist|go round|there is no feature/;
            expect(problems.filter((one) => !told.test(one))).toEqual([]);
          } else expect(reading.sections.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('markFeature', () => {
  const tasks =
    '# T\r\n- [ ] T001 One\r\n  - [ ] a detail\r\n* [x] T002 Two\r\n```\nno task\n```\n- [ ] **T003** Three';

  it('ticks the line of a task, wherever it is by now, and leaves everything else', () => {
    expect(markFeature(tasks, 'T003', 'tasks.md:1', 'x')).toBe(tasks.replace('- [ ] **T003**', '- [x] **T003**'));
    expect(markFeature(tasks, 'T001', null, 'x')).toBe(tasks.replace('- [ ] T001', '- [x] T001'));
    expect(markFeature(tasks, 'T002', null, ' ')).toBe(tasks.replace('* [x] T002', '* [ ] T002'));
    expect(markFeature(tasks, 'T009', null, 'x')).toBe(tasks);
  });

  it('ticks the boxes in the lines that an agent made a feature of', () => {
    const plan = '## A\n- [ ] one\n- [ ] two\n## B\n- [ ] three\n';
    expect(markFeature(plan, 'F001', 'docs/plan.md:1-3', 'x')).toBe(
      plan.replace('- [ ] one\n- [ ] two', '- [x] one\n- [x] two'),
    );
  });
});
