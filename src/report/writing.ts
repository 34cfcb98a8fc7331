import { join } from 'node:path';
import { writeAtomic } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readOrNothing } from '../files/regular.ts';
import { agentRows, handInFile } from '../loop/agents.ts';
import type { HandInKind } from '../loop/hand-in-kind.ts';
import type { Assignment } from '../loop/rules/assignment.ts';
import { readLedger } from '../research/ledger-file.ts';
import { countPages } from '../research/show-evidence.ts';
import { forgetCompilation } from './compilation.ts';
import { readDraft, writeSource } from './draft-file.ts';
import { editsFor, editsTaken } from './edits.ts';
import { checkDraft } from './report.ts';
import { faultLine } from './rules/checks.ts';
import { formatDraft, reportWriting, withWriting, type ReportWriting } from './rules/draft.ts';

/** The task of a writer, and its hand-in. */

const agent = 'report-writer';
/** The most faults in the answer to a hand-in that is sent back. */
const mostFaults = 12;

/** The full task of a starting writer, whose file then holds the report as it stands. The caller holds the lock. */
export function taskOfWriter(paths: WorkflowPaths, { id }: Assignment): string {
  if (agentRows(paths).some((one) => one.agent === agent && one.about === id && one.starting === true))
    writeAtomic(handInFile(paths, { agent, about: id }), formatDraft(readDraft(paths)));
  const correction = readOrNothing(join(paths.tasks, `${id}.md`))
    ?.toString('utf8')
    .trim();
  return [correction ?? wholeTask(paths), editsFor(paths, 'report', id)].filter((one) => one !== '').join('\n\n');
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
  agent,
  schema: reportWriting,
  keepsFaults: true,
  count: ({ sections }) => sections.length,
  problems(paths, writing, workflow) {
    const before = readDraft(paths);
    const after = withWriting(before, writing);
    if (writing.left.length === 0 && formatDraft(before) === formatDraft(after))
      return ['It is as it was before your task: write what the task names, or say under `# Left undone` why not.'];
    const { faults } = checkDraft(paths, workflow, readLedger(paths), after);
    const more = faults.length > mostFaults ? [`and ${faults.length - mostFaults} more`] : [];
    return [...faults.slice(0, mostFaults).map(faultLine), ...more];
  },
  take(paths, _now, _id, { assignment }) {
    writeSource(paths, readDraft(paths));
    editsTaken(paths, 'report', assignment);
    forgetCompilation(paths);
    return Promise.resolve();
  },
};
