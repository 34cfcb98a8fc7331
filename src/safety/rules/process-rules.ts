import { denial, type Denial, type SafetyScope } from './denial.ts';
import type { ShellCommand } from './read-shell.ts';

const ends = denial(
  'own-process',
  'it ends the session that does the work',
  'end only what you started, by its process id',
);

/** Judges `kill` with the id of the claude process, of every process, or of those that a search for claude finds. */
export function judgeKill(
  words: readonly string[],
  { inside, before }: ShellCommand,
  { claude }: SafetyScope,
): Denial | undefined {
  if (/^-(?:0|l|L)$/.test(words[0] ?? '')) return undefined;
  const ids = words.filter((word, index) => index > 0 || !word.startsWith('-'));
  const isOurs = ids.some((id) => id === '-1' || Math.abs(Number(id)) === claude);
  return isOurs || [...inside, ...before].some(namesClaude) ? ends : undefined;
}

const namesClaude = ({ words }: ShellCommand) => words.some((word) => /claude/i.test(word));

/** Judges `pkill` and `killall` with the name of claude, or of programs that claude may run in. */
export function judgeKillByName(words: readonly string[]): Denial | undefined {
  const names = words.filter((word) => !word.startsWith('-')).map((word) => word.toLowerCase());
  return names.some((name) => /claude|^\^?(?:node|bun)\$?$|^[.*^$]*$/.test(name)) ? ends : undefined;
}

/** Judges a shell that receives a download: by a pipe, or by a substitution in its words. */
export function judgeDownload({ before, inside }: ShellCommand): Denial | undefined {
  const loads = ({ words }: ShellCommand) => words.slice(0, 4).some((word) => /^(?:.*\/)?(?:curl|wget)$/.test(word));
  if (![...before, ...inside].some(loads)) return undefined;
  const instead = 'save it to a file and read it first, or install it with the package manager of the project';
  return denial('download', 'it runs what a server sends, unread', instead);
}

/** Denies a program that gives rights which the session does not have. */
export function judgeRights(program: string): Denial {
  const what = `${program} gives it the rights of another user`;
  return denial('rights', what, 'do it without, or hand in what the user has to do');
}
