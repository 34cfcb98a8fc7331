import { composeBrief } from '../research/rules/research-brief.ts';
import { assignmentsFor } from '../research/rules/assignments.ts';
import { compileProblems, reportProblems, type Compilation } from '../loop/rules/verify.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readCompilation } from './compilation.ts';
import { hasChanged } from '../loop/tex-files.ts';
import { isWriting } from '../loop/rules/iteration.ts';
import { readOrNothing } from '../files/regular.ts';
import { readOutlook } from '../research/outlook-file.ts';
import { reportFindings } from './check-file.ts';
import type { Phase } from '../research/phase.ts';

/** Characters of a report that is not read as a whole in each iteration. */
const longReport = 10_000;

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
      assigned.push(...(await import('../research/sorting-batches.ts')).assignSorters(paths, state));
    return assigned;
  },

  async brief(paths, input) {
    const report = readOrNothing(paths.report)?.toString('utf8') ?? '';
    const isLong = report.length > longReport;
    const parts = isLong ? (await import('./rules/outline.ts')).partsToRead(report) : undefined;
    return composeBrief({ ...input, outlook: await readOutlook(paths), parts });
  },

  async problems(paths, state) {
    const { newClaims } = await readOutlook(paths);
    const reality = {
      newClaims,
      reportPath: `${paths.folder}/${paths.name}-report.tex`,
      reportChanged: hasChanged(paths, 'report'),
      compilation: await compilationOf(paths, state),
    };
    return [...reportProblems(state, reality), ...compileProblems(state, reality)];
  },

  /** The faults that code finds go first: a critic reads what it leaves. */
  async findings(paths, state) {
    const faults = await reportFindings(paths, state.iteration);
    if (faults !== undefined) return faults;
    return (await import('./critique.ts')).nextCritiqueTask(paths, state);
  },

  async assignCritics(paths, state) {
    return isWriting(state) ? (await import('./critique.ts')).assignCritics(paths, state) : [];
  },

  async record(recording) {
    return (await import('../research/record.ts')).recordResearch(recording);
  },
};

/** A report that does not print what came of its critique is not compiled as it stands. */
async function compilationOf(paths: WorkflowPaths, state: WorkflowState): Promise<Compilation> {
  const compilation = readCompilation(paths, 'report');
  if (compilation === 'not-compiled' || compilation === 'failed' || !isWriting(state)) return compilation;
  const { isCritiquePrinted } = await import('./critique.ts');
  return isCritiquePrinted(paths, state) ? compilation : 'not-compiled';
}
