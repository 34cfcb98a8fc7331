import { parseCommandLine } from '../../base/command-line.ts';
import { definitionOf, scriptNamed, scriptOf } from './commands/detect.ts';
import type { FrozenCommand } from './commands/frozen.ts';
import { folderOf, type ProjectFiles } from './commands/project-files.ts';
import { lineForFiles, reportingLine } from './selection.ts';
import { isTestFile, languageOf } from './tamper/languages.ts';
import { testCases } from './tamper/test-cases.ts';

/** Files that tests load or compare with. */
const besideTests =
  /(?:^|\/)(?:tests?|specs?|__tests__|e2e|integration_tests?|fixtures?|__fixtures__|testdata|__snapshots__|__mocks__|mocks)\/|(?:^|\/)conftest\.py$|\.snap$/;

/** Whether a file holds tests, not only what tests need: helpers, setup, `__init__.py`. */
export function holdsTests(path: string, text: string): boolean {
  const language = languageOf(path);
  if (language === undefined || !isTestFile(path)) return false;
  return testCases(linesOf(text), language).length > 0;
}

function linesOf(text: string): { kind: 'same'; text: string; number: number }[] {
  return text.split(/\r?\n/).map((line, index) => ({ kind: 'same', text: line, number: index + 1 }));
}

/** Whether a changed file is needed by tests wherever they run. */
export function isBesideTests(path: string): boolean {
  return besideTests.test(path);
}

/** Commands, those of tests with a report of each test where their runner gives one. */
export function withReports<C extends Pick<FrozenCommand, 'folder' | 'line'> & { kind: string }>(
  commands: readonly C[],
  project: ProjectFiles,
): (C & { run?: string })[] {
  return commands.map((command) => {
    if (command.kind !== 'test') return command;
    return { ...command, run: reportingLine(command.line, definitionOf(command, project)) };
  });
}

/** A command that runs tests, in its folder. */
export interface TestLine {
  folder: string;
  line: string;
}

/**
 * The lines that run these test files only, one for each package that they lie in; undefined where a runner cannot be told so, and
 * all tests have to be run.
 * @param files from the root.
 */
export function linesForFiles(
  command: Pick<FrozenCommand, 'line' | 'folder'>,
  files: readonly string[],
  project: ProjectFiles,
): TestLine[] | undefined {
  const script = scriptNamed(command.line);
  const groups = new Map<string, string[]>();
  for (const file of files) {
    const folder = packageOf(file, command.folder, script, project);
    if (folder === undefined) return undefined;
    groups.set(folder, [...(groups.get(folder) ?? []), file]);
  }
  const parsed = parseCommandLine(command.line);
  const environment = 'problem' in parsed || script === undefined ? {} : (parsed.commands[0]?.environment ?? {});
  const lines: TestLine[] = [];
  for (const [folder, own] of groups) {
    const definition = scriptOf(folder, script, project) ?? definitionOf(command, project);
    const line = lineForFiles(
      definition,
      own.map((file) => (folder === '.' ? file : file.slice(folder.length + 1))),
      environment,
    );
    if (line === undefined) return undefined;
    lines.push({ folder, line });
  }
  return lines;
}

/** The nearest folder above a file, within that of the command, whose package has the script; that of the command where none has. */
function packageOf(file: string, top: string, script: string | undefined, project: ProjectFiles): string | undefined {
  if (top !== '.' && !file.startsWith(`${top}/`)) return undefined;
  for (let folder = folderOf(file); ; folder = folderOf(folder)) {
    if (folder === top || folder === '.') return top;
    if (script !== undefined && scriptOf(folder, script, project) !== undefined) return folder;
  }
}
