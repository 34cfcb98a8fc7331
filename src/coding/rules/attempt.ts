import * as z from 'zod/mini';
import { excerptOfFile, text, words } from '../../loop/rules/hand-in-fields.ts';
import { judgement, doubted } from './change-judge.ts';
import { commitHash, featureId, proofSchema, sentence, type Feature } from './feature.ts';
import { excerpt } from '../../base/errors.ts';

const mostNotes = 30;
/**
 * `nothing`: what is asked for holds already; `premise`: the task contradicts itself, or cannot work; `missing`: something of this machine or
 * of the user is not there.
 */
const outcomes = ['done', 'nothing', 'question', 'split', 'premise', 'missing'] as const;

const onlyWith = (outcome: (typeof outcomes)[number], field: 'questions' | 'missing' | 'parts') =>
  z.refine<Record<typeof field, unknown[]> & { outcome: string }>(
    (one) => (one.outcome === outcome) === one[field].length > 0,
    { path: [field], error: `expected at least one with the outcome "${outcome}", and none with another` },
  );

/** The hand-in of a coder: its changes and decisions, or why it stopped. */
export const coderHandIn = z
  .object({
    feature: featureId,
    attempt: z.int().check(z.minimum(1)),
    outcome: z.enum(outcomes),
    what: words(10, 2_000),
    why: words(10, 2_000),
    /** Its decisions that later coders build on. */
    decisions: z._default(z.array(words(3, 1_000)).check(z.maxLength(mostNotes)), []),
    unsure: z._default(z.array(words(3, 1_000)).check(z.maxLength(mostNotes)), []),
    why_no_test: z._default(z.nullable(words(10, 1_000)), null),
    questions: z._default(
      z.array(z.object({ question: words(8, 1_500), why: words(8, 1_500) })).check(z.maxLength(5)),
      [],
    ),
    missing: z._default(
      z
        .array(z.object({ kind: z.enum(['credential', 'service', 'program']), name: words(2, 200) }))
        .check(z.maxLength(10)),
      [],
    ),
    /** Answers to open questions of the report, each with a line of its files that shows it. */
    found: z._default(
      z.array(z.extend(excerptOfFile, { question: words(2, 20), answer: words(8, 1_000) })).check(z.maxLength(10)),
      [],
    ),
    parts: z._default(
      z.array(z.object({ name: words(3, 200), description: words(20, 6_000) })).check(z.maxLength(12)),
      [],
    ),
  })
  .check(onlyWith('question', 'questions'), onlyWith('missing', 'missing'), onlyWith('split', 'parts'));

export type CoderHandIn = z.infer<typeof coderHandIn>;

/** Why concerns that the task lists are no reason against the commit. */
const examinedLines = z.object({
  lines: z
    .array(z.string().check(z.regex(/^X\d+$/, 'expected X and a number, as the task numbers its lines')))
    .check(z.minLength(1)),
  why: z._default(words(0, 1_000), ''),
});

const blocker = z.object({
  file: words(1, 1_000),
  line: z.optional(z.int().check(z.minimum(1))),
  problem: words(8, 2_000),
  /** The input or the state that causes the fault, or the unmet sentence of the feature. */
  evidence: words(8, 2_000),
});

export const reviewHandIn = z.object({
  feature: featureId,
  attempt: z.int().check(z.minimum(0)),
  /** Copied from the task: the tree that was verified when it was written. */
  tree: z
    .string()
    .check(z.regex(/^[0-9a-f]{7,64}$/, 'expected the letters and digits that the task gives as its tree')),
  summary: words(20, 4_000),
  /** A line of the patch, verbatim; empty where nothing was changed. */
  seen: z._default(words(0, 2_000), ''),
  blockers: z.array(blocker).check(z.maxLength(20)),
  /** Without blockers, an answer to each line under “Examine” of its task. */
  examined: z._default(z.array(examinedLines).check(z.maxLength(500)), []),
});

export type ReviewHandIn = z.infer<typeof reviewHandIn>;

/** The concerns that a reviewer has to examine, with their ids. */
export function numbered(concerns: readonly string[]): { id: string; text: string }[] {
  return concerns.map((text, index) => ({ id: `X${index + 1}`, text }));
}

