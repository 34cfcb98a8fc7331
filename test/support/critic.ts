import type { ReportCritique } from '../../src/report/rules/critique/hand-in.ts';

/** The rulings of a critic to whom every sentence of the summary of the sample report is carried. */
const allCarried = [1, 2, 3].map((sentence) => ({ sentence, carried: 'wholly' as const }));

/** The answer of a report-critic. */
export function critique(assignment: string, more: Partial<ReportCritique> = {}): string {
  const summary = 'Read the whole report and the ledger.';
  const content = { assignment, summary, defects: [], rulings: [], summary_sentences: allCarried, ...more };
  return `Done.\n\n\`\`\`json\n${JSON.stringify(content, null, 2)}\n\`\`\``;
}
