import * as z from 'zod/mini';
import { coderHandIn, coderQuestion, noteForOthers } from './coder-hand-in.ts';
import { text } from '../../loop/rules/hand-in-fields.ts';
import { judgement } from './change-judge.ts';
import { doubted } from './doubted.ts';
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
  unseen: z.optional(z.boolean()),
});

export const verificationSchema = z.object({
  at: text(40),
  /** `green`: only judge and review are missing. `void` was an outcome of earlier versions. */
  outcome: z.enum(['green', 'red', 'void', 'baseline_broken', 'could_not_run']),
  tree: text(100),
  reasons,
  /** Findings for the reviewer to judge. */
  concerns: reasons,
  red_green: sentence(10_000),
  proofs: z.array(proofSchema),
  /** Whether there is a change to review. */
  changed: z.boolean(),
  /** Files of the work that no coder handed in. */
  not_handed_in: z._default(z.array(text(4_100)), []),
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

/** The separate work tree of an attempt in parallel work. */
const worktree = z.object({
  /** From the workflow's folder. */
  folder: text(300),
  /** The project's folder, from the root of the repository; empty for the root itself. */
  project: text(1_000),
  /** Links to the project's dependencies, which do not belong to the feature's work. */
  links: z.array(text(1_000)).check(z.maxLength(1_000)),
  /** The user's branch, into which the work is integrated. */
  branch: z.nullable(text(1_000)),
  /** A commit with the work during a rebase. */
  moving: z.nullable(commitHash),
  /** The number of conflicts with work that was integrated before it. */
  conflicts: z.int().check(z.minimum(0)),
});

/** Conflicts of its work with what was integrated before it. */
const conflicted = z.object({
  files: z.array(text(1_000)),
  /** The summary of the coder who resolved them; null before. */
  resolution: z.nullable(text(2_000)),
  /** The work that a reviewer passed, and the review's summary. */
  reviewed: z.nullable(z.object({ start: commitHash, tree: text(100), summary: text(4_000) })),
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
  /** The path of its kept work while it waits for an answer, from the workflow's folder. */
  kept: z.optional(z.nullable(text(300))),
  verification: z.nullable(verificationSchema),
  review: z.nullable(review),
  /** The words of judges on doubted changes, and how many of them missed a control, so that their word does not count. */
  judged: z._default(z.array(judgement), []),
  judges_missed: z._default(z.int(), 0),
  /** The tree of its files when it failed or was sent back; missing after a coder's hand-in. */
  sent_back_tree: z.optional(text(100)),
  /** How many verifications were asked for since then without a change or hand-in; missing means none. */
  came_unchanged: z.optional(z.int()),
  /** Whether a coder was already asked for a test, which happens once per feature. */
  asked_for_test: z._default(z.boolean(), false),
  /** Missing where its work has no conflict, and in the next attempt. */
  conflicted: z.optional(conflicted),
  /** The last hand-in of a coder. */
  hand_in: z._default(z.nullable(coderHandIn), null),
  /** The model of the coder that handed in last; missing where that is not known. */
  model: z.optional(text(100)),
  /** The notes of all its coders about other features. */
  noted: z.optional(z.array(noteForOthers)),
  /** The tree of all files at the hand-in, and the commit checked out then. */
  handed_in: z._default(z.nullable(z.object({ tree: text(100), head: z.nullable(commitHash) })), null),
  /** All questions of its coders. */
  questions: z._default(z.array(coderQuestion), []),
  /** The objections of critics that its coder's task leaves to it; missing before the task is written. */
  to_decide: z.optional(z.array(text(100))),
  /** The number of the last redirect when its coder's task was written. */
  last_redirect: z.optional(z.int()),
  /** Whether its reviewer was shown words of the user that its coder had not. */
  unseen: z.optional(z.boolean()),
  /** How many agents were asked to answer the open questions. */
  rounds: z._default(z.int(), 0),
});

export type AttemptRecord = z.infer<typeof attemptRecordSchema>;
export type KnownWorktree = z.infer<typeof worktree>;
export type BaselineRun = z.infer<typeof baselineRun>;
export type AttemptVerification = z.infer<typeof verificationSchema>;
export type Review = z.infer<typeof review>;
export type Blocker = z.infer<typeof blocker>;

export function describeBlocker({ file, line, problem, evidence }: Blocker): string {
  return `${file}${line === undefined ? '' : `:${line}`}: ${problem} (${evidence})`;
}

/** The review of the last verified state; undefined when there is none yet. */
export function currentReview({ verification, review }: AttemptRecord): Review | undefined {
  return verification !== null && review?.tree === verification.tree ? review : undefined;
}

/** Whether the last verification was green and the review has no blockers. */
export function isVerified(record: AttemptRecord): boolean {
  return record.verification?.outcome === 'green' && (currentReview(record)?.blockers ?? []).length === 0;
}

/** Whether there is work to verify, review or commit before a coder continues. */
export function isHandedIn({ hand_in, sent_back_tree, verification }: AttemptRecord): boolean {
  if (sent_back_tree !== undefined) return false;
  return verification === null ? hand_in?.outcome === 'done' : verification.outcome === 'green';
}

/**
 * The folder of a feature's separate work tree: in the project, so that agents may write there, and ignored by git.
 * @param folder of the workflow.
 */
export function worktreeFolder(folder: string, feature: string): string {
  return `${folder}/.runtime/worktrees/${feature}`;
}
