import { join } from 'node:path';
import { excerpt } from '../base/errors.ts';
import { counted } from '../base/text.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { writeAtomic, readOrNothing } from '../files/store.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { runtimeFile } from '../files/runtime-file.ts';
import { agentRows, finishedAssignments, handInFile, readEntries } from '../loop/agents.ts';
import type { HandInKind } from '../loop/hand-in-kind.ts';
import { whenAllAnswered } from '../loop/rules/brief.ts';
import { isRecorded, type WorkflowState, isWriting } from '../loop/rules/state.ts';
import { compileProblems, isOfIteration, isStarting, type Assignment, assignmentId } from '../loop/rules/agents.ts';
import { asWriter, storedIterationRuntime } from '../loop/workflow.ts';
import { readLedger } from '../research/ledger-file.ts';
import type { DocumentTask } from '../research/phase.ts';
import { countPages } from '../research/show-evidence.ts';
import { forgetCompilation, readCompilation } from './compilation.ts';
import { editsOf, readDraft, writeSource } from './document.ts';
import { checkDraft, standingNow, taskOfCritic } from './report.ts';
import { getsCritics, objectionLines } from './rules/critique.ts';
import { formatDraft, reportWriting, withWriting, type ReportWriting } from './rules/source.ts';

/**
 * The iteration that writes the report. One writer writes it; then in each round a critic rules on the sentences that nobody has ruled on,
 * and another writer corrects what the critic and the checks of code hold against them. A last critic rules on those that are still without
 * a ruling, because they were corrected or a list did not count. What is left is printed.
 */

/** How often the session was asked to start each agent, by its assignment. */
const asksFile = runtimeFile<{ asked: Record<string, number> }>('report/write-up.json', { asked: {} });
const askedIn = (paths: WorkflowPaths) => asksFile.read(paths)?.asked ?? {};
/** How often it is asked for one that does not come. */
const mostAsked = 2;

const writer = 'report-writer';
const reportOf = ({ folder, name }: WorkflowPaths) => `${folder}/${name}-report.tex`;

/** The agents of an iteration that writes the report, not all of which may be needed. */
export async function reserveAgents(paths: WorkflowPaths, state: WorkflowState): Promise<Assignment[]> {
  if (!isWriting(state)) return [];
  const { configuration } = await currentConfiguration(paths.root);
  const rounds = getsCritics(state, readLedger(paths)) ? configuration.report_critic_rounds : 0;
  const critics = Array.from({ length: rounds === 0 ? 0 : rounds + 1 }, (_, index): Assignment => {
    const id = assignmentId(state.iteration, 'reportCritique', index);
    const task = `Judge the report of ${paths.name}; your task in full: ${paths.folder}/tasks/${id}.md`;
    return { id, agent: 'report-critic', task };
  });
  return [...critics, ...Array.from({ length: 1 + rounds }, (_, index) => writerOf(paths, state, index))];
}

const writerOf = (
  paths: WorkflowPaths,
  { iteration }: Pick<WorkflowState, 'iteration'>,
  index: number,
): Assignment => ({
  id: assignmentId(iteration, 'writeUp', index),
  agent: writer,
  task: `Write up ${reportOf(paths)}`,
});

/**
 * The writer to start while nobody has handed the report in; undefined when none is left, and it stays as it is, and without any finding:
 * nothing could be concluded from it.
 */
export async function firstWriter(paths: WorkflowPaths, state: WorkflowState): Promise<Assignment | undefined> {
  if (state.findings_count === 0 || isWrittenUp(paths, state)) return undefined;
  const finished = finishedAssignments(paths, state.iteration);
  return (await reserveAgents(paths, state)).find(({ id, agent }) => agent === writer && !finished.has(id));
}

/** Whether a writer of an iteration that writes the report has handed in. */
export function isWrittenUp(paths: WorkflowPaths, { iteration }: Pick<WorkflowState, 'iteration'>): boolean {
  return readEntries(paths, iteration).some(({ agent }) => agent === writer);
}

/** The reasons why a write-up does not count yet: no writer has handed it in, or it is not compiled. */
export async function problemsOfWriteUp(paths: WorkflowPaths, state: WorkflowState): Promise<string[]> {
  // The report is written after the findings are recorded.
  if (!isRecorded(state)) return [];
  const first = await firstWriter(paths, state);
  if (first !== undefined) return [startTask(`${reportOf(paths)} is not written up with the present findings.`, first)];
  return compileProblems(state, { reportPath: reportOf(paths), compilation: readCompilation(paths, 'report') });
}

