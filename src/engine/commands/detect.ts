import { detectMake } from './detect-make.ts';
import { detectNode } from './detect-node.ts';
import { detectOthers } from './detect-others.ts';
import { detectPython } from './detect-python.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { WorkflowError } from '../workflow-error.ts';
import { type CommandKind, commandKinds, type DetectedCommand, isWithin, type ProjectFiles } from './project-files.ts';

/** What a person says the commands are: a line for a kind, or an empty one for "none". It beats what was found. */
export type CommandOverrides = Partial<Record<CommandKind, string>>;

const depth = ({ folder }: DetectedCommand): number => (folder === '.' ? 0 : folder.split('/').length);

/** Written down beats convention, and the outer folder the inner one: it covers what lies below it. */
function withoutCovered(found: readonly DetectedCommand[]): DetectedCommand[] {
  const kept: DetectedCommand[] = [];
  const ranked = [...found].sort((a, b) => depth(a) - depth(b) || Number(b.declared) - Number(a.declared));
  for (const command of ranked) {
    const covered = kept.some((one) => one.ecosystem === command.ecosystem && isWithin(command.folder, one.folder));
    if (!covered) kept.push(command);
  }
  return kept;
}

/**
 * A makefile's target stands for everything below its folder when it is the only thing written down there, or when several
 * languages meet below it; beside the scripts of one language it would run the same checks twice.
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
 * The commands that check a project, by kind and with the reason for each. None for a kind means that nothing was found, which
 * is for a person to fill in: a guess that checks nothing would make every proof worthless.
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

/** What the configuration says the commands are. */
export function saidCommands(configuration: Configuration): CommandOverrides {
  const kinds = { test: 'test_command', lint: 'lint_command', types: 'types_command', build: 'build_command' } as const;
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, key]) => (configuration[key] === null ? [] : [[kind, configuration[key]]])),
  );
}

/**
 * The commands, which must be able to tell whether the project works.
 * @throws WorkflowError that says what to write when none of them runs tests.
 */
export function requireTestCommand(found: DetectedCommand[], root: string): DetectedCommand[] {
  if (found.some(({ kind }) => kind === 'test')) return found;
  throw new WorkflowError('No command that runs the tests of this project was found', {
    where: root,
    expected:
      'a script "test" in package.json, a target "test" in a Makefile, or a pytest, Cargo, Go, Maven, Gradle, .NET, Ruby or PHP project',
    fix: 'Write it into .autonomous-workflow.yaml, such as `test_command: npm test`, or run: autonomous-workflow commands confirm --set "test=npm test"',
  });
}
