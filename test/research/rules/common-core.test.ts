import { describe, expect, it } from 'vitest';
import { assess } from '../../../src/research/rules/assess-claims.ts';
import { markOf, sourcesById } from '../../../src/research/rules/distrust.ts';
import { unsaidBy } from '../../../src/research/rules/borne-by-quote.ts';
import { soundCore } from '../../../src/research/rules/common-core.ts';
import { describeClaim } from '../../../src/research/rules/evidence.ts';
import { applySorting } from '../../../src/research/rules/join-claims.ts';
import { emptyLedger, type EvidenceCheck, type Verification } from '../../../src/research/rules/ledger.ts';
import { mergeHandIns } from '../../../src/research/rules/merge.ts';
import { sortingOf, type AskedPair } from '../../../src/research/rules/sorting.ts';
import { printedEvidence } from '../../support/printed-evidence.ts';
import { claimViews } from '../../../src/report/rules/evidence-view.ts';
import { claim, stored } from '../../support/samples.ts';

const wide = 'With synchronous=NORMAL committed transactions are not durable in WAL mode, as power cuts show.';
const short =
  'Where NORMAL spares the fsync of each commit, WAL mode leaves committed transactions without durability.';
const asked: AskedPair = { claims: ['C001', 'C003'], texts: [wide, short] };
const most = 'With synchronous=NORMAL committed transactions are not durable in WAL mode';
const page = (host: string, kind: 'primary' | 'secondary' = 'primary') => {
  return { source: { url: `https://${host}/page`, title: host, kind }, importance: 'central' as const };
};
const ledgerOf = (host: string) =>
  mergeHandIns(
    emptyLedger(),
    [
      stored(1, 1, { claims: [claim(wide, page('sqlite.example')), claim('Gardens need water.', page('a.example'))] }),
      stored(1, 2, { claims: [claim(short, page(host)), claim('Violins are tuned by ear.', page('b.example'))] }),
    ],
    '2026-03-01',
  ).ledger;
const sound: EvidenceCheck = { verdict: 'exact', sound: true, snapshot: 'a'.repeat(64), detail: null };
const vote = (of: string, verdict: Verification['verdict']): Verification => {
  return { assignment: 'i2-v1', hand_in: '2/claim-verifier-1', claim: of, verdict, reason: null, rewording: null };
};

function standing(
  both: [string, string] | undefined,
  votes = [vote('C001', 'supported')],
  host = 'litestream.example',
) {
  const answer = { pair: 1, answer: 'first-says-more' as const, ...(both && { both }) };
  const control: AskedPair = { texts: ['One.', 'One, and more.'], control: 'second-says-more' };
  const handIn = { assignment: 'i2-s1', answers: [answer, { pair: 2, answer: 'second-says-more' as const }] };
  const sorting = sortingOf('2/claim-sorter-1', handIn, [asked, control]);
  if (sorting === undefined) throw new Error('the control failed');
  const ledger = assess(applySorting(ledgerOf(host), sorting), {
    check: () => sound,
    textHash: () => null,
    verifications: votes,
  });
  const { confidence, confidence_reason: reason, independent_sources: sources } = ledger.claims[0] ?? {};
  return { confidence, reason, sources, ledger };
}

const whole = 'synchronous=NORMAL cannot corrupt a database in WAL mode; only checkpoints wait for fsync.';
const window = 'With Litestream a catastrophic failure can lose the changes of a small window.';

describe('the core of a claim that another party states, too', () => {
  it('counts as a second source where it is nearly all of the claim, and says so', () => {
    const { confidence, reason, sources } = standing([most, short]);
    expect({ confidence, sources }).toEqual({ confidence: 'high', sources: 1 });
    expect(reason).toContain(`its core (“${most}”) is also said by C003`);
  });

  it('is not all of a claim that says more: then the sorter contradicts itself', () => {
    const { confidence, reason } = standing([wide, short]);
    expect(confidence).not.toBe('high');
    expect(reason).not.toContain('its core');
  });

  it('is printed beside the citation, and in the table the finding that states it, with a link to its row', () => {
    const core = 'committed transactions are not durable';
    const { ledger } = standing([core, short]);
    const table = printedEvidence(ledger, ['C001']);
    // The words of the row itself are not repeated; the other finding has its own.
    expect(table).toMatch(/in part also said by C003 \[\d\];/);
    const both = printedEvidence(ledger, ['C001', 'C003']);
    expect(both).toMatch(/also said by C003 \[\d\]/);
    const view = claimViews(ledger, ['C001'], () => undefined).get('C001');
    expect(view?.partlySaid).toEqual([
      expect.stringMatching(/^C003: .*\), namely “committed transactions are not durable”$/),
    ]);
  });

  it('is only named where it is less', () => {
    const { confidence, reason } = standing(['are not durable', 'without durability']);
    expect(confidence).toBe('medium');
    expect(reason).not.toContain('its core');
    const less = standing(['committed transactions are not durable', short]);
    expect(less).toMatchObject({ confidence: 'medium' });
    expect(less.reason).toMatch(
      /its core \(“committed transactions are not durable”\).*; lacks a second.* for all of it/,
    );
  });

  it.each<[string, Parameters<typeof standing>]>([
    ['a sorter named no words', [undefined]],
    ['the words are not in the claim', [['Commits are lost with synchronous=NORMAL in WAL mode', short]]],
    ['the words are of another number', [[most, 'spares the fsync of each commit 3 times']]],
    [
      'verifiers narrowed the other claim',
      [
        [most, short],
        [vote('C001', 'supported'), vote('C003', 'qualified')],
      ],
    ],
    ['the other claim is of the same party', [[most, short], [vote('C001', 'supported')], 'docs.sqlite.example']],
  ])('counts nothing where %s', (_, of) => {
    const { confidence, reason } = standing(...of);
    expect(confidence).toBe('medium');
    expect(reason).not.toContain('its core');
  });

  it.each([
    // Findings of a play whose core a sorter took to be said by the other, too.
    ['With synchronous=NORMAL in WAL mode a power loss may roll back changes, but corrupts nothing', whole],
    ['Litestream leaves a very small chance of data loss when a node fails', window],
    ['NORMAL brings a slight loss of durability in WAL mode', 'NORMAL in WAL mode costs durability of commits.'],
    ['File locks are not reliable over a network filesystem', 'Locks of network filesystems differ in reliability.'],
    ['At most the changes of one window are lost with Litestream', window],
  ])('says nothing that the other does not say: %s', (core, text) => {
    const [other] = mergeHandIns(emptyLedger(), [stored(1, 1, { claims: [claim(text, page('a.example'))] })], '').ledger
      .claims;
    if (other === undefined) throw new Error('none');
    expect(unsaidBy(core, other, new Map())).not.toEqual([]);
    expect(unsaidBy(text, other, new Map())).toEqual([]);
  });

  it('has the same numbers in both statements', () => {
    const texts = ['Jobs are retried 3 times.', 'A job is retried 5 times at most.'] as const;
    expect(soundCore(['Jobs are retried 3 times', 'A job is retried 5 times'], texts)).toBeUndefined();
    expect(soundCore(['Jobs are retried 3 times', 'Jobs are retried 3 times'], [texts[0], texts[0]])).toBeDefined();
  });
});

