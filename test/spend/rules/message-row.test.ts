import { describe, expect, it } from 'vitest';
import { parseMessageRow } from '../../../src/spend/rules/account.ts';
import { messageRow, type MessageOptions } from '../../support/transcript.ts';

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

  it.each([-5, 1e300, 1.5, '7', null, true, [7], { a: 7 }])('counts %j tokens as none', (tokens) => {
    const usage = { input_tokens: tokens, output_tokens: 10 };
    const row = { type: 'assistant', timestamp: at, message: { id: 'm', model: 'claude-opus-5-5', usage } };
    expect(parseMessageRow(JSON.stringify(row))).toMatchObject({ tokens: 10, usd: 0.0002 });
  });
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
