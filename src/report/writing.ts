import { assignmentId, isOfIteration } from '../session/rules/assignment-id.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { phaseTraits } from '../base/vocabulary.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { writeAtomic } from '../files/atomic.ts';
import { isUnchanged, keepCopy } from '../files/json-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { runtimeFile } from '../files/runtime-file.ts';
import { readOrNothing } from '../files/regular.ts';
import { finishedAssignments, iterationFolders, readEntries } from '../loop/inbox.ts';
import type { Assignment } from '../loop/rules/assignment.ts';
import { isRecorded, type WorkflowState } from '../loop/rules/state.ts';
import { compileProblems, reportProblems, type Compilation } from '../loop/rules/verify.ts';
import { asWriter } from '../loop/workflow.ts';
import { comesLast } from '../session/rules/agents.ts';
import { hasChanged } from '../loop/tex-files.ts';
import { readCompilation } from './compilation.ts';
import { describeFindings } from './rules/grouped-findings.ts';
import { hardFindings } from './rules/finding.ts';
import { besideTask, correctTask, startTask, writeUpTask } from './rules/writing/describe.ts';
import type { ReportWriting } from './rules/writing/hand-in.ts';

const agent = 'report-writer';
/** The most iterations whose findings a task lists by number. */
const mostNamed = 3;
/** The most kinds of faults in the answer to a hand-in that is sent back. */
const mostFaults = 12;

/** The current iteration, and whether it writes the report. */
type Progress = Pick<WorkflowState, 'iteration' | 'writing_iteration' | 'current_phase'>;

const reportOf = ({ folder, name }: WorkflowPaths) => `${folder}/${name}-report.tex`;
const begunCopy = (paths: WorkflowPaths) => join(paths.runtime, 'writer-begun.tex');

/** The purpose of each writer: `write-up`, `compile`, `checks`, or `objections 1` of the first critic. */
const none: { purposes: Record<string, string> } = { purposes: {} };
const purposesFile = runtimeFile('writers.json', none);
const writeUp = 'write-up';

function notePurpose(paths: WorkflowPaths, id: string, purpose: string): void {
  purposesFile.write(paths, { purposes: { ...readPurposes(paths), [id]: purpose } });
}

const readPurposes = (paths: WorkflowPaths) => purposesFile.read(paths)?.purposes ?? {};

/**
 * The writers of an iteration that writes the report: one writes it, the others fix faults that checks and critics find, if there
 * are any.
 */
export async function reserveWriters(paths: WorkflowPaths, state: Progress): Promise<Assignment[]> {
  if (phaseTraits[state.current_phase].document !== 'report' || state.writing_iteration !== state.iteration) return [];
  const { configuration } = await currentConfiguration(paths.root);
  const length = 1 + configuration.report_check_rounds + configuration.report_critic_rounds;
  return Array.from({ length }, (_, index) => {
    const task = `${index === 0 ? 'Write up' : 'Correct'} ${reportOf(paths)}`;
    return { id: assignmentId(state.iteration, 'writeUp', index), agent, task };
  });
}

/** The first and the last iteration whose findings are not in the report yet. */
function unwritten(paths: WorkflowPaths, iteration: number): [first: number, last: number] {
  const written = iterationFolders(paths).filter((one) => one < iteration && hasWritten(paths, one));
  return [Math.max(1, ...written), iteration - 1];
}

/** The commands that print the writer's material. */
async function commandsFor(paths: WorkflowPaths, id: string): Promise<string[]> {
  const { countPages } = await import('../research/show-evidence.ts');
  const [first, last] = unwritten(paths, Number.parseInt(id.slice(1), 10));
  const iterations = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const parts = iterations.length > mostNamed ? [undefined] : iterations;
  return parts.flatMap((iteration) => {
    const command = `autonomous-workflow evidence${iteration === undefined ? '' : ` --iteration ${iteration}`}`;
    const pages = countPages(paths, iteration);
    return pages < 2 ? [command] : Array.from({ length: pages }, (_, at) => `${command} --page ${at + 1}`);
  });
}

const hasWritten = (paths: WorkflowPaths, iteration: number) =>
  readEntries(paths, iteration).some((entry) => entry.agent === agent && entry.hand_in !== null);

