import { describe, expect, it } from 'vitest';
import { agreeByNow, conditionsOf, faultOf } from '../../../src/research/rules/different-things.ts';
import type { Claim, Verification } from '../../../src/research/rules/ledger.ts';

const claim = (id: string, text: string, quote: string, more: Partial<Claim> = {}): [string, Claim] => [
  id,
  {
    id,
    text,
    importance: 'central',
    confidence: 'medium',
    evidence: [{ source: 'S001', quote, hand_in: '1/researcher-1' }],
    first_iteration: 1,
    ...more,
  },
];
const dispute = (claims: string[], sides = ['Parcel CSS is 3x faster', 'Rolldown is at the same level']) => ({
  id: 'X001',
  statement: 'Whether esbuild is the fastest tool.',
  sides,
  claims,
  raised_by: '1/researcher-1',
});
const css = claim('C001', 'Parcel CSS is over 3x faster than esbuild.', '3x faster than ESBuild at minifying CSS');
const bundler = claim('C002', 'Rolldown is as fast as esbuild.', 'the same performance as esbuild when bundling');
const known = { claims: [css[1], bundler[1]] };
const said = (...conditions: string[]) => [{ contradiction: 'X001', conditions }];

describe('a contradiction of different things', () => {
  it.each([
    ['words of each side that the other lacks', ['at minifying CSS', 'when bundling'], true],
    ['the other way round', ['When Bundling', 'minifying CSS'], true],
    ['words that both have', ['esbuild', 'when bundling'], false],
    ['words of one side twice', ['at minifying', 'CSS'], false],
    ['words that stand nowhere', ['on Mondays', 'when bundling'], false],
    ['the subject of a statement', ['at minifying CSS', 'Rolldown'], false],
    ['the beginning of a statement', ['at minifying CSS', 'Rolldown is as fast'], false],
    ['words that the other statement has in another order', ['CSS is over 3x faster than', 'when bundling'], true],
  ])('is dropped with %s: %s', (_, conditions, isDropped) => {
    expect(conditionsOf(dispute(['C001', 'C002']), said(...conditions), known)).toEqual(
      isDropped ? conditions : undefined,
    );
  });

  it('needs more than the name of whose page it is', () => {
    const sources = [{ id: 'S001', url: 'https://rolldown.rs/', party: 'VoidZero (Rolldown)', authors: [] }] as never;
    const given = said('at minifying CSS', 'as in Rolldown');
    const own = claim('C002', 'It is as fast as esbuild, as in Rolldown.', 'the same performance');
    const first = { ...css[1], evidence: css[1].evidence.map((one) => ({ ...one, source: 'S002' })) };
    const sides = { claims: [first, own[1]] };
    expect(conditionsOf(dispute(['C001', 'C002']), given, sides)).toEqual(given[0]?.conditions);
    expect(conditionsOf(dispute(['C001', 'C002']), given, { ...sides, sources })).toBeUndefined();
  });

  it('is not dropped while one of its sides is not known as a finding, and nobody is sent back for it', () => {
    const sides = ['With CSS Parcel is faster', 'Rolldown is at the same level when bundling'];
    const given = said('With CSS', 'when bundling');
    expect(conditionsOf(dispute(['C001'], sides), given, known)).toBeUndefined();
    expect(given[0] && faultOf(dispute(['C001'], sides), given[0], known)).toEqual({
      why: 'a side of it has no finding yet',
      isNoCondition: true,
    });
  });

  it('is not dropped by words about another, nor without words of each of its sides', () => {
    const given = said('at minifying CSS', 'when bundling');
    expect(conditionsOf({ ...dispute(['C001', 'C002']), id: 'X002' }, given, known)).toBeUndefined();
    const third = claim('C003', 'SWC minifies JavaScript as fast.', 'on one core it minifies');
    const three = { claims: [...known.claims, third[1]] };
    const many = dispute(['C001', 'C002', 'C003']);
    expect(conditionsOf(many, given, three)).toBeUndefined();
    const each = [{ contradiction: 'X001', conditions: ['at minifying CSS', 'when bundling', 'on one core'] }];
    expect(conditionsOf(many, each, three)).toEqual(each[0]?.conditions);
    const [twice] = said('at minifying CSS', 'when bundling', 'same performance');
    expect(twice && faultOf(many, twice, three)).toEqual({
      why: 'it has 3 sides: name words of each, once',
      isNoCondition: false,
    });
  });

  it('is dropped by the words of quotes that count, and of a verifier, not by those of a quote that he struck', () => {
    const safe = 'Relaxing synchronous to NORMAL in WAL mode is safe.';
    const [, normal] = claim('C017', safe, 'This is safe as the WAL file is append only.', { verdict: 'qualified' });
    const check = { verdict: 'not-carrying' as const, sound: false, snapshot: null, detail: null };
    const struck = {
      source: 'S002',
      quote: 'is corruption safe',
      hand_in: '1/researcher-3',
      wording: 'It is corruption safe.',
      check,
    };
    const [, lost] = claim('C001', 'Committed transactions may roll back.', 'transactions are no longer durable');
    const claims = [lost, { ...normal, evidence: [...normal.evidence, struck] }];
    const look = { assignment: 'i2-v2', hand_in: null, claim: 'C017', verdict: 'qualified' as const, reason: null };
    const looks = [{ ...look, rewording: 'Relaxing it is safe from corruption.' }];
    const fault = (...conditions: string[]) =>
      faultOf(dispute(['C001', 'C017']), { contradiction: 'X001', conditions }, { claims, looks })?.why;
    expect(fault('no longer durable', 'corruption safe')).toBe(
      '“corruption safe” is in neither side: copy the words from its statement, or from a quote that counts for it',
    );
    expect(fault('no longer durable', 'safe from corruption')).toBeUndefined();
  });

  it('is told from a fault of copying where a condition is a subject, as one of two products, or nothing of one side alone', () => {
    const queue = "peewee's SqliteQueueDatabase lets several threads write to an SQLite database at a time.";
    const one = claim('C024', queue, 'It queues all write operations from multiple threads.');
    const other = claim(
      'C027',
      'SQLite lets only one writer at a time write to a database file.',
      'one writer at a time',
    );
    const fault = (...conditions: string[]) =>
      faultOf(dispute(['C024', 'C027']), { contradiction: 'X001', conditions }, { claims: [one[1], other[1]] });
    expect(fault("peewee's SqliteQueueDatabase", 'one writer')).toEqual({
      why: "“peewee's SqliteQueueDatabase” is the subject of its statement, no condition",
      isNoCondition: true,
    });
    expect(fault('to an SQLite database', 'one writer')).toEqual({
      why: '“to an SQLite database” has no word that the other side lacks',
      isNoCondition: true,
    });
    expect(fault('queues all write operations', 'a database file')).toBeUndefined();
  });
});

