import { describe, expect, it } from 'vitest';
import { printedEvidence } from '../../support/printed-evidence.ts';
import { printedQuote } from '../../../src/report/rules/printed-quote.ts';
import { sourcesById } from '../../../src/research/rules/distrust.ts';
import { describeClaim } from '../../../src/research/rules/evidence.ts';
import { decidingVote } from '../../../src/research/rules/verified-text.ts';
import type { Ledger } from '../../../src/research/rules/ledger.ts';
import { sampleLedger, sampleTex } from './sample-report.ts';

const all = sampleLedger.claims.map(({ id }) => id);

const quote = 'The verifier quotes the whole passage.';
const judged = (verdict: 'qualified' | 'supported', rewording: string | null): Ledger => ({
  ...sampleLedger,
  claims: sampleLedger.claims.map((claim) => (claim.id === 'C003' ? { ...claim, verdict } : claim)),
  looks: [
    { assignment: 'i2-v1', hand_in: '2/claim-verifier-1', claim: 'C003', verdict, reason: null, rewording, quote },
  ],
});

it('a finding that was narrowed stands in the table with its own quote and that of the verifier', () => {
  const table = printedEvidence(judged('qualified', 'It holds for one case.'), all);
  const own = sampleLedger.claims.find(({ id }) => id === 'C003')?.evidence[0]?.quote ?? 'none';
  expect(table).toContain(`| C003: It holds for one case. | “${own}” and “${quote}” |`);
});

it('any other with its own', () => {
  expect(printedEvidence(judged('supported', null), all)).not.toContain(quote);
});

it('a file of the repository is named by its path', () => {
  const sources = sampleLedger.sources.map((source) => {
    const isFile = sampleLedger.claims.find(({ id }) => id === 'C003')?.evidence[0]?.source === source.id;
    return isFile ? { ...source, kind: 'repository' as const, title: 'deploy/backup_it.sh' } : source;
  });
  const row = printedEvidence({ ...sampleLedger, sources }, all)
    .split('\n')
    .find((line) => line.startsWith('| C003'));
  expect(row).toMatch(/\[\d\] deploy\/backup\\_it\.sh in this repository/);
});

/** The quotes in the table for one finding with these quotes, of which a verifier supported it with another. */
const printed = (text: string, quotes: string[], ofVerifier: string) => {
  const known = judged('supported', null);
  const claims = known.claims.map((claim) => {
    const [first] = claim.evidence;
    if (claim.id !== 'C003' || first === undefined) return claim;
    return { ...claim, text, evidence: quotes.map((one) => ({ ...first, quote: one })) };
  });
  const looks = known.looks?.map((look) => ({ ...look, quote: ofVerifier }));
  const row = /\| C003: [^|]* \| “(.*?)” \|/.exec(printedEvidence({ ...known, claims, looks }, all))?.[1] ?? '';
  return row.replaceAll(/[“”]/g, '').replaceAll('\\_', '_');
};

describe('a supported finding stands in the table with', () => {
  it('the quote of its verifier too, where only that has its words', () => {
    const text = 'With synchronous NORMAL transactions are not durable and may roll back.';
    const own = 'With this configuration transactions are no longer durable and might rollback.';
    const theirs = 'With synchronous set to NORMAL only the checkpoint syncs.';
    expect(printed(text, [own], theirs)).toBe(`${own} and ${theirs}`);
    expect(printed(text.replace('synchronous NORMAL', 'this configuration'), [own], theirs)).toBe(own);
  });
});

