import { basename } from 'node:path';
import * as z from 'zod/mini';
import { quoteWord } from '../base/command-line.ts';
import { describeError, isWorkflowError, oneLine, shortened } from '../base/errors.ts';
import { suggestName } from '../base/names.ts';
import { allPlans, planSourceOf } from '../coding/plan.ts';
import { listWorkflows } from '../loop/list.ts';
import { readState } from '../loop/state-file.ts';
import { askGitHub } from './gh.ts';
import { issueAnswer } from './rules/answers.ts';
import { originOf } from './rules/as-plan.ts';

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
  const begun = new Map<string, string>();
  for (const paths of listWorkflows(root)) {
    const state = await readState(paths).catch(() => undefined);
    const source = state === undefined ? undefined : planSourceOf(state);
    for (const one of source === undefined ? [] : [source, ...originOf(source).issues.map(String)])
      begun.set(one, ` (workflow ${paths.name}, ${state?.status.replace('_', ' ') ?? ''})`);
  }
  const line = (what: string, key: string, words: string) =>
    `  ${what}${begun.get(key) ?? ''}: /autonomous-workflow:implement ${words}`;
  const plans = allPlans(root).map((file) => line(file, file, `${topicOf(file)} --plan ${quoteWord(file)}`));
  const lines = [plans.length === 0 ? 'Plans: none in the places that are searched.' : 'Plans:', ...plans];
  try {
    const { login } = await askGitHub(root, 'user', z.object({ login: z.string() }));
    const issues = new Set<string>();
    for (const query of [`assignee=${login}`, `labels=${label}`]) {
      const path = `repos/{owner}/{repo}/issues?state=open&per_page=${mostIssues}&${query}`;
      for (const { number, title, pull_request } of await askGitHub(root, path, z.array(issueAnswer)))
        if (pull_request === undefined)
          issues.add(line(`#${number} ${shortened(oneLine(title), longestTitle)}`, `${number}`, `--issue ${number}`));
    }
    const none = `Issues: none that is open and assigned to you, or labelled ${label}.`;
    return [...lines, issues.size === 0 ? none : 'Issues:', ...issues];
  } catch (error) {
    if (!isWorkflowError(error)) throw error;
    return [...lines, `Issues: ${describeError(error)}`];
  }
}
