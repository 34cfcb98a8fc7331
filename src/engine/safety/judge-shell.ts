import type { Denial, SafetyScope } from './denial.ts';
import { denial } from './denial.ts';
import { fileRules } from './file-rules.ts';
import { judgeGit } from './judge-git.ts';
import { judgeDownload, judgeKill, judgeKillByName, judgeRights } from './process-rules.ts';
import { judgeOwnCli } from './own-cli-rules.ts';
import { judgeOutput } from './protected-paths.ts';
import { readShell, type Dialect } from './read-shell.ts';
import { asScript, isLiteral, type Script, type Stage } from './shell-script.ts';
import { valueIn, walk, type Call, type Surroundings } from './walk.ts';

/**
 * Why a command line must not run in a session that nobody watches, or undefined. A guard against what a model does in good faith,
 * not a sandbox: what cannot be understood passes, unless a denied command of git stands in it for all to see.
 */
export function judgeShell(text: string, scope: SafetyScope, dialect: Dialect = 'shell'): Denial | undefined {
  const variables = new Map([
    ['HOME', scope.home],
    ['TMPDIR', scope.temporary[0] ?? '/tmp'],
    ['CLAUDE_PROJECT_DIR', scope.roots[0] ?? scope.folder],
  ]);
  return judgeText(text, { folder: scope.folder, variables, depth: 0 }, scope, dialect);
}

function judgeText(
  text: string,
  here: Surroundings,
  scope: SafetyScope,
  dialect: Dialect = 'shell',
): Denial | undefined {
  const inside = { ...here, variables: new Map(here.variables), depth: here.depth + 1 };
  const { script, isWhole } = readShell(asScript(text), dialect, inside.depth);
  const found = walk(script, inside, (call) => judgeCall(call, scope));
  return found ?? (isWhole ? undefined : judgeUnread(text));
}

/** What nobody can read is denied only for a command of git that stands in it. */
function judgeUnread(text: string): Denial | undefined {
  const isMeant =
    /\bgit\b/.test(text) && /\s--?(?:force|f|hard|mirror)\b/.test(text) && /\b(?:push|reset|clean)\b/.test(text);
  return isMeant
    ? denial(
        'unread',
        'it is nested too deeply to be understood and names a forced command of git',
        'write it out plainly',
      )
    : undefined;
}

function judgeCall(call: Call, scope: SafetyScope): Denial | undefined {
  const { command, here } = call;
  for (const { operator, target } of command.redirections) {
    const name = valueIn(target.text, here);
    const found = operator === '<' || /^[\d-]*$/.test(name) ? undefined : judgeOutput(name, here.folder, scope);
    if (found !== undefined) return found;
  }
  const start = findStart(call.words);
  if (start === -1) return judgeFoundCli(call);
  const program = programOf(call.words[start]);
  return judgeProgram(program, call.words.slice(start + 1), call, scope);
}

/** `$(which autonomous-workflow) …`, also behind a `node`. */
function judgeFoundCli({ command, words }: Call): Denial | undefined {
  const isNamed = (script: Script) =>
    script.some((stages) =>
      stages.some(
        (stage) => stage.kind === 'command' && stage.words.some(({ text }) => programOf(text) === ownProgram),
      ),
    );
  if (readers.has(programOf(words[0])) || !command.words.some(({ scripts }) => scripts.some(isNamed))) return undefined;
  return judgeOwnCli(words.slice(words.findIndex((word) => !isLiteral(word)) + 1));
}

function judgeProgram(program: string, words: readonly string[], call: Call, scope: SafetyScope): Denial | undefined {
  const { here } = call;
  const run = (text: string) => judgeText(text, here, scope);
  if (program === 'git') return judgeGit(words, here, scope, run);
  if (program === ownProgram) return judgeOwnCli(words);
  if (shells.has(program)) return judgeDownload(call) ?? judgeInner(words, call, run);
  if (program === 'eval' || program === 'source' || program === '.' || program === 'iex') {
    return judgeDownload(call) ?? (program === 'eval' ? run(words.join(' ')) : undefined);
  }
  if (program === 'kill') return judgeKill(words, call, scope);
  if (program === 'pkill' || program === 'killall') return judgeKillByName(words);
  if (rights.has(program)) return judgeRights(program);
  const found = fileRules[program]?.(words, here.folder, scope);
  return found ?? (program === 'find' ? judgeExecuted(words, call, scope) : undefined);
}

