import { describe, expect, it } from 'vitest';
import { reportHtml } from '../../../src/report/rules/publication.ts';
import { numbered } from '../../../src/report/rules/tree.ts';
import { contestedWith, evidenceSection, findingPanel, withoutMarkdown } from '../../../src/report/rules/evidence.ts';
import { describeEntry } from '../../../src/research/rules/evidence.ts';
import type { Claim, Ledger } from '../../../src/research/rules/ledger.ts';
import { printedEvidence } from '../../support/printed-evidence.ts';
import { sampleLedger } from './sample-report.ts';

const all = sampleLedger.claims.map(({ id }) => id);
const withQuote = (quote: string): Ledger => ({
  ...sampleLedger,
  claims: sampleLedger.claims.map((claim) =>
    claim.id === 'C003' ? { ...claim, evidence: claim.evidence.map((one) => ({ ...one, quote })) } : claim,
  ),
});

/** What a citation of a finding opens. */
const panelOf = (id: string, ledger = sampleLedger) => {
  const keys = ledger.sources.map(({ key }) => key);
  const known = { ledger, find: () => undefined, numbers: new Map<string, number>() };
  return ledger.claims.flatMap((claim) => (claim.id === id ? findingPanel(claim, keys, known) : [])).join('');
};

describe('the table of findings', () => {
  it('has each finding that may be cited, with its quote, its sources and its standing', () => {
    const table = printedEvidence(sampleLedger, all);
    expect(table).toMatch(
      /^\| C001: A sliding window counter uses 16 bytes per user\. \| “the counter needs 16 bytes for every user” \| \[1, 2\] supported, high \|$/m,
    );
    expect(table).toMatch(/^\| C005: .* \| \[\d\] medium, contested with C006 \|$/m);
    expect(table).not.toContain('C007');
    expect(printedEvidence(sampleLedger, ['C007'])).toBe('');
  });

  it('has the quotes of the ledger, word for word and sign for sign', () => {
    const quotes = [
      'Rspack CLI does not support --progress, --color and ---x',
      '"test":"node --test" and \'a\' `b ${c}` ``d\'\'',
      'if (a < b && c > d) & &lt; &amp; <b>x</b> </td>',
      'blanks : before , signs ; of ~/.config/x ~~y~~ 5% $1 #2 {3} _4_ ^5 \\6',
      'キューは PgBouncer の後ろで → ∞ 🙂 «да» | |',
      'const a = `x`; 2**3**4; src/**/*.ts; __init__.py; f(`y`)',
    ];
    for (const quote of quotes) {
      const row =
        /\| C003: (?:\\\||[^|])* \| ((?:\\\||[^|])*) \|/.exec(printedEvidence(withQuote(quote), all))?.[1] ?? '';
      expect(row.replace(/\\(\p{P}|\p{S})/gu, '$1')).toBe(`“${quote}”`);
      const report = numbered({ title: 'x', language: 'en', day: '' }, evidenceSection(withQuote(quote), new Set(all)));
      const page = reportHtml({
        report,
        ledger: withQuote(quote),
        find: () => undefined,
        style: '',
        styleHash: 'x',
      });
      const cell = />C003<\/span>: [^]*?<\/td><td[^>]*>([^]*?)<\/td>/.exec(page)?.[1] ?? '';
      const plain = cell
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&quot;/g, '"')
        .replace(/&#39;/g, "'");
      expect(plain.replace(/&amp;/g, '&')).toBe(`“${quote}”`);
    }
  });

  it('has no signs of Markdown where they are beyond doubt, nor has what a citation opens', () => {
    expect(printedEvidence(withQuote('It is **not** [SKIP](https://x.org/a) `-p`.'), all)).toContain(
      '“It is not SKIP -p.”',
    );
    expect(panelOf('C003', withQuote('It is **not** `-p`.'))).toContain(
      '<blockquote dir="auto">It is not -p.</blockquote>',
    );
  });
});

it('what a citation of a contested finding opens says so, with the other side', () => {
  expect(panelOf('C005')).toContain('<dd dir="auto">contested with C006</dd>');
  expect(panelOf('C005')).toContain('<dt>C006</dt><dd dir="auto">Sliding logs are not exact under clock skew.</dd>');
  expect(panelOf('C001')).not.toContain('contested');
  // Of three sides, only those that a judge called opposed are on the other one.
  const [known] = sampleLedger.contradictions;
  if (known === undefined) throw new Error('no contradiction');
  const relations = [{ claim: 'C001', other: 'C006', is: 'opposed' as const, by: '2/claim-judge-1', of: 'x' }];
  const three = { ...sampleLedger, contradictions: [{ ...known, claims: ['C001', 'C005', 'C006'] }], relations };
  expect(contestedWith('C001', three)).toEqual(['C006']);
  expect(contestedWith('C006', three)).toEqual(['C001']);
  expect(contestedWith('C005', three)).toEqual(['C001', 'C006']);
});

