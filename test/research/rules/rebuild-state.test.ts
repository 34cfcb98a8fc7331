import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WorkflowEvent } from '../../../src/journal/rules/events.ts';
import { parseJournal } from '../../../src/journal/rules/journal-line.ts';
import { rebuildState } from '../../../src/research/rules/rebuild-state.ts';
import { lostPrompt, type WorkflowState } from '../../../src/loop/rules/state.ts';
import { stateSchema } from '../../../src/loop/rules/state-schema.ts';
import { anyState, anyText, hoursLater, state, statistics } from '../../support/samples.ts';

const line = (hours: number, event: object, after?: Partial<WorkflowState>) =>
  JSON.stringify({ time: hoursLater(hours).toISOString(), ...event, state: after });
const rebuilt = (...lines: string[]) => rebuildState('rate-limiting', parseJournal(lines));

/** A journal as version 0.1 wrote it. */
const old: [number, WorkflowEvent | object][] = [
  [0, { event: 'claimed', session: 's1', from: null, why: 'started' }],
  [0, { event: 'created', mode: 'research', driver: 'ralph-loop', max_iterations: 7 }],
  [1, { event: 'iteration-begun', iteration: 1, agents: 3, writing: false }],
  [2, { event: 'recorded', iteration: 1, observations: 9, new_claims: 5, new_sources: 4, verdict: 'research goes on' }],
  [2, { event: 'recorded', iteration: 1, observations: 9, new_claims: 5, new_sources: 4, verdict: 'research goes on' }],
  [3, { event: 'iteration-begun', iteration: 2, agents: 3, writing: false }],
  [4, { event: 'iteration-failed', iteration: 2, problems: ['A.'] }],
  [4, { event: 'iteration-begun', iteration: 3, agents: 3, writing: false }],
  [
    5,
    {
      event: 'recorded',
      iteration: 3,
      observations: 3,
      new_claims: 1,
      new_sources: 0,
      verdict: 'research is saturated',
    },
  ],
  [6, { event: 'iteration-begun', iteration: 4, agents: 0, writing: true }],
];
const oldLines = old.map(([hours, event]) => line(hours, event));

