import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { namedScripts } from '../../engine/commands/defining-parts.ts';
import { type ProjectFiles, worthReading } from '../../engine/commands/project-files.ts';
import { fields, git } from '../git/run-git.ts';

const largestBytes = 1_000_000;

async function readText(file: string): Promise<string | undefined> {
  try {
    const { size } = await stat(file);
    return size > largestBytes ? undefined : await readFile(file, 'utf8');
  } catch (error) {
    // Listed, and gone or a folder by now.
    if (['ENOENT', 'EISDIR', 'ENOTDIR', 'EACCES', 'ELOOP'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return undefined;
    throw error;
  }
}

/**
 * The project as its commands are told from it: all paths that git does not ignore, and the text of those that may define a
 * check, with the scripts that these and the given lines start.
 */
export async function readProject(
  root: string,
  lines: readonly { line: string; folder: string }[] = [],
): Promise<ProjectFiles> {
  const listed = await git(root, ['ls-files', '--cached', '--others', '--exclude-standard', '-z']);
  const paths = [...new Set(fields(listed))].sort();
  const contents = new Map<string, string>();
  const read = async (wanted: readonly string[]): Promise<void> => {
    for (const path of wanted) {
      const text = contents.has(path) ? undefined : await readText(join(root, path));
      if (text !== undefined) contents.set(path, text);
    }
  };
  await read(paths.filter(worthReading));
  await read(namedScripts(lines, { paths, contents }));
  return { paths: paths.filter((path) => !worthReading(path) || contents.has(path)), contents };
}
