import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readOverview } from '../overview/read.ts';
import { describeError } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { dialogTranscripts } from '../loop/dialogs.ts';
import { stateLost } from '../loop/list.ts';
import { isStateLost } from '../loop/state-file.ts';
import { plain, plainText } from './rules/plain.ts';
import type { BrokenCard, Card } from './rules/view.ts';

/** The most characters of a prompt in the list. */
const longestPrompt = 600;

/** The card of a workflow, with the data of `status --json`. */
export async function readCard(paths: WorkflowPaths, now: Date): Promise<Card | BrokenCard> {
  try {
    if (isStateLost(paths)) throw stateLost(paths);
    const { spend, prompt, ...status } = await readOverview(paths, now);
    return plain({
      name: paths.name,
      status: status.status,
      end_reason: status.end_reason,
      current_phase: status.current_phase,
      workflow_type: status.workflow_type,
      iteration: status.iteration,
      max_iterations: status.max_iterations,
      findings_count: status.findings_count,
      sources_cited: status.sources_cited,
      open_questions: status.open_questions,
      features_total: status.features_total,
      features_complete: status.features_complete,
      features_failed: status.features_failed,
      prompt: plainText(prompt, longestPrompt),
      verdict: status.verdict,
      owner: status.owner,
      owner_alive: status.owner_alive,
      started_at: status.started_at,
      updated_at: status.updated_at,
      usd: spend.usd,
      max_cost_usd: status.max_cost_usd,
      tokens: spend.tokens,
      files: status.files,
      problems: status.problems,
      summary: status.summary,
    });
  } catch (error) {
    // An unreadable workflow gets a card with its error, so that the others are shown.
    return { name: paths.name, problem: plainText(describeError(error)) };
  }
}

/** The files and folders with which the card and page of a workflow change. */
export function shownFiles(paths: WorkflowPaths, iteration: number): string[] {
  const { state, ledger, featureList, escalations, journal, scrutiny, planItems, runtime, inbox } = paths;
  const machine = ['spend.json', 'iteration.json', 'lease.json', 'rest.json'].map((file) => join(runtime, file));
  const files = [state, ledger, featureList, escalations, journal, scrutiny, planItems, ...machine];
  return [...files, join(inbox, String(iteration)), paths.dialogs, ...dialogTranscripts(paths)];
}

/** A text that changes when a file with the board's data on a workflow changes. */
export function stampOf(paths: WorkflowPaths, iteration: number): string {
  return shownFiles(paths, iteration).map(fileStamp).join(' ');
}

/** A text that changes when a file changes. */
export function fileStamp(file: string): string {
  const { mtimeMs = 0, size = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return `${mtimeMs}:${size}`;
}
