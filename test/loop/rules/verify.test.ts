import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WorkflowState } from '../../../src/loop/rules/state.ts';
import { findProblems, type Reality } from './research-problems.ts';
import { anyState, assignment, state } from '../../support/samples.ts';

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
    ['a search does not compile', recorded, { compilation: 'failed' }, []],
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
    ['agents of another iteration', searching, { finished: new Set(['i2-r1']) }, [/i3-r1, i3-r2 have not handed in/]],
    ['no agents asked for', searching, { assignments: [] }, [/^Iteration 3 is not recorded: run/]],
    ['a write-up with a PDF', written, { compilation: 'built' }, []],
    ['a write-up without TeX', written, { compilation: 'no-tex' }, []],
    [
      'a write-up not compiled',
      written,
      {},
      [/^docs\/research-a\/a-report\.tex is not compiled as it stands: run `autonomous-workflow compile`\.$/],
    ],
    ['a write-up that does not compile', written, { compilation: 'failed' }, [/does not compile/]],
    ['nothing done in a write-up', writing, { assignments: [] }, [/not recorded/, /not compiled as it stands/]],
    [
      'a search recorded without its agents',
      recorded,
      { finished: new Set(['i2-r1']) },
      [
        /^Iteration 3 was recorded although fewer than half of its agents handed in: start those for i3-r1, i3-r2, .*`autonomous-workflow record` again\.$/,
      ],
    ],
    [
      'a search recorded with one agent of three',
      recorded,
      { assignments: three, finished: new Set(['i3-r2']) },
      [/start those for i3-r1, i3-r3,/],
    ],
    [
      'one recorded with two agents of three',
      recorded,
      { assignments: three, finished: new Set(['i3-r2', 'i3-r3']) },
      [],
    ],
    ['a search recorded with just half of its agents', recorded, { finished: new Set(['i3-r2']) }, []],
    ['the only iteration, which does both', single, { compilation: 'built' }, []],
    ['the only iteration, not compiled', single, {}, [/not compiled as it stands/]],
  ];
  it.each(cases)('judges %s', (_, from, seen, problems) => {
    expect(findProblems(from, reality(seen))).toEqual(
      problems.map((problem) => expect.stringMatching(problem) as string),
    );
  });

  it('finds an unrecorded iteration, whatever else is so', () => {
    fc.assert(
      fc.property(anyState, fc.constantFrom('built' as const, 'failed' as const), (from, compilation) => {
        const problems = findProblems(from, reality({ compilation }));
        if (from.iteration === 0 || from.recorded_iteration !== from.iteration)
          expect(problems[0]).toContain('autonomous-workflow record');
        for (const problem of problems) expect(problem).toMatch(/`autonomous-workflow/);
      }),
    );
  });
});
