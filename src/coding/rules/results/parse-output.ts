import { parseGoJson, parseJestJson, parseJunit, parseNodeSpec, plainText, shortLines, parseTap } from './reports.ts';
import type { Parser, TestReport } from './test-report.ts';
import { parseCargo, parsePytest, parseTerminalJavaScript, parseUnittest } from './text-reports.ts';
import { printable } from '../../../base/errors.ts';
import type { Verdict } from './run-result.ts';

/** Parsers of complete reports come first, those of text for people last. */
const wholeLines: readonly Parser[] = [parseJestJson, parseGoJson];
const parsers: readonly Parser[] = [
  parseJunit,
  parseNodeSpec,
  parseCargo,
  parseTap,
  parsePytest,
  parseUnittest,
  parseTerminalJavaScript,
];

/** The tests in the output of a command; none for an unknown runner, where only the exit code counts. */
export function parseTestOutput(output: string): TestReport {
  const text = plainText(output);
  for (const parser of wholeLines) {
    const report = parser(text);
    if (report !== undefined) return report;
  }
  const short = shortLines(text);
  for (const parser of parsers) {
    const report = parser(short);
    if (report !== undefined) return report;
  }
  return { runner: 'unknown', tests: [], counts: null, complete: false };
}

/** Error lines of compilers, linters, runtimes and package managers. */
const errorLine =
  /\berror(?:\[\w+\])?[:\s]|^\s*E {2,}|\b(?:\w*Error|Exception|panicked|Traceback|AssertionError|FAILED|FATAL|undefined reference|cannot find|not found|No such file|Permission denied)\b|^\s*✖|^\S+:\d+(?::\d+)?:/;
const noise = /^\s*(?:at .*\(?node:internal|npm (?:error|ERR!) (?:code|path|A complete log)|0 errors?\b|.*\b0 error)/i;

const longestLine = 300;

function shorten(lines: readonly string[], most: number): string[] {
  const cut = lines.map((line) => (line.length > longestLine ? `${line.slice(0, longestLine - 1)}…` : line));
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
    .filter((one) => one.trim() !== '' && !/^\{"(?:num|Time|Action)/.test(one));
  const failed = shorten(failedTests(report), Math.ceil(mostLines * 0.6));
  const room = mostLines - 1 - failed.length;
  const errors = [...new Set(lines.filter((one) => errorLine.test(one) && !noise.test(one)))];
  const others = errors.length > 0 ? shorten(errors, room) : failed.length > 0 ? [] : shorten(lines.slice(-room), room);
  return [printable(first), ...failed.map(printable), ...others].join('\n');
}