/** A sentence for each concern that a review without blockers passes over. */
export function examinedProblems(
  { examined, blockers }: Pick<ReviewHandIn, 'examined' | 'blockers'>,
  concerns: readonly string[],
): string[] {
  const given = examined.flatMap(({ lines, why }) => (why === '' ? [] : lines));
  const open = numbered(concerns).filter(({ id }) => blockers.length === 0 && !given.includes(id));
  return open.map(
    ({ id, text }) =>
      `examined has no answer to ${id} (${excerpt(text)}): say why it is no reason against the commit, or name a blocker`,
  );
}

const reasons = z.array(sentence(4_000)).check(z.overwrite((all) => all.slice(0, 500)));

export const verificationSchema = z.object({
  /** `green`: only judge and review are missing. */
  outcome: z.enum(['green', 'red', 'baseline_broken', 'could_not_run']),
  tree: text(100),
  reasons,
  concerns: reasons,
  red_green: sentence(10_000),
  proofs: z.array(proofSchema),
  changed: z.boolean(),
  /** Why no test is known that failed before the work; null when there is one, or none is required. */
  untested: z._default(z.nullable(sentence(1_100)), null),
  /** Changes that a coder is asked to show by a test, see `toBeShown`. */
  without_test: z._default(z.array(sentence(2_000)), []),
  /** Everything that held before the feature and does not hold as it was. */
  doubted: z._default(z.array(doubted), []),
});

/** A review as it is kept: `tree` is the whole tree that was reviewed. */
const review = z.pick(reviewHandIn, { tree: true, summary: true, blockers: true, examined: true });

/** A commit of the work on a feature, under a reference of ours. */
const savedWork = z.object({
  number: z.int().check(z.minimum(1)),
  commit: commitHash,
  /** The tree of its files, by which what was found of it is known again; those of the workflow are as at its start. */
  tree: text(100),
});

/** The separate work tree of an attempt; null where the project's tests run in its own folder only. */
const worktree = z.object({
  folder: text(300),
  /** The project's folder, from the root of the repository; empty for the root itself. */
  project: text(1_000),
});

export const attemptRecordSchema = z.object({
  schema: z.literal(1),
  feature: featureId,
  attempt: z.int().check(z.minimum(0)),
  /** The commit that the work is on top of, and the user's branch, into which it is integrated. */
  start: z.object({ commit: commitHash, branch: z.nullable(text(1_000)) }),
  worktree: z._default(z.nullable(worktree), null),
  /** Reasons of the last failure, to be fixed first. */
  to_fix: z._default(reasons, []),
  /** The last commit of its work: the place is made from it again. */
  saved: z._default(z.nullable(savedWork), null),
  /** The commit that is judged and then landed; null while a coder has the work. */
  candidate: z._default(z.nullable(savedWork), null),
  verification: z._default(z.nullable(verificationSchema), null),
  review: z._default(z.nullable(review), null),
  /** The words of judges on doubted changes, and how many of them missed a control, so that their word does not count. */
  judged: z._default(z.array(judgement), []),
  judges_missed: z._default(z.int(), 0),
  /** How many coders in a row ended without a hand-in. */
  idle: z._default(z.int(), 0),
  /** Whether a coder was already asked for a test, which happens once per feature. */
  asked_for_test: z._default(z.boolean(), false),
  hand_in: z._default(z.nullable(coderHandIn), null),
});

export type AttemptRecord = z.infer<typeof attemptRecordSchema>;
export type SavedWork = z.infer<typeof savedWork>;
export type AttemptVerification = z.infer<typeof verificationSchema>;
export type Review = z.infer<typeof review>;
export type Blocker = z.infer<typeof blocker>;

export function describeBlocker({ file, line, problem, evidence }: Blocker): string {
  return `${file}${line === undefined ? '' : `:${line}`}: ${problem} (${evidence})`;
}

/** A result about the commit under judgement; undefined where it is about an earlier one. */
const ofCandidate = <T extends { tree: string }>({ candidate }: AttemptRecord, found: T | null): T | undefined =>
  found !== null && candidate?.tree === found.tree ? found : undefined;
/** The verification of the commit that is judged; undefined before there is one. */
export const verificationOf = (record: AttemptRecord): AttemptVerification | undefined =>
  ofCandidate(record, record.verification);
/** The review of the commit under judgement; undefined when there is none yet. */
export const reviewOf = (record: AttemptRecord): Review | undefined => ofCandidate(record, record.review);

