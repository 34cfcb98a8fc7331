import { expect, it } from 'vitest';
import { evidenceTable } from '../../../src/report/rules/evidence-table.ts';
import { publicationMarkdown } from '../../../src/report/rules/publication/markdown.ts';
import { readDocument } from '../../../src/report/rules/publication/read-document.ts';
import type { Ledger } from '../../../src/research/rules/ledger.ts';
import { sampleLedger, sampleTex } from './sample-report.ts';

const resolved: Ledger['contradictions'][number] = {
  id: 'X006',
  statement: 'Whether 100% of applications notice a failed node.',
  sides: ['They do not.', 'They do.'],
  raised_by: '1/researcher-1',
  status: 'resolved',
  claims: ['C001', 'C002'],
  different: ['if a node fails', 'cannot reach the leader'],
};

it('what verifiers held to be no contradiction is printed with the words that show it, for findings of the report', () => {
  const tableOf = (more: Partial<typeof resolved>) =>
    evidenceTable({ ...sampleLedger, contradictions: [{ ...resolved, ...more }] }, sampleTex()) ?? '';
  const table = tableOf({});
  expect(table).toMatch(
    /\\subsection\{Contradictions that conditions explain\}[^]*\\item Whether 100\\% of applications notice a failed node\. ``if a node fails'' and ``cannot reach the leader'' \(\\findinglink\{C001\}, \\findinglink\{C002\}\)\./,
  );
  const keys = new Set(sampleLedger.sources.map(({ key }) => key));
  const report = readDocument({
    tex: sampleTex(),
    facts: '',
    overrides: {},
    files: new Map([['evidence.tex', table]]),
    keys,
  });
  const markdown = publicationMarkdown({ report, sources: new Map(), markOf: () => '', checks: [] });
  expect(markdown).toContain('Whether 100% of applications notice a failed node. “if a node fails” and');
  for (const more of [{ status: 'open' as const }, { different: [] }, { claims: ['C998', 'C999'] }])
    expect(tableOf(more)).not.toContain('conditions explain');
});
