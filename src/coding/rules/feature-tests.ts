import { parseCommandLine } from '../../base/command-line.ts';
import { definitionOf, scriptNamed, scriptOf, soleCommand } from './commands/detect.ts';
import type { FrozenCommand } from './commands/frozen.ts';
import { folderOf, type ProjectFiles, depthOf } from './commands/project-files.ts';
import { lineForFiles, reportingLine } from './selection.ts';

/** The commands, with a report of each test added if their runner can give one. */
export function withReports<C extends Pick<FrozenCommand, 'folder' | 'line'> & { kind: string }>(
  commands: readonly C[],
  project: ProjectFiles,
): (C & { run?: string })[] {
  return commands.map((command) => {
    if (command.kind !== 'test') return command;
    const line = soleCommand(command, project);
    const run = line && reportingLine(line, definitionOf({ ...command, line }, project));
    // A command that already reports each test is run unchanged.
    return {
      ...command,
      run: run === line || run === undefined ? reportingLine(command.line, definitionOf(command, project)) : run,
    };
  });
}

/** A command that runs tests, with its folder. */
export interface TestLine {
  folder: string;
  line: string;
  time_limit_seconds: number;
}

type TestCommand = Pick<FrozenCommand, 'line' | 'folder' | 'time_limit_seconds'>;

/**
 * The lines that run these test files only, one for each package of theirs; undefined where a runner cannot select files, and all tests
 * have to run.
 * @param commands of the tests, each perhaps for another part or language of the project.
 * @param files from the root.
 */
export function linesForFiles(
  commands: readonly TestCommand[],
  files: readonly string[],
  project: ProjectFiles,
): TestLine[] | undefined {
  const inner = [...commands].sort((one, other) => depthOf(other.folder) - depthOf(one.folder));
  const groups = new Map<string, { command: TestCommand; folder: string; files: string[] }>();
  for (const file of files) {
    const found = inner.flatMap((command) => {
      const folder = packageOf(file, command, project);
      return folder !== undefined && lineIn(folder, command, [file], project) !== undefined
        ? [{ command, folder }]
        : [];
    })[0];
    if (found === undefined) return undefined;
    const key = `${inner.indexOf(found.command)} ${found.folder}`;
    groups.set(key, { ...found, files: [...(groups.get(key)?.files ?? []), file] });
  }
  const lines: TestLine[] = [];
  for (const { command, folder, files: own } of groups.values()) {
    const line = lineIn(folder, command, own, project);
    if (line === undefined) return undefined;
    lines.push({ folder, line, time_limit_seconds: command.time_limit_seconds });
  }
  return lines;
}

function lineIn(
  folder: string,
  command: TestCommand,
  files: readonly string[],
  project: ProjectFiles,
): string | undefined {
  const script = scriptNamed(command.line);
  const parsed = parseCommandLine(command.line);
  const environment = 'problem' in parsed || script === undefined ? {} : (parsed.commands[0]?.environment ?? {});
  const definition = scriptOf(folder, script, project) ?? definitionOf(command, project);
  const own = files.map((file) => (folder === '.' ? file : file.slice(folder.length + 1)));
  return lineForFiles(definition, own, environment);
}

/** The nearest folder above a file, within the command's folder, whose package has the script; otherwise the command's folder. */
function packageOf(file: string, { line, folder: top }: TestCommand, project: ProjectFiles): string | undefined {
  if (top !== '.' && !file.startsWith(`${top}/`)) return undefined;
  const script = scriptNamed(line);
  for (let folder = folderOf(file); ; folder = folderOf(folder)) {
    if (folder === top || folder === '.') return top;
    if (script !== undefined && scriptOf(folder, script, project) !== undefined) return folder;
  }
}
