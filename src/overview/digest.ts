import { orElse } from '../base/or-else.ts';
import { join } from 'node:path';
import { writeAtomic } from '../files/atomic.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { notesOnPassed } from '../coding/background.ts';
import { readAttempt } from '../coding/attempt-file.ts';
import type { AttemptRecord } from '../coding/rules/attempt-record.ts';
import { editedAnswer } from '../coding/rules/scrutiny.ts';
import { isDecision } from '../coding/rules/decided.ts';
import { readScrutiny } from '../coding/scrutiny-file.ts';
import { numbered } from '../coding/rules/review.ts';
import { hasFeatures, readFeatures } from '../coding/feature-file.ts';
import { readFrozenCommands } from '../coding/commands-file.ts';
import { hashOf } from '../files/hash.ts';
import { describeProof } from '../coding/rules/commands/describe-proof.ts';
import { commitText } from '../coding/rules/commit-text.ts';
import { describeCause } from '../coding/rules/describe.ts';
import { readJournal } from '../journal/journal.ts';
import { parseJournal } from '../journal/rules/journal-line.ts';
import { logFailure } from '../journal/log.ts';
import { digestFile } from '../loop/announce.ts';
import { readEscalations } from '../loop/escalations.ts';
import { readOrNothing } from '../files/regular.ts';
import { readDraft, sentencesOfDraft } from '../report/draft-file.ts';
import { emptyLedger } from '../research/rules/ledger.ts';
import { pluginRoot } from '../files/plugin-root.ts';
import { branchWith, findRepository, shortBranch, untrackedFiles } from '../programs/git/repository.ts';
import { refsLeft } from '../programs/git/snapshot.ts';
import { closedUp, counted, quotedWords, withoutSteps } from '../base/text.ts';
import { stashesSince } from '../programs/git/stash.ts';
import { cut, excerpt, isWorkflowError, oneLine } from '../base/errors.ts';
import { isOfEscalation } from '../loop/rules/redirect.ts';
import { provenHow } from './rules/proven-how.ts';
import { digestLines, digestPage, type DigestFeature, type DigestInput } from './rules/digest.ts';
import { readOverview } from './read.ts';

/** The page in the workflow's folder. */
export const digestPath = ({ base }: Pick<WorkflowPaths, 'base'>) => join(base, 'digest.md');

/** Reads the results of a workflow, as ten lines and as a page. */
export async function readDigest(paths: WorkflowPaths, now: Date): Promise<{ lines: string[]; page: string }> {
  const status = await readOverview(paths, now);
  const detail = (label: string) => status.details.find(([one]) => one === label)?.[1] ?? '';
  const [checks, report] = [detail('checked'), detail('report')];
  const features = featuresOf(paths);
  const input: DigestInput = {
    state: status,
    cost: status.summary.cost,
    checks,
    report,
    answer: answerOf(paths),
    features,
    branch: await branchOf(paths, features),
    ...provenBy(paths),
    ...setbacksOf(paths),
    leftovers: [...movedAway(paths), ...(await keptByGit(paths))],
    said: saidSince(paths),
    defects: status.known_defects,
    needs: status.summary.needs,
    objections: answeredObjections(paths),
    answered: answeredQuestions(paths),
    untracked: await untrackedIn(paths),
    cli: join(pluginRoot(), 'bin', 'autonomous-workflow'),
    stashes: await stashesSince(paths.root, new Date(status.started_at)),
    files: status.files,
    folder: paths.folder,
  };
  return { lines: digestLines(input), page: digestPage(input) };
}

