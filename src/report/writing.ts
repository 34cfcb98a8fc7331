import { join } from 'node:path';
import { phases } from '../base/vocabulary.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { writeAtomic } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readOrNothing } from '../files/regular.ts';
import { agentRows, handInFile } from '../loop/agents.ts';
import { allEntries } from '../loop/inbox.ts';
import type { HandInKind } from '../loop/hand-in-kind.ts';
import { type Assignment, comesLast } from '../loop/rules/assignment.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readLedger } from '../research/ledger-file.ts';
import { countPages } from '../research/show-evidence.ts';
import { forgetCompilation } from './compilation.ts';
import { readDraft, writeSource } from './draft-file.ts';
import { editsFor, editsTaken } from './edits.ts';
import { checkDraft } from './report.ts';
import { faultLine, type CheckId } from './rules/checks.ts';
import { formatDraft, reportWriting, withWriting, type ReportWriting } from './rules/draft.ts';

/** The task of a writer, and its hand-in. */

const agent = 'report-writer';
/** The most iterations whose findings a task lists by number. */
const mostNamed = 3;
/** The most faults in the answer to a hand-in that is sent back. */
const mostFaults = 12;

/** The full task of a starting writer, whose file then holds the present text of its sections. The caller holds the lock. */
export function taskOfWriter(paths: WorkflowPaths, { id }: Assignment): string {
  const isLast = comesLast({ agent, id });
  if (agentRows(paths).some((one) => one.agent === agent && one.about === id && one.starting === true)) {
    const draft = formatDraft(readDraft(paths), isLast ? undefined : ['Key Findings']);
    writeAtomic(handInFile(paths, { agent, about: id }), draft);
  }
  const correction = readOrNothing(join(paths.tasks, `${id}.md`))
    ?.toString('utf8')
    .trim();
  const task = isLast ? (correction ?? writeUpTask(paths)) : besideTask(paths, id);
  return [task, editsFor(paths, 'report', id)].filter((one) => one !== '').join('\n\n');
}

/** The task to write the whole report from all findings. */
function writeUpTask(paths: WorkflowPaths): string {
  const commands = Array.from(
    { length: countPages(paths) },
    (_, at) => `\`autonomous-workflow evidence --page ${at + 1}\``,
  );
  return `Write the whole report. Your file holds what was written while the search went on: keep what holds, and order it by theme. All findings, contradictions and open questions: ${commands.join(', ')}.`;
}

/** The task to add the findings of earlier iterations while researchers search. */
function besideTask(paths: WorkflowPaths, id: string): string {
  const now = Number.parseInt(id.slice(1), 10);
  const written = allEntries(paths).filter((one) => one.agent === agent && one.iteration < now);
  const first = Math.max(1, ...written.map(({ iteration }) => iteration));
  const iterations = Array.from({ length: now - first }, (_, at) => first + at);
  const evidence = (iterations.length > mostNamed ? [undefined] : iterations).flatMap((iteration) => {
    const command = `autonomous-workflow evidence${iteration === undefined ? '' : ` --iteration ${iteration}`}`;
    const pages = countPages(paths, iteration);
    return pages < 2 ? [command] : Array.from({ length: pages }, (_, at) => `${command} --page ${at + 1}`);
  });
  return `Work into the key findings, which your file holds, what ${evidence.map((command) => `\`${command}\``).join(' and ')} prints and they do not state yet, by theme, and nothing else: the other sections are written at the end.`;
}

/** The checks of what is written while others search; the others are for the finished report. */
const besideChecks: readonly CheckId[] = ['R1', 'R2', 'R3', 'R4'];

/**
 * The reasons to refuse a writer's hand-in: it changes nothing, or fails checks. Where a write-up is not sent back for its checks, its
 * writer is not either.
 */
async function problemsOfWriting(
  paths: WorkflowPaths,
  writing: ReportWriting,
  workflow: Pick<WorkflowState, 'prompt'>,
): Promise<string[]> {
  const before = readDraft(paths);
  const after = withWriting(before, writing);
  if (writing.left.length === 0 && formatDraft(before) === formatDraft(after))
    return ['It is as it was before your task: write what the task names, or say under `# Left undone` why not.'];
  const { configuration } = await currentConfiguration(paths.root);
  if (configuration.report_check_rounds === 0) return [];
  const isLast = comesLast({ agent, id: writing.assignment });
  const faults = checkDraft(paths, workflow, readLedger(paths), after).faults.filter(
    ({ id }) => isLast || besideChecks.includes(id),
  );
  const more = faults.length > mostFaults ? [`and ${faults.length - mostFaults} more`] : [];
  return [...faults.slice(0, mostFaults).map(faultLine), ...more];
}

/** A writer's hand-in: sections of the report. One that keeps its faults is stored all the same, and another writer corrects it. */
export const writingOfReport: HandInKind<ReportWriting> = {
  name: 'a writing of the report',
  agent,
  schema: reportWriting,
  phases: [phases.A, phases.B],
  keepsFaults: true,
  count: ({ sections }) => sections.length,
  problems: problemsOfWriting,
  take(paths, _now, _id, { assignment }) {
    writeSource(paths, readDraft(paths));
    editsTaken(paths, 'report', assignment);
    forgetCompilation(paths);
    return Promise.resolve();
  },
};
