import { Parser as XmlReader } from 'htmlparser2';
import { orElse } from '../../../base/or-else.ts';
import {
  completeReport,
  messageOf,
  type Parser,
  type TestOutcome,
  type TestResult,
  type TestReport,
  type Verdict,
} from './runs.ts';
import { isRecord } from '../../../base/json.ts';
import { printable } from '../../../base/errors.ts';

function parse(text: string): unknown {
  return orElse((): unknown => JSON.parse(text), undefined);
}

const jestOutcomes: Record<string, TestOutcome> = {
  passed: 'passed',
  failed: 'failed',
  pending: 'skipped',
  skipped: 'skipped',
  todo: 'skipped',
  disabled: 'skipped',
};

function jestTests(report: Record<string, unknown>): TestResult[] {
  const files = Array.isArray(report.testResults) ? report.testResults.filter(isRecord) : [];
  return files.flatMap((file) => {
    const cases = Array.isArray(file.assertionResults) ? file.assertionResults.filter(isRecord) : [];
    const path = typeof file.name === 'string' ? file.name : '';
    const tests = cases.map((one): TestResult => {
      const suites = Array.isArray(one.ancestorTitles) ? one.ancestorTitles.map(String) : [];
      const outcome = jestOutcomes[String(one.status)] ?? 'skipped';
      const messages = Array.isArray(one.failureMessages) ? one.failureMessages.map(String) : [];
      const name = [path.split(/[\\/]/).pop() ?? '', ...suites.filter((suite) => suite !== ''), String(one.title)];
      return { name: name.join(' > '), outcome, ...(outcome === 'failed' ? messageOf(messages) : {}) };
    });
    // A file may fail without a failed test: when it cannot be loaded, or when its cleanup throws.
    const isWhole = file.status === 'failed' && !tests.some(({ outcome }) => outcome === 'failed');
    if (isWhole) return [...tests, { name: path, outcome: 'failed', ...messageOf([String(file.message)]) }];
    // Only a suite that is skipped makes a file without tests end well.
    return tests.length > 0 ? tests : [{ name: path, outcome: 'skipped' }];
  });
}

