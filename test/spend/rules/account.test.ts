import { describe, expect, it } from 'vitest';
import {
  accountOfState,
  beginPaying,
  changeIteration,
  countMessage,
  applyReportedCost,
  applyStatedCost,
  endPaying,
  markRead,
  noMessage,
  spendOf,
} from '../../../src/spend/rules/account.ts';
import { parseTranscriptRow } from '../../../src/spend/rules/transcript-row.ts';
import { state } from '../../support/samples.ts';
import { costRow, messageRow, type MessageOptions } from '../../support/transcript.ts';

const opus = 'claude-opus-5-5';
const from = 1_000;

/** The spend of a session that began with the workflow, or before it, from the rows of its transcript. */
function spentBy(
  rows: readonly (string | MessageOptions)[],
  { until, isPastKnown = true }: { until?: number; isPastKnown?: boolean } = {},
) {
  const account = accountOfState(state({ iteration: 0 }));
  const session = Object.assign(beginPaying(account, 's1', '', from), { isPastKnown });
  if (until !== undefined) endPaying(session, until);
  let last = noMessage;
  for (const line of rows) {
    const row = parseTranscriptRow(typeof line === 'string' ? line : messageRow({ at: time(2_000), ...line }));
    if (row?.kind === 'message') last = countMessage(account, session, last, row);
    if (row?.kind === 'cost') applyReportedCost(account, session, row);
  }
  const { usd, tokens, exact } = spendOf(account);
  return { usd, tokens, exact };
}

const time = (milliseconds: number) => new Date(milliseconds).toISOString();
/** 4 USD for a million. */
const million = (id: string, more: Partial<MessageOptions> = {}) => ({ id, input: 1_000_000, ...more });
const said = (millions: number, usd = millions * 4) => costRow({ [opus]: { input: millions * 1e6, usd } });

describe('the sessions of a long workflow', () => {
  it('are forgotten but for the latest, and but for those that may still report their cost', () => {
    const account = accountOfState(state({ iteration: 0 }));
    for (let number = 1; number <= 100; number += 1) {
      const session = beginPaying(account, `s${number}`, '', number * 100_000);
      const row = parseTranscriptRow(messageRow({ ...million(`m${number}`), at: time(number * 100_000) }));
      if (row?.kind === 'message') countMessage(account, session, noMessage, row);
      if (number !== 7) {
        const cost = parseTranscriptRow(said(1));
        if (cost?.kind === 'cost') applyReportedCost(account, session, cost);
      }
      endPaying(session, number * 100_000 + 1);
      markRead(session, (number + 1) * 100_000);
    }
    expect(account.sessions.length).toBeLessThanOrEqual(25);
    expect(account.sessions.map(({ id }) => id)).toContain('s7');
    expect(account.sessions.at(-1)?.id).toBe('s100');
    expect(spendOf(account)).toMatchObject({ usd: 400, tokens: 100_000_000 });
  });
});

describe('the messages of a session', () => {
  it('add up at list prices', () =>
    expect(spentBy([million('a'), million('b')])).toEqual({ usd: 8, exact: false, tokens: 2_000_000 }));

  it('of several rows count once, as the last row has it', () =>
    expect(spentBy([{ id: 'a', output: 1 }, million('a'), million('a'), million('b')]).tokens).toBe(2_000_000));

  it('without an id count each for itself', () => expect(spentBy([million(''), million('')]).tokens).toBe(2_000_000));

  it('are not undone by a row that used nothing', () =>
    expect(spentBy([million('a'), { id: 'a' }]).tokens).toBe(1_000_000));

  it('do not count before the session drove the workflow, nor after', () => {
    const rows = [
      million('a', { at: time(999) }),
      million('b', { at: time(1_000) }),
      million('c', { at: time(3_000) }),
      million('d', { at: time(3_001) }),
    ];
    expect(spentBy(rows, { until: 3_000 }).tokens).toBe(2_000_000);
  });

  it('without a time count while the session drives the workflow', () => {
    const row = messageRow(million('a'));
    expect(spentBy([row]).tokens).toBe(1_000_000);
    expect(spentBy([row], { until: 3_000 }).tokens).toBeNull();
  });

  it('of an unknown model have an unknown cost, but their tokens are known', () =>
    expect(spentBy([million('a', { model: 'glm-5' })])).toEqual({ usd: null, exact: false, tokens: 1_000_000 }));

  it('that are errors of Claude Code used nothing', () => {
    const rows = [million('a'), messageRow({ id: 'e', model: '<synthetic>', at: time(2_000) }), said(1)];
    expect(spentBy(rows)).toEqual({ usd: 4, exact: true, tokens: 1_000_000 });
  });
});