/** The quotes that are printed for a finding with this quote, and these votes on it. */
const printedFor = (
  text: string,
  quote: string,
  votes: readonly { quote: string; rewording?: string; reason?: string }[],
) => {
  const isNarrowed = votes.some(({ rewording }) => rewording !== undefined);
  const verdict = isNarrowed ? ('qualified' as const) : ('supported' as const);
  const [one] = judged(verdict, null).claims.filter(({ id }) => id === 'C003');
  if (one === undefined) throw new Error('no claim');
  const claim = { ...one, text, evidence: one.evidence.slice(0, 1).map((evidence) => ({ ...evidence, quote })) };
  const looks = votes.map(({ quote: words, rewording = null, reason = null }, at) => {
    const cast = { assignment: `i${at + 2}-v1`, hand_in: `${at + 2}/claim-verifier-1`, claim: 'C003', verdict };
    return { ...cast, reason, rewording, quote: words };
  });
  return { claim, looks, shown: printedQuote(claim, sourcesById(sampleLedger), { looks }) };
};

describe('of the quotes of a finding and of its verifiers', () => {
  const safe = 'It is safe to copy the file as long as no transaction is in progress by any process.';
  const failed = 'If a transaction failed, the journal has to be copied together with the database.';

  it('those that overlap are printed as the passage that they are parts of', () => {
    const votes = [{ quote: `The page says so. ${safe}`, rewording: 'It holds for one case.' }];
    expect(printedFor('A copy is safe.', `${safe} ${failed}`, votes).shown).toBe(
      `“The page says so. ${safe} ${failed}”`,
    );
  });

  it('one that another contains is left out, of a supported finding as of a narrowed one', () => {
    const whole = 'Thus the folder of the application MUST be on local storage.';
    expect(printedFor('The folder has to be local.', 'MUST be on local storage.', [{ quote: whole }]).shown).toBe(
      `“${whole}”`,
    );
  });

  it('one with words of the finding that its own lacks is printed, too', () => {
    const own = 'Copying a database file without also copying its journal.';
    const list = 'The following actions are all likely to lead to corruption:';
    const text = 'Copying a database file without its journal is likely to lead to corruption.';
    expect(printedFor(text, own, [{ quote: own }, { quote: list }]).shown).toBe(`“${own}” and “${list}”`);
  });

  it('that of a later verifier, who only agrees, replaces neither the first one nor its reason', () => {
    const rewording = 'A copy is safe without a transaction; after a failed one the journal has to be copied with it.';
    const { claim, looks, shown } = printedFor('A copy is safe.', safe, [
      { quote: failed, rewording, reason: 'The next sentence adds a condition.' },
      { quote: `${safe} If a transaction failed`, rewording, reason: 'Both sentences are in the claim.' },
    ]);
    expect(shown).toBe(`“${safe} ${failed}”`);
    expect(decidingVote(claim, { looks })?.reason).toBe('The next sentence adds a condition.');
    const ledger = { ...sampleLedger, claims: [claim], looks };
    expect(describeClaim(claim, ledger)).toContain('verifiers say qualified: “The next sentence adds a condition.”');
  });

  it('a cell has those that fit into it whole', () => {
    const long = `${'A word of it stands here. '.repeat(20)}So it ends.`;
    const votes = [
      {
        quote: `${'Another word of it is there. '.repeat(10)}It holds for one case.`,
        rewording: 'It holds for one case.',
      },
    ];
    const { claim, looks } = printedFor('A copy is safe.', long, votes);
    expect(printedQuote(claim, sourcesById(sampleLedger), { looks }, 600)).toBe(`“${long}”`);
  });
});

it('the columns are as wide as what they hold needs', () => {
  const widths = (text: string, quote: string) => {
    const claims = sampleLedger.claims.map((claim) => ({
      ...claim,
      text,
      evidence: claim.evidence.map((evidence) => ({ ...evidence, quote })),
    }));
    const [, table = ''] = sampleTex({ ...sampleLedger, claims }).split('section{Evidence}');
    return [...table.matchAll(/p\{([\d.]+)\\dimexpr/g)].map(([, share]) => Number(share));
  };
  const long = 'A statement of many words, which needs its room, because nobody cuts it. '.repeat(4);
  const [ofText = 0, , last = 0] = widths(long, 'A short quote.');
  const [, ofQuote = 0] = widths('A short statement.', long);
  expect([ofText > 0.45, ofQuote > 0.45, last < 0.35]).toEqual([true, true, true]);
});
