import { completeReport, messageOf, type Parser, type TestResult } from './test-report.ts';

const line_ = /^( *)(✔|✖|﹣|▶) (.*?)(?: \((?:\d[\d.]*)ms\))?(?: # (.*))?$/;

/** Why tests failed, from the list at the end: `✖ name (1ms)` and, indented below, the error. */
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

/** The spec reporter of node:test: suites open with ▶ and close with the same name; tests stand between, indented. */
export const parseNodeSpec: Parser = (output) => {
  if (!/^ℹ tests \d+$/m.test(output) || !/^ℹ pass \d+$/m.test(output)) return undefined;
  const lines = output.split('\n');
  const why = reasons(lines);
  const end = lines.findIndex((line) => /^ℹ tests \d+$/.test(line));
  const tests: TestResult[] = [];
  const suites: string[] = [];
  for (const line of lines.slice(0, end)) {
    const [, indent, mark, name = '', directive] = line_.exec(line) ?? [];
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
    const message = outcome === 'failed' ? messageOf(why.get(name) ?? []) : {};
    tests.push({ name: [...suites.slice(0, level), name].join(' > '), outcome, ...message });
  }
  return completeReport('node:test', tests);
};
