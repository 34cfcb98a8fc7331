import { detectMake, detectOthers, detectPython, makeTargets } from './detect-languages.ts';
import { detectNode } from './detect-node.ts';
import type { Configuration } from '../../../configuration/rules/configuration.ts';
import { WorkflowError } from '../../../base/errors.ts';
import { isRecord } from '../../../base/json.ts';
import {
  type CommandKind,
  commandKinds,
  type DetectedCommand,
  isWithin,
  type ProjectFiles,
  inFolder,
  readJson,
  depthOf,
} from './project-files.ts';
import { parseCommandLine, type Command } from '../../../base/command-line.ts';
import type { FrozenCommand, FrozenCommands } from './frozen.ts';

/** Commands given by a person: a line for a kind, or an empty one for "none". They have priority over detected ones. */
export type CommandOverrides = Partial<Record<CommandKind, string>>;

/** Commands in files have priority over conventions, and outer folders over inner ones, which they cover. */
function withoutCovered(found: readonly DetectedCommand[]): DetectedCommand[] {
  const kept: DetectedCommand[] = [];
  const ranked = [...found].sort(
    (a, b) => depthOf(a.folder) - depthOf(b.folder) || Number(b.declared) - Number(a.declared),
  );
  for (const command of ranked) {
    const covered = kept.some((one) => one.ecosystem === command.ecosystem && isWithin(command.folder, one.folder));
    if (!covered) kept.push(command);
  }
  return kept;
}

/**
 * A makefile's target covers everything below its folder if no other command is declared there, or if several languages are below it;
 * together with the scripts of one language it would run the same checks twice.
 */
function withMake(languages: readonly DetectedCommand[], targets: readonly DetectedCommand[]): DetectedCommand[] {
  let kept = [...languages];
  for (const target of targets) {
    const below = kept.filter(({ folder }) => isWithin(folder, target.folder));
    const severalLanguages = new Set(below.map(({ ecosystem }) => ecosystem)).size > 1;
    const onlyConventions = below.every(({ declared }) => !declared);
    if (severalLanguages || onlyConventions) kept = [...kept.filter((one) => !below.includes(one)), target];
  }
  return kept;
}

function detectKind(kind: CommandKind, files: ProjectFiles): DetectedCommand[] {
  const languages = withoutCovered([
    ...detectNode(kind, files),
    ...detectPython(kind, files),
    ...detectOthers(kind, files),
  ]);
  return withMake(languages, withoutCovered(detectMake(kind, files)));
}

/**
 * The commands that check a project, by kind and with the reason for each. A kind without commands is left to a person: a guess that
 * checks nothing would make every proof worthless.
 */
export function detectCommands(files: ProjectFiles, overrides: CommandOverrides = {}): DetectedCommand[] {
  return commandKinds.flatMap((kind) => {
    const line = overrides[kind]?.trim();
    if (line === undefined) return detectKind(kind, files);
    if (line === '') return [];
    return [
      { kind, ecosystem: 'user', folder: '.', line, declared: true, reason: 'the user said so', file: '' } as const,
    ];
  });
}

/** The commands that the configuration names. */
export function saidCommands(configuration: Configuration): CommandOverrides {
  const kinds = { test: 'test_command', lint: 'lint_command', types: 'types_command', build: 'build_command' } as const;
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, key]) => (configuration[key] === null ? [] : [[kind, configuration[key]]])),
  );
}

/**
 * The commands, at least one of which must run tests.
 * @throws WorkflowError that says what to write when none of them runs tests.
 */
export function requireTestCommand(found: DetectedCommand[], root: string): DetectedCommand[] {
  if (found.some(({ kind }) => kind === 'test')) return found;
  throw new WorkflowError('No command that runs the tests of this project was found', {
    where: root,
    expected:
      'a script "test" in package.json, a target "test" in a Makefile, or a pytest, Cargo, Go, Maven, Gradle, .NET, Ruby or PHP project',
    fix: 'Write it into .autonomous-workflow.yaml, such as `test_command: npm test`, and begin again; in a workflow that has begun: autonomous-workflow commands --set "test=npm test"',
  });
}

/** A proposed command of a plan, with the confirmed command that it extends by arguments. */
export interface RunnableProposal {
  line: string;
  confirmed: FrozenCommand;
}

/**
 * Selects the commands of a plan that are run for a feature: a confirmed command with additional arguments (`npm test -- parser` for
 * `npm test`). Other commands are refused, since a plan may come from anywhere. A command that is run in any case, literally or as the
 * script or recipe behind a confirmed command, is in neither list.
 * @param hash as in `Confirmation`.
 */
export function runnableProposals(
  proposed: readonly string[],
  frozen: Pick<FrozenCommands, 'commands' | 'parts'>,
  hash: (text: string) => string,
): { run: RunnableProposal[]; refused: string[] } {
  const run: RunnableProposal[] = [];
  const refused: string[] = [];
  const { commands, parts } = frozen;
  const isBehind = (line: string, { file, part, texts }: Behind): boolean =>
    parts.some((one) => one.file === file && one.part === part && texts(line).some((text) => one.hash === hash(text)));
  const isKnown = (line: string): boolean =>
    commands.some((one) => asCalled(one.line) === asCalled(line) || behind(one).some((at) => isBehind(line, at)));
  for (const line of proposed.map((one) => one.trim()).filter((one) => !isKnown(one))) {
    const confirmed = commands.find((one) => onlyAddsArguments(line, one.line));
    if (confirmed === undefined) refused.push(line);
    else run.push({ line, confirmed });
  }
  return { run, refused };
}

/** `npm run test` is `npm test`. */
function asCalled(line: string): string {
  return line.trim().replace(/^(npm|pnpm|yarn) run(?:-script)? (?=test$)/, '$1 ');
}

