import { describe, expect, it } from 'vitest';
import { asTitle } from '../../src/base/title.ts';

describe('the title of a feature', () => {
  const word = 'w'.repeat(100);
  it.each([
    [
      'Add `--tag TAG` (may be given several times: entries that have all of them) and `--round MINUTES` to `report`',
      'Add `--tag TAG` (may be given several times: entries that have all…)',
    ],
    [
      'Add the command `invoice FILE --project NAME --rate RATE [--round MINUTES]` in punchcard/cli.py',
      'Add the command `invoice FILE --project NAME --rate RATE…`',
    ],
    [
      'Add the command `export FILE` in punchcard/cli.py and punchcard/export.py: CSV on stdout',
      'Add the command `export FILE` in punchcard/cli.py…',
    ],
    [
      'Read tags: `Entry.tags`, a tuple of the tags of the note in the order in which they first occur',
      'Read tags: `Entry.tags`, a tuple of the tags of the note in the order…',
    ],
    [
      'Print in the report of every project the following: its hours, its name, and its tags',
      'Print in the report of every project the following: its hours…',
    ],
    [
      'Show what every single project owes: one line for each day with its hours and its amount',
      'Show what every single project owes',
    ],
    [`Add ${word}`, `Add ${'w'.repeat(65)}…`],
    [`Add \`${word}\` now`, `Add \`${'w'.repeat(62)}…\``],
    [
      'Move the rules of rounding into `punchcard/rounding.py` and call them from totals.py',
      'Move the rules of rounding into `punchcard/rounding.py` and call them…',
    ],
    [
      'Move the rules of rounding into `punchcard/rounding.py` (everybodyWhoCalls)',
      'Move the rules of rounding into `punchcard/rounding.py`…',
    ],
    [
      'Load and save a book as JSON in `tally/store.py`, tests in `tests/test_store.py` (needs T002)',
      'Load and save a book as JSON in `tally/store.py`…',
    ],
    ['Short: as it is (and open', 'Short: as it is (and open'],
  ])('%s', (text, title) => {
    expect(asTitle(text)).toBe(title);
    expect(asTitle(text).length).toBeLessThanOrEqual(70);
  });
});
