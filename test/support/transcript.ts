/** Rows as Claude Code writes them to a transcript, cut down to what tells of cost. */

export interface RowUsage {
  input?: number;
  output?: number;
  cacheRead?: number;
  fiveMinutes?: number;
  oneHour?: number;
}

export interface MessageOptions extends RowUsage {
  id: string;
  /** ISO 8601. */
  at?: string;
  model?: string;
}

/** A row of one block of an answer. */
export function messageRow({ id, at, model = 'claude-opus-5-5', ...usage }: MessageOptions): string {
  const { input = 0, output = 0, cacheRead = 0, fiveMinutes = 0, oneHour = 0 } = usage;
  return JSON.stringify({
    isSidechain: false,
    message: {
      id,
      type: 'message',
      role: 'assistant',
      model,
      content: [{ type: 'text', text: 'The word "usage": is in here.' }],
      usage: {
        input_tokens: input,
        cache_creation_input_tokens: fiveMinutes + oneHour,
        cache_read_input_tokens: cacheRead,
        output_tokens: output,
        cache_creation: { ephemeral_1h_input_tokens: oneHour, ephemeral_5m_input_tokens: fiveMinutes },
      },
    },
    type: 'assistant',
    timestamp: at,
  });
}
