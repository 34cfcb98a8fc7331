import { denial, firstDenial, type Denial, type SafetyScope } from './denial.ts';
import { fileRules } from './file-rules.ts';
import { judgedGitCommands, judgeGit } from './git-rules.ts';
import { isForTheUser } from './own-command.ts';
import { unknown } from './paths.ts';
import { judgeDownload, judgeKill, judgeKillByName, judgeRights } from './process-rules.ts';
import { judgePath } from './protected-paths.ts';
import { readShell, type ShellCommand } from './read-shell.ts';
import { subshell, withoutPrefix, type ShellContext } from './shell-context.ts';

/**
 * The reason why a command line must not run in an unattended session, or undefined. A guard against slips of a model in good
 * faith, not a sandbox.
 */
export function judgeShell(text: string, scope: SafetyScope): Denial | undefined {
  const variables = new Map([
    ['HOME', scope.home],
    ['USER', scope.home.slice(scope.home.lastIndexOf('/') + 1)],
    ['TMPDIR', scope.temporary[0] ?? '/tmp'],
    ['CLAUDE_PROJECT_DIR', scope.roots[0] ?? scope.folder],
    ['PPID', String(scope.claude)],
  ]);
  return judgeText(text.replaceAll(unknown, ''), { folder: scope.folder, variables }, scope, 0);
}

const deepest = 10;

function judgeText(text: string, context: ShellContext, scope: SafetyScope, depth: number): Denial | undefined {
  if (depth > deepest) return judgeUnread(text, 'scripts within scripts');
  let found: Denial | undefined;
  const problem = readShell(text, subshell(context), (command) => {
    found ??= judgeCommand({ command, text, depth, scope });
  });
  return found ?? (problem === undefined ? undefined : judgeUnread(text, problem));
}

const dangerous = new RegExp(
  [
    String.raw`\b(?:rm|rmdir|unlink|shred|sudo|kill|pkill|killall|dd)\b`,
    String.raw`\bautonomous-workflow (?:stop|cancel|complete|redirect|resolve|repair|archive|feature skip)\b`,
    String.raw`\bgit\b.*\b(?:${judgedGitCommands.join('|')})\b`,
  ].join('|'),
  's',
);

/** Judges a text that cannot be read: denied when it names a command that could do damage. */
function judgeUnread(text: string, problem: string): Denial | undefined {
  const [word = ''] = dangerous.exec(text) ?? [];
  if (word === '') return undefined;
  const [named = word] = word.split(' ', 1);
  return denial(
    'unread',
    `it names ${named} and has ${problem}, so nobody can check it`,
    'write the command out plainly',
  );
}

interface Call {
  command: ShellCommand;
  /** The whole command line. */
  text: string;
  depth: number;
  scope: SafetyScope;
}

function judgeCommand(call: Call): Denial | undefined {
  const { command, scope } = call;
  const { folder } = command.context;
  const found = firstDenial(command.outputs, (output) => judgePath(output, 'write', folder, scope));
  const words = withoutPrefix(command.words);
  const start = findProgram(words);
  return found ?? (start === -1 ? undefined : judgeProgram(words.slice(start), call));
}

function judgeProgram([name, ...words]: readonly string[], call: Call): Denial | undefined {
  const { command, text, depth, scope } = call;
  const { context } = command;
  const program = programOf(name);
  const run = (script: string) => judgeText(script, context, scope, depth + 1);
  if (program === 'patch' || (program === 'git' && words.includes('apply'))) scope.onWrite?.(context.folder);
  if (program === 'git') return judgeGit(words, context.folder, scope);
  if (program === ownProgram) return judgeOwnCommand(words);
  if (shells.has(program)) return judgeDownload(command) ?? judgeScript(words, call, run);
  if (program === 'eval') return judgeDownload(command) ?? run(words.join(' '));
  if (program === 'source' || program === '.') return judgeDownload(command);
  if (program === 'kill') return judgeKill(words, command, scope);
  if (program === 'pkill' || program === 'killall') return judgeKillByName(words);
  if (rights.has(program)) return judgeRights(program);
  if (interpreters.test(program)) {
    const denied = judgeOwnHook(words, context.folder, scope) ?? judgeCode(words, text, call);
    if (denied !== undefined) return denied;
  }
  if (!Object.hasOwn(fileRules, program)) return undefined;
  const at = program === 'find' ? words.findIndex((word) => word.startsWith('-exec')) + 1 : 0;
  const executed = at === 0 ? [] : words.slice(at).map((word) => word.replaceAll('{}', unknown));
  return (
    fileRules[program]?.(words, context.folder, scope) ??
    (commands.has(programOf(executed[0])) ? judgeProgram(executed, call) : undefined)
  );
}

