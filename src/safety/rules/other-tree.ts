import { isAbsolute, normalize, unknown } from './paths.ts';
import { readShell } from './read-shell.ts';

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
  return `${file} is not in the work tree of your feature, so it does not become part of it → write ${ownOf(file, place)}`;
}

const ownOf = (file: string, { own, project }: OwnTree): string => `${own}${file.slice(project.length)}`;

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
 * @param isStray whether a file elsewhere came untracked since the coder started: it may take that away again.
 */
export function runsElsewhere(
  text: string,
  folder: string,
  place: OwnTree,
  isStray: (file: string) => boolean = () => false,
): string | undefined {
  for (const { words, outputs, folder: from } of readShell(text, folder)) {
    if (from.includes(unknown)) continue;
    const here = normalize(from);
    const absolute = (file: string) => normalize(isAbsolute(file) ? file : `${here}/${file}`);
    if (/^(?:rm|unlink)$/.test(words[0] ?? '') && outputs.length === 0) {
      const files = changedBy(words).map(absolute);
      const kept = files.find((file) => !file.includes(unknown) && isElsewhere(file, place) && !isStray(file));
      if (kept === undefined && files.some((file) => isStray(file))) continue;
      if (kept !== undefined)
        return `${kept} is not in the work tree of your feature, and is no untracked file that came since you started → leave it as it is; what is yours is ${ownOf(kept, place)}`;
    }
    const written = [...outputs, ...changedBy(words)].map(absolute);
    const wrong = written.find((output) => !output.includes(unknown) && isElsewhere(output, place));
    if (wrong !== undefined) return writesElsewhere(wrong, place);
    const refused = isElsewhere(here, place) ? judgeProgram(words, here, place) : undefined;
    if (refused !== undefined) return refused;
  }
  return undefined;
}

/** The files that a program writes, moves or takes away, by its words. */
function changedBy([program = '', ...words]: readonly string[]): string[] {
  const files = words.filter((word) => word !== '' && !word.startsWith('-'));
  if (/^(?:sed|perl)$/.test(program)) return editedBy(words);
  if (/^(?:rm|rmdir|unlink|mv|touch|mkdir|tee)$/.test(program)) return files;
  return /^(?:cp|ln|install|rsync)$/.test(program) ? files.slice(1).slice(-1) : [];
}

/** The files that sed or perl changes in place: all but the script, which comes first or behind its option. */
function editedBy(words: readonly string[]): string[] {
  if (!words.some((word) => /^-[a-zA-Z]*i|^--in-place/.test(word))) return [];
  const isScript = (word: string | undefined) => /^(?:-[a-zA-Z]*[ef]|--expression|--file)$/.test(word ?? '');
  const others = words.filter((word, index) => word !== '' && !word.startsWith('-') && !isScript(words[index - 1]));
  return words.some(isScript) || words.some((word) => /^--(?:expression|file)=/.test(word)) ? others : others.slice(1);
}

function judgeProgram([program = '', ...words]: readonly string[], here: string, place: OwnTree): string | undefined {
  const isRead = program === 'git' && reading.test(words.find((word) => !word.startsWith('-')) ?? '');
  const isAsked = words.some((word) => word === '--version' || word === '--help');
  const isAimed = [program, ...words].some((word) => word.includes(place.tree));
  if (program === '' || program.includes(unknown) || harmless.has(program) || isRead || isAsked || isAimed)
    return undefined;
  return `\`${program}\` would run in ${here}, which is not the work tree of your feature → begin the command with: cd ${place.own} &&`;
}
