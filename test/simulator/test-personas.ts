import type { ModelReply, ReplyBlock } from './model-types.ts';

/** Promises a reply that says one text and calls nothing. */
export function say(text: string): ModelReply {
  return { content: [{ type: 'text', text }] };
}

/** Promises a reply that calls one tool. */
export function call(name: string, input: Readonly<Record<string, unknown>>): ModelReply {
  const block: ReplyBlock = { type: 'tool_use', name, input };
  return { content: [block] };
}
