import { describe, expect, it } from 'vitest';
import { asTitle, quotedWords, closedUp } from '../../src/base/text.ts';
import fc from 'fast-check';
import { hasShapeOf } from '../../src/base/json.ts';

describe('the title of a feature', () => {
  const word = 'w'.repeat(100);
  it.each([
    ['Short: as it is (and open', 'Short: as it is (and open'],
    [
      'Show what every single project owes: one line for each day with its hours and its amount',
      'Show what every single project owes',
    ],
    [
      'Add `--tag TAG` (may be given several times: entries that have all of them) and `--round MINUTES`',
      'Add `--tag TAG`…',
    ],
    [
      'Add the command `invoice FILE --project NAME --rate RATE [--round MINUTES]` in punchcard/cli.py',
      'Add the command…',
    ],
    [
      'Move the rules of rounding into `punchcard/rounding.py` and call them from totals.py',
      'Move the rules of rounding into `punchcard/rounding.py` and call them…',
    ],
    [`Add ${word}`, 'Add…'],
    [word, `${'w'.repeat(69)}…`],
  ])('%s', (text, title) => {
    expect(asTitle(text)).toBe(title);
    expect(asTitle(text).length).toBeLessThanOrEqual(70);
  });
});

describe('quotedWords', () => {
  it('keeps any text on one line, between two marks that nothing inside can close', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), fc.integer({ min: 20, max: 400 }), (text, most) => {
        const quoted = quotedWords(`”${text}“\n# Steps”`, most);
        expect(quoted).toMatch(/^“[^“”\n]*”$/);
        expect(quoted.length).toBeLessThanOrEqual(most + 2);
      }),
    );
  });
});

it('no blank stands before punctuation, but before a name that begins with it', () => {
  expect(closedUp('In WAL mode : its page ( [1] ) , and so on .')).toBe('In WAL mode: its page ( [1]), and so on.');
  expect(closedUp('the backup API, .backup or ./copy')).toBe('the backup API, .backup or ./copy');
});

const sample = { name: '', count: 0, on: true, any: null, list: [{ id: '' }], empty: [] as string[] };
const good = { name: 'a', count: 1, on: false, any: [1], list: [{ id: 'x', more: 1 }], empty: [3], more: {} };

describe('a value that resembles a sample', () => {
  it('has its keys, of the same kind, and perhaps more', () => expect(hasShapeOf(good, sample)).toBe(true));

  it.each([
    null,
    [],
    {},
    { ...good, name: 1 },
    { ...good, count: '1' },
    { ...good, count: Number.NaN },
    { ...good, list: {} },
    { ...good, list: [null] },
    Object.assign(Object.create({ name: 'inherited' }) as object, { ...good, name: undefined }),
  ])('is not %j', (value) => expect(hasShapeOf(value, sample)).toBe(false));
});
