import { join } from 'node:path';
import { cut } from '../base/errors.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { appendEvent } from '../journal/journal.ts';
import { notifyPerson } from '../loop/announce.ts';
import { readEscalations } from '../loop/escalations.ts';
import { itemsOf } from '../loop/rules/escalation.ts';
import { withoutTest } from '../loop/rules/decide.ts';
import { asWriter } from '../loop/workflow.ts';
import {
  withCheckout,
  bringPackages,
  landCommit,
  restoreFiles,
  conflictMarks,
  moveWorktree,
} from '../programs/git/worktrees.ts';
import {
  commitFeature,
  missingIdentity,
  unknownIdentity,
  type CommitResult,
  lastSubjects,
  keep,
  refOf,
} from '../programs/git/commit.ts';
import { readLedger, writeLedger } from '../research/ledger-file.ts';
import { answeredByWork } from '../research/rules/questions.ts';
import { isAncestor, changedPaths, pathsAt, treeOfCommit, writePatch } from '../programs/git/repository.ts';
import { readAttribution } from '../session/claude-settings.ts';
import { requireValidAttempt, storeAttempt } from './attempt-file.ts';
import { askedIdentity, notCommitted, notIntegrated, type Attempt, type StepVerdict } from './attempt.ts';
import { changeFeatures, readFeatures } from './feature-file.ts';
import { keepFailing } from './commands.ts';
import { checkWork } from './checks.ts';
import {
  checkoutOf,
  otherBranch,
  removePlace,
  returnToFolder,
  placeOf,
  type RepositoryCheckout,
  saveMoved,
} from './place.ts';
import {
  type AttemptRecord,
  type SavedWork,
  verificationOf,
  defectsKey,
  describeBlocker,
  reopened,
  reviewOf,
  startCoder,
} from './rules/attempt.ts';
import { commitText, subjectForm } from './rules/commit-text.ts';
import { describeCounts } from './rules/feature-list.ts';
import type { Bindings, FeatureList, Proof } from './rules/feature.ts';
import { passFeature, passedUntested } from './rules/progress.ts';
import { storeDecisions } from './scrutiny-file.ts';
import { tickIn, tickOwnPlan } from './plan.ts';
import { knownRuns } from './baseline.ts';
import { writeCoderTask } from './task-file.ts';

/** The verdict of the last step. */
export type LandVerdict =
  | { is: 'passed'; attempt: Attempt; list: FeatureList; commit: string }
  /** Others committed first: the work has to be rebased and verified again. */
  | { is: 'base-changed'; attempt: Attempt }
  | Extract<StepVerdict, { is: 'failed' | 'hindered' }>;

const longestReason = 2_000;

/** Lands verified and reviewed work on the branch of the user, and its feature passes. After a crash in between, what is landed counts. */
export async function land(attempt: Attempt, now: Date): Promise<LandVerdict> {
  const { paths, record } = attempt;
  const work = workOf(record);
  const main = await checkoutOf(paths);
  if (work.commit !== record.start.commit && (await isAncestor(main.root, work.commit, 'HEAD')))
    return pass(attempt, work.commit, proofsOf(record), now);
  const made = await commitNow(attempt, now);
  if ('is' in made) return made;
  if (made.commit !== record.start.commit) {
    if (record.worktree === null) await restoreFiles(main.root, main.head ?? record.start.commit, main.without);
    const landing = await asWriter(paths, async () => {
      // The user's hooks may have checked another branch out.
      const reason = otherBranch(await checkoutOf(paths), record);
      if (reason !== undefined) return { outcome: 'refused' as const, reason };
      const landed = await landCommit(main.root, made.commit, record.start.commit);
      if (landed.outcome !== 'refused') return landed;
      const asked = 'move, commit or undo what is named, then answer';
      return { ...landed, reason: `${cut(landed.reason, longestReason)} → ${asked}` };
    });
    if (record.worktree === null && landing.outcome !== 'landed') await returnToFolder(main, record);
    if (landing.outcome === 'overtaken') return { is: 'base-changed', attempt: made.attempt };
    if (landing.outcome === 'refused') {
      const [what, reasons] = [`The work ${notIntegrated}`, [landing.reason]];
      return { is: 'hindered', attempt: made.attempt, kind: 'environment', what, reasons };
    }
  }
  return pass(made.attempt, made.commit, made.proofs, now);
}

