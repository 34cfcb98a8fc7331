import { denial, firstDenial, type Denial, type SafetyScope } from './denial.ts';
import { fileRules, type Rule } from './file-rules.ts';
import { judgeGit } from './git-rules.ts';
import { isForTheUser } from './own-command.ts';
import { unknown } from './paths.ts';
import { judgePath } from './protected-paths.ts';
import { readShell, type ShellCommand } from './read-shell.ts';

/**
 * The reason why a command line must not run in a driving session, or undefined. A guard against slips of a model in good
 * faith, not a sandbox.
 */
export function judgeShell(text: string, scope: SafetyScope): Denial | undefined {
  return judgeScript(text.replaceAll(unknown, ''), scope.folder, scope);
}

function judgeScript(text: string, folder: string, scope: SafetyScope): Denial | undefined {
  const commands = readShell(text, folder, [
    ['HOME', scope.home],
    ['USER', scope.home.slice(scope.home.lastIndexOf('/') + 1)],
    ['TMPDIR', scope.temporary[0] ?? '/tmp'],
    ['CLAUDE_PROJECT_DIR', scope.roots[0] ?? folder],
    ['PPID', String(scope.claude)],
  ]);
  return firstDenial(commands, (command) => judgeCommand(command, scope));
}

function judgeCommand(command: ShellCommand, scope: SafetyScope): Denial | undefined {
  const { outputs, folder } = command;
  const written = firstDenial(outputs, (output) => judgePath(output, 'write', folder, scope));
  if (written !== undefined) return written;
  const [name, ...words] = calledBy(command.words);
  const program = programOf(name);
  if (program === 'patch' || (program === 'git' && words.includes('apply'))) scope.onWrite?.(folder);
  const denied = interpreters.test(program) ? judgeCode(words, command, scope) : undefined;
  const found = denied ?? rules.get(program)?.(words, command, scope);
  const at = program === 'find' ? words.findIndex((word) => word.startsWith('-exec')) + 1 : 0;
  if (found !== undefined || at === 0) return found;
  // The files that `find` yields are unknown before it runs.
  const executed = words.slice(at).map((word) => word.replaceAll('{}', unknown));
  return judgeCommand({ ...command, words: executed, outputs: [] }, scope);
}

/** Programs that run the program in their words. */
const wrappers = /^(?:command|exec|nohup|nice|timeout|setsid|env|xargs|time|watch)$/;
/** Programs whose words are text, or files to read. */
const readers = /^(?:echo|printf|grep|rg|cat|awk|which|test|ls|head|tail|wc)$/;
const interpreters = /^(?:python[\d.]*|node|deno|bun|ruby|perl|php)$/;

/** The words from the actual program on: after wrappers, or our CLI after the interpreter that runs it. */
function calledBy(words: readonly string[]): readonly string[] {
  const first = programOf(words[0]);
  const from = (isNext: (program: string) => boolean) => {
    const at = words.findIndex((word, index) => index > 0 && isNext(programOf(word)));
    return at === -1 ? [] : words.slice(at);
  };
  if (wrappers.test(first))
    return calledBy(from((program) => rules.has(program) || interpreters.test(program) || readers.test(program)));
  const own = interpreters.test(first) ? from((program) => program === ownProgram) : [];
  return own.length > 0 ? own : words;
}

function programOf(word = ''): string {
  const name = word.slice(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1).toLowerCase();
  return name.replace(/\.(?:exe|cmd)$/, '');
}

/** Judges a shell: what it is sent, and the script in its words or on its input; one in a file is not read. */
const shell: Rule = (words, command, scope) => {
  const { folder, input, sources } = command;
  if (sources.some((source) => /^(?:curl|wget)$/.test(programOf(source.words[0])))) {
    const instead = 'save it to a file and read it first, or install it with the package manager of the project';
    return denial('download', 'it runs what a server sends, unread', instead);
  }
  const isOption = (word: string) => /^[-+]/.test(word) || word === 'pipefail';
  const at = words.findIndex((word) => !isOption(word));
  if (at === -1) return judgeScript([input, ...sources.map((source) => source.input)].join('\n'), folder, scope);
  return /^-[a-z]*c$/.test(words[at - 1] ?? '') ? judgeScript(words[at] ?? '', folder, scope) : undefined;
};

