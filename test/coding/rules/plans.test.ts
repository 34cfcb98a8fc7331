import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyPlan } from '../../../src/planning/rules/plan.ts';
import { findProblems } from '../../../src/coding/rules/feature.ts';
import {
  commandsIn,
  readDecomposition,
  readPlanItems,
  readPlanText,
  readTasks,
  tickFeature,
} from '../../../src/coding/rules/plans.ts';

const sections = (text: string) => readPlanText(text, 'plan.md').sections;

describe('commandsIn', () => {
  it.each([
    ['Unit tests pass: `make test-component`', ['make test-component']],
    ['`User` model in `src/user.py`', []],
    ['`./gradlew test` and `./scripts/check.sh`', ['./gradlew test', './scripts/check.sh']],
    ['`rm -rf /`', ['rm -rf /']],
  ])('%s', (line, commands) => expect(commandsIn(line)).toEqual(commands));
});

describe('a plan in prose', () => {
  it.each([
    ['phases', '## Phase 1: A\n\n### Success Criteria\n- [ ] `npm test`\n'],
    ['numbered tasks', '- [ ] 1. Sign in\n  - [ ] 1.1 The form\n- [ ] 2. Checkpoint - Ensure all tests pass\n'],
  ])('or another form is divided by an agent: %s', (_, text) => expect(sections(text).length).toBeGreaterThan(0));

  it('is given as sections', () => {
    expect(sections('# Plan\nintro\n```\n# no heading\n```\n## Parser\ntext\n')).toEqual([
      { id: 'S1', title: 'Plan', from: 1, to: 5 },
      { id: 'S2', title: 'Parser', from: 6, to: 7 },
    ]);
    expect(sections('We build a parser.')).toEqual([{ id: 'S1', title: 'plan.md', from: 1, to: 1 }]);
  });
});

