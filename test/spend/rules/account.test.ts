import { describe, expect, it } from 'vitest';
import {
  accountOfState,
  applyStatedCost,
  beginPaying,
  countMessage,
  endPaying,
  newTranscript,
  spendOf,
  type SpendAccount,
  parseMessageRow,
  unknownSpend,
  withSpend,
  formatSpend,
  type WorkflowSpend,
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

it('a state keeps the cost that it knew when the account was lost', () => {
  const known = withSpend(state(), { ...unknownSpend, usd: 1.5, tokens: 150 });
  expect(known).toMatchObject({ cost_usd: 1.5, tokens: 150 });
  expect(withSpend(known, unknownSpend)).toEqual(known);
  expect(withSpend(known, { ...unknownSpend, usd: 0.2, tokens: 20 })).toEqual(known);
});

const at = '2026-03-01T10:00:00.000Z';

describe('parseMessageRow', () => {
  it('reads what an answer used, when, and of which model', () => {
    const row = messageRow({
      id: 'm1',
      at,
      input: 1_000,
      output: 100,
      cacheRead: 10_000,
      fiveMinutes: 2_000,
      oneHour: 3_000,
    });
    expect(parseMessageRow(row)).toEqual({
      id: 'm1',
      time: Date.parse(at),
      usd: 0.042,
      tokens: 16_100,
      model: 'claude-opus-5-5',
    });
  });

  it.each([undefined, 7, '', 'a model', '<script>', 'x'.repeat(101)])('takes the model %j for unknown', (model) => {
    const row = JSON.parse(messageRow({ id: 'm1', at, input: 1 })) as { message: object };
    expect(parseMessageRow(JSON.stringify({ ...row, message: { ...row.message, model } }))?.model).toBe('unknown');
  });

  it('counts cache writes for five minutes unless they are said to be for an hour, and no more than were written', () => {
    const written = (fields: object) => {
      const row = JSON.parse(messageRow({ id: 'm', at })) as { message: { usage: object } };
      Object.assign(row.message.usage, fields);
      return parseMessageRow(JSON.stringify(row))?.usd;
    };
    expect(written({ cache_creation_input_tokens: 100, cache_creation: undefined })).toBe(0.0005);
    expect(written({ cache_creation_input_tokens: 100, cache_creation: { ephemeral_1h_input_tokens: 900 } })).toBe(
      0.0008,
    );
  });

  it.each([
    ['a part of a row', messageRow({ id: 'm', at }).slice(0, 200)],
    ['null', 'null'],
    ['a row of a user', messageRow({ id: 'm', at, input: 1 }).replace('"type":"assistant"', '"type":"user"')],
    ['an answer without usage', '{"type":"assistant","message":{"id":"m"}}'],
    ['an answer without a time', messageRow({ id: 'm', input: 1 })],
  ])('makes nothing of %s', (_, line) => expect(parseMessageRow(line)).toBeUndefined());
});

const counts = { input: 1_000, output: 100, cacheRead: 10_000, fiveMinutes: 2_000, oneHour: 3_000 };
const priceOf = (more: Partial<MessageOptions>) => parseMessageRow(messageRow({ id: 'm', at, ...more }))?.usd;

describe('the price list', () => {
  /** The charge of Claude Code 2.1.330 for these counts, measured with the scripted API. */
  it.each<[usd: number, more: Partial<MessageOptions>]>([
    [0.042, { model: 'claude-opus-5-5', ...counts }],
    [0.021, { model: 'claude-sonnet-5-5', ...counts }],
    [0.1025, { model: 'claude-fable-5-1', ...counts }],
    [0.0011, { model: 'claude-haiku-5-5', ...counts }],
    [0.507, { model: 'claude-sonnet-4-6', ...counts, cacheRead: 100_000, input: 150_000 }],
  ])('charges %f USD for %o, as Claude Code does', (usd, more) => expect(priceOf(more)).toBeCloseTo(usd, 12));

  it.each([
    ['claude-opus-9', 4],
    ['claude-sonnet-9-1', 2],
    ['claude-fable-7', 10],
    ['claude-opus-5[1m]', 5],
    ['us.anthropic.claude-sonnet-4-20250514-v1:0', 3],
    ['claude-opus-4-1@20250805', 15],
  ])('knows %s, or takes it for the newest of its family', (model, usd) =>
    expect(priceOf({ model, input: 1e6 })).toBeCloseTo(usd, 9),
  );

  it.each(['glm-5', 'unknown', 'constructor', '__proto__', ''])(
    'takes %j, which is not on it, for the newest Opus, so that budgets hold',
    (model) => expect(priceOf({ model, input: 1e6 })).toBeCloseTo(4, 9),
  );
});

it.each<[string, Partial<WorkflowSpend>, number]>([
  ['about 3.41 of at most 50 USD, 1.2 M tokens', { usd: 3.41, tokens: 1_234_567 }, 50],
  ['about 0.0042 of at most 50 USD, 950 tokens', { usd: 0.0042, tokens: 950 }, 50],
  ['unknown, of at most 0.5 USD, 1.0 M tokens', { tokens: 999_999 }, 0.5],
])('the cost is said as "%s"', (line, spend, most) => {
  expect(formatSpend({ ...unknownSpend, ...spend }, most)).toBe(line);
});
