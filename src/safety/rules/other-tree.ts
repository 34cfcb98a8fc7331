import { isAbsolute, unknown } from './paths.ts';
import { readShell } from './read-shell.ts';
import { withoutPrefix } from './shell-context.ts';

/** The place where a coder works when others work beside it: all absolute, with every link followed. */
export interface OwnTree {
  /** The project, whose files are not its own. */
  project: string;
  /** The work tree of its feature. */
  tree: string;
  /** The place of the project in that. */
  own: string;
}

const isWithin = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);
const isElsewhere = (path: string, { project, tree }: OwnTree): boolean =>
  isWithin(path, project) && !isWithin(path, tree);

/** Why a coder must not write a file, with the path that is its own; undefined where it may. */
export function writesElsewhere(file: string, place: OwnTree): string | undefined {
  if (!isElsewhere(file, place)) return undefined;
  const own = `${place.own}${file.slice(place.project.length)}`;
  return `${file} is not in the work tree of your feature, so it does not become part of it → write ${own}`;
}

/** Programs that change nothing and prove nothing, wherever they run. */
const harmless = new Set(
  'cd pushd popd pwd echo printf true false : test [ [[ exit set export sleep date which type command ls tree find cat head tail wc grep egrep rg awk sort uniq cut tr jq stat du file diff readlink realpath basename dirname xxd od for case select function autonomous-workflow'.split(
    ' ',
  ),
);
const reading = /^(?:status|log|diff|show|rev-parse|ls-files|ls-tree|blame|grep|describe|worktree|cat-file)$/;

/**
 * Why a coder must not run a command line, with the one that runs in its own tree: its shell starts in another tree, whose tests say
 * nothing about its work. Undefined where it may. A line that cannot be read passes.
 */
export function runsElsewhere(text: string, folder: string, place: OwnTree): string | undefined {
  let found: string | undefined;
  readShell(text, { folder, variables: new Map() }, ({ words, outputs, context }) => {
    const here = normalized(context.folder);
    if (found !== undefined || here === undefined) return;
    const written = outputs.map((output) => normalized(isAbsolute(output) ? output : `${here}/${output}`));
    const wrong = written.find((output) => output !== undefined && isElsewhere(output, place));
    if (wrong !== undefined) found = writesElsewhere(wrong, place);
    else if (isElsewhere(here, place)) found = judgeProgram(withoutPrefix(words), here, place);
  });
  return found;
}

function judgeProgram([program = '', ...words]: readonly string[], here: string, place: OwnTree): string | undefined {
  const isRead = program === 'git' && reading.test(words.find((word) => !word.startsWith('-')) ?? '');
  const isAsked = words.some((word) => word === '--version' || word === '--help');
  const isAimed = [program, ...words].some((word) => word.includes(place.tree));
  if (program === '' || program.includes(unknown) || harmless.has(program) || isRead || isAsked || isAimed)
    return undefined;
  return `\`${program}\` would run in ${here}, which is not the work tree of your feature → begin the command with: cd ${place.own} &&`;
}

function normalized(path: string): string | undefined {
  if (path.includes(unknown)) return undefined;
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}
