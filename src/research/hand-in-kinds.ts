import { namedFiles } from './named-files.ts';
import { refusePage } from '../loop/rules/domains.ts';
import type { FiledHandIn, HandInKind, Inbox } from '../loop/hand-in-kind.ts';
import {
  repositoryHandIn,
  researchHandIn,
  type HandIn,
  type RepositoryHandIn,
  type ResearchHandIn,
} from './rules/hand-in.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { pageSearcher } from './quote-checks.ts';
import { toolRows } from '../session/tool-rows.ts';
import { openedTexts } from './rules/opened-pages.ts';
import { readSnapshotIndex } from './snapshots.ts';
import { pageAddress } from './rules/pages/addresses.ts';
import { sortingProblems } from './sorting-batches.ts';
import { sortingHandIn, type SortingHandIn } from './rules/sorting.ts';
import { verificationHandIn, type VerificationHandIn } from './rules/verification.ts';

/** Merged into the ledger. */
export const webFindings: HandInKind<ResearchHandIn> = {
  name: 'findings from the web',
  agent: 'researcher',
  schema: researchHandIn,
  count: ({ claims }) => claims.length,
  problems: async (paths, handIn, workflow) => {
    const { claims } = handIn;
    const refused = claims.flatMap(({ source: { url } }, at) => {
      const refusal = refusePage(url, workflow);
      return refusal === undefined ? [] : [`claims #${at + 1} source url: ${refusal}`];
    });
    return [...refused, ...(await faultsOf(paths, handIn, workflow))];
  },
};

/** Merged into the ledger. */
export const repositoryFindings: HandInKind<RepositoryHandIn> = {
  name: 'findings from the repository',
  agent: 'repo-analyst',
  schema: repositoryHandIn,
  count: ({ claims }) => claims.length,
  problems: faultsOf,
};

/** Faults of findings, wherever they are from: numbers that their quotes lack, and absences that do not hold. */
async function faultsOf(paths: WorkflowPaths, handIn: HandIn, { prompt }: { prompt: string }): Promise<string[]> {
  const { unquotedNumbers, unquotedSides } = await import('./unquoted-numbers.ts');
  return [
    ...unquotedNumbers(handIn.claims, () => [prompt, ...namedFiles(paths.root, prompt).map(({ text }) => text)]),
    ...(await foundAfterAll(paths, handIn.claims)),
    ...unquotedSides(paths, handIn),
  ];
}

/** A hook that is cut off would lose the hand-in. */
const searchMilliseconds = 6_000;

/**
 * Absences that do not hold, as far as that can be known now: pages that are not stored are searched when they are, and what there is
 * no time for when `record` repeats every search.
 */
async function foundAfterAll(paths: WorkflowPaths, claims: HandIn['claims']): Promise<string[]> {
  if (claims.every(({ searched }) => searched === undefined)) return [];
  const { searchTree } = await import('./search-absence.ts');
  const inPage = pageSearcher(paths);
  const pages = readSnapshotIndex(paths);
  const deadline = Date.now() + searchMilliseconds;
  return claims.flatMap(({ searched, source }, at) => {
    if (searched === undefined || Date.now() > deadline) return [];
    const path = 'file' in source ? source.file : undefined;
    const row = pages.get(pageAddress('file' in source ? `repository:${source.file}` : source.url));
    const isStored = row?.snapshot != null && (path === undefined || row.brought === true);
    if (!isStored && path === undefined) return [];
    const { outcome, detail } = isStored ? inPage(row, searched) : searchTree(paths.root, path ?? '.', searched);
    return outcome === 'not-found' ? [] : [`claims #${at + 1} searched: ${detail}. ${instead}`];
  });
}

const instead = 'Report what is there, with a quote; or name words and a place in which they stand nowhere.';

/** Votes on the claims of a batch, which decide their verdicts. */
export const claimVerification: HandInKind<VerificationHandIn> = {
  name: 'a verification of claims',
  agent: 'claim-verifier',
  schema: verificationHandIn,
  count: ({ verdicts }) => verdicts.length,
  problems: (paths, handIn, _workflow, transcript) => judgedUnread(paths, handIn, transcript),
};

/** Verdicts on pages that their agent has not opened; none where its transcript cannot be read. */
async function judgedUnread(
  paths: WorkflowPaths,
  { assignment, verdicts }: VerificationHandIn,
  transcript: string,
): Promise<string[]> {
  const lines = toolRows(transcript);
  if (lines === undefined) return [];
  const { readBatches } = await import('./verification-batches.ts');
  const asked = readBatches(paths).find((batch) => batch.assignment === assignment)?.claims ?? [];
  const opened = openedTexts(lines);
  return verdicts.flatMap(({ claim }, at) => {
    const page = asked.find((one) => one.claim === claim);
    if (page === undefined || opened.has(page.snapshot)) return [];
    return [
      `verdicts #${at + 1} (${claim}): ${paths.folder}/snapshots/${page.snapshot}.txt was not opened. Read it around its quotes, then judge`,
    ];
  });
}

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
