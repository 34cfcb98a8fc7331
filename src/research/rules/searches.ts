import type { IterationStatistics } from './ledger.ts';

/** The outcome of a search: it brought results, brought none, or was not performed because the ration is used up. */
export type SearchOutcome = 'worked' | 'empty' | 'refused';

/** The searches of an iteration, as the hook counted them. */
export type SearchCounts = Readonly<Record<SearchOutcome, number>>;

export const noSearches: SearchCounts = { worked: 0, empty: 0, refused: 0 };

/** Tools that search; those that fetch one page, or ask how a search goes on, are none. */
const searchTools =
  /^(?:WebSearch|mcp__exa__(?:web_search_exa|deep_researcher_start)|mcp__context7__(?:get-library-docs|query-docs))$/;

/** The outcome of a search by what its tool answered; undefined for a tool that does not search. */
export function searchOutcome(tool: string, response: unknown): SearchOutcome | undefined {
  if (!searchTools.test(tool)) return undefined;
  if (tool !== 'WebSearch') return hasText(response) ? 'worked' : 'empty';
  const { results } = (response ?? {}) as { results?: unknown };
  const parts: unknown[] = Array.isArray(results) ? results : [];
  // The refusal is an answer like any other, and no error.
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
 * Whether the searches of an iteration prove anything. An agent whose search is refused stops searching, so that one refusal hides
 * many; empty answers are common, but not for most of what one asks.
 */
export function haveWorked({ worked, empty, refused }: SearchCounts): boolean {
  return worked > 0 && refused === 0 && worked >= empty;
}

/** Whether searches were tried and did not work: an outage, which passes or is waited out. */
export function isOutage(counts: SearchCounts): boolean {
  return counts.empty + counts.refused > 0 && !haveWorked(counts);
}

/** The counts in the statistics of an iteration. */
export function searchCountsOf({
  searches,
  searches_empty = 0,
  searches_refused = 0,
}: Pick<IterationStatistics, 'searches' | 'searches_empty' | 'searches_refused'>): SearchCounts {
  return { worked: searches, empty: searches_empty, refused: searches_refused };
}

/** An outage of the search, as far as it has lasted. */
export interface SearchOutage {
  /** The latest iterations of search, one behind the other, in which searches did not work. */
  iterations: number;
  /** The outage of the last of them: a phrase, with the way out. */
  why: string;
}

/** The outage that the latest iterations of search were in; undefined where the last one was in none. */
export function latestOutage(iterations: readonly IterationStatistics[]): SearchOutage | undefined {
  const searching = iterations.filter(({ kind }) => kind === 'research').map(searchCountsOf);
  const last = searching.at(-1);
  if (last === undefined || !isOutage(last)) return undefined;
  return {
    iterations: searching.length - 1 - searching.findLastIndex((one) => !isOutage(one)),
    why: describeOutage(last),
  };
}

/** Why searches did not work, as a phrase with the way out. */
export function describeOutage({ worked, empty, refused }: SearchCounts): string {
  const all = worked + empty + refused;
  return refused > 0
    ? `web search is rationed: ${refused} of ${all} searches not performed; start Claude Code with CLAUDE_CODE_MAX_WEB_SEARCHES_PER_SESSION above its 200 to raise the limit`
    : `web search is out: ${empty} of ${all} searches came back empty`;
}

/** An iteration makes about so many searches. */
const searchesNeeded = 30;
/** Claude Code gives so many back in an hour, unless CLAUDE_CODE_WEB_SEARCH_REFILLS_PER_HOUR says otherwise. */
const usualRefills = 100;
const longestPauseSeconds = 3_600;

/**
 * Seconds before the next iteration of search, during an outage: until a session has got back what an iteration needs. A fresh
 * session has the whole ration: it waits only where that did not help.
 * @param refills searches given back in an hour, as the environment has it.
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
