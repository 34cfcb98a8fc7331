import { describe, expect, it } from 'vitest';
import {
  describeOutage,
  haveWorked,
  isOutage,
  latestOutage,
  searchOutcome,
  searchPauseSeconds,
} from '../../../src/research/rules/searches.ts';
import { statistics } from '../../support/samples.ts';

/** Answers of the tool WebSearch of Claude Code 2.1.330, as its hook saw them. */
const answer = (results: readonly unknown[], searchCount = 1) => ({ query: 'x', results, searchCount });
const link = { tool_use_id: 'srvtoolu_1', content: [{ title: 'T', url: 'https://example.org/a' }] };
const refusal =
  "Web search was not performed: this turn's web search budget is used up (limit: 1 WebSearch call per turn, shared by every agent in it). Continue with the information already gathered …";

describe('the outcome of a search', () => {
  it.each([
    ['links', 'WebSearch', answer([link, 'Found T.']), 'worked'],
    ['links in the second of two searches', 'WebSearch', answer([{ ...link, content: [] }, link], 2), 'worked'],
    ['no links', 'WebSearch', answer([{ ...link, content: [] }, 'Nothing found.']), 'empty'],
    ['only words', 'WebSearch', answer(['Nothing.'], 0), 'empty'],
    ['an error in words', 'WebSearch', answer(['Web search error: unavailable']), 'empty'],
    ['a refusal', 'WebSearch', answer([refusal], 0), 'refused'],
    ['a result that speaks of a refusal', 'WebSearch', answer([link, `The page says: ${refusal}`]), 'worked'],
    ['nothing at all', 'WebSearch', undefined, 'empty'],
    ['another form', 'WebSearch', 'links', 'empty'],
    ['text', 'mcp__exa__web_search_exa', [{ type: 'text', text: '1. A page' }], 'worked'],
    ['text within content', 'mcp__exa__web_search_exa', { content: [{ type: 'text', text: 'A' }] }, 'worked'],
    ['a string', 'mcp__context7__query-docs', 'A page of documentation', 'worked'],
    ['an empty list as text', 'mcp__exa__web_search_exa', [{ type: 'text', text: '[]' }], 'empty'],
    ['no text', 'mcp__exa__deep_researcher_start', [], 'empty'],
    ['a page', 'WebFetch', 'text', undefined],
    ['a page by exa', 'mcp__exa__crawling_exa', [{ type: 'text', text: 'A' }], undefined],
    ['the state of a search', 'mcp__exa__deep_researcher_check', [{ type: 'text', text: 'A' }], undefined],
  ])('is known by what the tool answered: %s (%s)', (_, tool, response, outcome) => {
    expect(searchOutcome(tool, response)).toBe(outcome);
  });
});

describe('the searches of an iteration', () => {
  it.each([
    [{ worked: 12, empty: 0, refused: 0 }, true, false],
    [{ worked: 6, empty: 6, refused: 0 }, true, false],
    [{ worked: 5, empty: 6, refused: 0 }, false, true],
    [{ worked: 0, empty: 1, refused: 0 }, false, true],
    [{ worked: 12, empty: 0, refused: 1 }, false, true],
    [{ worked: 0, empty: 0, refused: 4 }, false, true],
    [{ worked: 0, empty: 0, refused: 0 }, false, false],
  ])('prove something, or were an outage: %j', (counts, worked, outage) => {
    expect([haveWorked(counts), isOutage(counts)]).toEqual([worked, outage]);
  });

  it('are named with the way out where they are rationed', () => {
    expect(describeOutage({ worked: 3, empty: 0, refused: 5 })).toBe(
      'web search is rationed: 5 of 8 searches not performed; start Claude Code with CLAUDE_CODE_MAX_WEB_SEARCHES_PER_SESSION above its 200 to raise the limit',
    );
    expect(describeOutage({ worked: 1, empty: 5, refused: 0 })).toBe(
      'web search is out: 5 of 6 searches came back empty',
    );
  });
});

describe('the refusals of the latest iterations', () => {
  const refused = statistics({ searches: 2, searches_refused: 4, valid: false });
  it.each([
    ['none where nothing was searched', [], undefined],
    ['none after one that worked', [refused, statistics()], undefined],
    ['none after empty answers, which no wait mends', [statistics({ searches: 0, searches_empty: 1 })], undefined],
    ['the last one', [statistics(), refused], 1],
    ['several', [refused, statistics(), refused, refused], 2],
    ['whatever is written in between', [refused, statistics({ kind: 'writing', searches: 0 }), refused], 2],
  ])('is %s', (_, iterations, length) => {
    expect(latestOutage(iterations)?.iterations).toBe(length);
  });

  it.each([
    ['an interactive session gets back what an iteration needs', 1, false, undefined, 1_080],
    ['as the environment says', 1, false, '30', 3_600],
    ['within an hour', 3, false, '1', 3_600],
    ['by the usual number where the environment has none', 1, false, 'x', 1_080],
    ['a fresh session has the whole ration', 1, true, undefined, 1],
    ['where that did not help it waits as well', 2, true, undefined, 1_080],
  ])('is waited out: %s', (_, iterations, isFresh, refills, seconds) => {
    expect(searchPauseSeconds({ iterations, why: '' }, isFresh, refills)).toBe(seconds);
  });
});
