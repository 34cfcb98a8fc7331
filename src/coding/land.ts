import { join } from 'node:path';
import { cut } from '../base/errors.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { appendEvent } from '../journal/journal.ts';
import { notifyPerson } from '../loop/announce.ts';
import { readEscalations } from '../loop/escalations.ts';
import { withoutTest } from '../loop/rules/decide.ts';
import { itemsOf } from '../loop/rules/escalation.ts';
import { asWriter } from '../loop/workflow.ts';
import { commitFeature, keep, lastSubjects, missingIdentity, refOf, unknownIdentity } from '../programs/git/commit.ts';
import { changedPaths, isAncestor, pathsAt, treeOfCommit, writePatch, type Start } from '../programs/git/repository.ts';
import {
  applyWork,
  bringPackages,
  conflictMarks,
  landCommit,
  moveWorktree,
  restoreFiles,
  withCheckout,
} from '../programs/git/worktrees.ts';
import { readLedger, writeLedger } from '../research/ledger-file.ts';
import { answeredByWork } from '../research/rules/questions.ts';
import { readAttribution } from '../session/claude-settings.ts';
import { requireValidAttempt, storeAttempt } from './attempt-file.ts';
import { askedIdentity, notCommitted, notIntegrated, type Attempt, type StepVerdict } from './attempt.ts';
import { checkWork } from './checks.ts';
import { keepFailing } from './commands.ts';
import { changeFeatures } from './feature-file.ts';
import { checkoutOf, hasNewWork, otherBranch, placeOf, removePlace, saveWork } from './place.ts';
import { tickIn, tickOwnPlan } from './plan.ts';
import {
  type AttemptRecord,
  type SavedWork,
  defectsKey,
  describeBlocker,
  reopened,
  reviewOf,
} from './rules/attempt.ts';
import { commitText, plannedSubject, subjectForm } from './rules/commit-text.ts';
import { describeCounts } from './rules/feature-list.ts';
import type { FeatureList } from './rules/feature.ts';
import { passFeature, passedUntested } from './rules/progress.ts';
import { storeDecisions } from './scrutiny-file.ts';
import { giveBack } from './send-back.ts';

/** The verdict of the last step. */
export type LandVerdict =
  | { is: 'passed'; attempt: Attempt; list: FeatureList; commit: string }
  /** Others committed first: the work has to be rebased and verified again. */
  | { is: 'base-changed'; attempt: Attempt }
  | Extract<StepVerdict, { is: 'failed' | 'hindered' }>;

type Hindered = Extract<StepVerdict, { is: 'hindered' }>;

const longestReason = 2_000;
const longestNames = 1_000;

const hindered = (attempt: Attempt, what: string, reason: string): Hindered => ({
  ...{ is: 'hindered', attempt, kind: 'environment', what },
  reasons: [reason],
});

/** Lands verified and reviewed work on the branch of the user, and its feature passes. After a crash in between, what is landed counts. */
export async function land(attempt: Attempt, now: Date): Promise<LandVerdict> {
  const { paths, record } = attempt;
  const { candidate, start, worktree } = record;
  if (candidate === null) throw new Error('Only handed-in work is landed.');
  const main = await checkoutOf(paths);
  if (await isLanded(attempt)) return pass(attempt, candidate.commit, now);
  const made = await commitNow(attempt, candidate, main.root, now);
  if ('is' in made) return made;
  if (made.commit === start.commit) return pass(made.attempt, made.commit, now);
  if (worktree === null) await restoreFiles(main.root, main.head ?? start.commit, main.without);
  const landing = await asWriter(paths, async () => {
    // The user's hooks may have checked another branch out.
    const reason = otherBranch(await checkoutOf(paths), record);
    if (reason !== undefined) return { outcome: 'refused' as const, reason };
    const landed = await landCommit(main.root, made.commit, start.commit);
    if (landed.outcome !== 'refused') return landed;
    const asked = 'move, commit or undo what is named, then answer';
    return { ...landed, reason: `${cut(landed.reason, longestReason)} → ${asked}` };
  });
  if (landing.outcome === 'landed') return pass(made.attempt, made.commit, now);
  if (worktree === null) await applyWork(main.root, made.commit);
  if (landing.outcome === 'overtaken') return { is: 'base-changed', attempt: made.attempt };
  return hindered(made.attempt, `The work ${notIntegrated}`, landing.reason);
}

/** Whether the work under judgement is in the history of what is checked out. */
async function isLanded({ paths, record }: Pick<Attempt, 'paths' | 'record'>): Promise<boolean> {
  const { candidate, start } = record;
  return candidate !== null && candidate.commit !== start.commit && isAncestor(paths.root, candidate.commit, 'HEAD');
}

