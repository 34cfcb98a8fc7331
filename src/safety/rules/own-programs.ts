import { denial, type Denial, type SafetyScope } from './denial.ts';
import { covers, locate } from './paths.ts';
import type { ShellCommand } from './read-shell.ts';

/** Programs that only display files; `git` and `cd` run no files either. */
const shows = /^(?:ls|cat|head|tail|grep|wc|file|cd|git)$/;
const copies = /^(?:cp|ln|mv|rsync|install|tar)$/;
const mostPlaces = 200;

/**
 * Judges a command that does more than show hooks or programs of the plugin: such a command could run them, or a copy, with forged hand-ins
 * or user input.
 */
export function judgeOwnPrograms(program: string, command: ShellCommand, scope: SafetyScope): Denial | undefined {
  const { words, input, outputs, sources, folder } = command;
  const isKept = outputs.some((output) => !output.startsWith('/dev/'));
  if (shows.test(program) && !isKept) return undefined;
  const read = sources.flatMap((source) => source.words.map((word) => ({ word, from: source.folder })));
  const own = [...words, input].map((word) => ({ word, from: folder }));
  const places = [...own, ...read].flatMap(({ word, from }) =>
    [word, ...(word.match(/[^'"`\s=:,;()<>]+/g) ?? [])].map((place) => ({ place, from })),
  );
  const isOwn = places.slice(0, mostPlaces).some(({ place, from }) => {
    const path = locate(place, from, scope);
    return path !== undefined && [path, scope.real(path)].some((one) => isOwnProgram(one, copies.test(program), scope));
  });
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
  return within('hooks') || (within('bin') && (parts.length === depth + 1 || path.endsWith('.cjs')));
}
