import { parseCommandLine } from '../../base/command-line.ts';
import { isRecord } from '../../base/json.ts';
import { basename, dirname, isWithin, join, managers, readJson } from './commands/detect.ts';

/** Runners that report each test only when they are asked to: the word of a command that names one, how, and where it is asked already. */
const runners: readonly (readonly [word: RegExp, report: string, unless: RegExp])[] = [
  [/(?:^|\/)vitest(?: run)?$/, '--reporter=default --reporter=json', /--reporter/],
  [/(?:^|\/)jest(?:\.js)?$|^react-scripts test$/, '--json', /--json|--watch/],
  [/(?:^|\/)mocha$/, '--reporter=xunit', /--reporter|\s-R/],
  [/(?:^|\/)ava$/, '--tap', /--tap/],
  [/^deno test$/, '--reporter=junit', /--reporter/],
  [/^unittest$/, '-v', /\s(?:-v|--verbose|-q)\b/],
  [/^go test$/, '-json', /\s-json\b/],
];

/** How the last command of a line is asked for a report of each test; undefined where it is not, or another command has reports, too. */
function reportOf(definition: string) {
  const parsed = parseCommandLine(definition);
  const commands = 'problem' in parsed ? [] : parsed.commands;
  const found = commands.map(({ program, arguments: words }) => {
    const all = [program, ...words];
    const names = all.flatMap((word, at) => [all.slice(at, at + 2).join(' '), word]);
    return runners.find(([word]) => names.some((name) => word.test(name)));
  });
  const last = found.pop();
  return found.every((one) => one === undefined) ? last : undefined;
}

/**
 * A line with a report of each test, where its runner has to be asked for one and can be.
 * @param manifest the text of `package.json` in its folder, whose script it may start.
 */
export function reportingLine(line: string, manifest?: string): string {
  const [, manager, name = ''] = /^(?:\w+=\S+ )*(npm|pnpm) (?:run )?([\w:.-]+)$/.exec(line.trim()) ?? [];
  const { scripts } = readJson(manifest);
  const script = isRecord(scripts) ? scripts[name === 't' ? 'test' : name] : undefined;
  const definition = manager === undefined ? line : typeof script === 'string' ? script : '';
  const [, report, unless] = reportOf(definition) ?? [];
  if (report === undefined || unless?.test(definition) === true) return line;
  return `${line.trim()} ${manager === 'npm' ? '-- ' : ''}${report}`;
}

const dependencyKinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'workspaces'];

/**
 * The commands that install what a project needs, by its manifests and lock files, the outermost folder of each ecosystem only. Cargo and
 * go fetch by themselves. Empty where nothing has to be installed.
 * @param textOf the text of a file.
 */
export function installationsOf(
  paths: readonly string[],
  textOf: (path: string) => string | undefined,
): { folder: string; line: string }[] {
  const inOrder = paths.toSorted((one, other) => one.split('/').length - other.split('/').length);
  return [...new Set(managers.map(([ecosystem]) => ecosystem))].flatMap((ecosystem) => {
    const folders: string[] = [];
    return inOrder.flatMap((path) => {
      const folder = dirname(path);
      if (folders.some((outer) => isWithin(folder, outer))) return [];
      const known = managers.find(([of, file]) => of === ecosystem && paths.includes(join(folder, file)));
      const needs = readJson(textOf(join(folder, 'package.json')));
      const isNeeded = ecosystem !== 'node' || dependencyKinds.some((kind) => isFilled(needs[kind]));
      if (known?.[1] !== basename(path) || !isNeeded) return [];
      folders.push(folder);
      return known.slice(3).map((line) => ({ folder, line }));
    });
  });
}

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : isRecord(value) && Object.keys(value).length > 0;
