import { type CommandKind, type DetectedCommand, fileName, folderOf, type ProjectFiles } from './project-files.ts';

const targetNames: Record<CommandKind, readonly string[]> = {
  test: ['test', 'tests', 'check'],
  lint: ['lint'],
  types: ['typecheck', 'type-check', 'types'],
  build: ['build'],
};

/** A rule of a makefile or a recipe of a justfile, without variables (`a := b`, `a = b`). */
const target = /^([A-Za-z0-9_.-]+)(?:\s+[^:=]*)?:(?!=)/;

/** The targets that a makefile or justfile defines, with the number of their line. */
export function makeTargets(text: string): Map<string, number> {
  const found = new Map<string, number>();
  text.split('\n').forEach((line, index) => {
    const name = target.exec(line)?.[1];
    if (name !== undefined && !name.startsWith('.') && !found.has(name)) found.set(name, index + 1);
  });
  return found;
}

/** The checks that a Makefile or a justfile has a target for. */
export function detectMake(kind: CommandKind, files: ProjectFiles): DetectedCommand[] {
  return files.paths.flatMap((file) => {
    const program = /^(?:GNU)?makefile$/i.test(fileName(file))
      ? 'make'
      : /^justfile$/i.test(fileName(file))
        ? 'just'
        : '';
    if (program === '') return [];
    const targets = makeTargets(files.contents.get(file) ?? '');
    const name = targetNames[kind].find((one) => targets.has(one));
    const lineNumber = targets.get(name ?? '');
    if (name === undefined || lineNumber === undefined) return [];
    const reason = `${file} has the target "${name}"`;
    const folder = folderOf(file);
    return { kind, ecosystem: 'make', folder, line: `${program} ${name}`, declared: true, reason, file, lineNumber };
  });
}