/** The place that defines the effect of a command, and the form that a line has there if it is the whole definition. */
interface Behind {
  file: string;
  /** As in `DefiningPart`. */
  part: string;
  texts: (line: string) => string[];
}

function behind({ line, folder }: FrozenCommand): Behind[] {
  const script = scriptNamed(line);
  if (script !== undefined)
    return [{ file: inFolder(folder, 'package.json'), part: `script ${script}`, texts: (one) => [one] }];
  const [, program, target = ''] = recipeLine.exec(line.trim()) ?? [];
  const names = program === undefined ? [] : recipeFiles[program === 'make' ? 'make' : 'just'];
  const texts = (one: string): string[] => ['\t', '\t@', '    '].map((before) => `${target}:\n${before}${one}`);
  return names.map((name) => ({ file: inFolder(folder, name), part: `target ${target}`, texts }));
}

/** Programs that treat an additional word as an additional task: `make test deploy`. */
const taskRunner =
  /(?:^|\/)(?:g?make|just|task|rake|ant|invoke|gradlew?|mvnw?|bazel|nx|turbo|composer|tox|nox|grunt|gulp)$/;
/** Checked within quotes, too: the program may pass its arguments to a shell. */
const shellCharacter = /[|;<>&()`$\\\n\r]/;

function onlyAddsArguments(line: string, confirmed: string): boolean {
  const [wanted, whole] = [only(line), only(confirmed)];
  if (whole === undefined || wanted?.program !== whole.program) return false;
  if (JSON.stringify(wanted.environment) !== JSON.stringify(whole.environment)) return false;
  if (!whole.arguments.every((word, index) => wanted.arguments[index] === word)) return false;
  const added = wanted.arguments.slice(whole.arguments.length);
  const isTaskRunner = [whole.program, ...whole.arguments].some((word) => taskRunner.test(word));
  return added.every((word) => !shellCharacter.test(word) && (!isTaskRunner || /^-|^\w+=/.test(word)));
}

/** The command of a line that consists of only one. */
function only(line: string): Command | undefined {
  const parsed = parseCommandLine(line);
  return 'problem' in parsed || parsed.commands.length !== 1 ? undefined : parsed.commands[0];
}

/** The definition behind a line: its script or recipe, or the line itself. */
export function definitionOf({ line, folder }: Pick<FrozenCommand, 'line' | 'folder'>, files: ProjectFiles): string {
  return scriptOf(folder, scriptNamed(line), files) ?? recipeOf({ line, folder }, files)?.first ?? line;
}

/** The only command of a target of `make` or `just`; undefined if there are more, or it needs that program's variables. */
export function soleCommand(command: Pick<FrozenCommand, 'line' | 'folder'>, files: ProjectFiles): string | undefined {
  const recipe = recipeOf(command, files);
  return recipe?.isAll === true ? recipe.first : undefined;
}

/** The script of a package that a line starts, such as `NODE_ENV=test npm test --workspaces`; undefined when it starts none. */
export function scriptNamed(line: string): string | undefined {
  const parsed = parseCommandLine(line);
  const [command, ...others] = 'problem' in parsed ? [] : parsed.commands;
  if (command === undefined || others.length > 0 || !/^(?:npm|pnpm|yarn|bun)$/.test(command.program)) return undefined;
  const words = command.arguments.filter(
    (word, index, all) =>
      !word.startsWith('-') && !/^(?:-w|--workspace|--filter|-C|--prefix)$/.test(all[index - 1] ?? ''),
  );
  const [first, ...more] = words;
  const [script, ...added] =
    first === 'run' || first === 'run-script' ? more : [first === 't' ? 'test' : first, ...more];
  return added.length === 0 ? script : undefined;
}

/** The text of a script in the manifest of a folder. */
export function scriptOf(folder: string, script: string | undefined, { contents }: ProjectFiles): string | undefined {
  const { scripts } = readJson(contents.get(inFolder(folder, 'package.json')));
  const defined = script !== undefined && isRecord(scripts) ? scripts[script] : undefined;
  return typeof defined === 'string' ? defined : undefined;
}

const recipeLine = /^(make|just) ([\w.-]+)$/;
/** Names of recipe files; the program uses the first that exists. */
const recipeFiles = { make: ['GNUmakefile', 'makefile', 'Makefile'], just: ['justfile', 'Justfile', '.justfile'] };
/** Lines of a recipe file that change how all recipes run. */
const surrounds =
  /^\s*-?(?:export|unexport|s?include|import|set|SHELL|MAKEFLAGS|\.ONESHELL|\.RECIPEPREFIX|\.EXPORT)\b/m;

/** The first line of the recipe that a line runs, and whether it is the only one. */
function recipeOf(
  { line, folder }: Pick<FrozenCommand, 'line' | 'folder'>,
  { contents }: ProjectFiles,
): { first: string; isAll: boolean } | undefined {
  const [, program, target = ''] = recipeLine.exec(line.trim()) ?? [];
  if (program === undefined) return undefined;
  const names = recipeFiles[program === 'make' ? 'make' : 'just'];
  const text = names.map((name) => contents.get(inFolder(folder, name))).find((one) => one !== undefined) ?? '';
  const number = makeTargets(text).get(target);
  if (number === undefined) return undefined;
  const lines = text.split(/\r?\n/);
  const [head = '', first = '', next = ''] = lines.slice(number - 1);
  if (!/^\s+\S/.test(first)) return undefined;
  const isBare = head.replace(/#.*/, '').trim() === `${target}:` && !/^\s+\S/.test(next);
  const isPlain = !/^\s*[@+]*-|[$\\]|\{\{/.test(first) && !surrounds.test(text);
  return { first: first.trim().replace(/^[@+-]+/, ''), isAll: isBare && isPlain };
}