const ends = denial(
  'own-process',
  'it ends the session that does the work',
  'end only what you started, by its process id',
);

/** Judges `kill` with the id of the claude process, of every process, or of those that a search for claude finds. */
const kill: Rule = (words, { sources }, { claude }) => {
  if (/^-(?:0|l|L)$/.test(words[0] ?? '')) return undefined;
  const ids = words.filter((word, index) => index > 0 || !word.startsWith('-'));
  const isOurs = ids.some((id) => id === '-1' || Math.abs(Number(id)) === claude);
  return isOurs || sources.some((source) => source.words.some((word) => /claude/i.test(word))) ? ends : undefined;
};

/** Judges `pkill` and `killall` with the name of claude, or of programs that claude may run in. */
const killByName: Rule = (words) => {
  const names = words.filter((word) => !word.startsWith('-')).map((word) => word.toLowerCase());
  return names.some((name) => /claude|^\^?(?:node|bun)\$?$|^[.*^$]*$/.test(name)) ? ends : undefined;
};

const rights: Rule = () =>
  denial('rights', 'it runs with the rights of another user', 'do it without, or hand in what the user has to do');

/** Judges a call of our CLI, in any spelling: the user's commands are not for the model. */
const ownCommand: Rule = (words) => {
  if (!isForTheUser(words) || asksForHelp(words)) return undefined;
  const name = words.find((word) => !word.startsWith('-')) ?? '';
  const instead = 'end your turn if there is nothing left to do; the user types the slash command of that name';
  return denial('user-only', `\`autonomous-workflow ${name}\` is the user's`, instead);
};

/** Whether a call only prints help; with other words, `--help` could be the value of an option. */
const asksForHelp = (words: readonly string[]): boolean => /^[a-z]+(?: [a-z][a-z-]*)? --help$/.test(words.join(' '));

const ownProgram = 'autonomous-workflow';

/** Rules by the names of programs. */
const rules = new Map(
  [
    ...fileRules,
    [judgeGit, 'git'] as const,
    [ownCommand, ownProgram] as const,
    [kill, 'kill'] as const,
    [killByName, 'pkill killall'] as const,
    [shell, 'bash sh zsh dash'] as const,
    [rights, 'sudo doas su pkexec'] as const,
  ].flatMap(([rule, programs]) => programs.split(' ').map((program) => [program, rule] as const)),
);

/** Calls that surely change a file. */
const changesFile =
  /\bopen\([^()\n]*,\s*(?:mode\s*=\s*)?['"][wax]|\.write_(?:text|bytes)\(|\b(?:(?:write|append|copy)File|rm|rename|unlink|truncate)(?:Sync)?\(|\brmtree\(|\bos\.remove\(|Deno\.(?:write|remove)/;

/** Judges an interpreter: code in its words or on its input that names a protected file and changes one. */
const judgeCode: Rule = (words, { folder, input }, scope) => {
  const code = [...words, input].join('\n');
  const isCode = input !== '' || words.some((word) => /^-[a-z]*[cepr]$|^--(?:eval|print)$/i.test(word));
  if (!isCode || !changesFile.test(code)) return undefined;
  // Words of dots and slashes only name folders, which are not written.
  const named = (code.match(/[\w~./-]+/g) ?? []).filter((word) => /[./]/.test(word) && /\w/.test(word)).slice(0, 200);
  return firstDenial(named, (word) => {
    const found = judgePath(word, 'write', folder, scope);
    return found?.rule === 'outside' ? undefined : found;
  });
};
