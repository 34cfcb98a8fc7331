import { join } from 'node:path';
import * as z from 'zod/mini';
import { describeMilliseconds } from '../base/figures.ts';
import { quoteWord } from '../base/command-line.ts';
import { describeError, isWorkflowError, WorkflowError, orElse } from '../base/errors.ts';
import { titleOf } from '../base/names.ts';
import { counted, shortCommit } from '../base/text.ts';
import { readAttempt } from '../coding/attempt.ts';
import { hasFeatures, readFeatures } from '../coding/feature-file.ts';
import { implementationStatus } from '../coding/phase.ts';
import { workflowsOn } from '../coding/own-branch.ts';
import { planSourceOf, readProjectText } from '../coding/plan.ts';
import { describeCause } from '../coding/rules/feature-list.ts';
import { type Feature, type FeatureList, isGoodProof } from '../coding/rules/feature.ts';
import { writeAtomic } from '../files/store.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { elapsedHours } from '../loop/rules/state.ts';
import { readState } from '../loop/state-file.ts';
import { readOverview } from '../overview/read.ts';
import { attemptRemarks } from '../overview/rules/digest.ts';
import type { Row } from '../overview/rules/overview.ts';
import { branchWith, commitOf, findRepository, shortBranch } from '../programs/git/repository.ts';
import { askForAll, askGitHub, pushTo, remoteOf } from './gh.ts';
import { commentAnswer, pullAnswer, repositoryAnswer, answersTo, originOf } from './rules/as-plan.ts';
import {
  answerTo,
  bodyWith,
  fitting,
  pullBody,
  pullTitle,
  type PullFeature,
  type Round,
} from './rules/pull-request.ts';

type Draft = Awaited<ReturnType<typeof draftOf>>;

/** What came of it; where it was only written, why, and the lines to do it by hand. */
export interface PullRequestMade {
  is: 'created' | 'updated' | 'unchanged' | 'written';
  url: string | null;
  branch: string;
  file: string;
  /** Comments of a review that were answered now. */
  answered: number;
  why: string | null;
  byHand: string[];
}

/**
 * Opens a draft pull request with the work of a workflow, or brings its own up to date: the branch is pushed, its body tells the proofs, and
 * comments that the work answers are answered once. Where that is not possible, the body is in a file and the lines to do it by hand are given.
 */
export async function makePullRequest(paths: WorkflowPaths, now: Date): Promise<PullRequestMade> {
  const draft = await draftOf(paths, now);
  const { branch, base, commit, title, body, file } = draft;
  writeAtomic(join(paths.root, file), body);
  try {
    return { branch, file, why: null, byHand: [], ...(await publish(paths, draft)) };
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    const onto = base === null ? [] : ['--base', base];
    const open = ['gh', 'pr', 'create', '--draft', '--head', branch, ...onto, '--title', title, '--body-file', file];
    const push = `git push ${(await remoteOf(paths.root)) ?? 'origin'} ${commit}:refs/heads/${branch}`;
    const byHand = [push, open.map(quoteWord).join(' ')];
    return { is: 'written', url: null, branch, file, answered: 0, why: describeError(error), byHand };
  }
}

async function publish(
  { root, name }: WorkflowPaths,
  draft: Draft,
): Promise<Pick<PullRequestMade, 'is' | 'url' | 'answered'>> {
  const { branch, commit, title, file } = draft;
  const body = fitting(draft.body, file);
  const pulls = 'repos/{owner}/{repo}/pulls';
  const remote = await remoteOf(root);
  if (remote === undefined)
    throw new WorkflowError('The repository has no remote to push to', { fix: 'Add one: git remote add origin …' });
  const known = await askGitHub(root, 'repos/{owner}/{repo}', repositoryAnswer);
  const base = draft.base ?? known.default_branch;
  if (branch === known.default_branch || branch === base)
    throw new WorkflowError(`${branch} is what the pull request would be for`, { fix: 'Push it yourself.' });
  const isNew = await pushTo(root, { remote, branch, commit, workflow: draft.rounds[0]?.name ?? name });
  const [owner = ''] = known.full_name.split('/');
  const query = `state=open&head=${encodeURIComponent(`${owner}:${branch}`)}`;
  const [open] = await askForAll(root, `${pulls}?${query}`, pullAnswer);
  if (open === undefined) {
    const wanted = { title, head: branch, base, body, draft: true };
    const { html_url: url } = await askGitHub(root, pulls, pullAnswer, { method: 'POST', body: wanted });
    return { is: 'created', url, answered: 0 };
  }
  const text = bodyWith(open.body, body);
  const isSame = text.trim() === (open.body ?? '').replace(/\r\n/g, '\n').trim();
  if (!isSame) await askGitHub(root, `${pulls}/${open.number}`, pullAnswer, { method: 'PATCH', body: { body: text } });
  const answered = await answerComments(root, open.number, draft);
  return { is: isSame && !isNew && answered === 0 ? 'unchanged' : 'updated', url: open.html_url, answered };
}

/** Answers the comments of a review that features were made from, each once. */
async function answerComments(root: string, pull: number, { rounds }: Draft): Promise<number> {
  const due = rounds.flatMap((round) =>
    (round.pull === pull ? round.features : []).flatMap((feature) => {
      const answer = answerTo(round.name, feature);
      return feature.answers === undefined || answer === undefined ? [] : [{ to: feature.answers, ...answer }];
    }),
  );
  if (due.length === 0) return 0;
  const ofReview = `repos/{owner}/{repo}/pulls/${pull}/comments`;
  const ofPull = `repos/{owner}/{repo}/issues/${pull}/comments`;
  const there = [await askForAll(root, ofReview, commentAnswer), await askForAll(root, ofPull, commentAnswer)].flat();
  const left = due.filter(({ mark }) => !there.some(({ body }) => body?.includes(mark)));
  for (const { to, text } of left) {
    const [path, body] =
      to.kind === 'comment' ? [`${ofReview}/${to.id}/replies`, text] : [ofPull, `On the review ${to.id}. ${text}`];
    await askGitHub(root, path, z.unknown(), { method: 'POST', body: { body } });
  }
  return left.length;
}

