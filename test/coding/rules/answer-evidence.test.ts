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
    [
      'Only an allowed request gets the header; others never do.',
      ['an allowed request gets the header', 'Does a refused request get the header, or do others not?'],
      ['Only', 'never'],
    ],
    ['All of them must.', ['all of them must count', 'Do they?'], []],
    [
      'Entry gets no field, because the model should not change: the parser returns a subclass PendingEntry for entries with a !.',
      [
        'which is finished and should not change',
        'Where does the parser keep that an entry is pending: may Entry get a field for it, or are `!` and no mark the same thing?',
        'tasks.md says of ledgerlite/model.py that it should not change.',
      ],
      ['subclass', 'PendingEntry'],
    ],
    [
      'The header line is Account overview of the Chessclub.',
      [
        'whose words the treasurer has chosen',
        'Which words does the header line of `accounts` have?',
        'The plan says that the treasurer has chosen them, and does not say them.',
      ],
      ['overview', 'Chessclub'],
    ],
    [
      'No: accounts with a zero balance are left out, and the others are sorted by name.',
      ['sorted by account. Accounts whose balance is zero are left out.', 'Are zeros kept?', 'Both are usual.'],
      [],
    ],
    ['It is rounded up to the next unit.', ['rounding carries into the next unit', 'How does it round?'], []],
    ['One row for each posting, in the order of the file.', ['a row for each posting, in file order', 'Order?'], []],
    ['Nein, beide zählen immer.', ['Alle Einträge zählen.', 'Zählt nur einer?'], []],
    [
      'Nein, in der Kopfzeile steht Übersicht.',
      ['Die Kopfzeile bestimmt der Kassenwart.', 'Was steht da?'],
      ['Übersicht'],
    ],
  ])('%s', (answer, given, expected) => {
    expect(beyondEvidence(answer, given)).toEqual(expected);
  });
});

describe('textsOf', () => {
  it('has every text of a value, unescaped', () => {
    expect(textsOf({ a: 'one "two"', b: [{ c: 'three\nfour' }, 5, null] })).toEqual(['one "two"', 'three\nfour']);
  });
});
