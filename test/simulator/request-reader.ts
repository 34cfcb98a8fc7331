import type { ContentBlock, Message, ModelRequest } from './model-types.ts';

/** A tool's result as the model sees it in the last user message. */
export interface ToolResult {
  readonly toolUseId: string;
  readonly text: string;
  readonly isError: boolean;
}

/** A tool call the model has made earlier in this conversation. */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  readonly input: unknown;
}

function blocksOf(content: string | readonly ContentBlock[] | undefined): readonly ContentBlock[] {
  if (content === undefined) return [];
  return typeof content === 'string' ? [{ type: 'text', text: content }] : content;
}

function textOf(content: string | readonly ContentBlock[] | undefined): string {
  return blocksOf(content)
    .map((block) => (block.type === 'tool_result' ? textOf(block.content) : (block.text ?? '')))
    .filter((text) => text !== '')
    .join('\n');
}

/** Promises the whole system prompt as one text; empty when there is none. */
export function systemText(request: ModelRequest): string {
  return textOf(request.system);
}

/** The messages after the last assistant message: what is new since the model spoke. */
function messagesSinceLastReply(request: ModelRequest): readonly Message[] {
  const last = request.messages.findLastIndex((message) => message.role === 'assistant');
  return request.messages.slice(last + 1);
}

/** Promises the last text block of the last user message; empty when that message holds none. */
export function lastUserText(request: ModelRequest): string {
  const message = request.messages.findLast(({ role }) => role === 'user');
  return blocksOf(message?.content).findLast((block) => block.type === 'text')?.text ?? '';
}

/** Promises the text of the whole conversation in this request; after a compaction the summary comes first. */
export function conversationText(request: ModelRequest): string {
  return request.messages.map((message) => textOf(message.content)).join('\n');
}

/** Promises the tool results that arrived since the model last spoke, in order. */
export function newToolResults(request: ModelRequest): readonly ToolResult[] {
  return messagesSinceLastReply(request)
    .flatMap((message) => blocksOf(message.content))
    .filter((block) => block.type === 'tool_result')
    .map((block) => ({
      toolUseId: block.tool_use_id ?? '',
      text: textOf(block.content),
      isError: block.is_error === true,
    }));
}

/** Promises every tool call of the conversation so far, oldest first; after a compaction only those since. */
export function toolCallsSoFar(request: ModelRequest): readonly ToolCall[] {
  return request.messages
    .filter((message) => message.role === 'assistant')
    .flatMap((message) => blocksOf(message.content))
    .filter((block) => block.type === 'tool_use')
    .map((block) => ({ id: block.id ?? '', name: block.name ?? '', input: block.input }));
}

/** Promises the name of the tool that starts subagents (`Agent`), if it is offered. */
export function agentToolName(request: ModelRequest): string | undefined {
  return offeredTools(request).find((name) => name === 'Agent');
}

/** Promises the names of the tools offered to the model. */
export function offeredTools(request: ModelRequest): readonly string[] {
  return (request.tools ?? []).map((tool) => tool.name);
}