describe('sides that agree by now', () => {
  const wrong = 'graphile-worker does not work behind PgBouncer in transaction mode.';
  const looks = (rewording: string): Verification[] => [
    {
      assignment: 'i2-v1',
      hand_in: '2/claim-verifier-1',
      claim: 'C001',
      verdict: 'qualified',
      reason: null,
      rewording,
    },
  ];
  const sides = new Map([
    claim('C001', wrong, 'might pose an issue', { verdict: 'qualified' }),
    claim('C002', 'PgBouncer may cause trouble to graphile-worker in transaction mode.', 'or none'),
  ]);
  it.each([
    ['graphile-worker might have trouble behind PgBouncer in transaction mode.', true],
    ['graphile-worker does not work behind PgBouncer in transaction mode before version 3.', false],
    ['graphile-worker always has trouble behind PgBouncer in transaction mode.', false],
    ['Its pages load.', false],
  ])('%s: %s', (rewording, isOver) => {
    expect(agreeByNow(dispute(['C001', 'C002']), sides, { looks: looks(rewording) })).toBe(isOver);
  });
  it('are not those that a sorter opposed as they are worded now', () => {
    const rewording = 'graphile-worker might have trouble behind PgBouncer in transaction mode.';
    const opposed = { ...dispute(['C001', 'C002']), sides: [rewording, 'b'] };
    expect(agreeByNow({ ...opposed, found_by: 'sorter' }, sides, { looks: looks(rewording) })).toBe(false);
    expect(agreeByNow(opposed, sides, { looks: looks(rewording) })).toBe(true);
  });
  it('are not those that shared as many words before a verifier reworded one', () => {
    const first =
      'SQLite recommends changing synchronous from FULL to NORMAL when an application switches to WAL mode.';
    const rewording = `Among options for less CPU time, ${first.slice(0, -1)}, where a power loss might roll back.`;
    const two = new Map([
      claim('C001', first, 'it is recommended', { verdict: 'qualified' }),
      claim('C002', 'SQLite recommends its default synchronous setting FULL for the greatest reliability.', 'run with'),
    ]);
    const opposed = {
      ...dispute(
        ['C001', 'C002'],
        [...two.values()].map(({ text }) => text),
      ),
      found_by: 'sorter' as const,
    };
    expect(agreeByNow(opposed, two, { looks: looks(rewording) })).toBe(false);
  });
  it('are not those that nobody has reworded', () => {
    const same = new Map([claim('C001', wrong, 'a'), claim('C002', wrong, 'b')]);
    expect(agreeByNow(dispute(['C001', 'C002']), same, {})).toBe(false);
  });
});
