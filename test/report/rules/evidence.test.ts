import { describe, expect, it } from 'vitest';
import { findingPanel } from '../../../src/report/rules/evidence-panel.ts';
import { reportHtml } from '../../../src/report/rules/to-html.ts';
import { numbered } from '../../../src/report/rules/tree.ts';
import { evidenceSection } from '../../../src/report/rules/evidence-table.ts';
import type { Ledger } from '../../../src/research/rules/ledger.ts';
import { printedEvidence } from '../../support/printed-evidence.ts';
import { sampleLedger } from './sample-report.ts';

const all = sampleLedger.claims.map(({ id }) => id);
const withQuote = (quote: string): Ledger => ({
  ...sampleLedger,
  claims: sampleLedger.claims.map((claim) =>
    claim.id === 'C003' ? { ...claim, evidence: claim.evidence.map((one) => ({ ...one, quote })) } : claim,
  ),
});

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
      const report = numbered({ title: 'x', language: 'en' }, evidenceSection(withQuote(quote), new Set(all)));
      const given = { report, sources: new Map(), markOf: () => '' };
      const page = reportHtml({
        ...given,
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
    const ledger = withQuote('It is **not** `-p`.');
    const panels = ledger.claims.map((claim) =>
      findingPanel(
        claim,
        ledger.sources.map(({ key }) => key),
        { ledger, find: () => undefined, numbers: new Map() },
      ),
    );
    expect(panels.join('')).toContain('<blockquote dir="auto">It is not -p.</blockquote>');
  });
});

describe('what stands behind the findings', () => {
  const look = {
    ...{ assignment: 'i2-v1', hand_in: '2/claim-verifier-1', claim: 'C008', verdict: 'contradicted' as const },
    ...{ reason: 'The page says when it does.', rewording: null },
  };

  it('is what was refuted, with its source, the words of the page and the reason', () => {
    const refuting = new Map([['C008', ['An earlier quote.', 'A bucket overflows at 100 % of its **size** & more.']]]);
    expect(printedEvidence({ ...sampleLedger, looks: [look] }, ['C001'], refuting)).toMatch(
      /Refuted\n[^]*\| C008: Buckets never overflow\. \| “A bucket overflows at 100 % of its size & more\.” \| \[\d\] contradicted \(The page says when it does\.\), /,
    );
    const claims = sampleLedger.claims.filter(({ verdict }) => verdict !== 'contradicted');
    expect(printedEvidence({ ...sampleLedger, claims }, ['C001'])).not.toContain('Refuted');
  });
});
