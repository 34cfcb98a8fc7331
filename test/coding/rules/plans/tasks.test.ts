import { describe, expect, it } from 'vitest';
import { asTitle } from '../../../../src/coding/rules/plans/reading.ts';
import { readTasks } from '../../../../src/coding/rules/plans/tasks.ts';

describe('a task that goes on over several lines', () => {
  const plan = `# Limits per client

- [ ] T001 [P] Sliding window limiter in \`ratelimit/window.py\`: \`SlidingWindow(limit, seconds)\` with
  \`allow(n=1)\` like the bucket. Exact, not approximate.
  - refused requests do not count
- [ ] T002 Short one
  - with a detail: of its own
`;

  it('is named by its first clause, and its description is not torn apart', () => {
    const reading = readTasks(plan, 'tasks.md');
    const [one, two] = reading?.is === 'features' ? reading.features : [];
    expect(one?.name).toBe('Sliding window limiter in `ratelimit/window.py`');
    expect(one?.description).toContain('`SlidingWindow(limit, seconds)` with\n`allow(n=1)` like the bucket.');
    expect(one?.description).toMatch(/approximate\.\n\(Limits per client\)\n- refused/);
    expect(two?.name).toBe('Short one');
  });
});

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
      'Add the command `export FILE` in punchcard/cli.py and…',
    ],
    [
      'Read tags: `Entry.tags`, a tuple of the tags of the note in the order in which they first occur',
      'Read tags: `Entry.tags`, a tuple of the tags of the note in the order…',
    ],
    [
      'Print in the report of every project the following: its hours, its name, and its tags',
      'Print in the report of every project the following: its hours, its…',
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
    ['Short: as it is (and open', 'Short: as it is (and open'],
  ])('%s', (text, title) => {
    expect(asTitle(text)).toBe(title);
    expect(asTitle(text).length).toBeLessThanOrEqual(70);
  });
});
