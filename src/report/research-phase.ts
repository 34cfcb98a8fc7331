import { composeBrief } from '../research/rules/research-brief.ts';
import { assignmentsFor } from '../research/rules/direction.ts';
import { compileProblems, reportProblems, type Compilation } from '../loop/rules/verify.ts';
import { assignBeside, isWrittenUp, nextWriter, reserveWriters, writerTask } from './writing.ts';
import { correctTask, startTask } from './rules/writing/describe.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readCompilation } from './compilation.ts';
import { isWriting } from '../loop/rules/iteration.ts';
import { isRecorded } from '../loop/rules/state.ts';
import { readOutlook } from '../research/outlook-file.ts';
import { reportFindings } from './check-file.ts';
import type { Phase } from '../research/phase.ts';

/** Phase A: researchers search, writers write what they found into the report. */
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
    return [...assigned, ...assignBeside(paths, state, outlook.newClaims)];
  },

  async brief(paths, input) {
    const isToWrite = isWriting(input.state) && !isWrittenUp(paths, input.state);
    const writer = isToWrite ? await nextWriter(paths, input.state) : undefined;
    return composeBrief({ ...input, outlook: await readOutlook(paths), writer });
  },

  async problems(paths, state) {
    const reportPath = `${paths.folder}/${paths.name}-report.tex`;
    const unwritten = reportProblems(state, { reportPath, isWritten: isWrittenUp(paths, state) });
    if (unwritten.length > 0) {
      const writer = await nextWriter(paths, state);
      return writer === undefined ? unwritten : [startTask(`${reportPath} is not written up yet.`, [writer])];
    }
    const compilation = await compilationOf(paths, state);
    const problems = compileProblems(state, { reportPath, compilation });
    if (problems.length === 0 || compilation !== 'failed' || !isRecorded(state)) return problems;
    const why = `${reportPath} does not compile.`;
    const given = await writerTask(paths, state, { why, purpose: 'compile', text: correctTask(reportPath, why) });
    return given === undefined ? problems : [given];
  },

  async isStale(paths, state) {
    return isWriting(state) && isWrittenUp(paths, state) && (await compilationOf(paths, state)) === 'not-compiled';
  },

  /** The faults that code finds go first: a critic reads what it leaves. */
  async findings(paths, state) {
    const faults = await reportFindings(paths, state);
    if (faults !== undefined) return faults;
    return (await import('./critique.ts')).nextCritiqueTask(paths, state);
  },

  async assignCritics(paths, state) {
    if (!isWriting(state)) return [];
    const critics = await (await import('./critique.ts')).assignCritics(paths, state);
    return [...critics, ...(await reserveWriters(paths, state))];
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
