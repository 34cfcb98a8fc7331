import {
  absence,
  checkAbsence,
  checkEvidence,
  type FindQuote,
  type SearchAgain,
  type SourcePages,
  placeInTree,
  sightingIn,
  type AbsenceSearch,
} from './rules/evidence-check.ts';
import type { Findings } from './rules/fold.ts';
import type { Evidence, EvidenceCheck, Ledger, Source } from './rules/ledger.ts';
import { sourceOfOther } from './rules/parties.ts';
import { readWorks } from './fetch-sources.ts';
import { type SnapshotRow, sourceKeys, pageAddress } from './rules/pages/page.ts';
import { checkQuote, indexPage, isFound, type PageIndex, type QuoteCheck } from './rules/quotes/quote.ts';
import type { PageFacts } from './rules/verification.ts';
import { excerpt, orElse } from '../base/errors.ts';
import { type WorkflowPaths, realPathInside } from '../files/paths.ts';
import { intactSnapshots, readSnapshot, readSnapshotIndex } from './snapshots.ts';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isWorkflowOutput } from '../base/names.ts';
import { remembered } from '../base/algorithms.ts';
import { counted } from '../base/text.ts';
import { projectFilesBelow } from '../programs/git/run-git.ts';
import { mayHoldSecrets } from './local-document.ts';

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
function pageSearcher(paths: WorkflowPaths): SearchAgain['inPage'] {
  return ({ snapshot }, terms) => {
    const text = snapshot === null ? undefined : readSnapshot(paths, snapshot);
    if (text === undefined) return absence('could-not-run', 'its stored text cannot be read');
    const seen = sightingIn(text, terms);
    if (seen === undefined) return absence('not-found', 'searched again in the stored page', snapshot);
    return absence('found', `the stored page has "${excerpt(seen.words)}"`, snapshot);
  };
}

/** What verdicts of verifiers are held against. The length of their quotes does not matter. */
export function pageFacts(
  paths: WorkflowPaths,
  ledger: Ledger,
  { findQuote: find, inTree }: { findQuote: FindQuote; inTree: SearchAgain['inTree'] },
): PageFacts {
  const inPage = pageSearcher(paths);
  const rows = remembered(() => [...readSnapshotIndex(paths).values()]);
  return {
    ofOther: (page, claim) => {
      const row = rows('').find(({ snapshot }) => snapshot === page);
      return row && sourceOfOther(row, claim, ledger);
    },
    isQuoted: (words, page) => {
      const place = placeInTree(page);
      const isThere = place !== undefined && inTree(place, [words]).verdict === 'found';
      return isThere || isFound(find(words, page) ?? { verdict: 'absent' });
    },
    isAbsent: (terms, page) => {
      const place = placeInTree(page);
      const { verdict } = place === undefined ? inPage({ snapshot: page }, terms) : inTree(place, terms);
      return verdict === 'could-not-run' ? undefined : verdict === 'not-found';
    },
  };
}

/** The facts about findings that the stored texts of their sources have. */
type StoredSources = Required<Omit<Findings, 'verifications' | 'check'>> & {
  check: (evidence: Evidence, source: FoundAt) => EvidenceCheck;
};
type FoundAt = Pick<Source, 'kind' | 'url' | 'canonical'>;

/** Checks evidence against the stored texts; `findQuote` keeps its results. */
export function storedSources(
  paths: WorkflowPaths,
  findQuote: FindQuote,
  inTree: SearchAgain['inTree'],
): StoredSources {
  const pages = readSnapshotIndex(paths);
  const works = readWorks(paths);
  const isIntact = intactSnapshots(paths);
  const inPage = pageSearcher(paths);
  const byWork = new Map<string, SnapshotRow[]>();
  for (const row of pages.values())
    if (row.snapshot !== null) byWork.set(row.canonical, [...(byWork.get(row.canonical) ?? []), row]);
  const pagesOf = (evidence: Evidence, source: FoundAt): SourcePages => {
    const own = pages.get(pageAddress(evidence.url ?? source.url));
    const others = (byWork.get(source.canonical) ?? []).filter(({ page }) => page !== own?.page);
    const all = own === undefined ? others : [own, ...others];
    return { own, stored: all.filter(({ snapshot }) => snapshot !== null && isIntact(snapshot)) };
  };
  return {
    check: (evidence, source) => {
      // A quote that was found in a missing or altered text is searched again.
      const { sound = false, snapshot = null } = evidence.check ?? {};
      const known = sound && snapshot !== null && !isIntact(snapshot) ? { ...evidence, check: undefined } : evidence;
      const own = pagesOf(evidence, source);
      if (evidence.searched !== undefined) return checkAbsence(known, source, own, { inTree, inPage });
      return checkEvidence(known, source, own, findQuote);
    },
    keyOf: sourceKeys(pages.values()),
    pageData: ({ url }) => [pages.get(pageAddress(url))].find((row) => row?.snapshot !== null),
    work: ({ canonical }) => works.get(canonical),
    textHash: ({ url }) => pages.get(pageAddress(url))?.snapshot ?? null,
  };
}

