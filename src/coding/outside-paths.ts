import { existsSync } from 'node:fs';
import { isInProse, isComment } from './rules/tamper/clone-rules.ts';
import { parseDifference } from './rules/tamper/difference.ts';

/** An absolute path of two parts or more; a single part may be a route. */
const absolute = /(?:(?<![\w/.~@$)}\]-])|(?<=file:\/\/))(?:\/[\w@+.~-]+){2,}/g;

/** Folders of an operating system, which other machines have too. */
const system = /^\/(?:usr|bin|sbin|lib\w*|etc|dev|proc|sys|opt|Applications|System)\//;

const mostNamed = 5;

/**
 * Names absolute paths outside of the repository that added code contains and that exist on this machine: a clone elsewhere may not have
 * them.
 * @param workTrees the work trees of the repository; a rule of its own judges paths in these.
 * @returns a sentence for each of the first few.
 */
export function outsidePaths(difference: string, workTrees: readonly string[]): string[] {
  const isOutside = (path: string) =>
    !system.test(path) && !workTrees.some((root) => path === root || path.startsWith(`${root}/`));
  const found = new Map<string, string>();
  for (const { path: file, change, binary, lines } of parseDifference(difference)) {
    if (change === 'removed' || binary || isInProse(file)) continue;
    const before = lines.flatMap(({ kind, text }) => (kind === 'added' ? [] : [text])).join('\n');
    for (const { kind, text, number } of lines) {
      if (kind !== 'added' || isComment(text)) continue;
      for (const [match] of text.matchAll(absolute)) {
        const path = match.replace(/\.+$/, '');
        if (isOutside(path) && !found.has(path) && !before.includes(path) && existsSync(path))
          found.set(path, `${file}:${number}`);
      }
    }
  }
  return [...found]
    .slice(0, mostNamed)
    .map(
      ([path, place]) =>
        `${place} names ${path}, which exists on this machine outside of the repository: does the work pass in a clone elsewhere?`,
    );
}
