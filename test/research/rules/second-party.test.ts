import { describe, expect, it } from 'vitest';
import { assess } from '../../../src/research/rules/assess-claims.ts';
import { assignmentsFor } from '../../../src/research/rules/assignments.ts';
import { gapsOf } from '../../../src/research/rules/gaps.ts';
import { mergeHandIns } from '../../../src/research/rules/merge.ts';
import { outlookOf } from '../../../src/research/rules/outlook.ts';
import { claim, ledger, state, statistics, stored } from '../../support/samples.ts';

const makers = {
  Litestream: ['Litestream', 'https://litestream.io/tips'],
  'Fly.io': ['Fly.io (LiteFS, Fly Machines)', 'https://fly.io/docs/litefs/faq'],
  rqlite: ["rqlite (Philip O'Toole)", 'https://rqlite.io/docs/FAQ'],
  Turso: ['Turso (libSQL, Turso Cloud)', 'https://docs.turso.tech/cloud/durability'],
} as const;

type Finding = readonly [maker: keyof typeof makers, text: string, searched?: string | undefined];

/** Findings of a play, each central and of the page of one maker. */
function known(findings: readonly Finding[], questions: readonly string[] = []) {
  const claims = findings.map(([maker, text, searched], at) => {
    const [party, url] = makers[maker];
    const source = { url: `${url}?${at}`, title: `${party} ${at}`, kind: 'primary' as const, party };
    const quote = searched === undefined ? text : '';
    return claim(text, { quote, importance: 'central', source, ...(searched && { searched: [searched] }) });
  });
  const asked = questions.map((text) => ({ text, priority: 'high' as const, addressee: 'web' as const }));
  const merged = mergeHandIns(
    ledger(),
    [stored(1, 1, { claims }), stored(1, 2, { claims: [], questions: asked })],
    '2026-03-01',
  ).ledger;
  const check = (one: { searched?: readonly string[] | undefined }) => ({
    verdict: one.searched === undefined ? ('exact' as const) : ('not-found' as const),
    sound: true,
    snapshot: 'a',
    detail: null,
  });
  return assess(merged, { check, textHash: () => null, verifications: [] });
}

const tasks = (findings: readonly Finding[], carried: readonly string[] = []) =>
  gapsOf(known(findings), [], () => [], new Set(carried)).filter(({ kind }) => kind === 'second-source');
const asked = (findings: readonly Finding[], carried: readonly string[] = []) =>
  tasks(findings, carried).map(({ id }) => id.replaceAll(':second-source', ''));

const named = (findings: readonly Finding[]) => findings.map((finding) => ({ finding, text: finding[1] }));

const lost: Finding = [
  'Litestream',
  'If the server crashes catastrophically, data written since the last replication of Litestream is gone.',
];
const majority: Finding = [
  'rqlite',
  'A normal rqlite write is answered only after a majority of the databases has committed it.',
];
const acknowledged: Finding = [
  'Turso',
  'Turso Cloud acknowledges a commit only when the data is stored in S3 or S3 Express.',
];
const noFailover: Finding = ['Fly.io', 'Litestream cannot fail over automatically.'];

