import { expect, it } from 'vitest';
import { play, tableOf, ways, type Played } from './spendthrift.ts';

/** How many tries; `MONEY_TRIES=30` prints the table of all. */
const tries = Number(process.env.MONEY_TRIES ?? 3);

it(
  'a session that never ends its turn spends a dollar of a dollar, and the report is written',
  { timeout: 1_800_000 },
  async () => {
    const plays: Played[] = [];
    for (let seed = 1; seed <= tries; seed += 1) {
      const way = ways[seed % ways.length] ?? 'run';
      plays.push(await play(seed, way));
    }
    console.log(tableOf(plays));
    for (const played of plays) {
      const { total, late, afterEnd, reason, isWritten, shown } = played;
      expect(total - late.agents, JSON.stringify(played)).toBeLessThanOrEqual(1.15);
      expect(afterEnd, JSON.stringify(played)).toBe(0);
      expect(reason).toBe('max_cost');
      expect(isWritten, JSON.stringify(played)).toBe(true);
      expect(shown).toMatch(/Go on with: .* --max-cost [23]\b/);
    }
  },
);
