import { completeReport, messageOf, type Parser, type TestResult } from './test-report.ts';

const point = /^( *)(not )?ok\b(?:\s+(\d+))?(?:\s*-)?\s*(.*?)(?:\s*(?<!\\)#\s*(SKIP|TODO)\b.*)?$/i;

/** `yes` when any of the indented lines after a failed point says so. */
function detailsAfter(lines: readonly string[], index: number): string[] {
  const found: string[] = [];
  for (let next = index + 1; next < lines.length && found.length < 60; next += 1) {
    const line = lines[next] ?? '';
    if (point.test(line) || /^\s*# Subtest|^1\.\./.test(line)) break;
    if (/^\s*\.\.\.\s*$/.test(line)) break;
    if (!/^\s*---\s*$/.test(line)) found.push(line.trim());
  }
  const says = found.findIndex((line) => /^(?:error|message):/.test(line));
  return found.slice(Math.max(says, 0), Math.max(says, 0) + 8);
}

/** TAP 13 and 14, with the nested subtests of node:test: a suite stands for its tests and is not one itself. */
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
    tests.push({ name, outcome, ...(failed ? messageOf(detailsAfter(lines, index)) : {}) });
  });
  return completeReport('tap', tests);
};
