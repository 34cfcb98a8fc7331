import { parseJson } from '../../base/json.ts';

/** A tool call or its result, as a transcript has it. */
export interface ToolBlock {
  type?: unknown;
  id?: unknown;
  name?: unknown;
  input?: Readonly<Record<string, unknown>>;
  tool_use_id?: unknown;
  is_error?: unknown;
  content?: unknown;
}

/** The tool calls and results in a line of a transcript; empty for other lines. */
export function toolBlocks(line: string): ToolBlock[] {
  if (!/"type":\s*"tool_(?:use|result)"/.test(line)) return [];
  try {
    const { type, message } = parseJson(line) as { type?: unknown; message?: { content?: unknown } };
    const isTurn = type === 'assistant' || type === 'user';
    return isTurn && Array.isArray(message?.content) ? (message.content as ToolBlock[]) : [];
  } catch {
    // The line is incomplete, or from another program.
    return [];
  }
}
