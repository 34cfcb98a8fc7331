import { parseCommandLine, quoteWord } from '../../base/command-line.ts';

/** The command in a definition that names a runner, without options for coverage or written files. */
function commandWith(runner: RegExp, definition: string): { environment: string; words: string[] } | undefined {
  const parsed = parseCommandLine(definition);
  if ('problem' in parsed) return undefined;
  const found = parsed.commands.findLast(({ program, arguments: words }) => runner.test([program, ...words].join(' ')));
  if (found === undefined) return undefined;
  const words = [found.program, ...found.arguments].filter((word) => !/^--(?:coverage|cov|bail|reporter)\b/.test(word));
  return { environment: environmentWords(found.environment), words };
}

function environmentWords(environment: Record<string, string>): string {
  return Object.entries(environment)
    .map(([name, value]) => `${name}=${quoteWord(value)} `)
    .join('');
}

/** The words of a command up to and including the first that matches. */
function upTo(words: readonly string[], last: RegExp): string[] {
  const index = words.findIndex((word) => last.test(word));
  return words.slice(0, index + 1);
}

interface Selection {
  runs: RegExp;
  /** The pattern of files that this runner can run. */
  files: RegExp;
  /** The words that run these files only, with a report of each test; undefined if that is not possible. */
  words: (own: readonly string[], files: readonly string[]) => readonly string[] | undefined;
}

const script = /\.(?:[cm]?[jt]sx?|vue|svelte)$/;
const python = /\.py$/;
const ruby = /\.rb$/;

const afterNpx = (words: readonly string[], name: string): string[] => words.slice(words.indexOf(name) + 1);

/** The words before the runner that load its environment, such as `uv run`. */
const loader = (words: readonly string[]): string[] =>
  /^(?:uv|poetry|pdm|pipenv)$/.test(words[0] ?? '') ? words.slice(0, 2) : [];

/** Options of vitest with a separate value. */
const withValue = /^(?:-c|-r|--config|--root|--project|--environment|--dir)$/;

const loadsTypes = /^(?:--import|--loader|--experimental-loader|-r|--require|--experimental-strip-types)/;

/** The way in which a runner is asked to run some files only. */
const selections: readonly Selection[] = [
  {
    runs: /\bvitest\b/,
    files: script,
    words: (own, files) => {
      const options = afterNpx(own, 'vitest').filter(
        (word, index, all) => word.startsWith('-') || withValue.test(all[index - 1] ?? ''),
      );
      return ['npx', '--no-install', 'vitest', 'run', ...options, '--reporter=default', '--reporter=json', ...files];
    },
  },
  {
    runs: /\bjest\b/,
    files: script,
    words: (own, files) => {
      // In `node --experimental-vm-modules node_modules/jest/bin/jest.js` and `cross-env NODE_OPTIONS=… jest`, the first words remain.
      const start = upTo(own, /(?:^|\/)jest(?:\.js)?$/);
      const options = own
        .slice(start.length)
        .filter(
          (word, index, all) => /^(?:-c|--config)\b/.test(word) || /^(?:-c|--config)$/.test(all[index - 1] ?? ''),
        );
      const known = start.length === 0 ? ['jest'] : start[0] === 'npx' ? start.slice(start.indexOf('jest')) : start;
      const program = known[0] === 'node' ? known : ['npx', '--no-install', ...known];
      return [...program, ...options, '--json', '--runTestsByPath', ...files];
    },
  },
  { runs: /react-scripts test/, files: script, words: () => undefined },
  { runs: /\bmocha\b/, files: script, words: (_, files) => ['npx', '--no-install', 'mocha', ...files] },
  { runs: /\bava\b/, files: script, words: (_, files) => ['npx', '--no-install', 'ava', ...files] },
  {
    runs: /\bnode\b.*--test\b/,
    files: script,
    words: (own, files) => {
      // The command would run compiled files instead of the changed ones.
      if (files.some((file) => /\.[cm]?tsx?$/.test(file)) && !own.some((word) => loadsTypes.test(word)))
        return undefined;
      const [program = 'node', ...others] = own.slice(own.findIndex((word) => /(?:^|\/)node$/.test(word)));
      const options = others.filter(
        (word, index) => word.startsWith('-') || /^(?:--import|--loader|--require|-r)$/.test(others[index - 1] ?? ''),
      );
      return [program, ...options, ...files];
    },
  },
  {
    runs: /\bbun (?:run )?test\b/,
    files: script,
    words: (_, files) => ['bun', 'test', ...files.map((file) => `./${file}`)],
  },
  { runs: /\bdeno\b.*\btest\b/, files: script, words: (_, files) => ['deno', 'test', '-A', ...files] },
  {
    runs: /\bpytest\b/,
    files: python,
    words: (own, files) => [...loader(own), 'python3', '-m', 'pytest', '-rA', ...files],
  },
  {
    runs: /-m unittest\b/,
    files: python,
    words: (own, files) => {
      const start = upTo(own, /^unittest$/);
      const [only] = files;
      if (!own.includes('discover'))
        return [...start, '-v', ...files.map((file) => file.replace(/\.py$/, '').replaceAll('/', '.'))];
      // Discovery resolves modules from its own start folder, and takes only one pattern.
      const at = own.findIndex((word) => word === '-s' || word === '--start-directory');
      const from = at === -1 ? '.' : (own[at + 1] ?? '.');
      const inside = from === '.' || (only ?? '').startsWith(`${from.replace(/^\.\//, '').replace(/\/$/, '')}/`);
      const name = only?.split('/').at(-1);
      if (files.length !== 1 || name === undefined || !inside) return undefined;
      const top = own.findIndex((word) => word === '-t' || word === '--top-level-directory');
      return [...start, 'discover', '-v', '-s', from, ...(top === -1 ? [] : ['-t', own[top + 1] ?? '.']), '-p', name];
    },
  },
  {
    runs: /\bgo test\b/,
    files: /\.go$/,
    words: (_, files) => [
      'go',
      'test',
      '-v',
      ...new Set(files.map((file) => `./${file.split('/').slice(0, -1).join('/')}`)),
    ],
  },
  {
    runs: /\bcargo test\b/,
    files: /\.rs$/,
    words: (_, files) =>
      files.every((file) => /^tests\/\w+\.rs$/.test(file))
        ? ['cargo', 'test', ...files.flatMap((file) => ['--test', file.slice(6, -3)])]
        : undefined,
  },
  { runs: /\brspec\b/, files: ruby, words: (_, files) => ['bundle', 'exec', 'rspec', ...files] },
  { runs: /\brails test\b/, files: ruby, words: (_, files) => ['bin/rails', 'test', ...files] },
];

