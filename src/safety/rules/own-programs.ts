import { denial, type Denial, type SafetyScope } from './denial.ts';
import { covers, locate } from './paths.ts';
import type { ShellCommand } from './read-shell.ts';

/** Programs that only display files; `git` and `cd` run no files either. */
const shows = /^(?:ls|cat|head|tail|grep|wc|file|cd|git)$/;
const copies = /^(?:cp|ln|mv|rsync|install|tar|git)$/;
/** Commands that copy a repository or package, with its programs, from a place that they name, and from the present folder. */
const copiesNamed = /^(?:clone|fetch|pull|submodule)$/;
const copiesPresent = /^(?:worktree|archive|bundle|checkout-index|pack)$/;
const mostPlaces = 200;

/**
 * Judges a command that does more than show hooks or programs of the plugin: such a command could run them, or a copy, with forged hand-ins
 * or user input.
 */
export function judgeOwnPrograms(program: string, command: ShellCommand, scope: SafetyScope): Denial | undefined {
  const { words, input, outputs, sources, folder } = command;
  const isPackager = /^(?:git|p?npm|yarn|bun)$/.test(program);
  const isOfPresent = isPackager && words.some((word) => copiesPresent.test(word));
  const isWhole = copies.test(program) || isOfPresent;
  const onlyShows =
    shows.test(program) && !isOfPresent && !(isPackager && words.some((word) => copiesNamed.test(word)));
  if (onlyShows && outputs.every((output) => output.startsWith('/dev/'))) return undefined;
  const isOwn = [{ words: [...words, input, isOfPresent ? '.' : ''], folder }, ...sources].some((one) =>
    one.words
      .flatMap((word) => [word, ...(word.match(/[^'"`\s=:,;()<>]+/g) ?? [])])
      .slice(0, mostPlaces)
      .flatMap((word) => locate(word, one.folder, scope) ?? [])
      .some((path) => [path, scope.real(path)].some((place) => isOwnProgram(place, isWhole, scope))),
  );
  if (!isOwn) return undefined;
  const instead = 'read them with ls, cat or grep; let agents hand in and the user type commands: the hooks see both';
  return denial(
    'own-hook',
    'it names a hook or program of autonomous-workflow, which only Claude Code may run',
    instead,
  );
}

/** @param isWhole whether all files of the plugin count. */
function isOwnProgram(path: string, isWhole: boolean, { plugin }: SafetyScope): boolean {
  const depth = plugin.split('/').length;
  const parts = path.split('/');
  if (parts.length <= depth) return isWhole && parts.length === depth && covers(path, plugin);
  const within = (folder: string) => covers(parts.slice(0, depth + 1).join('/'), `${plugin}/${folder}`);
  if (isWhole && within('.git')) return true;
  return within('hooks') || (within('bin') && (parts.length === depth + 1 || path.endsWith('.cjs')));
}
