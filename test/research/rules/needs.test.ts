import { describe, expect, it } from 'vitest';
import type { Claim, Ledger } from '../../../src/research/rules/ledger.ts';
import { needsFor, type NeedFacts } from '../../../src/research/rules/needs.ts';
import type { SnapshotRow } from '../../../src/research/rules/pages/page.ts';
import { page as storedPage } from '../../report/rules/sample-report.ts';
import { judged, ledger, question, source, state, statistics } from '../../support/samples.ts';

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
  judged: judged(),
  first_iteration: 1,
});

const sources = [
  source('S001', 'https://a.org/1', { kind: 'secondary' }),
  source('S002', 'https://a.org/2', { kind: 'secondary' }),
  source('S003', 'https://b.org/1'),
];
/** What the findings lack, without the questions. */
const gapsOf = (of: Ledger, pages: NeedFacts['pages'] = [], claims = of.claims.map(({ id }) => id)) => {
  const questions = [...of.questions, question('Q099', { claims, status: 'answered' })];
  const needs = needsFor(state({ repository_analysis: false }), { ...of, questions }, { pages });
  return needs.filter(({ kind }) => kind !== 'question');
};
const ids = (more: Partial<Ledger>) => gapsOf(ledger({ sources, ...more })).map(({ id }) => id);

