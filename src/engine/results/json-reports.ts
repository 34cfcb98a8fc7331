import { completeReport, messageOf, type Parser, type TestOutcome, type TestResult } from './test-report.ts';
import { isRecord } from '../commands/project-files.ts';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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
    // A file that cannot be loaded has no tests in it, and that is a failure.
    if (cases.length === 0 && file.status === 'failed')
      return [{ name: path, outcome: 'failed', ...messageOf([String(file.message)]) } as const];
    return cases.map((one): TestResult => {
      const suites = Array.isArray(one.ancestorTitles) ? one.ancestorTitles.map(String) : [];
      const outcome = jestOutcomes[String(one.status)] ?? 'skipped';
      const messages = Array.isArray(one.failureMessages) ? one.failureMessages.map(String) : [];
      const name = [path.split(/[\\/]/).pop() ?? '', ...suites.filter((suite) => suite !== ''), String(one.title)];
      return { name: name.join(' > '), outcome, ...(outcome === 'failed' ? messageOf(messages) : {}) };
    });
  });
}

/** The JSON reporters of jest and vitest, which write the same: one object, on one line or on many. */
export const parseJestJson: Parser = (output) => {
  const start = output.search(/^\{"?\s*"?num(?:Failed|Total)|^\{\s*$/m);
  if (!output.includes('"testResults"') || start === -1) return undefined;
  const report = parse(output.slice(start, output.lastIndexOf('}') + 1));
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
    const told = tests.some((test) => test.outcome === 'failed' && test.name.startsWith(`${name} > `));
    if (!told) tests.push({ name, outcome: 'failed', ...messageOf(printed.get(name) ?? []) });
  }
  return completeReport('go', tests);
};
