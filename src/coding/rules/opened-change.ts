import { toolBlocks } from '../../session/rules/tool-blocks.ts';
import { parseDifference } from './tamper/difference.ts';

/** Tools that show the content of files; tools that list names are excluded. */
const showing = /^(?:Read|Grep|Bash|PowerShell|mcp__.+)$/;
const gitShows = /\bgit\b[^|;&]*\b(?:diff|show)\b/;

/** The files in a patch, from the root of the repository; a moved file with both its names. */
export function filesOfPatch(patch: string): string[] {
  return [...new Set(parseDifference(patch).flatMap(({ path, previousPath }) => [previousPath, path]))];
}

/**
 * Whether the lines of an agent's transcript show that it opened one of these files: a tool call that shows content names it, or a
 * search found a match in it. Failed calls do not count.
 */
export function hasOpened(lines: Iterable<string>, files: readonly string[]): boolean {
  const names = files.map((file) => file.split('/').at(-1) ?? file);
  const isNamed = (text: string): boolean => names.some((name) => hasName(text, name));
  const calls = new Map<string, { isSearch: boolean; isOpen: boolean }>();
  for (const { type, id, name, input, tool_use_id, is_error, content } of [...lines].flatMap(toolBlocks)) {
    if (type === 'tool_use' && showing.test(String(name))) {
      const text = JSON.stringify(input ?? {});
      const isOpen = isNamed(text) || (name !== 'Read' && gitShows.test(text));
      calls.set(String(id), { isSearch: name === 'Grep' && input?.output_mode === 'content', isOpen });
    } else if (type === 'tool_result') {
      const call = calls.get(String(tool_use_id));
      if (is_error === true) calls.delete(String(tool_use_id));
      else if (call?.isSearch === true && isNamed(JSON.stringify(content))) call.isOpen = true;
    }
  }
  return [...calls.values()].some(({ isOpen }) => isOpen);
}

function hasName(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1))
    if (!/[\w-]/.test(text.charAt(at - 1)) && !/[\w-]/.test(text.charAt(at + name.length))) return true;
  return false;
}
