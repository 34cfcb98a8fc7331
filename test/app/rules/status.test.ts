import { describe, expect, it } from 'vitest';
import { formatStatus, type StatusInput } from '../../../src/app/rules/status.ts';
import { codingPhase } from '../../../src/coding/phase.ts';
import type { Assignment } from '../../../src/loop/rules/assignment.ts';
import { hoursLater, state, unfit } from '../../support/samples.ts';

const status = (more: Partial<StatusInput> = {}) =>
  formatStatus({
    state: state({ iteration: 3 }),
    owner: 'no session',
    finished: 1,
    assigned: 4,
    wait: undefined,
    spend: 'about 3.41 USD',
    files: [],
    recent: [],
    now: hoursLater(1.5),
    ...more,
  });

describe('formatStatus', () => {
  it('tells of critics and architects that look at features before any is begun', () => {
    const coding = state({ iteration: 3, current_phase: 'Phase C: Implementation' });
    const critic: Assignment = { id: 'i3-c1', agent: 'plan-critic', task: '' };
    const of = (assignments: Assignment[], more = {}) =>
      codingPhase.describeWork?.({ ...coding, ...more }, assignments);
    expect(status({ state: coding, work: of([]) })).toContain('3 of at most 10, a feature in each');
    expect(status({ state: coding, work: of([], { parallel: 3 }) })).toContain(
      '3 of at most 10, up to 3 features at once',
    );
    expect(status({ state: coding, work: of([critic]) })).toContain('3 of at most 10, 1 of 4 agents handed in');
  });

  it('shows a running workflow as a table, then files, then what happened last', () => {
    const found = state({
      iteration: 3,
      findings_count: 7,
      sources_cited: 4,
      open_questions: 2,
      verdict: 'research goes on',
    });
    expect(status({ state: found, files: ['docs/a.tex'], recent: ['one', 'two'] })).toBe(
      [
        'workflow   rate-limiting: in_progress',
        'goal       How do rate limiters compare?',
        'phase      Phase A: Research',
        'iteration  3 of at most 10, 1 of 4 agents handed in',
        'found      7 findings, 4 sources, 2 open questions',
        'verdict    research goes on',
        'time       1.5 of at most 24 hours, last change 2026-03-01T10:00:00.000Z',
        'cost       about 3.41 USD',
        'driver     in-session; no session',
        '',
        'file  docs/a.tex',
        '',
        'one',
        'two',
      ].join('\n'),
    );
  });

  it('shows why a workflow ended', () => {
    const text = status({
      state: state({ status: 'stopped', end_reason: 'max_iterations', end_message: 'The budget is used up.' }),
    });
    expect(text).toContain('rate-limiting: stopped (max_iterations)');
    expect(text).toMatch(/^end +The budget is used up\.$/m);
  });

  it('shows first what a person is asked', () => {
    const text = status({ escalations: ['E001 (missing source): How\nmany?', '→ Answer with: resolve'] });
    expect(text).toMatch(/^E001 \(missing source\): How many\?\n→ Answer with: resolve\n\nworkflow /);
  });

  it('shows that the report is being written', () =>
    expect(status({ state: state({ writing_iteration: 1 }) })).toContain('writing the report up'));
  it('does not, before the first iteration', () =>
    expect(status({ state: state({ iteration: 0, writing_iteration: null }) })).not.toContain('writing'));
  it.each([
    ['1 of 1 agent handed in', 1, 1],
    ['2 agents handed in', 2, 0],
  ])('counts agents as far as they are known: %s', (told, finished, assigned) =>
    expect(status({ finished, assigned })).toContain(`iteration  3 of at most 10, ${told}\n`),
  );

  it('says nothing of agents where none is known of', () =>
    expect(status({ finished: 0, assigned: 0 })).toContain('iteration  3 of at most 10\n'));

  it('counts one as one', () => {
    const one = state({ iteration: 3, findings_count: 1, sources_cited: 1, open_questions: 1, max_duration_hours: 1 });
    expect(status({ state: one })).toMatch(/1 finding, 1 source, 1 open question\n[^]*at most 1 hour,/);
  });

  it('says that there is no verdict yet', () => expect(status()).toMatch(/^verdict +none yet$/m));

  it('lets nothing through that moves a cursor', () => {
    const hostile = '\u001b[2J\u0007a\u202e';
    const text = status({
      state: state({ prompt: `${hostile}\nb`, end_message: hostile, verdict: hostile }),
      owner: hostile,
      recent: [hostile],
    });
    expect(text).not.toMatch(unfit);
    expect(text).not.toContain('\u202e');
    expect(text).toMatch(/^goal +\[2Ja b$/m);
  });
});
