import { join, basename } from 'node:path';
import { type CommandArguments, quoteWord } from '../base/command-line.ts';
import { exitCodes, WorkflowError, describeError, isWorkflowError, oneLine, shortened } from '../base/errors.ts';
import { writeAtomic } from '../files/store.ts';
import { workflowPaths, type WorkflowPaths } from '../files/paths.ts';
import { readState, stateExists } from '../loop/state-file.ts';
import { askForAll, askGitHub, bringBranch } from './gh.ts';
import {
  issuesAsPlan,
  reviewAsPlan,
  type TakenIn,
  issueAnswer,
  commentAnswer,
  repositoryAnswer,
  reviewQuery,
  reviewAnswer,
  type Review,
} from './rules/as-plan.ts';
import * as z from 'zod/mini';
import { suggestName } from '../base/names.ts';
import { sharedPlans } from '../coding/plan.ts';

const usage = (what: string, fix: string, received?: string) =>
  new WorkflowError(what, { ...(received !== undefined && { received }), fix, exitCode: exitCodes.usage });

/**
 * Brings the issues or the review that arguments name into the project: as a plan in the workflow's folder, and the branch that its work
 * goes to. Arguments without `--issue` and `--review` are left as they are, and for a workflow that has begun nothing is asked.
 * @returns the arguments with that plan, and what the user is told about it.
 * @throws WorkflowError when GitHub does not give them; nothing is written then.
 */
export async function takeWorkIn(
  root: string,
  read: CommandArguments,
): Promise<{ read: CommandArguments; notes: string[] }> {
  const { issue, review, ...others } = read.options;
  if (issue === undefined && review === undefined) return { read, notes: [] };
  if (issue !== undefined && (review !== undefined || others.plan !== undefined))
    throw usage('--issue, --review and --plan each name the plan', 'Give one of them.');
  const numbers = (issue ?? review ?? '').match(/\d+/g)?.map(Number) ?? [];
  const usual = `${issue === undefined ? 'review' : 'issue'}-${numbers.join('-')}`;
  const paths = await placeFor(root, read.name ?? usual, issue === undefined);
  const own = { ...read, name: paths.name };
  if (stateExists(paths)) return { read: { ...own, options: others }, notes: [] };
  const { text, notes, file, branch, prompt } =
    issue === undefined
      ? await takeReview(root, numbers[0] ?? 0)
      : { ...(await takeIssues(root, numbers)), branch: '' };
  writeAtomic(join(paths.base, file), text);
  const options = { plan: `${paths.folder}/${file}`, branch, ...others };
  return { read: { ...own, prompt: read.prompt ?? prompt, options }, notes };
}

/** The workflow for what is taken in: the one named, else `issue-42`; a further review of a pull request is `review-17-2`. */
async function placeFor(root: string, usual: string, isReview: boolean): Promise<WorkflowPaths> {
  for (let round = 1; ; round += 1) {
    const paths = workflowPaths(root, round === 1 ? usual : `${usual}-${round}`);
    if (!isReview || !stateExists(paths) || (await readState(paths)).status === 'in_progress') return paths;
  }
}

async function takeIssues(root: string, numbers: readonly number[]): Promise<TakenIn> {
  const all = [];
  for (const number of numbers) {
    const path = `repos/{owner}/{repo}/issues/${number}`;
    const issue = await askGitHub(root, path, issueAnswer);
    if (issue.pull_request !== undefined)
      throw usage(`#${number} is a pull request`, `What its review asks for: --review ${number}`, issue.html_url);
    all.push({ issue, comments: await askForAll(root, `${path}/comments`, commentAnswer) });
  }
  return issuesAsPlan(all);
}

async function takeReview(root: string, number: number) {
  const { full_name } = await askGitHub(root, 'repos/{owner}/{repo}', repositoryAnswer);
  const [owner, name] = full_name.split('/');
  const body = { query: reviewQuery, variables: { owner, name, number } };
  const { data } = await askGitHub(root, 'graphql', reviewAnswer, { method: 'POST', body });
  const pull: Review | null = data.repository.pullRequest;
  if (pull === null) throw usage(`There is no pull request #${number}`, 'Check the number.', full_name);
  if (pull.state !== 'OPEN') throw usage(`#${number} is not open`, 'Name one that is.', pull.url);
  if (pull.isCrossRepository) throw usage(`#${number} comes from a fork`, 'Work in a clone of that fork.', pull.url);
  const taken = reviewAsPlan(pull);
  if (taken === undefined)
    throw usage(`#${number} has no open comment of a review and no failing check`, 'There is nothing to do.', pull.url);
  await bringBranch(root, pull.headRefName);
  return { ...taken, branch: pull.headRefName };
}

const label = 'autonomous-workflow';
const mostIssues = 30;
const longestTitle = 80;

/** The topic that a plan's folder or file names, without its number or date. */
const topicOf = (file: string): string =>
  suggestName(basename(file.replace(/\/tasks\.md$/, ''), '.md').replace(/^\d[\d-]*-/, '')) || 'plan';

/**
 * What could be implemented here, each with the command that begins it: plans that are in the project, and open issues that are assigned to the
 * user or have our label; without gh, a login or a network, why there are no issues.
 */
export async function possibleWork(root: string): Promise<string[]> {
  const line = (what: string, words: string) => `  ${what}: /autonomous-workflow:implement ${words}`;
  const plans = sharedPlans(root).map((file) => line(file, `${topicOf(file)} --plan ${quoteWord(file)}`));
  const lines = [plans.length === 0 ? 'Plans: none in the places that are searched.' : 'Plans:', ...plans];
  try {
    const { login } = await askGitHub(root, 'user', z.object({ login: z.string() }));
    const issues = new Set<string>();
    for (const query of [`assignee=${login}`, `labels=${label}`]) {
      const path = `repos/{owner}/{repo}/issues?state=open&per_page=${mostIssues}&${query}`;
      for (const { number, title, pull_request } of await askGitHub(root, path, z.array(issueAnswer)))
        if (pull_request === undefined)
          issues.add(line(`#${number} ${shortened(oneLine(title), longestTitle)}`, `--issue ${number}`));
    }
    const none = `Issues: none that is open and assigned to you, or labelled ${label}.`;
    return [...lines, issues.size === 0 ? none : 'Issues:', ...issues];
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return [...lines, `Issues: ${describeError(error)}`];
  }
}
