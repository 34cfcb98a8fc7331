import { isOfIteration, assignmentId, type Assignment, comesLast } from '../loop/rules/assignment.ts';
import { join } from 'node:path';
import { phaseTraits } from '../base/vocabulary.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { writeAtomic } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { runtimeFile } from '../files/runtime-file.ts';
import { readOrNothing } from '../files/regular.ts';
import { agentRows, finishedAssignments, handInFile } from '../loop/agents.ts';
import { allEntries, readEntries } from '../loop/inbox.ts';
import type { Domains } from '../loop/rules/domains.ts';
import { isRecorded, type WorkflowState } from '../loop/rules/state.ts';
import { compileProblems, type Compilation } from '../loop/rules/wave.ts';
import { asWriter } from '../loop/workflow.ts';
import { forgetCompilation } from './compilation.ts';
import type { CheckId } from './rules/checks.ts';
import type { Draft, ReportWriting } from './rules/draft.ts';
import { besideTask, startTask, writeUpTask } from './rules/writing-tasks.ts';

const agent = 'report-writer';
/** The most iterations whose findings a task lists by number. */
const mostNamed = 3;
/** The most faults in the answer to a hand-in that is sent back. */
const mostFaults = 12;
/** Loaded late, because most turns end without a report. */
const draftFile = () => import('./draft-file.ts');

/** The current iteration, and whether it writes the report. */
type Progress = Pick<WorkflowState, 'iteration' | 'writing_iteration' | 'current_phase'>;

const reportOf = ({ folder, name }: WorkflowPaths) => `${folder}/${name}-report.tex`;

/** The purpose of each writer: `write-up`, `checks`, or `objections 1` of the first critic. */
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
  const written = allEntries(paths).flatMap((one) =>
    one.agent === agent && one.iteration < iteration ? one.iteration : [],
  );
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

/** The next unused writer of a write-up; undefined when there is none, and the report stays as it is. */
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

/** The reasons why a write-up does not count yet: no writer has handed it in, or it is not compiled. */
export async function problemsOfWriteUp(
  paths: WorkflowPaths,
  state: WorkflowState,
  compilationOf: () => Promise<Compilation> | Compilation,
): Promise<string[]> {
  // The report is written after the findings are recorded.
  if (!isRecorded(state)) return [];
  const writer = isWrittenUp(paths, state) ? undefined : await nextWriter(paths, state);
  if (writer !== undefined) return [startTask(`${reportOf(paths)} is not written up yet.`, [writer])];
  return compileProblems(state, { reportPath: reportOf(paths), compilation: await compilationOf() });
}

/** The number of writers with this purpose that have handed in or failed. */
export function writersFor(paths: WorkflowPaths, iteration: number, purpose: string): number {
  const finished = finishedAssignments(paths, iteration);
  return Object.entries(readPurposes(paths)).filter(([id, own]) => own === purpose && finished.has(id)).length;
}

const taskFile = (paths: WorkflowPaths, id: string) => join(paths.tasks, `${id}.md`);

/** Whether a writer of an iteration that writes the report has handed in. */
export function isWrittenUp(paths: WorkflowPaths, { iteration }: Pick<WorkflowState, 'iteration'>): boolean {
  return readEntries(paths, iteration).some(
    (entry) =>
      entry.agent === agent && isOfIteration(entry.assignment, iteration) && comesLast({ agent, id: entry.assignment }),
  );
}

