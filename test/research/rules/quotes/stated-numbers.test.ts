import { describe, expect, it } from 'vitest';
import { checkStatedNumbers } from '../../../../src/research/rules/quotes/stated-numbers.ts';

const faults = (text: string, quote: string, title = '', url = '') =>
  checkStatedNumbers(text, { quotes: [quote], titles: [title], urls: [url] });

const none = { missing: [], wrong: [] };
const needs = 'Node.js >= 18.0.0 - PostgreSQL >= 12 (for `gen_random_uuid()` support) - Agenda >= 6.0.0';

describe('numbers as words', () => {
  const batched = 'batching changes into one-second windows and asynchronously backing those changes up';
  it.each([
    ['Litestream gathers changes into windows of one second.', batched],
    ['Litestream gathers changes into one-second windows.', 'batched in windows of one second'],
    ['It keeps twenty-five-minute windows.', 'windows of 25 minutes'],
  ])('stand with a hyphen or without: %s', (text, quote) => {
    expect(faults(text, quote)).toEqual(none);
  });

  it('are others with another number', () => {
    expect(faults('Litestream gathers changes into windows of two seconds.', batched).missing).toEqual(['two seconds']);
  });
});

describe('numbers of a list or a range', () => {
  it.each([
    ['It retries HTTP 408 and 429.', 'statusCodes: [408,429]'],
    ['It retries a 503.', 'Retried: 500–504'],
    ['It retries a 503.', 'Any 5xx is retried'],
  ])('are held one by one: %s %s', (text, quote) => {
    expect(faults(text, quote)).toEqual(none);
    expect(faults('It retries a 404.', quote).missing).toEqual(['404']);
  });
});

describe('one of a unit', () => {
  it.each([
    ['Litestream ships changes to S3 after one second.', 'it pushes new changes to S3 every second.'],
    ['It acknowledges within 1 second.', 'Acknowledged in less than a second, mostly'],
    ['It checks once in 1 s.', 'One check per second.'],
    ['Litestream ships changes every second.', 'sync-interval: 1s'],
    ['Prices hold for 1 GB and one month.', 'Billed per GB each month'],
    ['The window is one second.', 'a window of a second of writes'],
    ['One hour passes.', 'It runs an hour after the start'],
  ])('is held by every, each, per or a: %s', (text, quote) => {
    expect(faults(text, quote)).toEqual(none);
  });

  it.each([
    ['Litestream ships changes after one second.', 'It writes each second page, and a second server reads.'],
    ['Litestream ships changes after one second.', 'after half a second, or tenths of a second'],
    ['Litestream ships changes after one second.', 'every minute'],
  ])('is no rank, no part and no other unit: %s %s', (text, quote) => {
    expect(faults(text, quote).missing).toEqual(['one second']);
  });
});

describe('versions', () => {
  const migration = ['Migration from v7', 'https://vite.dev/guide/migration'] as const;
  const supported = 'option is not supported by Oxc.';
  it.each([
    [
      "Agenda's PostgreSQL backend needs Node.js 18.0.0 or newer, PostgreSQL 12 or newer and at least Agenda 6.0.0.",
      needs,
    ],
    ["Agenda's PostgreSQL backend needs Node.js 18 or newer, PostgreSQL 12 or newer and Agenda 6.", needs],
    ['Oxc, which replaces esbuild in Vite 8, does not support the esbuild.supported option.', supported],
    [
      'Transforming to ES5 is not supported with plugin-legacy in Vite 8.',
      'Transforming to ES5 and below with plugin-legacy is not supported',
    ],
    ['Users of Vite 8 report less.', supported],
    ['The mailer does not look at an error such as HTTP 500.', supported],
  ])('are held, or but part of a name: %s', (text, quote) => {
    expect(faults(text, quote, ...migration)).toEqual(none);
  });

  it.each([
    ["Agenda's PostgreSQL backend needs Node.js 20 or newer.", needs, '20'],
    ["Agenda's PostgreSQL backend needs Node.js 18.1.0.", needs, '18.1.0'],
    ['Agenda 18 has no backend for PostgreSQL.', needs, '18'],
    ['Oxc is there since Vite 8.', supported, '8'],
    ['It needs Vite 8.', supported, '8'],
    ['Vite 8 or newer has no such option.', supported, '8'],
    ['In Redis 8 the option is not supported.', supported, '8'],
    ['In Vite 8 plugins are not supported.', supported, '8'],
    ['In Vite 8 the option of Oxc 6 is not supported.', supported, '8', '6'],
    ['Oxc takes 8 options.', supported, '8'],
    ['Only 8 are supported by Oxc.', `Only the ${supported}`, '8'],
    ['The option is not supported in Vite 8.', 'In Vite 7 the option is not supported', '8'],
    ['With four promises it was SWC 90 against Babel 32.', 'SWC 2199, Babel 32', '90'],
    ['The package asks for Node 20 or newer, so Node 22 would do.', '"engines":{"node":">=20"}', '22'],
  ])('are asked for where they are what is claimed, or may be counts: %s', (text, quote, ...missing) => {
    expect(faults(text, quote, ...migration)).toEqual({ missing, wrong: [] });
  });
});

