import { expect, it } from 'vitest';
import { play, tableOf, ways, type Played } from './spendthrift.ts';

/** The seeds: `MONEY_TRIES=30` for more of them, `MONEY_FIRST=7` to begin with another than 1. */
const first = Number(process.env.MONEY_FIRST ?? 1);
const tries = Number(process.env.MONEY_TRIES ?? 3);

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
    const plays: Played[] = [];
    for (let seed = first; seed < first + tries; seed += 1) {
      const way = ways[seed % ways.length] ?? 'run';
      plays.push(await play(seed, way));
      console.log(tableOf(plays.slice(-1)));
    }
    for (const played of plays) expectWall(played);
  },
);

it(
  'a session that never ends its turn spends a dollar of a dollar under ralph-loop',
  { timeout: 300_000 },
  async () => {
    const played = await play(first, 'ralph-loop');
    console.log(tableOf([played]));
    expectWall(played);
  },
);

it.each(['-p', 'terminal'] as const)(
  'a session that only reads and searches spends a dollar of a dollar: %s',
  { timeout: 300_000 },
  async (way) => {
    const played = await play(first, way, 'reading');
    console.log(tableOf([played]));
    expectEnd(played);
  },
);
