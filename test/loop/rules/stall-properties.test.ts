import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ProgressSample, detectStall, lastLevel, moveOnLadder } from '../../../src/loop/rules/stall.ts';
import { climb, products, run, sample } from './stall-samples.ts';

describe('any course of a workflow', () => {
  const anyRules = fc.record({ window: fc.integer({ min: 2, max: 6 }), exemptions: fc.nat({ max: 3 }) });
  const letters = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const anySample = fc.record({
    open: fc.uniqueArray(letters, { maxLength: 4 }),
    product: fc.constantFrom('P', 'Q', 'R', 'S'),
    wording: fc.constantFrom('V', 'W', 'X'),
    split: fc.array(fc.array(letters, { maxLength: 4 }), { maxLength: 2 }),
    valid: fc.boolean(),
  });
  const anyCourse = fc.array(anySample, { maxLength: 40 }).map((list) => run(...list));

  it('gives the same again from the same, and a repeated move changes nothing', () => {
    fc.assert(
      fc.property(anyCourse, anyRules, (samples, given) => {
        const before = structuredClone(samples);
        expect(climb(samples, given)).toEqual(climb(samples, given));
        expect(samples).toEqual(before);
        const last = climb(samples, given).at(-1);
        if (last === undefined) return;
        const { stall_level, stall_since_iteration } = last;
        const again = moveOnLadder({ stall_level, stall_since_iteration }, samples, given);
        expect(again).toEqual({ stall_level, stall_since_iteration });
      }),
    );
  });

  it('is not changed by invalid iterations, whatever is in them', () => {
    fc.assert(
      fc.property(anyCourse, anyRules, (samples, given) => {
        const valid = samples.filter((one) => one.valid);
        expect(detectStall(samples, given, null)).toBe(detectStall(valid, given, null));
        const steps = (list: readonly ProgressSample[]) =>
          climb(list, given).flatMap(({ step, sentence }) => sentence ?? step ?? []);
        expect(steps(samples)).toEqual(steps(valid));
        expect(climb(samples, given).at(-1)?.stall_level ?? 0).toBe(climb(valid, given).at(-1)?.stall_level ?? 0);
      }),
    );
  });

  it('climbs by one step at most, and never beyond the last', () => {
    fc.assert(
      fc.property(anyCourse, anyRules, (samples, given) => {
        let before = 0;
        for (const { stall_level, step } of climb(samples, given)) {
          expect([0, before, before + 1]).toContain(stall_level);
          expect(step !== undefined).toBe(stall_level > before);
          expect(stall_level).toBeLessThanOrEqual(lastLevel);
          before = stall_level;
        }
      }),
    );
  });

  it('never stalls while the window holds real progress', () => {
    fc.assert(
      fc.property(anyCourse, anyRules, (samples, given) => {
        const valid = samples.filter((one) => one.valid);
        const from = valid.length - given.window;
        const window = valid.slice(Math.max(0, from));
        const earlier = (at: number) => valid.slice(0, at);
        const newProduct = window.some(
          (one, at) => at > 0 && earlier(from + at).every(({ product }) => product !== one.product),
        );
        const closed = (window[0]?.open ?? []).some(
          (id) =>
            valid.at(-1)?.open.includes(id) === false &&
            earlier(from + 1).every(({ open }) => open.includes(id)) &&
            window.every(({ split }) => split?.every(([item]) => item !== id) !== false),
        );
        fc.pre(from >= 0 && (newProduct || closed));
        expect(detectStall(samples, given, null)).toBeUndefined();
      }),
    );
  });

  it('ends within four windows of valid iterations without progress, whatever opens meanwhile', () => {
    const growth = fc.array(fc.record({ opens: fc.boolean(), valid: fc.boolean() }), { minLength: 80, maxLength: 80 });
    fc.assert(
      fc.property(growth, anyRules, (list, given) => {
        const open = ['Q1'];
        const samples = list.map(({ opens, valid }, at) => {
          if (opens) open.push(`new-${at}`);
          return sample(at + 1, { open: [...open], valid });
        });
        const valid = samples.filter((one) => one.valid);
        fc.pre(valid.length >= 4 * given.window);
        const until = samples.indexOf(valid[4 * given.window - 1] ?? sample(0)) + 1;
        expect(climb(samples.slice(0, until), given).at(-1)?.stall_level).toBe(lastLevel);
      }),
    );
  });

  it('ends within four windows of going round in what was there before', () => {
    const round = fc.array(fc.constantFrom('P', 'Q', 'R'), { minLength: 24, maxLength: 24 });
    fc.assert(
      fc.property(round, anyRules, (list, given) => {
        const samples = products(`PQR${list.join('')}`).slice(0, 2 + 4 * given.window);
        expect(climb(samples, given).at(-1)?.stall_level).toBe(lastLevel);
      }),
    );
  });

  it('is put off by decompositions and wordings for a window each, as often as they are exempt', () => {
    const moves = fc.array(fc.constantFrom('nothing', 'split', 'wording'), { minLength: 60, maxLength: 60 });
    fc.assert(
      fc.property(moves, anyRules, (list, given) => {
        let open = ['0'];
        let wording = 0;
        const samples = list.map((move, at) => {
          const [item = '', ...others] = open;
          if (move === 'wording') wording += 1;
          if (move === 'split' && at > 0) open = [...others, `${item}.1`, `${item}.2`];
          const split = move === 'split' && at > 0 ? [[item, `${item}.1`, `${item}.2`]] : [];
          return sample(at + 1, { open, wording: String(wording), split });
        });
        const most = (4 + given.exemptions) * given.window;
        expect(climb(samples.slice(0, most), given).at(-1)?.stall_level).toBe(lastLevel);
      }),
    );
  });
});
