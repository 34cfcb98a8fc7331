import type { FrozenCommand } from './frozen.ts';
import { makeTargets } from './detect-make.ts';
import { inFolder, isRecord, readJson, type ProjectFiles } from './project-files.ts';

/** What a line starts in the end: the script or the recipe behind it, or the line itself. */
export function definitionOf({ line, folder }: Pick<FrozenCommand, 'line' | 'folder'>, files: ProjectFiles): string {
  const script = /^(?:npm|pnpm|yarn|bun) (?:run(?:-script)? )?([\w:.-]+)$/.exec(line.trim())?.[1];
  const { scripts } = readJson(files.contents.get(inFolder(folder, 'package.json')));
  const defined = script !== undefined && isRecord(scripts) ? scripts[script] : undefined;
  if (typeof defined === 'string') return defined;
  const target = /^make ([\w.-]+)$/.exec(line.trim())?.[1];
  const makefile = files.contents.get(inFolder(folder, 'Makefile'));
  return target === undefined || makefile === undefined ? line : (recipeOf(makefile, target) ?? line);
}

function recipeOf(makefile: string, target: string): string | undefined {
  const number = [...makeTargets(makefile)].find(([name]) => name === target)?.[1];
  if (number === undefined) return undefined;
  const [first] = makefile.split(/\r?\n/).slice(number);
  return first !== undefined && /^\s+\S/.test(first) ? first.trim().replace(/^[@-]+/, '') : undefined;
}
