import { expect, it } from 'vitest';
import { parseUrl } from '../../src/base/json.ts';

it('an address is parsed, alone or from another one, and nothing else is', () => {
  expect(parseUrl('https://x.org/a b')?.href).toBe('https://x.org/a%20b');
  expect(parseUrl('../c', 'https://x.org/a/b')?.href).toBe('https://x.org/c');
  for (const text of ['', 'x', '../c', 'https://', 'https://a b/']) expect(parseUrl(text), text).toBeUndefined();
});

it('an address with letters beyond ASCII is parsed however often', () => {
  for (let call = 0; call < 20_000; call += 1) expect(parseUrl('https://bücher.de/') === undefined).toBe(false);
});
