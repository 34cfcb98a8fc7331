import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { codingPhase } from '../../../src/coding/phase.ts';
import { workflowPaths } from '../../../src/files/paths.ts';
import { type Assignment, startedRow, type AgentRow } from '../../../src/loop/rules/agents.ts';
import { describeBegin } from '../../../src/overview/begin-line.ts';
import { type ShownAgent, leftOpen, shownAgents } from '../../../src/overview/rules/overview.ts';
import { formatStatus } from '../../../src/overview/rules/status.ts';
import { nothingMeasured, overview, type Sample, nothingMeasured as none } from '../../support/overview.ts';
import { hoursLater, start, state, unfit } from '../../support/samples.ts';
import { measureOf } from '../../../src/spend/rules/iterations.ts';

const found = state({
  iteration: 3,
  recorded_iteration: 2,
  total_iterations_research: 2,
  findings_count: 7,
  sources_cited: 4,
  open_questions: 2,
  last_result: '5 new findings, 1 confirmed by a second source',
  verdict: 'research goes on',
  verdict_numbers: 'last 20 observations: 5 new',
});

const status = (sample: Sample = {}) => formatStatus(overview({ state: found, ...sample }), hoursLater(1.5));

const researcher: ShownAgent = {
  assignment: 'i3-r1',
  agent: 'researcher',
  task: 'Primary sources on token buckets.\nMore lines.',
  state: 'at work',
  started_at: new Date(start.getTime() + 87 * 60_000).toISOString(),
};

it('names what to read once it has ended, where there is something', () => {
  const over = { ...found, status: 'complete' as const, end_reason: 'complete' as const };
  expect(overview({ state: over }).summary.doing).toBe('It ended in iteration 3.');
  expect(overview({ state: over, files: ['docs/a.pdf'] }).summary.doing).toBe(
    'It ended in iteration 3. Read docs/a.pdf.',
  );
  const read = overview({ state: over, files: ['docs/a.pdf', 'docs/a.html'] }).summary.doing;
  expect(read, 'the page with its evidence').toContain('Read docs/a.html.');
});

it('says which questions of a research that has ended are open, and how to search on', () => {
  const question = (id: string, priority: 'high' | 'low') => ({ id, text: `What's ${id}?`, priority });
  const questions = [question('Q002', 'high'), question('Q003', 'low'), question('Q009', 'low')];
  const own = (['answered', 'open', 'open'] as const).map((answer, at) => {
    return { id: `Q00${at + 1}`, text: `What's Q00${at + 1}?`, status: answer };
  });
  const open = "Open: “What's Q002?” “What's Q003?”";
  expect(leftOpen({ name: 'x', status: 'stopped' }, { own, questions, trials: [] })).toEqual([open]);
  expect(leftOpen({ name: 'x', status: 'complete' }, { own, questions, trials: ['whether it runs'] })).toEqual([
    open,
    String.raw`→ Search on in Claude Code: /autonomous-workflow:research 'x-2' 'What'\''s Q002? What'\''s Q003?'`,
    'Urgent, and only a trial can settle it: “whether it runs”',
  ]);
  const none = { own: own.slice(0, 1), questions: questions.slice(2) };
  expect(leftOpen({ name: 'x', status: 'complete' }, { ...none, trials: [] })).toEqual([]);
  expect(leftOpen({ name: 'x', status: 'complete' }, { ...none, trials: ['whether it runs', 'how fast'] })).toEqual([
    'Urgent, and only a trial can settle it: “whether it runs” “how fast”',
  ]);
  const [second] = own.slice(1).map((one) => ({ ...one, left: 'the price' }));
  const inPart = { own: second ? [second] : [], questions: [], trials: [] };
  expect(leftOpen({ name: 'x', status: 'complete' }, inPart)[1]).toContain('Q002?”, still open: the price');
});

