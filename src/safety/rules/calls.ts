import { normalized, pathFrom, readShell, unknown } from './read-shell.ts';

/** A call of a program in a command line. */
export interface Call {
  /** The program by its name, the verb of git, and the other words, without blanks within words. */
  text: string;
  folder: string;
  /** Paths that it removes with all below them, absolute; wildcards and unknown parts stay in them. */
  removed: string[];
  written: string[];
}

/** Programs that run the program in their words. */
const wrappers = ['command', 'exec', 'find', 'nohup', 'nice', 'timeout', 'setsid', 'env', 'xargs', 'time', 'watch'];
/** Behind more words of a wrapper no program begins. */
const mostOfWrapper = 20;
const shell = /^(?:ba|da|z)?sh$/;

/** The calls of a command line in their order, with those behind wrappers and in scripts of `sh -c`. */
export function callsIn(line: string, start: string): Call[] {
  return readShell(line, start).flatMap(({ words, outputs, folder }) => {
    const calls = wrappers.includes(programOf(words[0]))
      ? words.slice(0, mostOfWrapper).map((_, at) => words.slice(at))
      : [words];
    return [...calls.flatMap((one) => callOf(one, folder)), callWith('', folder, { written: outputs })];
  });
}

function callOf([name, ...words]: readonly string[], folder: string): Call[] {
  const program = programOf(name);
  if (program === 'git') return [callOfGit(words, folder)];
  const at = words.findIndex((word) => !word.startsWith('-'));
  const isScript = shell.test(program) && /^-[a-z]*c$/.test(words[at - 1] ?? '');
  return [
    callWith([program, ...words].map(oneWord).join(' '), folder, changes.get(program)?.(words) ?? {}),
    ...(isScript ? callsIn(words[at] ?? '', folder) : []),
  ];
}

function callOfGit(all: readonly string[], start: string): Call {
  const words = [...all];
  let folder = start;
  while (words[0]?.startsWith('-') === true) {
    const [option, value = ''] = words.splice(0, /^-[cC]$/.test(words[0]) ? 2 : 1);
    if (option === '-C') folder = pathFrom(folder, value);
  }
  const [verb = '', ...others] = words;
  const isOfFiles = !others.some((word) => /^(?:-n|--dry-run|--cached|--staged)$/.test(word));
  const changed = isOfFiles ? changes.get(`git ${verb}`)?.(others) : undefined;
  return callWith(['git', ...words].map(oneWord).join(' '), folder, changed ?? {});
}

const programOf = (name = ''): string => name.replace(/^.*\//, '').toLowerCase();

const oneWord = (word: string) => word.replace(/\s/g, '_');

interface Changed {
  removed?: readonly string[];
  written?: readonly string[];
}

function callWith(text: string, folder: string, { removed = [], written = [] }: Changed): Call {
  const located = (words: readonly string[]) =>
    words.map((word) => pathFrom(folder, word || unknown)).filter((path) => path !== unknown);
  return { text, folder, removed: located(removed).map(normalized), written: located(written).map(normalized) };
}

/** The words that are not options; after `--` all words. */
function operands(words: readonly string[]): string[] {
  const end = words.indexOf('--');
  const before = end === -1 ? words : words.slice(0, end);
  return [...before.filter((word) => !word.startsWith('-')), ...(end === -1 ? [] : words.slice(end + 1))];
}

const removes = (words: readonly string[]): Changed => ({ removed: operands(words) });
const writes = (words: readonly string[]): Changed => ({ written: operands(words) });
const writesFolder = (): Changed => ({ written: ['.'] });

/** The receiver of a copy: the last operand, or a file within it when it is a folder. */
function copies(words: readonly string[]): Changed {
  const sources = operands(words);
  const target = sources.pop() ?? '';
  return { written: [target, ...sources.map((source) => `${target}/${source.replace(/^.*\//, '')}`)] };
}

const moves = (words: readonly string[]): Changed => ({ ...copies(words), removed: operands(words).slice(0, -1) });

/** The files of `sed -i` and `perl -i`, whose first operand is a script. */
function edits(words: readonly string[]): Changed {
  const isScript = (word = '') => /^-[a-z]*e$/.test(word);
  const files = operands(words.filter((word, index) => word !== '' && !isScript(words[index - 1])));
  if (!words.some((word) => /^-(?:[a-z]*i|-in-place)/.test(word))) return {};
  return { written: words.some(isScript) ? files : files.slice(1) };
}

/** The programs that change files, by name, with the paths that their words change. */
const changes = new Map<string, (words: readonly string[]) => Changed>([
  ...['rm', 'rmdir', 'unlink', 'remove-item', 'git rm', 'git clean'].map((name) => [name, removes] as const),
  ...['tee', 'touch', 'git checkout', 'git restore'].map((name) => [name, writes] as const),
  ...['cp', 'install', 'ln'].map((name) => [name, copies] as const),
  ...['mv', 'git mv'].map((name) => [name, moves] as const),
  ...['sed', 'perl'].map((name) => [name, edits] as const),
  ...['patch', 'git apply'].map((name) => [name, writesFolder] as const),
]);