/** A task for the session to start an agent, which does the work. */
const startTask = (why: string, { id, agent, task }: Assignment): string =>
  `${why} Start this agent with its task line, unchanged, then end your turn; you are called. ${whenAllAnswered}
  - agent \`autonomous-workflow:${agent}\`, task: \`[${id}]\` ${excerpt(task)}`;

/** The next agent of the rounds on the report as it stands, as a task for the session; undefined when nothing is left to do. */
export async function nextRound(paths: WorkflowPaths, state: WorkflowState): Promise<DocumentTask | undefined> {
  const finished = finishedAssignments(paths, state.iteration);
  const asked = askedIn(paths);
  const isOver = ({ id }: Assignment) => finished.has(id) || (asked[id] ?? 0) >= mostAsked;
  const runtime = storedIterationRuntime(paths);
  const critics = (runtime?.assignments ?? []).filter(
    ({ id, agent }) => agent === 'report-critic' && isOfIteration(id, state.iteration),
  );
  const rounds = critics.length - 1;
  for (const [at, critic] of critics.entries()) {
    const corrector = writerOf(paths, state, at + 1);
    if (isOver(critic) && (at === rounds || isOver(corrector))) continue;
    const now = standingNow(paths, state);
    if (!isOver(critic)) {
      // Where no critic ever answered, the last would not either.
      if (at === rounds && now.read === 0) continue;
      const isAsked =
        now.unjudged.length > 0 && (await asWriter(paths, () => taskOfCritic(paths, state, critic.id, now)));
      return isAsked ? asking(paths, 'The report has not been judged as it stands.', critic) : undefined;
    }
    const wrong = [...objectionLines(now), ...(checkDraft(paths, state) ?? [])];
    if (wrong.length === 0) continue;
    const task = `${howToCorrect}\n\n${wrong.map((line) => `- ${line}`).join('\n')}\n`;
    await asWriter(paths, () => {
      writeAtomic(join(paths.tasks, `${corrector.id}.md`), task);
    });
    const why = `${counted(wrong.length, 'thing')} of the report ${wrong.length === 1 ? 'is' : 'are'} to be corrected (round ${at + 1} of ${rounds}).`;
    return asking(paths, why, { ...corrector, task: `Correct ${reportOf(paths)}` });
  }
  return undefined;
}

const howToCorrect =
  'Correct the report, which is in your file: only what is named here, and what follows from it. Say what the findings of a sentence say, with their conditions; or cite another that says it; or mark it as inference; or delete it. `autonomous-workflow evidence` with an id prints what is known about a finding.';

const asking = (paths: WorkflowPaths, why: string, agent: Assignment): DocumentTask => ({
  text: startTask(why, agent),
  note: () => {
    const asked = askedIn(paths);
    asksFile.write(paths, { asked: { ...asked, [agent.id]: (asked[agent.id] ?? 0) + 1 } });
  },
});

/** The most faults in the answer to a hand-in that is sent back; those that are left are named in the next. */
const mostFaults = 12;

/** The full task of a starting writer, whose file then holds the report as it stands. The caller holds the lock. */
export function taskOfWriter(paths: WorkflowPaths, { id }: Assignment): string {
  if (agentRows(paths).some((one) => one.agent === writer && one.about === id && isStarting(one)))
    writeAtomic(handInFile(paths, { agent: writer, about: id }), formatDraft(readDraft(paths)));
  const correction = readOrNothing(join(paths.tasks, `${id}.md`))
    ?.toString('utf8')
    .trim();
  return [correction ?? wholeTask(paths), editsOf(paths, 'report')].filter((one) => one !== '').join('\n\n');
}

/** The task to write the whole report from all findings. */
function wholeTask(paths: WorkflowPaths): string {
  const pages = Array.from(
    { length: countPages(paths) },
    (_, at) => `\`autonomous-workflow evidence --page ${at + 1}\``,
  );
  return `Write the whole report by theme; of what your file holds already, keep what holds. All findings, contradictions and open questions: ${pages.join(', ')}.`;
}

/** A writer's hand-in: sections of the report. One that keeps its faults is stored all the same, and another writer corrects it. */
export const writingOfReport: HandInKind<ReportWriting> = {
  name: 'a writing of the report',
  agent: writer,
  schema: reportWriting,
  keepsFaults: true,
  problems(paths, writing, workflow) {
    const before = readDraft(paths);
    const after = withWriting(before, writing);
    if (writing.left.length === 0 && formatDraft(before) === formatDraft(after))
      return ['It is as it was before your task: write what the task names, or say under `# Left undone` why not.'];
    return (checkDraft(paths, workflow, after) ?? []).slice(0, mostFaults);
  },
  take(paths) {
    writeSource(paths, readDraft(paths));
    forgetCompilation(paths);
    return Promise.resolve();
  },
};