it.each([
  ['requests/month = **$12.96/month**', 'requests/month = $12.96/month'],
  ['_private_name_ and busy_timeout_ms', '_private_name_ and busy_timeout_ms'],
  ['| Option | Default |\n| :-- | --: |\n| `wait` | 5 \\| 10 s |', 'Option · Default\nwait · 5 \\| 10 s'],
  ['cat a | sort |', 'cat a | sort |'],
  ['call _init_() in src/_shared_/a.js', 'call _init_() in src/_shared_/a.js'],
  ['{% hint style="info" %}\nIt retries. {% endhint %}', 'It retries.'],
])('of %j the printed quote is %j', (words, printed) => expect(withoutMarkdown(words)).toBe(printed));

describe('the quote of a finding', () => {
  const quote = 'The verifier quotes the whole passage.';
  const vote = { assignment: 'i2-v1', hand_in: '2/claim-verifier-1', claim: 'C003', verdict: 'qualified' as const };
  const withClaim = (more: Partial<Claim>): Ledger => ({
    ...sampleLedger,
    claims: sampleLedger.claims.map((claim) => (claim.id === 'C003' ? { ...claim, ...more } : claim)),
  });

  it('is its own, as whole sentences of the page, with that of the verifier who narrowed it behind', () => {
    const looks = [{ ...vote, reason: null, rewording: 'It holds for one case.', quote }];
    expect(printedEvidence({ ...withClaim({ verdict: 'qualified' }), looks }, all)).toContain(
      `| C003: It holds for one case. | “at the edges twice the limit can pass”, narrowed by “${quote}” |`,
    );
    const [held] = looks.map((look) => ({ ...look, verdict: 'supported' as const, rewording: null }));
    expect(printedEvidence({ ...withClaim({ verdict: 'supported' }), looks: held ? [held] : [] }, all)).not.toContain(
      quote,
    );
    const evidence = [...(sampleLedger.claims[2]?.evidence ?? [])].map((one) => {
      return {
        ...one,
        check: { verdict: 'exact' as const, sound: true, snapshot: null, detail: null, words: 'It is not so.' },
      };
    });
    expect(printedEvidence(withClaim({ evidence }), all)).toContain('“It is not so.”');
  });

  it('has its line in a file, in the table, in HTML and for people', () => {
    const check = { verdict: 'exact' as const, sound: true, snapshot: 'a'.repeat(64), detail: null, line: 12 };
    const [first] = sampleLedger.claims[2]?.evidence ?? [];
    if (first === undefined) throw new Error('no evidence');
    const lines = (verdict: 'exact' | 'absent') => {
      const evidence = [12, 40].map((line) => {
        const own = { ...check, line, verdict, sound: verdict === 'exact' };
        return { ...first, quote: `line ${line} of it`, check: own };
      });
      const ledger = withClaim({ evidence });
      const told = ledger.claims.slice(2, 3).map((claim) => describeEntry(claim.id, ledger) ?? '');
      return [panelOf('C003', ledger), told.join()].map((text) => text.match(/, line \d+/g) ?? []);
    };
    const [shown, told] = lines('exact');
    expect(shown).toEqual([', line 12', ', line 40']);
    expect(told).toContain(', line 40');
    const [one] = withQuote('so')
      .claims.slice(2, 3)
      .flatMap(({ evidence }) => evidence);
    const printed = printedEvidence(withClaim({ evidence: one ? [{ ...one, check }] : [] }), all);
    expect(printed).toContain('“so” (line 12) | ');
    expect(lines('absent')).toEqual([[], []]);
  });
});

describe('what stands behind the findings', () => {
  const look = {
    ...{ assignment: 'i2-v1', hand_in: '2/claim-verifier-1', claim: 'C008', verdict: 'contradicted' as const },
    ...{ reason: 'The page says when it does.', rewording: null },
  };

  it('is what was refuted, with its source, the words of the page and the reason', () => {
    const quotes = ['An earlier quote.', 'A bucket overflows at 100 % of its **size** & more.'];
    const looks = quotes.map((quote) => ({ ...look, quote }));
    expect(printedEvidence({ ...sampleLedger, looks }, ['C001'])).toMatch(
      /Refuted\n[^]*\| C008: Buckets never overflow\. \| “A bucket overflows at 100 % of its size & more\.” \| \[\d\] contradicted \(The page says when it does\.\), /,
    );
    const claims = sampleLedger.claims.filter(({ verdict }) => verdict !== 'contradicted');
    expect(printedEvidence({ ...sampleLedger, claims }, ['C001'])).not.toContain('Refuted');
  });
});
