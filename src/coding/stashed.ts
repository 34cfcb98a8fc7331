import { parseJournal } from '../journal/rules/journal-line.ts';
import { appendEvent, readJournal } from '../journal/journal.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { asWriter } from '../loop/workflow.ts';

/** The git references of the user's stashed work from the journal, without those already restored. */
export function openStashes(paths: WorkflowPaths): string[] {
  const open = new Set<string>();
  for (const line of parseJournal(readJournal(paths))) {
    if (line.event === 'put-aside') open.add(line.ref);
    if (line.event === 'given-back') open.delete(line.ref);
  }
  return [...open];
}

/** A sentence about stashed work for the report of a workflow's end; empty when nothing is stashed. */
export function stashHints(paths: WorkflowPaths): string[] {
  if (openStashes(paths).length === 0) return [];
  return [
    `Your uncommitted work from before is still stashed; get it back with \`autonomous-workflow unstash ${paths.name}\`.`,
  ];
}

/** Journals stashes, each only once. */
export async function noteStashes(
  paths: WorkflowPaths,
  now: Date,
  stashes: readonly { ref: string; commit: string }[],
): Promise<void> {
  if (stashes.length === 0) return;
  await asWriter(paths, () => {
    const known = new Set(openStashes(paths));
    for (const { ref, commit } of stashes)
      if (!known.has(ref)) appendEvent(paths, now, { event: 'put-aside', ref, commit });
  });
}
