import { describe, expect, it } from 'vitest';
import type { Claim, Ledger, Source } from '../../../src/research/rules/ledger.ts';
import { namesClaim } from '../../../src/research/rules/gap.ts';
import { gapsOf } from '../../../src/research/rules/gaps.ts';
import type { SnapshotRow } from '../../../src/research/rules/pages/snapshot-row.ts';
import { page as storedPage } from '../../report/rules/sample-report.ts';
import { ledger, statistics } from '../../support/samples.ts';

const source = (id: string, url: string, kind: Source['kind'] = 'secondary'): Source => ({
  id,
  key: id.toLowerCase(),
  canonical: url.replace('https://', ''),
  url,
  title: id,
  authors: [],
  year: null,
  kind,
  first_iteration: 1,
  accessed: '2026-03-01',
});

type Verdict = 'exact' | 'absent' | 'number-mismatch' | 'could-not-run';
const evidence = (id: string, verdict?: Verdict): Claim['evidence'][number] => ({
  source: id,
  quote: `a quote in ${id}`,
  hand_in: '1/researcher-1',
  ...(verdict !== undefined && { check: { verdict, sound: verdict === 'exact', snapshot: null, detail: null } }),
});
const claim = (id: string, importance: Claim['importance'], list: Claim['evidence']): Claim => ({
  id,
  text: `Finding ${id} is faster than others.`,
  importance,
  confidence: 'low',
  evidence: list,
  first_iteration: 1,
});

const sources = [
  source('S001', 'https://a.org/1'),
  source('S002', 'https://a.org/2'),
  source('S003', 'https://b.org/1', 'primary'),
];
const ids = (more: Partial<Ledger>) => gapsOf(ledger({ sources, ...more })).map(({ id }) => id);

