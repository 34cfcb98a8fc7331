import type { ReportCritique } from '../../src/report/rules/critique-hand-in.ts';
import { ruledSentences } from '../../src/report/rules/critique-problems.ts';
import { sentencesOf } from '../../src/report/rules/source.ts';
import { readSections } from '../../src/report/rules/source.ts';
import { sampleDraft } from '../report/rules/sample-report.ts';

/** The answer of a report-critic, to whom the sample report is carried, with so many sentences more. */
export function critique(assignment: string, more: Partial<ReportCritique> = {}, others = 0): string {
  const count = ruledSentences(sentencesOf(readSections(sampleDraft))).length + others;
  const sentences = Array.from({ length: count }, (_, at) => ({ sentence: at + 1, carried: 'wholly' as const }));
  const summary = 'Read the whole report and the ledger.';
  const content = { assignment, summary, defects: [], rulings: [], sentences, ...more };
  return `Done.\n\n\`\`\`json\n${JSON.stringify(content, null, 2)}\n\`\`\``;
}
