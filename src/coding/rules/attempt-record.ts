import * as z from 'zod/mini';
import { coderHandIn, coderQuestion } from './coder-hand-in.ts';
import { text } from '../../loop/rules/hand-in-fields.ts';
import { judgement, doubted } from './change-judge.ts';
import { commitHash, featureId, proofSchema, sentence } from './feature.ts';
import { examinedLines } from './review.ts';

/** The key of an attempt's defects to fix, unchanged on disk since 0.1.0. */
export const defectsKey = 'mend';

const verdict = z.enum(['passed', 'failed', 'could_not_run']);
const reasons = z.array(sentence(4_000)).check(z.overwrite((all) => all.slice(0, 500)));

const baselineRun = z.object({
  kind: text(100),
  line: text(2_000),
  verdict,
  end: text(1_000),
  /** Whether it ended well without running a test, as in a project that has none yet. */
  empty: z.boolean(),
  /** Its log, from the workflow's folder, and the log's hash. */
  log: text(300),
  output_hash: text(200),
});

const blocker = z.object({
  file: text(1_000),
  line: z.optional(z.int().check(z.minimum(1))),
  problem: text(2_000),
  evidence: text(2_000),
});

export const verificationSchema = z.object({
  at: text(40),
  /** `green`: only judge and review are missing. Earlier versions had others, which were failures. */
  outcome: z.catch(z.enum(['green', 'red', 'baseline_broken', 'could_not_run']), 'red'),
  tree: text(100),
  reasons,
  /** Findings for the reviewer to judge. */
  concerns: reasons,
  red_green: sentence(10_000),
  proofs: z.array(proofSchema),
  /** Whether there is a change to review. */
  changed: z.boolean(),
  /** Why no test is known that failed before the work; null when there is one, or none is required. */
  untested: z._default(z.nullable(sentence(1_100)), null),
  /** Changes that a coder is asked to show by a test, see `toBeShown`. */
  without_test: z._default(z.array(sentence(2_000)), []),
  /** Everything that held before the feature and does not hold as it was. */
  doubted: z._default(z.array(doubted), []),
});

const review = z.object({
  at: text(40),
  tree: text(100),
  summary: text(4_000),
  blockers: z.array(blocker),
  examined: z.optional(z.array(examinedLines)),
});

/** A commit of the work on a feature, under a reference of ours. */
const savedWork = z.object({
  /** Its number among those of the feature, with which the reference ends. */
  number: z.int().check(z.minimum(1)),
  commit: commitHash,
  /** The tree of its files without those of the workflow, by which what was found of it is known again. */
  tree: text(100),
});

/** The separate work tree of an attempt; null where the project's tests run in its own folder only. */
const worktree = z.object({
  /** From the workflow's folder. */
  folder: text(300),
  /** The project's folder, from the root of the repository; empty for the root itself. */
  project: text(1_000),
  /** Links to the project's dependencies, which do not belong to the feature's work. */
  links: z.array(text(1_000)).check(z.maxLength(1_000)),
  /** The user's branch, into which the work is integrated. */
  branch: z.nullable(text(1_000)),
  /** The number of conflicts with work that was integrated before it. */
  conflicts: z.int().check(z.minimum(0)),
});

/** The details of one attempt that the feature list does not have: `proofs/<feature>-<attempt>.json`. */
export const attemptRecordSchema = z.object({
  schema: z.literal(1),
  feature: featureId,
  attempt: z.int().check(z.minimum(0)),
  start: z.object({ commit: commitHash, branch: z.nullable(text(1_000)) }),
  worktree: z._default(z.nullable(worktree), null),
  /** `of`: a hash of the files and frozen commands that it is about; missing where its runs are those of proofs. */
  baseline: z.object({ verdict, runs: z.array(baselineRun), of: z.optional(text(100)) }),
  /** Reasons of the last failure, to be fixed first. */
  [defectsKey]: reasons,
  /** The last commit of its work: the place is made from it again. */
  saved: z._default(z.nullable(savedWork), null),
  /** The commit that is judged and then landed; null while a coder has the work. */
  candidate: z._default(z.nullable(savedWork), null),
  /** Whether a coder handed that in; of other work nothing uses an attempt up. */
  by_coder: z._default(z.boolean(), false),
  verification: z.nullable(verificationSchema),
  review: z.nullable(review),
  /** The words of judges on doubted changes, and how many of them missed a control, so that their word does not count. */
  judged: z._default(z.array(judgement), []),
  judges_missed: z._default(z.int(), 0),
  /** The trees that were handed in and found red or blocked, each with what its coder said: the same again has the same verdict. */
  refused: z._default(z.array(z.object({ tree: text(100), outcome: text(20) })), []),
  /** How many coders in a row ended without new work, a question or a division. */
  idle: z._default(z.int(), 0),
  /** Whether a coder was already asked for a test, which happens once per feature. */
  asked_for_test: z._default(z.boolean(), false),
  /** The last hand-in of a coder. */
  hand_in: z._default(z.nullable(coderHandIn), null),
  /** The model of the coder that handed in last; missing where that is not known. */
  model: z.optional(text(100)),
  /** All questions of its coders. */
  questions: z._default(z.array(coderQuestion), []),
  /** How many agents were asked to answer the open questions. */
  rounds: z._default(z.int(), 0),
});

export type AttemptRecord = z.infer<typeof attemptRecordSchema>;
export type SavedWork = z.infer<typeof savedWork>;
export type KnownWorktree = z.infer<typeof worktree>;
export type BaselineRun = z.infer<typeof baselineRun>;
export type AttemptVerification = z.infer<typeof verificationSchema>;
export type Review = z.infer<typeof review>;
export type Blocker = z.infer<typeof blocker>;

export function describeBlocker({ file, line, problem, evidence }: Blocker): string {
  return `${file}${line === undefined ? '' : `:${line}`}: ${problem} (${evidence})`;
}

/** The verification of the commit that is judged; undefined before there is one. */
export function verificationOf({ candidate, verification }: AttemptRecord): AttemptVerification | undefined {
  return candidate !== null && verification?.tree === candidate.tree ? verification : undefined;
}

/** The review of the commit under judgement; undefined when there is none yet. */
export function reviewOf({ candidate, review }: AttemptRecord): Review | undefined {
  return candidate !== null && review?.tree === candidate.tree ? review : undefined;
}

/** The record of an attempt whose work a coder has again. */
export const reopened = (record: AttemptRecord): AttemptRecord => ({
  ...record,
  candidate: null,
  by_coder: false,
  idle: 0,
  rounds: 0,
});

/** The same after its work was found red or blocked. */
export function refusing(record: AttemptRecord): AttemptRecord {
  const { candidate, hand_in, refused } = record;
  const tree = candidate?.tree;
  return {
    ...reopened(record),
    refused: tree === undefined ? refused : [...refused, { tree, outcome: hand_in?.outcome ?? 'done' }],
  };
}

/** How far an attempt in progress has come: `open` while a coder has the work. Then it is landed, waits for a person, or has failed. */
export type Stage = 'open' | 'handed-in' | 'green' | 'reviewed';

export function stageOf(record: AttemptRecord): Stage {
  if (record.candidate === null) return 'open';
  if (verificationOf(record)?.outcome !== 'green') return 'handed-in';
  return reviewOf(record)?.blockers.length === 0 ? 'reviewed' : 'green';
}

/**
 * The folder of a feature's separate work tree: in the project, so that agents may write there, and ignored by git.
 * @param folder of the workflow.
 */
export function worktreeFolder(folder: string, feature: string): string {
  return `${folder}/.runtime/worktrees/${feature}`;
}