const ownProgram = 'autonomous-workflow';
const shells = new Set(['bash', 'sh', 'zsh', 'dash', 'ksh', 'fish', 'pwsh', 'powershell']);
const rights = new Set(['sudo', 'doas', 'su', 'pkexec', 'runas']);
const commands = new Set([
  ...shells,
  ...rights,
  ...Object.keys(fileRules),
  'git',
  ownProgram,
  'eval',
  'source',
  '.',
  'iex',
  'kill',
  'pkill',
  'killall',
]);

/** Programs that run the one that their words name. */
const wrappers = new Set(
  'command builtin exec nohup nice ionice timeout stdbuf setsid env xargs noglob caffeinate unbuffer busybox time watch'.split(
    ' ',
  ),
);

/** Programs whose words are text, or files that they read. */
const readers = new Set(
  'echo printf grep egrep fgrep rg ag cat awk man which type whereis jq test [ [[ for case select ls head tail wc diff help tldr gh apropos export alias'.split(
    ' ',
  ),
);

const isFound = (program: string) => program === 'git' || program === ownProgram || shells.has(program);

/**
 * Where the program stands that counts: behind those that only run it. Of unknown ones only a git, a shell or our CLI among their
 * words.
 */
function findStart(words: readonly string[]): number {
  const first = programOf(words[0]);
  if (commands.has(first)) return 0;
  if (readers.has(first)) return -1;
  const isWrapper = wrappers.has(first);
  const at = words.findIndex((word, index) => {
    const program = programOf(word);
    if (index === 0 || !isLiteral(word)) return false;
    return isWrapper ? commands.has(program) || readers.has(program) : isFound(program);
  });
  return at === -1 || readers.has(programOf(words[at])) ? -1 : at;
}

function programOf(word = ''): string {
  const name = word.slice(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1).toLowerCase();
  return name === '' ? word : name.replace(/\.(?:exe|cmd)$/, '');
}

/** The script of `bash -c`, or what a shell is given on its input. */
function judgeInner(
  words: readonly string[],
  call: Call,
  run: (text: string) => Denial | undefined,
): Denial | undefined {
  const end = words.findIndex(
    (word, index) => !/^[-+]/.test(word) && !/^[-+][A-Za-z]*[oO]$/.test(words[index - 1] ?? ''),
  );
  const options = end === -1 ? words : words.slice(0, end);
  if (options.some((word) => /^-(?:[A-Za-z]*c|command)$/i.test(word)))
    return end === -1 ? undefined : run(words[end] ?? '');
  if (end !== -1) return undefined;
  const before = call.position > 0 ? call.pipeline[call.position - 1] : undefined;
  for (const text of [...call.command.input.map((word) => word.text), ...printed(before)]) {
    const found = run(text);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What a stage prints, where its words or its input say so. */
function printed(stage: Stage | undefined): string[] {
  if (stage?.kind !== 'command') return [];
  const [program, ...words] = stage.words.map(({ text }) => text);
  if (program === 'cat') return stage.input.map(({ text }) => text);
  return program === 'echo' || program === 'printf' ? [words.filter((word) => !/^-[neE]+$/.test(word)).join(' ')] : [];
}

/** The command behind `-exec`, with something unknown for what was found. */
function judgeExecuted(words: readonly string[], call: Call, scope: SafetyScope): Denial | undefined {
  const at = words.findIndex((word) => /^-(?:exec|ok)(?:dir)?$/.test(word));
  const program = programOf(words[at + 1]);
  if (at === -1 || !commands.has(program) || program === 'find') return undefined;
  const rest = words.slice(at + 2).map((word) => word.replaceAll('{}', '\0\0'));
  return judgeProgram(program, rest, call, scope);
}