/** The work of the workflow's branch, with that of other workflows on the same branch of their own, the oldest first. */
async function draftOf(paths: WorkflowPaths, now: Date) {
  const { own_branch: own, base_branch = null } = await readState(paths);
  const repository = await findRepository(paths.root);
  const others = own === undefined ? [paths] : (await workflowsOn(paths.root, own)).map((one) => one.paths);
  const all = others.filter(hasFeatures);
  const passed = all.flatMap((one) => readFeatures(one).features.filter(({ passes }) => passes));
  const last = passed.findLast(({ bindings }) => bindings?.commit !== undefined)?.bindings?.commit;
  if (repository === undefined || last === undefined)
    throw new WorkflowError(`No commit of '${paths.name}' can be shown yet`, {
      fix: 'See: autonomous-workflow status',
    });
  const found = own ?? (await branchWith(repository, last));
  const rounds: Round[] = [];
  for (const one of all) rounds.push(await roundOf(one, now));
  return {
    branch: own ?? `aw/${paths.name}`,
    base: own === undefined ? (found === null ? null : shortBranch(found)) : base_branch,
    commit: (found === null ? undefined : await commitOf(repository.root, found)) ?? last,
    title: pullTitle(rounds),
    body: pullBody(rounds),
    file: `${paths.folder}/pull-request.md`,
    rounds,
  };
}

/** Reads what a workflow did: features, proofs, reviews, cost. */
async function roundOf(paths: WorkflowPaths, now: Date): Promise<Round> {
  const state = await readState(paths);
  const source = planSourceOf(state);
  const { issues, pull } = originOf(source);
  const text = source === undefined ? '' : orElse(() => readProjectText(paths.root, source), '', isWorkflowError);
  const heads = text.split('\n').flatMap((line, index) => {
    const [, number = '0', title = ''] = /^# (?:#(\d+) )?(\S.*)$/.exec(line) ?? [];
    return title === '' ? [] : [{ number: Number(number), title, line: index + 1 }];
  });
  const { list, sweep } = implementationStatus(paths);
  const { summary } = await readOverview(paths, now);
  const time = describeMilliseconds(elapsedHours(state, new Date(state.updated_at)) * 3_600_000);
  const { is, why = '' } = sweep?.clone ?? {};
  const clone = is === undefined ? '' : is === 'passed' ? ', also in a fresh clone' : `; not in a fresh clone: ${why}`;
  const ofIssues = heads.filter(({ number }) => issues.includes(number));
  const ofPlan = issues.map((one) => `#${one}`).join(' and ') || `\`${source ?? 'a list of features'}\``;
  return {
    name: paths.name,
    pull,
    title: heads[0]?.title ?? titleOf(paths.name),
    from: pull === null ? ofPlan : `the review of #${pull}`,
    issues: issues.map((number) => ({ number, title: heads.find((one) => one.number === number)?.title ?? '' })),
    features: (list?.features ?? []).map((feature) => {
      const at = Math.max(Number(/:(\d+)/.exec(feature.origin ?? '')?.[1]), ofIssues[0]?.line ?? 0);
      const issue = ofIssues.findLast(({ line }) => line <= at)?.number ?? null;
      return { ...shown(paths, list?.proofs ?? [], feature), issue };
    }),
    end: `${sweep?.verdict === 'passed' ? `everything passed once more at ${shortCommit(sweep.head ?? '')}${clone}; ` : ''}${summary.cost}, ${time}, ${counted(state.iteration, 'iteration')}`,
  };
}

function shown(paths: WorkflowPaths, proofs: FeatureList['proofs'], feature: Feature): Omit<PullFeature, 'issue'> {
  const { id, name, status, passes, cause, attempts, bindings, requirements = [] } = feature;
  const last = attempts.at(-1);
  const record = last && orElse(() => readAttempt(paths, id, last.number), undefined, isWorkflowError);
  const mine = proofs.filter((one) => one.feature === id && one.attempt === last?.number);
  const own = mine.filter(isGoodProof);
  const review = record?.review?.summary ?? '';
  const untested = own.flatMap((proof) => proof.untested ?? []);
  return {
    id,
    name,
    status,
    requirements: requirements.map(({ id: of, words = '' }) => ({ id: of, words })),
    commit: passes ? (bindings?.commit ?? null) : null,
    what: record?.hand_in == null ? review : `${record.hand_in.what} ${record.hand_in.why}`,
    before: /^red_green: ((?:(?!; on the old code:)[^])+)/.exec(record?.verification?.red_green ?? '')?.[1] ?? null,
    now: own.map((one) => `\`${one.command.replaceAll('`', "'")}\` passes (${describeMilliseconds(one.duration_ms)})`),
    attempts: attempts.length,
    remarks: [
      ...attempts.flatMap(({ number, outcome, why }): Row[] =>
        outcome === 'failed' && why !== null ? [[`attempt ${number} did not pass`, why]] : [],
      ),
      ...(review === '' ? [] : [['its reviewer', review] as const]),
      ...untested.slice(0, 1).map((why): Row => ['no test is known that failed before', why]),
      ...(record === undefined ? [] : attemptRemarks(record, passes)).filter(([kind]) => !kind.startsWith('proven')),
    ],
    answers: answersTo(feature.description),
    left: passes ? '' : cause === null ? (last?.why ?? '') : describeCause(cause),
  };
}
