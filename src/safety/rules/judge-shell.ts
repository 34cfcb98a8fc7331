import {
  deniedBy,
  hasOption,
  operands,
  type Denial,
  type RefusalRule,
  type SafetyScope,
  isAbsolute,
  isTemporary,
  locate,
  pathInProject,
  unknown,
  judgePath,
} from './paths.ts';
import { readShell, type ShellCommand } from './read-shell.ts';

/** Why a command line must not run in a driving session. A guard against slips of a model in good faith, not a sandbox. */
export function judgeShell(text: string, scope: SafetyScope): Denial | undefined {
  return judgeScript(text.replaceAll(unknown, ''), scope);
}

function judgeScript(text: string, scope: SafetyScope): Denial | undefined {
  const known = new Map([
    ['HOME', scope.home],
    ['TMPDIR', scope.temporary[0] ?? '/tmp'],
    ['CLAUDE_PROJECT_DIR', scope.roots[0] ?? scope.folder],
  ]);
  let isDownloaded = false;
  const judged = readShell(text, scope.folder, known).map((command) => {
    const denied = judgeCommand(command, { ...scope, folder: command.folder, isDownloaded });
    isDownloaded ||= /^(?:curl|wget)$/.test(programOf(command.words[0]));
    return denied;
  });
  return judged.find((one) => one !== undefined);
}

/** A command's own folder, and whether a command before it may have downloaded something. */
type CommandScope = SafetyScope & { isDownloaded: boolean };

/** Names, and patterns for all of them, of claude and of programs that it may run in. */
const ours = /claude|(?:^| )\^?(?:node|bun)\$?(?: |$)|(?:^| )[.*^$]+(?: |$)/i;

/** Refused calls: a program, with its first operands where not all are; the rule; where not every call is, options or other words. */
const calls: readonly (readonly [call: string, rule: RefusalRule, options?: string, words?: RegExp])[] = [
  ['git push', 'push'],
  ['git commit', 'hooks', 'n --no-verify'],
  ['git branch', 'branch-deletion', 'M C D f --force'],
  ['git tag', 'branch-deletion', 'd f --delete --force'],
  ['git checkout', 'branch-deletion', 'B'],
  ['git checkout', 'discard', 'f --force'],
  ['git switch', 'branch-deletion', 'C --force-create'],
  ['git switch', 'discard', 'f --force --discard-changes'],
  ['git reset', 'discard', '--hard --merge --keep'],
  ['git clean', 'clean', 'f --force'],
  ['git stash drop', 'discard'],
  ['git stash clear', 'discard'],
  ['git worktree remove', 'discard', 'f --force'],
  ...'npm pnpm yarn cargo poetry uv'.split(' ').map((program) => [`${program} publish`, 'publish'] as const),
  ['yarn npm publish', 'publish'],
  ['twine upload', 'publish'],
  ['gem push', 'publish'],
  ...'sudo doas su pkexec'.split(' ').map((program) => [program, 'rights'] as const),
  ['pkill', 'own-process', '', ours],
  ['killall', 'own-process', '', ours],
];

/** While features are built: what makes commits, or changes which is checked out. `checkout` with a file's name only restores it. */
const moves: typeof calls = [
  ...'commit rebase merge cherry-pick revert am pull switch'
    .split(' ')
    .map((verb) => [`git ${verb}`, 'commit'] as const),
  ['git stash', 'commit', '', /^(?!list\b|show\b)/],
  ['git checkout', 'commit', 'b --detach', /^[^\s.*]+$/],
];

function refusedCall(table: typeof calls, program: string, words: readonly string[]): RefusalRule | undefined {
  const called = `${[program, ...operands(words)].join(' ')} `;
  // A blank stands between words only.
  const others = words.flatMap((word) => (word === '--' || !word.startsWith('-') ? word.replace(/\s/g, '_') : []));
  return table.find(
    ([call, , options = '', pattern]) =>
      called.startsWith(`${call} `) &&
      ((options === '' && pattern === undefined) ||
        hasOption(words, ...options.split(' ').filter((one) => one !== '')) ||
        pattern?.test(others.join(' ')) === true),
  )?.[1];
}

/** Programs that run the program in their words. */
const wrappers = /^(?:command|exec|find|nohup|nice|timeout|setsid|env|xargs|time|watch)$/;
/** Programs whose words are text, or files to read. */
const readers = /^(?:echo|printf|grep|rg|cat|awk|which|test|ls|head|tail|wc)$/;

/** The words from the actual program on, after wrappers. */
function calledBy(words: readonly string[]): readonly string[] {
  if (!wrappers.test(programOf(words[0]))) return words;
  const isProgram = (word: string) => known.has(programOf(word)) || readers.test(programOf(word));
  const at = words.findIndex((word, index) => index > 0 && isProgram(word));
  return at === -1 ? [] : calledBy(words.slice(at));
}

function programOf(word = ''): string {
  const name = word.slice(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1).toLowerCase();
  return name.replace(/\.(?:exe|cmd)$/, '');
}

function judgeCommand(command: ShellCommand, scope: CommandScope): Denial | undefined {
  const [name, ...words] = calledBy(command.words);
  const program = programOf(name);
  if (program === 'patch' || (program === 'git' && words.includes('apply'))) scope.onWrite?.(scope.folder);
  const found =
    judgeTouched({ write: command.outputs }, scope) ??
    judgeTouched(touches.get(program)?.(words) ?? {}, scope) ??
    rules.get(program)?.(words, scope);
  const rule = program === 'git' ? undefined : refusedCall(calls, program, words);
  return found ?? (rule && deniedBy(rule));
}

