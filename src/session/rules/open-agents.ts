import { parseJson } from '../../base/json.ts';

interface Block {
  type?: unknown;
  id?: unknown;
  name?: unknown;
  tool_use_id?: unknown;
}

/** Whether the conversation stands at a call of an agent that has not answered, by the latest lines of the transcript. */
export function waitsForAgent(lines: readonly string[]): boolean {
  const open = new Set<unknown>();
  for (const { type, id, name, tool_use_id } of lines.flatMap(blocksOf)) {
    if (type === 'tool_use' && (name === 'Agent' || name === 'Task')) open.add(id);
    if (type === 'tool_result') open.delete(tool_use_id);
  }
  return open.size > 0;
}

function blocksOf(line: string): Block[] {
  if (!line.includes('"tool_use')) return [];
  try {
    const content = (parseJson(line) as { message?: { content?: unknown } }).message?.content;
    return Array.isArray(content) ? content.filter((block): block is Block => typeof block === 'object') : [];
  } catch {
    // The line is cut.
    return [];
  }
}