/** Writes the digest of a workflow that has ended; a failure to write it does not prevent the end. */
export async function writeDigest(paths: WorkflowPaths, now: Date): Promise<void> {
  try {
    const { lines, page } = await readDigest(paths, now);
    writeAtomic(digestPath(paths), page);
    writeAtomic(digestFile(paths), lines.join('\n'));
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

/** The questions that were asked of the user, each with its answer; none if they cannot be read. */
function answeredQuestions(paths: WorkflowPaths): string[] {
  const answered = () =>
    readEscalations(paths).flatMap(({ id, text, answer }) =>
      answer === null ? [] : [`${id}: ${excerpt(text)} → ${quotedWords(answer)}`],
    );
  return orElse(answered, [], isWorkflowError);
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

/** An unreadable feature list counts as empty, so that the digest still has all else. */
function featuresOf(paths: WorkflowPaths): DigestFeature[] {
  if (!hasFeatures(paths)) return [];
  return orElse(
    () => {
      const list = readFeatures(paths);
      const notes = notesOnPassed(paths, list);
      const commits = new Map(
        parseJournal(readJournal(paths)).flatMap((line) =>
          line.event === 'feature-committed' ? [[line.feature, line.commit] as const] : [],
        ),
      );
      return list.features.map(({ id, name, status, cause, attempts }) => ({
        id,
        name: wholeName(paths, { id, name }, attempts.at(-1)?.number),
        status,
        commit: status === 'passed' ? (commits.get(id) ?? null) : null,
        why: cause === null ? (attempts.at(-1)?.why ?? '') : describeCause(cause),
        failed: attempts.flatMap((one) => (one.outcome === 'failed' && one.why !== null ? [one.why] : [])),
        notes: notes
          .filter(({ about }) => about.toLowerCase() === id.toLowerCase())
          .map(({ by, note }) => `${note} (the coder of ${by})`),
        ...saidOf(paths, id, attempts.at(-1)?.number, status === 'passed'),
      }));
    },
    [],
    isWorkflowError,
  );
}

/** The commands of proof, and the tests that failed before. Unreadable frozen commands are skipped. */
function provenBy(paths: WorkflowPaths): Pick<DigestInput, 'proof' | 'tests' | 'failing'> {
  return orElse(
    () => {
      const frozen = readFrozenCommands(paths);
      if (frozen === undefined || !hasFeatures(paths)) return { proof: [], tests: [], failing: [] };
      const tests = frozen.commands.flatMap(({ kind, folder, line }) =>
        kind === 'test' ? [folder === '.' ? line : `(cd ${folder} && ${line})`] : [],
      );
      return {
        proof: describeProof(frozen, readFeatures(paths).features, hashOf),
        tests,
        failing: frozen.failing ?? [],
      };
    },
    { proof: [], tests: [], failing: [] },
    isWorkflowError,
  );
}

/** A title that was cut when the plan was read is replaced as in the commit, by the coder's words. */
function wholeName(paths: WorkflowPaths, feature: { id: string; name: string }, attempt: number | undefined): string {
  if (!feature.name.includes('…') || attempt === undefined) return feature.name;
  const said = orElse(() => readAttempt(paths, feature.id, attempt)?.hand_in ?? null, null, isWorkflowError);
  return said === null ? feature.name : commitText(feature, said).subject;
}

/** The words of a coder and the doubts of code on an attempt. An attempt without a record is skipped. */
function saidOf(
  paths: WorkflowPaths,
  feature: string,
  number: number | undefined,
  hasPassed: boolean,
): Pick<DigestFeature, 'unsure' | 'doubts' | 'decided' | 'choices' | 'proven'> {
  return orElse(
    () => {
      const attempt = number === undefined ? undefined : readAttempt(paths, feature, number);
      const doubts = hasPassed && attempt !== undefined ? doubtsOf(attempt) : [];
      const { unsure = [], decisions = [] } = attempt?.hand_in ?? {};
      const proven = hasPassed && attempt !== undefined ? provenHow(attempt) : '';
      return { unsure, doubts, decided: (attempt?.questions ?? []).flatMap(decision), choices: decisions, proven };
    },
    { unsure: [], doubts: [], decided: [], choices: [], proven: '' },
    isWorkflowError,
  );
}

const longestWords = 160;
const inShort = (text: string): string => {
  const line = oneLine(text);
  return line.length <= longestWords ? line : `${cut(line, longestWords - 1)}…`;
};

function decision({ question, answer, source, status }: AttemptRecord['questions'][number]): string[] {
  if (status !== 'answered' || answer === null) return [];
  return [`“${inShort(question)}” Answered from ${source ?? 'what is written'}: “${inShort(answer)}”`];
}

/** The objections that were decided without the user: by an architect and a critic, or by a coder and its reviewer. */
function answeredObjections(paths: WorkflowPaths): string[] {
  return orElse(
    () =>
      readScrutiny(paths).defects.flatMap(({ id, about, status, statement, history }) => {
        const answer = history.findLast(({ event }) => event === 'answered');
        // Answers of architects name their hand-in, a path; those of the user are in another part of the digest.
        if (answer === undefined || status === 'open' || status === 'upheld') return [];
        const said = `${id} about ${about}: “${inShort(statement)}”`;
        if (editedAnswer({ history }) !== undefined)
          return [
            `${said} Answered by a change of the description${status === 'answered' ? ', which nobody has judged yet' : ''}: “${inShort(answer.text)}”`,
          ];
        if (status !== 'accepted' || answer.by.startsWith('the user')) return [];
        const who = answer.by.includes('/') ? '' : ` by ${answer.by}`;
        return [`${said} Decided${who}: “${inShort(answer.text)}”`];
      }),
    [],
    isWorkflowError,
  );
}

/** The number of untracked files in the workflow's folder; 0 outside of a repository or if git ignores it. */
async function untrackedIn(paths: WorkflowPaths): Promise<number> {
  if ((await repositoryOf(paths)) === undefined) return 0;
  return (await untrackedFiles(paths.base)).length;
}

/** The references with snapshots of the work tree, and with work that was undone. */
async function keptByGit(paths: WorkflowPaths): Promise<string[]> {
  const repository = await repositoryOf(paths);
  if (repository === undefined) return [];
  const { count, folder, command } = await refsLeft(repository.root, paths.name);
  return count === 0
    ? []
    : [
        `git keeps ${counted(count, 'reference')} in ${folder}/ (snapshots of each iteration, work that was undone)`,
        `→ Delete them with: ${command}`,
      ];
}

function movedAway(paths: WorkflowPaths): string[] {
  return parseJournal(readJournal(paths)).flatMap((line) =>
    line.event === 'file-moved-away'
      ? [`${paths.folder}/${line.file} (the untracked ${line.path} that was in the way of ${line.feature})`]
      : [],
  );
}

/** The doubts of code about work that passed, each with the words of the reviewer who accepted it. */
function doubtsOf({ verification, review }: AttemptRecord): string[] {
  const lines = numbered(verification?.concerns ?? []).filter(({ text }) => !isDecision(text));
  return lines.map(({ id, text }) => {
    const why = review?.examined?.find(({ lines }) => lines.includes(id))?.why ?? '';
    return why === '' ? text : `${text} (accepted by its reviewer: ${why})`;
  });
}

/** The words of the user since the beginning, without answers to questions. */
function saidSince(paths: WorkflowPaths): string[] {
  return parseJournal(readJournal(paths)).flatMap((line) =>
    line.event === 'redirected' && !isOfEscalation(line.from) ? [line.text] : [],
  );
}

function setbacksOf(paths: WorkflowPaths): Pick<DigestInput, 'givenUp' | 'firstJudged'> {
  const [givenUp, firstJudged]: [string[], string[]] = [[], []];
  for (const line of parseJournal(readJournal(paths)))
    if (line.event === 'iteration-failed')
      givenUp.push(`iteration ${line.iteration} was given up: ${line.problems.map(withoutSteps).join(' ')}`);
    else if (line.event === 'first-judged')
      firstJudged.push(
        `${line.feature} when first judged, which counted no attempt: ${line.reasons?.join('; ') ?? `${line.missing} missing`}`,
      );
  return { givenUp, firstJudged };
}
