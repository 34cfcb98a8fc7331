import { cited } from '../../src/report/rules/assemble.ts';
import { evidenceSection } from '../../src/report/rules/evidence.ts';
import { reportMarkdown } from '../../src/report/rules/publication.ts';
import { numbered } from '../../src/report/rules/tree.ts';
import type { Ledger } from '../../src/research/rules/ledger.ts';

/** The evidence section of a report that states these findings, as Markdown; empty when it states none. */
export function printedEvidence(ledger: Ledger, ids: readonly string[]): string {
  const blocks = evidenceSection(ledger, new Set(ids));
  if (blocks.length === 0) return '';
  const report = numbered({ title: 'Evidence', language: 'en', day: '' }, cited(blocks, ledger));
  return reportMarkdown(report, { sources: [] });
}
