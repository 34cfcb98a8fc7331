import { toolBlocks } from '../../session/rules/tool-blocks.ts';

const storedText = /\b[0-9a-f]{64}(?=\.txt)/g;

/**
 * The hashes of the stored texts that an agent has read according to its transcript: with Read, or as matching lines with Grep.
 * Lists of file names and failed calls do not count.
 */
export function openedTexts(lines: Iterable<string>): Set<string> {
  const opened = new Map<string, string[]>();
  const searches = new Set<string>();
  for (const block of [...lines].flatMap(toolBlocks)) {
    if (block.type === 'tool_use') {
      const { file_path, path, output_mode } = block.input ?? {};
      const isSearch = block.name === 'Grep' && output_mode === 'content';
      if (isSearch) searches.add(String(block.id));
      const named = block.name === 'Read' ? file_path : isSearch ? path : undefined;
      opened.set(String(block.id), hashesIn(named));
    } else if (block.type === 'tool_result') {
      const id = String(block.tool_use_id);
      if (block.is_error === true) opened.delete(id);
      else if (searches.has(id))
        opened.set(id, [...(opened.get(id) ?? []), ...hashesIn(JSON.stringify(block.content))]);
    }
  }
  return new Set([...opened.values()].flat());
}

/** The hashes of the stored texts of which the task of a verifier shows passages; see verifier-prompt. */
export function shownTexts(task: string): string[] {
  return task.match(/\b[0-9a-f]{64}(?=\.txt, (?:the whole page|passages of))/g) ?? [];
}

function hashesIn(text: unknown): string[] {
  return typeof text === 'string' ? (text.match(storedText) ?? []) : [];
}