const ownProgram = 'autonomous-workflow';
const shells = new Set(['bash', 'sh', 'zsh', 'dash']);
const rights = new Set(['sudo', 'doas', 'su', 'pkexec']);
const interpreters = /^(?:python[\d.]*|node|deno|bun|ruby|perl|php)$/;
const commands = new Set(
  [...shells, ...rights, ...Object.keys(fileRules)].concat(
    'git patch eval source . kill pkill killall'.split(' '),
    ownProgram,
  ),
);

/** Programs that run the program in their words. */
const wrappers = new Set('command exec nohup nice ionice timeout stdbuf setsid env xargs time watch'.split(' '));

/** Programs whose words are text, or files to read. */
const readers = new Set(
  'echo printf grep egrep rg cat awk man which type jq test [ [[ for case ls head tail wc diff help gh export alias'.split(
    ' ',
  ),
);

/**
 * The place of the program that decides: behind wrappers; among the words of an unknown program, only git, a shell or our CLI.
 * @returns -1 when there is none.
 */
function findProgram(words: readonly string[]): number {
  const first = programOf(words[0]);
  if (commands.has(first)) return 0;
  if (readers.has(first)) return -1;
  const isFound = (program: string) => program === 'git' || program === ownProgram || shells.has(program);
  const isWrapper = wrappers.has(first);
  const at = words.findIndex((word, index) => {
    const program = programOf(word);
    return index > 0 && (isWrapper ? commands.has(program) || readers.has(program) : isFound(program));
  });
  if (at !== -1) return readers.has(programOf(words[at])) ? -1 : at;
  return words.findIndex((word) => interpreters.test(programOf(word)));
}

function programOf(word = ''): string {
  const name = word.slice(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1).toLowerCase();
  return name === '' ? word : name.replace(/\.(?:exe|cmd)$/, '');
}

/** Judges a call of our CLI, in any spelling: the user's commands are not for the model. */
function judgeOwnCommand(words: readonly string[]): Denial | undefined {
  if (!isForTheUser(words)) return undefined;
  const name = words.find((word) => !word.startsWith('-')) ?? '';
  const instead = 'end your turn if there is nothing left to do; the user types the slash command of that name';
  return denial('user-only', `\`autonomous-workflow ${name}\` is the user's`, instead);
}

/** Judges a call of a hook script of the plugin: only Claude Code calls those, with what really happened. */
function judgeOwnHook(words: readonly string[], folder: string, { isOwnHook }: SafetyScope): Denial | undefined {
  const named = words.flatMap((word) => word.match(/[^'"`\s]+\.cjs/g) ?? []);
  if (!named.some((word) => isOwnHook(word, folder))) return undefined;
  const instead = 'let agents hand in and the user type commands: the hooks see both';
  return denial('own-hook', 'it calls a hook of autonomous-workflow, which only Claude Code may', instead);
}

/** Judges the script of `bash -c`; a script on the input of a shell is not read. */
function judgeScript(
  words: readonly string[],
  { command, text }: Call,
  run: (text: string) => Denial | undefined,
): Denial | undefined {
  const isFile = (word: string) => !/^[-+]/.test(word) && word !== 'pipefail';
  const at = words.findIndex((word) => /^-[a-z]*c$/.test(word));
  if (at !== -1 && !words.slice(0, at).some(isFile)) return run(words[at + 1] ?? '');
  const isFed = command.hasInput || command.before.length > 0;
  return isFed && !words.some(isFile) ? judgeUnread(text, 'a script on the input of a shell') : undefined;
}

const writes =
  /(?<!std(?:out|err)\.)\bwrite|\b(?:append|dump|unlink|remove|rename|truncate|copy|rmtree|rmSync)|['"][wax]b?\+?['"]/i;

/** Calls that surely write a file; the words above may stand in code that writes none. */
const writesFile =
  /\bopen\([^()\n]*,\s*(?:mode\s*=\s*)?['"][wax]|\.write_(?:text|bytes)\(|(?:write|append)File(?:Sync)?\(|Deno\.write/;

/** Judges code on a command line, or in a here-document, that names a protected file and writes. */
function judgeCode(words: readonly string[], text: string, { command, scope }: Call): Denial | undefined {
  const isCode = command.hasInput || words.some((word) => /^-[a-z]*[cepr]$|^--(?:eval|print)$/i.test(word));
  if (!isCode || !writes.test(text)) return undefined;
  // Dots and strokes alone name a folder, which no write changes.
  const named = (text.match(/[\w~./-]+/g) ?? []).filter((word) => /[./]/.test(word) && /\w/.test(word)).slice(0, 200);
  const { onWrite, ...silent } = scope;
  const heard = onWrite !== undefined && writesFile.test(text) ? scope : silent;
  return firstDenial(named, (word) => {
    const found = judgePath(word, 'write', command.context.folder, heard);
    return found?.rule === 'outside' ? undefined : found;
  });
}
