import { expect, it } from 'vitest';
import { redirectCookies } from '../../../../src/research/fetch-page.ts';

it.each<[string, string, string | undefined]>([
  ['a=1; Path=/; Secure', 'idp.example.org', 'a=1'],
  ['a=1', 'example.org', undefined],
  ['a=1; Domain=.example.org', 'www.example.org', 'a=1'],
  ['a=1; domain=EXAMPLE.org', 'example.org', 'a=1'],
  ['a=1; Domain=example.org', 'badexample.org', undefined],
  ['a=1; Domain=other.org', 'other.org', undefined],
  ['a=1; Domain=org', 'example.org', undefined],
  ['a=b=c', 'idp.example.org', 'a=b=c'],
  ['no cookie', 'idp.example.org', undefined],
  ['a=1\r\nX-Evil: 1', 'idp.example.org', 'a=1'],
  [`a=${'x'.repeat(5_000)}`, 'idp.example.org', undefined],
])('%j set by idp.example.org is sent to %s as %j', (line, host, sent) => {
  const cookies = redirectCookies();
  cookies.keep('https://idp.example.org/', [line]);
  expect(cookies.header(`https://${host}/`)).toBe(sent);
});

it('a cookie set again replaces the one before', () => {
  const cookies = redirectCookies();
  cookies.keep('https://example.org/', ['a=1', 'b=2']);
  cookies.keep('https://example.org/', ['a=3']);
  expect(cookies.header('https://example.org/')).toBe('a=3; b=2');
});
