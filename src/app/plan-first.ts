import { writeAtomic } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { formatOutline, outlineFile } from '../loop/rules/outline.ts';
import { readState } from '../loop/state-file.ts';
import { readLedger, writeLedger } from '../research/ledger-file.ts';
import { researchAngles } from '../research/rules/angles.ts';
import { numberedId, type Question } from '../research/rules/ledger.ts';
import { estimateFor } from '../overview/begin-line.ts';
import { firstQuestions } from './first-questions.ts';
import { endWorkflow } from '../loop/workflow.ts';

const anglesShown = 3;

/**
 * Writes the outline of a workflow that was created just now, and stops it before its first iteration.
 * @returns the message for the user.
 */
export async function stopAtOutline(paths: WorkflowPaths, now: Date): Promise<string> {
  const state = await readState(paths);
  const text = formatOutline(state, researchAngles.slice(0, anglesShown), await estimateFor(paths, state));
  writeAtomic(paths.outline, text);
  const how = `Edit ${paths.folder}/${outlineFile}, then type /autonomous-workflow:continue-auto ${paths.name}.`;
  await endWorkflow(paths, now, 'stop_requested', `Planned; nothing has been spent. ${how}`);
  return `autonomous-workflow: '${paths.name}' is planned, and nothing has been spent. ${how}`;
}

/** Adds the first questions to the ledger, before the first iteration. The caller holds the lock. */
export function takeOutline(paths: WorkflowPaths, prompt: string): void {
  const ledger = readLedger(paths);
  const known = new Set(ledger.questions.map(({ text }) => text));
  const added = firstQuestions(paths, prompt)
    .filter(({ text }) => !known.has(text))
    .map((question, at): Question => ({ ...question, id: numberedId('Q', ledger.questions.length + at) }));
  if (added.length > 0) writeLedger(paths, { ...ledger, questions: [...ledger.questions, ...added] });
}
