import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { codingPhase } from '../../../src/coding/phase.ts';
import { workflowPaths } from '../../../src/files/paths.ts';
import type { Assignment } from '../../../src/loop/rules/agents.ts';
import { describeBegin } from '../../../src/overview/begin-line.ts';
import { type ShownAgent, leftOpen } from '../../../src/overview/rules/overview.ts';
import { formatStatus } from '../../../src/overview/rules/status.ts';
import { nothingMeasured, overview, type Sample } from '../../support/overview.ts';
import { hoursLater, start, state, unfit } from '../../support/samples.ts';

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
  ended_at: null,
};

it('names what to read once it has ended, where there is something', () => {
  const over = { ...found, status: 'complete' as const, end_reason: 'complete' as const };
  expect(overview({ state: over }).summary.doing).toBe('It ended in iteration 3.');
  expect(overview({ state: over, files: ['docs/a.pdf'] }).summary.doing).toBe(
    'It ended in iteration 3. Read docs/a.pdf.',
  );
});

it('says which questions of a research that has ended are open, and how to search on', () => {
  const question = (id: string, priority: 'high' | 'low') => ({ id, text: `What's ${id}?`, priority });
  const questions = [question('Q002', 'high'), question('Q003', 'low'), question('Q009', 'low')];
  const own = ['Q001', 'Q002', 'Q003'].map((id) => ({ id, text: '' }));
  const open = "Open: 2 of your 3 questions; 1 urgent: “What's Q002?” “What's Q003?”";
  expect(leftOpen({ name: 'x', status: 'stopped' }, { own, questions })).toEqual([open]);
  expect(leftOpen({ name: 'x', status: 'complete' }, { own, questions })).toEqual([
    open,
    String.raw`→ Search on in Claude Code: /autonomous-workflow:research 'x-2' 'What'\''s Q002?'`,
  ]);
  expect(leftOpen({ name: 'x', status: 'complete' }, { own, questions: questions.slice(2) })).toEqual([]);
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

  it('says nothing of a verdict before there is one', () =>
    expect(status({ state: state({ iteration: 3 }) })).not.toMatch(/^verdict/m));

  it('lets nothing through that moves a cursor', () => {
    const hostile = '\u001b[2J\u0007a\u202e';
    const about = state({ prompt: `${hostile}\nb`, end_message: hostile, verdict: hostile, last_result: hostile });
    const text = status({ state: about, agents: [{ ...researcher, task: hostile }], recent: [hostile] });
    expect(text).not.toMatch(unfit);
    expect(text).not.toContain('\u202e');
  });
});
