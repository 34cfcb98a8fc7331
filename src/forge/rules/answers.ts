import * as z from 'zod/mini';

/** What is read of the answers of GitHub's API; more is ignored. */
const person = z.nullable(z.object({ login: z.string() }));
const words = z._default(z.nullable(z.string()), null);
const association = z._default(z.string(), 'NONE');

export const commentAnswer = z.object({
  body: words,
  html_url: z.string(),
  user: person,
  author_association: association,
});

export const issueAnswer = z.extend(commentAnswer, {
  number: z.int(),
  title: z.string(),
  state: z.string(),
  /** Only of a pull request. */
  pull_request: z.optional(z.unknown()),
});

export const repositoryAnswer = z.object({ full_name: z.string(), default_branch: z.string() });

export const pullAnswer = z.object({ number: z.int(), html_url: z.string(), body: words });

const nodesOf = <T extends z.core.$ZodType>(row: T) => z.object({ nodes: z.array(row) });
const said = z.object({ url: z.string(), body: z.string(), authorAssociation: association, author: person });
const place = { isResolved: z.boolean(), path: z.string(), line: z.nullable(z.int()) };
const thread = z.object({ ...place, comments: nodesOf(said) });
const checks = z.nullable(z.object({ contexts: nodesOf(z.record(z.string(), z.nullable(z.string()))) }));

const pullRequest = z.object({
  number: z.int(),
  url: z.string(),
  state: z.string(),
  headRefName: z.string(),
  isCrossRepository: z.boolean(),
  reviewThreads: nodesOf(thread),
  reviews: nodesOf(said),
  commits: nodesOf(z.object({ commit: z.object({ statusCheckRollup: checks }) })),
});

/** The answer to `reviewQuery`. */
export const reviewAnswer = z.object({
  data: z.object({ repository: z.object({ pullRequest: z.nullable(pullRequest) }) }),
});

/** Whether a thread of a review is resolved says GraphQL only. */
export const reviewQuery = `query($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) { pullRequest(number: $number) {
    number url state headRefName isCrossRepository
    reviewThreads(first: 100) { nodes { isResolved path line
      comments(first: 50) { nodes { url body authorAssociation author { login } } } } }
    reviews(last: 50, states: [CHANGES_REQUESTED]) { nodes { url body authorAssociation author { login } } }
    commits(last: 1) { nodes { commit { statusCheckRollup { contexts(first: 100) { nodes {
      ... on CheckRun { name conclusion detailsUrl title summary }
      ... on StatusContext { name: context conclusion: state detailsUrl: targetUrl summary: description } } } } } } }
  } }
}`;

export type Issue = z.output<typeof issueAnswer>;
export type Comment = z.output<typeof commentAnswer>;
export type Review = z.output<typeof pullRequest>;

/** Whether somebody may write to the repository, as GitHub says it of each comment. */
export const mayWrite = (one: string): boolean => /^(?:OWNER|MEMBER|COLLABORATOR)$/.test(one);

/** The checks of the last commit that did not end well. */
export function failingChecks({ commits }: Review): { name: string; said: string; url: string }[] {
  const all = commits.nodes.flatMap(({ commit }) => commit.statusCheckRollup?.contexts.nodes ?? []);
  return all
    .filter(({ conclusion }) => /^(?:FAILURE|TIMED_OUT|ACTION_REQUIRED|STARTUP_FAILURE|ERROR)$/.test(conclusion ?? ''))
    .map(({ name, title, summary, detailsUrl }) => ({
      name: name ?? 'check',
      said: [title, summary].filter((text) => text != null).join('\n'),
      url: detailsUrl ?? '',
    }));
}