/** The next unused writer of a write-up; undefined when there is none, and the session itself continues. */
export async function nextWriter(paths: WorkflowPaths, state: Progress): Promise<Assignment | undefined> {
  const finished = finishedAssignments(paths, state.iteration);
  return (await reserveWriters(paths, state)).find(({ id }) => !finished.has(id));
}

/**
 * A task that makes the session start a writer; undefined when no writer is left.
 * @param why a sentence for the session.
 * @param text the writer's task.
 */
export async function writerTask(
  paths: WorkflowPaths,
  state: Progress,
  { why, purpose, text }: { why: string; purpose: string; text: string },
): Promise<string | undefined> {
  const writer = await nextWriter(paths, state);
  if (writer === undefined) return undefined;
  await asWriter(paths, () => {
    writeAtomic(taskFile(paths, writer.id), `${text}\n`);
    notePurpose(paths, writer.id, purpose);
  });
  return startTask(why, [{ ...writer, task: `Correct ${reportOf(paths)}: ${purpose.replace(/ \d+$/, '')}` }]);
}

/** The reasons why a write-up does not count yet: the report was not written, or its present text is not compiled. */
export async function problemsOfWriteUp(
  paths: WorkflowPaths,
  state: WorkflowState,
  compilationOf: () => Promise<Compilation>,
): Promise<string[]> {
  // The report is written after the findings are recorded.
  if (!isRecorded(state)) return [];
  const reportPath = reportOf(paths);
  const missing = reportProblems(state, { reportPath, isWritten: isWrittenUp(paths, state) });
  if (missing.length > 0) {
    const writer = await nextWriter(paths, state);
    return writer === undefined ? missing : [startTask(`${reportPath} is not written up yet.`, [writer])];
  }
  const compilation = await compilationOf();
  const problems = compileProblems(state, { reportPath, compilation });
  if (compilation !== 'failed') return problems;
  const why = `${reportPath} does not compile.`;
  const given = await writerTask(paths, state, { why, purpose: 'compile', text: correctTask(reportPath, why) });
  return given === undefined ? problems : [given];
}

/** The number of writers with this purpose that have handed in or failed. */
export function writersFor(paths: WorkflowPaths, iteration: number, purpose: string): number {
  const finished = finishedAssignments(paths, iteration);
  return Object.entries(readPurposes(paths)).filter(([id, own]) => own === purpose && finished.has(id)).length;
}

const taskFile = (paths: WorkflowPaths, id: string) => join(paths.tasks, `${id}.md`);

/** Whether the report was written in an iteration, by a writer that has handed in or by the session itself. */
export function isWrittenUp(paths: WorkflowPaths, { iteration }: Pick<WorkflowState, 'iteration'>): boolean {
  if (!hasChanged(paths, 'report')) return false;
  const finished = finishedAssignments(paths, iteration);
  const begun = Object.entries(readPurposes(paths)).filter(([id]) => isOfIteration(id, iteration));
  return begun.every(([id, purpose]) => purpose !== writeUp || finished.has(id));
}

/** The full task of a starting writer. Stores a copy of the report, to detect changes later. The caller holds the lock. */
export async function taskOfWriter(paths: WorkflowPaths, { id }: Assignment): Promise<string> {
  keepCopy(paths.report, begunCopy(paths));
  if (!comesLast({ agent, id })) {
    const [parts, changes] = [await partsOf(paths), await changesFor(paths, id)];
    return besideTask(reportOf(paths), await commandsFor(paths, id), { parts, changes });
  }
  const given = readOrNothing(taskFile(paths, id))?.toString('utf8').trim();
  if (given !== undefined) return given;
  notePurpose(paths, id, writeUp);
  const { countPages } = await import('../research/show-evidence.ts');
  return writeUpTask(reportOf(paths), countPages(paths), await changesFor(paths, id));
}

/** The stated findings that verifiers have changed since an earlier writer's task. */
async function changesFor(paths: WorkflowPaths, id: string): Promise<string[]> {
  const [first] = unwritten(paths, Number.parseInt(id.slice(1), 10));
  // Both ids contain the iteration: assignments are called `i3-v1`, hand-ins `3/researcher-1`.
  return changesBy(paths, (one) => Number.parseInt(one.replace(/^i/, ''), 10) >= first);
}

