import { expect, it } from 'vitest';
import { play, ways, type Played } from './spendthrift.ts';

function expectEnd(played: Played): void {
  const { total, afterEnd, reason, shown } = played;
  expect(total, JSON.stringify(played)).toBeLessThanOrEqual(1.15);
  expect(afterEnd, JSON.stringify(played)).toBe(0);
  // Where the money for one more iteration was there, its answers may have ended the search.
  expect(reason, JSON.stringify(played)).toMatch(/^(?:max_cost|complete)$/);
  if (reason === 'max_cost') expect(shown).toMatch(/Go on with: .* --max-cost [23]\b/);
}

function expectWall(played: Played): void {
  expectEnd(played);
  // Only a Stop makes ralph-loop re-enter, and a turn that a hook ends has none: there the write-up waits for the session to end its turn.
  if (played.way !== 'ralph-loop') expect(played.report, JSON.stringify(played)).toBe('written');
}

it(
  'a session that never ends its turn spends a dollar of a dollar, and the report is written',
  { timeout: 1_800_000 },
  async () => {
    for (const [seed, way] of [...ways, 'ralph-loop' as const].entries()) expectWall(await play(seed + 1, way));
  },
);

it.each(['-p', 'terminal'] as const)(
  'a session that only reads and searches spends a dollar of a dollar: %s',
  { timeout: 300_000 },
  async (way) => expectEnd(await play(1, way, 'reading')),
);
