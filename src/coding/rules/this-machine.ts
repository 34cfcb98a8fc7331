import { literally } from '../../base/text.ts';
import { parseDifference } from './difference.ts';

/** Texts for people may name any path, and so may comments. */
const isInProse = (path: string): boolean => /\.(?:md|mdx|rst|adoc|txt|snap|map)$/i.test(path);
const isComment = (line: string): boolean => /^\s*(?:\/\/|#|\*|\/\*|--|;)/.test(line);

/** Findings of one kind that are named; more would bury the others. */
export const mostNamed = 5;

/** Files of a package that an editor changes; what builds and downloads write has other names. */
export const isCode = (name: string): boolean => /\.(?:[cm]?[jt]sx?|json|css|vue|svelte)$/.test(name);

/** The doubt about an installed file that was edited. */
export const describeEdited = (path: string): string =>
  `${path} was edited since the feature was begun, and a clone installs its package without that: does the work pass without it?`;

/** An absolute path of two parts or more; a single part may be a route. */
const absolute = /(?:(?<![\w/.~@$)}\]-])|(?<=file:\/\/))(?:\/[\w@+.~-]+){2,}/g;

/** Folders of an operating system, which other machines have too. */
const system = /^\/(?:usr|bin|sbin|lib\w*|etc|dev|proc|sys|opt|Applications|System)\//;

/**
 * Absolute paths outside of the repository that added code contains and that its file did not contain before, each with its first place.
 * @param workTrees the work trees of the repository; a rule of its own judges paths in these.
 */
export function absolutePathsIn(difference: string, workTrees: readonly string[]): Map<string, string> {
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
        if (isOutside(path) && !found.has(path) && !before.includes(path)) found.set(path, `${file}:${number}`);
      }
    }
  }
  return found;
}

/** The doubt about a path of `absolutePathsIn` that exists here. */
export const describeOutside = (path: string, place: string | undefined): string =>
  `${place} names ${path}, which exists on this machine outside of the repository: does the work pass in a clone elsewhere?`;

/** The first parts of the modules that added lines of Python import, each with the place of its first import. */
export function importedIn(difference: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { path, change, lines } of parseDifference(difference)) {
    if (change === 'removed' || !path.endsWith('.py')) continue;
    for (const { kind, text, number } of lines) {
      const [, source, all = ''] = /^\s*(?:from\s+(\w+)[\w.]*\s+import\b|import\s+([\w., ]+))/.exec(text) ?? [];
      if (kind !== 'added') continue;
      for (const one of source === undefined ? all.split(',') : [source]) {
        const [name] = /\w+/.exec(one) ?? [];
        if (name !== undefined && !found.has(name)) found.set(name, `${path}:${number}`);
      }
    }
  }
  return found;
}

/** An extended regular expression for lines that import a module of Python. */
export const importPattern = (name: string): string =>
  `^[[:space:]]*(from|import)[[:space:]]+([A-Za-z0-9_., ]+,[[:space:]]*)?${name}([^A-Za-z0-9_]|$)`;

/** The names that a project's own modules may have, from the paths of its files. */
export function ownModules(paths: readonly string[]): Set<string> {
  return new Set(paths.flatMap((path) => path.split('/')).map((part) => part.replace(/\.py$/, '')));
}

/** Whether a file says what an installation of a Python project brings. */
export const isPythonManifest = (path: string): boolean =>
  /(?:^|\/)(?:[\w.-]*requirements[\w.-]*\.(?:txt|in)|requirements\/[^/]+\.(?:txt|in)|pyproject\.toml|setup\.(?:py|cfg)|Pipfile(?:\.lock)?|environment[\w.-]*\.ya?ml|(?:poetry|uv|pdm)\.lock|tox\.ini|noxfile\.py)$/.test(
    path,
  );

const normal = (text: string): string => text.toLowerCase().replaceAll('_', '-');

/**
 * Installed modules that no manifest names, neither by their own name nor by that of a distribution that brings them.
 * @param installed the distributions by the module's name.
 * @param manifests the texts of all manifests.
 */
export function unnamedModules(installed: Readonly<Record<string, readonly string[]>>, manifests: string): string[] {
  const named = normal(manifests);
  const isNamed = (name: string) => new RegExp(`(?<![a-z0-9])${literally(normal(name))}(?![a-z0-9])`).test(named);
  return Object.entries(installed).flatMap(([name, distributions]) =>
    [name, ...distributions].some(isNamed) ? [] : [name],
  );
}

/** The doubt about a module of `unnamedModules`. */
export const describeUnnamed = (name: string, place: string | undefined): string =>
  `${place} imports ${name}, which is installed here and which no manifest of the project names: does a clone get it?`;
