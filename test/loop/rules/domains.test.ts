import { describe, expect, it } from 'vitest';
import { commandRules } from '../../../src/loop/rules/command-rules.ts';
import { describeDomains, mayBeRead, readDomains, searchWithin } from '../../../src/loop/rules/domains.ts';

const only = { only_domains: ['sqlite.org', 'fly.io'], not_domains: [] };
const not = { only_domains: [], not_domains: ['medium.com'] };
const both = { only_domains: ['fly.io'], not_domains: ['community.fly.io'] };
const free = { only_domains: [], not_domains: [] };

describe('the domains of an option', () => {
  const rule = commandRules.research.options['only-domains'];
  const accepts = (value: string) => rule !== 'switch' && rule.accepts(value);
  it.each(['sqlite.org', 'a.b-c.org, D.example.', 'xn--bcher-kva.example'])('may be %s', (typed) => {
    expect(accepts(typed)).toBe(true);
  });
  it.each(['', ',', 'https://sqlite.org', 'sqlite.org/docs', 'localhost', 'a b.org', '*.org'])(
    'may not be "%s"',
    (typed) => {
      expect(accepts(typed)).toBe(false);
    },
  );
  it('are taken in one form, each once', () => {
    expect(readDomains('SQLite.org, fly.io.,sqlite.org')).toEqual(['sqlite.org', 'fly.io']);
    expect(readDomains(undefined)).toEqual([]);
  });
});

it.each([
  [only, 'https://sqlite.org/wal.html', true],
  [only, 'https://www.SQLite.org/wal.html', true],
  [only, 'https://notsqlite.org/', false],
  [only, 'https://sqlite.org.evil.com/', false],
  [only, 'https://evil.com/?sqlite.org', false],
  [only, 'https://fly.io@evil.com/', false],
  [not, 'https://medium.com/a', false],
  [not, 'https://x.medium.com./a', false],
  [not, 'https://sqlite.org/', true],
  [both, 'https://fly.io/docs', true],
  [both, 'https://community.fly.io/t', false],
  [free, 'https://medium.com/a', true],
  [only, 'repository:docs/a.md', true],
])('%j decides on %s: %s', (domains, url, expected) => {
  expect(mayBeRead(url, domains)).toBe(expected);
});

describe('a search', () => {
  const query = 'litestream';
  it.each([
    [only, { query }, { query, allowed_domains: ['sqlite.org', 'fly.io'] }],
    [only, { query, allowed_domains: ['evil.com'] }, { query, allowed_domains: ['sqlite.org', 'fly.io'] }],
    [only, { query, allowed_domains: ['fly.io', 'evil.com'] }, { query, allowed_domains: ['fly.io'] }],
    [only, { query, allowed_domains: ['docs.fly.io'] }, undefined],
    [only, { query, blocked_domains: ['x.org'] }, { query, allowed_domains: ['sqlite.org', 'fly.io'] }],
    [not, { query }, { query, blocked_domains: ['medium.com'] }],
    [not, { query, blocked_domains: ['x.org'] }, { query, blocked_domains: ['x.org', 'medium.com'] }],
    [not, { query, blocked_domains: ['medium.com'] }, undefined],
    [not, { query, allowed_domains: ['fly.io'] }, undefined],
    [not, { query, allowed_domains: ['medium.com', 'fly.io'] }, { query, allowed_domains: ['fly.io'] }],
    [not, { query, allowed_domains: ['medium.com'] }, { query, blocked_domains: ['medium.com'] }],
    [both, { query }, { query, allowed_domains: ['fly.io'] }],
    [free, { query, allowed_domains: ['medium.com'] }, undefined],
  ])('%# stays within the domains', (domains, input, expected) => {
    const within = searchWithin(input, domains);
    expect(within).toEqual(expected);
    expect(searchWithin(within ?? input, domains)).toBeUndefined();
  });
});

it('are described in a phrase', () => {
  expect(describeDomains(free)).toBeUndefined();
  expect(describeDomains(both)).toBe('only pages of fly.io, and no pages of community.fly.io');
});
