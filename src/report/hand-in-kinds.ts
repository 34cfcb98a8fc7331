import { phases } from '../base/vocabulary.ts';
import type { HandInKind } from '../loop/hand-in-kind.ts';
import { noteJudged, problemsOfCritique } from './critique.ts';
import { reportWriting, type ReportWriting } from './rules/writing/hand-in.ts';
import { problemsOfWriting } from './writing.ts';
import { reportCritique, type ReportCritique } from './rules/critique/hand-in.ts';

/** The report itself is what counts: it is on disk, where code judges it. */
export const writingOfReport: HandInKind<ReportWriting> = {
  name: 'a writing of the report',
  agent: 'report-writer',
  schema: reportWriting,
  phases: [phases.A],
  count: ({ sections }) => sections.length,
  problems: problemsOfWriting,
};

/** Its objections go back to a writer of the report, or are printed in it. */
export const critiqueOfReport: HandInKind<ReportCritique> = {
  name: 'a critique of the report',
  agent: 'report-critic',
  schema: reportCritique,
  phases: [phases.A],
  count: ({ defects }) => defects.length,
  problems: (paths, handIn, { prompt }) => problemsOfCritique(paths, prompt, handIn),
  take(paths) {
    noteJudged(paths);
    return Promise.resolve();
  },
};