describe('the cost that Claude Code reports', () => {
  it('replaces the estimate', () =>
    expect(spentBy([million('a'), said(1, 3.5)])).toEqual({ usd: 3.5, exact: true, tokens: 1_000_000 }));

  it('includes what stands in no row, such as the request of a compaction', () =>
    expect(spentBy([million('a'), said(2)])).toEqual({ usd: 8, exact: true, tokens: 2_000_000 }));

  it('counts once when it is reported twice', () =>
    expect(spentBy([million('a'), said(1, 3.5), said(1, 3.5)])).toMatchObject({ usd: 3.5, exact: true }));

  it('goes on over a resumption', () => {
    const resumed = [million('a'), said(1, 3.5), million('b')];
    expect(spentBy(resumed)).toMatchObject({ usd: 7.5, exact: false });
    expect(spentBy([...resumed, said(2, 7)])).toMatchObject({ usd: 7, exact: true });
  });

  it('does not replace the estimate for a killed session, which it leaves out', () => {
    const killed = [million('a'), said(1, 3.5), million('b'), million('c')];
    expect(spentBy([...killed, said(2, 7)])).toEqual({ usd: 11.5, exact: false, tokens: 3_000_000 });
    const later = [...killed, said(2, 7), million('d'), said(3, 10.5)];
    expect(spentBy(later)).toEqual({ usd: 15, exact: false, tokens: 4_000_000 });
  });

  it('does not replace the estimate when the session did other work', () => {
    const before = million('a', { at: time(10) });
    expect(spentBy([before, million('b'), said(2, 7)])).toMatchObject({ usd: 4, exact: false });
    expect(spentBy([before, said(1, 3.5), million('b'), said(2, 7)])).toMatchObject({ usd: 3.5, exact: true });
  });

  it('does not charge what was reported before the workflow used anything', () =>
    expect(spentBy([said(5), million('a'), said(6)])).toEqual({ usd: 4, exact: true, tokens: 1_000_000 }));

  it('does not replace the estimate when the cost of the session before is not known', () =>
    expect(spentBy([million('a'), said(9)], { isPastKnown: false })).toMatchObject({ usd: 4, exact: false }));

  it('does not replace the estimate with prices that Claude Code made up', () => {
    const rows = [
      million('a', { model: 'glm-5' }),
      costRow({ 'glm-5': { input: 1e6, usd: 4 } }, { hasUnknownModelCost: true }),
    ];
    expect(spentBy(rows)).toEqual({ usd: null, exact: false, tokens: 1_000_000 });
  });

  it('that is told at the end of a turn counts requests that no row has, and late rows once', () => {
    const account = accountOfState(state({ iteration: 0 }));
    const session = beginPaying(account, 's1', '', from);
    let last = noMessage;
    const read = (line: string) => {
      const row = parseTranscriptRow(line);
      if (row?.kind === 'message') last = countMessage(account, session, last, row);
      if (row?.kind === 'cost') applyReportedCost(account, session, row);
    };
    const row = (id: string, at: number) => messageRow({ at: time(at), ...million(id) });
    applyStatedCost(account, session, 9, 1_500);
    expect(spendOf(account)).toMatchObject({ usd: null });
    read(row('a', 2_000));
    applyStatedCost(account, session, 9, 3_000);
    expect(spendOf(account)).toMatchObject({ usd: 9, tokens: 1e6, exact: true });
    read(row('a', 2_900));
    read(row('b', 2_900));
    expect(spendOf(account)).toMatchObject({ usd: 9, tokens: 2e6 });
    read(row('c', 3_500));
    expect(spendOf(account)).toMatchObject({ usd: 13, exact: false });
    applyStatedCost(account, session, 14, 4_000);
    expect(spendOf(account)).toMatchObject({ usd: 14, tokens: 3e6, exact: true });
    read(said(3, 14.5));
    expect(spendOf(account)).toMatchObject({ usd: 14, tokens: 3e6, exact: true });
  });

  it('that is told is not taken over for a model whose price is not known', () => {
    const account = accountOfState(state({ iteration: 0 }));
    const session = beginPaying(account, 's1', '', from);
    const row = parseTranscriptRow(messageRow({ at: time(2_000), ...million('a', { model: 'glm-5' }) }));
    if (row?.kind === 'message') countMessage(account, session, noMessage, row);
    applyStatedCost(account, session, 9, 3_000);
    expect(spendOf(account)).toMatchObject({ usd: null, exact: false });
  });

  it('includes a message whose last row comes after it', () =>
    expect(spentBy([million('a'), said(1), million('a')])).toEqual({ usd: 4, exact: true, tokens: 1_000_000 }));
});

