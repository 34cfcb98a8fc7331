import { phases } from '../base/vocabulary.ts';
import type { HandInKind } from '../loop/hand-in-kind.ts';
import { noteJudged, problemsOfCritique } from './critique.ts';
import { reportCritique, type ReportCritique } from './rules/critique/hand-in.ts';

/** Its objections go back to the session that writes the report, or are printed in it. */
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
