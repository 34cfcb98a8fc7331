import { coderTaskFile, type Attempt, type StepVerdict } from './attempt.ts';
import { cut, excerpt } from '../base/errors.ts';
import { openAttempt } from './rules/feature-status.ts';
import { stashesSince } from '../programs/git/stash.ts';
import { treeOfWorkTree } from '../programs/git/work-tree.ts';
import { defectsKey, type AttemptRecord } from './rules/attempt-record.ts';
import { startCoder } from './rules/session-steps.ts';
import { storeAttempt, writeAttempt } from './attempt-file.ts';
import { appendEvent } from '../journal/journal.ts';
import { asWriter } from '../loop/workflow.ts';
import { writeCoderTask } from './task-file.ts';
import { untickTask } from './tick-plan.ts';

/** The longest text of the reasons of one failure. */
export const longestWhy = 3_500;
const mostReasons = 500;

/** The record of work that is sent back to a coder, with the present state of the files. */
export async function sentBack(record: AttemptRecord, { checkout }: Pick<Attempt, 'checkout'>): Promise<AttemptRecord> {
  const tree = await treeOfWorkTree(checkout.root, checkout.without);
  return { ...record, sent_back_tree: tree, came_unchanged: undefined, unseen: undefined };
}

/** Coders who may end in a row without a change or hand-in before that counts as a failed attempt, since each costs money. */
const mostUnchanged = 3;

/**
 * Refuses to verify failed or returned work until its files change or a coder hands in: otherwise the same work would use up an attempt
 * again, or a second reviewer might overlook the problem. Several coders in a row without a result count as a failed attempt.
 */
export async function requireNewWork(attempt: Attempt): Promise<StepVerdict> {
  const { paths, checkout, feature, record } = attempt;
  if (record.sent_back_tree === undefined) return { is: 'continue', attempt };
  if (record.sent_back_tree !== (await treeOfWorkTree(checkout.root, checkout.without)))
    return { is: 'continue', attempt };
  const { id } = feature;
  const times = (record.came_unchanged ?? 0) + 1;
  if (times > mostUnchanged) {
    const reason = `Nothing was changed and nothing handed in, ${times} times one after the other.`;
    return { is: 'failed', attempt, reasons: [reason], proofs: [] };
  }
  await storeAttempt(paths, { ...record, came_unchanged: times });
  return {
    is: 'to-agent',
    text: [
      `${id} is not verified again: its files are as they were when it was sent back, and no coder has handed in since. This counts no attempt.`,
      startCoder(id, coderTaskFile(paths, id)),
    ],
  };
}

/** The command to restore work that was stashed during its attempt; undefined without such a stash. */
export async function describeStashed({ checkout, feature }: Attempt): Promise<string | undefined> {
  const since = openAttempt(feature)?.started_at;
  const [entry] = since === undefined ? [] : await stashesSince(checkout.root, new Date(since));
  if (entry === undefined) return undefined;
  return [
    `${feature.id} is not verified: nothing of its work is in the work tree, and git's stash has ${excerpt(entry)}.`,
    `Whoever stashed it gets it back with \`git stash pop\`; then run \`autonomous-workflow feature verify ${feature.id}\` again. It does not count as a failed attempt.`,
  ].join(' ');
}

/**
 * Sends green work back once if no test is known that failed without it, unless its coder gave a reason. If it returns without one it
 * continues, and is reported as a feature without a test.
 */
export async function requireTest(attempt: Attempt, now: Date): Promise<StepVerdict> {
  const { paths, feature, record } = attempt;
  const { without_test: untested = [], untested: why } = record.verification ?? {};
  const isExplained = record.hand_in !== null && record.hand_in.why_no_test !== null;
  if (untested.length === 0 || isExplained || record.asked_for_test) return { is: 'continue', attempt };
  const named = untested.join(', ');
  const reason = `No test is known that fails without this feature (${why ?? ''}): ${named}. Write one that does. Where none is possible, as with a start script, hand in why, as \`why_no_test\`.`;
  const asked: AttemptRecord = { ...record, asked_for_test: true, [defectsKey]: [...record[defectsKey], reason] };
  const { root, without } = attempt.checkout;
  const isAsJudged = (await treeOfWorkTree(root, without)) === record.verification?.tree;
  // Only work that passes may have its tick in the plan.
  untickTask(attempt);
  // Work that has changed since is not what was judged: it may be verified again as it is.
  const next: Attempt = { ...attempt, record: isAsJudged ? await sentBack(asked, attempt) : asked };
  await asWriter(paths, () => {
    const { id } = feature;
    appendEvent(paths, now, { event: 'test-asked', feature: id, attempt: record.attempt, untested: [...untested] });
    writeAttempt(paths, next.record);
  });
  const file = await writeCoderTask(next, true);
  return {
    is: 'to-agent',
    text: [
      `${feature.id} is green, but no test is known that fails without it (${why ?? ''}): ${named}. A coder is asked for one, once. This counts no attempt.`,
      startCoder(feature.id, file),
    ],
  };
}

/**
 * Gives findings to a coder without counting an attempt: those of a first judgement, which was without a coder, and those of a reviewer
 * who had later words of the user than the coder.
 */
export async function sendToCoder(
  {
    attempt,
    reasons,
    countsNoAttempt = false,
  }: Pick<Extract<StepVerdict, { is: 'failed' }>, 'attempt' | 'reasons' | 'countsNoAttempt'>,
  now: Date,
): Promise<string[]> {
  const { paths, feature, record } = attempt;
  const found = { ...record, [defectsKey]: toFix(reasons, record), verification: null, review: null };
  const next = { ...attempt, record: await sentBack(found, attempt) };
  await asWriter(paths, () => {
    if (!countsNoAttempt && record[defectsKey].length === 0)
      appendEvent(paths, now, {
        event: 'first-judged',
        feature: feature.id,
        missing: reasons.length,
        reasons: reasons.map((one) => excerpt(one)),
      });
    writeAttempt(paths, next.record);
  });
  const file = await writeCoderTask(next);
  return [
    `${feature.id} has to be worked on; its ${countsNoAttempt ? 'reviewer' : 'first judgement'} found:\n${itemized(reasons)}`,
    `This counts no attempt${countsNoAttempt ? ', since the user has said more after its coder had its task' : ''}. ${startCoder(feature.id, file)}`,
  ];
}

export const itemized = (reasons: readonly string[]): string =>
  reasons.map((reason) => `- ${reason.replaceAll('\n', '\n  ')}`).join('\n');

/** The reasons of this failure and earlier ones, each once: the next coder repairs the new ones and must not reintroduce the old ones. */
export function toFix(reasons: readonly string[], record: AttemptRecord): string[] {
  const all = [...reasons.map((reason) => cut(reason, longestWhy)), ...record[defectsKey]];
  return [...new Set(all)].slice(0, mostReasons);
}
