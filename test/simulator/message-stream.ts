import type { ModelReply, ModelRequest, ReplyBlock, Usage } from './model-types.ts';

type IdentifiedBlock = ReplyBlock & { readonly id?: string };

/** A finished answer of the API, as plain JSON. */
export interface ApiMessage {
  readonly id: string;
  readonly type: 'message';
  readonly role: 'assistant';
  readonly model: string;
  readonly content: readonly IdentifiedBlock[];
  readonly stop_reason: 'end_turn' | 'tool_use';
  readonly stop_sequence: null;
  readonly usage: Usage;
}

/** Promises a rough count of tokens (a quarter of the characters), at least 1. */
export function estimateTokens(text: string): number {
  return Math.max(1, Math.round(text.length / 4));
}

/** Promises the API's answer for a reply; the ids of the answer and of its tool calls are made from `seed`. */
export function toApiMessage(request: ModelRequest, reply: ModelReply, seed: string): ApiMessage {
  const calls = reply.content.some((block) => block.type === 'tool_use');
  return {
    id: `msg_${seed}`,
    type: 'message',
    role: 'assistant',
    model: request.model,
    content: reply.content.map((block, index) =>
      block.type === 'tool_use' ? { ...block, id: `toolu_${seed}${index}` } : block,
    ),
    stop_reason: calls ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: {
      input_tokens: estimateTokens(JSON.stringify(request)),
      output_tokens: estimateTokens(JSON.stringify(reply.content)),
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: 0,
      ...reply.usage,
    },
  };
}

function serverSentEvent(data: { readonly type: string } & Readonly<Record<string, unknown>>): string {
  return `event: ${data.type}\ndata: ${JSON.stringify(data)}\n\n`;
}

function blockEvents(block: IdentifiedBlock, index: number): readonly string[] {
  if (block.type === 'web_search_tool_result') {
    return [
      serverSentEvent({ type: 'content_block_start', index, content_block: block }),
      serverSentEvent({ type: 'content_block_stop', index }),
    ];
  }
  const [empty, delta] =
    block.type === 'text'
      ? [
          { type: 'text', text: '' },
          { type: 'text_delta', text: block.text },
        ]
      : [
          { type: block.type, id: block.id, name: block.name, input: {} },
          { type: 'input_json_delta', partial_json: JSON.stringify(block.input) },
        ];
  return [
    serverSentEvent({ type: 'content_block_start', index, content_block: empty }),
    serverSentEvent({ type: 'content_block_delta', index, delta }),
    serverSentEvent({ type: 'content_block_stop', index }),
  ];
}

/** Promises the server-sent events of one streamed answer, in order, each ending in a blank line. */
export function streamEvents(message: ApiMessage): readonly string[] {
  const { output_tokens: outputTokens, ...inputUsage } = message.usage;
  return [
    serverSentEvent({
      type: 'message_start',
      message: { ...message, content: [], stop_reason: null, usage: { ...inputUsage, output_tokens: 1 } },
    }),
    ...message.content.flatMap(blockEvents),
    serverSentEvent({
      type: 'message_delta',
      delta: { stop_reason: message.stop_reason, stop_sequence: null },
      usage: { output_tokens: outputTokens },
    }),
    serverSentEvent({ type: 'message_stop' }),
  ];
}
