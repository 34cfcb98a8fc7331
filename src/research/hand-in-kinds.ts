import { refusePage } from '../loop/rules/domains.ts';
import type { FiledHandIn, HandInKind, Inbox } from '../loop/hand-in-kind.ts';
import {
  repositoryHandIn,
  researchHandIn,
  type HandIn,
  type RepositoryHandIn,
  type ResearchHandIn,
} from './rules/hand-in.ts';
import { sortingProblems } from './sorting-batches.ts';
import { sortingHandIn, type SortingHandIn } from './rules/sorting.ts';
import { verificationHandIn, type VerificationHandIn } from './rules/verification.ts';

/** Merged into the ledger. */
export const webFindings: HandInKind<ResearchHandIn> = {
  name: 'findings from the web',
  agent: 'researcher',
  schema: researchHandIn,
  count: ({ claims }) => claims.length,
  problems: (_, { claims }, workflow) =>
    claims.flatMap(({ source: { url } }, at) => {
      const refusal = refusePage(url, workflow);
      return refusal === undefined ? [] : [`claims[${at}].source.url: ${refusal}`];
    }),
};

/** Merged into the ledger. */
export const repositoryFindings: HandInKind<RepositoryHandIn> = {
  name: 'findings from the repository',
  agent: 'repo-analyst',
  schema: repositoryHandIn,
  count: ({ claims }) => claims.length,
};

/** Votes on the claims of a batch, which decide their verdicts. */
export const claimVerification: HandInKind<VerificationHandIn> = {
  name: 'a verification of claims',
  agent: 'claim-verifier',
  schema: verificationHandIn,
  count: ({ verdicts }) => verdicts.length,
};

/** Decisions on pairs of claims, which join them or keep them apart. */
export const claimSorting: HandInKind<SortingHandIn> = {
  name: 'a sorting of claims',
  agent: 'claim-sorter',
  schema: sortingHandIn,
  count: ({ answers }) => answers.length,
  counted: 'answer',
  problems: sortingProblems,
};

/** The hand-ins of an inbox that are merged into the ledger. */
export function findingsIn(inbox: Inbox): FiledHandIn<HandIn>[] {
  return inbox.of<HandIn>(webFindings, repositoryFindings);
}