describe('odd plans', () => {
  it.each([
    ['binary', `%PDF-1.4 ${'\0'.repeat(9)}`, 'not a text'],
    ['empty', ' \n\t\n', 'empty'],
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
      '\n',
      '\r\n',
      '  ',
      'T001 ',
      'T002 ',
      '[P] ',
      '[VERIFY] ',
      '## Phase 1: ',
      '```\n',
      '<!--',
      '-->',
      '`npm test`',
      '(depends on T001)',
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
          if (reading.sections.length === 0) {
            const problems = findProblems(reading);
            const told = /is the id of|does not exist|go round|there is no feature/;
            expect(problems.filter((one) => !told.test(one))).toEqual([]);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('tickFeature', () => {
  const tasks =
    '# T\r\n- [ ] T001 One\r\n  - [ ] a detail\r\n* [x] T002 Two\r\n```\nno task\n```\n- [ ] **T003** Three';

  it('ticks the line of a task, wherever it is by now, and leaves everything else', () => {
    expect(tickFeature(tasks, { id: 'T003', origin: 'tasks.md:1' })).toBe(
      tasks.replace('- [ ] **T003**', '- [x] **T003**'),
    );
    expect(tickFeature(tasks, { id: 'T001', origin: null })).toBe(tasks.replace('- [ ] T001', '- [x] T001'));
    expect(tickFeature(tasks, { id: 'T009', origin: null })).toBe(tasks);
  });

  it('ticks the boxes in the lines that an agent made a feature of', () => {
    const plan = '## A\n- [ ] one\n- [ ] two\n## B\n- [ ] three\n';
    expect(tickFeature(plan, { id: 'F001', origin: 'docs/plan.md:1-3' })).toBe(
      plan.replace('- [ ] one\n- [ ] two', '- [x] one\n- [x] two'),
    );
  });
});

describe('what a feature-decomposer hands in', () => {
  const text = '# Plan\nintro\n## Parser\nFR-003: docs/parser.md says how.\n## Risks\ntext';
  const plan = { sections: sections(text), text, file: 'x-plan.md' };
  const one = (id: string, more: object = {}) => ({
    id,
    name: `Feature ${id}`,
    description: 'It reads a file and gives its lines.',
    component: 'parser',
    dependencies: [],
    requirements: [{ id: 'FR-003' }],
    sections: ['S2'],
    ...more,
  });
  const left_out = [
    { section: 'S1', why: 'an introduction' },
    { section: 'S3', why: 'nothing to build' },
  ];
  const problems = (value: object) => readDecomposition(value, plan).problems;

  it('becomes features with their places', () => {
    const ways = ['With the parser of the platform.', 'With a parser of our own.'];
    const read = readDecomposition(
      { features: [one('F1', { ways }), one('F2', { dependencies: ['F1'] })], left_out },
      plan,
    );
    expect(read).toMatchObject({
      problems: [],
      features: [
        { id: 'F1', ways, trail: [], origin: expect.stringMatching(/^x-plan\.md:3-\d+/) as string },
        { id: 'F2', dependencies: ['F1'] },
      ],
      notes: ['x-plan.md:1: left out: an introduction', 'x-plan.md:5: left out: nothing to build'],
    });
  });

  it('is sent back when it leaves a section out without a word, or is no list to work on', () => {
    expect(problems({ features: [one('F1', { dependencies: ['F1'] })], left_out: left_out.slice(0, 1) })).toEqual([
      'S3 ("Risks") is in no feature and not among the left_out',
      'the dependencies go round: F1 → F1',
    ]);
    expect(problems({ features: [one('F1', { sections: ['S9'] })], left_out })[0]).toBe('S9 is no section of the plan');
    expect(problems({ features: [], left_out: [...left_out, { section: 'S2', why: 'why not' }] })).toEqual([
      'there is no feature in it',
    ]);
    expect(problems({ features: [one('F 1')] })[0]).toContain('features #1 id');
    expect(problems([])).not.toEqual([]);
    const requirements = [{ id: 'FR-003', files: ['docs/parser.md', 'docs/made-up.md'] }];
    expect(problems({ features: [one('F1', { requirements: [] })], left_out })).toEqual([
      'FR-003 (line 4 of the plan) is among the requirements of no feature',
    ]);
    expect(problems({ features: [one('F1', { requirements })], left_out })).toEqual([
      'F1: "docs/made-up.md" of its requirements does not stand in the plan',
    ]);
  });
});

describe('the items of an agreed plan', () => {
  const item = (id: string, kind: string, more: object = {}) => ({
    id,
    kind,
    title: `Title ${id}`,
    text: `The whole text of ${id}.`,
    ...{ claims: [], depends_on: [], ...more },
  });

  const planOf = (...items: object[]) => ({ ...emptyPlan(), sections: [{ code: 'SEQ', iteration: 1, items }] });

  it('are a feature for each step, and for each component that no step builds', () => {
    const plan = planOf(
      item('P-VIS-001', 'objective'),
      item('P-CMP-001', 'component', {
        verification: ['npm test'],
        purpose: 'It reads files.',
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
    );
    const { features } = readPlanItems(plan, 'docs/research-x/records/plan.json');
    expect(
      features.map(({ id, dependencies, verification_commands }) => [id, dependencies, verification_commands]),
    ).toEqual([
      ['P-CMP-003', ['P-SEQ-002'], []],
      ['P-SEQ-001', [], ['npm test']],
      ['P-SEQ-002', ['P-SEQ-001'], ['npm run lint']],
    ]);
    expect(features[1]?.description).toContain('Interface: read(file)');
    expect(features[1]?.origin).toBe('docs/research-x/records/plan.json:P-SEQ-001');
  });

  it.each([[{}], [emptyPlan()]])('are refused where nothing is to be built: %j', (plan) => {
    expect(() => readPlanItems(plan, 'plan.json')).toThrow('nothing that could be built');
  });
});

const read = (...lines: string[]) => {
  const reading = readTasks(lines.join('\n'), 'specs/001-login/tasks.md');
  if (reading === undefined) throw new Error('no tasks');
  return reading;
};
/** What each task comes after and, behind a colon, what it cannot be built without. */
const edges = (...lines: string[]) =>
  Object.fromEntries(
    read(...lines).features.map(({ id, dependencies, after = [] }) => [
      id,
      `${after.join(' ')}${dependencies.length === 0 ? '' : `: ${dependencies.join(' ')}`}`,
    ]),
  );
const ids = (...lines: string[]) => read(...lines).features.map(({ id }) => id);

describe('a list of tasks', () => {
  it('goes one after the other, with [P] neighbours beside each other and phases in between', () => {
    expect(
      edges(
        '## Phase 1: Setup',
        '- [ ] T001 Create the project',
        '- [ ] T002 [P] Configure linting',
        '- [ ] T003 [P] Configure tests',
        '## Phase 2: Foundation',
        '- [ ] T004 [P] Schema',
        '- [ ] T005 [P] Routing',
        '- [ ] T006 Models',
      ),
    ).toEqual({ T001: '', T002: 'T001', T003: 'T001', T004: 'T002 T003', T005: 'T002 T003', T006: 'T004 T005' });
  });

  it('takes over what lines beside the tasks say of their order', () => {
    const tasks = ['- [ ] T001 [P] One', '- [ ] T002 [P] Two', '- [ ] T003 [P] Three', '## Dependencies'];
    expect(edges(...tasks, '- **T003** depends on T001, T002')).toEqual({ T001: '', T002: '', T003: ': T001 T002' });
  });

  it('takes stories, stated dependencies and places over', () => {
    const { features } = read(
      '# Tasks: Login',
      '## Phase 3: User Story 1 - Sign in (Priority: P1)',
      '- [ ] T012 [P] [US1] Create User model in src/user.py',
      '- [ ] T013 [P] [US1] Create Token model in src/token.py',
      '- [ ] T014 [US1] Implement `login` (depends on T012, T013)',
    );
    expect(features.map(({ component }) => component)).toEqual(['US1', 'US1', 'US1']);
    expect(features[2]).toMatchObject({
      name: 'Implement `login` (depends on T012, T013)',
      dependencies: ['T012', 'T013'],
      origin: 'specs/001-login/tasks.md:5',
    });
    expect(features.map(({ parallel }) => parallel)).toEqual([true, true, null]);
  });

  it('makes a verification need everything since the one before, and run alone', () => {
    const { features } = read(
      '- [ ] T001 Do this',
      '- [ ] T002 [P] Do that',
      '- [ ] T003 [P] Do more',
      '- [x] T004 [VERIFY] Quality checkpoint: `pnpm lint && pnpm test`',
      '  - **Verify**: All must pass: `pnpm lint`, `pnpm test` on `src/user.ts`',
      '- [ ] T005 Go on',
    );
    expect(features[3]).toMatchObject({
      id: 'T004',
      kind: 'verification',
      parallel: false,
      claimed: true,
      dependencies: ['T001', 'T002', 'T003'],
      after: [],
      verification_commands: ['pnpm lint', 'pnpm test'],
    });
    expect(features[4]).toMatchObject({ dependencies: [], after: ['T004'] });
  });

  it.each([
    ['a code block', ['```', '- [ ] T009 No task', '```']],
    ['a block in a list', ['- text', '  ```md', '  - [ ] T009 No task', '  ```']],
    ['a comment', ['<!-- examples:', '- [ ] T009 No task', '-->']],
    ['a checklist without ids', ['## Definition of done', '- [ ] Everything is green', '## Phase 2']],
  ])('passes over %s', (_, lines) => {
    expect(ids('- [ ] T001 First', '', ...lines, '- [ ] T002 Second')).toEqual(['T001', 'T002']);
  });

  it('leaves cancelled tasks out and names them, and knows optional ones', () => {
    const { features, notes } = read('- [ ] T001 One', '- [-] T002 Two', '- [ ]* T003 Three (depends on T002)');
    expect(features.map(({ id, after }) => [id, after?.join()])).toEqual([
      ['T001', ''],
      ['T003', 'T001'],
    ]);
    expect(notes).toEqual(['specs/001-login/tasks.md: cancelled, so left out: T002']);
  });

  it('keeps steps and code of a task as they stand', () => {
    const { features } = read('- [ ] T001 One', '  - run it:', '    ```sh', '    npm test # all', '    ```');
    expect(features[0]?.description).toBe('One\n- run it:\n```sh\nnpm test # all\n```');
  });

  it('takes a task below another as one of its own, and indented points as the text of the last', () => {
    const { features } = read(
      '- [ ] T1 Sign in',
      '\t- [ ] T11 The form',
      '\t\t- [ ] it has two fields',
      '- [ ] T2 Sign out',
    );
    expect(features.map(({ id, after }) => [id, after?.join()])).toEqual([
      ['T1', ''],
      ['T11', 'T1'],
      ['T2', 'T11'],
    ]);
    expect(features[1]?.description).toContain('it has two fields');
  });

  it('names what is no task for want of an id', () => {
    const { features, notes } = read(
      '- [ ] TXXX Write docs',
      '* [ ] Clean up',
      '- [ ] F001 Taken',
      '- [P] runs beside others',
    );
    expect(features.map(({ id }) => id)).toEqual(['F001']);
    expect(notes.join()).toContain('not taken as tasks, since they have no id: lines 1, 2');
  });

  it.each([
    ['**T001** [P] Create it', 'T001', 'Create it'],
    ['T001 - Create it', 'T001', 'Create it'],
    ['V4 [VERIFY] Full CI', 'V4', 'Full CI'],
    ['T001', 'T001', 'T001'],
  ])('reads "%s"', (text, id, name) => {
    expect(read(`- [ ] ${text}`).features[0]).toMatchObject({ id, name });
  });

  it('puts tests that are written first behind what they test, and says so', () => {
    const { features, notes } = read(
      '## Phase 3: Sign in',
      '### Tests for User Story 1',
      '- [ ] T010 [P] Contract test',
      '### Implementation for User Story 1',
      '- [ ] T011 The form',
      '## Phase 4: Sign out',
      '- [ ] T012 The button',
    );
    expect(features.map(({ id, kind, after }) => [id, kind, after?.join()])).toEqual([
      ['T011', 'feature', ''],
      ['T010', 'test', 'T011'],
      ['T012', 'feature', 'T010'],
    ]);
    expect(notes.join()).toContain('T010');
  });
});
