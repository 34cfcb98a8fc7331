import { literally } from '../../../base/text.ts';
import { namesPath } from './allowed.ts';
import type { ChangedFile } from './difference.ts';
import type { TamperFinding } from './languages.ts';

export interface CloneContext {
  /** Absolute paths of work trees, which exist on this machine only. */
  workTrees: readonly string[];
}

/** Whether the target of a link is outside of the repository. */
function leavesRepository(path: string, target: string): boolean {
  if (/^(?:\/|[A-Za-z]:)/.test(target)) return true;
  let depth = path.split('/').length - 1;
  return target.split('/').some((part) => {
    if (part === '..') depth -= 1;
    else if (part !== '' && part !== '.') depth += 1;
    return depth < 0;
  });
}

/** Texts for people may name any path. */
const prose = /\.(?:md|mdx|rst|adoc|txt|snap|map)$/i;
const comment = /^\s*(?:\/\/|#|\*|\/\*|--|;)/;

/** Whether a file is a text for people. */
export const isInProse = (path: string): boolean => prose.test(path);

/** Whether a line of code is a comment. */
export const isComment = (line: string): boolean => comment.test(line);

const isLink = /\b(?:mode|index \S+) 120000$/;

/** A dependency that is a folder or an archive: `"dos": "file:../dos"`. */
const localDependency = /"[^"]+"\s*:\s*"(?:file|link|portal):([^"]+)"/g;

function outsideDependency({ path, lines }: ChangedFile, words: string): TamperFinding | undefined {
  if (!/(?:^|\/)package\.json$/.test(path)) return undefined;
  // A file may have been written anew with another indent.
  const before = lines.flatMap(({ kind, text }) => (kind === 'removed' ? [text] : [])).join('\n');
  const found = lines
    .filter(({ kind }) => kind === 'added')
    .flatMap(({ text, number }) =>
      [...text.matchAll(localDependency)].map(([entry, target = '']) => ({ entry, target, number })),
    )
    .filter(({ target }) => !before.includes(`:${target}"`))
    .find(({ target }) => target.startsWith('~') || leavesRepository(path, target));
  if (found === undefined) return undefined;
  return {
    id: 'not-in-clone',
    severity: namesPath(words, found.target) ? 'concern' : 'void',
    file: path,
    line: found.number,
    message: `It needs a package outside of the repository, which no clone has: ${found.entry.slice(0, 120)}`,
  };
}

/** A folder in the root of the disk may have the name of something else, such as a route `/app`. */
const isDistinct = (folder: string): boolean => folder.split(/[\\/]/).filter((part) => part !== '').length > 1;

function findingOf(file: ChangedFile, workTrees: readonly string[], words: string): TamperFinding | undefined {
  const { path, header, lines, binary } = file;
  const added = lines.filter(({ kind }) => kind === 'added');
  const base = { id: 'not-in-clone', severity: 'void', file: path } as const;
  if (header.some((line) => isLink.test(line))) {
    const [target] = added;
    if (target === undefined || !leavesRepository(path, target.text)) return undefined;
    const severity = /\b(?:sym)?links?\b/i.test(words) && namesPath(words, path) ? 'concern' : 'void';
    return { ...base, severity, message: `It links to ${target.text.slice(0, 200)}, which no clone has` };
  }
  if (binary || isInProse(path)) return undefined;
  const names = workTrees.map((folder) => new RegExp(`${literally(folder)}(?![\\w-]|\\.\\w)`));
  const line = added.find(({ text }) => !isComment(text) && names.some((one) => one.test(text)));
  if (line === undefined) return undefined;
  const message = `It names a path of this machine, and a clone lies elsewhere: ${line.text.trim().slice(0, 120)}`;
  return { ...base, line: line.number, message };
}

/** Findings about work that passes here and cannot pass in a clone. A link or a package that the feature asks for is a concern. */
export function cloneFindings(
  files: readonly ChangedFile[],
  { workTrees }: CloneContext,
  words: string,
): TamperFinding[] {
  const distinct = workTrees.filter(isDistinct);
  const present = files.filter(({ change }) => change !== 'removed');
  return present.flatMap((file) => findingOf(file, distinct, words) ?? outsideDependency(file, words) ?? []);
}
