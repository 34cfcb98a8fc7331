import type { WorkflowPaths } from '../files/paths.ts';
import type { Pause } from '../loop/rules/decide.ts';
import { isSearching } from '../loop/rules/iteration.ts';
import type { WorkflowState } from '../loop/rules/state.ts';
import { readFreshOutlook } from '../research/outlook-file.ts';
import { searchPauseSeconds } from '../research/rules/searches.ts';

/**
 * The pause while web search fails, if the next iteration needs it.
 * @param isBetweenSessions whether the next iteration has its own session.
 */
export function searchPause(paths: WorkflowPaths, state: WorkflowState, isBetweenSessions: boolean): Pause | null {
  const outage = isSearching(state) ? readFreshOutlook(paths)?.outage : undefined;
  if (outage == null) return null;
  const refills = process.env.CLAUDE_CODE_WEB_SEARCH_REFILLS_PER_HOUR;
  return { seconds: searchPauseSeconds(outage, isBetweenSessions, refills), why: outage.why };
}
