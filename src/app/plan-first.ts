import { existsSync } from 'node:fs';
import { writeAtomic } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { readNoteFile } from '../loop/note-file.ts';
import { formatOutline, outlineFile, questionsOfGoal, readOutline } from '../loop/rules/outline.ts';
import { thingsIn } from '../loop/rules/things-of-goal.ts';
import { readState } from '../loop/state-file.ts';
import { readLedger, writeLedger } from '../research/ledger-file.ts';
import { researchAngles } from '../research/rules/angles.ts';
import { firstOfEach } from '../research/rules/claim-matcher.ts';
import { numberedId, type Question } from '../research/rules/ledger.ts';
import { estimateFor } from './announce-begin.ts';
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

/**
 * Adds the questions of the outline to the ledger before the first iteration; without an outline those of the goal, if it has several
 * questions or things: so the report answers each or names it as open. The caller holds the lock.
 */
export function takeOutline(paths: WorkflowPaths, prompt: string): void {
  const texts = existsSync(paths.outline)
    ? readOutline(readNoteFile(paths.outline).text).questions
    : questionsOfGoal(prompt);
  const isSingle = texts.length < 2 && texts.every((text) => thingsIn(text).length === 0);
  if (!existsSync(paths.outline) && isSingle) return;
  const ledger = readLedger(paths);
  const questions = firstOfEach(texts.map((text) => ({ text })));
  const known = new Set(ledger.questions.map(({ text }) => text));
  const added = questions
    .filter(({ text }) => !known.has(text))
    .map(({ text }, at): Question => {
      const id = numberedId('Q', ledger.questions.length + at);
      return { id, text, priority: 'medium', status: 'open', raised_by: 'user', answered_by: null };
    });
  if (added.length > 0) writeLedger(paths, { ...ledger, questions: [...ledger.questions, ...added] });
}
