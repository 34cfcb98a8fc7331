import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { formatFrontMatter, formatStateBody } from '../../../src/loop/rules/state-body.ts';
import { parseFrontMatter } from '../../../src/files/front-matter.ts';
import { stateSchema } from '../../../src/loop/rules/state-schema.ts';
import { anyState, anyText } from '../../support/samples.ts';

/** What the two readers make of it: the `yaml` package alone, and the store's own reader. */
function readBack(data: Record<string, unknown>, body = '') {
  const text = formatFrontMatter(data, body);
  const head = text.slice('---\n'.length, text.indexOf('\n---\n'));
  return { yaml: parse(head) as unknown, store: parseFrontMatter(text, 'a.md') };
}

function expectSame(data: Record<string, unknown>, body = '') {
  const { yaml, store } = readBack(data, body);
  expect(yaml).toEqual(data);
  expect(store).toEqual({ data, body });
}

describe('formatFrontMatter', () => {
  it('writes plain words as they are and all else as JSON', () => {
    const data = {
      name: 'rate-limiting',
      prompt: 'How?\nSo.',
      iteration: 3,
      hours: 0.5,
      end: null,
      ok: true,
      list: ['a', 'b c'],
      map: { k: 'v' },
    };
    expect(formatFrontMatter(data, '# Title\n')).toBe(
      '---\nname: rate-limiting\nprompt: "How?\\nSo."\niteration: 3\nhours: 0.5\nend: null\nok: true\nlist: [a, "b c"]\nmap: {"k": v}\n---\n\n# Title\n',
    );
  });

  it('writes no character that an editor or a reader of YAML might take for another', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(formatFrontMatter({ [text]: text, list: [text] }, '')).not.toMatch(
          /(?!\n)[\p{Cc}\p{Cs}\u2028\u2029\ufeff]/u,
        );
      }),
      { numRuns: 500 },
    );
  });

  it('brings any data back, with both readers', () => {
    const value = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        anyText,
        fc.integer(),
        fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => (Object.is(number, -0) ? 0 : number)),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(anyText, tie('value'), { maxKeys: 3, noNullPrototype: true }),
      ),
    })).value;
    const data = fc.dictionary(fc.stringMatching(/^[a-z_]{1,12}$/), value, {
      minKeys: 1,
      maxKeys: 6,
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(data, (some) => expectSame(some)),
      { numRuns: 300 },
    );
  });

  it('brings any state back through the file, valid as it was', () => {
    fc.assert(
      fc.property(anyState, (some) => {
        const text = formatFrontMatter({ ...some }, formatStateBody(some, 'docs/research-a'));
        expect(stateSchema.parse(parseFrontMatter(text, 'a.md').data)).toEqual(some);
      }),
    );
  });
});
