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

/** Parses a JSON object, perhaps with a byte order mark; empty when it is missing or invalid. */
export function readJson(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse((text ?? '{}').replace(/^\ufeff/, ''));
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}
