import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  anotherWay,
  describeStall,
  judgeStall,
  restartedStall,
  stallQuestion,
  stallStep,
  type IterationYield,
  type StallState,
} from '../../../src/loop/rules/stall.ts';

const fresh = { fruitless_iterations: 0, stall_since_iteration: null, stall_window: 3 };
/** Iterations from 1 on: `+` brought something, `-` nothing, `o` could not work. */
const iterations = (drawn: string): IterationYield[] =>
  Array.from(drawn).map((one, at) => ({ iteration: at + 1, valid: one !== 'o', brought: one === '+' }));

/** The measures that are taken when each iteration is recorded in turn. */
function measures(drawn: string): string[] {
  let current: StallState & { stall_window: number } = fresh;
  return Array.from(drawn).flatMap((_one, at) => {
    const move = judgeStall(current, iterations(drawn.slice(0, at + 1)));
    current = { ...current, ...move };
    return move.step === undefined ? [] : [`${at + 1} ${move.step}`];
  });
}

describe('iterations that bring nothing', () => {
  it.each([
    ['--', []],
    ['---', ['3 another strategy']],
    ['+---', ['4 another strategy']],
    ['-----', ['3 another strategy', '5 a question']],
    ['--------', ['3 another strategy', '5 a question', '7 the end']],
    ['---+---', ['3 another strategy', '7 another strategy']],
    ['-o-oo-', ['6 another strategy']],
    ['--+--+--', []],
  ])('%s: %j', (drawn, expected) => expect(measures(drawn)).toEqual(expected));

  it('are counted anew after an answer, and take the same measure once', () => {
    const asked = { ...fresh, fruitless_iterations: 5 };
    expect(judgeStall(asked, iterations('-----')).step).toBeUndefined();
    const answered = { ...asked, ...restartedStall(5) };
    expect(judgeStall(answered, iterations('------')).fruitless_iterations).toBe(1);
    expect(stallStep(answered)).toBeUndefined();
  });

  it('are as many as follow the last that brought something, whatever came before', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[-+o]{0,20}$/), fc.nat({ max: 12 }), (before, count) => {
        const { fruitless_iterations } = judgeStall(fresh, iterations(`${before}+${'-'.repeat(count)}`));
        expect(fruitless_iterations).toBe(count);
      }),
    );
  });

  it('are said to agents from the first measure on, and asked about once', () => {
    const at = (fruitless_iterations: number) => ({ ...fresh, fruitless_iterations });
    expect([anotherWay(at(2)), describeStall(at(2))]).toEqual(['', undefined]);
    expect(anotherWay(at(4))).toContain('The last 4 iterations brought nothing');
    expect(describeStall(at(5))).toBe('5 iterations in a row brought nothing: you are asked');
    expect(stallQuestion(at(5), { ...at(5), step: 'a question' }, 9)).toMatchObject([
      { kind: 'needs_human_action', iteration: 9 },
    ]);
    expect(stallQuestion(at(6), at(6), 10)).toEqual([]);
  });
});
