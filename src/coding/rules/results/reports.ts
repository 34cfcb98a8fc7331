import { Parser as XmlReader } from 'htmlparser2';
import { cut, orElse, printable } from '../../../base/errors.ts';
import { isRecord } from '../../../base/json.ts';
import { namedApart, namesIn, type CommandRun, type TestOutcome, type TestReport, type TestResult } from './runs.ts';

/** Reads the tests of one format; undefined where an output is of another one. */
type Parser = (output: string) => TestResult[] | undefined;

const parse = (text: string): unknown => orElse((): unknown => JSON.parse(text), undefined);
const recordsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);
const textsIn = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

const longestMessage = 600;

/** The message of a failure, if any, cut to a readable length. */
function messageOf(lines: readonly string[]): { message?: string } {
  const text = lines.join('\n').trim();
  return text === '' ? {} : { message: text.slice(0, longestMessage) };
}

function jestTests(report: Record<string, unknown>): TestResult[] {
  return recordsIn(report.testResults).flatMap((file) => {
    const path = typeof file.name === 'string' ? file.name : '';
    const tests = recordsIn(file.assertionResults).map(({ status, title, ...one }): TestResult => {
      const suites = textsIn(one.ancestorTitles).filter((suite) => suite !== '');
      const name = [path.split(/[\\/]/).pop() ?? '', ...suites, String(title)].join(' > ');
      const outcome = status === 'passed' || status === 'failed' ? status : 'skipped';
      return { name, outcome, ...(outcome === 'failed' ? messageOf(textsIn(one.failureMessages)) : {}) };
    });
    // A file may fail without a failed test: when it cannot be loaded, or when its cleanup throws.
    const isWhole = file.status === 'failed' && !tests.some(({ outcome }) => outcome === 'failed');
    if (isWhole) return [...tests, { name: path, outcome: 'failed', ...messageOf([String(file.message)]) }];
    // Only a suite that is skipped makes a file without tests end well.
    return tests.length > 0 ? tests : [{ name: path, outcome: 'skipped' }];
  });
}

