import { describe, expect, it } from 'vitest';
import { assess } from '../../../src/research/rules/assess-claims.ts';
import { assignmentsFor } from '../../../src/research/rules/assignments.ts';
import { recaptures } from '../../../src/research/rules/coverage.ts';
import type { HandIn } from '../../../src/research/rules/hand-in.ts';
import type { Ledger } from '../../../src/research/rules/ledger.ts';
import { mergeHandIns, type StoredHandIn } from '../../../src/research/rules/merge.ts';
import { outlookOf } from '../../../src/research/rules/outlook.ts';
import { recordIteration } from '../../../src/research/rules/record.ts';
import { claim, ledger, state, statistics, stored } from '../../support/samples.ts';

const check = () => ({ verdict: 'exact' as const, sound: true, snapshot: 'a', detail: null });
const findings = { check, textHash: () => null, verifications: [] };
const known = (handIns: readonly StoredHandIn[], before = ledger()) =>
  assess(mergeHandIns(before, handIns, '2026-03-01').ledger, findings);

const said = (text: string, url: string, more: Parameters<typeof claim>[1] = {}) =>
  claim(text, { quote: text, importance: 'central', source: { url, title: 'A page', kind: 'primary' }, ...more });
const question = (text: string) => ({ text, priority: 'high' as const, addressee: 'web' as const });

const waits = 'better-sqlite3 waits 5000 milliseconds on a locked database by default before it throws SQLITE_BUSY.';
const stale =
  'A read transaction that tries to become a write transaction after another connection has written fails with SQLITE_BUSY_SNAPSHOT.';
const network = 'WAL mode cannot be used on a network filesystem; all processes must be on one host computer.';
const apples = 'A crate of apples weighs ten pounds.';
const timeout = question("What is better-sqlite3's default busy timeout when none is set?");
const snapshot = question('Does the busy timeout help when the read snapshot is stale?');
const mounted = question(
  'Which mount options of NFS version 4 make a network filesystem safe for the locks of SQLite in WAL mode?',
);

/** The findings of a first iteration; its second researcher asks. */
const first = (questions: HandIn['questions'], claimsOfAsker: ReturnType<typeof said>[] = []) =>
  known([
    stored(1, 1, {
      claims: [
        said(waits, 'https://github.com/WiseLibs/better-sqlite3'),
        said(stale, 'https://sqlite.org/rescode.html'),
        said(network, 'https://sqlite.org/wal.html'),
        said(apples, 'https://apples.example/'),
      ],
    }),
    stored(1, 2, { claims: claimsOfAsker, questions }),
  ]);
const tasks = (from: Ledger) =>
  assignmentsFor(state({ iteration: 2, repository_analysis: false }), outlookOf(from)).filter(({ follows = '' }) =>
    follows.startsWith('Q'),
  );