describe('formatStatus', () => {
  it('answers first what a person asks first, then says what was found, then what happened last', () => {
    const agents = [researcher, { ...researcher, assignment: 'i3-r2', state: 'handed in' as const }];
    expect(status({ agents, files: ['docs/a.tex'], recent: ['one', 'two'] })).toBe(
      [
        'rate-limiting (research): How do rate limiters compare?',
        '',
        'state      Running.',
        'now        Phase A: Research, iteration 3 of at most 10: 1 of 4 agents handed in.',
        '           - i3-r1 researcher at work for 3 min: Primary sources on token buckets.',
        'needs you  nothing',
        'cost       about 3.41 of at most 50 USD',
        'done       An iteration costs about $1.00, as a rule; none of research was measured here yet. Its limits leave 7 more iterations, 22.5 hours and $46.59.',
        '',
        'found      7 findings from 4 sources, 2 open research questions',
        'last       iteration 2: 5 new findings, 1 confirmed by a second source',
        'verdict    Research goes on',
        'numbers    last 20 observations: 5 new',
        'driver     in-session; no session has it',
        '',
        'file  docs/a.tex',
        '',
        'one',
        'two',
      ].join('\n'),
    );
  });

  it('says of an implementation what belongs to it, and nothing of findings', () => {
    const coding = state({
      workflow_type: 'autonomous-implement',
      current_phase: 'Phase C: Implementation',
      features_total: 3,
      features_complete: 1,
    });
    expect(status({ state: coding })).toMatch(/^features +1 of 3 pass /m);
    expect(status({ state: coding })).not.toMatch(/^(?:found|checked)/m);
  });

  it('gives what iterations took as the line says with which the workflow begins, whatever runs or stands still', () => {
    const measure = { ...nothingMeasured, usd: [0.7, 1.5], minutes: [2, 9] };
    const sentence = 'An iteration of research took 2 min to 9 min and $0.70 to $1.50 so far (2 measured).';
    expect(describeBegin(found, 'docs/x', measure)).toContain(sentence);
    for (const owner_alive of [true, false])
      for (const now of [hoursLater(1.5), hoursLater(9)])
        expect(overview({ state: found, remarks: { measure }, owner_alive, now }).summary.until).toContain(sentence);
  });

  it('tells of critics and architects that look at features before any is begun', () => {
    const coding = state({ iteration: 3, current_phase: 'Phase C: Implementation' });
    const critic: Assignment = { id: 'i3-c1', agent: 'plan-critic', task: '' };
    const of = (assignments: Assignment[], more = {}) =>
      codingPhase.describeWork?.(workflowPaths(tmpdir(), 'x'), { ...coding, ...more }, assignments);
    expect(of([])).toBe('a feature in each');
    expect(of([], { parallel: 3 })).toBe('up to 3 features at once');
    expect(of([critic])).toBeUndefined();
  });

  it('shows why a workflow ended, and how it goes on', () => {
    const text = status({
      state: state({ status: 'stopped', end_reason: 'max_iterations', end_message: 'The budget is used up.' }),
    });
    expect(text).toMatch(/^state +The budget is used up\.$/m);
    expect(text).toMatch(/^needs you +Go on in Claude Code: \/autonomous-workflow:continue-auto rate-limiting$/m);
  });

  it('shows what a person is asked, each line below the other', () => {
    const text = status({ escalations: ['E001 (missing source): How\nmany?', '→ Answer with: resolve'] });
    expect(text).toMatch(/^state +Running, and needs you\.$/m);
    expect(text).toMatch(/^needs you +E001 \(missing source\): How\n +many\?\n +→ Answer with: resolve$/m);
  });

  it('shows a dialog that waits in its session before anything else that it needs', () => {
    const shown = status({
      remarks: { dialogs: ['Its session asks → answer there'] },
      escalations: ['E001: Which?'],
    });
    expect(shown).toContain('state      It waits for your answer in its session.');
    expect(shown).toMatch(/needs you {2}Its session asks → answer there\n {11}E001: Which\?/);
  });

  it('says until when it waits for the API', () => {
    const until = hoursLater(1.75).getTime();
    const wait = { kind: 'api' as const, turn: 0, until, since: 0, error: 'session limit', attempt: 1 };
    const shown = status({ wait });
    expect(shown).toMatch(
      /state {6}It waits for the API until (?:\w{3} \w{3} \d\d? )?\d\d:\d\d, and goes on by itself\./,
    );
    expect(shown).toMatch(
      /now .*waits for the API \(session limit\) until (?:\w{3} \w{3} \d\d? )?\d\d:\d\d \(about 15 minutes\)/,
    );
  });

  it('says after which iteration a verdict on features was, while the next one is worked on', () => {
    const verdict = 'Next: F005 (`autonomous-workflow feature start F005`).';
    const coding = { current_phase: 'Phase C: Implementation', iteration: 6, verdict } as const;
    const shown = (recorded_iteration: number) => status({ state: state({ ...coding, recorded_iteration }) });
    expect(shown(5)).toMatch(/^verdict +after iteration 5: Next: F005 /m);
    expect(shown(6)).toMatch(/^verdict +Next: F005 /m);
  });

  it('lets nothing through that moves a cursor', () => {
    const hostile = '\u001b[2J\u0007a\u202e';
    const about = state({ prompt: `${hostile}\nb`, end_message: hostile, verdict: hostile, last_result: hostile });
    const text = status({ state: about, agents: [{ ...researcher, task: hostile }], recent: [hostile] });
    expect(text).not.toMatch(unfit);
    expect(text).not.toContain('\u202e');
  });
});

const at = (second: number) => `2026-11-23T10:00:${String(second).padStart(2, '0')}.000Z`;
const row = (id: string, agent: string, about: string, more: Partial<AgentRow> = {}): AgentRow => ({
  ...startedRow({ id, agent, about, session: 's1', process: 7, started_at: at(5) }),
  ...more,
});
const assignments = [
  { id: 'i3-r1', agent: 'researcher' as const, task: 'Search; your task in full: tasks/i3-r1.md' },
  { id: 'i3-k1', agent: 'report-critic' as const, task: 'Judge.' },
];
const shown = (rows: readonly AgentRow[], atWork: readonly string[] = []) =>
  shownAgents(3, { assignments, begun_at: at(4) }, rows, new Set(atWork)).map(({ assignment, agent, task, state }) =>
    [assignment, agent, task, state].join(' '),
  );

