import type { ContentBlock, Message, ModelRequest } from './model-types.ts';

type Content = string | readonly ContentBlock[];

const blocksOf = (content: Content): readonly ContentBlock[] =>
  typeof content === 'string' ? [{ type: 'text', text: content }] : content;

/** All text of a content, the results of tools included. */
const textOf = (content: Content = ''): string =>
  blocksOf(content)
    .map((block) => (block.type === 'tool_result' ? textOf(block.content) : (block.text ?? '')))
    .filter((text) => text !== '')
    .join('\n');

/** The whole system prompt as one text; empty when there is none. */
export const systemText = ({ system }: ModelRequest): string => textOf(system);

/** The text of the whole conversation in this request; after a compaction the summary comes first. */
export const conversationText = ({ messages }: ModelRequest): string =>
  messages.map(({ content }) => textOf(content)).join('\n');

/** The last text block of the last user message; empty when that message holds none. */
export function lastUserText({ messages }: ModelRequest): string {
  const { content = '' } = messages.findLast(({ role }) => role === 'user') ?? {};
  return blocksOf(content).findLast(({ type }) => type === 'text')?.text ?? '';
}

/** The names of the tools offered to the model. */
export const offeredTools = ({ tools = [] }: ModelRequest): readonly string[] => tools.map(({ name }) => name);

/** One step of a conversation in order: something was said to the model, or it called a tool, or a tool answered. */
export type Step =
  | { readonly kind: 'told' | 'said'; readonly text: string }
  | { readonly kind: 'called'; readonly id: string; readonly name: string; readonly input: Record<string, unknown> }
  | { readonly kind: 'answered'; readonly id: string; readonly text: string; readonly isError: boolean };

/** The conversation as a flat list of steps, oldest first. */
export const stepsOf = ({ messages }: Pick<ModelRequest, 'messages'>): Step[] =>
  messages.flatMap((message) => blocksOf(message.content).flatMap((block) => stepOf(message, block)));

function stepOf({ role }: Message, block: ContentBlock): Step[] {
  const { type, id = '', name = '', input = {}, tool_use_id = '', is_error: isError = false, text = '' } = block;
  if (type === 'tool_use') return [{ kind: 'called', id, name, input: input as Record<string, unknown> }];
  if (type === 'tool_result') return [{ kind: 'answered', id: tool_use_id, text: textOf([block]), isError }];
  return text === '' ? [] : [{ kind: role === 'assistant' ? 'said' : 'told', text }];
}

/** What the model was told or answered. */
export const textsOf = (steps: readonly Step[]): string[] =>
  steps.flatMap((step) => (step.kind === 'told' || step.kind === 'answered' ? [step.text] : []));

/** All that the model was told, as one text. */
export const toldIn = (steps: readonly Step[]): string =>
  steps.flatMap((step) => (step.kind === 'told' ? [step.text] : [])).join('\n');

/** Every tool call of the conversation so far, oldest first; after a compaction only those since. */
export const toolCallsSoFar = (request: ModelRequest) => stepsOf(request).filter(({ kind }) => kind === 'called');

/** The tool results that arrived since the model last spoke, in order. */
export function newToolResults({ messages }: ModelRequest) {
  const last = messages.findLastIndex(({ role }) => role === 'assistant');
  return stepsOf({ messages: messages.slice(last + 1) }).filter((step) => step.kind === 'answered');
}

/**
 * Who is asking: the session itself, one of its subagents, the summary of a compaction, the tool WebSearch, or a small helper request
 * that is no part of the conversation, such as the title after a typed prompt.
 */
export type RequestKind = 'main' | 'subagent' | 'compaction' | 'auxiliary' | 'search';

/** Whether the request asks for the summary that replaces the conversation. */
export const isCompaction = (request: ModelRequest): boolean =>
  lastUserText(request).startsWith('CRITICAL: Respond with TEXT ONLY');

/** Whether a subagent is asking, of a plugin or built in, with or without tools: Claude Code marks them in its billing line. */
export const isSubagent = (request: ModelRequest): boolean => systemText(request).includes('cc_is_subagent=true');

/** Whether the tool WebSearch is asking: it has the API search. */
export const isSearch = ({ tools = [] }: ModelRequest): boolean =>
  tools.some(({ type }) => type?.startsWith('web_search') === true);

/** What kind of request this is; a helper request belongs to no agent and may call no tool. */
export function requestKind(request: ModelRequest): RequestKind {
  if (isSearch(request)) return 'search';
  if (isCompaction(request)) return 'compaction';
  if (isSubagent(request)) return 'subagent';
  return offeredTools(request).length === 0 ? 'auxiliary' : 'main';
}
