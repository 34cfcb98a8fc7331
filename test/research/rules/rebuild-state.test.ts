import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJournal } from '../../../src/journal/rules/journal-line.ts';
import { rebuildState } from '../../../src/research/rules/rebuild-state.ts';
import { lostPrompt, type WorkflowState } from '../../../src/loop/rules/state.ts';
import { stateSchema } from '../../../src/loop/rules/state-schema.ts';
import { anyState, anyText, hoursLater, state, statistics } from '../../support/samples.ts';

const line = (hours: number, event: object, after?: Partial<WorkflowState>) =>
  JSON.stringify({ time: hoursLater(hours).toISOString(), ...event, state: after });
const rebuilt = (...lines: string[]) => rebuildState('rate-limiting', parseJournal(lines));

const lines = [
  line(0, { event: 'created' }, state()),
  line(1, { event: 'iteration-begun', iteration: 1 }, state({ iteration: 1 })),
];

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

  it('says that the prompt is lost where no line holds it', () => {
    const { prompt, ...others } = state({ iteration: 5 });
    expect(prompt).not.toBe(lostPrompt);
    expect(rebuilt(line(9, { event: 'changed' }, others))).toMatchObject({ iteration: 5, prompt: lostPrompt });
  });

  it('begins anew where a workflow was created again', () => {
    const again = state({ workflow_type: 'autonomous-full-auto', max_iterations: 3 });
    expect(rebuilt(...lines, line(9, { event: 'created' }, again))).toEqual(again);
  });

  it.each([
    ['a cut line', '{"time":"2026-03-01T10:00:00.000Z","event":"ended","rea'],
    ['an event without a state', line(9, { event: 'ended', reason: 'complete', message: 'x' })],
    ['a state with a wrong value', line(9, { event: 'changed' }, { iteration: -1 })],
    ['a state that is none', JSON.stringify({ time: hoursLater(9), event: 'changed', state: 'x' })],
    ['a time that is none', JSON.stringify({ time: 'soon', event: 'ended', reason: 'complete', message: '' })],
    ['null', 'null'],
    ['a list', '[]'],
    ['nothing', ''],
  ])('passes over %s', (_, garbage) => {
    const before = rebuilt(...lines);
    expect(rebuilt(...lines, garbage)).toEqual(before);
    expect(rebuilt(garbage, ...lines)).toEqual(before);
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
      fc.constantFrom(...lines),
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
      fc.property(fc.array(anyLine), fc.nat(), (some, cutAt) => {
        const text = some.join('\n').slice(cutAt % 50);
        const result = rebuilt(...text.split('\n'));
        expect(result === undefined || stateSchema.safeParse(result).success).toBe(true);
      }),
    );
  });
});