it('an agent that may turn out not to be needed is shown once it is started', () => {
  expect(shown([])).toEqual(['i3-r1 researcher Search not started']);
  const critic = row('a1', 'report-critic', 'i3-k1');
  expect(shown([critic], ['a1'])).toEqual([
    'i3-r1 researcher Search not started',
    'i3-k1 report-critic Judge. at work',
  ]);
});

it.each([
  ['taken', 'handed in'],
  ['refused', 'refused'],
  ['silent', 'refused'],
  ['unpaid', 'refused'],
  ['killed', 'gone'],
] as const)('an agent whose work was %s is shown as %s', (result, state) => {
  const done = row('a1', 'researcher', 'i3-r1', { ended_at: at(7), result });
  expect(shown([done])).toEqual([`i3-r1 researcher Search ${state}`]);
});

it('agents of features are those that began with the iteration or after it; one whose session is gone is gone', () => {
  const rows = [
    row('a1', 'autonomous-coder', 'T001', { started_at: at(1), ended_at: at(2), result: 'taken' }),
    row('a2', 'autonomous-coder', 'T002', { task: 'T002: Add a limit' }),
    row('a3', 'code-reviewer', 'T003'),
  ];
  expect(shown(rows, ['a3']).slice(1)).toEqual([
    ' autonomous-coder T002: Add a limit gone',
    ' code-reviewer T003 at work',
  ]);
});

/** What iterations took: US dollars and minutes of each. */
const measured = (...all: [usd: number | null, minutes: number][]) => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 2, 1, 0, 0, minutes * 60)).toISOString();
  const row = { iteration: 1, tokens: null, agents: 3, result: '', began_at: at(0) };
  return (kind: string, about = state()) =>
    measureOf(
      all.map(([usd, minutes]) => ({ ...row, kind, usd, ended_at: at(minutes) })),
      about.current_phase,
    );
};
const line = (measure: typeof none, more = {}) => describeBegin(state(more), 'docs/research-x', measure);

describe('describeBegin', () => {
  it('says what begins where, with which budgets, and how to stop it; it promises nothing that was not measured', () =>
    expect(line(none)).toBe(
      'rate-limiting (research) begins in docs/research-x/: at most 10 iterations, 24 hours, $50. An iteration costs about $1.00, as a rule; none of research was measured here yet.',
    ));

  it('names the branch that commits go to', () =>
    expect(describeBegin(state({ workflow_type: 'autonomous-implement' }), 'docs/x', none, 'main')).toContain(
      ': at most 10 iterations, 24 hours, $50. Commits go to the branch main; nothing is pushed. ',
    ));

  it('says how the budgets are divided among the phases, and where that is too little', () => {
    const auto = { workflow_type: 'autonomous-full-auto', max_iterations: 16 } as const;
    expect(line(none, auto)).toContain(
      '$50. Of the iterations at most 3 for research (20 % of hours and money), 2 for the plan (10 % of hours and money), the others for code. An',
    );
    expect(line(none, { ...auto, max_iterations: 8 })).not.toContain('too few');
    expect(line(none, { ...auto, max_iterations: 7 })).toContain(
      'too few for code: allow at least 8 (--max-iterations).',
    );
    const plan = { workflow_type: 'autonomous-research-plan' } as const;
    expect(line(none, plan)).toContain('at most 7 for research (67 % of hours and money), the others for the plan. An');
    expect(line(none, { ...plan, max_iterations: 3 })).toContain('too few for the plan: allow at least 4');
    const planning = { ...auto, current_phase: 'Phase B: Planning', iteration: 2, recorded_iteration: 2 } as const;
    expect(line(none, planning)).toContain('at most 3 for the plan (30 % of hours and money), the others for code. An');
  });

  it('says where the money is less than an iteration and the write-up take', () => {
    expect(line(none, { max_cost_usd: 1 })).toContain(
      ' $1.00 is less than one iteration and the write-up, about $1.50 (usual figures; nothing was measured here yet): little may come of it. ',
    );
    expect(line(none, { max_cost_usd: 1.5 })).not.toContain('is less than');
    const cheap = measured([0.3, 4])('research');
    expect(line(cheap, { max_cost_usd: 1 })).not.toContain('is less than');
    expect(line(cheap, { max_cost_usd: 1, cost_usd: 0.5 })).toContain(
      '$0.50 is less than one iteration and the write-up, about $0.80: little',
    );
  });

  it('says where a workflow goes on, and names the kind of its phase', () => {
    const text = line(none, { iteration: 3, recorded_iteration: 2, current_phase: 'Phase C: Implementation' });
    expect(text).toContain('goes on with iteration 3 in');
    const coding = { current_phase: 'Phase C: Implementation' } as const;
    expect(line(measured([1, 2])('coding', state(coding)), coding)).toContain('An iteration of coding took');
  });
});
