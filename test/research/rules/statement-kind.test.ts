import { describe, expect, it } from 'vitest';
import { statementKind } from '../../../src/research/rules/statement-kind.ts';

/** Central findings of two real plays, and whether another than their maker can say anything to them. */
describe('statementKind', () => {
  it.each([
    'Rspack 1.0 claims to be ten times faster than webpack.',
    'With Next.js, Rspack is only 2 times faster than webpack in development and 1.5 times in production, by its own account.',
    'With the App Router of Next.js, next-rspack is slower than Turbopack and possibly slower than webpack.',
    'Of the 50 most downloaded webpack plugins more than 80% work in Rspack 1.0 or have an alternative.',
    'Companies that moved to Rolldown in Vite 8 report production builds shorter by 57% (Ramp) and 64% (Beehiiv).',
    'In its own benchmark with four parallel promises, SWC did 2199 operations per second and Babel 32.',
    'A very large project of over 60,000 assets takes Parcel 2.8 9 minutes and webpack over 45 minutes.',
    'With esbuild, cold-booting a Vite test app fell from 28 seconds to about 1.5 seconds.',
    'A table by Rspack gives a minified bundle of 36.35 kB for Rspack and 36.96 kB for webpack.',
    'In its own load test graphile-worker worked about 184,000 jobs per second without batching.',
  ])('a figure or comparison that others can measure: %s', (text) => {
    expect(statementKind(text)).toBe('measured');
  });

  it.each([
    'pg-boss requires Node 22.12 or higher and PostgreSQL 13 or higher.',
    'graphile-worker requires PostgreSQL 12+ and Node 22.18+.',
    'Agenda asks for Node.js 18+.',
    'BullMQ ships an optional PostgreSQL backend with the same API as on Redis.',
    'BullMQ advises to design jobs as idempotent, atomic and simple so that they may be retried.',
    'pg-boss advertises exactly-once delivery of jobs.',
    'graphile-worker promises that each job runs at least once, mostly exactly once.',
    'Rspack does not aim at complete compatibility with the webpack API.',
    "Rspack does not support webpack's resolve.plugins option.",
    'River gained a poll-only setting that avoids LISTEN, meant for PgBouncer among others.',
    'By default pg-boss notices a dead worker only when the job expires, after 15 minutes.',
    'pg-boss retries a failed job 2 times by default, without delay.',
    'If the listener emits a warning, polling alone goes on.',
  ])('what only its maker can say: %s', (text) => {
    expect(statementKind(text)).toBe('own');
  });

  it.each([
    'pg-boss cannot use LISTEN/NOTIFY through PgBouncer in transaction mode, because its listener needs a session-pinned connection.',
    'graphile-worker does not work behind PgBouncer in transaction mode, since LISTEN is on by default.',
    'Some webpack plugins do not work on Rspack because it is not 100% compatible with the webpack API.',
    'BullMQ puts a stalled job back to waiting, so it is processed again by another worker.',
    'JavaScript loaders and plugins can slow Rspack builds down, above all in large projects.',
  ])('a behaviour that others can have met: %s', (text) => {
    expect(statementKind(text)).toBe('behaviour');
  });
});
