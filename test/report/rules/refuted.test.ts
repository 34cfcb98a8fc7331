import { describe, expect, it } from 'vitest';
import { evidenceTable } from '../../../src/report/rules/evidence-table.ts';
import { claimViews } from '../../../src/report/rules/publication/evidence-view.ts';
import { publicationHtml } from '../../../src/report/rules/publication/html.ts';
import { publicationMarkdown } from '../../../src/report/rules/publication/markdown.ts';
import { readDocument } from '../../../src/report/rules/publication/read-document.ts';
import type { Ledger } from '../../../src/research/rules/ledger.ts';
import { sampleLedger, sampleTex } from './sample-report.ts';

const words = 'A bucket overflows at 100 % of its **size** & more.';
const refuted: Ledger = {
  ...sampleLedger,
  looks: [
    {
      assignment: 'i2-v1',
      hand_in: '2/claim-verifier-1',
      claim: 'C008',
      verdict: 'contradicted',
      reason: 'The page says when it does.',
      rewording: null,
    },
  ],
};

/** The report with the table of this ledger, as it is published. */
function published(ledger: Ledger) {
  const table = evidenceTable(ledger, sampleTex(), new Map([['C008', ['An earlier quote.', words]]])) ?? '';
  const sources = new Map(ledger.sources.map((source) => [source.key, source]));
  const report = readDocument({
    tex: sampleTex(),
    facts: '',
    files: new Map([['evidence.tex', table]]),
    keys: new Set(sources.keys()),
  });
  const given = { report, sources, markOf: () => '', checks: [] };
  const claims = claimViews(ledger, ['C008'], () => undefined);
  const html = publicationHtml({
    ...given,
    claims,
    question: '',
    pictures: new Map(),
    styleHash: 'sha256-x',
  });
  return { table, html, markdown: publicationMarkdown(given) };
}

describe('what was refuted', () => {
  it('is listed behind the findings, with its source, the words of the page and the reason, in every form', () => {
    const { table, html, markdown } = published(refuted);
    expect(table).toMatch(
      /\\subsection\{Refuted\}[^]*\\item \\findingrow\{C008\}: Buckets never overflow \\citep\{sourceb\}\\claim\{C008\}\. But the page says: ``A bucket overflows at 100 \\% of its size \\& more\.'' The page says when it does\./,
    );
    expect(markdown).toMatch(
      /### 7\.1 Refuted\n[^]*- C008: Buckets never overflow \[\d\]\. But the page says: “A bucket overflows at 100 % of its size & more\.” The page says when it does\./,
    );
    const listed = /<h3[^>]*>7\.1\u2002Refuted<\/h3>[^]*?<li[^>]*>(.*?)<\/li>/.exec(html)?.[1] ?? '';
    expect(listed).toContain('“A bucket overflows at 100 % of its size &amp; more.”');
    const id = /popovertarget="(e\d+)"/.exec(listed)?.[1] ?? 'none';
    expect(html).toMatch(
      new RegExp(`<aside popover id="${id}"[^]*?C008: Buckets never overflow[^]*?refuted by a verifier`),
    );
  });

  it('has no heading when nothing was', () => {
    const claims = refuted.claims.filter(({ verdict }) => verdict !== 'contradicted');
    const { table, html } = published({ ...refuted, claims });
    expect(table).toContain('\\section{Evidence}');
    expect(`${table}${html}`).not.toContain('Refuted');
  });
});
