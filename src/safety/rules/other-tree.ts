import { normalized, readShell, unknown } from './read-shell.ts';

/** The work tree of a coder that works in parallel; paths are absolute, with links followed. */
export interface OwnTree {
  project: string;
  tree: string;
  /** The project's folder within that work tree. */
  own: string;
}

const isWithin = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);
const isElsewhere = (path: string, { project, tree }: OwnTree): boolean =>
  isWithin(path, project) && !isWithin(path, tree);

/** Why a coder must not change a file, with the path in its own tree; undefined when it may. */
export function writesElsewhere(file: string, place: OwnTree): string | undefined {
  if (!isElsewhere(file, place)) return undefined;
  const trees = place.tree.slice(0, place.tree.lastIndexOf('/'));
  // In the tree of another feature its folder stands between.
  const inOther = isWithin(file, trees) ? file.slice(trees.length + 1).replace(/^[^/]+/, '') : undefined;
  const own = inOther === undefined ? `${place.own}${file.slice(place.project.length)}` : `${place.tree}${inOther}`;
  return `${file} is not in the work tree of your feature, so it does not become part of it → leave it as it is; yours is ${own}`;
}

/** Programs that run no tests and change only files named in their arguments, in any folder. */
const harmless = new Set(
  'cd pushd popd pwd echo printf true false : test [ [[ exit set export sleep date which type command ls tree find cat head tail wc grep egrep rg awk sort uniq cut tr jq stat du file diff readlink realpath basename dirname xxd od for case select function rm rmdir unlink cp mv ln touch tee mkdir autonomous-workflow'.split(
    ' ',
  ),
);
const reading = /^(?:status|log|diff|show|rev-parse|ls-files|ls-tree|blame|grep|describe|worktree|cat-file)$/;

/** Why a coder must not run a command line: its shell starts in another tree, whose tests say nothing about its work. */
export function runsElsewhere(
  text: string,
  folder: string,
  place: OwnTree,
  changed: readonly string[],
): string | undefined {
  for (const file of changed) {
    const refused = writesElsewhere(file, place);
    if (refused !== undefined) return refused;
  }
  for (const { words, folder: from } of readShell(text, folder)) {
    const here = normalized(from);
    const refused = from !== unknown && isElsewhere(here, place) ? judgeProgram(words, here, place) : undefined;
    if (refused !== undefined) return refused;
  }
  return undefined;
}

function judgeProgram([program = '', ...words]: readonly string[], here: string, place: OwnTree): string | undefined {
  const isRead = program === 'git' && reading.test(words.find((word) => !word.startsWith('-')) ?? '');
  const isAimed = [program, ...words].some((word) => word.includes(place.tree));
  if (program === '' || program.includes(unknown) || harmless.has(program) || isRead || isAimed) return undefined;
  return `\`${program}\` would run in ${here}, which is not the work tree of your feature → begin the command with: cd ${place.own} &&`;
}
