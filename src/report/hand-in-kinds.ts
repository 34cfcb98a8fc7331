import { phases } from '../base/vocabulary.ts';
import type { HandInKind } from '../loop/hand-in-kind.ts';
import { forgetCompilation } from './compilation.ts';
import { problemsOfCritique } from './critique.ts';
import { reportCritique, type ReportCritique } from './rules/critique.ts';
import { reportWriting, type ReportWriting } from './rules/draft.ts';
import { problemsOfWriting, takeWriting } from './writing.ts';

/** A writer's hand-in: sections of the report. One that keeps its faults is stored all the same, and another writer corrects it. */
export const writingOfReport: HandInKind<ReportWriting> = {
  name: 'a writing of the report',
  agent: 'report-writer',
  schema: reportWriting,
  phases: [phases.A, phases.B],
  keepsFaults: true,
  count: ({ sections }) => sections.length,
  problems: problemsOfWriting,
  take: (paths, _now, _id, handIn) => takeWriting(paths, handIn),
};

/** A critic's hand-in. What it holds against the report is sent to a writer, or printed. A sentence without a ruling is judged by nobody. */
export const critiqueOfReport: HandInKind<ReportCritique> = {
  name: 'a critique of the report',
  agent: 'report-critic',
  schema: reportCritique,
  phases: [phases.A],
  keepsFaults: true,
  count: ({ sentences }) => sentences.length,
  problems: (paths, handIn, { prompt }) => problemsOfCritique(paths, prompt, handIn),
  take(paths) {
    // The report says what its critics found.
    forgetCompilation(paths);
    return Promise.resolve();
  },
};