async function changesBy(paths: WorkflowPaths, isOfThen: (one: string) => boolean): Promise<string[]> {
  const report = readOrNothing(paths.report)?.toString('utf8') ?? '';
  const [
    { changedFindings },
    { readLedger },
    { reportWeights },
    { sentencesByClaim },
    { withCurrentIds },
    { joinedIn },
  ] = await Promise.all([
    import('./rules/writing/changed.ts'),
    import('../research/ledger-file.ts'),
    import('../research/rules/report-weight.ts'),
    import('./rules/rewording.ts'),
    import('../research/rules/join-claims.ts'),
    import('../research/rules/current-id.ts'),
  ]);
  const ledger = readLedger(paths);
  const tex = withCurrentIds(report, ledger);
  const named = [...tex.matchAll(/\\contradiction\{([^{}]*)\}/g)].flatMap(
    ([, ids = '']) => ids.match(/X\d{3,}/g) ?? [],
  );
  const of = { stated: new Set(reportWeights(tex).keys()), contested: new Set<string>(named) };
  const changed = changedFindings(ledger, { ...of, sentences: sentencesByClaim(tex) }, isOfThen);
  return [...changed, ...joinedIn(report, ledger).map((sentence) => `${sentence}.`)];
}

/** The stated findings that verifiers or a critic have judged since this iteration's write-up, formatted as in `changesFor`. */
export async function changedByVerifiers(paths: WorkflowPaths, iteration: number): Promise<string[]> {
  const judges = new RegExp(`^i${iteration}-w|^${iteration}/(?:claim-verifier|report-critic)-`);
  return changesBy(paths, (one) => judges.test(one));
}

/** A longer report (in characters) is not read as a whole for an addition. */
const longReport = 10_000;

async function partsOf(paths: WorkflowPaths): Promise<string> {
  const report = readOrNothing(paths.report)?.toString('utf8') ?? '';
  return report.length <= longReport ? '' : ((await import('./rules/outline.ts')).partsToRead(report) ?? '');
}

async function joinedSince(paths: WorkflowPaths): Promise<string[]> {
  const [before, after] = [begunCopy(paths), paths.report].map((file) => readOrNothing(file)?.toString('utf8') ?? '');
  const { joinedParagraphs } = await import('./rules/critique/joined-paragraphs.ts');
  return joinedParagraphs(before ?? '', after ?? '').map(
    (sentence) =>
      `${reportOf(paths)}: the paragraph that “${sentence}” stood in has run into the one before it. An Edit that takes a sentence out takes the blank line, too: put it back.`,
  );
}

/**
 * The reasons to refuse a writer's hand-in: the report was not changed, does not compile, or fails required checks. Where a
 * write-up is not sent back for its checks, its writer is not either.
 */
export async function problemsOfWriting(paths: WorkflowPaths, { assignment, left }: ReportWriting): Promise<string[]> {
  const report = reportOf(paths);
  if (!existsSync(paths.report)) return [`${report} is not there: write it again.`];
  if (left.length === 0 && isUnchanged(paths.report, begunCopy(paths)))
    return [`${report} is as it was before your task: write what the task names, or say in \`left\` why not.`];
  const joined = await joinedSince(paths);
  if (joined.length > 0 || !comesLast({ agent, id: assignment })) return joined;
  const { configuration } = await currentConfiguration(paths.root);
  if (configuration.report_check_rounds === 0) return [];
  const command = '`autonomous-workflow report check --compile`';
  const compilation = readCompilation(paths, 'report');
  if (compilation === 'not-compiled') return [`${report} was changed after its last compilation: run ${command}.`];
  if (compilation === 'failed') return [`${report} does not compile: run ${command} and fix what it lists.`];
  const { checkWorkflowReport } = await import('./check.ts');
  const faults = describeFindings(hardFindings(await asWriter(paths, () => checkWorkflowReport(paths, new Date()))));
  const more =
    faults.length > mostFaults ? [`and ${faults.length - mostFaults} kinds more, which ${command} lists`] : [];
  return [...faults.slice(0, mostFaults).map((line) => line.replace(/^- /, '')), ...more];
}