/** Whether the work under judgement is in the history of what is checked out. */
export async function isLanded({ paths, record }: Pick<Attempt, 'paths' | 'record'>): Promise<boolean> {
  const { candidate, start } = record;
  return candidate !== null && candidate.commit !== start.commit && isAncestor(paths.root, candidate.commit, 'HEAD');
}

function workOf({ candidate }: AttemptRecord): SavedWork {
  if (candidate === null) throw new Error('Only handed-in work is landed.');
  return candidate;
}

const proofsOf = (record: AttemptRecord): Proof[] => verificationOf(record)?.proofs ?? [];

interface Made {
  attempt: Attempt;
  commit: string;
  proofs: readonly Proof[];
}

/** Makes the commit for the user's history, in a checkout of its own. If hooks of the user changed the work, it is verified again. */
async function commitNow(
  attempt: Attempt,
  now: Date,
): Promise<Made | Extract<LandVerdict, { is: 'failed' | 'hindered' }>> {
  const { paths, checkout, list, feature, record } = attempt;
  const work = workOf(record);
  const proofs = proofsOf(record);
  const main = await checkoutOf(paths);
  const failed = (...reasons: string[]) => ({ is: 'failed' as const, attempt, reasons, proofs: [] });
  const project = record.worktree?.project ?? '';
  const text = await textOf(attempt, main.root);
  const result = await withCheckout({ root: checkout.root, tree: record.start.commit }, (folder) =>
    commitFeature({
      folder,
      workflow: paths.name,
      feature: feature.id,
      ...text,
      requirements: (feature.requirements ?? []).map(({ id }) => id),
      proofs: proofs.map(({ id }) => id),
      ...(proofs.some((proof) => proof.untested !== undefined) && { doubt: withoutTest }),
      attribution: readAttribution(paths.root, record.model ?? ''),
      work: work.commit,
      also: () => (tickIn(join(folder, project), list, feature) ? [join(project, list.source ?? '')] : []),
      hooksFrom: main.root,
    }),
  );
  if (result.outcome === 'refused' || result.outcome === 'impossible') return refused(attempt, result);
  if (result.outcome === 'nothing-to-commit') return { attempt, commit: result.commit, proofs };
  const { commit } = result;
  await keep(main.root, refOf(paths.name, `${feature.id}/${work.number}`), commit);
  const made: SavedWork = { ...work, commit, tree: await treeOfCommit(main.root, commit, checkout.without) };
  const again = result.sameAsVerified ? undefined : await checkWork({ ...attempt, record: asWork(record, made) }, now);
  if (again !== undefined && again.outcome !== 'green')
    return failed('a hook of git changed the work, which fails now:', ...again.reasons);
  const verified = again ?? record.verification;
  const verification = verified && { ...verified, tree: made.tree };
  const review = record.review && { ...record.review, tree: made.tree };
  const next: AttemptRecord = { ...asWork(record, made), verification, review };
  requireValidAttempt(paths, next);
  await storeAttempt(paths, next);
  return { attempt: { ...attempt, record: next }, commit, proofs: proofsOf(next) };
}

const asWork = (record: AttemptRecord, work: SavedWork): AttemptRecord => ({ ...record, candidate: work, saved: work });

async function refused(
  attempt: Attempt,
  { outcome, reason }: Extract<CommitResult, { outcome: 'refused' | 'impossible' }>,
): Promise<Extract<LandVerdict, { is: 'failed' | 'hindered' }>> {
  const why = `git refused the commit: ${cut(reason, longestReason)}`;
  if (outcome === 'refused') return { is: 'failed', attempt, reasons: [why], proofs: [] };
  const isUnknown = (await missingIdentity(attempt.checkout.root)) !== undefined;
  const what = isUnknown ? unknownIdentity : notCommitted;
  const wanted = `${why} → answer with the subject that the commit is to have`;
  return { is: 'hindered', attempt, kind: 'environment', what, reasons: [isUnknown ? askedIdentity : wanted] };
}

const shownSubjects = 20;

