import { writeAtomic } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { isWorkflowError } from '../base/errors.ts';
import { readText } from './answers.ts';
import { makePage } from './page.ts';
import { ProjectBoard } from './project-board.ts';
import { readDetail, readFeature, readFindings, readLog } from './read-workflow.ts';
import { textsOf } from './rules/features.ts';
import { plainText } from './rules/plain.ts';
import { addresses } from './rules/view.ts';

/** Writes the board with all its data into one file; returns the number of workflows in it. */
export async function exportBoard(root: string, file: string, now: Date): Promise<number> {
  const board = new ProjectBoard(root);
  const overview = await board.overview();
  const answers: Record<string, unknown> = { [addresses.overview]: overview };
  for (const card of overview.workflows) {
    const paths = board.find(card.name);
    if (paths === undefined) continue;
    answers[addresses.workflow(card.name)] = 'problem' in card ? card : await readDetail(paths, card);
    if (!('problem' in card)) collect(paths, answers);
  }
  writeAtomic(file, makePage({ live: false, written_at: now.toISOString(), answers }).html);
  return overview.workflows.length;
}

/** Adds the long lists of one workflow, complete. */
function collect(paths: WorkflowPaths, answers: Record<string, unknown>): void {
  const { name } = paths;
  answers[addresses.findings(name)] = orNone(() => readFindings(paths));
  answers[addresses.log(name)] = readLog(paths)
    .reverse()
    .map((line) => plainText(line));
  const features = answers[addresses.workflow(name)] as { features: { id: string }[] };
  for (const { id } of features.features) {
    const feature = readFeature(paths, id);
    if (feature === undefined) continue;
    answers[addresses.feature(name, id)] = feature;
    for (const text of textsOf(feature)) answers[addresses.text(name, id, text)] = readText(paths, id, text);
  }
}

/** The error of a damaged ledger is in the answer about the workflow. */
function orNone<Row>(read: () => Row[]): Row[] {
  try {
    return read();
  } catch (error) {
    if (isWorkflowError(error)) return [];
    throw error;
  }
}
