import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasShapeOf } from '../../src/base/json.ts';

const sample = { name: '', count: 0, on: true, any: null, list: [{ id: '' }], empty: [] as string[] };
const good = { name: 'a', count: 1, on: false, any: [1], list: [{ id: 'x', more: 1 }], empty: [3], more: {} };

describe('a value that resembles a sample', () => {
  it('has its keys, of the same kind, and perhaps more', () => expect(hasShapeOf(good, sample)).toBe(true));

  it.each([
    null,
    [],
    {},
    { ...good, name: 1 },
    { ...good, count: '1' },
    { ...good, count: Number.NaN },
    { ...good, list: {} },
    { ...good, list: [null] },
    Object.assign(Object.create({ name: 'inherited' }) as object, { ...good, name: undefined }),
  ])('is not %j', (value) => expect(hasShapeOf(value, sample)).toBe(false));

  it('is never a crash, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything(), fc.jsonValue(), (value, like) => typeof hasShapeOf(value, like) === 'boolean'),
    );
  });
});
