import { describe, expect, it } from 'vitest';
import {
  accountOfState,
  beginPaying,
  changeIteration,
  countMessage,
  endPaying,
  noMessage,
  spendOf,
  applyStatedCost,
  type SpendAccount,
} from '../../../src/spend/rules/account.ts';
import { parseMessageRow } from '../../../src/spend/rules/message-row.ts';
import { state } from '../../support/samples.ts';
import { messageRow, type MessageOptions } from '../../support/transcript.ts';

const from = 1_000;
const time = (milliseconds: number) => new Date(milliseconds).toISOString();
/** 4 USD for a million. */
const million = (id: string, at = 2_000, more: Partial<MessageOptions> = {}) => ({
  id,
  input: 1_000_000,
  at: time(at),
  ...more,
});
/** A figure of Claude Code for the whole session, in USD. */
const told = (usd: number, at = 3_000) => ({ usd, at });

/** A session that pays from 1,000 on. */
function paying(): SpendAccount {
  const account = accountOfState(state({ iteration: 0 }));
  beginPaying(account, 's1', '', from);
  return account;
}

/** The same after what happened in its order, all in one transcript. */
function after(account: SpendAccount, happened: readonly (MessageOptions | ReturnType<typeof told>)[]) {
  let last = noMessage();
  for (const one of happened) {
    if ('usd' in one) {
      applyStatedCost(account, one.usd, one.at);
      continue;
    }
    const row = parseMessageRow(messageRow(one));
    if (row !== undefined) last = countMessage(account, last, row);
  }
  const { usd, tokens, exact } = spendOf(account);
  return { usd, tokens, exact };
}

const spentBy = (happened: Parameters<typeof after>[1]) => after(paying(), happened);

describe('the messages of a session', () => {
  it('add up at list prices', () =>
    expect(spentBy([million('a'), million('b')])).toEqual({ usd: 8, exact: false, tokens: 2_000_000 }));

  it('of several rows count once, as the last row has it', () => {
    const rows = [million('a', 2_000, { input: 1 }), million('a'), million('a'), million('b')];
    expect(spentBy(rows)).toMatchObject({ usd: 8, tokens: 2_000_000 });
  });

  it('without an id count each for itself', () => expect(spentBy([million(''), million('')]).tokens).toBe(2_000_000));

  it('that are errors of Claude Code used nothing, and undo nothing', () =>
    expect(spentBy([million('a'), { id: 'a', model: '<synthetic>', at: time(2_000) }]).tokens).toBe(1_000_000));

  it('do not count before the session drove the workflow, nor after', () => {
    const account = paying();
    endPaying(account.session, 3_000);
    endPaying(account.session, 3_500);
    const rows = [million('a', 999), million('b', 1_000), million('c', 3_000), million('d', 3_001)];
    expect(after(account, rows).tokens).toBe(2_000_000);
  });
});

describe('the figure of Claude Code', () => {
  it('replaces list prices, and counts requests that no row has', () => {
    expect(spentBy([million('a'), told(3.5)])).toEqual({ usd: 3.5, exact: true, tokens: 1_000_000 });
    expect(spentBy([million('a'), told(9)])).toEqual({ usd: 9, exact: true, tokens: 1_000_000 });
  });

  it('counts once when it is told twice, and what comes after it is an estimate', () => {
    expect(spentBy([million('a'), told(9), told(9, 3_500)])).toMatchObject({ usd: 9, exact: true });
    const later = [million('a'), told(9), million('b', 3_500)];
    expect(spentBy(later)).toMatchObject({ usd: 13, exact: false });
    expect(spentBy([...later, told(14, 4_000)])).toMatchObject({ usd: 14, exact: true });
  });

  it('holds rows that are written late', () => {
    const late = [million('a'), told(9), million('a', 2_900), million('b', 2_900)];
    expect(spentBy(late)).toEqual({ usd: 9, exact: false, tokens: 2_000_000 });
    expect(spentBy([...late, told(9.5, 4_000)])).toMatchObject({ usd: 9.5, exact: true });
  });

  it('is not the workflow’s when the session did other work before, but its growth from then on is', () => {
    const first = [million('x', 10), million('a'), told(11)];
    expect(spentBy(first)).toMatchObject({ usd: 4, exact: false });
    expect(spentBy([...first, million('b', 3_500), told(17, 4_000)])).toMatchObject({ usd: 10, exact: false });
  });

  it('that is lower than before comes of a session that was killed: list prices stay', () => {
    const killed = [million('a'), told(9), million('b', 3_500), told(1, 4_000)];
    expect(spentBy(killed)).toMatchObject({ usd: 13, exact: false });
    expect(spentBy([...killed, million('c', 4_500), told(6, 5_000)])).toMatchObject({ usd: 18, exact: false });
  });

  it('goes to the session that it is about: another pays from its beginning on', () => {
    const account = paying();
    after(account, [million('a'), told(9)]);
    beginPaying(account, 's2', '', 5_000);
    expect(after(account, [million('b', 5_500), told(5, 6_000)])).toMatchObject({ usd: 14, exact: true });
    after(account, [million('c', 6_500)]);
    beginPaying(account, 's3', '', 7_000);
    // The end of the second was never told.
    expect(spendOf(account)).toMatchObject({ usd: 18, exact: false });
  });

  it('goes on for a session that lets go of the workflow and takes it up again', () => {
    const account = paying();
    after(account, [million('a'), told(9)]);
    endPaying(account.session, 3_500);
    beginPaying(account, 's1', '', 5_000);
    expect(after(account, [million('b', 5_500), told(14, 6_000)])).toMatchObject({ usd: 14, exact: true });
  });
});

describe('the account of a workflow of which only the state is known', () => {
  const known = state({
    iteration: 3,
    cost_usd: 12,
    tokens: 3_000_000,
    spent_by_phase: [{ phase: 'A', usd: 12, tokens: 3_000_000 }],
    spent_last_iteration: { iteration: 2, usd: 4, tokens: 1_000_000 },
  });

  it('has the sums of the state, which are estimates', () =>
    expect(spendOf(accountOfState(known))).toEqual({
      usd: 12,
      tokens: 3_000_000,
      exact: false,
      phases: known.spent_by_phase,
      last: known.spent_last_iteration,
      current: { iteration: 3, usd: 0, tokens: 0 },
    }));

  it('has the last iteration of one that has ended', () =>
    expect(spendOf(accountOfState({ ...known, status: 'complete', iteration: 2 }))).toMatchObject({
      last: known.spent_last_iteration,
      current: null,
    }));
});

it('what iterations cost adds up to the total, the figure that comes after the last one included', () => {
  const account = accountOfState(state({ iteration: 0 }));
  const step = (iteration: number) => changeIteration(account, { iteration, current_phase: 'Phase A: Research' });
  const spent = [1, 2, 3].map((iteration) => {
    step(iteration);
    beginPaying(account, `s${iteration}`, '', from * iteration);
    const row = million('a', from * iteration + 1);
    if (iteration === 3) {
      after(account, [row]);
      const last = changeIteration(account, null);
      after(account, [told(30, from * 4)]);
      return last;
    }
    after(account, [row, told(10 * iteration, from * iteration + 2)]);
    return step(iteration + 1);
  });
  expect(spent.map((one) => one?.usd)).toEqual([10, 20, 4]);
  expect(spendOf(account)).toMatchObject({
    usd: 60,
    last: { iteration: 3, usd: 30 },
    phases: [{ phase: 'A', usd: 60 }],
  });
});
