import { join } from 'node:path';
import { realPathInside, type WorkflowPaths } from '../files/paths.ts';
import { readOrNothing } from '../files/regular.ts';
import type { ProjectBoard } from './project-board.ts';
import { readDetail, readFeature, readFindings, readLog } from './read-workflow.ts';
import { textsOf } from './rules/features.ts';
import { findingsPart } from './rules/findings.ts';
import { plainText } from './rules/plain.ts';
import type { Part } from './rules/view.ts';

/** Only the end of a longer file is shown: a log has its result there. */
const longestFile = 200_000;
const logLinesInPart = 300;

/**
 * The answer to a request of the page; undefined for an unknown path.
 * @param what and what follows it: the decoded parts behind `api/`.
 * @throws WorkflowError for a damaged file of the workflow.
 */
export async function answer(
  board: ProjectBoard,
  [what = '', name = '', id = '']: readonly string[],
  query: URLSearchParams,
): Promise<unknown> {
  if (what === 'overview') return board.overview();
  const paths = board.find(name);
  if (paths === undefined) return undefined;
  const from = Math.max(0, Number.parseInt(query.get('from') ?? '0', 10) || 0);
  switch (what) {
    case 'workflow': {
      const card = await board.card(paths);
      return 'problem' in card ? card : readDetail(paths, card);
    }
    case 'findings':
      return findingsPart(readFindings(paths), query.get('words') ?? '', from);
    case 'feature':
      return readFeature(paths, id);
    case 'text':
      return readText(paths, id, query.get('file') ?? '');
    case 'log':
      return logPart(readLog(paths), from);
    default:
      return undefined;
  }
}

/** Lines of the log, newest first. */
function logPart(lines: readonly string[], from: number): Part<string> {
  const rows = lines.toReversed().slice(from, from + logLinesInPart);
  return { total: lines.length, rows: rows.map((line) => plainText(line)) };
}

/** A log or a patch of a feature; undefined for any other file, and for a link that leads out of the workflow. */
export function readText(paths: WorkflowPaths, id: string, file: string): { text: string } | undefined {
  const feature = readFeature(paths, id);
  if (feature === undefined || !textsOf(feature).has(file)) return undefined;
  const path = join(paths.base, file);
  if (realPathInside(paths.base, path) === undefined) return undefined;
  const content = readOrNothing(path);
  if (content === undefined) return undefined;
  const skipped = Math.max(0, content.length - longestFile);
  const text = plainText(content.subarray(skipped).toString('utf8'), longestFile);
  return { text: skipped === 0 ? text : `(the first ${skipped} bytes are left out)\n${text}` };
}
