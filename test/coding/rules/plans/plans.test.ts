import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findProblems } from '../../../../src/coding/rules/list-problems.ts';
import { commandsIn } from '../../../../src/coding/rules/plans/phases.ts';
import { markFeature } from '../../../../src/coding/rules/plans/tick.ts';
import { plainWords } from '../../../../src/coding/rules/plans/markdown-lines.ts';
import { readPlanText } from '../../../../src/coding/rules/plans/read-plan.ts';

const features = (text: string, file = 'plan.md') => {
  const reading = readPlanText(text, file);
  if (reading.is !== 'features') throw new Error('it needs an agent');
  return reading.features;
};
const sections = (text: string, file = 'plan.md') => {
  const reading = readPlanText(text, file);
  if (reading.is !== 'needs-decomposition') throw new Error('it was read by code');
  return reading.sections;
};

const phasePlan = `# Login Implementation Plan

## Overview
We build it. See \`src/a.ts\`.

## Phase 1: Schema

### Changes Required:
#### 1. Migrations
**File**: \`db/001.sql\`
\`\`\`sql
-- ## Phase 9: not a phase
- [ ] T009 no task
\`\`\`

### Success Criteria:

#### Automated Verification:
- [ ] Migration applies: \`make migrate\`
- [ ] Unit tests pass: \`npm test -- schema\`
- [ ] \`User\` exists

#### Manual Verification:
- [ ] The tables look right

**Implementation Note**: pause here.

---

## Phase 2: Sign in

The form.

**Success Criteria**:

**Automated Verification**:
- Tests: \`npm test\`

**Manual Verification**:
- It feels right

## Phase 3 [P]: Docs
Depends on: Phase 1

### Success Criteria
- [x] \`npm run docs\` works

## Testing Strategy
- [ ] everything
`;

describe('a plan in phases', () => {
  it('is a feature for each phase, with commands proposed and what a person checks kept', () => {
    const [one, two, three, ...others] = features(phasePlan, 'docs/plans/login.md');
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      id: 'P1',
      name: 'Schema',
      dependencies: [],
      verification_commands: ['make migrate', 'npm test -- schema'],
      manual_verification: ['The tables look right'],
      claimed: false,
      origin: 'docs/plans/login.md:6',
    });
    expect(one?.description).toContain('-- ## Phase 9: not a phase');
    expect(one?.description).toContain('- `User` exists');
    expect(two).toMatchObject({
      id: 'P2',
      dependencies: ['P1'],
      verification_commands: ['npm test'],
      manual_verification: ['It feels right'],
    });
    expect(three).toMatchObject({
      id: 'P3',
      name: 'Docs',
      dependencies: ['P1'],
      parallel: true,
      claimed: true,
      verification_commands: ['npm run docs'],
    });
  });

  it('knows a phase that may run beside others by a mark before or behind its title', () => {
    const plan = (mark: string) => `## Phase 1${mark}\n### Success Criteria\n- \`npm test\`\n`;
    for (const mark of [' [P]: Docs', ': [P] Docs', ' [P] Docs', ': Docs [P]', ' - Docs [p]'])
      expect(features(plan(mark))[0]).toMatchObject({ name: 'Docs', parallel: true });
    expect(features(plan(': Docs [P] more'))[0]).toMatchObject({ name: 'Docs [P] more', parallel: null });
  });

  it('reads the same with other line ends', () => {
    expect(features(phasePlan.replaceAll('\n', '\r\n'))).toEqual(features(phasePlan));
  });

  it('needs an agent where phases have no success criteria', () => {
    expect(
      sections('## Phase 1: A\ntext\n## Phase 2: B\ntext').map(({ title, from, to }) => [title, from, to]),
    ).toEqual([
      ['Phase 1: A', 1, 2],
      ['Phase 2: B', 3, 4],
    ]);
  });

  it('tells a phase that does not exist', () => {
    const read = features('## Phase 1: A\nDepends on: Phase 7\n### Success Criteria\n- `npm test`');
    expect(findProblems({ features: read, groups: [], proofs: [] })).toMatchObject([
      { kind: 'missing-reference', missing: 'P7' },
    ]);
  });
});