/** The JSON reporters of jest and vitest, which have the same format: one object, on one line or several. */
export const parseJestJson: Parser = (output) => {
  const start = output.search(/^\{"?\s*"?num(?:Failed|Total)|^\{\s*$/m);
  if (!output.includes('"testResults"') || start === -1) return undefined;
  const from = output.slice(start);
  // Output for people may follow it.
  const report = parse(from.split('\n', 1)[0] ?? '') ?? parse(from.slice(0, from.lastIndexOf('}') + 1));
  return isRecord(report) && 'testResults' in report ? completeReport('jest-json', jestTests(report)) : undefined;
};

/** `go test -json`: one event on each line. A package that does not compile fails under its own name. */
export const parseGoJson: Parser = (output) => {
  const events = output
    .split('\n')
    .filter((line) => line.startsWith('{"'))
    .map(parse)
    .filter(isRecord)
    .filter(({ Action: action, Package: name }) => typeof action === 'string' && typeof name === 'string');
  if (events.length === 0) return undefined;
  const printed = new Map<string, string[]>();
  const tests: TestResult[] = [];
  const failedPackages = new Set<string>();
  for (const event of events) {
    const [action, test, packageName] = [String(event.Action), event.Test, String(event.Package)];
    const name = typeof test === 'string' ? `${packageName} > ${test}` : packageName;
    if (action === 'output') printed.set(name, [...(printed.get(name) ?? []), String(event.Output).trimEnd()]);
    if (!['pass', 'fail', 'skip'].includes(action)) continue;
    if (typeof test !== 'string') {
      if (action === 'fail') failedPackages.add(packageName);
      continue;
    }
    const outcome = action === 'pass' ? 'passed' : action === 'fail' ? 'failed' : 'skipped';
    const lines = (printed.get(name) ?? []).filter((line) => !/^\s*(?:===|---)/.test(line));
    tests.push({ name, outcome, ...(outcome === 'failed' ? messageOf(lines) : {}) });
  }
  for (const name of failedPackages) {
    const isReported = tests.some((test) => test.outcome === 'failed' && test.name.startsWith(`${name} > `));
    if (!isReported) tests.push({ name, outcome: 'failed', ...messageOf(printed.get(name) ?? []) });
  }
  return completeReport('go', tests);
};

/** JUnit's XML, which Maven, Gradle, pytest, jest, vitest and many others write; also several such files in a row. */
export const parseJunit: Parser = (output) => {
  if (!/<testsuites?[\s>]/.test(output)) return undefined;
  const tests: TestResult[] = [];
  let reason: [said: string, text: string] | undefined;
  const reader = new XmlReader(
    {
      onopentag: (tag, { classname = '', name = '', message = '' }) => {
        const test = tests.at(-1);
        if (tag === 'testcase')
          tests.push({ name: [classname, name].filter((part) => part !== '').join(' > '), outcome: 'passed' });
        else if (test?.outcome === 'passed' && /^(?:failure|error|skipped)$/.test(tag)) {
          test.outcome = tag === 'skipped' ? 'skipped' : 'failed';
          reason = tag === 'skipped' ? undefined : [message, ''];
        }
      },
      ontext: (text) => {
        if (reason !== undefined) reason[1] += text;
      },
      onclosetag: () => {
        if (reason !== undefined) Object.assign(tests.at(-1) ?? {}, messageOf(saidBy(reason)));
        reason = undefined;
      },
    },
    { xmlMode: true },
  );
  reader.end(output.slice(output.indexOf('<testsuite'), output.lastIndexOf('</testsuite')));
  return completeReport('junit', tests);
};

/** Of a file that cannot be loaded, pytest has the error in its text only, in the last line with this mark. */
const saidBy = ([said, text]: [said: string, text: string]): string[] => {
  const error = [...text.matchAll(/^E +(\S.*)$/gm)].at(-1)?.[1];
  return said === 'collection failure' && error !== undefined ? [error] : [said, text];
};

const point = /^( *)(not )?ok\b(?:\s+(\d+))?(?:\s*-)?\s*(.*?)(?:\s*(?<!\\)#\s*(SKIP|TODO)\b.*)?$/i;

/** The text of the error in the indented lines after a failed test. */
function detailsAfter(lines: readonly string[], index: number): string[] {
  const found: string[] = [];
  for (let next = index + 1; next < lines.length && found.length < 60; next += 1) {
    const line = lines[next] ?? '';
    if (point.test(line) || /^\s*# Subtest|^1\.\./.test(line)) break;
    if (/^\s*\.\.\.\s*$/.test(line)) break;
    if (!/^\s*---\s*$/.test(line)) found.push(line.trim());
  }
  const says = found.findIndex((line) => /^(?:error|message):/.test(line));
  const [first = '', ...rest] = found.slice(Math.max(says, 0), Math.max(says, 0) + 8);
  // A text of several lines begins behind the mark of its block.
  return /: [|>][+-]?$/.test(first)
    ? [`${first.slice(0, first.indexOf(':'))}: ${rest[0] ?? ''}`, ...rest.slice(1)]
    : [first, ...rest];
}

/** All that node:test says of a file that could not be loaded; what went wrong is printed above its result. */
const isLoadFailure = (line: string): boolean => /^(?:error: )?'test failed'$/.test(line);

function loadError(lines: readonly string[], index: number): string[] {
  const above = lines.slice(Math.max(index - 60, 0), index);
  const from = above.findLastIndex((line) => /^(?:[✔✖▶﹣]| *\.\.\.$)/.test(line)) + 1;
  const error = above.slice(from).find((line) => /^(?:# )?(?:Uncaught )?\w*Error\b.*: /.test(line));
  return [error?.replace(/^# /, '') ?? 'test failed'];
}

/** TAP 13 and 14, with the nested subtests of node:test: a suite is represented by its tests and not counted itself. */
export const parseTap: Parser = (output) => {
  if (!/^TAP version 1[34]$|^1\.\.\d+/m.test(output) || !/^ *(?:not )?ok\b/m.test(output)) return undefined;
  const lines = output.split('\n');
  const tests: TestResult[] = [];
  const suites: string[] = [];
  const hasChildren: boolean[] = [];
  lines.forEach((line, index) => {
    const subtest = /^( *)# Subtest: (.*)$/.exec(line);
    if (subtest !== null) {
      const level = (subtest[1] ?? '').length / 4;
      suites.length = level;
      suites[level] = subtest[2] ?? '';
      hasChildren.length = level + 1;
      hasChildren[level] = false;
      if (level > 0) hasChildren[level - 1] = true;
      return;
    }
    const [, indent, notOk, number, description = '', directive] = point.exec(line) ?? [];
    if (indent === undefined) return;
    const level = indent.length / 4;
    if (hasChildren[level] === true) {
      hasChildren[level] = false;
      return;
    }
    const name = [...suites.slice(0, level), description || `test ${number ?? ''}`].join(' > ');
    const failed = notOk !== undefined && directive === undefined;
    const outcome = directive !== undefined ? 'skipped' : failed ? 'failed' : 'passed';
    const why = failed ? detailsAfter(lines, index) : [];
    tests.push({ name, outcome, ...messageOf(why.some(isLoadFailure) ? loadError(lines, index) : why) });
  });
  return completeReport('tap', tests);
};

const specLine = /^( *)(✔|✖|﹣|▶) (.*?)(?: \((?:\d[\d.]*)ms\))?(?: # (.*))?$/;

/** The messages of failed tests, from the list at the end: `✖ name (1ms)` and, indented below, the error. */
function reasons(lines: readonly string[]): Map<string, string[]> {
  const start = lines.findIndex((line) => line.startsWith('✖ failing tests:'));
  const found = new Map<string, string[]>();
  if (start === -1) return found;
  let current: string[] | undefined;
  for (const line of lines.slice(start + 1)) {
    const name = /^✖ (.*?)(?: \([\d.]+ms\))?$/.exec(line)?.[1];
    if (name !== undefined) found.set(name, (current = []));
    else if (current !== undefined && current.length < 6 && line.trim() !== '') current.push(line.trim());
  }
  return found;
}

/** The spec reporter of node:test: suites begin with ▶ and end with the same name; their tests are indented in between. */
export const parseNodeSpec: Parser = (output) => {
  if (!/^ℹ tests \d+$/m.test(output) || !/^ℹ pass \d+$/m.test(output)) return undefined;
  const lines = output.split('\n');
  const why = reasons(lines);
  const end = lines.findIndex((line) => /^ℹ tests \d+$/.test(line));
  const tests: TestResult[] = [];
  const suites: string[] = [];
  for (const [index, line] of lines.slice(0, end).entries()) {
    const [, indent, mark, name = '', directive] = specLine.exec(line) ?? [];
    if (indent === undefined) continue;
    const level = indent.length / 2;
    if (mark === '▶' && suites[level] !== name) {
      suites.length = level;
      suites[level] = name;
      continue;
    }
    if (suites[level] === name) {
      suites.length = level;
      continue;
    }
    const skipped = mark === '﹣' || /^(?:SKIP|TODO)\b/.test(directive ?? '');
    const outcome = skipped ? 'skipped' : mark === '✖' ? 'failed' : 'passed';
    const said = outcome === 'failed' ? (why.get(name) ?? []) : [];
    const message = messageOf(said.some(isLoadFailure) ? loadError(lines, index) : said);
    tests.push({ name: [...suites.slice(0, level), name].join(' > '), outcome, ...message });
  }
  return completeReport('node:test', tests);
};

/** Escape sequences for colours and cursor movements of a terminal. */
// eslint-disable-next-line no-control-regex
const sequences = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[@-Z\\-_])/g;

/** Longer lines are data, and patterns that search for an end in them would take very long. */
const longestLine = 2_000;

/** Output without colours, with uniform line ends, and with only the last state of lines that were overwritten. */
export function plainText(output: string): string {
  return output
    .replace(sequences, '')
    .replace(/\r+\n/g, '\n')
    .split('\n')
    .map((line) => line.slice(line.lastIndexOf('\r') + 1))
    .join('\n');
}

/** The text with every line cut to the length that patterns may search. */
export function shortLines(text: string): string {
  return text
    .split('\n')
    .map((line) => (line.length > longestLine ? line.slice(0, longestLine) : line))
    .join('\n');
}

const wholeSkip = /^setUp(?:Class|Module) \(/;

/** Python's unittest: the failed tests, or all of them with `-v`. */
export const parseUnittest: Parser = (output) => {
  const [, ran] = /^Ran (\d+) tests? in /m.exec(output) ?? [];
  if (ran === undefined || !/^(?:OK|FAILED|NO TESTS RAN)\b/m.test(output)) return undefined;
  const tests = new Map<string, TestResult>();
  for (const [, name = '', word = ''] of output.matchAll(
    /^(\w+ \([\w.]+\))(?:\n.*?)?? \.\.\. (?:.*)(ok|FAIL|ERROR|skipped|expected failure|unexpected success)\b/gm,
  )) {
    const isOff = word === 'skipped' || word === 'expected failure';
    tests.set(name, { name, outcome: word === 'ok' ? 'passed' : isOff ? 'skipped' : 'failed' });
  }
  for (const [, name = '', body = ''] of output.matchAll(
    /^(?:FAIL|ERROR): (.+)\n(?:.*\n)??-{20,}\n((?:.*\n){0,200}?)(?=\n?={20,}|\n?-{20,})/gm,
  ))
    tests.set(name, { name, outcome: 'failed', ...messageOf(body.trim().split('\n').slice(-4)) });
  const count = (word: string) => Number(new RegExp(`[(\\s]${word}=(\\d+)`).exec(output)?.[1] ?? 0);
  const expected = count('expected failures');
  const failures = Number(/(?<!expected )failures=(\d+)/.exec(output)?.[1] ?? 0);
  const failed = failures + count('errors') + count('unexpected successes');
  const skipped = count('skipped') + expected;
  // A class or module that is skipped at once is one skip, and none of its tests is counted as run.
  const whole = [...tests].filter(([name, { outcome }]) => outcome === 'skipped' && wholeSkip.test(name)).length;
  const counts = { passed: Math.max(Number(ran) - failed - skipped + whole, 0), failed, skipped };
  const all = [...tests.values()];
  const complete = all.filter(({ outcome }) => outcome === 'passed').length === counts.passed;
  return { runner: 'unittest', tests: all, counts, complete };
};

/** `cargo test`: a line for each test, one binary after the other. */
export const parseCargo: Parser = (output) => {
  if (!/^test result: (?:ok|FAILED)\. /m.test(output)) return undefined;
  const tests: TestResult[] = [];
  let binary = '';
  for (const line of output.split('\n')) {
    binary = /^\s*(?:Running (?:unittests )?|Doc-tests )(\S+)/.exec(line)?.[1] ?? binary;
    const [, name, word = ''] = /^test (.+?)(?: - should panic)? \.\.\. (ok|FAILED|ignored)/.exec(line) ?? [];
    if (name === undefined) continue;
    const outcome = word === 'ok' ? 'passed' : word === 'FAILED' ? 'failed' : 'skipped';
    const [, why = ''] =
      new RegExp(`^---- ${name.replace(/[^\w:]/g, '.')} stdout ----\\n([\\s\\S]*?)(?=\\n\\n|\\nnote:)`, 'm').exec(
        output,
      ) ?? [];
    tests.push({ name: `${binary} > ${name}`, outcome, ...(outcome === 'failed' ? messageOf([why]) : {}) });
  }
  return completeReport('cargo', tests);
};

/** One for each format of a machine; those of text for people, of runners that have no other, come last. */
const parsers: readonly Parser[] = [
  parseJestJson,
  parseGoJson,
  parseJunit,
  ...[parseNodeSpec, parseCargo, parseTap, parseUnittest].map(
    (parser): Parser =>
      (output) =>
        parser(shortLines(output)),
  ),
];

/** The tests in the output of a command; none for an unknown runner, where only the exit code counts. */
export function parseTestOutput(output: string): TestReport {
  const text = plainText(output);
  for (const parser of parsers) {
    const report = parser(text);
    if (report !== undefined) return report;
  }
  return { runner: 'unknown', tests: [], counts: null, complete: false };
}

/** Error lines of compilers, linters, runtimes and package managers. */
const errorLine =
  /\berror(?:\[\w+\])?[:\s]|^\s*E {2,}|\b(?:\w*Error|Exception|panicked|Traceback|AssertionError|FAILED|FATAL|undefined reference|cannot find|not found|No such file|Permission denied)\b|^\s*✖|^\S+:\d+(?::\d+)?:/;
const noise = /^\s*(?:at .*\(?node:internal|npm (?:error|ERR!) (?:code|path|A complete log)|0 errors?\b|.*\b0 error)/i;

const longestShown = 300;

function shorten(lines: readonly string[], most: number): string[] {
  const cut = lines.map((line) => (line.length > longestShown ? `${line.slice(0, longestShown - 1)}…` : line));
  return cut.length <= most ? cut : [...cut.slice(0, most - 1), `… ${cut.length - most + 1} more lines in the log`];
}

/** The names of failed tests, each with the first line of its message. */
function failedTests({ tests }: TestReport): string[] {
  return tests
    .filter(({ outcome }) => outcome === 'failed')
    .flatMap(({ name, message }) => {
      const reason = message?.split('\n').find((line) => line.trim() !== '');
      return [`✗ ${name}`, ...(reason === undefined ? [] : [`    ${reason.trim()}`])];
    });
}

export interface SummarySource {
  line: string;
  verdict: Verdict;
  end: string;
  report: TestReport;
  /** The whole output, or its head and tail. */
  output: string;
}

/**
 * A summary of a command's output in a limited number of lines: its end, the failed tests, error lines and, without any of these, the
 * last lines.
 */
export function summarise({ line, verdict, end, report, output }: SummarySource, mostLines = 30): string {
  const words: Record<Verdict, string> = { passed: 'passed', failed: 'failed', could_not_run: 'could not run' };
  const { counts } = report;
  const tally = counts === null ? '' : `; ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`;
  const first = `${line}: ${words[verdict]} (${end}${tally})`;
  if (verdict === 'passed') return printable(first);
  const lines = printable(plainText(output))
    .split('\n')
    .map((one) => one.trimEnd())
    // A machine-readable report is useless to a reader.
    .filter((one) => one.trim() !== '' && !/^(?:\{"(?:num|Time|Action)|<\?xml)/.test(one));
  const failed = shorten(failedTests(report), Math.ceil(mostLines * 0.6));
  const room = mostLines - 1 - failed.length;
  const errors = [...new Set(lines.filter((one) => errorLine.test(one) && !noise.test(one)))];
  const others = errors.length > 0 ? shorten(errors, room) : failed.length > 0 ? [] : shorten(lines.slice(-room), room);
  return [printable(first), ...failed.map(printable), ...others].join('\n');
}