/** Whether its coder stopped before there was anything to judge: a question, a division, or something that is missing. */
export const hasStopped = ({ hand_in }: Pick<AttemptRecord, 'hand_in'>): boolean =>
  hand_in !== null && hand_in.outcome !== 'done' && hand_in.outcome !== 'nothing';

/** The fields of an attempt to overwrite when its work goes back to a coder. */
export const reopened = { candidate: null, idle: 0 } as const;

/** How far an attempt in progress has come: `open` while a coder has the work. Then it is landed, waits for a person, or has failed. */
export type Stage = 'open' | 'handed-in' | 'green' | 'reviewed';

/** Of the commit under judgement alone: what was found of an earlier one counts for nothing. */
export function stageOf(record: AttemptRecord): Stage {
  if (record.candidate === null) return 'open';
  if (verificationOf(record)?.outcome !== 'green') return 'handed-in';
  return reviewOf(record)?.blockers.length === 0 ? 'reviewed' : 'green';
}

/** The last steps of an iteration, when no feature is in progress. */
export const endOfIteration = 'Run `autonomous-workflow record`, then end your turn. The next brief comes by itself.';

/** The rule for ending the work on a feature and the iteration; other texts do not repeat it. */
export const endOfFeature =
  'Each answer of `feature verify` names the next step until the feature has passed, failed for good, been divided, or waits for the user. The last one records the iteration: then end your turn, and the next brief comes by itself.';

/** The step after a feature while others are in progress: the next one of those without an agent, and the wait for the others. */
export function afterFeature(atWork: readonly string[], left: readonly string[]): string {
  const waits = `Agents are still at work on ${atWork.join(', ')}: end your turn, and you are called when one has answered.`;
  return [...left, ...(atWork.length === 0 ? [] : [waits])].join(' ');
}

/** The step that starts an agent for a feature; Claude Code decides whether it runs in the background. */
export const startAgent = (id: string, agent: string, prompt: string): string =>
  `Start a new agent \`autonomous-workflow:${agent}\` with this prompt and nothing else: \`${prompt}\`. If it works in the background, end your turn: you are called when it has answered. Where no next step comes with its answer, run \`autonomous-workflow feature verify ${id}\`.`;

/** The step that starts a coder, who gets only the name of its task file. */
export const startCoder = (id: string, taskFile: string): string =>
  startAgent(id, 'autonomous-coder', `Feature ${id}: your task is ${taskFile}`);

/** The beginning of an attempt: for the session that begins it, and in a brief where it was begun with its iteration. */
export const describeStart = (feature: Feature, taskFile: string, record: AttemptRecord): string =>
  `${feature.id} is begun (${excerpt(feature.name)}; attempt ${record.attempt}). ${nextStep(feature, record, taskFile)}`;

/** The next step for a feature in progress that no agent is working on. Every text that names this step takes it from here. */
export function nextStep(feature: Feature, record: AttemptRecord | undefined, taskFile: string): string {
  const { id } = feature;
  if (record === undefined) return notWorkedOn(id);
  const stage = stageOf(record);
  if (stage === 'open' && !hasStopped(record) && !needsNoCoder(feature, record)) return startCoder(id, taskFile);
  const standing = stage === 'open' ? 'ready to be judged' : stage.replace('-', ' ');
  return `${id} is ${standing}: run \`autonomous-workflow feature verify ${id}\`, which names what comes next.`;
}

/** The step for a feature in progress whose agent is gone. */
export const notWorkedOn = (id: string): string =>
  `${id} is begun, and no agent works on it: \`autonomous-workflow feature start ${id}\` names its next step.`;

/** Whether nothing is to be built for a feature before it was judged once: its plan says that it is done, or it only verifies. */
export function needsNoCoder({ kind, claimed }: Feature, record: AttemptRecord | undefined): boolean {
  const isJudged = record !== undefined && (record.attempt > 1 || record.to_fix.length > 0);
  return (kind === 'verification' || claimed) && !isJudged;
}

/** Why a coder may not start: the feature that its task names was not begun. Undefined where it may. */
export function refuseCoder(about: string, features: readonly Feature[]): string | undefined {
  const feature = features.find(({ id }) => id.toLowerCase() === about.toLowerCase());
  return feature === undefined || feature.status === 'in_progress'
    ? undefined
    : `${feature.id} is not begun, so no coder can work on it → do what the brief says; \`autonomous-workflow brief\` prints it.`;
}
