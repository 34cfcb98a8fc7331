import { join } from 'node:path';
import { cut, excerpt } from '../base/errors.ts';
import { shortCommit } from '../base/text.ts';
import { currentConfiguration } from '../configuration/configuration.ts';
import { appendEvent } from '../journal/journal.ts';
import { notifyPerson } from '../loop/announce.ts';
import { readEscalations } from '../loop/escalations.ts';
import { withoutTest } from '../loop/rules/decide.ts';
import { itemsOf } from '../loop/rules/escalation.ts';
import { asWriter } from '../loop/workflow.ts';
import { commitFeature, keep, lastSubjects, refOf } from '../programs/git/commit.ts';
import { changedPaths, pathsAt, treeOf, type RepositoryCheckout } from '../programs/git/repository.ts';
import { applyWork, bringPackages, landCommit, restoreFiles, withCheckout } from '../programs/git/worktrees.ts';
import { readLedger, writeLedger } from '../research/ledger-file.ts';
import { answeredByWork } from '../research/rules/questions.ts';
import { readAttribution } from '../session/claude-settings.ts';
import { keepRecord, type Attempt, type Verdict } from './attempt.ts';
import { checkWork } from './checks.ts';
import { readFrozenCommands, writeFrozenCommands } from './commands.ts';
import { changeFeatures } from './feature-file.ts';
import { checkoutOf, isLanded, moveOnto, placeOf, removePlace } from './place.ts';
import { tickIn } from './plan.ts';
import { type AttemptRecord, type SavedWork } from './rules/attempt.ts';
import { commitText, plannedSubject, subjectForm } from './rules/commit-text.ts';
import { describeCounts } from './rules/feature-list.ts';
import type { Feature, FeatureList } from './rules/feature.ts';
import { passedUntested, passFeature } from './rules/progress.ts';

const longestReason = 2_000;
const notIntegrated = 'The work cannot be integrated';
const notCommitted = 'The work cannot be committed';
const asks = (what: string, reason: string) => ({ is: 'asked', kind: 'environment', what, reasons: [reason] }) as const;

/** Why work cannot be integrated: another branch is checked out than the one it was begun from. Undefined when it can. */
function otherBranch({ branch }: RepositoryCheckout, { start }: AttemptRecord): string | undefined {
  if (branch === start.branch) return undefined;
  const named = (one: string | null) => one ?? 'a detached HEAD';
  return `it was begun from ${named(start.branch)}, and ${named(branch)} is checked out: check the first one out again`;
}

/** The commit that is judged and then landed. */
function candidateOf({ record: { candidate } }: Attempt): SavedWork {
  if (candidate === null) throw new Error('Only handed-in work is landed.');
  return candidate;
}

/** Lands verified and reviewed work on the user's branch, and its feature passes. Where others committed first, the way begins anew. */
export async function land(attempt: Attempt, now: Date): Promise<Verdict> {
  const { paths, record } = attempt;
  const { start, worktree } = record;
  if (await isLanded(attempt)) return pass(attempt, candidateOf(attempt).commit, now);
  const main = await checkoutOf(paths);
  const commit = await commitNow(attempt, main.root);
  if (typeof commit !== 'string') return commit;
  if (commit === start.commit) return pass(attempt, commit, now);
  if (worktree === null) await restoreFiles(main.root, main.head ?? start.commit, main.without);
  const landing = await asWriter(paths, async () =>
    // The user's hooks may have checked another branch out, about which `rebase` asks.
    otherBranch(await checkoutOf(paths), record) === undefined
      ? landCommit(main.root, commit, start.commit)
      : ({ outcome: 'overtaken' } as const),
  );
  if (landing.outcome === 'landed') return pass(attempt, commit, now);
  if (worktree === null) await applyWork(main.root, commit);
  if (!('reason' in landing)) return undefined;
  return asks(notIntegrated, `${cut(landing.reason, longestReason)} → move, commit or undo what is named, then answer`);
}