describe('another party is looked for', () => {
  it.each(named([lost, majority, acknowledged, noFailover]))(
    'where it can say what becomes of data: $text',
    ({ finding }) => expect(asked([finding])).toEqual(['C001']),
  );

  it.each(
    named([
      ['Turso', 'The durability page of Turso does not say how long writes fail when a zone is down.'],
      ['Turso', 'The durability page of Turso names no failover, downtime or availability figure.', 'failover'],
      ['Turso', 'A zone outage of Turso loses no acknowledged write.', 'zone outage'],
      ['Turso', 'The durability guarantees of Turso Cloud, 99.99 % a year, are part of the paid plans.'],
      ['rqlite', 'By default it takes less than a second until a deposed rqlite leader knows its loss.'],
      ['Fly.io', 'A Fly volume costs 0.15 dollars per GB a month, also during an outage.'],
      ['Litestream', 'Litestream is licensed under Apache 2.0, so that nothing is lost when it is given up.'],
      [
        'Litestream',
        'With Kubernetes an init container can restore a Litestream database before the application starts.',
      ],
    ]),
  )('and never where nobody else can say it: $text', ({ finding }) => expect(asked([finding])).toEqual([]));

  it('last for a product of which no other party speaks, and with findings of the same product', () => {
    const spoken = known([acknowledged, lost, noFailover]);
    const claims = spoken.claims.map((one) =>
      one.id === 'C003' ? { ...one, importance: 'supporting' as const } : one,
    );
    expect(gapsOf({ ...spoken, claims }).map(({ id }) => id)).toEqual(['C002:second-source', 'C001:second-source']);
    expect(asked([acknowledged, lost, majority, noFailover])).toEqual(['C004 + C002', 'C001', 'C003']);
  });

  it('first for what the summary, a recommendation or a table of the report states', () => {
    expect(asked([noFailover, lost, majority, acknowledged], ['C003', 'C004'])).toEqual([
      'C003',
      'C004',
      'C001 + C002',
    ]);
  });

  it('on the pages of those that speak of its product, by name', () => {
    const [ofLitestream, ofTurso, ofRqlite] = tasks([acknowledged, lost, majority, noFailover]);
    expect(ofLitestream?.task).toContain(
      'does not. Search first what the pages of “Litestream”, “Fly.io” say of it, such as comparisons.',
    );
    for (const task of [ofTurso?.task, ofRqlite?.task, tasks([lost])[0]?.task])
      expect(task).not.toContain('Search first');
    const volumes: Finding = ['Fly.io', 'A Fly volume is gone with its host, and so is data that was written since.'];
    const [ofFly] = tasks([volumes, acknowledged, lost]).filter(({ id }) => id.startsWith('C001'));
    expect(ofFly?.task).not.toContain('Search first');
  });

  it('not on the other site of the same maker', () => {
    const [, url] = makers.Litestream;
    const source = { url, title: 'Litestream', kind: 'primary' as const, party: 'Fly.io (Litestream, LiteFS)' };
    const text =
      'The command fly storage create makes a bucket whose credentials are injected into the app as secrets.';
    const claims = [claim(text, { quote: text, importance: 'central', source })];
    const others = [
      claim('LiteFS is of Fly.io.', { source: { ...source, url: makers['Fly.io'][1], title: 'LiteFS' } }),
    ];
    const check = () => ({ verdict: 'exact' as const, sound: true, snapshot: 'a', detail: null });
    const found = assess(
      mergeHandIns(ledger(), [stored(1, 1, { claims }), stored(1, 2, { claims: others })], '2026').ledger,
      {
        check,
        textHash: () => null,
        verifications: [],
      },
    );
    expect(gapsOf(found)).toEqual([]);
  });
});

describe('beside questions', () => {
  const questions = [
    'How long does a restore with Litestream take for a large database?',
    'What does Turso promise when its primary fails?',
    'What are the heartbeat timeouts of rqlite?',
    'Who measured the failover of LiteFS?',
  ];
  const follows = (followed: readonly string[]) => {
    const found = { ...known([lost, noFailover], questions), iterations: [statistics({ followed: [...followed] })] };
    return assignmentsFor(state({ iteration: 3, repository_analysis: false }), outlookOf(found)).map(
      ({ follows: one }) => one,
    );
  };

  it('second sources are looked for', () => {
    const second = 'C002:second-source + C001:second-source';
    expect(follows([])).toEqual(['Q001', 'Q002', 'Q003', 'Q004', second]);
    expect(follows(['Q001', 'Q003'])).toEqual(['Q002', 'Q004', 'Q001', 'Q003', second]);
  });

  it('a task names no finding that a page lacks something', () => {
    const absent: Finding = ['Turso', 'The page of Turso does not say how long writes fail when a zone fails.', 'zone'];
    const question = 'How long do writes of Turso fail when a zone fails?';
    const [task] = assignmentsFor(
      state({ iteration: 2, repository_analysis: false }),
      outlookOf(known([absent, acknowledged], [question])),
    );
    expect(task?.task).toMatch(/^Answer the open question Q001/);
    expect(task?.task).not.toContain('C001');
  });
});
