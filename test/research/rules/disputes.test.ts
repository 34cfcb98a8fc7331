import { describe, expect, it } from 'vitest';
import { assess } from '../../../src/research/rules/assess-claims.ts';
import { sentencesOfDraft } from '../../../src/report/draft-file.ts';
import { applySorting } from '../../../src/research/rules/join-claims.ts';
import type { Ledger } from '../../../src/research/rules/ledger.ts';
import { mergeHandIns, type StoredHandIn } from '../../../src/research/rules/merge.ts';
import { claim, ledger, stored } from '../../support/samples.ts';

const page = (at: number) => ({ url: `https://site${at}.org/x`, title: 'A page', kind: 'primary' as const });
const merged = (handIns: StoredHandIn[], into = ledger()) => mergeHandIns(into, handIns, '2026-03-01').ledger;

const sound = { verdict: 'exact' as const, sound: true, snapshot: null, detail: null };

/** As in a play: one maker recommends FULL on one page and NORMAL on another. */
const full = claim('SQLite recommends its default synchronous setting FULL for the greatest reliability.', {
  quote: 'For maximum reliability, SQLite should always be run with its default synchronous setting of FULL.',
  source: page(1),
});
const normal = claim('SQLite recommends changing synchronous from FULL to NORMAL when switching to WAL mode.', {
  quote: 'it is recommended that the synchronous setting be changed from FULL to NORMAL',
  source: page(2),
});
const raised = {
  statement: 'Which synchronous setting SQLite recommends in WAL mode.',
  sides: [normal.text, 'SQLite should always be run with its default  Synchronous setting of FULL'],
};
const others = Array.from({ length: 4 }, (_, at) => stored(1, at + 5, { claims: [claim(`Fact ${at} of it.`)] }));
const known = (of: Ledger) => of.contradictions.map(({ id, also, claims, status }) => ({ id, also, claims, status }));

describe('a side of a contradiction', () => {
  it('is the finding that quotes it word for word, in whatever hand-in that came', () => {
    const before = merged([stored(1, 1, { claims: [full] }), ...others]);
    const after = merged([stored(2, 1, { claims: [normal], contradictions: [raised] })], before);
    expect(after.contradictions).toMatchObject([{ id: 'X001', claims: ['C001', 'C006'] }]);
  });

  it('is one that is reported later, too', () => {
    const before = merged([stored(1, 1, { claims: [normal], contradictions: [raised] })]);
    expect(before.contradictions).toMatchObject([{ claims: ['C001'] }]);
    expect(merged([stored(2, 1, { claims: [full] })], before).contradictions).toMatchObject([
      { claims: ['C001', 'C002'] },
    ]);
  });

  it('is the finding of others that has nearly all of its words and all numbers, but not one with other numbers', () => {
    const price = (of: string) =>
      claim(`With constant writes and sync-interval 1s, the requests cost ${of} a month.`, { source: page(3) });
    const typical = claim('Typical storage costs of Litestream are about $1 per month.', { source: page(4) });
    const costs = {
      statement: 'What Litestream costs each month.',
      sides: [
        'Why I Built Litestream: typical costs are about $1 per month',
        'Tips: with constant writes and 1s, $12.96 a month',
      ],
    };
    const after = (of: string) =>
      merged(
        [stored(2, 1, { claims: [typical], contradictions: [costs] })],
        merged([stored(1, 1, { claims: [price(of)] }), ...others]),
      ).contradictions.map(({ claims }) => claims);
    expect(after('$12.96')).toEqual([['C001', 'C006']]);
    expect(after('$1.30')).toEqual([['C006']]);
    const own = stored(1, 1, { claims: [typical, price('$1.30')], contradictions: [costs] });
    expect(merged([own]).contradictions).toMatchObject([{ claims: ['C001'] }]);
  });

  it('is no finding that says the opposite, or what another side says', () => {
    const maintained = {
      statement: 'Whether LiteFS Cloud is maintained.',
      sides: [
        'LiteFS Cloud is actively maintained by Fly.io since 2024',
        'LiteFS Cloud is not actively maintained by Fly.io since 2024',
      ],
    };
    const saying = (text: string, at: number) => claim(text, { quote: text, source: page(at) });
    const isNot = saying('LiteFS Cloud is not actively maintained by Fly.io since 2024.', 1);
    const notEither = saying(
      'Users report that the LiteFS Cloud is not actively maintained since 2024, so that nobody answers.',
      2,
    );
    const is = saying('LiteFS Cloud is actively maintained, since 2024, by Fly.io with 3 engineers.', 3);
    const found = (claims: ReturnType<typeof claim>[], sides: string[]) =>
      merged(
        [stored(2, 1, { claims: [], contradictions: [{ ...maintained, sides }] })],
        merged([...claims.map((one, at) => stored(1, at + 1, { claims: [one] })), ...others]),
      ).contradictions.map(({ claims: ids }) => ids);
    for (const sides of [maintained.sides, maintained.sides.toReversed()]) {
      expect(found([isNot, notEither], sides)).toEqual([['C001']]);
      expect(found([isNot, notEither, is], sides)).toEqual([['C001', 'C003']]);
    }
    const [cared, abandoned] = ['maintained', 'abandoned'].map((how) => `LiteFS Cloud was ${how} in silence in 2024`);
    const shut = saying(`${abandoned}.`, 5);
    const shutToo = saying(
      'In 2024, so its users report, LiteFS Cloud was abandoned in silence, with nobody there.',
      6,
    );
    expect(found([shut, shutToo], [`${cared}`, `${abandoned}`])).toEqual([['C001']]);
  });

  it('is no finding for a few words that also stand in others', () => {
    const few = { statement: 'Whether it is on.', sides: ['synchronous setting', 'the default'] };
    const after = merged([stored(1, 1, { claims: [full, normal], contradictions: [few] })]);
    expect(after.contradictions).toMatchObject([{ claims: [] }]);
  });
});

