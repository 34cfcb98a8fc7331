import { WorkflowError, excerpt, exitCodes } from '../base/errors.ts';
import { counted } from '../base/text.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { chooseWorkflow } from '../loop/list.ts';
import { addSource, addressOf } from '../research/brought-documents.ts';
import type { SnapshotRow } from '../research/rules/pages/page.ts';
import { showEvidence } from '../research/show-evidence.ts';
import { readSnapshotIndex } from '../research/snapshots.ts';
import type { Call, Answer } from './command-row.ts';

/** Shows the findings, or some of them, of the workflow whose name comes last. */
export async function evidence({ root, sessionId, words, options: { page } }: Call): Promise<Answer> {
  // Names of workflows have no capitals.
  const ids = words.filter((word) => word !== undefined && /^C\d+$/.test(word)) as string[];
  const name = words[ids.length];
  if (words.length > ids.length + 1 || ids.some((id, at) => words[at] !== id)) {
    throw new WorkflowError('This is not the id of a finding', {
      expected: 'ids such as C036, then the name of the workflow',
      received: words.join(' '),
      fix: 'Example: autonomous-workflow evidence C036 rate-limiting',
      exitCode: exitCodes.usage,
    });
  }
  const paths = await chooseWorkflow(root, name, sessionId);
  if (page === undefined || /^\d{1,4}$/.test(page)) {
    return showEvidence(paths, ids.length > 0 ? { ids } : page === undefined ? {} : { page: Number(page) });
  }
  throw new WorkflowError('The option --page needs a number', {
    received: page,
    fix: 'Example: autonomous-workflow evidence --page 2',
    exitCode: exitCodes.usage,
  });
}

/**
 * Fetches a web page, or reads a document of the project, and stores its text again even if it was stored before; without an address, says
 * what is stored.
 */
export async function source(
  paths: WorkflowPaths,
  { root, inClaudeCode, words: [address], options }: Call,
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
  const row = await addSource(paths, found, options.allowHost?.split(',') ?? []);
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
