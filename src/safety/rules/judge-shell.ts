import {
  denial,
  firstDenial,
  hasOption,
  operands,
  type Denial,
  type SafetyScope,
  isAbsolute,
  isTemporary,
  locate,
  pathInProject,
  unknown,
  judgePath,
  type FileAction,
} from './paths.ts';
import { isForTheUser } from './own-command.ts';
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
  const inCode = interpreters.test(program) ? judgeCode(words, command, scope) : undefined;
  const found = inCode ?? rules.get(program)?.(words, command, scope);
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

/** Judges a program by the words behind its name, and by the folder, input and sources of its command. */
type Rule = (words: readonly string[], command: ShellCommand, scope: SafetyScope) => Denial | undefined;

function judgePaths(
  paths: readonly string[],
  action: FileAction,
  { folder }: ShellCommand,
  scope: SafetyScope,
): Denial | undefined {
  return firstDenial(paths, (path) => judgePath(path, action, folder, scope));
}

const remove: Rule = (words, ...at) => judgePaths(operands(words), 'remove', ...at);

/** Judges a program that writes its operands, also those of `dd of=…`. */
const write: Rule = (words, ...at) =>
  judgePaths(operands(words.map((word) => word.replace(/^of=/, ''))), 'write', ...at);

/** Judges a copy. The last operand receives the others: under its own name, or within it when it is a folder. */
const copy: Rule = (words, ...at) => {
  const sources = operands(words);
  const target = sources.pop();
  if (target === undefined || /^[\w.@-]{2,}:/.test(target)) return undefined;
  const places = sources.map((source) => `${target}/${source.slice(source.lastIndexOf('/') + 1)}`);
  const removed = hasOption(words, '--delete') ? judgePaths([target], 'remove', ...at) : undefined;
  return removed ?? judgePaths([target, ...places], 'write', ...at);
};

const move: Rule = (words, ...at) => judgePaths(operands(words).slice(0, -1), 'remove', ...at) ?? copy(words, ...at);

/** Judges `sed -i` and `perl -i`, whose first operand is a script. */
const edit: Rule = (words, ...at) => {
  if (!hasOption(words, 'i', '--in-place')) return undefined;
  const isScript = (word = '') => /^-[a-z]*e$|^--expression$/.test(word);
  const files = operands(words.filter((word, index) => word !== '' && !isScript(words[index - 1])));
  return judgePaths(words.some(isScript) ? files : files.slice(1), 'write', ...at);
};