describe('computed numbers', () => {
  const parcel =
    'overall build time was reduced from over 25 minutes to 9 minutes (**2.7x faster**) … For comparison, building the same app with webpack takes over 45 minutes.';
  const swc =
    'swc (es3) | 616 ops/sec | 1704 ops/sec | 2199 ops/sec … babel (es5) | 34.05 ops/sec | 27.28 ops/sec | 32 ops/sec';
  const companies =
    '**Ramp:** 57% build time reduction … **Mercedes-Benz.io:** Up to 38% build time reduction … **Beehiiv:** 64% build time reduction';
  const linear = '**Linear:** Production build times dropped from 46s to 6s';
  it.each([
    ['Parcel 2.8 takes nine minutes and webpack over 45 minutes, about five times as long.', parcel, 'Parcel v2.8.0'],
    ['SWC ran about 62 times as fast as Babel, 1704 against 27.28 operations per second.', swc],
    [
      'Builds are shorter by 57% (Ramp), 38% (Mercedes-Benz.io) and 64% (Beehiiv), that is 1.6 to 2.8 times faster.',
      companies,
    ],
    ["Linear's build became 7.7 times faster.", linear],
    ["Linear's build fell from 46 s to 6 s, by 87%.", linear],
    ["Linear's build is 40 seconds shorter: 6 s in place of 46 s.", linear],
    ['Of 200 users 46 agree (23%).', 'Out of 200 users, 46 agree'],
    ['It has 12 plugins and 30 loaders, 42 in all.', 'with 12 plugins and 30 loaders'],
    ['They grew from 20 % to 25 %, by 5 percentage points.', 'from 20 % to 25 %'],
  ])('hold: %s', (text, quote, title = '') => {
    expect(faults(text, quote, title)).toEqual(none);
  });

  it.each([
    [
      'SWC ran about 68 times as fast as Babel, 1704 against 27.28 operations per second.',
      swc,
      '68 times',
      '1704 / 27.28 = 62.5',
    ],
    [
      'webpack takes over 45 minutes, six times as long as the nine minutes of Parcel.',
      parcel,
      'six times',
      '45 / 9 = 5',
    ],
    ["Linear's build became 9 times faster.", linear, '9 times', '46 / 6 = 7.67'],
    ['It has 12 plugins and 30 loaders, 43 in all.', 'with 12 plugins and 30 loaders', '43', '12 + 30 = 42'],
  ])('are refused with what they are: %s', (text, quote, number, is) => {
    expect(faults(text, quote)).toEqual({ missing: [], wrong: [{ number, is }] });
  });

  it.each([
    ['It is computed from numbers that the claim does not state: SWC is 62 times as fast as Babel.', swc, '62 times'],
    [
      'It waits 9 minutes, at most 45 minutes, and retries five times.',
      'waits 9 minutes, at most 45 minutes',
      'five times',
    ],
    ['It has 5 modes, 3 backends and 8 drivers.', 'with 5 modes and 3 backends', '8'],
    ['A project of over 60,000 assets takes 9 minutes.', parcel, '60,000'],
    [
      'It waits 30, 60 and 90 seconds.',
      'const MAX_ATTEMPTS = 3;\nconst RETRY_DELAY_MS = 30_000;',
      '30',
      '60',
      '90 seconds',
    ],
  ])('are none: %s', (text, quote, ...missing) => {
    expect(faults(text, quote).missing).toEqual(missing);
  });
});
