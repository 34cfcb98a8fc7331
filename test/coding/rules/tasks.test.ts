import { describe, expect, it } from 'vitest';
import { findProblems } from '../../../src/coding/rules/feature.ts';
import { readTasks } from '../../../src/coding/rules/plans/tasks.ts';

const read = (...lines: string[]) => {
  const reading = readTasks(lines.join('\n'), 'specs/001-login/tasks.md');
  if (reading?.is !== 'features') throw new Error('no tasks');
  return reading;
};
const edges = (...lines: string[]) =>
  Object.fromEntries(read(...lines).features.map(({ id, dependencies }) => [id, dependencies.join(' ')]));
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

  it('takes over what lines beside the tasks say of their order, and nothing goes round in a circle', () => {
    const tasks = ['- [ ] T001 [P] One', '- [ ] T002 [P] Two', '- [ ] T003 [P] Three', '## Dependencies'];
    expect(edges(...tasks, '- **T003** depends on T001, T002')).toEqual({ T001: '', T002: '', T003: 'T001 T002' });
    expect(edges(...tasks, '- T001 depends on T003')).toEqual({ T001: '', T002: '', T003: '' });
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

  it('makes a verification wait for everything before it, and run alone', () => {
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
      dependencies: ['T002', 'T003'],
      verification_commands: ['pnpm lint', 'pnpm test'],
    });
    expect(features[4]?.dependencies).toEqual(['T004']);
  });

  it.each([
    ['a code block', ['```', '- [ ] T009 No task', '```']],
    [
      'a longer code block that holds a shorter one',
      ['````md', '```', '- [ ] T009 No task', '```', '- [ ] T010 No task', '````'],
    ],
    ['a block of tildes, indented', ['   ~~~', '- [ ] T009 No task', '```', '- [ ] T010 No task', '   ~~~']],
    ['a block in a list', ['- text', '  ```md', '  - [ ] T009 No task', '  ```']],
    ['a comment', ['<!-- examples:', '- [ ] T009 No task', '-->']],
    ['a comment on its line', ['<!-- - [ ] T009 No task -->']],
    ['a checklist without ids', ['## Definition of done', '- [ ] Everything is green', '## Phase 2']],
  ])('passes over %s', (_, lines) => {
    expect(ids('- [ ] T001 First', '', ...lines, '- [ ] T002 Second')).toEqual(['T001', 'T002']);
  });

  it('passes over the front matter', () => {
    expect(ids('---', 'a: |', '  - [ ] T009 No task', '---', '- [ ] T001 First')).toEqual(['T001']);
  });

  it('reads what stands behind a code block or comment that nothing ends', () => {
    for (const open of ['```', '<!--'])
      expect(ids('- [ ] T001 First', open, '- [ ] T002 Second')).toEqual(['T001', 'T002']);
  });

  it('leaves cancelled tasks out and names them, and knows optional ones', () => {
    const { features, notes } = read('- [ ] T001 One', '- [-] T002 Two', '- [ ]* T003 Three (depends on T002)');
    expect(features.map(({ id, dependencies }) => [id, dependencies.join()])).toEqual([
      ['T001', ''],
      ['T003', 'T001'],
    ]);
    expect(notes).toEqual(['specs/001-login/tasks.md: cancelled, so left out: T002']);
  });

  it('keeps steps and code of a task as they stand', () => {
    const { features } = read('- [ ] T001 One', '  - run it:', '    ```sh', '    npm test # all', '    ```');
    expect(features[0]?.description).toBe('One\n- run it:\n```sh\nnpm test # all\n```');
  });

  it('reads nested tasks before the one they are below of, and takes nested points as its text', () => {
    const { features } = read(
      '- [ ] T1 Sign in',
      '\t- [ ] T11 The form',
      '\t\t- [ ] it has two fields',
      '\t- [x] T12 The request',
      '\t  - _Requirements: 2.1_',
      '- [ ] T2 Sign out',
    );
    expect(features.map(({ id, kind, dependencies }) => [id, kind, dependencies.join()])).toEqual([
      ['T11', 'feature', ''],
      ['T12', 'feature', 'T11'],
      ['T1', 'verification', 'T12'],
      ['T2', 'feature', 'T1'],
    ]);
    expect(features[0]?.description).toContain('it has two fields');
  });

  it('names what is no task for want of an id', () => {
    const { features, notes } = read('- [ ] TXXX Write docs', '* [ ] Clean up', '- [ ] F001 Taken');
    expect(features.map(({ id }) => id)).toEqual(['F001']);
    expect(notes.join()).toContain('not taken as tasks, since they have no id: lines 1, 2');
  });

  it.each([
    'S3 upload works',
    'HTTP2 is spoken',
    '3 retries at most',
    '**Database**: create it',
    '2.1.3 Create it [P]',
  ])('is none with “%s” alone', (text) => expect(readTasks(`- [ ] ${text}`, 'tasks.md')).toBeUndefined());

  it.each([
    ['**T001** [P] Create it', 'T001', 'Create it'],
    ['T001: Create it', 'T001', 'Create it'],
    ['T001 - Create it', 'T001', 'Create it'],
    ['V4 [VERIFY] Full CI', 'V4', 'Full CI'],
    ['ENG-12 Create it', 'ENG-12', 'Create it'],
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
    expect(features.map(({ id, kind, dependencies }) => [id, kind, dependencies.join()])).toEqual([
      ['T011', 'feature', ''],
      ['T010', 'test', 'T011'],
      ['T012', 'feature', 'T010'],
    ]);
    expect(notes.join()).toContain('T010');
  });

  it('tells a duplicate id with both places, and a task that does not exist', () => {
    const { features } = read('- [ ] T001 One', '- [ ] T001 Two', '- [ ] T003 Three (depends on T002)');
    expect(findProblems({ features, proofs: [] })).toEqual([
      'T001 is the id of 2 (specs/001-login/tasks.md:1, specs/001-login/tasks.md:2); ids must differ in more than case',
      'T003 names T002, which does not exist',
    ]);
  });

  it('understands a range of tasks', () => {
    expect(edges('- [ ] T001 [P] a', '- [ ] T002 [P] b', '- [ ] T003 [P] c (depends on T001-T002)').T003).toBe(
      'T001 T002',
    );
  });

  it('reads any line ends alike', () => {
    const lines = ['## Phase 1', '- [ ] T001 [P] One', '  - **Verify**: `npm test`', '- [ ] T002 Two'];
    const plain = readTasks(lines.join('\n'), 'a.md');
    expect(readTasks(lines.join('\r\n'), 'a.md')).toEqual(plain);
    expect(readTasks(`\ufeff${lines.join('\r')}`, 'a.md')).toEqual(plain);
  });

  it('is none without a checkbox', () => {
    expect(readTasks('# A plan\n\nWe build it.', 'plan.md')).toBeUndefined();
  });

  it('is named by its first sentence, a clause, or as many words as a title takes; the whole text is the description', () => {
    const long = 'so that the treasurer, who keeps the book, sees each of its months on a page of its own';
    const titles: [string, string][] = [
      [
        `Parse ledger text into entries in ledger/parser.py. It takes a text, ${long}.`,
        'Parse ledger text into entries in ledger/parser.py',
      ],
      [`Read the balances of all accounts: \`balance(entries)\`, ${long}`, 'Read the balances of all accounts'],
      [
        `Take files, e.g. Ledgers, and \`python -m ledger report FILE: all --month YYYY-MM\` ${long}`,
        'Take files, e.g. Ledgers, and…',
      ],
      [
        `Show the treasurer of the club what became of the money in the year ${long}`,
        'Show the treasurer of the club what became of the money in the year…',
      ],
      ['Write `ledger/__main__.py`: a command', 'Write `ledger/__main__.py`: a command'],
      ['x'.repeat(300), `${'x'.repeat(69)}…`],
    ];
    for (const [text, title] of titles) {
      const [feature] = read(`- [ ] T001 ${text}`).features;
      expect(feature?.name).toBe(title);
      expect(feature?.description).toContain(text);
    }
  });
});

describe('a task that goes on over several lines', () => {
  it('is named by its first clause, and its description is not torn apart', () => {
    const { features } = read(
      '# Limits per client',
      '- [ ] T001 [P] Sliding window limiter in `ratelimit/window.py`: `SlidingWindow(limit, seconds)` with',
      '  `allow(n=1)` like the bucket. Exact, not approximate.',
      '  - refused requests do not count',
      '- [ ] T002 Short one',
      '  - with a detail: of its own',
    );
    const [one, two] = features;
    expect(one?.name).toBe('Sliding window limiter in `ratelimit/window.py`');
    expect(one?.description).toContain('`SlidingWindow(limit, seconds)` with\n`allow(n=1)` like the bucket.');
    expect(one?.description).toMatch(/approximate\.\n\(Limits per client\)\n- refused/);
    expect(two?.name).toBe('Short one');
  });
});