/** Makes the commit for the user's history, in a checkout of its own. If hooks of the user changed the work, it is verified again. */
async function commitNow(attempt: Attempt, hooksFrom: string): Promise<string | Verdict> {
  const { paths, checkout, list, feature, record } = attempt;
  const { start, worktree, verification, review } = record;
  const work = candidateOf(attempt);
  const proofs = verification?.proofs ?? [];
  const text = await textOf(attempt, hooksFrom);
  const result = await withCheckout({ root: checkout.root, tree: start.commit }, (folder) =>
    commitFeature({
      ...{ folder, workflow: paths.name, feature: feature.id, ...text, hooksFrom, work: work.commit },
      trailers: {
        Requirement: (feature.requirements ?? []).map(({ id }) => id).join(', '),
        // A reader of the commit may not have the record: nothing commits it.
        Proof:
          proofs.length === 0
            ? ''
            : `${proofs.map(({ id }) => id).join(', ')} (in ${paths.folder}, where it was built)`,
        Doubt: proofs.some((proof) => proof.untested !== undefined) ? withoutTest : '',
      },
      attribution: readAttribution(paths.root),
      also: () => {
        const project = worktree?.project ?? '';
        return tickIn(join(folder, project), list, feature) ? [join(project, list.source ?? '')] : [];
      },
    }),
  );
  if (result.outcome === 'nothing-to-commit') return result.commit;
  if (result.outcome !== 'committed') {
    const why = `git refused the commit: ${cut(result.reason, longestReason)}`;
    if (result.outcome === 'refused') return { is: 'failed', reasons: [why] };
    return asks(notCommitted, `${why} → answer with the subject that the commit is to have`);
  }
  const { commit } = result;
  await keep(hooksFrom, refOf(paths.name, `${feature.id}/${work.number}`), commit);
  const made = { ...work, commit, tree: await treeOf(hooksFrom, commit) };
  const again = result.sameAsVerified
    ? verification
    : await checkWork({ ...attempt, record: { ...record, candidate: made } });
  if (again?.outcome !== 'green')
    return { is: 'failed', reasons: ['a hook of git changed the work, which fails now:', ...(again?.reasons ?? [])] };
  // A tick in the plan and what a hook formats change nothing that was judged.
  const { tree } = made;
  await keepRecord(attempt, {
    ...{ candidate: made, saved: made, verification: { ...again, tree }, review: review && { ...review, tree } },
  });
  return commit;
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

export function describePassed(list: FeatureList, { id, name }: Feature, commit = 'none'): string {
  const how = passedUntested(list).includes(id) ? ` ${withoutTest}` : '';
  return `${id} passed${how}: ${excerpt(name)} (commit ${shortCommit(commit)}).`;
}

/** Sets a feature passed whose commit is in the branch, if it has one. */
async function pass(attempt: Attempt, commit: string, now: Date): Promise<Verdict> {
  const { paths, checkout, feature, record } = attempt;
  const { start, worktree, hand_in, verification } = record;
  const proofs = verification?.proofs ?? [];
  const isChanged = commit !== start.commit;
  // Where they cannot be copied, the next run says which package is missing.
  if (worktree !== null) await bringPackages(checkout.root, (await checkoutOf(paths)).root).catch(() => undefined);
  // For those that build on it; the tick in its plan is left out.
  const plan = join(worktree?.project ?? '', attempt.list.source ?? '');
  const changed = await changedPaths(checkout.root, start.commit, commit);
  const bindings = {
    ...(isChanged && { commit }),
    files: changed.filter((file) => file.length <= longestPath && file !== plan).slice(0, mostFiles),
    notes: cut((hand_in?.decisions ?? []).map((one) => `- ${one}`).join('\n'), longestNotes),
  };
  // Before the list says that it passed: after a crash in between, nobody would.
  await removePlace(paths, record);
  await asWriter(paths, () => {
    if (isChanged) appendEvent(paths, now, { event: 'feature-committed', feature: feature.id, commit });
    // The report's questions that the work answered.
    const built = (hand_in?.found ?? []).map(
      ({ question, answer, file, line }) => [question, { feature: feature.id, commit, answer, file, line }] as const,
    );
    if (built.length > 0) writeLedger(paths, answeredByWork(readLedger(paths), new Map(built)));
  });
  const list = await changeFeatures(paths, now, (before) => passFeature(before, feature.id, { proofs, bindings }, now));
  // A plan in the workflow's own folder is not committed.
  if (list.source?.startsWith(`${paths.folder}/`) === true) tickIn(paths.root, list, feature);
  // Of the tests that failed before any feature, only those that still do may fail from now on.
  const frozen = readFrozenCommands(paths);
  const left = frozen?.failing?.filter((name) => proofs.some((one) => one.known_failures?.includes(name) === true));
  if (frozen !== undefined && left !== undefined && left.length !== frozen.failing?.length)
    await writeFrozenCommands(paths, now, { ...frozen, failing: left });
  const how = passedUntested(list).includes(feature.id) ? `, ${withoutTest}` : '';
  const detail = `${feature.name}${how}. ${describeCounts(list)}.`;
  await notifyPerson(paths, { kind: 'feature', feature: feature.id, passed: true, detail });
  return { is: 'passed', text: [describePassed(list, feature, commit)] };
}

/** Moves handed-in work onto what was committed since its start, so that the very commit that lands is verified. */
export async function rebase(attempt: Attempt, now: Date): Promise<Verdict> {
  const { paths, record } = attempt;
  const { candidate, start } = record;
  if (candidate === null) return undefined;
  const main = await checkoutOf(paths);
  const hindrance = otherBranch(main, record);
  if (hindrance !== undefined) return asks(notIntegrated, hindrance);
  if (main.head === null || main.head === start.commit || (await isLanded(attempt))) return undefined;
  const moved = await moveOnto(paths, record, main.head, now);
  attempt.record = moved;
  attempt.checkout = await placeOf(paths, moved);
  if (moved.candidate === null) return { is: 'sent-back', reasons: moved.to_fix.slice(0, 1) };
  await keepRecord(attempt, {});
  return undefined;
}
