import { parseGoJson, parseJestJson } from './json-reports.ts';
import { parseJunit } from './junit.ts';
import { parseNodeSpec } from './node-spec.ts';
import { plainText, shortLines } from './plain-text.ts';
import { parseTap } from './tap.ts';
import type { Parser, TestReport } from './test-report.ts';
import { parseCargo, parseGoText, parsePytest, parseTerminalJavaScript, parseUnittest } from './text-reports.ts';

/** Those that know every test come first; what is for people comes last. */
const wholeLines: readonly Parser[] = [parseJestJson, parseGoJson];
const parsers: readonly Parser[] = [
  parseJunit,
  parseNodeSpec,
  parseCargo,
  parseTap,
  parsePytest,
  parseUnittest,
  parseTerminalJavaScript,
  parseGoText,
];

/** What the output of a command says about single tests; of an unknown runner it says nothing, and the exit code must do. */
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