interface Touched {
  remove?: readonly string[];
  write?: readonly string[];
}

function judgeTouched({ remove = [], write = [] }: Touched, scope: SafetyScope): Denial | undefined {
  const removed = remove.map((path) => judgePath(path, 'remove', scope));
  const written = write.map((path) => judgePath(path, 'write', scope));
  return [...removed, ...written].find((one) => one !== undefined);
}

/** The receiver of a copy: the last operand, under its own name, or a file within it when it is a folder. */
function copied(words: readonly string[]): Required<Touched> {
  const sources = operands(words);
  const target = sources.pop();
  if (target === undefined || /^[\w.@-]{2,}:/.test(target)) return { remove: [], write: [] };
  const places = sources.map((source) => `${target}/${source.slice(source.lastIndexOf('/') + 1)}`);
  return { remove: hasOption(words, '--delete') ? [target] : [], write: [target, ...places] };
}

const removed = (words: readonly string[]): Touched => ({ remove: operands(words) });
const written = (words: readonly string[]): Touched => ({
  write: operands(words.map((word) => word.replace(/^of=/, ''))),
});
const moved = (words: readonly string[]): Touched => ({
  write: copied(words).write,
  remove: operands(words).slice(0, -1),
});

/** The files of `sed -i` and `perl -i`, whose first operand is a script. */
function edited(words: readonly string[]): Touched {
  const isScript = (word = '') => /^-[a-z]*e$|^--expression$/.test(word);
  const files = operands(words.filter((word, index) => word !== '' && !isScript(words[index - 1])));
  return hasOption(words, 'i', '--in-place') ? { write: words.some(isScript) ? files : files.slice(1) } : {};
}

/** The programs that change files, with the paths that their words touch. */
const touches = new Map<string, (words: readonly string[]) => Touched>([
  ...'rm rmdir unlink shred remove-item'.split(' ').map((program) => [program, removed] as const),
  ...'tee touch truncate dd'.split(' ').map((program) => [program, written] as const),
  ...'cp install rsync ln'.split(' ').map((program) => [program, copied] as const),
  ['mv', moved],
  ['sed', edited],
  ['perl', edited],
]);

/** Judges a program by the words behind its name. */
type Rule = (words: readonly string[], scope: CommandScope) => Denial | undefined;

/** Judges a call of git. In a repository in a temporary folder only pushes are judged. */
const judgeGit: Rule = (all, from) => {
  let { folder } = from;
  let at = 0;
  for (; all[at]?.startsWith('-') === true; at += 1) {
    const value = all[at + 1] ?? '';
    if (/^(?:-C|--work-tree)$/.test(all[at] ?? '')) folder = isAbsolute(value) ? value : `${folder}/${value}`;
    if (/^(?:-C|-c|--work-tree|--git-dir)$/.test(all[at] ?? '')) at += 1;
  }
  const [verb = '', ...words] = all.slice(at);
  const scope = { ...from, folder };
  const place = locate(folder, scope) ?? folder;
  if (verb !== 'push' && isTemporary(place, scope) && pathInProject(place, scope) === undefined) return undefined;
  const given = operands(words);
  const rule = refusedCall(calls, `git ${verb}`, words);
  // Named paths are judged like those of `rm`; what is temporary is nobody's work.
  if (rule === 'clean' && given.length > 0) return judgeTouched({ remove: given }, scope);
  if (verb === 'worktree' && isTemporary(locate(given[1] ?? '', scope) ?? '', scope)) return undefined;
  const denied = rule ?? (scope.building === true ? refusedCall(moves, `git ${verb}`, words) : undefined);
  if (denied !== undefined) return deniedBy(denied);
  const isOfIndex = hasOption(words, 'S', '--staged') && !hasOption(words, 'W', '--worktree');
  if (verb === 'checkout' || (verb === 'restore' && !isOfIndex)) return judgeRestored(given, scope);
  const isOfTree = /^(?:rm|mv)$/.test(verb) && !hasOption(words, 'n', '--cached', '--dry-run');
  return isOfTree ? judgeTouched(touches.get(verb)?.(words) ?? {}, scope) : undefined;
};

/** Judges restoring old versions: allowed for single files, but not for all files or those of the workflow. */
function judgeRestored(paths: readonly string[], scope: SafetyScope): Denial | undefined {
  const judged = paths.map((path) => {
    const found = judgePath(path, 'write', scope);
    if (found !== undefined && found.rule !== 'outside') return found;
    const isAll = /^(?:\.\/?|:\/|\*)$/.test(path) || judgePath(path, 'remove', scope) !== undefined;
    return isAll ? deniedBy('discard') : undefined;
  });
  return judged.find((one) => one !== undefined);
}

/** Judges a shell: the script in its words; one in a file is not read, and one that is known only at run time may be a download. */
const shell: Rule = (words, scope) => {
  const at = words.findIndex((word) => !/^[-+]/.test(word) && word !== 'pipefail');
  if (scope.isDownloaded && (words[at] ?? unknown).includes(unknown)) return deniedBy('download');
  return /^-[a-z]*c$/.test(words[at - 1] ?? '') ? judgeScript(words[at] ?? '', scope) : undefined;
};

const rules = new Map<string, Rule>([
  ['git', judgeGit],
  ...['bash', 'sh', 'zsh', 'dash'].map((program) => [program, shell] as const),
]);

const known = new Set([...touches.keys(), ...rules.keys(), ...calls.map(([call]) => call.split(' ')[0] ?? '')]);