describe('the needs of findings', () => {
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
    expect(ids({ claims: [{ ...known, independent_sources: 1 }] })).toEqual(['C001:second-source']);
    expect(ids({ claims: [{ ...known, independent_sources: 2 }] })).toEqual([]);
  });
  const alone = (id: string, more: Partial<Claim> = {}): Claim => ({
    ...claim(id, 'central', [evidence('S003')]),
    ...more,
  });
  it('looks once for another party, for one finding of each page, which carries the report or serves the user', () => {
    const many = Array.from({ length: 7 }, (_, at) =>
      alone(`C00${at + 1}`, { evidence: [evidence(at < 5 ? 'S001' : 'S003')] }),
    );
    const [gap, ...others] = gapsOf(ledger({ sources, claims: many }), [], ['C007', 'C006', 'C005']);
    expect([gap?.id, others]).toEqual(['C005:second-source + C006:second-source', []]);
    expect(gap?.task).toMatch(/^One party alone says each of these\. .+; C006 \(of .+\): “Finding C006 is faster/);
    const iterations = [statistics({ iteration: 1, followed: ['C001:second-source + C002:second-source'] })];
    expect(ids({ claims: many, iterations })).toEqual([]);
  });
  it('asks nobody else for what only its maker can say, is missing on a page, or was read by nobody or with doubts', () => {
    const unjudged = alone('C003');
    delete unjudged.judged;
    const gone = { verdict: 'not-found' as const, sound: true, snapshot: null, detail: null };
    const absent = { ...evidence('S003'), quote: '', searched: ['retry'], check: gone };
    const claims = [
      alone('C001', { judged: judged({ about: 'own', kind: 'term' }) }),
      alone('C002', { evidence: [absent] }),
      unjudged,
      alone('C005', { judged: judged({ page_says: 'partly', lacks: 'the year' }), verdict: 'supported' }),
      alone('C006', { verdict: 'unverified' }),
      alone('C007', { verdict: 'contradicted', judged: judged({ serves: 'Q009' }) }),
      alone('C004', { judged: judged({ about: 'own', kind: 'praise' }) }),
    ];
    expect(ids({ claims })).toEqual(['C004:second-source']);
  });
  it('has the lines of a file quoted again by who can read it, not by the web', () => {
    const inFile = { ...claim('C001', 'central', [evidence('S009', 'absent')]), text: 'The service runs on Node 20.' };
    const known = [source('S009', 'repository:README.md')];
    expect(gapsOf(ledger({ sources: known, claims: [inFile] }))).toMatchObject([
      {
        id: 'C001:quote',
        kind: 'finding',
        local: true,
        task: 'A file of the project was quoted for this, but: “nothing in it can be cited”. Find what says it, or what is true instead: “The service runs on Node 20.”',
      },
    ]);
  });
  it('looks for another party once, also where it came back empty', () => {
    const followed = ['C001:second-source'];
    const claims = [alone('C001')];
    expect(ids({ claims, iterations: [statistics({ iteration: 1, followed })] })).toEqual([]);
    expect(ids({ claims, iterations: [statistics({ iteration: 1, followed, valid: false })] })).toHaveLength(1);
  });

  const asked = (text: string, more = {}) => ({ questions: [question('Q001', { text, ...more })] });
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
      id: 'option:gamma + option:delta-queue + Q001@options',
      kind: 'options',
    });
    expect(gap?.task).toMatch(
      /^Research Gamma, delta-queue, each by itself, .+: Q001 “Which of the tools keeps jobs\?”$/,
    );
  });
  it('shares the options among as many agents as questions name them, so that nobody reads their pages again', () => {
    const two = asked(comparison, { options }).questions;
    const questions = [...two, { ...two[0], id: 'Q002', text: 'What do they cost?' }] as Ledger['questions'];
    const gaps = gapsOf(ledger({ sources, questions }));
    expect(gaps.map(({ id }) => id)).toEqual([
      'option:alpha + option:beta worker + Q001@options + Q002@options',
      'option:gamma + option:delta-queue + Q001@options + Q002@options',
    ]);
    expect(gaps[1]?.task).toMatch(/: Q001 “Which of the tools keeps jobs\?”; Q002 “What do they cost\?”$/);
  });
  it('shares many options among the researchers of one iteration', () => {
    const [first] = asked(comparison, { options: [...options, 'Epsilon'] }).questions;
    const questions = Array.from({ length: 8 }, (_, at) => ({ ...first, id: `Q00${at + 1}` })) as Ledger['questions'];
    expect(gapsOf(ledger({ sources, questions })).map(({ id }) => id.match(/option:/g)?.length)).toEqual([2, 2, 1]);
  });
  it('researches each option once for the questions that no finding on it serves, and knows its other names', () => {
    const [alpha, gamma] = [known('Alpha', 1, 1)[0], known('Gamma', 1, 2)[0]];
    const claims = [
      { ...alpha, judged: judged({ serves: 'Q009' }) },
      { ...gamma, text: 'Gamma runs.' },
    ] as Ledger['claims'];
    const two = asked(comparison, { options: ['Alpha', 'Gamma 2 (Gamma)'] });
    expect(ids({ claims, ...two })).toEqual(['option:alpha + Q001@options']);
    const iterations = [statistics({ iteration: 1, followed: ['option:alpha + Q001@options'] })];
    expect(ids({ claims, iterations, ...two })).not.toContain('option:alpha + Q001@options');
  });
  it('looks at an option twice at most, also when the question counts as answered', () => {
    const followed = ['option:gamma + option:alpha'];
    const iterations = [1, 2].map((iteration) => statistics({ iteration, followed }));
    expect(ids({ iterations, ...asked(comparison, { options, status: 'answered' }) })).toEqual([
      'option:beta worker + option:delta-queue + Q001@options',
    ]);
    expect(ids(asked('Does it scale, and what does it cost?'))).toEqual([]);
  });

  it('leaves peripheral findings alone', () =>
    expect(ids({ claims: [claim('C001', 'peripheral', [evidence('S001', 'absent')])] })).toEqual([]));

  const contradictions = [
    {
      ...{ id: 'X001', statement: 'Whether it costs more.', raised_by: '1/researcher-1' },
      claims: ['C001', 'C002'],
    },
  ];
  const relations = [{ claim: 'C001', other: 'C002', is: 'opposed' as const, by: '9/claim-judge-1', of: 'x' }];
  it('leaves a dispute between files of the project to who can read them', () => {
    const files = [source('S009', 'repository:src/queue.ts'), source('S010', 'repository:docs/incidents.md')];
    const of = (one: string) =>
      ledger({
        sources: [...sources, ...files],
        claims: [claim('C001', 'central', [evidence('S009')]), claim('C002', 'central', [evidence(one)])],
        contradictions,
        relations,
      });
    expect(gapsOf(of('S010')).map(({ id, local }) => [id, local])).toContainEqual(['X001', true]);
    expect(gapsOf(of('S001')).map(({ id, local }) => [id, local])).toContainEqual(['X001', undefined]);
  });
  it('puts what damages a report most first, and names it', () => {
    const claims = [
      claim('C001', 'central', [evidence('S003')]),
      claim('C002', 'supporting', [evidence('S001', 'absent')]),
      claim('C003', 'central', [evidence('S003')]),
    ];
    const gaps = gapsOf(ledger({ sources, claims, contradictions }));
    expect(gaps.map(({ id }) => id)).toEqual(['X001', 'C003:second-source']);
    expect(gaps[0]?.task).toMatch(
      /Sources disagree \(X001\)\..*“Whether it costs more\. \(Finding C001 is faster than others\. \/ Finding C002 is faster than others\.\)”$/,
    );
  });
  it('leaves contradictions alone that are resolved', () =>
    expect(ids({ contradictions: contradictions.map((one) => ({ ...one, status: 'resolved' as const })) })).toEqual(
      [],
    ));

  const page = (url: string, more: Partial<SnapshotRow> = {}) => storedPage({ ...source('S009', url), url }, more);
  it('sends agents to stored pages that nobody has quoted, the first that was added first', () => {
    const snapshot = 'b'.repeat(64);
    const check = { verdict: 'absent' as const, sound: false, snapshot, detail: null };
    const claims = [claim('C001', 'peripheral', [{ ...evidence('S001'), check }])];
    const pages = [
      page('https://a.org/1', { snapshot }),
      page('https://d.org/wall', { outcome: 'could-not-run', snapshot: null }),
      page('https://e.org/late', { fetched_at: '2026-03-02T00:00:00.000Z' }),
      page('repository:notes/limits.md', { title: null }),
    ];
    const gaps = gapsOf(ledger({ sources, claims }), pages);
    expect(gaps.map(({ id, local }) => [id, local])).toEqual([
      ['page:repository:notes/limits.md', true],
      ['page:https://e.org/late', undefined],
    ]);
    expect(gaps[0]?.task).toContain('read “notes/limits.md”, and report what each says');
    expect(gaps[1]?.task).toContain('read “https://e.org/late” (“S009”), and report');
  });

  it('gives up on what was followed in two valid iterations', () => {
    const followed = ['X001', 'Q001'];
    const tried = (valids: boolean[]) =>
      valids.map((valid, index) => statistics({ iteration: index + 1, valid, followed }));
    const claims = ['C001', 'C002'].map((id) => claim(id, 'central', [evidence('S001'), evidence('S003')]));
    const known = { claims, contradictions, relations };
    expect(ids({ ...known, iterations: tried([true, false]) })).toEqual(['X001']);
    expect(ids({ ...known, iterations: tried([true, false, true]) })).toEqual([]);
    // Nobody is sent before a judge has said whether they are opposed, and since the last search.
    expect(ids({ claims, contradictions })).toEqual([]);
    const before = relations.map((one) => ({ ...one, by: '1/claim-judge-1' }));
    expect(ids({ ...known, relations: before, iterations: tried([true]) })).toEqual([]);
  });
});