/** The JSON reporters of jest and vitest, which have the same format: one object, on one line or several. */
const parseJestJson: Parser = (output) => {
  const start = output.search(/^\{"?\s*"?num(?:Failed|Total)|^\{\s*$/m);
  if (!output.includes('"testResults"') || start === -1) return undefined;
  const from = output.slice(start);
  // Output for people may follow it.
  const report = parse(from.split('\n', 1)[0] ?? '') ?? parse(from.slice(0, from.lastIndexOf('}') + 1));
  return isRecord(report) && 'testResults' in report ? jestTests(report) : undefined;
};

const goOutcomes: Record<string, TestOutcome> = { pass: 'passed', fail: 'failed', skip: 'skipped' };

/** `go test -json`: one event on each line. A package that does not compile fails under its own name. */
const parseGoJson: Parser = (output) => {
  const events = output.split('\n').flatMap((line) => (line.startsWith('{"') ? [parse(line)] : []));
  const known = events
    .filter(isRecord)
    .filter(({ Action, Package }) => [Action, Package].every((one) => typeof one === 'string'));
  if (known.length === 0) return undefined;
  const printed = new Map<string, string[]>();
  const tests: TestResult[] = [];
  for (const { Action, Package, Test, Output } of known) {
    const name = [Package, Test].filter((part) => typeof part === 'string').join(' > ');
    if (Action === 'output') printed.set(name, [...(printed.get(name) ?? []), String(Output).trimEnd()]);
    const outcome = goOutcomes[String(Action)];
    const hasFailed = ({ outcome: how, name: test }: TestResult) => how === 'failed' && test.startsWith(`${name} > `);
    // A package ends after its tests, and fails with them.
    if (outcome === undefined || (Test === undefined && (outcome !== 'failed' || tests.some(hasFailed)))) continue;
    const lines = (printed.get(name) ?? []).filter((line) => !/^\s*(?:===|---)/.test(line));
    tests.push({ name, outcome, ...(outcome === 'failed' ? messageOf(lines) : {}) });
  }
  return tests;
};

/** JUnit's XML, which Maven, Gradle, pytest, jest, vitest and many others write; also several such files in a row. */
const parseJunit: Parser = (output) => {
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
  return tests;
};

/** Of a file that cannot be loaded, pytest has the error in its text only, in the last line with this mark. */
const saidBy = ([said, text]: [said: string, text: string]): string[] => {
  const error = [...text.matchAll(/^E +(\S.*)$/gm)].at(-1)?.[1];
  return said === 'collection failure' && error !== undefined ? [error] : [said, text];
};

/** A line of an indented list of tests; without an outcome it begins a suite, or a test that may turn out to be one. */
interface Point {
  level: number;
  name: string;
  outcome?: TestOutcome | undefined;
  why?: readonly string[];
}

/** The tests of such a list, each after the names of its suites: what has tests in it is a suite, and not counted itself. */
function testsIn(points: readonly Point[]): TestResult[] {
  const tests: TestResult[] = [];
  const suites: string[] = [];
  const isSuite: boolean[] = [];
  for (const { level, name, outcome, why = [] } of points) {
    if (level > 0) isSuite[level - 1] = true;
    const isOpened = outcome === undefined && suites[level] !== name;
    if (outcome !== undefined && isSuite[level] !== true)
      tests.push({ name: [...suites.slice(0, level), name].join(' > '), outcome, ...messageOf(why) });
    isSuite[level] = false;
    suites.length = level;
    if (isOpened) suites[level] = name;
  }
  return tests;
}

const point = /^( *)(not )?ok\b(?:\s+(\d+))?(?:\s*-)?\s*(.*?)(?:\s*(?<!\\)#\s*(SKIP|TODO)\b.*)?$/i;

/** The error in the block below a failed test. */
function errorBelow(lines: readonly string[], index: number): string[] {
  const below = lines.slice(index + 1, index + 60).map((line) => line.trim());
  const [block = ''] = below[0] === '---' ? below.join('\n').split('\n...') : [];
  const error = block.split(/\n(?=\w+: )/).find((part) => /^(?:error|message): /.test(part)) ?? '';
  return error.replace(/^\w+: (?:[|>][+-]?\n)?/, '').split('\n');
}

/** The error of a file that node:test could not load: its report says only 'test failed', the error stands above it. */
function orLoadError(said: readonly string[], lines: readonly string[], index: number): readonly string[] {
  if (!said.includes("'test failed'")) return said;
  const above = lines.slice(Math.max(index - 60, 0), index);
  const from = above.findLastIndex((line) => /^(?:[✔✖▶﹣]| *\.\.\.$)/.test(line)) + 1;
  const error = above.slice(from).find((line) => /^(?:# )?(?:Uncaught )?\w*Error\b.*: /.test(line));
  return error === undefined ? said : [error.replace(/^# /, '')];
}

/** TAP 13 and 14, with the nested subtests of node:test. */
const parseTap: Parser = (output) => {
  if (!/^TAP version 1[34]$|^1\.\.\d+/m.test(output) || !/^ *(?:not )?ok\b/m.test(output)) return undefined;
  const lines = output.split('\n');
  const points = lines.flatMap((line, index): Point[] => {
    const [, before, suite = ''] = /^( *)# Subtest: (.*)$/.exec(line) ?? [];
    if (before !== undefined) return [{ level: Math.floor(before.length / 4), name: suite }];
    const [, indent, notOk, number = '', description = '', directive] = point.exec(line) ?? [];
    if (indent === undefined) return [];
    const outcome = directive !== undefined ? 'skipped' : notOk === undefined ? 'passed' : 'failed';
    const why = outcome === 'failed' ? orLoadError(errorBelow(lines, index), lines, index) : [];
    return [{ level: Math.floor(indent.length / 4), name: description || `test ${number}`, outcome, why }];
  });
  return testsIn(points);
};

/** The messages of failed tests, from the list at the end: `✖ name (1ms)` and, indented below, the error. */
function reasonsIn(output: string): Map<string, string[]> {
  const [, list = ''] = output.split('✖ failing tests:');
  const told = list.split(/^✖ /m).slice(1);
  return new Map(
    told.map((one) => {
      const [head = '', ...below] = one.split('\n').map((line) => line.trim());
      return [head.replace(/ \([\d.]+ms\)$/, ''), below.filter((line) => line !== '').slice(0, 6)];
    }),
  );
}

/** The spec reporter of node:test: suites begin with ▶ and end with the same name; their tests are indented in between. */
const parseNodeSpec: Parser = (output) => {
  if (!/^ℹ tests \d+$/m.test(output) || !/^ℹ pass \d+$/m.test(output)) return undefined;
  const lines = output.split('\n');
  const reasons = reasonsIn(output);
  const end = lines.findIndex((line) => /^ℹ tests \d+$/.test(line));
  const points = lines.slice(0, end).flatMap((line, index): Point[] => {
    const [, indent, mark = '', name = '', directive = ''] =
      /^( *)(✔|✖|﹣|▶) (.*?)(?: \((?:\d[\d.]*)ms\))?(?: # (.*))?$/.exec(line) ?? [];
    if (indent === undefined) return [];
    const isOff = mark === '﹣' || /^(?:SKIP|TODO)\b/.test(directive);
    const outcome = mark === '▶' ? undefined : isOff ? 'skipped' : mark === '✖' ? 'failed' : 'passed';
    const why = outcome === 'failed' ? orLoadError(reasons.get(name) ?? [], lines, index) : [];
    return [{ level: Math.floor(indent.length / 2), name, outcome, why }];
  });
  return testsIn(points);
};

/** Python's unittest with `-v`; undefined where it runs without, or what the tests print hides the end of one. */
const parseUnittest: Parser = (output) => {
  const ran = /^Ran (\d+) tests? in /m.exec(output)?.[1];
  const tests = new Map<string, TestResult>();
  for (const [, name = '', word = ''] of output.matchAll(
    /^(\w+ \([\w.]+\))(?:\n.*?)?? \.\.\. (?:.*)(ok|FAIL|ERROR|skipped|expected failure|unexpected success)\b/gm,
  )) {
    const isOff = word === 'skipped' || word === 'expected failure';
    tests.set(name, { name, outcome: word === 'ok' ? 'passed' : isOff ? 'skipped' : 'failed' });
  }
  for (const [, name = '', body = ''] of output.matchAll(
    /^(?:FAIL|ERROR): (\w+ \([\w.]+\)).*\n(?:.*\n)??-{20,}\n((?:.*\n){0,200}?)(?=\n?={20,}|\n?-{20,})/gm,
  ))
    tests.set(name, { name, outcome: 'failed', ...messageOf(body.trim().split('\n').slice(-4)) });
  const counted = [...tests.keys()].filter((name) => !/^(?:setUp|tearDown)(?:Class|Module) \(/.test(name));
  return counted.length === Number(ran) ? [...tests.values()] : undefined;
};

/** `cargo test`: a line for each test, one binary after the other. */
const parseCargo: Parser = (output) => {
  if (!/^test result: (?:ok|FAILED)\. /m.test(output)) return undefined;
  const outcomes: Record<string, TestOutcome> = { ok: 'passed', FAILED: 'failed', ignored: 'skipped' };
  const why = new Map(
    [...output.matchAll(/^---- (.+) stdout ----\n([^]*?)(?=\n\n|\nnote:)/gm)].map(([, name, said = '']) => [
      name,
      said,
    ]),
  );
  let binary = '';
  const tests = output.split('\n').flatMap((line): TestResult[] => {
    binary = /^\s*(?:Running (?:unittests )?|Doc-tests )(\S+)/.exec(line)?.[1] ?? binary;
    const [, name, word = ''] = /^test (.+?)(?: - should panic)? \.\.\. (ok|FAILED|ignored)/.exec(line) ?? [];
    const outcome = outcomes[word];
    return outcome === undefined
      ? []
      : [{ name: `${binary} > ${name ?? ''}`, outcome, ...messageOf([why.get(name) ?? '']) }];
  });
  return tests;
};

/** Longer lines are data, and patterns that search for an end in them would take very long. */
const longestLine = 2_000;

/** The tests in the output of a command; undefined for an unknown runner. */
export function parseTestOutput(output: string): TestReport {
  const text = output.replace(/\r+\n/g, '\n');
  const short = text
    .split('\n')
    .map((line) => line.slice(0, longestLine))
    .join('\n');
  // Formats of machines come first, then text for people, of runners that have no other.
  const tests =
    parseJestJson(text) ??
    parseGoJson(text) ??
    parseJunit(text) ??
    parseNodeSpec(short) ??
    parseCargo(short) ??
    parseTap(short) ??
    parseUnittest(short);
  return tests && namedApart(tests);
}

const longestShown = 300;
const mostLines = 30;

/** A command's output in a few lines: its end, and the failed tests or, without any, the last lines. */
export function summarise(
  { line, verdict, end, report }: Pick<CommandRun, 'line' | 'verdict' | 'end' | 'report'>,
  output: string,
): string {
  const tally = (['passed', 'failed', 'skipped'] as const).map((one) => `${namesIn([report], one).length} ${one}`);
  const counts = report === undefined ? '' : `; ${tally.join(', ')}`;
  const first = printable(`${line}: ${verdict.replaceAll('_', ' ')} (${end}${counts})`);
  if (verdict === 'passed') return first;
  const failed = (report ?? []).filter(({ outcome }) => outcome === 'failed');
  // As much of each message as there is room for: the first line seldom says what differs.
  const each = Math.max(1, Math.floor(mostLines / failed.length) - 1);
  const told = failed.flatMap(({ name, message = '' }) => {
    const why = message.split('\n').filter((one) => one.trim() !== '' && !/^\s*at /.test(one));
    return [`✗ ${printable(name)}`, ...why.slice(0, each).map((one) => `    ${printable(one.trim())}`)];
  });
  // A machine-readable report is useless to a reader.
  const isShown = (one: string) => one !== '' && !/^\s*(?:\{"(?:num|Time|Action)|<\?xml)/.test(one);
  const lines = printable(output)
    .split('\n')
    .map((one) => one.trimEnd());
  const shown = told.length > 0 ? told.slice(0, mostLines) : lines.filter(isShown).slice(-mostLines);
  return [first, ...shown.map((one) => cut(one, longestShown))].join('\n');
}
