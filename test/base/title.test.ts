import { describe, expect, it } from 'vitest';
import { asTitle } from '../../src/base/text.ts';

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
