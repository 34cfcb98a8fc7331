import type { FrozenCommand } from './commands/frozen.ts';
import { isTestFile } from './tamper/languages.ts';
import type { TestReport } from './results/test-report.ts';
import type { Verdict } from './results/run-result.ts';

/** Quotes a word for `parseCommandLine`. */
function quote(word: string): string {
  return /^[\w./@:+-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

/** How a runner is told to run some files only. Paths are from the folder of the command. */
const selections: readonly (readonly [
  runs: RegExp,
  line: (files: readonly string[], definition: string) => string | undefined,
])[] = [
  [/\bvitest\b/, (files) => `npx --no-install vitest run ${files.join(' ')}`],
  [/\bjest\b|react-scripts test/, (files) => `npx --no-install jest --runTestsByPath ${files.join(' ')}`],
  [/\bmocha\b/, (files) => `npx --no-install mocha ${files.join(' ')}`],
  [/\bava\b/, (files) => `npx --no-install ava ${files.join(' ')}`],
  // Loaders of TypeScript and the like stay: `node --import tsx --test`.
  [
    /\bnode\b.*--test\b/,
    (files, definition) => `${/\bnode\b.*?--test\b/.exec(definition)?.[0] ?? 'node --test'} ${files.join(' ')}`,
  ],
  [/\bbun (?:run )?test\b/, (files) => `bun test ${files.map((file) => `./${file}`).join(' ')}`],
  [/\bdeno\b.*\btest\b/, (files) => `deno test -A ${files.join(' ')}`],
  [
    /\bpytest\b/,
    (files, definition) =>
      `${/^((?:uv|poetry|pdm|pipenv) run )?/.exec(definition)?.[0] ?? ''}python3 -m pytest ${files.join(' ')}`,
  ],
  [
    /\bunittest\b/,
    (files) => `python3 -m unittest ${files.map((file) => file.replace(/\.py$/, '').replaceAll('/', '.')).join(' ')}`,
  ],
  [
    /\bgo test\b/,
    (files) => `go test ${[...new Set(files.map((file) => `./${file.split('/').slice(0, -1).join('/')}`))].join(' ')}`,
  ],
  [
    /\bcargo test\b/,
    (files) =>
      files.every((file) => /^tests\/\w+\.rs$/.test(file))
        ? `cargo test ${files.map((file) => `--test ${file.slice(6, -3)}`).join(' ')}`
        : undefined,
  ],
  [/\brspec\b/, (files) => `bundle exec rspec ${files.join(' ')}`],
  [/\brails test\b/, (files) => `bin/rails test ${files.join(' ')}`],
];

/**
 * The line that runs only these test files, or undefined when the runner cannot be told or is not known.
 * @param definition what the frozen line starts in the end: the script, the recipe, or the line itself.
 */
export function lineForFiles(
  command: Pick<FrozenCommand, 'folder'>,
  definition: string,
  files: readonly string[],
): string | undefined {
  const prefix = command.folder === '.' ? '' : `${command.folder}/`;
  const own = files.filter((file) => file.startsWith(prefix)).map((file) => quote(file.slice(prefix.length)));
  if (own.length === 0) return undefined;
  return selections.find(([runs]) => runs.test(definition))?.[1](own, definition);
}

/** The test files that a feature added or changed. */
export function changedTestFiles(paths: readonly string[]): string[] {
  return paths.filter(isTestFile);
}

/** The result of running the new tests against the feature's start, and then against its work. */
export interface RedGreen {
  verdict: 'red_green' | 'passed_before' | 'fails_after' | 'could_not_run';
  reason: string;
  files: string[];
  /** The tests, by name, that are new and passed before already: they prove nothing. */
  passedBefore: string[];
}

export interface RedGreenRuns {
  files: readonly string[];
  /** The new test files on the feature's start; undefined when that could not be done. */
  before: { verdict: Verdict; report: TestReport; end: string } | undefined;
  after: { verdict: Verdict; report: TestReport; end: string } | undefined;
  /** A test file from before the feature, on its start; undefined when there is none. When it fails, nothing there can be trusted. */
  control: Verdict | undefined;
  /** Names of tests that were there at the start. */
  known: ReadonlySet<string>;
}

/** Whether the new tests failed before the work and pass after it. */
export function judgeRedGreen({ files, before, after, control, known }: RedGreenRuns): RedGreen {
  const result = (verdict: RedGreen['verdict'], reason: string, passedBefore: string[] = []): RedGreen => ({
    verdict,
    reason,
    files: [...files],
    passedBefore,
  });
  if (files.length === 0) return result('could_not_run', 'no test file is new or changed');
  if (before === undefined || after === undefined)
    return result('could_not_run', 'the runner cannot be told to run these files only');
  if (before.verdict === 'could_not_run') return result('could_not_run', `at the start of the feature: ${before.end}`);
  if (after.verdict === 'could_not_run') return result('could_not_run', `now: ${after.end}`);
  if (control !== undefined && control !== 'passed')
    return result(
      'could_not_run',
      'tests from before the feature do not pass at its start either, in a checkout of their own',
    );
  if (after.verdict === 'failed') return result('fails_after', 'the new tests do not pass');
  const passedBefore = before.report.complete
    ? before.report.tests
        .filter(({ name, outcome }) => outcome === 'passed' && !known.has(name))
        .map(({ name }) => name)
    : [];
  if (before.verdict === 'passed')
    return result('passed_before', 'the new tests passed before anything was written', passedBefore);
  return result('red_green', 'the new tests failed before and pass now', passedBefore);
}
