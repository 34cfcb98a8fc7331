import type { WorkflowPaths } from '../files/paths.ts';
import type { SnapshotRow } from '../research/rules/pages/page.ts';
import { exitCodes, excerpt, WorkflowError } from '../base/errors.ts';
import { readSnapshotIndex } from '../research/snapshots.ts';
import type { Answer } from './context.ts';
import type { WorkflowCall } from './command-row.ts';
import { addressOf, addSource } from '../research/brought-documents.ts';
import { progressLine } from '../programs/progress-line.ts';
import { counted } from '../base/text.ts';

/**
 * Fetches a web page, or reads a document of the project, and stores its text again even if it was stored before; without an address, says
 * what is stored.
 */
export async function source(
  paths: WorkflowPaths,
  { root, inClaudeCode, words: [address], options }: WorkflowCall,
): Promise<Answer> {
  if (address === undefined) return sources(paths);
  if (address.trim() === '') {
    throw new WorkflowError('The address is empty', {
      expected: 'an http(s) address, or a file of the project',
      fix: 'Example: autonomous-workflow source docs/notes.md',
      exitCode: exitCodes.usage,
    });
  }
  if (inClaudeCode && options.allowHost !== undefined) {
    throw new WorkflowError('Only the user may allow a host whose address is not public', {
      received: `--allow-host ${excerpt(options.allowHost)}`,
      fix: 'The user names it in allowed_private_hosts of their own configuration, or runs this in a terminal of their own.',
    });
  }
  const found = addressOf(root, address);
  const line = progressLine();
  line.show(`Fetching ${found} …`);
  const row = await addSource(paths, found, options.allowHost?.split(',') ?? []);
  line.clear();
  return { text: describeAdded(row), data: row, exitCode: row.outcome === 'stored' ? 0 : exitCodes.refused };
}

/** Every requested page, with the outcome. */
function sources(paths: WorkflowPaths): Answer {
  const rows = [...readSnapshotIndex(paths).values()];
  const stored = rows.filter(({ outcome }) => outcome === 'stored').length;
  const head =
    rows.length === 0 ? 'No source was fetched yet.' : `${stored} of ${counted(rows.length, 'source')} stored.`;
  return { text: [head, ...rows.map(describeRow)].join('\n'), data: rows };
}

function describeAdded(row: SnapshotRow): string {
  if (row.snapshot === null) return `Not stored: ${row.url}. ${row.reason?.sentence ?? ''}.`;
  const title = row.title === null ? row.url : `${excerpt(row.title)} (${row.url})`;
  const cut = row.truncated ? ', cut at the size cap' : '';
  return `Stored: ${title}, ${counted(row.characters, 'character')}${cut}, as snapshots/${row.snapshot}.txt`;
}

function describeRow(row: SnapshotRow): string {
  const what = row.outcome === 'stored' ? counted(row.characters, 'character') : (row.reason?.sentence ?? '');
  return `${row.outcome.padEnd(13)}  ${row.url}\n               ${what}`;
}
