import { describe, expect, it } from 'vitest';
import { countMessage, newMeter, settle, totalOf, type LastMessage } from '../../../src/engine/spend/meter.ts';
import { parseTranscriptRow } from '../../../src/engine/session/transcript-row.ts';
import { isSettled, priced } from '../../../src/engine/spend/usage.ts';
import { costRow, messageRow, type MessageOptions } from '../../support/transcript.ts';

const opus = 'claude-opus-5-5';
const from = 1_000;

/** A session that began with the workflow, or before it, and the rows of its transcript. */
function metered(rows: readonly (string | MessageOptions)[], meter = newMeter(from, true)) {
  let last: LastMessage | null = null;
  for (const line of rows) {
    const row = parseTranscriptRow(typeof line === 'string' ? line : messageRow({ at: time(2_000), ...line }));
    if (row?.kind === 'message') last = countMessage(meter, last, row);
    if (row?.kind === 'cost') settle(meter, row);
  }
  const total = totalOf(meter);
  return { ...priced(total, new Map()), exact: isSettled(total) };
}

const time = (milliseconds: number) => new Date(milliseconds).toISOString();
/** 4 USD for a million. */
const million = (id: string, more: Partial<MessageOptions> = {}) => ({ id, input: 1_000_000, ...more });
const said = (millions: number, usd = millions * 4) => costRow({ [opus]: { input: millions * 1e6, usd } });

describe('the meter of a session', () => {
  it('adds messages up at list prices', () =>
    expect(metered([million('a'), million('b')])).toEqual({ usd: 8, exact: false, tokens: 2_000_000 }));

  it('counts a message of several rows once, as its last row has it', () =>
    expect(metered([{ id: 'a', output: 1 }, million('a'), million('a'), million('b')]).tokens).toBe(2_000_000));

  it('counts rows without an id each for itself', () =>
    expect(metered([million(''), million('')]).tokens).toBe(2_000_000));

  it('lets a row that used nothing undo nothing', () =>
    expect(metered([million('a'), { id: 'a' }]).tokens).toBe(1_000_000));

  it('leaves out what came before the session drove the workflow, and what comes after', () => {
    const meter = { ...newMeter(from, true), until: 3_000 };
    const rows = [
      million('a', { at: time(999) }),
      million('b', { at: time(1_000) }),
      million('c', { at: time(3_000) }),
    ];
    expect(metered([...rows, million('d', { at: time(3_001) })], meter).tokens).toBe(2_000_000);
  });

  it('counts rows without a time while the session drives the workflow', () => {
    const row = messageRow(million('a'));
    expect(metered([row]).tokens).toBe(1_000_000);
    expect(metered([row], { ...newMeter(from, true), until: 3_000 }).tokens).toBe(0);
  });

  it('does not know what an unknown model costs, but how much it was used', () =>
    expect(metered([million('a', { model: 'glm-5' })])).toEqual({ usd: null, exact: false, tokens: 1_000_000 }));
});

describe('what Claude Code says a session has cost', () => {
  it('settles what was used', () =>
    expect(metered([million('a'), said(1, 3.5)])).toEqual({ usd: 3.5, exact: true, tokens: 1_000_000 }));

  it('settles also what stands in no row, such as the request of a compaction', () =>
    expect(metered([million('a'), said(2)])).toEqual({ usd: 8, exact: true, tokens: 2_000_000 }));

  it('counts once when it is said twice', () =>
    expect(metered([million('a'), said(1, 3.5), said(1, 3.5)])).toMatchObject({ usd: 3.5, exact: true }));

  it('goes on over a resumption', () => {
    const resumed = [million('a'), said(1, 3.5), million('b')];
    expect(metered(resumed)).toMatchObject({ usd: 7.5, exact: false });
    expect(metered([...resumed, said(2, 7)])).toMatchObject({ usd: 7, exact: true });
  });

  it('does not settle what a killed session used, which it leaves out', () => {
    const killed = [million('a'), said(1, 3.5), million('b'), million('c')];
    expect(metered([...killed, said(2, 7)])).toEqual({ usd: 11.5, exact: false, tokens: 3_000_000 });
    const later = [...killed, said(2, 7), million('d'), said(3, 10.5)];
    expect(metered(later)).toEqual({ usd: 15, exact: false, tokens: 4_000_000 });
  });

  it('does not settle when the session was used for something else', () => {
    const before = million('a', { at: time(10) });
    expect(metered([before, million('b'), said(2, 7)])).toMatchObject({ usd: 4, exact: false });
    expect(metered([before, said(1, 3.5), million('b'), said(2, 7)])).toMatchObject({ usd: 3.5, exact: true });
  });

  it('does not settle when nobody knows what the session had cost before', () =>
    expect(metered([million('a'), said(9)], newMeter(from, false))).toMatchObject({ usd: 4, exact: false }));

  it('does not settle with prices that Claude Code made up', () => {
    const rows = [
      million('a', { model: 'glm-5' }),
      costRow({ 'glm-5': { input: 1e6, usd: 4 } }, { hasUnknownModelCost: true }),
    ];
    expect(metered(rows)).toEqual({ usd: null, exact: false, tokens: 1_000_000 });
  });

  it('settles a message whose last row comes after it', () =>
    expect(metered([million('a'), said(1), million('a')])).toEqual({ usd: 4, exact: true, tokens: 1_000_000 }));
});