/** Judges `find … -delete` and `find … -exec rm`; one that looks for names finds few files. */
const find: Rule = (words, command, scope) => {
  const at = words.findIndex((word) => /^[-(!]/.test(word));
  const isRemoved = words.some(
    (word, index) =>
      word === '-delete' || (word.startsWith('-exec') && /^(?:rm|unlink|rmdir)$/.test(words[index + 1] ?? '')),
  );
  if (!isRemoved) return undefined;
  const denied = judgePaths(at === 0 ? ['.'] : words.slice(0, at), 'remove', command, scope);
  return denied?.rule === 'removal' && words.some((word) => /^-i?(?:name|path|regex)$/.test(word)) ? undefined : denied;
};

/** The programs that change files. */
const fileRules: readonly (readonly [Rule, programs: string])[] = [
  [remove, 'rm rmdir unlink shred remove-item'],
  [move, 'mv'],
  [copy, 'cp install rsync ln'],
  [write, 'tee touch truncate dd'],
  [edit, 'sed perl'],
  [find, 'find'],
];

const discard = (what: string) => denial('discard', what, 'keep it, and undo single changes by editing the files');
const uncommitted = discard('it throws away uncommitted work');
const stashed = discard('it deletes work that was stashed');
const history = denial(
  'history',
  'it makes old commits impossible to get back',
  'leave it: the user deletes what nobody needs any more',
);
const references = denial(
  'branch-deletion',
  'it deletes or moves a branch or a tag, and its commits are lost',
  'leave it, and choose a name that is not taken; `git commit` and `git merge` move a branch forward',
);
const forced = denial(
  'force-push',
  'a forced push overwrites what others see',
  'push what you have without force, to a new branch where the server refuses it',
);
const clean = denial(
  'clean',
  'it deletes files that git does not know',
  'see them with `git clean -n`, then remove what you made by its name',
);

const landed = denial(
  'commit',
  'code commits each feature once it is verified, on the branch that is checked out',
  'leave your changes in the work tree, and hand in',
);

/** Verbs that make commits, or change which is checked out or what is uncommitted. */
const moves = /^(?:commit|rebase|merge|cherry-pick|revert|am|pull|switch)$/;

/** Whether a call does that; one of `checkout` with a file's name only restores it. */
function isMove(verb: string, words: readonly string[]): boolean {
  if (moves.test(verb)) return !words.includes('--dry-run');
  const given = operands(words);
  if (verb === 'stash') return !/^(?:list|show)$/.test(given[0] ?? '');
  if (verb !== 'checkout' || words.includes('--')) return false;
  return hasOption(words, 'b', '--detach') || (given.length === 1 && !/[.*]/.test(given[0] ?? ''));
}

/** Judges restoring old versions: allowed for single files, but not for all files or those of the workflow. */
const overwrite: Rule = (words, ...at) =>
  firstDenial(operands(words), (word) => {
    const written = judgePaths([word], 'write', ...at);
    if (written !== undefined && written.rule !== 'outside') return written;
    const isAll = /^(?:\.\/?|:\/|\*)$/.test(word) || judgePaths([word], 'remove', ...at) !== undefined;
    return isAll ? discard('it puts old versions in the place of all uncommitted work') : undefined;
  });

/**
 * The calls of git that could lose work: a verb, or verb and first operand; why they are refused; the options or the operands that make
 * them dangerous, where not every call is.
 */
const rows: readonly [call: string, denied: Denial, options?: string, operand?: RegExp][] = [
  ['push', forced, 'f --force --force-with-lease --mirror', /(?:^| )\+/],
  ['push', references, 'd --delete --prune', /(?:^| ):\S/],
  ['branch', references, 'M C d D f --delete --force'],
  ['tag', references, 'd f --delete --force'],
  ['update-ref', references, 'd --stdin', /(?:^| )(?:HEAD |refs\/(?:heads|tags)\/)/],
  ['checkout', references, 'B'],
  ['checkout', uncommitted, 'f --force'],
  ['switch', references, 'C --force-create'],
  ['switch', uncommitted, 'f --force --discard-changes'],
  ['reset', uncommitted, '--hard --merge'],
  ['clean', clean, 'f --force'],
  ['stash drop', stashed],
  ['stash clear', stashed],
  ['worktree remove', discard('it deletes a work tree with what is not committed there'), 'f --force'],
  ['reflog expire', history],
  ['reflog delete', history],
  ['gc', history, '--prune'],
  ['prune', history],
  ['filter-branch', history],
  ['filter-repo', history],
];

/** Judges a call of git. In a repository in a temporary folder only pushes are judged. */
const judgeGit: Rule = (words, command, scope) => {
  let { folder } = command;
  let at = 0;
  for (; words[at]?.startsWith('-') === true; at += 1) {
    const value = words[at + 1] ?? '';
    if (/^(?:-C|--work-tree)$/.test(words[at] ?? '')) folder = isAbsolute(value) ? value : `${folder}/${value}`;
    if (/^(?:-C|-c|--work-tree|--git-dir)$/.test(words[at] ?? '')) at += 1;
  }
  const verb = words[at] ?? '';
  const place = locate(folder, '', scope) ?? folder;
  const isElsewhere = isTemporary(place, scope) && pathInProject(place, scope) === undefined;
  if (isElsewhere && verb !== 'push') return undefined;
  return judgeCall(verb, words.slice(at + 1), { ...command, folder }, scope);
};

function judgeCall(verb: string, words: readonly string[], ...at: [ShellCommand, SafetyScope]): Denial | undefined {
  if (/^(?:clean|push|rm|mv)$/.test(verb) && hasOption(words, 'n', '--dry-run')) return undefined;
  const given = operands(words);
  const row = rows.find(
    ([call, , options, operand]) =>
      (call === verb || call === `${verb} ${given[0] ?? ''}`) &&
      (options === undefined || hasOption(words, ...options.split(' ')) || operand?.test(given.join(' ')) === true),
  );
  if (row !== undefined) return row[1];
  if (at[1].building === true && isMove(verb, words)) return landed;
  const isOfIndex = hasOption(words, 'S', '--staged') && !hasOption(words, 'W', '--worktree');
  if (verb === 'checkout' || (verb === 'restore' && !isOfIndex)) return overwrite(words, ...at);
  if (verb === 'rm' && !hasOption(words, '--cached')) return remove(words, ...at);
  return verb === 'mv' ? move(words, ...at) : undefined;
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
