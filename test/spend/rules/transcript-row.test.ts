import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTranscriptRow } from '../../../src/spend/rules/transcript-row.ts';
import { costRow, messageRow } from '../../support/transcript.ts';

describe('parseTranscriptRow', () => {
  it('reads what an answer used, and when', () => {
    const row = messageRow({
      id: 'm1',
      at: '2026-03-01T10:00:00.000Z',
      input: 1_000,
      output: 100,
      cacheRead: 10_000,
      fiveMinutes: 2_000,
      oneHour: 3_000,
      searches: 2,
    });
    expect(parseTranscriptRow(row)).toEqual({
      kind: 'message',
      id: 'm1',
      time: Date.parse('2026-03-01T10:00:00.000Z'),
      usd: 0.062,
      tokens: 16_100,
    });
  });

  it('counts cache writes for five minutes unless they are said to be for an hour, and no more than were written', () => {
    const written = (fields: object) => {
      const row = JSON.parse(messageRow({ id: 'm' })) as { message: { usage: object } };
      Object.assign(row.message.usage, fields);
      const parsed = parseTranscriptRow(JSON.stringify(row));
      return parsed?.kind === 'message' ? parsed.usd : undefined;
    };
    expect(written({ cache_creation_input_tokens: 100, cache_creation: undefined })).toBe(0.0005);
    expect(written({ cache_creation_input_tokens: 100, cache_creation: { ephemeral_1h_input_tokens: 900 } })).toBe(
      0.0008,
    );
  });

  it('knows what costs more', () => {
    const million = { id: 'm', input: 1e6 };
    expect(parseTranscriptRow(messageRow({ ...million, speed: 'fast' }))).toMatchObject({ tokens: 1e6, usd: 8 });
    expect(parseTranscriptRow(messageRow({ ...million, region: 'us' }))).toMatchObject({ tokens: 1e6, usd: 4.4 });
    const haiku = { id: 'm', model: 'claude-haiku-5-5', input: 200_000 };
    expect(parseTranscriptRow(messageRow(haiku))).toMatchObject({ tokens: 200_000, usd: 0.1 });
  });

  it('reads what Claude Code says that a session has cost', () => {
    const row = costRow({ 'claude-opus-5-5': { input: 1_000, usd: 0.004 }, 'claude-x[1m]': { input: 5, usd: 1 } });
    expect(parseTranscriptRow(row)).toEqual({
      kind: 'cost',
      usd: 1.004,
      tokens: 1_005,
      complete: true,
    });
    expect(parseTranscriptRow(costRow({}, { hasUnknownModelCost: true }))).toMatchObject({ complete: false });
  });

  it.each([
    ['a part of a row', messageRow({ id: 'm' }).slice(0, 200)],
    ['null', 'null'],
    ['a list', '[{"usage":1}]'],
    ['a row of a user', messageRow({ id: 'm', input: 1 }).replace('"type":"assistant"', '"type":"user"')],
    ['an answer without usage', '{"type":"assistant","message":{"id":"m"}}'],
    ['an answer that is null', '{"type":"assistant","message":null}'],
    ['costs that are no number', '{"type":"cost-state","totalCostUSD":"9","modelUsage":{}}'],
    ['costs below nothing', '{"type":"cost-state","totalCostUSD":-9,"modelUsage":{}}'],
    ['costs of more than anybody has', '{"type":"cost-state","totalCostUSD":1e300,"modelUsage":{}}'],
    ['costs without models', '{"type":"cost-state","totalCostUSD":9}'],
  ])('makes nothing of %s', (_, line) => expect(parseTranscriptRow(line)).toBeUndefined());

  it.each([-5, 1e300, 1.5, '7', null, true, [7], { a: 7 }])('counts %j tokens as none', (tokens) => {
    const usage = { input_tokens: tokens, output_tokens: 10 };
    const row = { type: 'assistant', message: { id: 'm', model: 'claude-opus-5-5', usage } };
    expect(parseTranscriptRow(JSON.stringify(row))).toMatchObject({ tokens: 10, usd: 0.0002 });
  });

  it('comes to an answer for whatever JSON there is, and never to a negative number', () => {
    const field = fc.constantFrom('type', 'message', 'usage', 'modelUsage', '__proto__', 'constructor', 'input_tokens');
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom('assistant', 'cost-state', -1, 1e308));
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof({ maxDepth: 4 }, value, fc.dictionary(field, tie('tree'))),
    }));
    fc.assert(
      fc.property(tree, (row) => {
        const parsed = parseTranscriptRow(JSON.stringify(row));
        if (parsed?.kind === 'message') expect(parsed.tokens).toBeGreaterThanOrEqual(0);
        if (parsed?.kind === 'cost') expect(parsed.usd).toBeGreaterThanOrEqual(0);
        expect(({} as Record<string, unknown>).usage).toBeUndefined();
      }),
    );
  });
});
