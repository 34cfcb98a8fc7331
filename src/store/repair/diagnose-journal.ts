import { existsSync } from 'node:fs';
import { parseJournal } from '../../engine/journal-line.ts';
import { rebuildState } from '../../engine/state/rebuild-state.ts';
import { lostPrompt, type WorkflowState } from '../../engine/state/state.ts';
import { readJournal } from '../journal.ts';
import type { WorkflowPaths } from '../paths.ts';
import { hasCopy } from '../state-file.ts';

const mostNumbers = 5;

/**
 * Why the state could not be rebuilt from the journal; undefined when it can, or when the workflow never had a journal, as one
 * that was made from the first specification.
 */
export function journalGap(paths: WorkflowPaths, { prompt, verdict }: WorkflowState): string | undefined {
  if (!existsSync(paths.journal)) {
    const wasUsed = [paths.ledger, paths.inbox].some((file) => existsSync(file)) || hasCopy(paths) || verdict !== null;
    return wasUsed ? 'The journal is gone: without it a lost state cannot be rebuilt' : undefined;
  }
  const told = rebuildState(paths.name, parseJournal(readJournal(paths)));
  return told === undefined || (told.prompt === lostPrompt && prompt !== lostPrompt)
    ? 'The journal does not hold enough to rebuild the state from'
    : undefined;
}

/** What is wrong with single lines of the journal, a sentence each; it harms nothing, since they are passed over. */
export function unreadableLines(paths: WorkflowPaths): string[] {
  const lines = readJournal(paths);
  const last = lines.length;
  const bad = lines.flatMap((line, index) => (line !== '' && parseJournal([line]).length === 0 ? [index + 1] : []));
  const whole = bad.filter((number) => number !== last);
  const numbers = `${whole.slice(0, mostNumbers).join(', ')}${whole.length > mostNumbers ? ', …' : ''}`;
  return [
    ...(whole.length > 0 ? [`${whole.length} lines cannot be read (line ${numbers}); they are passed over`] : []),
    ...(bad.includes(last) ? [`Line ${last} was cut short; the next event closes it off`] : []),
  ];
}
