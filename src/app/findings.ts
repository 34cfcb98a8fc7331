import { isFile, type Evidence, type Ledger, type Source } from '../research/rules/ledger.ts';
import { mergeHandIns } from '../research/rules/merge.ts';
import type { Findings } from '../research/rules/fold.ts';
import type { FindQuote, SearchAgain } from '../research/rules/evidence-check.ts';
import { isWorkflowError } from '../base/errors.ts';
import { readInbox } from './hand-in.ts';
import { findingsIn } from '../research/hand-in-kinds.ts';
import type { FiledHandIn } from '../loop/hand-in-kind.ts';
import type { VerificationHandIn } from '../research/rules/verification.ts';
import { readLedger } from '../research/ledger-file.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { pageFacts, quoteFinder, storedSources } from '../research/quote-checks.ts';
import { votesSoFar } from '../research/verification-lists.ts';
import { treeSearcher } from '../research/search-absence.ts';

/** The input of the next `record`. */
export interface Upcoming {
  /** The ledger with the inbox merged in, unchecked. */
  ledger: Ledger;
  /** Hand-ins that are merged for the first time. */
  fresh: ReadonlySet<string>;
}

/** The input of the next `record`; undefined when the ledger is broken, which `record` repairs. Reads only. */
export function previewRecord(paths: WorkflowPaths, now: Date): Upcoming | undefined {
  try {
    const before = readLedger(paths);
    const known = new Set(before.merged);
    const { ledger } = mergeHandIns(before, findingsIn(readInbox(paths)), now.toISOString().slice(0, 10));
    return { ledger, fresh: new Set(ledger.merged.filter((id) => !known.has(id))) };
  } catch (error) {
    if (isWorkflowError(error)) return undefined;
    throw error;
  }
}

/** The search for quotes, and the second search for texts reported as missing; both cache their results. */
export interface Searches {
  findQuote: FindQuote;
  inTree: SearchAgain['inTree'];
}

/** Searches for every unchecked quote, source by source, before the lock is taken. */
export function prepareSearches(paths: WorkflowPaths, upcoming: Upcoming | undefined): Searches {
  const findQuote = quoteFinder(paths);
  const { claims, sources } = upcoming?.ledger ?? { claims: [], sources: [] };
  const bySource = new Map<string, Evidence[]>(sources.map(({ id }) => [id, []]));
  for (const { evidence } of claims) for (const one of evidence) bySource.get(one.source)?.push(one);
  const inTree = treeSearcher(paths.root);
  const { check } = storedSources(paths, findQuote, inTree);
  for (const source of sources) for (const evidence of bySource.get(source.id) ?? []) check(evidence, source);
  return { findQuote, inTree };
}

/** Addresses of the upcoming evidence, that of central claims first; files of the project only where new evidence quotes them. */
export function addressesToFetch({ ledger, fresh }: Upcoming): { web: string[]; files: string[] } {
  const rank = { central: 0, supporting: 1, peripheral: 2 };
  const sources = new Map<string, Source>(ledger.sources.map((source) => [source.id, source]));
  const web = new Set<string>();
  const files = new Set<string>();
  for (const { evidence } of ledger.claims.toSorted((a, b) => rank[a.importance] - rank[b.importance])) {
    for (const { source: id, url, hand_in, searched } of evidence) {
      const source = sources.get(id);
      if (source === undefined) continue;
      if (!isFile(source)) web.add(url ?? source.url);
      // Texts reported as missing are searched in the project itself.
      else if (fresh.has(hand_in) && searched === undefined) files.add(source.url);
    }
  }
  return { web: [...web], files: [...files] };
}

/** Everything that the verdicts on claims depend on. */
export function findingsFor(
  paths: WorkflowPaths,
  ledger: Ledger,
  verifications: readonly FiledHandIn<VerificationHandIn>[],
  { findQuote, inTree }: Searches,
): Findings {
  return {
    ...storedSources(paths, findQuote, inTree),
    verifications: votesSoFar(paths, ledger, verifications, pageFacts(paths, findQuote, inTree)),
  };
}
