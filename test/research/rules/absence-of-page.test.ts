import { describe, expect, it } from 'vitest';
import { isOfAbsence } from '../../../src/research/rules/second-party.ts';

const isAbsence = (text: string) => isOfAbsence({ text, evidence: [] });

describe('that a page lacks something', () => {
  it.each([
    'The rqlite docs never mention backups.',
    "Turso's page on durability is silent on prices.",
    'The page on write mode of the Litestream VFS does not say how a second server takes over.',
    'The durability page of Turso names no failover, downtime or availability figure.',
    "Litestream's page on how it works has nothing on failover.",
  ])('is what it says: %s', (text) => {
    expect(isAbsence(text)).toBe(true);
  });

  it.each([
    'The rqlite documentation states that a cluster of two nodes has no fault tolerance.',
    'The FAQ says no single write is lost.',
    'Each page of a SQLite database has no checksum by default.',
    'Each page of a SQLite database names no owner.',
    'A guide recommends LiteFS, which does not give automatic failover.',
    'The guide to Fly volumes says that a volume gives no redundancy.',
  ])('is not what it says: %s', (text) => {
    expect(isAbsence(text)).toBe(false);
  });
});