/**
 * The text of the commit as the repository wants it: the coder's description of the change and its reason or, without one, the reviewer's
 * summary. What the user answered when git refused a text is the subject.
 */
async function textOf({ paths, feature, record }: Attempt, root: string): Promise<{ subject: string; body: string }> {
  const { hand_in, review } = record;
  const files = [...(await pathsAt(root, 'HEAD'))].filter((path) => !path.includes('/'));
  const { commit_subject } = (await currentConfiguration(paths.root)).configuration;
  const form = subjectForm(commit_subject, { files, subjects: await lastSubjects(root, shownSubjects) }, feature);
  const text = commitText(feature, hand_in, form);
  const asked = readEscalations(paths).findLast(
    (one) => one.text.startsWith(notCommitted) && itemsOf(one).includes(feature.id),
  );
  const [answer = ''] = asked?.answer?.split('\n') ?? [];
  const subject = answer.trim() === '' ? text.subject : answer.trim();
  return { subject, body: hand_in === null ? (review?.summary ?? '') : text.body };
}

/** Sets a feature passed whose commit is in the branch, if it has one. */
async function pass(
  attempt: Attempt,
  commit: string,
  proofs: readonly Proof[],
  now: Date,
): Promise<Extract<LandVerdict, { is: 'passed' }>> {
  const { paths, feature, record } = attempt;
  const isChanged = commit !== record.start.commit;
  if (isChanged)
    await asWriter(paths, () => appendEvent(paths, now, { event: 'feature-committed', feature: feature.id, commit }));
  // Where they cannot be copied, the next run says which package is missing.
  if (record.worktree !== null)
    await bringPackages(attempt.checkout.root, (await checkoutOf(paths)).root).catch(() => undefined);
  const bindings = await bindingsOf(attempt, commit);
  const { list } = await changeFeatures(paths, now, (before, circumstances) =>
    passFeature(before, feature.id, { proofs, bindings }, circumstances),
  );
  await closeQuestions(attempt, commit);
  tickOwnPlan(paths, list, { ...feature, passes: true });
  const decision = { by: `the work on ${feature.id}, which passed its review`, text: record.review?.summary ?? commit };
  await storeDecisions(paths, ({ about }) => (about === feature.id ? decision : undefined));
  const failing = new Set(proofs.flatMap(({ known_failures = [] }) => known_failures));
  await keepFailing(paths, now, failing);
  const how = passedUntested(list).includes(feature.id) ? `, ${withoutTest}` : '';
  const detail = `${feature.name}${how}. ${describeCounts(list)}.`;
  await notifyPerson(paths, now, { kind: 'feature', feature: feature.id, passed: true, detail });
  await removePlace(paths, record);
  return { is: 'passed', attempt, list, commit };
}

/** Closes the report's questions that the work answered. */
async function closeQuestions({ paths, feature, record }: Attempt, commit: string): Promise<void> {
  const found = record.hand_in?.found ?? [];
  if (found.length === 0) return;
  await asWriter(paths, () => {
    const at = { feature: feature.id, commit };
    const built = found.map(({ question, answer, file, line }) => [question, { ...at, answer, file, line }] as const);
    writeLedger(paths, answeredByWork(readLedger(paths), new Map(built)));
  });
}

const mostFiles = 200;
const longestPath = 300;
const longestNotes = 4_000;

/** The commit, files and decisions of a passed feature, for those that depend on it; the tick in its plan is left out. */
export async function bindingsOf(
  { checkout, list, record }: Pick<Attempt, 'checkout' | 'list' | 'record'>,
  commit: string,
): Promise<Bindings> {
  const { start, worktree, hand_in } = record;
  const plan = list.source === null ? undefined : join(worktree?.project ?? '', list.source);
  const files = (await changedPaths(checkout.root, start.commit, commit, checkout.without))
    .filter((file) => file.length <= longestPath && file !== plan)
    .slice(0, mostFiles);
  const notes = (hand_in?.decisions ?? []).map((one) => `- ${one}`).join('\n');
  return { ...(commit !== start.commit && { commit }), files, notes: cut(notes, longestNotes) };
}

const longestNames = 1_000;

