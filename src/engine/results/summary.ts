import { printable } from '../workflow-error.ts';
import type { Verdict } from '../proof/run-result.ts';
import { plainText } from './plain-text.ts';
import type { TestReport } from './test-report.ts';

/** Lines that say what is wrong, in the words of compilers, linters, runtimes and package managers. */
const errorLine =
  /\berror(?:\[\w+\])?[:\s]|^\s*E {2,}|\b(?:\w*Error|Exception|panicked|Traceback|AssertionError|FAILED|FATAL|undefined reference|cannot find|not found|No such file|Permission denied)\b|^\s*✖|^\S+:\d+(?::\d+)?:/;
const noise = /^\s*(?:at .*\(?node:internal|npm (?:error|ERR!) (?:code|path|A complete log)|0 errors?\b|.*\b0 error)/i;

const longestLine = 300;

function fit(lines: readonly string[], most: number): string[] {
  const cut = lines.map((line) => (line.length > longestLine ? `${line.slice(0, longestLine - 1)}…` : line));
  return cut.length <= most ? cut : [...cut.slice(0, most - 1), `… ${cut.length - most + 1} more lines in the log`];
}

/** The names of failed tests, each with the first line of its reason. */
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
  /** The output, or head and tail of it. */
  output: string;
}

/**
 * What a reader needs of a command's output, at most so many lines: how it ended, the failed tests, the lines that say what is
 * wrong, and, when there are none of these, the last lines.
 */
export function summarise({ line, verdict, end, report, output }: SummarySource, mostLines = 30): string {
  const words: Record<Verdict, string> = { passed: 'passed', failed: 'failed', could_not_run: 'could not run' };
  const { counts } = report;
  const told = counts === null ? '' : `; ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`;
  const first = `${line}: ${words[verdict]} (${end}${told})`;
  if (verdict === 'passed') return printable(first);
  const lines = printable(plainText(output))
    .split('\n')
    .map((one) => one.trimEnd())
    .filter((one) => one.trim() !== '');
  const failed = fit(failedTests(report), Math.ceil(mostLines * 0.6));
  const room = mostLines - 1 - failed.length;
  const errors = [...new Set(lines.filter((one) => errorLine.test(one) && !noise.test(one)))];
  const rest = errors.length > 0 ? fit(errors, room) : failed.length > 0 ? [] : fit(lines.slice(-room), room);
  return [printable(first), ...failed.map(printable), ...rest].join('\n');
}
