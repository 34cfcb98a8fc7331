import { orElse } from './or-else.ts';
import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';

/**
 * The line, from 1, on which the value at a path begins in valid JSON; for a path that leads further than the text, the line of
 * its deepest existing value.
 */
export function lineOfPath(text: string, path: readonly PropertyKey[]): number {
  const root = parsed(text);
  const keys = path.map((key) => (typeof key === 'number' ? key : String(key)));
  for (let length = keys.length; root !== undefined && length >= 0; length -= 1) {
    const node = findNodeAtLocation(root, keys.slice(0, length));
    if (node !== undefined) return lineAt(text, node.offset);
  }
  return 1;
}

/** The tree of a JSON text; undefined when values are nested too deeply for the parser, which recurses. */
function parsed(text: string): Node | undefined {
  return orElse(() => parseTree(text), undefined);
}

/** The line, from 1, that a position of a text is in. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}
