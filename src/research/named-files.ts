import { statSync } from 'node:fs';
import { join } from 'node:path';
import { realPathInside } from '../files/paths.ts';
import { readOrNothing } from '../files/regular.ts';

/** Names of prose files; other files of a goal may be code or contain secrets. */
const named = /(?<![\w./\\-])(?:[\w.-]+\/)*[\w.-]+\.(?:md|markdown|txt|rst|adoc)\b/gi;
const mostFiles = 3;
const largestBytes = 200_000;

/** The prose files of the project that a text names, by path from its root, with their texts. */
export function namedFiles(root: string, text: string): { file: string; text: string }[] {
  const files = [...new Set(text.match(named) ?? [])].slice(0, mostFiles);
  return files.flatMap((file) => {
    const path = realPathInside(root, join(root, file));
    if (path === undefined || (statSync(path, { throwIfNoEntry: false })?.size ?? Infinity) > largestBytes) return [];
    const content = readOrNothing(path)?.toString('utf8') ?? '';
    return content === '' || content.includes('\uFFFD') ? [] : [{ file, text: content }];
  });
}
