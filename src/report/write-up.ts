import { join } from 'node:path';
import { excerpt } from '../base/errors.ts';
import { counted } from '../base/text.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { writeAtomic } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readOrNothing } from '../files/regular.ts';
import { finishedAssignments } from '../loop/agents.ts';
import { readEntries } from '../loop/inbox.ts';
import { type Assignment, assignmentId, comesLast, isOfIteration } from '../loop/rules/assignment.ts';
import { whenAllAnswered } from '../loop/rules/brief.ts';
import { isWriting } from '../loop/rules/iteration.ts';
import { isRecorded, type WorkflowState } from '../loop/rules/state.ts';
import { compileProblems } from '../loop/rules/wave.ts';
import { asWriter } from '../loop/workflow.ts';
import type { DocumentTask } from '../research/phase.ts';
import { readCompilation } from './compilation.ts';
import { askedOf, assignedCritics, critiqueNow, hasAskedEnough, noteAsked, taskOfCritic } from './critique.ts';
import { checkWorkflowReport } from './report.ts';
import { faultLine } from './rules/checks.ts';
import { objectionCount, returnedObjections } from './rules/critique.ts';

/** The iteration that writes the report: who writes and who judges it, in which order. */

const writer = 'report-writer';
/** The most faults of a task. */
const mostFaults = 40;

const reportOf = ({ folder, name }: WorkflowPaths) => `${folder}/${name}-report.tex`;

/**
 * The agents of an iteration that writes the report, not all of which may be needed: one writes it, critics judge it, and other writers
 * correct what code and critics find.
 */
export async function reserveAgents(paths: WorkflowPaths, state: WorkflowState): Promise<Assignment[]> {
  if (!isWriting(state)) return [];
  const { report_critic_rounds: rounds } = (await currentConfiguration(paths.root)).configuration;
  const critics = Array.from({ length: rounds }, (_, index): Assignment => {
    const id = assignmentId(state.iteration, 'reportCritique', index);
    const task = `Judge the report of ${paths.name}; your task in full: ${paths.folder}/tasks/${id}.md`;
    return { id, agent: 'report-critic', task };
  });
  return [...critics, ...(await writersOf(paths, state))];
}

async function writersOf(paths: WorkflowPaths, { iteration }: Pick<WorkflowState, 'iteration'>): Promise<Assignment[]> {
  const { configuration } = await currentConfiguration(paths.root);
  const length = 1 + configuration.report_check_rounds + configuration.report_critic_rounds;
  return Array.from({ length }, (_, index) => {
    const task = `${index === 0 ? 'Write up' : 'Correct'} ${reportOf(paths)}`;
    return { id: assignmentId(iteration, 'writeUp', index), agent: writer, task };
  });
}

/** The next unused writer of a write-up; undefined when there is none, and the report stays as it is. */
export async function nextWriter(
  paths: WorkflowPaths,
  state: Pick<WorkflowState, 'iteration'>,
): Promise<Assignment | undefined> {
  const finished = finishedAssignments(paths, state.iteration);
  return (await writersOf(paths, state)).find(({ id }) => !finished.has(id));
}

/** What writers of the write-up handed in. */
const writtenIn = (paths: WorkflowPaths, iteration: number) =>
  readEntries(paths, iteration).filter(
    ({ agent, assignment }) =>
      agent === writer && isOfIteration(assignment, iteration) && comesLast({ agent, id: assignment }),
  );

/** Whether a writer of an iteration that writes the report has handed in. */
export function isWrittenUp(paths: WorkflowPaths, { iteration }: Pick<WorkflowState, 'iteration'>): boolean {
  return writtenIn(paths, iteration).length > 0;
}

/** The reasons why a write-up does not count yet: no writer has handed it in, or it is not compiled. */
export async function problemsOfWriteUp(paths: WorkflowPaths, state: WorkflowState): Promise<string[]> {
  // The report is written after the findings are recorded.
  if (!isRecorded(state)) return [];
  const next = isWrittenUp(paths, state) ? undefined : await nextWriter(paths, state);
  if (next !== undefined) return [startTask(`${reportOf(paths)} is not written up yet.`, [next])];
  return compileProblems(state, { reportPath: reportOf(paths), compilation: readCompilation(paths, 'report') });
}

