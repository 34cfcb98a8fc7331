import { describe, expect, it } from 'vitest';
import {
  accountOfState,
  applyStatedCost,
  beginPaying,
  changeIteration,
  countMessage,
  endPaying,
  newTranscript,
  spendOf,
  type SpendAccount,
  parseMessageRow,
} from '../../../src/spend/rules/account.ts';
import { state } from '../../support/samples.ts';
import { messageRow, type MessageOptions } from '../../support/transcript.ts';

const from = 1_000;
/** 4 USD for a million. */
const million = (id: string, at = 2_000, more: Partial<MessageOptions> = {}) => ({
  id,
  input: 1_000_000,
  at: new Date(at).toISOString(),
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
  const file = newTranscript('');
  for (const one of happened) {
    if ('usd' in one) applyStatedCost(account, one.usd, one.at);
    const row = 'usd' in one ? undefined : parseMessageRow(messageRow(one));
    if (row !== undefined) countMessage(account, file, row);
  }
  const { usd, tokens } = spendOf(account);
  return { usd, tokens };
}

const spentBy = (happened: Parameters<typeof after>[1]) => after(paying(), happened);

describe('the messages of a session', () => {
  it('add up at list prices', () =>
    expect(spentBy([million('a'), million('b')])).toEqual({ usd: 8, tokens: 2_000_000 }));

  it('of several rows count once, as the last row has it', () => {
    const rows = [million('a', 2_000, { input: 1 }), million('a'), million('a'), million('b')];
    expect(spentBy(rows)).toMatchObject({ usd: 8, tokens: 2_000_000 });
  });

  it('without an id count each for itself', () => expect(spentBy([million(''), million('')]).tokens).toBe(2_000_000));

  it('that are errors of Claude Code used nothing, and undo nothing', () =>
    expect(spentBy([million('a'), million('a', 2_000, { input: 0, model: '<synthetic>' })]).tokens).toBe(1_000_000));

  it('do not count before the session drove the workflow, nor after', () => {
    const account = paying();
    endPaying(account.session, 3_000);
    endPaying(account.session, 3_500);
    const rows = [million('a', 999), million('b', 1_000), million('c', 3_000), million('d', 3_001)];
    expect(after(account, rows).tokens).toBe(2_000_000);
  });
});

describe('the figure of Claude Code', () => {
  const later = [million('a'), told(9), million('b', 3_500)];
  const late = [million('a'), told(9), million('b', 2_900)];
  const other = [million('x', 10), million('a'), told(11)];
  const killed = [...later, told(1, 4_000)];

  it.each<[string, Parameters<typeof spentBy>[0], object]>([
    ['replaces list prices', [million('a'), told(3.5)], { usd: 3.5 }],
    ['counts requests that no row has, once', [million('a'), told(9), told(9, 3_500)], { usd: 9 }],
    ['leaves what comes after it an estimate', later, { usd: 13 }],
    ['is replaced by a later one', [...later, told(14, 4_000)], { usd: 14 }],
    ['holds rows that are written late', [...late, told(9.5, 4_000)], { usd: 9.5 }],
    ['is not taken where the session did other work before', other, { usd: 4 }],
    ['counts by its growth after that', [...other, million('b', 3_500), told(17, 4_000)], { usd: 10 }],
    ['that is lower comes of a session that was killed: list prices stay', killed, { usd: 13 }],
  ])('%s', (_, happened, expected) => expect(spentBy(happened)).toMatchObject(expected));

  it('goes to the session that it is about: another pays from its beginning on', () => {
    const account = paying();
    after(account, [million('a'), told(9)]);
    beginPaying(account, 's2', '', 5_000);
    expect(after(account, [million('b', 5_500), told(5, 6_000)])).toMatchObject({ usd: 14 });
    after(account, [million('c', 6_500)]);
    beginPaying(account, 's3', '', 7_000);
    // The end of the second was never told.
    expect(spendOf(account)).toMatchObject({ usd: 18 });
  });
});

it('the account of a workflow of which only the state is known has its sums, which are estimates', () => {
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
    phases: known.spent_by_phase,
    last: known.spent_last_iteration,
    current: { iteration: 3, usd: 0, tokens: 0 },
  });
  expect(spendOf(accountOfState({ ...known, status: 'complete', iteration: 2 }))).toMatchObject({
    last: known.spent_last_iteration,
    current: null,
  });
});

it('what iterations cost adds up to the total, the figure that comes after the last one included', () => {
  const account = accountOfState(state({ iteration: 0 }));
  const step = (iteration: number) => changeIteration(account, { iteration, current_phase: 'Phase A: Research' });
  const spent = [1, 2, 3].map((iteration) => {
    step(iteration);
    beginPaying(account, `s${iteration}`, '', from * iteration);
    const row = million('a', from * iteration + 1);
    after(account, iteration === 3 ? [row] : [row, told(10 * iteration, from * iteration + 2)]);
    const last = iteration === 3 ? changeIteration(account, null) : step(iteration + 1);
    if (iteration === 3) after(account, [told(30, from * 4)]);
    return last;
  });
  expect(spent.map((one) => one?.usd)).toEqual([10, 20, 4]);
  expect(spendOf(account)).toMatchObject({
    usd: 60,
    last: { iteration: 3, usd: 30 },
    phases: [{ phase: 'A', usd: 60 }],
  });
});
