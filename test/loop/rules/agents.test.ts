import { describe, expect, it } from 'vitest';
import {
  failedRows,
  finishedBy,
  isOpenRow,
  mayHandIn,
  pruned,
  shownTask,
  subjectOf,
  withFailed,
  type AgentRow,
  stepOfWave,
  type Wave,
  isOfIteration,
} from '../../../src/loop/rules/agents.ts';
import { assignment, state } from '../../support/samples.ts';
import type { WorkflowState } from '../../../src/loop/rules/state.ts';
import { findProblems, type Reality } from './research-problems.ts';

const agent = (more: Partial<AgentRow> = {}): AgentRow => ({
  id: 'a1',
  agent: 'autonomous-coder',
  about: 'F001',
  session: 's1',
  process: 7,
  started_at: '2026-11-23T00:00:00.000Z',
  ended_at: null,
  result: null,
  ...more,
});
const later = '2026-11-23T00:00:40.000Z';
const owner = { session: 's1', process: 7 };

describe('the subject of an agent', () => {
  it.each([
    ['[i2-c1] Aspect readiness', 'i2-c1'],
    ['Feature F001: your task is /p/docs/research-x/tasks/F001.md', 'F001'],
    ['Your task is /p/docs/research-x/tasks/T1.2-review.md', 'T1.2'],
    ['Your task is /p/docs/research-x/tasks/F001-questions.md', 'F001'],
    ['Please do Feature T003.', 'T003'],
    ['Divide the plan.', ''],
  ])('of %j is %j', (prompt, subject) => expect(subjectOf(prompt)).toBe(subject));
});

describe('the task of an agent, for people,', () => {
  it.each([
    ['Aspect readiness; your task in full: docs/research-x/tasks/i1-c1.md', 'Aspect readiness'],
    [
      'Verify 3 claims against a stored page: they are listed in x.md, which names the page.',
      'Verify 3 claims against a stored page',
    ],
    ['Feature F001: your task is /p/docs/research-x/tasks/F001.md', 'Feature F001'],
    ['Search for what is listed in the standard.', 'Search for what is listed in the standard.'],
  ])('of %j is %j', (task, shown) => expect(shownTask(task)).toBe(shown));
});

describe('agents at work', () => {
  it('are those of the owner, or of its process, that have no end', () => {
    const agents = [
      agent(),
      agent({ id: 'a2', session: 's0' }),
      agent({ id: 'a3', session: 's0', process: 8 }),
      agent({ id: 'a4', ended_at: later }),
    ];
    expect(agents.filter((one) => isOpenRow(one, owner)).map(({ id }) => id)).toEqual(['a1', 'a2']);
  });
});

describe('the table of agents', () => {
  const of = (about: string, result: AgentRow['result'], id = about) =>
    agent({ id, agent: 'researcher', about, result, ended_at: result === null ? null : later });
  const rows = [
    of('i1-r1', 'taken'),
    of('i1-r2', 'killed'),
    of('i1-r3', null),
    of('i1-r4', 'refused'),
    of('i1-r5', 'unpaid'),
  ];

  it('says which assignments are finished, and which came to nothing', () => {
    expect([...finishedBy(rows)]).toEqual(['i1-r1', 'i1-r4', 'i1-r5']);
    expect(failedRows(rows).map(({ about }) => about)).toEqual(['i1-r4', 'i1-r5']);
    // A later hand-in counts.
    expect(failedRows([...rows, of('i1-r4', 'taken', 'a9')]).map(({ about }) => about)).toEqual(['i1-r5']);
  });

  it('gives an end to those that were silent, to assignments without an agent, and to tasks of others', () => {
    const at = { session: 's1', process: 7, started_at: later };
    const failed = [
      { id: 'i1-r3', agent: 'researcher', about: 'i1-r3' },
      { id: 't9', agent: '', about: '' },
      { agent: 'researcher', about: 'i1-r6' },
    ];
    const after = withFailed(rows, failed, 'silent', at);
    const silent = after.filter(({ result }) => result === 'silent');
    expect(silent.map(({ id, about, ended_at }) => [id, about, ended_at])).toEqual([
      ['i1-r3', 'i1-r3', later],
      ['t9', '', later],
      ['silent-i1-r6', 'i1-r6', later],
    ]);
  });

  it('knows whose a hand-in is: of its agent until it is taken, or of the first of its kind that begins to write', () => {
    const starting = { ...of('i1-r1', null), id: 'toolu_1', call: 'toolu_1' };
    const may = (row: AgentRow, own?: AgentRow, kind = 'researcher') => mayHandIn({ agent: kind }, own, row);
    expect([may(starting), may(starting, undefined, 'claim-judge'), may(of('i1-r2', null))]).toEqual([
      true,
      false,
      false,
    ]);
    expect([may(of('i1-r2', null), of('i1-r2', null)), may(starting, of('i1-r2', null))]).toEqual([true, false]);
    expect(may(of('i1-r2', 'taken'), of('i1-r2', 'taken'))).toBe(false);
    // A coder corrects what was handed in.
    const coder = agent({ result: 'taken' });
    expect(may(coder, coder, 'autonomous-coder')).toBe(true);
  });

  it('forgets the oldest rows in the end, but none that is open or came to nothing', () => {
    const many = Array.from({ length: 200 }, (_, index) => of(`i2-r${index}`, 'taken'));
    const kept = pruned([...rows, ...many]);
    expect(kept.length).toBeLessThan(130);
    expect(kept.slice(0, 3).map(({ about }) => about)).toEqual(['i1-r3', 'i1-r4', 'i1-r5']);
    expect(kept.at(-1)?.about).toBe('i2-r199');
  });
});

