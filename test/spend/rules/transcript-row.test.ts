import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTranscriptRow } from '../../../src/spend/rules/transcript-row.ts';
import { messageRow } from '../../support/transcript.ts';

const at = '2026-03-01T10:00:00.000Z';

describe('parseTranscriptRow', () => {
  it('reads what an answer used, and when', () => {
    const row = messageRow({
      id: 'm1',
      at,
      input: 1_000,
      output: 100,
      cacheRead: 10_000,
      fiveMinutes: 2_000,
      oneHour: 3_000,
      searches: 2,
    });
    expect(parseTranscriptRow(row)).toEqual({
      id: 'm1',
      time: Date.parse(at),
      usd: 0.062,
      tokens: 16_100,
    });
  });

  it('counts cache writes for five minutes unless they are said to be for an hour, and no more than were written', () => {
    const written = (fields: object) => {
      const row = JSON.parse(messageRow({ id: 'm', at })) as { message: { usage: object } };
      Object.assign(row.message.usage, fields);
      return parseTranscriptRow(JSON.stringify(row))?.usd;
    };
    expect(written({ cache_creation_input_tokens: 100, cache_creation: undefined })).toBe(0.0005);
    expect(written({ cache_creation_input_tokens: 100, cache_creation: { ephemeral_1h_input_tokens: 900 } })).toBe(
      0.0008,
    );
  });

  it('knows that fast mode costs more', () => {
    const row = messageRow({ id: 'm', at, input: 1e6, speed: 'fast' });
    expect(parseTranscriptRow(row)).toMatchObject({ tokens: 1e6, usd: 8 });
  });

  it.each([
    ['a part of a row', messageRow({ id: 'm', at }).slice(0, 200)],
    ['null', 'null'],
    ['a list', '[{"usage":1}]'],
    ['a row of a user', messageRow({ id: 'm', at, input: 1 }).replace('"type":"assistant"', '"type":"user"')],
    ['an answer without usage', '{"type":"assistant","message":{"id":"m"}}'],
    ['an answer without a time', messageRow({ id: 'm', input: 1 })],
    ['an answer that is null', '{"type":"assistant","message":null}'],
  ])('makes nothing of %s', (_, line) => expect(parseTranscriptRow(line)).toBeUndefined());

  it.each([-5, 1e300, 1.5, '7', null, true, [7], { a: 7 }])('counts %j tokens as none', (tokens) => {
    const usage = { input_tokens: tokens, output_tokens: 10 };
    const row = { type: 'assistant', timestamp: at, message: { id: 'm', model: 'claude-opus-5-5', usage } };
    expect(parseTranscriptRow(JSON.stringify(row))).toMatchObject({ tokens: 10, usd: 0.0002 });
  });

  it('comes to an answer for whatever JSON there is, and never to a negative number', () => {
    const field = fc.constantFrom('type', 'timestamp', 'message', 'usage', '__proto__', 'constructor', 'input_tokens');
    const value = fc.oneof(fc.jsonValue(), fc.constantFrom('assistant', at, -1, 1e308));
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof({ maxDepth: 4 }, value, fc.dictionary(field, tie('tree'))),
    }));
    fc.assert(
      fc.property(tree, (row) => {
        const parsed = parseTranscriptRow(JSON.stringify(row));
        if (parsed !== undefined) expect(parsed.tokens).toBeGreaterThanOrEqual(0);
        expect(({} as Record<string, unknown>).usage).toBeUndefined();
      }),
    );
  });
});
