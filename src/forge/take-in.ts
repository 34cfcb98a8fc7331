import { join } from 'node:path';
import { quote, readCommandArguments } from '../base/command-line.ts';
import { exitCodes, WorkflowError } from '../base/errors.ts';
import { writeAtomic } from '../files/store.ts';
import { workflowPaths, type WorkflowPaths } from '../files/paths.ts';
import { commandRules } from '../loop/rules/command-rules.ts';
import { readState, stateExists } from '../loop/state-file.ts';
import { askForAll, askGitHub } from './gh.ts';
import { bringBranch } from './remote.ts';
import * as answers from './rules/answers.ts';
import { issuesAsPlan, joinedIssues, reviewAsPlan, type TakenIn } from './rules/as-plan.ts';

/** The arguments of `implement` with what they name on GitHub as a plan in the workflow's folder, and what the user is told about it. */
export interface WorkTaken {
  rawArguments: string;
  /** The workflow; undefined where the arguments name nothing on GitHub. */
  name?: string;
  notes: string[];
}

const { options: rules, example } = commandRules.implement;
const usage = (what: string, fix: string, received?: string) =>
  new WorkflowError(what, { ...(received !== undefined && { received }), fix, exitCode: exitCodes.usage });

/**
 * Brings the issues or the review that the arguments of a command name into the project: as a plan, and the branch that its work goes to.
 * Arguments without `--issue` and `--review` are left as they are, and for a workflow that has begun nothing is asked.
 * @throws WorkflowError when GitHub does not give them; nothing is written then.
 */
export async function takeWorkIn(root: string, command: string, rawArguments: string): Promise<WorkTaken> {
  const read = command === 'implement' ? readCommandArguments(joinedIssues(rawArguments), rules, example) : undefined;
  const { issue, review, ...others } = read?.options ?? {};
  if (issue === undefined && review === undefined) return { rawArguments, notes: [] };
  if (issue !== undefined && (review !== undefined || others.plan !== undefined))
    throw usage('--issue, --review and --plan each name the plan', 'Give one of them.');
  const numbers = (issue ?? review ?? '').match(/\d+/g)?.map(Number) ?? [];
  const usual = `${issue === undefined ? 'review' : 'issue'}-${numbers.join('-')}`;
  const paths = await placeFor(root, read?.name ?? usual, issue === undefined);
  const option = ([key, value]: [string, string]) => `--${key}${value === '' ? '' : `=${quote(value)}`}`;
  const given = (more: Record<string, string>, prompt = read?.prompt) => {
    const words = [paths.name, ...(prompt === undefined ? [] : [prompt])];
    return [...Object.entries({ ...more, ...others }).map(option), ...words.map(quote)].join(' ');
  };
  if (stateExists(paths)) return { rawArguments: given({}), name: paths.name, notes: [] };
  const { text, notes, file, branch, prompt } =
    issue === undefined
      ? await takeReview(root, numbers[0] ?? 0)
      : { ...(await takeIssues(root, numbers)), branch: '' };
  writeAtomic(join(paths.base, file), text);
  const options = { plan: `${paths.folder}/${file}`, branch };
  return { rawArguments: given(options, read?.prompt ?? prompt), name: paths.name, notes };
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
    const issue = await askGitHub(root, path, answers.issueAnswer);
    if (issue.pull_request !== undefined)
      throw usage(`#${number} is a pull request`, `What its review asks for: --review ${number}`, issue.html_url);
    all.push({ issue, comments: await askForAll(root, `${path}/comments`, answers.commentAnswer) });
  }
  return issuesAsPlan(all);
}

async function takeReview(root: string, number: number) {
  const { full_name } = await askGitHub(root, 'repos/{owner}/{repo}', answers.repositoryAnswer);
  const [owner, name] = full_name.split('/');
  const body = { query: answers.reviewQuery, variables: { owner, name, number } };
  const { data } = await askGitHub(root, 'graphql', answers.reviewAnswer, { method: 'POST', body });
  const pull: answers.Review | null = data.repository.pullRequest;
  if (pull === null) throw usage(`There is no pull request #${number}`, 'Check the number.', full_name);
  if (pull.state !== 'OPEN') throw usage(`#${number} is not open`, 'Name one that is.', pull.url);
  if (pull.isCrossRepository) throw usage(`#${number} comes from a fork`, 'Work in a clone of that fork.', pull.url);
  const taken = reviewAsPlan(pull);
  if (taken === undefined)
    throw usage(`#${number} has no open comment of a review and no failing check`, 'There is nothing to do.', pull.url);
  await bringBranch(root, pull.headRefName);
  return { ...taken, branch: pull.headRefName };
}