describe('two contradictions of one pair are one', () => {
  const agent = () =>
    merged([stored(1, 1, { claims: [full] }), stored(1, 2, { claims: [normal], contradictions: [raised] })]);
  const sorting = (opposed: [string, string][], same: [string, string][] = []) => ({
    ...{ by: '2/claim-sorter-1', opposed, same, apart: [] },
  });
  it('a sorter and an agent raised it', () => {
    const after = applySorting(agent(), sorting([['C001', 'C002']]));
    expect(known(after)).toEqual([{ id: 'X001', also: undefined, claims: ['C001', 'C002'], status: undefined }]);
    const sorted = applySorting(merged([stored(1, 1, { claims: [full] }), stored(1, 2, { claims: [normal] })]), {
      ...sorting([['C001', 'C002']]),
    });
    const both = merged([stored(2, 1, { claims: [normal], contradictions: [raised] })], sorted);
    expect(both.contradictions).toMatchObject([
      { id: 'X001', also: ['X002'], statement: raised.statement, claims: ['C001', 'C002'] },
    ]);
    expect(both.contradictions[0]?.found_by).toBeUndefined();
  });

  /** As in a play: the agent words what two pages say; the sorter opposes findings. */
  const signals = (first: string, ...texts: string[]) => {
    const said = [first, ...texts].map((text, at) => claim(text, { source: page(at + 1) }));
    const contradiction = {
      statement: 'Which signal a Fly Machine gets first at shutdown, and which after the timeout.',
      sides: [
        'Configuration: SIGINT by default, after the timeout SIGTERM',
        'Long-running tasks: SIGTERM by default, after the timeout SIGKILL',
      ],
    };
    const before = merged([stored(1, 1, { claims: said, contradictions: [contradiction] }), ...others]);
    expect(before.contradictions).toMatchObject([{ claims: ['C001'] }]);
    return before;
  };
  const terminates = 'At shutdown Fly.io sends SIGTERM by default and SIGKILL after kill_timeout.';

  it('in whatever words an agent told it, where a sorter opposes a finding of it to others', () => {
    const before = signals(
      terminates,
      'Without kill_signal a Machine gets SIGINT at shutdown.',
      'After kill_timeout Fly.io sends SIGTERM.',
    );
    const after = applySorting(before, {
      ...sorting([
        ['C001', 'C002'],
        ['C001', 'C003'],
      ]),
    });
    expect(after.contradictions).toMatchObject([
      { id: 'X001', also: ['X002'], claims: ['C001', 'C002', 'C003'], disputed: 'C001' },
    ]);
    expect(after.contradictions[0]?.found_by).toBeUndefined();
    expect(applySorting(after, { ...sorting([['C001', 'C003']]), by: '3/claim-sorter-1' }).contradictions).toEqual(
      after.contradictions,
    );
  });

  it('with what settled or reopened the one that was found, whose next opponent joins it', () => {
    const said = [terminates, 'Without kill_signal a Machine gets SIGINT at shutdown.', 'On Fly.io it gets SIGHUP.'];
    const found = applySorting(
      merged([stored(1, 1, { claims: said.map((text, at) => claim(text, { source: page(at + 1) })) })]),
      sorting([['C001', 'C002']]),
    );
    const reopened = found.contradictions.map((one) => ({ ...one, raised_again: '2/claim-sorter-1' }));
    const contradiction = {
      statement: 'Which signal a Fly Machine gets first at shutdown.',
      sides: [terminates, 'Configuration: without kill_signal it gets SIGINT, and SIGTERM after the timeout'],
    };
    const settles = { claims: [claim('Fly.io said it.', { source: page(7) })], resolves: ['X001'] };
    const after = merged([stored(3, 1, settles), stored(3, 2, { contradictions: [contradiction] })], {
      ...found,
      contradictions: reopened,
    });
    const one = { id: 'X001', statement: contradiction.statement, settled_by: ['3/researcher-1'] };
    expect(after.contradictions).toMatchObject([
      { ...one, raised_again: '2/claim-sorter-1', claims: ['C001', 'C002'] },
    ]);
    const fourth = applySorting(after, sorting([['C001', 'C003']]));
    expect(fourth.contradictions).toMatchObject([{ ...one, claims: ['C001', 'C002', 'C003'], disputed: 'C001' }]);
    const fifth = applySorting(fourth, sorting([['C001', 'C004']]));
    expect(fifth.contradictions).toMatchObject([{ ...one, claims: ['C001', 'C002', 'C003', 'C004'] }]);
  });

  it('not where a sorter opposes the finding to something else', () => {
    const before = signals(terminates, 'A Machine that gets SIGTERM is kept for 30 more seconds.');
    expect(applySorting(before, sorting([['C001', 'C002']])).contradictions).toHaveLength(2);
  });

  it('is open again where a sorter opposes words that no resolution knew', () => {
    const by = (at: number) => ({ ...sorting([['C001', 'C002']]), by: `${at}/claim-sorter-1` });
    const before = applySorting(agent(), by(2));
    const vote = { assignment: 'i2-v1', hand_in: '2/claim-verifier-1', claim: 'C001', verdict: 'qualified' as const };
    const narrow = 'SQLite always recommends FULL.';
    const reworded: Ledger = { ...before, looks: [{ ...vote, reason: null, rewording: narrow }] };
    const different = [{ contradiction: 'X001', conditions: ['reliability', 'WAL mode'], by: '2/claim-verifier-1' }];
    const judge = (of: Ledger) =>
      assess(of, {
        ...{ check: () => sound, textHash: () => null, different },
        verifications: of.looks ?? [],
      });
    const resolved = judge(reworded);
    expect(resolved.contradictions).toMatchObject([{ status: 'resolved', different: ['reliability', 'WAL mode'] }]);
    const again = applySorting(resolved, by(3));
    expect(judge(again).contradictions).toMatchObject([{ id: 'X001', status: 'open', sides: [narrow, normal.text] }]);
    expect(judge(applySorting(judge(again), by(3))).contradictions).toHaveLength(1);
    // As it was worded, it was known.
    expect(judge(applySorting(judge(before), by(3))).contradictions).toMatchObject([{ status: 'resolved' }]);
  });

  it('after its findings were joined; what resolved one resolves it, under both ids', () => {
    const third = claim('FULL is what SQLite itself recommends of the synchronous settings.', { source: page(3) });
    const before = merged([stored(2, 1, { claims: [third] })], agent());
    const two = applySorting(before, sorting([['C002', 'C003']]));
    const [first, second] = two.contradictions;
    expect(second).toMatchObject({ id: 'X002', claims: ['C002', 'C003'] });
    if (first === undefined || second === undefined) throw new Error('none');
    const resolved: Ledger = {
      ...two,
      contradictions: [first, { ...second, status: 'resolved', different: ['a', 'b'] }],
    };
    const joined = applySorting(resolved, sorting([], [['C001', 'C003']]));
    expect(known(joined)).toEqual([{ id: 'X001', also: ['X002'], claims: ['C001', 'C002'], status: 'resolved' }]);
    const stated = sentencesOfDraft({ title: null, sections: { 'Key Findings': 'So [@X002, @C003].' } }, joined);
    expect(stated).toMatchObject([{ matters: ['X001'], claims: ['C001'] }]);
    const settling = { claims: [claim('FULL holds before a switch.', { source: page(4) })], resolves: ['X002'] };
    const later = merged(
      [
        stored(3, 1, {
          ...settling,
          contradictions: [{ ...raised, statement: 'Another thing.', sides: ['some such words', 'some other words'] }],
        }),
      ],
      joined,
    );
    expect(later.contradictions).toMatchObject([{ settled_by: ['3/researcher-1'] }, { id: 'X003' }]);
  });
});
