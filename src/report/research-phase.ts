import { composeBrief } from '../research/rules/research-brief.ts';
import { assignmentsFor } from '../research/rules/direction.ts';
import { compileProblems, reportProblems } from '../loop/rules/verify.ts';
import { readCompilation } from './compilation.ts';
import { hasChanged } from '../loop/document-change.ts';
import { readOutlook } from '../research/outlook-file.ts';
import { reportFindings } from './check-file.ts';
import type { Phase } from '../research/phase.ts';

/** Phase A: researchers search, the session writes what they found into the report. */
export const researchPhase: Phase = {
  hasWriteUp: true,
  worksOnFeatures: false,

  async assign(paths, state) {
    const outlook = await readOutlook(paths);
    const researchers = assignmentsFor(state, outlook);
    const assigned = [...researchers];
    if (outlook.verifiers > 0)
      assigned.push(...(await import('../research/verification-batches.ts')).assignVerifiers(paths, state));
    if (outlook.unsorted > 0)
      assigned.push(...(await import('../research/sorting-batches.ts')).assignSorter(paths, state));
    return assigned;
  },

  async brief(paths, input) {
    return composeBrief({ ...input, outlook: await readOutlook(paths) });
  },

  async problems(paths, state) {
    const { newClaims } = await readOutlook(paths);
    const reality = {
      newClaims,
      reportPath: `${paths.folder}/${paths.name}-report.tex`,
      reportChanged: hasChanged(paths, 'report'),
      compilation: readCompilation(paths, 'report'),
    };
    return [...reportProblems(state, reality), ...compileProblems(state, reality)];
  },

  findings(paths, { iteration }) {
    return reportFindings(paths, iteration);
  },

  async record(recording) {
    return (await import('../research/record.ts')).recordResearch(recording);
  },
};