describe('gapsOf', () => {
  it('finds none where nothing is lacking', () =>
    expect(ids({ claims: [claim('C001', 'central', [evidence('S001', 'exact'), evidence('S003', 'exact')])] })).toEqual(
      [],
    ));
  it.each([
    ['one source', [evidence('S003')], ['C001:second-source']],
    ['a quote that is not there', [evidence('S003', 'absent')], ['C001:quote']],
    ['an altered number', [evidence('S003', 'number-mismatch')], ['C001:quote']],
    ['a quote that nobody could check', [evidence('S003', 'could-not-run')], ['C001:second-source']],
    [
      'a sound quote beside one that is not there',
      [evidence('S001', 'absent'), evidence('S003', 'exact')],
      ['C001:second-source'],
    ],
  ])('sees what a central finding with %s lacks', (_, list, expected) =>
    expect(ids({ claims: [claim('C001', 'central', list)] })).toEqual(expected),
  );
  it('takes two pages of one site for one origin, as they were weighed', () => {
    const known = claim('C001', 'central', [evidence('S001'), evidence('S002')]);
    expect(ids({ claims: [{ ...known, independent_sources: 1 }] })).toEqual([
      'C001:second-source',
      'C001:primary-source',
    ]);
    expect(ids({ claims: [{ ...known, independent_sources: 2 }] })).toEqual(['C001:primary-source']);
  });
  const alone = (id: string, text: string, source: string) => ({ ...claim(id, 'central', [evidence(source)]), text });
  const parties = [
    alone('C001', 'Tool A loses jobs behind a pooler.', 'S003'),
    alone('C002', 'Tool A is the fastest queue of all.', 'S003'),
    alone('C003', 'A pooler in transaction mode loses notifications, as Tool A found.', 'S003'),
    alone('C004', 'Gardens grow faster at noon.', 'S003'),
  ];
  it('looks for another party for several claims of one subject at once, first for those by which their party gains', () => {
    const gaps = gapsOf(ledger({ sources, claims: parties }));
    expect(gaps.map(({ id, kind }) => [id, kind])).toEqual([
      ['C002:second-source + C001:second-source + C003:second-source', 'second-source'],
      ['C004:second-source', 'second-source'],
    ]);
    expect(gaps[0]?.task).toMatch(
      /^One party alone says each of these\..+"supports": "C002": C002 “Tool A .+”.+; C001 “Tool A .+; C003 “A/,
    );
    expect(gaps[0]?.task).toContain('(said so far by: b.org; search: Tool fastest queue)');
    const [long] = gapsOf(
      ledger({ sources, claims: [alone('C001', `${'A queue is slower than others and '.repeat(20)}old.`, 'S003')] }),
    );
    expect(long?.task).toMatch(/ slower than others and old\.” \(said so far by:/);
    const many = Array.from({ length: 7 }, (_, at) =>
      alone(`C00${at + 1}`, `Tool A is ${at + 2} times faster.`, 'S003'),
    );
    const asked = gapsOf(ledger({ sources, claims: many }));
    expect(asked.map(({ id }) => id.split(' + ').length)).toEqual([5, 2]);
  });
  it('looks first for what is said of the product of another, of which its maker speaks, too', () => {
    const by = (id: string, party: string) => ({ ...source(id, `https://${party}.example`), party });
    const rivals = [by('S003', 'rqlite'), by('S004', 'litestream')];
    const claims = [
      alone('C001', 'Writing is ten times faster than before.', 'S003'),
      alone('C002', 'After a lost node Litestream needs a restore.', 'S003'),
    ];
    const [first] = gapsOf(ledger({ sources: rivals, claims })).filter(({ kind }) => kind === 'second-source');
    expect(first?.id.startsWith('C002:second-source')).toBe(true);
  });
  it('asks nobody else for what only its maker can say', () => {
    const claims = [alone('C001', 'Tool A needs Node 20.', 'S003'), alone('C002', 'Tool A is the fastest.', 'S003')];
    expect(ids({ claims })).toEqual(['C002:second-source']);
  });
  it('has the lines of a file quoted again by who can read it, not by the web', () => {
    const inFile = { ...claim('C001', 'central', [evidence('S009', 'absent')]), text: 'The service runs on Node 20.' };
    const known = [source('S009', 'repository:README.md', 'repository')];
    expect(gapsOf(ledger({ sources: known, claims: [inFile] }))).toEqual([
      {
        id: 'C001:quote',
        local: true,
        task: 'A file of the project was quoted for this, but the quote does not stand in it. Quote the lines that say it, or what is true instead: “The service runs on Node 20.”',
      },
    ]);
  });
  it('has what holds in the place of a refuted finding looked for', () => {
    const wrong = { ...claim('C001', 'central', [evidence('S001', 'exact')]), verdict: 'contradicted' as const };
    const looks = [
      {
        assignment: 'i2-v1',
        hand_in: '2/claim-verifier-1',
        claim: 'C001',
        verdict: 'contradicted' as const,
        reason: 'Those are the results of 100 promises.',
        rewording: null,
      },
    ];
    expect(gapsOf(ledger({ sources, claims: [wrong], looks }))[0]).toEqual({
      id: 'C001:refuted',
      task: 'This was refuted, because “Those are the results of 100 promises.”. Find what holds instead, with its numbers and conditions, and hand that in: “Finding C001 is faster than others.”',
    });
  });
  it('asks nobody else for what only a maker can say', () => {
    const said = ['The pg-boss documentation recommends a direct connection.', 'Its maintainers advise against it.'];
    const claims = said.map((text, at) => alone(`C00${at + 1}`, text, 'S003'));
    expect(gapsOf(ledger({ sources, claims }))).toEqual([]);
  });
  it('looks for another party once, also where it came back empty', () => {
    const followed = ['C002:second-source + C001:second-source + C003:second-source'];
    const iterations = [statistics({ iteration: 1, followed })];
    expect(ids({ claims: parties, iterations })).toEqual(['C004:second-source']);
    expect(ids({ claims: parties, iterations: [statistics({ iteration: 1, followed, valid: false })] })).toHaveLength(
      2,
    );
  });

  const asked = (text: string, more = {}) => ({
    questions: [
      {
        id: 'Q001',
        text,
        priority: 'medium' as const,
        status: 'open' as const,
        raised_by: 'user',
        answered_by: null,
        ...more,
      },
    ],
  });
  const comparison = 'Which of the tools keeps jobs?';
  const options = ['Alpha', 'Beta Worker', 'Gamma', 'delta-queue'];
  const known = (thing: string, count: number, from: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...claim(`C00${from + at}`, 'supporting', [evidence('S003', 'exact')]),
      text: `${thing} keeps jobs in table ${at}.`,
    }));
  it('looks at each option of a question that no finding names', () => {
    const claims = [...known('Alpha', 4, 1), ...known("Beta Worker's table", 1, 5)];
    const [gap, ...others] = gapsOf(ledger({ sources, claims, ...asked(comparison, { options }) }));
    expect(others).toEqual([]);
    expect(gap).toMatchObject({
      id: 'option:gamma + option:delta-queue',
      kind: 'options',
      question: 'Q001',
    });
    expect(gap?.task).toMatch(
      /^Research Gamma, delta-queue for the open question Q001, each by itself, .+ “Which of the tools/,
    );
  });
  it('looks at an option twice at most, also when the question counts as answered', () => {
    const followed = ['option:gamma + option:alpha'];
    const iterations = [1, 2].map((iteration) => statistics({ iteration, followed }));
    expect(ids({ iterations, ...asked(comparison, { options, status: 'answered' }) })).toEqual([
      'option:beta worker + option:delta-queue',
    ]);
    expect(ids(asked('Does it scale, and what does it cost?'))).toEqual([]);
  });

  it('leaves peripheral findings alone', () =>
    expect(ids({ claims: [claim('C001', 'peripheral', [evidence('S001', 'absent')])] })).toEqual([]));

  const contradictions = [
    {
      ...{ id: 'X001', statement: 'Whether it costs more.', sides: ['yes', 'no'], raised_by: '1/researcher-1' },
      claims: ['C001', 'C002'],
    },
  ];
  it('puts what damages a report most first, and names it', () => {
    const claims = [
      claim('C001', 'central', [evidence('S003')]),
      claim('C002', 'supporting', [evidence('S001', 'absent')]),
    ];
    const gaps = gapsOf(ledger({ sources, claims, contradictions }));
    expect(gaps.map(({ id }) => id)).toEqual(['X001', 'C001:second-source']);
    expect(gaps[0]?.task).toMatch(/Sources disagree \(X001\)\..*“Whether it costs more\. \(yes \/ no\)”$/);
    const taskOf = (sides: string[]) => {
      const one = contradictions.map((known) => ({ ...known, claims: sides }));
      return gapsOf(ledger({ sources, claims, contradictions: one })).find(({ id }) => id === 'X001')?.task;
    };
    // A side without a finding, such as a wish of the user, is no contradiction of sources.
    expect(taskOf(['C001'])).toBeUndefined();
    expect(taskOf(['C002', 'C003'])).toBeUndefined();
  });
  it('leaves contradictions alone that are resolved', () =>
    expect(ids({ contradictions: contradictions.map((one) => ({ ...one, status: 'resolved' as const })) })).toEqual(
      [],
    ));

  it.each([
    ['on another site that is not there', [evidence('S001', 'exact'), evidence('S003', 'absent')]],
    ['in a primary source that is not there', [evidence('S001', 'exact'), evidence('S003', 'number-mismatch')]],
  ])('counts no quote %s as a second origin', (_, list) =>
    expect(ids({ claims: [claim('C001', 'central', list)] })).toEqual(['C001:second-source', 'C001:primary-source']),
  );

  const page = (url: string, more: Partial<SnapshotRow> = {}) => storedPage({ ...source('S009', url), url }, more);
  it('sends agents to stored pages that nobody has quoted, the first that was added first', () => {
    const claims = [claim('C001', 'peripheral', [evidence('S001', 'absent')])];
    const pages = [
      page('https://a.org/1'),
      page('https://c.org/moved', { final_url: 'https://www.a.org/1#top' }),
      page('https://d.org/wall', { outcome: 'could-not-run', snapshot: null }),
      page('https://e.org/late', { fetched_at: '2026-03-02T00:00:00.000Z' }),
      page('repository:notes/limits.md', { title: null }),
    ];
    const gaps = gapsOf(ledger({ sources, claims }), pages);
    expect(gaps.map(({ id, local }) => [id, local])).toEqual([
      ['page:repository:notes/limits.md', true],
      ['page:https://e.org/late', undefined],
    ]);
    expect(gaps[0]?.task).toContain('read the document “notes/limits.md” of the project, and report');
    expect(gaps[1]?.task).toContain('read “https://e.org/late” (“S009”), and report');
    expect(namesClaim(gaps[1]?.id ?? '')).toBe(false);
  });

  it('gives up on what was followed in two valid iterations', () => {
    const followed = ['X001', 'Q001'];
    const tried = (valids: boolean[]) =>
      valids.map((valid, index) => statistics({ iteration: index + 1, valid, followed }));
    const claims = ['C001', 'C002'].map((id) => claim(id, 'central', [evidence('S001'), evidence('S003')]));
    expect(ids({ claims, contradictions, iterations: tried([true, false]) })).toEqual(['X001']);
    expect(ids({ claims, contradictions, iterations: tried([true, false, true]) })).toEqual([]);
  });
});

it('tells apart who was told of a finding', () =>
  expect(['C001:quote', 'X001', 'Q001', ''].map(namesClaim)).toEqual([true, true, false, false]));

it('counts what answers a question beside a finding', () =>
  expect(['C001:quote + Q003', 'X001 + Q003 + C004:quote'].map(namesClaim)).toEqual([false, false]));
