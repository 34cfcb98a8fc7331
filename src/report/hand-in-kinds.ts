import { phases } from '../base/vocabulary.ts';
import type { HandInKind } from '../loop/hand-in-kind.ts';
import { notDifferent } from '../research/hand-in-kinds.ts';
import { differentIn } from '../research/rules/verification.ts';
import { noteJudged, problemsOfCritique } from './critique.ts';
import { reportWriting, type ReportWriting } from './rules/writing/hand-in.ts';
import { problemsOfWriting } from './writing.ts';
import { reportCritique, type ReportCritique } from './rules/critique/hand-in.ts';

/** A writer's hand-in. Its effect is the report on disk, which code checks. */
export const writingOfReport: HandInKind<ReportWriting> = {
  name: 'a writing of the report',
  agent: 'report-writer',
  schema: reportWriting,
  phases: [phases.A],
  count: ({ sections }) => sections.length,
  problems: problemsOfWriting,
};

/** A critic's hand-in. Its objections are sent to a writer, or printed in the report. */
export const critiqueOfReport: HandInKind<ReportCritique> = {
  name: 'a critique of the report',
  agent: 'report-critic',
  schema: reportCritique,
  phases: [phases.A],
  count: ({ defects }) => defects.length,
  problems: (paths, handIn, { prompt }) => [
    ...problemsOfCritique(paths, prompt, handIn),
    ...notDifferent(paths, differentIn({ ...handIn, verdicts: [] })),
  ],
  take(paths) {
    noteJudged(paths);
    return Promise.resolve();
  },
};