describe('plainWords', () => {
  it.each([
    ['**Write** `tally/__main__.py` and __init__', 'Write `tally/__main__.py` and __init__'],
    [
      'Command line in ledgerlite/__main__.py, __not__ in __all of it__.',
      'Command line in ledgerlite/__main__.py, __not__ in all of it.',
    ],
    ['``a ` __b__`` __C c__', '``a ` __b__`` C c'],
    ['an open ` and __Bold__', 'an open ` and Bold'],
    [
      '**Lint** (**all** of "**src/x.ts**"): src/**/*.ts and lib/** but 2 ** 3',
      'Lint (all of "src/x.ts"): src/**/*.ts and lib/** but 2 ** 3',
    ],
    ['half a name**', 'half a name'],
    ['two\n lines', 'two lines'],
  ])('%s', (text, plain) => expect(plainWords(text)).toBe(plain));
});

describe('commandsIn', () => {
  it.each([
    ['Unit tests pass: `make test-component`', ['make test-component']],
    ['`User` model in `src/user.py`', []],
    ['`./gradlew test` and `./scripts/check.sh`', ['./gradlew test', './scripts/check.sh']],
    ['`CI=1 npm test`', ['CI=1 npm test']],
    ['`npm`', []],
    ['`pytest`', ['pytest']],
    ['`rm -rf /`', []],
  ])('%s', (line, commands) => expect(commandsIn(line)).toEqual(commands));
});

describe('a plan in prose', () => {
  it('is given as sections', () => {
    expect(sections('# Plan\nintro\n```\n# no heading\n```\n## Parser\ntext\n')).toEqual([
      { id: 'S1', title: 'Plan', from: 1, to: 5 },
      { id: 'S2', title: 'Parser', from: 6, to: 7 },
    ]);
    expect(sections('We build a parser.')).toEqual([{ id: 'S1', title: 'plan.md', from: 1, to: 1 }]);
  });

  it('in LaTeX is given as sections of the document', () => {
    const tex = [
      '\\documentclass{article}',
      '% \\section{Not this}',
      '\\begin{document}',
      '\\section{Component \\textbf{Design}}',
      '\\subsection*{Parser \\& lexer}',
      'text',
      '\\end{document}',
    ];
    expect(sections(tex.join('\n'), 'x-plan.tex').map(({ title, from }) => `${from} ${title}`)).toEqual([
      '4 Component Design',
      '5 Parser & lexer',
    ]);
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
            const kinds = findProblems({ ...reading, proofs: [] }).map(({ kind }) => kind);
            expect(kinds.every((kind) => /duplicate-id|self-dependency|missing-reference|cycle/.test(kind))).toBe(true);
          } else expect(reading.sections.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('markFeature', () => {
  const tasks =
    '# T\r\n- [ ] T001 One\r\n  - [ ] a detail\r\n* [x] T002 Two\r\n```\n- [ ] T003 no task\n```\n- [ ] **T003** Three';

  it('ticks the line of a task and leaves everything else', () => {
    expect(markFeature(tasks, 'tasks.md', 'T003', 'x')).toBe(tasks.replace('- [ ] **T003**', '- [x] **T003**'));
    expect(markFeature(tasks, 'tasks.md', 'T001', 'x')).toBe(tasks.replace('- [ ] T001', '- [x] T001'));
    expect(markFeature(tasks, 'tasks.md', 'T002', ' ')).toBe(tasks.replace('* [x] T002', '* [ ] T002'));
    expect(markFeature(tasks, 'tasks.md', 'T009', 'x')).toBe(tasks);
  });

  it('ticks what is to be checked by code in a phase', () => {
    const plan =
      '## Phase 1: A\n### Success Criteria\n#### Automated\n- [ ] `npm test`\n#### Manual\n- [ ] looks\n## Phase 2: B\n### Success Criteria\n- [ ] `npm test`\n';
    expect(markFeature(plan, 'p.md', 'P1', 'x')).toBe(plan.replace('- [ ] `npm test`', '- [x] `npm test`'));
    expect(markFeature(plan, 'p.md', 'P2', 'x').match(/\[x\]/g)).toHaveLength(1);
  });

  it('leaves prose, JSON and TeX alone', () => {
    for (const [text, file] of [
      ['# Plan\n- no box', 'p.md'],
      ['{}', 'plan.json'],
      ['- [ ] T001 One', 'x.tex'],
      ['', 'p.md'],
    ] as const)
      expect(markFeature(text, file, 'T001', 'x')).toBe(text);
  });
});