/**
 * Moves handed-in work onto what was committed since its start, so that the very commit that lands is verified. Conflicting work is sent
 * back, which uses no attempt up. May be repeated after an interruption.
 */
export async function rebase(attempt: Attempt, now: Date): Promise<StepVerdict> {
  const { paths, checkout, feature, record } = attempt;
  const { candidate, start } = record;
  if (candidate === null) return { is: 'continue', attempt };
  const marks = await conflictMarks(checkout.root, start.commit, candidate.commit);
  if (marks.length > 0) return { is: 'failed', attempt, reasons: [describeMarks(marks)], proofs: [] };
  const main = await checkoutOf(paths);
  const hindrance = otherBranch(main, record);
  if (hindrance !== undefined)
    return { is: 'hindered', attempt, kind: 'environment', what: `The work ${notIntegrated}`, reasons: [hindrance] };
  if (main.head === null || main.head === start.commit || (await isLanded(attempt))) return { is: 'continue', attempt };
  const { record: moved, conflicts } = await moveOnto(attempt, main, main.head, now);
  await storeAttempt(paths, moved);
  if (conflicts.length === 0)
    return { is: 'continue', attempt: { ...attempt, record: moved, checkout: await placeOf(paths, moved) } };
  const sentBack = `${feature.id} is sent back: ${moved[defectsKey].join('; ')}. It does not count as a failed attempt.`;
  return {
    is: 'to-agent',
    text: [sentBack, startCoder(feature.id, await writeCoderTask({ ...attempt, record: moved }))],
  };
}

/** The work of an attempt on top of another commit; with conflicts, a coder has it again. */
export async function moveOnto(
  { paths, checkout, commands, record }: Pick<Attempt, 'paths' | 'checkout' | 'commands' | 'record'>,
  main: RepositoryCheckout,
  onto: string,
  now: Date,
): Promise<{ record: AttemptRecord; conflicts: string[] }> {
  const { feature, attempt, worktree, saved, start } = record;
  // In the project's own folder, what others committed is there already.
  const { conflicts, isThere } =
    worktree === null || saved === null
      ? { conflicts: [], isThere: true }
      : await moveWorktree(checkout.root, saved.commit, onto, worktree.links);
  await asWriter(paths, () => appendEvent(paths, now, { event: 'feature-moved', feature, attempt, onto, conflicts }));
  const runs = knownRuns(readFeatures(paths), commands.commands, await treeOfCommit(main.root, onto, main.without));
  const baseline = runs === undefined ? record.baseline : { verdict: 'passed' as const, runs };
  const based: AttemptRecord = { ...record, baseline, start: { ...start, commit: onto }, verification: null };
  if (conflicts.length === 0) {
    const moved = saved === null ? null : await saveMoved(paths, checkout, based);
    // That does not change what was reviewed.
    const reviewed = reviewOf(record);
    const review = reviewed && moved ? { ...reviewed, tree: moved.tree } : null;
    return { record: { ...based, saved: moved, candidate: record.candidate && moved, review }, conflicts };
  }
  const patch = join(paths.base, `proofs/${feature}-${attempt}-conflict.patch`);
  if (saved !== null) await writePatch(main.root, start.commit, saved.commit, patch, checkout.without);
  const blockers = (reviewOf(record)?.blockers ?? []).map(describeBlocker);
  const defects = [describeConflict({ conflicts, isThere }, patch), ...blockers];
  return { record: { ...reopened(based), review: null, [defectsKey]: defects }, conflicts };
}

/** @param patch the absolute path of the work alone. */
export function describeConflict(
  { conflicts, isThere }: { conflicts: readonly string[]; isThere: boolean },
  patch: string,
): string {
  const named = cut(conflicts.join(', '), longestNames);
  return isThere
    ? `it conflicts with what was integrated before it: both are in the work tree, with git's conflict markers in ${named}. Resolve each so that what was integrated goes on working. Its work alone is in ${patch}`
    : `it conflicts with what was integrated before it (${named}): the work tree has only that. Bring the work back there; it is in ${patch}`;
}

function describeMarks(marks: readonly string[]): string {
  return `marks of conflicts are left in ${cut(marks.join(', '), longestNames)}: each has to be resolved, so that both sides hold`;
}
