import {
  checkAbsence,
  checkEvidence,
  type FindQuote,
  type SearchAgain,
  type SourcePages,
} from './rules/evidence-check.ts';
import { placeInTree, sightingIn } from './rules/absence.ts';
import type { Findings } from './rules/fold.ts';
import type { Evidence, Source } from './rules/ledger.ts';
import { readWorks } from './fetch-works.ts';
import { type SnapshotRow, sourceKeys } from './rules/pages/page.ts';
import { checkQuote, indexPage, isSound, type PageIndex, type QuoteCheck } from './rules/quotes/quote.ts';
import type { PageFacts } from './rules/verification.ts';
import { pageAddress } from './rules/pages/addresses.ts';
import { excerpt } from '../base/errors.ts';
import type { WorkflowPaths } from '../files/paths.ts';
import { intactSnapshots, readSnapshot, readSnapshotHistory } from './snapshots.ts';

/** Prepared pages that are kept, because preparing a page takes a hundred times as long as checking a quote. */
const mostPages = 4;

/** Searches quotes in the snapshots of a workflow, and keeps the results. */
export function quoteFinder(paths: WorkflowPaths): FindQuote {
  const results = new Map<string, QuoteCheck | undefined>();
  const pages = new Map<string, PageIndex | undefined>();
  const pageOf = (snapshot: string): PageIndex | undefined => {
    if (!pages.has(snapshot)) {
      const [oldest] = pages.keys();
      if (oldest !== undefined && pages.size >= mostPages) pages.delete(oldest);
      const text = readSnapshot(paths, snapshot);
      pages.set(snapshot, text === undefined ? undefined : indexPage(text));
    }
    return pages.get(snapshot);
  };
  return (quote, snapshot) => {
    const key = `${snapshot} ${quote}`;
    if (!results.has(key)) {
      const page = pageOf(snapshot);
      results.set(key, page === undefined ? undefined : checkQuote(quote, page));
    }
    return results.get(key);
  };
}

/** Searches a stored page for words that an agent reported as absent. */
export function pageSearcher(paths: WorkflowPaths): SearchAgain['inPage'] {
  return ({ snapshot }, terms) => {
    const text = snapshot === null ? undefined : readSnapshot(paths, snapshot);
    if (text === undefined) return { outcome: 'could-not-run', detail: 'its stored text cannot be read' };
    const seen = sightingIn(text, terms);
    if (seen === undefined) return { outcome: 'not-found', detail: 'searched again in the stored page', snapshot };
    return { outcome: 'found', detail: `the stored page has "${excerpt(seen.words)}"`, snapshot };
  };
}

/** What verdicts of verifiers are held against. The length of their quotes does not matter. */
export function pageFacts(paths: WorkflowPaths, find: FindQuote, inTree: SearchAgain['inTree']): PageFacts {
  const inPage = pageSearcher(paths);
  return {
    isQuoted: (words, page) => isSound({ verdict: find(words, page)?.verdict ?? 'absent', isShort: false }),
    isAbsent: (terms, page) => {
      const place = placeInTree(page);
      const { outcome } = place === undefined ? inPage({ snapshot: page }, terms) : inTree(place, terms);
      return outcome === 'could-not-run' ? undefined : outcome === 'not-found';
    },
  };
}

/** The facts about findings that the stored texts of their sources have. */
type StoredSources = Required<Omit<Findings, 'verifications' | 'different'>>;

/** Checks evidence against the stored texts; `findQuote` keeps its results. */
export function storedSources(
  paths: WorkflowPaths,
  findQuote: FindQuote,
  inTree: SearchAgain['inTree'],
): StoredSources {
  const history = readSnapshotHistory(paths);
  const works = readWorks(paths);
  const isIntact = intactSnapshots(paths);
  const inPage = pageSearcher(paths);
  const byWork = new Map<string, SnapshotRow[]>();
  for (const rows of history.values()) {
    const latest = rows.at(-1);
    if (latest?.snapshot != null) byWork.set(latest.canonical, [...(byWork.get(latest.canonical) ?? []), latest]);
  }
  const pagesOf = (evidence: Evidence, source: Source): SourcePages => {
    const rows = history.get(pageAddress(evidence.url ?? source.url)) ?? [];
    const own = rows.at(-1);
    // Quotes of a file count in each of its stored texts, because agents may have read an earlier one.
    const texts = source.kind === 'repository' ? rows.toReversed() : rows.slice(-1);
    const others = (byWork.get(source.canonical) ?? []).filter(({ page }) => page !== own?.page);
    return { own, stored: [...texts, ...others].filter(({ snapshot }) => snapshot !== null && isIntact(snapshot)) };
  };
  return {
    check: (evidence, source) => {
      // A quote that was found in a missing or altered text is searched again.
      const { sound = false, snapshot = null } = evidence.check ?? {};
      const known = sound && snapshot !== null && !isIntact(snapshot) ? { ...evidence, check: undefined } : evidence;
      const pages = pagesOf(evidence, source);
      if (evidence.searched !== undefined) return checkAbsence(known, source, pages, { inTree, inPage });
      return checkEvidence(known, source, pages, findQuote);
    },
    keyOf: sourceKeys([...history.values()].flatMap((rows) => rows.slice(-1))),
    pageData: ({ url }) => history.get(pageAddress(url))?.findLast(({ snapshot }) => snapshot !== null),
    work: ({ canonical }) => works.get(canonical),
    textHash: ({ url }) => history.get(pageAddress(url))?.at(-1)?.snapshot ?? null,
  };
}