describe('the account of a workflow of which only the state is known', () => {
  it('has the sums of the state, which are estimates', () => {
    const known = state({
      iteration: 3,
      cost_usd: 12,
      tokens: 3_000_000,
      spent_by_phase: [{ phase: 'A', usd: 12, tokens: 3_000_000 }],
      spent_last_iteration: { iteration: 2, usd: 4, tokens: 1_000_000 },
    });
    expect(spendOf(accountOfState(known))).toEqual({
      usd: 12,
      tokens: 3_000_000,
      exact: false,
      phases: known.spent_by_phase,
      last: known.spent_last_iteration,
      current: { iteration: 3, usd: 0, tokens: 0 },
    });
  });

  it('has an unknown cost where the state knows only tokens', () =>
    expect(spendOf(accountOfState(state({ cost_usd: null, tokens: 5 })))).toMatchObject({ usd: null, tokens: 5 }));
});

describe('the report of a session', () => {
  const phase = 'Phase A: Research' as const;

  it('of one iteration corrects that one: the costs that were told add up to the total', () => {
    const account = accountOfState(state({ iteration: 0 }));
    const told = [1, 2, 3].map((iteration) => {
      changeIteration(account, { iteration, current_phase: phase });
      const session = beginPaying(account, `s${iteration}`, '', from * iteration);
      const row = parseTranscriptRow(messageRow({ at: time(from * iteration + 1), ...million('a') }));
      if (row?.kind === 'message') countMessage(account, session, noMessage, row);
      const cost = parseTranscriptRow(said(2, 10 * iteration));
      // The session of the last iteration ends after the workflow.
      const last = iteration === 3 ? changeIteration(account, null) : undefined;
      if (cost?.kind === 'cost') applyReportedCost(account, session, cost);
      return iteration === 3 ? last : changeIteration(account, { iteration: iteration + 1, current_phase: phase });
    });
    expect(told.map((one) => one?.usd)).toEqual([10, 20, 4]);
    expect(spendOf(account)).toMatchObject({
      usd: 60,
      last: { iteration: 3, usd: 30 },
      phases: [{ phase: 'A', usd: 60 }],
    });
  });

  it('of several iterations is shared by them', () => {
    const account = accountOfState(state({ iteration: 0 }));
    const session = beginPaying(account, 's1', '', from);
    for (const iteration of [1, 2]) {
      changeIteration(account, { iteration, current_phase: phase });
      const row = parseTranscriptRow(messageRow({ at: time(2_000), ...million(String(iteration)) }));
      if (row?.kind === 'message') countMessage(account, session, noMessage, row);
    }
    const cost = parseTranscriptRow(said(4, 20));
    if (cost?.kind === 'cost') applyReportedCost(account, session, cost);
    expect(spendOf(account)).toMatchObject({ usd: 20, last: { usd: 10 }, current: { usd: 10 } });
  });
});
