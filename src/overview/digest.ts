import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isWorkflowError, orElse } from '../base/errors.ts';
import { readAttempt } from '../coding/attempt.ts';
import { readFrozenCommands } from '../coding/commands.ts';
import { hasFeatures, readFeatures } from '../coding/feature-file.ts';
import { describeProof } from '../coding/rules/commands/frozen.ts';
import { writeAtomic, isWriteRefused, readOrNothing } from '../files/store.ts';
import { type WorkflowPaths, pluginRoot } from '../files/paths.ts';
import { runtimeFile } from '../files/runtime-file.ts';
import { logFailure, readJournal } from '../journal/journal.ts';
import { parseJournal } from '../journal/rules/fold.ts';
import { branchWith, findRepository, shortBranch } from '../programs/git/repository.ts';
import { readOverview } from './read.ts';
import { attemptRemarks, digestPage, type Results } from './rules/digest.ts';
import type { Overview, Row } from './rules/overview.ts';

/** When a person read the digest last: `.runtime/session/read.json`. */
const readFile = runtimeFile('session/read.json', { at: '' });

/** The results of a workflow as a page. */
export async function readDigest(paths: WorkflowPaths, now: Date): Promise<string> {
  const overview = await readOverview(paths, now);
  const results: Results = {
    answer: answerOf(paths),
    remarks: orElse(() => remarksOf(paths), {}, isWorkflowError),
    branch: await branchOf(paths, overview).catch(() => null),
    proof: orElse(() => provenBy(paths), [], isWorkflowError),
    journal: parseJournal(readJournal(paths)),
    since: readFile.read(paths)?.at ?? null,
    cli: join(pluginRoot(), 'bin', 'autonomous-workflow'),
    folder: paths.folder,
  };
  return digestPage(overview, results, now);
}

/** Stores that a person has read the digest, so that the next one says what happened since. */
export function noteRead(paths: WorkflowPaths, now: Date): void {
  orElse(() => readFile.write(paths, { at: now.toISOString() }), undefined, isWriteRefused);
}

/** Writes the digest of a workflow that has ended; a failure to write it does not prevent the end. */
export async function writeDigest(paths: WorkflowPaths, now: Date): Promise<void> {
  try {
    writeAtomic(join(paths.base, 'digest.md'), await readDigest(paths, now));
  } catch (error) {
    logFailure(paths, 'the digest', error);
  }
}

/** The paragraphs of the report's summary, as its Markdown has them; none before it is written. */
function answerOf({ reportSource, reportMarkdown }: WorkflowPaths): string[] {
  const text = existsSync(reportSource) ? readOrNothing(reportMarkdown)?.toString('utf8') : undefined;
  const [, summary = ''] = /^## 1 [^\n]*\n([^]*?)(?=^#|(?![^]))/m.exec(text ?? '') ?? [];
  return summary.split(/\n{2,}/).filter((one) => /^\s*[^\s>|]/.test(one));
}

/** What is to be known of each feature, by its id; an attempt without a record is skipped. */
function remarksOf(paths: WorkflowPaths): Record<string, Row[]> {
  if (!hasFeatures(paths)) return {};
  const list = readFeatures(paths);
  return Object.fromEntries(
    list.features.map(({ id, status, attempts }) => {
      const last = attempts.at(-1);
      const attempt = last && orElse(() => readAttempt(paths, id, last.number), undefined, isWorkflowError);
      return [id, attempt === undefined ? [] : attemptRemarks(attempt, status === 'passed')];
    }),
  );
}

/** The branch that has the last commit, whichever is checked out now. */
async function branchOf({ root }: WorkflowPaths, { features }: Overview): Promise<string | null> {
  const commit = features.findLast((one) => one.commit !== null)?.commit;
  const repository = commit == null ? undefined : await findRepository(root);
  const branch = repository === undefined || commit == null ? null : await branchWith(repository, commit);
  return branch === null ? null : shortBranch(branch);
}

/** The commands of proof, a line each. */
function provenBy(paths: WorkflowPaths): string[] {
  const frozen = readFrozenCommands(paths);
  return frozen === undefined || !hasFeatures(paths) ? [] : describeProof(frozen);
}