describe('a task for a question', () => {
  it('names the findings of one party that its search would meet, and no other', () => {
    const [one] = tasks(first([mounted]));
    expect(one?.task).toMatch(/^Answer the open question Q001: .* hand that in with "supports": C003 “WAL mode cannot/);
    expect(one?.task).not.toMatch(/C001|C002|C004/);
  });

  it('names a finding no more that has a second source', () => {
    const other = said(network, 'https://litestream.io/tips/', { quote: 'Keep every process on the host: no NFS.' });
    const both = first([mounted], [other]);
    expect(both.claims.find(({ text }) => text === network)?.independent_sources).toBe(2);
    expect(tasks(both)[0]?.task).not.toContain('supports');
  });

  it('names at most five', () => {
    const many = [
      'Locks of SQLite fail on NFS in WAL mode.',
      'NFS mount options cannot make fsync safe for SQLite.',
      'A network filesystem of version 4 has leases for locks.',
      'Sonarr moves its SQLite files off any NFS mount.',
      'SMB is a network filesystem without safe locks.',
      'Turso refuses WAL mode on a mount of NFS.',
      'Kernels before 5.4 ignore the mount options for locks of NFS.',
    ].map((text, at) => said(text, `https://site${at}.example/`));
    const [one] = tasks(known([stored(1, 1, { claims: many }), stored(1, 2, { questions: [mounted] })]));
    expect(one?.task.match(/C\d{3}/g)).toHaveLength(5);
  });

  it('is one task to check all that findings of others seem to answer', () => {
    const given = tasks(first([timeout, snapshot]));
    expect(given).toHaveLength(1);
    expect(given[0]?.task).toMatch(/^Findings of others may answer these open questions already\..*answered so: Q001 /);
    expect(given[0]?.task).toContain(`Q001 “${timeout.text}” (C001 “${waits}”`);
    expect(given[0]?.task).toContain(`; Q002 “${snapshot.text}” (C002 “${stale}”`);
    expect(given[0]?.follows?.split(' + ')).toEqual(expect.arrayContaining(['Q001', 'Q002']));
  });

  it('is to answer it, where who asks reported those findings, or a search came back empty', () => {
    const asker = known([
      stored(1, 1, { claims: [said(waits, 'https://github.com/WiseLibs/better-sqlite3')], questions: [timeout] }),
    ]);
    expect(tasks(asker)[0]?.task).toMatch(/^Answer the open question Q001: /);
    const tried = { ...first([timeout]), iterations: [statistics({ followed: ['Q001'] })] };
    expect(tasks(tried)[0]?.task).toMatch(/^Try another way to answer the open question Q001/);
  });
});

it('what comes back for a named finding is its second source, and no sign of how much is left to find', () => {
  const before = first([mounted]);
  const [one] = tasks(before);
  if (one === undefined) throw new Error('no task');
  const text = 'WAL mode cannot work on network filesystems: processes must share one host computer.';
  const handIn = {
    ...stored(2, 1, {
      claims: [
        { ...said(text, 'https://litestream.io/tips/'), supports: 'C003' },
        said('SMB loses locks when a client reconnects.', 'https://smb.example/'),
      ],
    }),
  };
  const assignments = [{ ...one, id: handIn.handIn.assignment }];
  const reports = { handIns: [handIn], expected: 1, failed: 0, assignments, findings };
  const result = recordIteration(state({ iteration: 2 }), before, reports, new Date('2026-03-02'));
  expect(result.ledger.claims.find(({ id }) => id === 'C003')?.independent_sources).toBe(2);
  expect(result.statistics).toMatchObject({
    observations: 2,
    new_claims: 1,
    guided: { observations: 1, new_claims: 0 },
  });
  const iterations = [statistics(), { ...result.statistics, valid: true }];
  expect(recaptures({ ...result.ledger, iterations })).toMatchObject({ observations: 5, twice: 0 });
});

it.each(['C003:quote + Q001', 'X001 + Q001'])('of %s, only what it says of the finding shows no novelty', (follows) => {
  const dispute = { id: 'X001', statement: 'Whether it can.', sides: ['it can', 'it cannot'], raised_by: '1/user' };
  const before = { ...first([mounted]), contradictions: [{ ...dispute, claims: ['C003'] }] };
  const handIn = stored(2, 1, {
    claims: [
      said(network, 'https://litestream.io/tips/'),
      said('SMB loses locks when a client reconnects.', 'https://smb.example/'),
      said('Version 4 of NFS has leases for locks.', 'https://nfs.example/'),
    ],
  });
  const assignments = [{ id: handIn.handIn.assignment, agent: 'researcher' as const, task: 'Close it.', follows }];
  const reports = { handIns: [handIn], expected: 1, failed: 0, assignments, findings };
  expect(recordIteration(state({ iteration: 2 }), before, reports, new Date('2026-03-02')).statistics).toMatchObject({
    observations: 3,
    new_claims: 2,
    guided: { hand_ins: [], observations: 1, new_claims: 0 },
  });
});