/** A file that is too large to search, in bytes: the absence is not proven then, nor where time is up. */
const largestFile = 8_000_000;
const mostMilliseconds = 5_000;
/** The time limit for all searches of one `record`; the next one continues. */
const mostMillisecondsInAll = 20_000;
const binaryStart = 8_000;
/** Folders that are skipped in a project without git. */
const leftOut = /^(?:node_modules$|\.)/;

/** A function that searches the project, with cached results and a time limit for all searches: the next record repeats what is left. */
export function treeSearcher(
  root: string,
  milliseconds = mostMillisecondsInAll,
): (path: string, terms: readonly string[]) => AbsenceSearch {
  const deadline = Date.now() + milliseconds;
  const search = remembered((key: string): AbsenceSearch => {
    const left = deadline - Date.now();
    const [path = '', ...terms] = JSON.parse(key) as string[];
    if (left > 0) return searchTree(root, path, terms, Math.min(left, mostMilliseconds));
    return absence('could-not-run', 'there was no time left to search; the next record does');
  });
  return (path, terms) => search(JSON.stringify([path, ...terms]));
}

/**
 * Searches a file or folder of the project, file names included, for words that an agent reported as absent. Files that git
 * ignores, files of workflows and possible secrets are skipped.
 * @param path from the project's root; `.` for the whole project.
 */
export function searchTree(
  root: string,
  path: string,
  terms: readonly string[],
  milliseconds = mostMilliseconds,
): AbsenceSearch {
  const failed = (detail: string) => absence('could-not-run', detail);
  const found = (detail: string) => absence('found', detail);
  const place = realPathInside(root, join(root, path));
  const kind = place === undefined ? undefined : statSync(join(root, place), { throwIfNoEntry: false });
  if (place === undefined || kind === undefined) return failed(`there is nothing in the project at ${excerpt(path)}`);
  const all = [...(kind.isFile() ? [place] : filesBelow(root, place))].filter((file) => !isWorkflowOutput(file));
  const unread = all.find((file) => file.endsWith('/'));
  if (unread !== undefined) return failed(`the folder ${excerpt(unread)} cannot be read`);
  const files = all.filter((file) => !mayHoldSecrets(file));
  if (files.length === 0) return failed(`no file of the project lies at ${excerpt(path)}`);
  const deadline = Date.now() + milliseconds;
  let unreadable = 0;
  for (const file of files) {
    if (sightingIn(file, terms) !== undefined) return found(`there is a file ${excerpt(file)}`);
    const read = readText(join(root, file));
    if (read === undefined) return failed(`${excerpt(file)} is too large to search`);
    if (Date.now() > deadline) return failed('there is too much to search: name a smaller folder');
    // Only the name of a binary file is searched.
    if (read.includes('\0')) unreadable += 1;
    const seen = sightingIn(read, terms);
    if (seen !== undefined) return found(`${excerpt(file)}:${seen.line} has "${excerpt(seen.words)}"`);
  }
  if (unreadable === files.length) return failed(`${excerpt(path)} holds no text`);
  const hidden = all.length - files.length;
  const without = hidden === 0 ? '' : `, without ${hidden} that may hold secrets`;
  return absence('not-found', `searched again in ${counted(files.length, 'file')}${without}`);
}

/**
 * The files of a folder, from the project's root: those that git does not ignore, or all without git, where a folder that cannot be read is
 * named with a slash at its end.
 */
export function filesBelow(root: string, place: string): Iterable<string> {
  const isFile = (file: string) => statSync(join(root, file), { throwIfNoEntry: false })?.isFile() === true;
  const listed = projectFilesBelow(root, place === '' ? '.' : place, mostMilliseconds);
  return listed === undefined ? walk(root, place) : listed.filter(isFile);
}

function* walk(root: string, place: string): Generator<string> {
  const entries = orElse(() => readdirSync(join(root, place), { withFileTypes: true }), undefined);
  if (entries === undefined) yield `${place}/`;
  for (const entry of entries ?? []) {
    const path = place === '' ? entry.name : `${place}/${entry.name}`;
    if (entry.isFile()) yield path;
    else if (entry.isDirectory() && !leftOut.test(entry.name)) yield* walk(root, path);
  }
}

/** The text of a file; a NUL character for a binary file, undefined for one that is too large. */
function readText(path: string): string | undefined {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > largestFile) return undefined;
  try {
    const bytes = readFileSync(path);
    return bytes.subarray(0, binaryStart).includes(0) ? '\0' : bytes.toString('utf8');
  } catch {
    return '\0';
  }
}
