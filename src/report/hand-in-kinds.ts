import { phases } from '../base/vocabulary.ts';
import type { HandInKind } from '../loop/hand-in-kind.ts';
import { notDifferent } from '../research/hand-in-kinds.ts';
import { differentIn } from '../research/rules/verification.ts';
import { noteJudged, problemsOfCritique } from './critique.ts';
import { reportCritique, type ReportCritique } from './rules/critique-hand-in.ts';
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