/** A task for the session to start agents, which do the work. */
function startTask(why: string, agents: readonly Assignment[]): string {
  const how =
    agents.length === 1
      ? 'this agent with its task line as it stands'
      : 'these agents with their task lines as they stand, all at once';
  return [
    `${why} Start ${how}, then end your turn; you are called. ${whenAllAnswered}`,
    ...agents.map(
      ({ id, agent, task }) => `  - agent \`autonomous-workflow:${agent}\`, task: \`[${id}]\` ${excerpt(task)}`,
    ),
  ].join('\n');
}

/**
 * The next round on the report as it stands, as a task for the session. The objections of the last critic go to a writer, who fixes what
 * code finds as well; without objections these faults alone do. Then another critic rules on what is new. Undefined when nothing is left to
 * do.
 */
export async function nextRound(paths: WorkflowPaths, state: WorkflowState): Promise<DocumentTask | undefined> {
  const { most, read, now } = critiqueNow(paths, state);
  const objections = `objections ${read}`;
  const isOpen = most > 0 && read > 0 && objectionCount(now) > 0;
  if (isOpen && (await timesCorrected(paths, state, objections)) === 0) {
    const why = `The report-critic holds ${counted(objectionCount(now), 'objection')} against the report.`;
    return correction(paths, state, { why, asks: objections, list: returnedObjections(now, read, most) });
  }
  return (await faultsToCorrect(paths, state)) ?? nextCritic(paths, state);
}

const taskFile = (paths: WorkflowPaths, id: string) => join(paths.tasks, `${id}.md`);

/** How often a writer was asked for to correct something; one that `record` asked for is known by its task once it has come to its end. */
async function timesCorrected(paths: WorkflowPaths, state: WorkflowState, asks: string): Promise<number> {
  const finished = finishedAssignments(paths, state.iteration);
  const done = (await writersOf(paths, state)).filter(
    ({ id }) => finished.has(id) && readOrNothing(taskFile(paths, id))?.includes(`(${asks})`) === true,
  );
  return Math.max(askedOf(paths, state.iteration, asks), done.length);
}

/** The faults that code finds, for a writer; undefined without any, or when the iteration was sent back as often as allowed. */
async function faultsToCorrect(paths: WorkflowPaths, state: WorkflowState): Promise<DocumentTask | undefined> {
  const { report_check_rounds: most } = (await currentConfiguration(paths.root)).configuration;
  const rounds = await timesCorrected(paths, state, 'checks');
  if (rounds >= most) return undefined;
  const { faults } = checkWorkflowReport(paths, state);
  if (faults.length === 0) return undefined;
  const failed = new Set(faults.map(({ id }) => id)).size;
  const why = `${failed === 1 ? '1 check of the report fails' : `${failed} checks of the report fail`} (round ${rounds + 1} of ${most}).`;
  const lines = faults.slice(0, mostFaults).map((one) => `- ${faultLine(one)}`);
  if (faults.length > mostFaults) lines.push(`- and ${faults.length - mostFaults} more`);
  return correction(paths, state, { why, asks: 'checks', list: lines.join('\n') });
}

/** A task that makes the session start a writer, who corrects what a list names; undefined when no writer is left. */
async function correction(
  paths: WorkflowPaths,
  state: WorkflowState,
  { why, asks, list }: { why: string; asks: string; list: string },
): Promise<DocumentTask | undefined> {
  const next = await nextWriter(paths, state);
  if (next === undefined) return undefined;
  const text = `Correct the report, which your file holds (${asks}): only the sentences that are named here, and what follows from them. \`autonomous-workflow evidence C036\` prints what is known of a finding.\n\n${list}`;
  await asWriter(paths, () => {
    writeAtomic(taskFile(paths, next.id), `${text}\n`);
  });
  const task = `Correct ${reportOf(paths)}: ${asks.replace(/ \d+$/, '')}`;
  return {
    text: startTask(why, [{ ...next, task }]),
    note: () => {
      noteAsked(paths, state.iteration, asks);
    },
  };
}

/** The next critic of the report as it stands. */
async function nextCritic(paths: WorkflowPaths, state: WorkflowState): Promise<DocumentTask | undefined> {
  const { iteration } = state;
  const { read, now } = critiqueNow(paths, state);
  const critic = assignedCritics(paths, iteration)[read];
  if (critic === undefined || now.unjudged.length === 0 || hasAskedEnough(paths, iteration, read + 1)) return undefined;
  // The session may start the critic as soon as it has read of it.
  if (!(await asWriter(paths, () => taskOfCritic(paths, state, critic.id, now)))) return undefined;
  return {
    text: startTask('The report has not been judged as it stands.', [critic]),
    note: () => {
      noteAsked(paths, iteration, `critic ${read + 1}`);
    },
  };
}