describe('a state rebuilt from its journal', () => {
  it('is that of the last line that holds it, with the prompt of an earlier one', () => {
    const last = state({ iteration: 2, verdict: 'goes on', prompt: 'How?' });
    const withoutPrompt = { ...last, prompt: undefined } as unknown as Partial<WorkflowState>;
    expect(
      rebuilt(
        line(0, { event: 'created' }, state({ prompt: 'How?' })),
        line(1, { event: 'iteration-begun', iteration: 2 }, withoutPrompt),
        line(2, { event: 'hand-in', iteration: 9 }),
      ),
    ).toEqual(last);
  });

  it('is none where no line says anything of it', () => {
    expect(rebuilt(line(0, { event: 'journal-begun-anew', why: 'it was cut' }))).toBeUndefined();
  });

  it('is any state that a line holds', () => {
    fc.assert(
      fc.property(anyState, (any) => {
        expect(rebuildState(any.name, parseJournal([line(1, { event: 'changed' }, any)]))).toEqual(any);
      }),
    );
  });

  it('keeps keys that this version does not know', () => {
    const unknown = { ...state(), plan_source: 'a.tex' };
    expect(rebuilt(line(0, { event: 'created' }, unknown), line(1, { event: 'changed' }, state()))).toEqual(unknown);
  });

  it('of an old journal has what its events tell, and says that the prompt is lost', () => {
    expect(rebuilt(...oldLines)).toMatchObject({
      name: 'rate-limiting',
      prompt: lostPrompt,
      driver: 'ralph-loop',
      max_iterations: 7,
      max_duration_hours: 24,
      iteration: 4,
      recorded_iteration: 3,
      writing_iteration: 4,
      finishing: 'complete',
      total_iterations_research: 2,
      findings_count: 6,
      sources_cited: 4,
      new_findings_last_iteration: 1,
      consecutive_failures: 0,
      verdict: 'research is saturated',
      status: 'in_progress',
      started_at: hoursLater(0).toISOString(),
      updated_at: hoursLater(6).toISOString(),
    });
  });

  it.each([
    ['stop_requested', 'stopped'],
    ['complete', 'complete'],
    ['no_progress', 'failed'],
  ])('of an old journal ends with %s, and not after it was resumed', (reason, status) => {
    const ended = [...oldLines, line(7, { event: 'ended', reason, message: 'Enough.' })];
    expect(rebuilt(...ended)).toMatchObject({ status, end_reason: reason, end_message: 'Enough.' });
    expect(rebuilt(...ended, line(8, { event: 'resumed', by: 'continue-auto', iteration: 4 }))).toMatchObject({
      status: 'in_progress',
      end_reason: null,
      running_since: hoursLater(8).toISOString(),
    });
  });

  it('of an old journal that goes on in a new one has both', () => {
    const others = { ...state({ iteration: 5 }), prompt: undefined } as unknown as Partial<WorkflowState>;
    expect(rebuilt(...oldLines, line(9, { event: 'changed' }, others))).toMatchObject({
      iteration: 5,
      prompt: lostPrompt,
    });
    expect(rebuilt(...oldLines, line(9, { event: 'changed' }, state({ iteration: 5 })))).toEqual(
      state({ iteration: 5 }),
    );
  });

  it('begins anew where a workflow was created again', () => {
    const again = line(9, { event: 'created', mode: 'full-auto', driver: 'in-session', max_iterations: 3 });
    expect(rebuilt(...oldLines, again)).toMatchObject({
      iteration: 0,
      max_iterations: 3,
      workflow_type: 'autonomous-full-auto',
      verdict: null,
    });
  });

  it.each([
    ['a cut line', '{"time":"2026-03-01T10:00:00.000Z","event":"ended","rea'],
    ['an event that never was', line(9, { event: 'constructor' })],
    ['a reason that is none', line(9, { event: 'ended', reason: 'tired', message: 'x' })],
    ['an iteration that is none', line(9, { event: 'iteration-begun', iteration: 'many' })],
    ['a state with a wrong value', line(9, { event: 'changed' }, { iteration: -1 })],
    ['a state that is none', JSON.stringify({ time: hoursLater(9), event: 'changed', state: 'x' })],
    ['a time that is none', JSON.stringify({ time: 'soon', event: 'ended', reason: 'complete', message: '' })],
    ['null', 'null'],
    ['a list', '[]'],
    ['nothing', ''],
  ])('passes over %s', (_, garbage) => {
    const before = rebuilt(...oldLines);
    expect(rebuilt(...oldLines, garbage)).toEqual(before);
    expect(rebuilt(garbage, ...oldLines)).toEqual(before);
  });

  it('keeps its name and cannot be made another kind of thing', () => {
    expect(rebuilt(line(0, { event: 'created' }, state({ name: 'other' })))?.name).toBe('rate-limiting');
    const hostile = '{"time":"2026-03-01T10:00:00.000Z","event":"changed","state":{"__proto__":{"polluted":true}}}';
    rebuilt(hostile);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('is undefined when no line can be read', () => expect(rebuilt('', 'x', '{}')).toBeUndefined());

  it('is valid or undefined, whatever the lines', () => {
    const anyLine = fc.oneof(
      anyText,
      fc.constantFrom(...oldLines),
      fc
        .record({
          time: fc.constant(hoursLater(1).toISOString()),
          event: fc.constantFrom('ended', 'recorded', 'created', 'changed'),
          state: fc.anything(),
          iteration: fc.anything(),
          reason: fc.anything(),
        })
        .map((value) => JSON.stringify(value)),
      fc.constant(line(2, { event: 'recorded', ...statistics(), verdict: 'x' }, state())),
    );
    fc.assert(
      fc.property(fc.array(anyLine), fc.nat(), (lines, cutAt) => {
        const text = lines.join('\n').slice(cutAt % 50);
        const result = rebuilt(...text.split('\n'));
        expect(result === undefined || stateSchema.safeParse(result).success).toBe(true);
      }),
    );
  });
});
