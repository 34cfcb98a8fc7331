import { join } from 'node:path';
import { isWorkflowError } from '../base/errors.ts';
import { orElse } from '../base/or-else.ts';
import { closedUp, counted } from '../base/text.ts';
import { readAttempt } from '../coding/attempt-file.ts';
import { notesOnPassed } from '../coding/background.ts';
import { readFrozenCommands } from '../coding/commands-file.ts';
import { hasFeatures, readFeatures } from '../coding/feature-file.ts';
import { describeProof } from '../coding/rules/commands/describe-proof.ts';
import { describeCause } from '../coding/rules/describe.ts';
import { readScrutiny } from '../coding/scrutiny-file.ts';
import { writeAtomic } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { pluginRoot } from '../files/plugin-root.ts';
import { isWriteRefused } from '../files/regular.ts';
import { runtimeFile } from '../files/runtime-file.ts';
import { readJournal } from '../journal/journal.ts';
import { logFailure } from '../journal/failures.ts';
import { hashOf } from '../files/hash.ts';
import { parseJournal, type JournalLine } from '../journal/rules/fold.ts';
import { branchWith, findRepository, shortBranch } from '../programs/git/repository.ts';
import { refsLeft } from '../programs/git/snapshot.ts';
import { readDraft, sentencesOfDraft } from '../report/draft-file.ts';
import { emptyLedger } from '../research/rules/ledger.ts';
import { readOverview } from './read.ts';
import { digestLines, digestPage, type DigestFeature, type Results } from './rules/digest.ts';
import { attemptRemarks, objectionLines } from './rules/remarks.ts';

/** The page in the workflow's folder. */
export const digestPath = ({ base }: Pick<WorkflowPaths, 'base'>) => join(base, 'digest.md');

/** When a person read the digest last: `.runtime/read.json`. */
const readFile = runtimeFile('read.json', { at: '' });

/** The results of a workflow, as ten lines and as a page. */
export async function readDigest(paths: WorkflowPaths, now: Date): Promise<{ lines: string[]; page: string }> {
  const overview = await readOverview(paths, now);
  const journal = parseJournal(readJournal(paths));
  const features = orElse(() => featuresOf(paths), [], isWorkflowError);
  const results: Results = {
    answer: answerOf(paths),
    features,
    branch: await branchOf(paths, features),
    ...orElse(() => provenBy(paths), { proof: [], failing: [] }, isWorkflowError),
    journal,
    since: readFile.read(paths)?.at ?? null,
    objections: orElse(() => objectionLines(readScrutiny(paths).defects), [], isWorkflowError),
    leftovers: [...movedAway(paths, journal), ...(await keptByGit(paths))],
    cli: join(pluginRoot(), 'bin', 'autonomous-workflow'),
    folder: paths.folder,
  };
  return { lines: digestLines(overview, results), page: digestPage(overview, results, now) };
}

/** Stores that a person has read the digest, so that the next one says what happened since. */
export function noteRead(paths: WorkflowPaths, now: Date): void {
  orElse(() => readFile.write(paths, { at: now.toISOString() }), undefined, isWriteRefused);
}

/** Writes the digest of a workflow that has ended; a failure to write it does not prevent the end. */
export async function writeDigest(paths: WorkflowPaths, now: Date): Promise<void> {
  try {
    writeAtomic(digestPath(paths), (await readDigest(paths, now)).page);
  } catch (error) {
    logFailure(paths, now, { what: 'digest-failed', where: 'digest.md', error });
  }
}

/** The paragraphs of the report's summary, as its reader sees them without citations. */
function answerOf(paths: WorkflowPaths): string[] {
  const paragraphs = new Map<number, string>();
  for (const { isSummary, isCell, paragraph, text } of sentencesOfDraft(readDraft(paths), emptyLedger()))
    if (isSummary && !isCell) paragraphs.set(paragraph, `${paragraphs.get(paragraph) ?? ''} ${text}`.trim());
  return [...paragraphs.values()].map(closedUp);
}

function featuresOf(paths: WorkflowPaths): DigestFeature[] {
  if (!hasFeatures(paths)) return [];
  const list = readFeatures(paths);
  const notes = notesOnPassed(paths, list);
  return list.features.map(({ id, name, status, cause, attempts, bindings }) => {
    const last = attempts.at(-1);
    // An attempt without a record is skipped.
    const attempt = last && orElse(() => readAttempt(paths, id, last.number), undefined, isWorkflowError);
    return {
      id,
      name,
      status,
      commit: status === 'passed' ? (bindings?.commit ?? null) : null,
      why: cause === null ? (last?.why ?? '') : describeCause(cause),
      failed: attempts.flatMap(({ outcome, why }) => (outcome === 'failed' && why !== null ? [why] : [])),
      remarks: [
        ...(attempt === undefined ? [] : attemptRemarks(attempt, status === 'passed')),
        ...notes
          .filter(({ about }) => about.toLowerCase() === id.toLowerCase())
          .map(({ by, note }) => ['noticed later', `${note} (the coder of ${by})`] as const),
      ],
    };
  });
}

/** The branch that has the last commit, whichever is checked out now. If git cannot be started, the digest names none. */
async function branchOf(paths: WorkflowPaths, features: readonly DigestFeature[]): Promise<string | null> {
  const commit = features.findLast((one) => one.commit !== null)?.commit;
  const repository = commit == null ? undefined : await repositoryOf(paths);
  const branch = repository === undefined || commit == null ? null : await branchWith(repository, commit);
  return branch === null ? null : shortBranch(branch);
}

async function repositoryOf({ root }: WorkflowPaths): ReturnType<typeof findRepository> {
  try {
    return await findRepository(root);
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return undefined;
  }
}

/** The commands of proof, and the tests that failed before any feature. */
function provenBy(paths: WorkflowPaths): Pick<Results, 'proof' | 'failing'> {
  const frozen = readFrozenCommands(paths);
  if (frozen === undefined || !hasFeatures(paths)) return { proof: [], failing: [] };
  return { proof: describeProof(frozen, readFeatures(paths).features, hashOf), failing: frozen.failing ?? [] };
}

function movedAway({ folder }: WorkflowPaths, journal: readonly JournalLine[]): string[] {
  return journal.flatMap((line) =>
    line.event === 'file-moved-away'
      ? [`${folder}/${line.file} (the untracked ${line.path} that was in the way of ${line.feature})`]
      : [],
  );
}

/** The references with work that was undone. */
async function keptByGit(paths: WorkflowPaths): Promise<string[]> {
  const repository = await repositoryOf(paths);
  if (repository === undefined) return [];
  const { count, folder, command } = await refsLeft(repository.root, paths.name);
  if (count === 0) return [];
  return [
    `git keeps ${counted(count, 'reference')} in ${folder}/ (work that was undone)`,
    `→ Delete them with: ${command}`,
  ];
}
