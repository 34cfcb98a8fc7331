import { describe, expect, it } from 'vitest';
import { beyondEvidence, decides, textsOf } from '../../../src/coding/rules/answer-evidence.ts';

describe('decides', () => {
  const of = { source: 'specs/001/tasks.md', folder: 'docs/research-x' };
  it.each([
    ['specs/001/tasks.md', true],
    ['specs/001/data-model.md', true],
    ['specs/001/helper.ts', false],
    ['plan.md', true],
    ['docs/research-x/scrutiny.json', true],
    ['docs/research-x/x-plan.tex', true],
    ['docs/research-x/tasks/F001.md', false],
    ['docs/research-x/proofs/F001-1.json', false],
    ['src/parser.ts', false],
    ['README.md', false],
    ['../plan-of-others.md', false],
    ['src/plan.md', false],
    ['../plan.md', false],
  ])('%s: %s', (file, expected) => {
    expect(decides(file, of)).toBe(expected);
  });

  it('knows the usual names where the source is not known', () => {
    expect(decides('plan.md', { ...of, source: null })).toBe(true);
    expect(decides('notes.md', { ...of, source: 'plan.md' })).toBe(false);
  });
});

describe('beyondEvidence', () => {
  it.each([
    ['Yes: 59.6 s is 1m.', ['rounding carries', 'Is 59.6 s 1m?'], []],
    ['At most 3 times.', ['It is tried again.'], ['3']],
    ['It throws `RangeError`.', ['It throws a RangeError for those.'], []],
    ['It throws `TypeError`.', ['It throws a RangeError for those.'], ['TypeError']],
    ['Yes.', ['Both count.'], []],
  ])('%s', (answer, given, expected) => {
    expect(beyondEvidence(answer, given)).toEqual(expected);
  });
});

describe('textsOf', () => {
  it('has every text of a value, unescaped', () => {
    expect(textsOf({ a: 'one "two"', b: [{ c: 'three\nfour' }, 5, null] })).toEqual(['one "two"', 'three\nfour']);
  });
});
