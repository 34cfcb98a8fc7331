import type { ReportCritique } from '../../src/report/rules/critique/hand-in.ts';

/** The answer of a report-critic. */
export function critique(assignment: string, more: Partial<ReportCritique> = {}): string {
  const content = { assignment, summary: 'Read the whole report and the ledger.', defects: [], rulings: [], ...more };
  return `Done.\n\n\`\`\`json\n${JSON.stringify(content, null, 2)}\n\`\`\``;
}
