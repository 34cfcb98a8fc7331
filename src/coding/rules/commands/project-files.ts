import { isRecord } from '../../../base/json.ts';

/** The data from which the commands of a project are detected: all its paths, and the text of the files that are `worthReading`. */
export interface ProjectFiles {
  /** From the project's root, with forward slashes, without what git ignores. */
  paths: readonly string[];
  /** The text of a file by its path. */
  contents: ReadonlyMap<string, string>;
}

export const commandKinds = ['test', 'lint', 'types', 'build'] as const;
export type CommandKind = (typeof commandKinds)[number];

/** The package managers, build tools and languages that commands are found for. */
export type Ecosystem = 'node' | 'deno' | 'python' | 'rust' | 'go' | 'jvm' | 'dotnet' | 'ruby' | 'php' | 'make';

/** A command that checks the project, as declared or derived from its files. */
export interface DetectedCommand {
  kind: CommandKind;
  ecosystem: Ecosystem | 'user';
  /** Its folder, from the project's root; `.` is the root. */
  folder: string;
  /** In the form for a shell prompt; see `parseCommandLine`. */
  line: string;
  /** Whether it is a declared script, target or task, and not a convention of the tool. */
  declared: boolean;
  reason: string;
  /** The file with the reason; without a line number if the whole file is meant. */
  file: string;
  lineNumber?: number;
}

const readNames =
  /^(?:package\.json|deno\.jsonc?|(?:GNU)?[Mm]akefile|[Jj]ustfile|pyproject\.toml|setup\.(?:cfg|py)|tox\.ini|\.?pytest\.(?:ini|toml)|conftest\.py|mypy\.ini|pyrightconfig\.json|ruff\.toml|\.ruff\.toml|\.flake8|\.coveragerc|requirements[\w.-]*\.txt|Cargo\.toml|\.?clippy\.toml|go\.mod|pom\.xml|(?:build|settings)\.gradle(?:\.kts)?|gradle\.properties|Gemfile|Rakefile|\.rspec|composer\.json|phpunit\.xml(?:\.dist)?|phpstan\.neon(?:\.dist)?|\.mocharc\.\w+|\.c8rc(?:\.json)?|\.nycrc(?:\.json)?|tsconfig[\w.-]*\.json|\.golangci\.ya?ml|\.rubocop\.yml|Directory\.Build\.props|[\w.-]+\.runsettings)$/;

const configurationNames =
  /^(?:(?:vitest|vite|jest|playwright|ava|karma\.conf|cypress|eslint|biome)(?:\.(?:config|workspace|setup))*\.[\w.]+|\.eslintrc(?:\.\w+)?)$/;

/** Whether a file with this path may define a command or its effect. */
export function worthReading(path: string): boolean {
  const name = fileName(path);
  return readNames.test(name) || configurationNames.test(name) || name === '.npmrc';
}

/** The last part of a path with forward slashes. */
export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The folder of a path; `.` for files in the root. */
export function folderOf(path: string): string {
  const slash = path.lastIndexOf('/');
  return slash === -1 ? '.' : path.slice(0, slash);
}

/** The path of a file in a folder as `folderOf` names it. */
export function inFolder(folder: string, name: string): string {
  return folder === '.' ? name : `${folder}/${name}`;
}

/** The number of folders above the files of a folder; 0 for the root. */
export function depthOf(folder: string): number {
  return folder === '.' ? 0 : folder.split('/').length;
}

/** Whether a folder is another one or is inside it. */
export function isWithin(folder: string, outer: string): boolean {
  return outer === '.' || folder === outer || folder.startsWith(`${outer}/`);
}

/** The number of the first line that a pattern matches in, counted from 1; undefined when there is none. */
export function lineOf(text: string, pattern: RegExp): number | undefined {
  const index = text.split('\n').findIndex((line) => pattern.test(line));
  return index === -1 ? undefined : index + 1;
}

/** The line number of a match, in the form of `DetectedCommand`; omitted when unknown. */
export function atLine(text: string, pattern: RegExp): { lineNumber?: number } {
  const lineNumber = lineOf(text, pattern);
  return lineNumber === undefined ? {} : { lineNumber };
}

/** Parses a JSON object, perhaps with a byte order mark; empty when it is missing or invalid. */
export function readJson(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse((text ?? '{}').replace(/^\ufeff/, ''));
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