/** The full task of a starting writer, whose file then holds the present text of its sections. The caller holds the lock. */
export async function taskOfWriter(paths: WorkflowPaths, { id }: Assignment): Promise<string> {
  const [{ readDraft }, { formatDraft }, { editsFor }] = await Promise.all([
    draftFile(),
    import('./rules/draft.ts'),
    import('./edits.ts'),
  ]);
  const isLast = comesLast({ agent, id });
  if (agentRows(paths).some((one) => one.agent === agent && one.about === id && one.starting === true)) {
    const draft = formatDraft(readDraft(paths), isLast ? undefined : ['Key Findings']);
    writeAtomic(handInFile(paths, { agent, about: id }), draft);
  }
  const given = isLast ? readOrNothing(taskFile(paths, id))?.toString('utf8').trim() : undefined;
  const edits = editsFor(paths, 'report', id);
  if (given !== undefined) return [given, ...(edits === '' ? [] : [edits])].join('\n\n');
  const { outdated } = await import('./rules/writing-tasks.ts');
  const more = [edits, outdated(await changesFor(paths, id))];
  if (!isLast) return besideTask(await commandsFor(paths, id), more);
  notePurpose(paths, id, writeUp);
  const { countPages } = await import('../research/show-evidence.ts');
  return writeUpTask(countPages(paths), more);
}

/** The stated findings that verifiers have changed since an earlier writer's task. */
async function changesFor(paths: WorkflowPaths, id: string): Promise<string[]> {
  const [first] = unwritten(paths, Number.parseInt(id.slice(1), 10));
  // Both ids contain the iteration: assignments are called `i3-v1`, hand-ins `3/researcher-1`.
  return changesBy(paths, (one) => Number.parseInt(one.replace(/^i/, ''), 10) >= first);
}

async function changesBy(paths: WorkflowPaths, isOfThen: (one: string) => boolean): Promise<string[]> {
  const [{ readDraft, sentencesOfDraft }, { changedFindings }, { readLedger }] = await Promise.all([
    draftFile(),
    import('./rules/writing-tasks.ts'),
    import('../research/ledger-file.ts'),
  ]);
  const ledger = readLedger(paths);
  const stated = new Set(sentencesOfDraft(readDraft(paths), ledger).flatMap(({ claims }) => claims));
  return changedFindings(ledger, stated, isOfThen);
}

/** The checks of what is written while others search; the others are for the finished report. */
const besideChecks: readonly CheckId[] = ['R1', 'R2', 'R3', 'R4'];

/**
 * The reasons to refuse a writer's hand-in: it changes nothing, or fails checks. Where a write-up is not sent back for its checks, its
 * writer is not either.
 */
export async function problemsOfWriting(
  paths: WorkflowPaths,
  writing: ReportWriting,
  workflow: Domains & Pick<WorkflowState, 'prompt'>,
): Promise<string[]> {
  const [{ readDraft }, { withWriting }, { readLedger }] = await Promise.all([
    draftFile(),
    import('./rules/draft.ts'),
    import('../research/ledger-file.ts'),
  ]);
  const before = readDraft(paths);
  const after = withWriting(before, writing);
  if (writing.left.length === 0 && isSame(before, after))
    return ['It is as it was before your task: write what the task names, or say under `# Left undone` why not.'];
  const ledger = readLedger(paths);
  const { configuration } = await currentConfiguration(paths.root);
  if (configuration.report_check_rounds === 0) return [];
  const [{ checkDraft }, { faultLine }] = await Promise.all([import('./report.ts'), import('./rules/checks.ts')]);
  const isLast = comesLast({ agent, id: writing.assignment });
  const faults = checkDraft(paths, workflow, ledger, after).faults.filter(
    ({ id }) => (isLast || besideChecks.includes(id)) && id !== 'R10',
  );
  const more = faults.length > mostFaults ? [`and ${faults.length - mostFaults} more`] : [];
  return [...faults.slice(0, mostFaults).map(faultLine), ...more];
}

const isSame = (one: Draft, other: Draft) => {
  const texts = (draft: Draft) =>
    Object.entries(draft.sections)
      .filter(([, text]) => text !== '')
      .sort();
  return one.title === other.title && JSON.stringify(texts(one)) === JSON.stringify(texts(other));
};

/** A writer's hand-in is stored: the report has to be made anew. The caller holds the workflow's lock. */
export async function takeWriting(paths: WorkflowPaths, { assignment }: ReportWriting): Promise<void> {
  const [{ readDraft, writeSource }, { editsTaken }] = await Promise.all([draftFile(), import('./edits.ts')]);
  writeSource(paths, readDraft(paths));
  editsTaken(paths, 'report', assignment);
  forgetCompilation(paths);
}