/**
 * The line that runs only these test files, or undefined when the runner is not known, is for another language or cannot select files.
 * @param definition the script or recipe behind a command, or the command itself.
 * @param files from the folder of the command.
 * @param environment variables that precede the command.
 */
export function lineForFiles(
  definition: string,
  files: readonly string[],
  environment: Record<string, string> = {},
): string | undefined {
  if (files.length === 0) return undefined;
  const selection = selections.find(({ runs }) => runs.test(definition));
  const command = selection && commandWith(selection.runs, definition);
  if (selection === undefined || command === undefined || !files.every((file) => selection.files.test(file)))
    return undefined;
  const words = selection.words(command.words, files);
  return words && `${environmentWords(environment)}${command.environment}${words.map(quoteWord).join(' ')}`;
}

/** Options that make known runners report each test, without other effects. */
const reporting: readonly (readonly [runs: RegExp, reports: RegExp, options: readonly string[]])[] = [
  [/\bvitest\b/, /--reporter/, ['--reporter=default', '--reporter=json']],
  [/\bjest\b/, /--json|--watch/, ['--json']],
  [/\bpytest\b/, /\s-r\w*[Ap]|\s-v/, ['-rA']],
  [/-m unittest\b/, /\s(?:-v|--verbose|-q)\b/, ['-v']],
  [/\bgo test\b/, /\s(?:-v|-json)\b/, ['-v']],
];

/**
 * The same line with a report of each test, if the runner is known and the definition is a single command.
 * @param definition the script behind the line, or the line itself.
 */
export function reportingLine(line: string, definition: string): string {
  const parsed = parseCommandLine(definition);
  const known = reporting.find(([runs]) => runs.test(definition));
  if ('problem' in parsed || parsed.commands.length !== 1 || known === undefined) return line;
  const [, reports, options] = known;
  if (reports.test(definition) || reports.test(line)) return line;
  if (line === definition) return `${line} ${options.join(' ')}`;
  return /^(?:\w+=\S+ )*(?:npm|pnpm) (?:run )?[\w:.-]+$/.test(line.trim())
    ? `${line.trim()} ${/\bpnpm\b/.test(line) ? '' : '-- '}${options.join(' ')}`
    : line;
}
