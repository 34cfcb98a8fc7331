import type { ModelRequest } from './model-types.ts';
import { lastUserText, offeredTools, systemText } from './request-reader.ts';

/**
 * Who is asking: the session itself, one of its subagents, the summary of a compaction, the tool WebSearch, or a small helper request
 * that is no part of the conversation, such as the title after a typed prompt.
 */
export type RequestKind = 'main' | 'subagent' | 'compaction' | 'auxiliary' | 'search';

const COMPACTION_START = 'CRITICAL: Respond with TEXT ONLY';
/** Claude Code marks subagents in its billing line. */
const SUBAGENT_MARK = 'cc_is_subagent=true';

/** Promises whether the request asks for the summary that replaces the conversation. */
export function isCompaction(request: ModelRequest): boolean {
  return lastUserText(request).startsWith(COMPACTION_START);
}

/** Promises whether a subagent is asking; true for plugin agents and for built-in ones, with or without tools. */
export function isSubagent(request: ModelRequest): boolean {
  return systemText(request).includes(SUBAGENT_MARK);
}

/** Promises whether this is a helper request: it belongs to no agent and may call no tool. */
export function isAuxiliary(request: ModelRequest): boolean {
  return offeredTools(request).length === 0 && !isSubagent(request) && !isCompaction(request);
}

/** Promises whether the tool WebSearch is asking: it has the API search. */
export function isSearch(request: ModelRequest): boolean {
  return (request.tools ?? []).some(({ type }) => type?.startsWith('web_search') === true);
}

/** Promises what kind of request this is. */
export function requestKind(request: ModelRequest): RequestKind {
  if (isSearch(request)) return 'search';
  if (isCompaction(request)) return 'compaction';
  if (isSubagent(request)) return 'subagent';
  return isAuxiliary(request) ? 'auxiliary' : 'main';
}
