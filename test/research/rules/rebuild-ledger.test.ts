import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJournal, type JournalLine } from '../../../src/journal/rules/journal-line.ts';
import { emptyLedger, ledgerSchema, type Ledger } from '../../../src/research/rules/ledger.ts';
import type { StoredHandIn } from '../../../src/research/rules/merge.ts';
import { rebuildLedger } from '../../../src/research/rules/rebuild-ledger.ts';
import { recordIteration } from '../../../src/research/rules/record.ts';
import { claim, hoursLater, state, stored } from '../../support/samples.ts';

/** What happens between two recordings: hand-ins that arrive, of this iteration or an earlier one, late. */
interface Round {
  arrivals: { late: number; text: number; question: boolean; answers: boolean; url: number }[];
  again: boolean;
}

const anyRound: fc.Arbitrary<Round> = fc.record({
  arrivals: fc.array(
    fc.record({
      late: fc.nat({ max: 2 }),
      text: fc.nat({ max: 6 }),
      question: fc.boolean(),
      answers: fc.boolean(),
      url: fc.nat({ max: 3 }),
    }),
    { maxLength: 4 },
  ),
  again: fc.boolean(),
});

const words = ['buckets', 'windows', 'queues', 'tokens', 'clocks', 'shards', 'proxies'];

/** Records iteration after iteration as the store does, with the lines that it writes. */
function run(rounds: readonly Round[]): { ledger: Ledger; handIns: StoredHandIn[]; lines: string[] } {
  let ledger = emptyLedger();
  const handIns: StoredHandIn[] = [];
  const lines: string[] = [];
  rounds.forEach(({ arrivals, again }, index) => {
    const iteration = index + 1;
    for (const { late, text, question, answers, url } of arrivals) {
      const of = Math.max(1, iteration - late);
      const word = words[text] ?? '';
      handIns.push(
        stored(of, handIns.length + 1, {
          assignment: `i${of}-r${handIns.length + 1}`,
          claims: [
            claim(`The ${word} were measured to be fast.`, {
              source: { url: `https://example.org/${url}`, title: word, kind: 'primary' },
            }),
          ],
          questions: question ? [{ text: `How fast are the ${word} really?`, priority: 'high' }] : [],
          answers: answers ? ['Q001'] : [],
        }),
      );
    }
    for (let times = again ? 2 : 1; times > 0; times -= 1) {
      const now = hoursLater(iteration * 20 + times);
      const result = recordIteration(
        state({ iteration }),
        ledger,
        { handIns, expected: 3, failed: 1, searches: { worked: 3, empty: 0, refused: 0 } },
        now,
      );
      const merged = result.ledger.merged.slice(ledger.merged.length);
      lines.push(
        JSON.stringify({ time: now.toISOString(), event: 'recorded', ...result.statistics, verdict: '', merged }),
      );
      ledger = result.ledger;
    }
  });
  return { ledger, handIns, lines };
}

const withoutNewKeys = (journal: JournalLine[]) =>
  journal.map((line) => {
    if (line.event !== 'recorded') return line;
    const { time, event, iteration, observations, new_claims, new_sources, verdict } = line;
    return { time, event, iteration, observations, new_claims, new_sources, verdict } as unknown as JournalLine;
  });

describe('a ledger rebuilt from inbox and journal', () => {
  it('is the one that was lost, whatever was recorded in whichever order', () => {
    fc.assert(
      fc.property(fc.array(anyRound, { maxLength: 5 }), (rounds) => {
        const { ledger, handIns, lines } = run(rounds);
        const shuffled = [...handIns].reverse();
        expect(rebuildLedger(shuffled, parseJournal(lines), rounds.length, '2000-01-01')).toEqual(ledger);
      }),
    );
  });

  it('holds every claim and source of the hand-ins without new lines, or with an old journal', () => {
    fc.assert(
      fc.property(fc.array(anyRound, { maxLength: 5 }), (rounds) => {
        const { ledger, handIns, lines } = run(rounds);
        for (const journal of [[], withoutNewKeys(parseJournal(lines))]) {
          const rebuilt = rebuildLedger(handIns, journal, rounds.length, '2000-01-01');
          expect(ledgerSchema.safeParse(rebuilt).success).toBe(true);
          expect(rebuilt.claims.map(({ text }) => text).sort()).toEqual(ledger.claims.map(({ text }) => text).sort());
          expect(rebuilt.sources.map(({ url }) => url).sort()).toEqual(ledger.sources.map(({ url }) => url).sort());
          expect([...rebuilt.merged].sort()).toEqual([...ledger.merged].sort());
        }
      }),
    );
  });

  it('guesses what an old journal does not tell: as if all agents had answered', () => {
    const { handIns, lines } = run([
      { arrivals: [0, 1].map((text) => ({ late: 0, text, question: false, answers: false, url: text })), again: false },
    ]);
    const [iteration] = rebuildLedger(handIns, withoutNewKeys(parseJournal(lines)), 1, '2000-01-01').iterations;
    expect(iteration).toMatchObject({ iteration: 1, kind: 'research', valid: true, agents_expected: 2, new_claims: 2 });
  });

  it('leaves hand-ins to the next recording that none has seen yet', () => {
    const late = stored(2, 1, { claims: [claim('The late ones were measured, too.')] });
    expect(rebuildLedger([late], [], 1, '2000-01-01')).toEqual(emptyLedger());
    expect(rebuildLedger([late], [], 2, '2000-01-01').claims).toHaveLength(1);
  });

  it('is as good as it gets when a hand-in of a recording is gone', () => {
    const { handIns, lines } = run([
      { arrivals: [0, 1].map((text) => ({ late: 0, text, question: true, answers: false, url: text })), again: false },
    ]);
    const rebuilt = rebuildLedger(handIns.slice(1), parseJournal(lines), 1, '2000-01-01');
    expect(ledgerSchema.parse(rebuilt).claims).toHaveLength(1);
  });
});