/** Makes the commit for the user's history, in a checkout of its own. If hooks of the user changed the work, it is verified again. */
async function commitNow(
  attempt: Attempt,
  work: SavedWork,
  hooksFrom: string,
  now: Date,
): Promise<{ attempt: Attempt; commit: string } | Extract<LandVerdict, { is: 'failed' | 'hindered' }>> {
  const { paths, checkout, list, feature, record } = attempt;
  const proofs = record.verification?.proofs ?? [];
  const project = record.worktree?.project ?? '';
  const text = await textOf(attempt, hooksFrom);
  const result = await withCheckout({ root: checkout.root, tree: record.start.commit }, (folder) =>
    commitFeature({
      ...{ folder, workflow: paths.name, feature: feature.id, ...text, hooksFrom, work: work.commit },
      requirements: (feature.requirements ?? []).map(({ id }) => id),
      proofs: proofs.map(({ id }) => id),
      ...(proofs.some((proof) => proof.untested !== undefined) && { doubt: withoutTest }),
      attribution: readAttribution(paths.root, record.model ?? ''),
      also: () => (tickIn(join(folder, project), list, feature) ? [join(project, list.source ?? '')] : []),
    }),
  );
  const { outcome } = result;
  if (outcome === 'refused' || outcome === 'impossible') {
    const why = `git refused the commit: ${cut(result.reason, longestReason)}`;
    if (outcome === 'refused') return { is: 'failed', attempt, reasons: [why], proofs: [] };
    return (await missingIdentity(checkout.root)) !== undefined
      ? hindered(attempt, unknownIdentity, askedIdentity)
      : hindered(attempt, notCommitted, `${why} → answer with the subject that the commit is to have`);
  }
  const { commit } = result;
  if (outcome === 'nothing-to-commit') return { attempt, commit };
  await keep(hooksFrom, refOf(paths.name, `${feature.id}/${work.number}`), commit);
  const made = { ...work, commit, tree: await treeOfCommit(hooksFrom, commit, checkout.without) };
  const asMade = { ...record, candidate: made, saved: made };
  const again = result.sameAsVerified ? undefined : await checkWork({ ...attempt, record: asMade }, now);
  if (again !== undefined && again.outcome !== 'green') {
    const reasons = ['a hook of git changed the work, which fails now:', ...again.reasons];
    return { is: 'failed', attempt, reasons, proofs: [] };
  }
  const verified = again ?? record.verification;
  const next: AttemptRecord = {
    ...asMade,
    verification: verified && { ...verified, tree: made.tree },
    review: record.review && { ...record.review, tree: made.tree },
  };
  requireValidAttempt(paths, next);
  await storeAttempt(paths, next);
  return { attempt: { ...attempt, record: next }, commit };
}

const shownSubjects = 20;

