import type { IterationStatistics } from './ledger.ts';

/** The outcome of a search: with results, without results, or refused because the ration is used up. */
export type SearchOutcome = 'worked' | 'empty' | 'refused';

/** How many searches had each outcome. */
export type SearchCounts = Readonly<Record<SearchOutcome, number>>;

/** Search tools; those that fetch a page or poll a search do not count. */
const searchTools =
  /^(?:WebSearch|mcp__exa__(?:web_search_exa|deep_researcher_start)|mcp__context7__(?:get-library-docs|query-docs))$/;

/** The outcome of a search from its tool's response; undefined for other tools. */
export function searchOutcome(tool: string, response: unknown): SearchOutcome | undefined {
  if (!searchTools.test(tool)) return undefined;
  if (tool !== 'WebSearch') return hasText(response) ? 'worked' : 'empty';
  const { results } = (response ?? {}) as { results?: unknown };
  const parts: unknown[] = Array.isArray(results) ? results : [];
  // A refusal is a normal response, not an error.
  if (parts.some((part) => typeof part === 'string' && part.startsWith('Web search was not performed')))
    return 'refused';
  return parts.some(hasLinks) ? 'worked' : 'empty';
}

function hasLinks(part: unknown): boolean {
  const { content } = (part ?? {}) as { content?: unknown };
  return Array.isArray(content) && content.length > 0;
}

function hasText(response: unknown): boolean {
  if (typeof response === 'string') return !/^\s*(?:\[\s*\]|\{\s*\})?\s*$/.test(response);
  if (Array.isArray(response)) return response.some(hasText);
  const { text, content } = (response ?? {}) as { text?: unknown; content?: unknown };
  return hasText(text ?? content ?? '');
}

/**
 * Whether the searches of an iteration worked. One refusal may be the only sign, because agents then stop searching; empty
 * results are common, but not for most searches.
 */
export function haveWorked({ worked, empty, refused }: SearchCounts): boolean {
  return worked > 0 && refused === 0 && worked >= empty;
}

/** Whether searches were tried and did not work. */
export function isOutage(counts: SearchCounts): boolean {
  return counts.empty + counts.refused > 0 && !haveWorked(counts);
}

/** The counts as fields of the iteration's statistics. */
export function searchCountsOf({
  searches,
  searches_empty = 0,
  searches_refused = 0,
}: Pick<IterationStatistics, 'searches' | 'searches_empty' | 'searches_refused'>): SearchCounts {
  return { worked: searches, empty: searches_empty, refused: searches_refused };
}

/** A used-up ration of searches. */
export interface SearchOutage {
  /** The number of latest search iterations, in a row, in which searches were refused. */
  iterations: number;
  /** The last refusal as a phrase, with advice. */
  why: string;
}

/** The refusals in the latest search iterations; undefined when the last one had none. Empty results refill by no wait. */
export function latestOutage(iterations: readonly IterationStatistics[]): SearchOutage | undefined {
  const searching = iterations.filter(({ kind }) => kind === 'research').map(searchCountsOf);
  const last = searching.at(-1);
  if (last === undefined || last.refused === 0) return undefined;
  return {
    iterations: searching.length - 1 - searching.findLastIndex((one) => one.refused === 0),
    why: describeOutage(last),
  };
}

/** Why searches did not work, as a phrase with advice. */
export function describeOutage({ worked, empty, refused }: SearchCounts): string {
  const all = worked + empty + refused;
  return refused > 0
    ? `web search is rationed: ${refused} of ${all} searches not performed; start Claude Code with CLAUDE_CODE_MAX_WEB_SEARCHES_PER_SESSION above its 200 to raise the limit`
    : `web search is out: ${empty} of ${all} searches came back empty`;
}

/** The approximate number of searches in an iteration. */
const searchesNeeded = 30;
/** Searches that Claude Code restores in an hour, unless CLAUDE_CODE_WEB_SEARCH_REFILLS_PER_HOUR is set. */
const usualRefills = 100;
const longestPauseSeconds = 3_600;

/**
 * Seconds until the ration is enough for the next search iteration, during an outage. A fresh session has the whole ration, so it
 * waits only when that did not help.
 * @param refills searches restored in an hour, from the environment.
 */
export function searchPauseSeconds(
  { iterations }: SearchOutage,
  isFresh: boolean,
  refills: string | undefined,
): number {
  if (isFresh && iterations === 1) return 1;
  const perHour = Number(refills);
  return Math.min(longestPauseSeconds, Math.ceil((searchesNeeded * 3_600) / (perHour > 0 ? perHour : usualRefills)));
}
