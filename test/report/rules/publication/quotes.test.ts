import { describe, expect, it } from 'vitest';
import { evidenceTable } from '../../../../src/report/rules/evidence-table.ts';
import { printedQuote } from '../../../../src/report/rules/printed-quote.ts';
import { claimViews } from '../../../../src/report/rules/publication/evidence-view.ts';
import { publicationHtml } from '../../../../src/report/rules/publication/html.ts';
import { publicationMarkdown } from '../../../../src/report/rules/publication/markdown.ts';
import { readDocument } from '../../../../src/report/rules/publication/read-document.ts';
import { sourcesById } from '../../../../src/research/rules/distrust.ts';
import type { Ledger } from '../../../../src/research/rules/ledger.ts';
import { sampleLedger, sampleTex } from '../sample-report.ts';

describe('the quotes of the table of findings', () => {
  const quotes = [
    'Rspack CLI does not support --progress, --color and ---x',
    '"test":"node --test" and \'a\' `b ${c}` ``d\'\'',
    'if (a < b && c > d) & &lt; &amp; <b>x</b> </td>',
    'blanks : before , signs ; of ~/.config/x ~~y~~ 5% $1 #2 {3} _4_ ^5 \\6',
    'キューは PgBouncer の後ろで → ∞ 🙂 «да» | |',
    'const a = `x`; 2**3**4; src/**/*.ts; __init__.py; f(`y`)',
  ];
  const withQuote = (quote: string): Ledger => ({
    ...sampleLedger,
    claims: sampleLedger.claims.map((claim) =>
      claim.id === 'C003' ? { ...claim, evidence: claim.evidence.map((one) => ({ ...one, quote })) } : claim,
    ),
  });
  const printed = (ledger: Ledger, tex = sampleTex()) => {
    const known = sourcesById(ledger);
    const files = new Map([['evidence.tex', evidenceTable(ledger, sampleTex()) ?? '']]);
    const quoteOf = (id: string) => {
      const claim = ledger.claims.find((one) => one.id === id);
      return claim === undefined ? undefined : printedQuote(claim, known, ledger);
    };
    const document = { tex, facts: '', files, keys: new Set(ledger.sources.map(({ key }) => key)) };
    const report = readDocument({ ...document, quoteOf });
    const sources = new Map(ledger.sources.map((source) => [source.key, source]));
    const given = { report, sources, markOf: () => '', checks: [] };
    const page = publicationHtml({
      ...given,
      question: '',
      claims: new Map(),
      pictures: new Map(),
      styleHash: 'sha256-x',
    });
    return { page, text: publicationMarkdown(given) };
  };
  const quotedIn = (row: RegExp, text: string) => row.exec(text)?.[1] ?? '';

  it('are those of the ledger, word for word and sign for sign', () => {
    for (const quote of quotes) {
      const { page, text } = printed(withQuote(quote));
      const cell = quotedIn(/>C003: [^]*?<\/td><td[^>]*>([^]*?)<\/td>/, page)
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&quot;/g, '"')
        .replace(/&#39;/g, "'")
        .replace(/&amp;/g, '&');
      expect(cell).toBe(`“${quote}”`);
      const row = quotedIn(/\| C003: (?:\\\||[^|])* \| ((?:\\\||[^|])*) \|/, text);
      expect(row.replace(/\\(\p{P}|\p{S})/gu, '$1')).toBe(`“${quote}”`);
    }
  });

  it('are shown without the signs of Markdown where these are beyond doubt', () => {
    const shown = (quote: string) =>
      /<td[^>]*>(“[^]*?”)<\/td>/.exec(printed(withQuote(quote)).page.split('>C003: ')[1] ?? '')?.[1];
    expect(shown('It is **not** [SKIP LOCKED](https://x.org/a_(b)) `--progress`, (for `gen_random_uuid()`).')).toBe(
      '“It is not SKIP LOCKED --progress, (for gen_random_uuid()).”',
    );
    expect(
      shown('River [![Build](https://x.org/b.svg)](https://x.org) **Development Mode**: [plugins](/guide/x)'),
    ).toBe('“River Build Development Mode: plugins”');
    expect(shown('Use [`upsertJobScheduler`](guide/jobs.md#upsert "Jobs") with `{ every: 500 }` or `$HOME`.')).toBe(
      '“Use upsertJobScheduler with { every: 500 } or $HOME.”',
    );
    expect(shown('It fails with SQLITE\\_BUSY\\_SNAPSHOT.')).toBe('“It fails with SQLITE_BUSY_SNAPSHOT.”');
  });

  it('have no signs of Markdown where a reader of the HTML opens them, nor has the finding', () => {
    const marked = withQuote('It is **not** `--progress`.');
    const claims = marked.claims.map((one) => (one.id === 'C003' ? { ...one, text: 'Use `--progress` here.' } : one));
    const view = claimViews({ ...marked, claims }, ['C003'], () => undefined).get('C003');
    expect(view).toMatchObject({ text: 'Use --progress here.' });
    expect(view?.quotes.map(({ quote }) => quote)).toContain('It is not --progress.');
    expect(evidenceTable({ ...marked, claims }, sampleTex())).toContain('\\findingrow{C003}: Use -{}-progress here.');
  });

  it('leave code as code in the text of the report', () => {
    const tex = sampleTex().replace(
      'Confidence is high.',
      'Options \\texttt{--progress} and {\\ttfamily -a --b} -- \\textasciitilde{}x -{}-y.',
    );
    const { page, text } = printed(sampleLedger, tex);
    expect(page).toContain('<code>--progress</code> and <code>-a --b</code> – ~x --y.');
    expect(text).toContain('`--progress` and `-a --b` – \\~x --y.');
  });
});