/**
 * The text of the commit as user and repository want it: what the user answered when git refused a text or what the plan says is the
 * subject, else the coder's description of the change in the form of the repository. The body is the coder's, or the reviewer's summary.
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
  const answer = asked?.answer?.split('\n')[0]?.trim() ?? '';
  const subject = answer === '' ? (plannedSubject(feature.description) ?? text.subject) : answer;
  return { subject, body: hand_in === null ? (review?.summary ?? '') : text.body };
}

const mostFiles = 200;
const longestPath = 300;
const longestNotes = 4_000;

/** Sets a feature passed whose commit is in the branch, if it has one. */
async function pass(attempt: Attempt, commit: string, now: Date): Promise<Extract<LandVerdict, { is: 'passed' }>> {
  const { paths, checkout, feature, record } = attempt;
  const proofs = record.verification?.proofs ?? [];
  const isChanged = commit !== record.start.commit;
  if (isChanged)
    await asWriter(paths, () => appendEvent(paths, now, { event: 'feature-committed', feature: feature.id, commit }));
  // Where they cannot be copied, the next run says which package is missing.
  if (record.worktree !== null)
    await bringPackages(checkout.root, (await checkoutOf(paths)).root).catch(() => undefined);
  const { source } = attempt.list;
  // For those that build on it; the tick in its plan is left out.
  const plan = source === null ? undefined : join(record.worktree?.project ?? '', source);
  const changed = await changedPaths(checkout.root, record.start.commit, commit, checkout.without);
  const bindings = {
    ...(isChanged && { commit }),
    files: changed.filter((file) => file.length <= longestPath && file !== plan).slice(0, mostFiles),
    notes: cut((record.hand_in?.decisions ?? []).map((one) => `- ${one}`).join('\n'), longestNotes),
  };
  const { list } = await changeFeatures(paths, now, (before, circumstances) =>
    passFeature(before, feature.id, { proofs, bindings }, circumstances),
  );
  await closeQuestions(attempt, commit);
  tickOwnPlan(paths, list, { ...feature, passes: true });
  const decision = { by: `the work on ${feature.id}, which passed its review`, text: record.review?.summary ?? commit };
  await storeDecisions(paths, ({ about }) => (about === feature.id ? decision : undefined));
  await keepFailing(paths, now, new Set(proofs.flatMap(({ known_failures = [] }) => known_failures)));
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

/**
 * Moves handed-in work onto what was committed since its start, so that the very commit that lands is verified. Conflicting work is sent
 * back, which uses no attempt up. May be repeated after an interruption.
 */
export async function rebase(attempt: Attempt, now: Date): Promise<StepVerdict> {
  const { paths, feature, record } = attempt;
  const { candidate, start } = record;
  if (candidate === null) return { is: 'continue', attempt };
  const main = await checkoutOf(paths);
  const marks = await conflictMarks(main.root, start.commit, candidate.commit);
  if (marks.length > 0) {
    const named = cut(marks.join(', '), longestNames);
    const reason = `marks of conflicts are left in ${named}: each has to be resolved, so that both sides hold`;
    return { is: 'failed', attempt, reasons: [reason], proofs: [] };
  }
  const hindrance = otherBranch(main, record);
  if (hindrance !== undefined) return hindered(attempt, `The work ${notIntegrated}`, hindrance);
  if (main.head === null || main.head === start.commit || (await isLanded(attempt))) return { is: 'continue', attempt };
  const moved = await moveOnto(paths, record, { ...start, commit: main.head }, now);
  const next = { ...attempt, record: moved, checkout: await placeOf(paths, moved) };
  if (moved.candidate === null)
    return {
      is: 'to-agent',
      text: await giveBack(next, moved, `${feature.id} is sent back: ${moved[defectsKey].join('; ')}.`, now),
    };
  await storeAttempt(paths, moved);
  return { is: 'continue', attempt: next };
}

/** The same for an attempt that waited or was interrupted, handed in or not; its work is in its place again. */
export async function bringForward(
  { paths, record }: Pick<Attempt, 'paths' | 'record'>,
  { commit }: Start,
  now: Date,
): Promise<AttemptRecord> {
  if (await isLanded({ paths, record })) return record;
  const { worktree, start, candidate } = record;
  const place = await placeOf(paths, record);
  // Files that were changed after the hand-in were not judged, so they are not saved.
  const isOpen = worktree !== null && candidate === null;
  const isNew = isOpen && (record.saved === null || (await hasNewWork(place, record)));
  const kept = isNew ? { ...record, saved: await saveWork(paths, place, record) } : record;
  if (worktree !== null && commit === start.commit) return kept;
  return moveOnto(paths, kept, { ...start, commit }, now, true);
}

/**
 * The work of an attempt on top of another commit; with conflicts, a coder has it again.
 * @param isAway whether work in the project's own folder is not there now; else what others committed is.
 */
async function moveOnto(
  paths: WorkflowPaths,
  record: AttemptRecord,
  onto: Start,
  now: Date,
  isAway = false,
): Promise<AttemptRecord> {
  const { feature, attempt, worktree, saved, start } = record;
  const place = await placeOf(paths, record);
  let done: Awaited<ReturnType<typeof applyWork>> = { conflicts: [], isThere: true };
  if (saved !== null && worktree !== null)
    done = await moveWorktree(place.root, saved.commit, onto.commit, worktree.links);
  else if (saved !== null && isAway) done = await applyWork(place.root, saved.commit);
  const { conflicts, isThere } = done;
  const event = { event: 'feature-moved', feature, attempt, onto: onto.commit, conflicts } as const;
  await asWriter(paths, () => appendEvent(paths, now, event));
  const based: AttemptRecord = { ...record, start: onto, verification: null };
  if (conflicts.length === 0) {
    const moved = saved && (await saveWork(paths, place, based));
    // That does not change what was reviewed.
    const reviewed = reviewOf(record);
    const review = reviewed && moved ? { ...reviewed, tree: moved.tree } : null;
    return { ...based, saved: moved, candidate: record.candidate && moved, review };
  }
  const patch = join(paths.base, `proofs/${feature}-${attempt}-conflict.patch`);
  if (saved !== null) await writePatch(place.root, start.commit, saved.commit, patch, place.without);
  const blockers = (reviewOf(record)?.blockers ?? []).map(describeBlocker);
  const named = cut(conflicts.join(', '), longestNames);
  const conflict = isThere
    ? `it conflicts with what was integrated before it: both are in the work tree, with git's conflict markers in ${named}. Resolve each so that what was integrated goes on working. Its work alone is in ${patch}`
    : `it conflicts with what was integrated before it (${named}): the work tree has only that. Bring the work back there; it is in ${patch}`;
  const earlier = record.candidate === null ? record[defectsKey] : [];
  return { ...reopened(based), review: null, [defectsKey]: [conflict, ...blockers, ...earlier] };
}
