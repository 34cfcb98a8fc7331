import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findProblems } from '../../../src/engine/features/check.ts';
import { commandsIn } from '../../../src/engine/features/plans/commands.ts';
import { readDecomposition } from '../../../src/engine/features/plans/decomposition.ts';
import { readPlanItems } from '../../../src/engine/features/plans/plan-items.ts';
import { readPlan } from '../../../src/engine/features/plans/read-plan.ts';

const features = (text: string, file = 'plan.md') => {
  const reading = readPlan(text, file);
  if (reading.is !== 'features') throw new Error('it needs an agent');
  return reading.features;
};
const sections = (text: string, file = 'plan.md') => {
  const reading = readPlan(text, file);
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
      { id: 'S2', title: 'Parser', from: 6, to: 8 },
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

describe('what a feature-decomposer hands in', () => {
  const plan = sections('# Plan\nintro\n## Parser\ntext\n## Risks\ntext');
  const one = (id: string, more: object = {}) => ({
    id,
    name: `Feature ${id}`,
    description: 'It reads a file and gives its lines.',
    component: 'parser',
    dependencies: [],
    sections: ['S2'],
    ...more,
  });
  const left_out = [
    { section: 'S1', why: 'an introduction' },
    { section: 'S3', why: 'nothing to build' },
  ];
  const problems = (value: object) => {
    const read = readDecomposition(value, plan, 'x-plan.md');
    return read.is === 'refused' ? read.problems : [];
  };

  it('becomes features with their places', () => {
    const groups = [{ id: 'G1', name: 'Ways to parse', alternatives: ['F1', 'F2'] }];
    const read = readDecomposition(
      { features: [one('F1'), one('F2'), one('F3', { dependencies: ['G1'] })], groups, left_out },
      plan,
      'x-plan.md',
    );
    expect(read).toMatchObject({
      is: 'features',
      features: [{ id: 'F1', origin: 'x-plan.md:3' }, { id: 'F2' }, { id: 'F3', dependencies: ['G1'] }],
      groups: [{ id: 'G1', trail: [] }],
      notes: ['x-plan.md:1: left out: an introduction', 'x-plan.md:5: left out: nothing to build'],
    });
  });

  it('is sent back when it leaves a section out without a word, or is no list to work on', () => {
    expect(problems({ features: [one('F1', { dependencies: ['F1'] })], left_out: left_out.slice(0, 1) })).toEqual([
      'S3 ("Risks") is in no feature and not among the left_out',
      'F1 depends on itself',
    ]);
    expect(problems({ features: [one('F1', { sections: ['S9'] })], left_out })[0]).toBe('S9 is no section of the plan');
    expect(problems({ features: [], left_out: [...left_out, { section: 'S2', why: 'why not' }] })).toEqual([
      'there is no feature in it',
    ]);
    expect(problems({ features: [one('F 1')] })[0]).toContain('features 0 id');
    expect(problems([])).not.toEqual([]);
  });
});

describe('the items of an agreed plan', () => {
  const item = (id: string, kind: string, more: object = {}) => ({
    id,
    kind,
    title: `Title ${id}`,
    text: `Text of ${id}.`,
    ...more,
  });

  it('are a feature for each step, and for each component that no step builds', () => {
    const reading = readPlanItems(
      {
        schema: 1,
        items: [
          item('P-VIS-001', 'objective'),
          item('P-CMP-001', 'component', {
            verification: ['npm test'],
            purpose: 'It reads.',
            interfaces: ['read(file)'],
          }),
          item('P-CMP-002', 'component', { depends_on: ['P-CMP-001', 'P-TEC-001'] }),
          item('P-CMP-003', 'component', { depends_on: ['P-CMP-002'] }),
          item('P-SEQ-001', 'step', { builds: ['P-CMP-001'] }),
          item('P-SEQ-002', 'step', {
            builds: ['P-CMP-002'],
            depends_on: ['P-SEQ-001'],
            verification: ['npm run lint'],
          }),
        ],
      },
      'docs/research-x/plan.json',
    );
    if (reading?.is !== 'features') throw new Error('nothing');
    expect(
      reading.features.map(({ id, dependencies, verification_commands }) => [id, dependencies, verification_commands]),
    ).toEqual([
      ['P-CMP-003', ['P-SEQ-002'], []],
      ['P-SEQ-001', [], ['npm test']],
      ['P-SEQ-002', ['P-SEQ-001'], ['npm run lint']],
    ]);
    expect(reading.features[1]?.description).toContain('Interface: read(file)');
    expect(reading.features[1]?.origin).toBe('docs/research-x/plan.json:P-SEQ-001');
  });

  it('are one after the other where the steps name no dependencies', () => {
    const reading = readPlanItems({ items: [item('P-SEQ-001', 'step'), item('P-SEQ-002', 'step')] }, 'plan.json');
    expect(reading?.is === 'features' && reading.features.map(({ dependencies }) => dependencies)).toEqual([
      [],
      ['P-SEQ-001'],
    ]);
  });

  it('may hold nothing to build, or be no plan at all', () => {
    expect(readPlanItems({ items: [item('P-RSK-001', 'risk')] }, 'plan.json')).toBeUndefined();
    expect(() => readPlanItems({ items: [{}] }, 'plan.json')).toThrow('The plan is not valid');
  });
});

describe('odd plans', () => {
  it.each([
    ['binary', `%PDF-1.4 ${'\0'.repeat(9)}`, 'not a text'],
    ['bytes that are no text', '\ufffd\ufffd\ufffda', 'not a text'],
    ['empty', ' \n\t\n', 'empty'],
    ['10 MB long', 'a'.repeat(10_000_000), 'too large'],
  ])('a plan that is %s is refused', (_, text, why) => expect(() => readPlan(text, 'plan.md')).toThrow(why));

  it('are read in time that grows with their length only', { timeout: 60_000 }, () => {
    const size = 990_000;
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
      readPlan(piece.repeat(Math.floor(size / piece.length)), 'plan.md');
      const { user, system } = process.cpuUsage(before);
      expect((user + system) / 1_000, piece).toBeLessThan(8_000);
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
          const reading = readPlan(text, file);
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