const researchers = [assignment('i1-r1'), assignment('i1-r2')];
const coder = { agent: 'autonomous-coder', about: 'F001' };
const atWork = (...ids: string[]) => ids.map((about) => ({ agent: 'researcher', about }));

it.each<[string, Partial<Wave> & { done?: string[] }, string | undefined]>([
  ['nobody has started', {}, 'start'],
  ['one has ended without a hand-in, and another is at work', { atWork: atWork('i1-r1') }, 'start'],
  ['all are at work', { atWork: atWork('i1-r1', 'i1-r2') }, undefined],
  ['one has ended without a hand-in', { done: ['i1-r1'] }, 'start'],
  ['all have handed in', { done: ['i1-r1', 'i1-r2'] }, 'record'],
  ['all have, and one is still seen at work', { done: ['i1-r1', 'i1-r2'], atWork: atWork('i1-r2') }, undefined],
  [
    'all have, and one of an earlier iteration is at work',
    { done: ['i1-r1', 'i1-r2'], atWork: atWork('i0-r1') },
    'record',
  ],
  ['a judge is left, who comes last', { assignments: [assignment('i1-j1', 'acceptance-judge')] }, 'record'],
  [
    'the writer is at work',
    { done: ['i1-r1', 'i1-r2'], atWork: [{ agent: 'report-writer', about: 'i1-u1' }] },
    undefined,
  ],
  ['a feature is in progress', { assignments: [], isCoding: true, atWork: [coder] }, undefined],
  ['a feature is in progress, and a researcher is missing', { isCoding: true, atWork: [coder] }, 'start'],
  ['it is recorded', { isRecorded: true }, undefined],
])('when %s, that decides the step', (_, { done = [], ...more }, expected) => {
  const wave = { iteration: 1, isRecorded: false, assignments: researchers, atWork: [], isCoding: false };
  expect(stepOfWave({ ...wave, finished: new Set(done), ...more })).toBe(expected);
});

const reality = (more: Partial<Reality> = {}): Reality => ({
  assignments: [assignment('i3-r1'), assignment('i3-r2')],
  finished: new Set(['i3-r1', 'i3-r2']),
  reportPath: 'docs/research-a/a-report.tex',
  compilation: 'not-compiled',
  ...more,
});
const three = ['i3-r1', 'i3-r2', 'i3-r3'].map((id) => assignment(id));
const searching = state({ iteration: 3, recorded_iteration: 2 });
const recorded = state({ iteration: 3, recorded_iteration: 3 });
const writing = state({ iteration: 3, writing_iteration: 3, finishing: 'complete' });
const written = { ...writing, recorded_iteration: 3 };
const single = state({ iteration: 1, recorded_iteration: 1, writing_iteration: 1, max_iterations: 1 });

describe('findProblems', () => {
  const cases: [string, WorkflowState, Partial<Reality>, RegExp[]][] = [
    ['a recorded search with its report', recorded, {}, []],
    [
      'a recorded search whose verifiers have not handed in',
      recorded,
      {
        assignments: [...three, assignment('i3-v1', 'claim-verifier'), assignment('i3-v2', 'claim-verifier')],
        finished: new Set(['i3-r1', 'i3-r2']),
      },
      [],
    ],
    [
      'a search that is not recorded',
      searching,
      {},
      [/^Iteration 3 is not recorded: run `autonomous-workflow record`\.$/],
    ],
    [
      'missing agents',
      searching,
      { finished: new Set(['i3-r1']) },
      [
        /not recorded, and i3-r2 have not handed in: start the agents.*`autonomous-workflow brief`.*`autonomous-workflow record`/,
      ],
    ],
    ['a write-up with a PDF', written, { compilation: 'built' }, []],
    [
      'a write-up not compiled',
      written,
      {},
      [/^docs\/research-a\/a-report\.tex is not compiled as it stands: run `autonomous-workflow compile`\.$/],
    ],
    ['a write-up that does not compile', written, { compilation: 'failed' }, [/does not compile/]],
    [
      'a search recorded without its agents',
      recorded,
      { finished: new Set(['i2-r1']) },
      [
        /^Iteration 3 was recorded although fewer than half of its agents handed in: start those for i3-r1, i3-r2, .*`autonomous-workflow record` again\.$/,
      ],
    ],
    ['the only iteration, not compiled', single, {}, [/not compiled as it stands/]],
  ];
  it.each(cases)('judges %s', (_, from, seen, problems) => {
    expect(findProblems(from, reality(seen))).toEqual(
      problems.map((problem) => expect.stringMatching(problem) as string),
    );
  });
});

describe('the id of an assignment', () => {
  it('is of its iteration alone', () => {
    expect([12, 1, 2, 121].filter((iteration) => isOfIteration('i12-r1', iteration))).toEqual([12]);
  });
});
