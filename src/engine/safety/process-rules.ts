import { denial, type Denial, type SafetyScope } from './denial.ts';
import { isLiteral, type Script, type Stage } from './shell-script.ts';
import { wordsOf, type Call } from './walk.ts';

const ends = 'end only what you started, by its process id';
const claude = denial('own-process', 'it ends the session that does the work', ends);

/** `kill` with the id of the claude process, of everybody, or of what a search for claude finds. */
export function judgeKill(words: readonly string[], call: Call, scope: SafetyScope): Denial | undefined {
  if (words.some((word) => /^-(?:0|l|L|s0)$/.test(word)) || (words[0] === '-s' && words[1] === '0')) return undefined;
  const ids = words.filter((word, index) => index > 0 || !word.startsWith('-'));
  const isOurs = ids.some((id) => id === '-1' || id === '\0PPID\0' || Math.abs(Number(id)) === scope.claude);
  if (isOurs || call.command.words.some(({ scripts }) => scripts.some(searchesClaude))) return claude;
  return call.pipeline.slice(0, Math.min(call.position, 5)).some(namesClaude) ? claude : undefined;
}

/** `pkill` and `killall` with a name that claude has, or the programs that it may run in. */
export function judgeKillByName(words: readonly string[]): Denial | undefined {
  const isProbe = words.some((word) => word === '-0' || word === '-l');
  const names = words.filter((word) => !word.startsWith('-') && isLiteral(word)).map((word) => word.toLowerCase());
  const isMeant = (name: string) => /claude|^\^?(?:node|bun)\$?$|^[.*^$]*$/.test(name);
  return !isProbe && names.some(isMeant) ? claude : undefined;
}

const searchesClaude = (script: Script): boolean => script.some((pipeline) => pipeline.some(namesClaude));

function namesClaude(stage: Stage): boolean {
  return stage.kind === 'command' && stage.words.some(({ text }) => /claude/i.test(text));
}

const loaders = /^(?:.*\/)?(?:curl|wget|fetch|iwr|irm|invoke-webrequest|invoke-restmethod)$/i;

const download = denial(
  'download',
  'it runs what a server sends, unread',
  'save it to a file and read it first, or install it with the package manager of the project',
);

function loads(stage: Stage): boolean {
  return stage.kind === 'command' && stage.words.slice(0, 4).some(({ text }) => loaders.test(text));
}

/** A shell that is given the output of a download: by a pipe, or by a substitution in its words. */
export function judgeDownload({ pipeline, position, command }: Call): Denial | undefined {
  // The stages right before it are enough: nobody writes longer ones.
  if (pipeline.slice(Math.max(0, position - 5), position).some(loads)) return download;
  const inWords = wordsOf(command).some(({ scripts }) =>
    scripts.some((script) => script.some((stages) => stages.some(loads))),
  );
  return inWords ? download : undefined;
}

/** Rights that the session does not have by itself. */
export function judgeRights(program: string): Denial {
  return denial(
    'rights',
    `${program} gives it the rights of another user`,
    'do it without, or hand in what the user has to do',
  );
}
