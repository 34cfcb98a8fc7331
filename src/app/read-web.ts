import type { WorkflowPaths } from '../files/paths.ts';
import { refusePage, searchWithin } from '../loop/rules/domains.ts';
import { readState } from '../loop/state-file.ts';
import { storedPage } from '../research/stored-page.ts';
import type { ToolAnswer } from './before-tool.ts';

/**
 * Restricts agents to the domains that the user allows. They have no tool that reads files, so a stored page is the answer to the call that
 * would have fetched it.
 */
export async function readWeb(paths: WorkflowPaths, input: Record<string, unknown>): Promise<ToolAnswer> {
  // An unreadable state is repaired in the next turn, and hand-ins are checked in any case.
  const state = await readState(paths).catch(() => undefined);
  if (state === undefined) return undefined;
  const isText = (value: unknown) => typeof value === 'string';
  const pages = [input.url, ...(Array.isArray(input.urls) ? (input.urls as unknown[]) : [])].filter(isText);
  const refused = pages.map((page) => refusePage(page, state)).find((reason) => reason !== undefined);
  if (refused !== undefined) return { deny: refused };
  const [page = ''] = pages;
  if (/#stored(?:-\d+)?$/.test(page)) {
    const stored = storedPage(paths, page, isText(input.prompt) ? input.prompt : '');
    if (stored !== undefined) return { deny: stored };
  }
  // No permission is given: that is up to Claude Code and the user.
  const within = 'query' in input ? searchWithin(input, state) : undefined;
  return within && { input: within };
}