describe('a finding whose core another party states', () => {
  const said = (host: string, text: string, kind: 'primary' | 'secondary' = 'primary', party = host) =>
    claim(text, { ...page(host, kind), source: { ...page(host, kind).source, party } });
  const checkpoints = 'With synchronous=NORMAL in WAL mode, fsync is called only when the WAL is checkpointed.';
  const integrity = 'In WAL mode database integrity is guaranteed with synchronous=NORMAL.';
  const halves = [
    'only checkpoints wait for fsync',
    'synchronous=NORMAL cannot corrupt a database in WAL mode',
  ] as const;
  const linked = (texts: readonly ReturnType<typeof said>[], cores: readonly (readonly [string, string])[]) => {
    const handIns = texts.map((one, at) => stored(1, at + 1, { claims: [one] }));
    const { ledger } = mergeHandIns(emptyLedger(), handIns, '2026-03-01');
    const overlapping = cores.map((_, at): [string, string] => ['C001', `C00${at + 2}`]);
    const sorted = applySorting(ledger, {
      by: '2/claim-sorter-1',
      same: [],
      opposed: [],
      apart: [],
      overlapping,
      cores: cores.map((words, at) => ({ claims: overlapping[at] ?? ['', ''], words })),
    });
    const assessed = assess(sorted, {
      check: () => sound,
      textHash: () => null,
      verifications: [vote('C001', 'supported')],
    });
    const [first] = assessed.claims;
    const mark = first && markOf(first, sourcesById(assessed));
    return { first, mark, told: first && describeClaim(first, assessed) };
  };
  const blog = said('blog.example', whole, 'secondary');
  const of = [said('litestream.example', checkpoints), said('sqlite.example', integrity)];

  it('has a second source where each half is said by one', () => {
    const cores = [
      [halves[0], checkpoints.slice(0, -1)],
      [halves[1], integrity.slice(0, -1)],
    ] as const;
    const { first } = linked([blog, ...of], cores);
    expect(first?.confidence).toBe('high');
    expect(first?.confidence_reason).toContain(`its core (“${halves[1]}; ${halves[0]}”) is also said by C003 and C002`);
    // Half of it has a primary source besides.
    const half = linked([blog, ...of], cores.slice(0, 1)).first;
    expect([half?.confidence, half?.confidence_reason]).toEqual([
      'medium',
      expect.stringMatching(/is also said by C002; lacks a second independent source for all of it, a primary source/),
    ]);
    expect(linked([blog, ...of], []).first?.confidence).toBe('low');
  });

  it('has none where a sorter named words that the other does not say', () => {
    const lossy = 'With synchronous=NORMAL in WAL mode a power loss may roll back changes, but corrupts nothing.';
    const { first } = linked([said('sqlite.example', lossy), blog], [[lossy.slice(0, -1), whole.slice(0, -1)]]);
    expect(first?.confidence).toBe('medium');
    expect(first?.confidence_reason).not.toContain('is also said by');
  });

  it('is not the word of one interested party', () => {
    const rival = 'Litestream leaves a very small chance of data loss when a node fails.';
    const own = 'When a node fails there is a very small window whose data Litestream has not replicated.';
    const claims = [said('rqlite.io', rival, 'primary', 'rqlite'), said('litestream.io', own, 'primary', 'Litestream')];
    const told = expect.stringContaining('marked "i" in print') as string;
    expect(linked(claims, [])).toMatchObject({ mark: 'i', first: { confidence: 'medium' }, told });
    const { first, mark } = linked(claims, [[rival.slice(0, -1), own.slice(0, -1)]]);
    expect({ mark, core: first?.core_by }).toEqual({ mark: '', core: 'C002' });
    expect(first?.confidence_reason).not.toContain('interested');
  });
});
