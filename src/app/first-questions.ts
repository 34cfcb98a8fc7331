import { existsSync } from 'node:fs';
import type { WorkflowPaths } from '../files/paths.ts';
import { readNoteFile } from '../loop/note-file.ts';
import { questionsOfGoal, readOutline } from '../loop/rules/outline.ts';
import { thingsIn } from '../loop/rules/things-of-goal.ts';
import { firstOfEach } from '../research/rules/claim-matcher.ts';
import { numberedId, type Question } from '../research/rules/ledger.ts';

/**
 * The questions that a ledger begins with: those of the outline; without one those of the goal, if it has several questions or things,
 * so that the report answers each or names it as open.
 */
export function firstQuestions(paths: WorkflowPaths, prompt: string): Question[] {
  const hasOutline = existsSync(paths.outline);
  const texts = hasOutline ? readOutline(readNoteFile(paths.outline).text).questions : questionsOfGoal(prompt);
  const isSingle = texts.length < 2 && texts.every((text) => thingsIn(text).length === 0);
  if (!hasOutline && isSingle) return [];
  return firstOfEach(texts.map((text) => ({ text }))).map(({ text }, at): Question => {
    const id = numberedId('Q', at);
    return { id, text, priority: 'medium', status: 'open', raised_by: 'user', answered_by: null };
  });
}
