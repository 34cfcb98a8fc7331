import { completeReport, messageOf, type Parser, type TestCounts, type TestResult } from './test-report.ts';

/** The number before a word, such as `3 passed`; 0 when it is missing. */
function numberBefore(text: string, word: string): number {
  return Number(new RegExp(`(\\d+) (?:${word})\\b`).exec(text)?.[1] ?? 0);
}

function countsIn(text: string): TestCounts {
  return {
    passed: numberBefore(text, 'passed|passing'),
    failed: numberBefore(text, 'failed|failing') + numberBefore(text, 'errors?'),
    skipped: numberBefore(text, 'skipped|pending|ignored|todo') + numberBefore(text, 'xfailed|deselected'),
  };
}

/** The line about a failure in full: pytest's summary cuts it to the terminal's width, and has none of a file that cannot be loaded. */
function wholeReason(output: string, name: string, why: string): string {
  if (why !== '' && !why.endsWith('...')) return why;
  const title = why === '' ? `ERROR collecting ${name}` : name.split('::').slice(1).join('.');
  const start = output.search(new RegExp(`^_+ ${title.replace(/[^\w ]/g, '\\$&')} _+$`, 'm'));
  const section = start === -1 ? '' : (output.slice(start).split(/\n(?:_{5,} |={5,} )/, 1)[0] ?? '');
  const lines = [...section.matchAll(/^E +(\S.*)$/gm)].map(([, line = '']) => line);
  return (why === '' ? lines.at(-1) : lines.find((line) => line.startsWith(why.slice(0, -3)))) ?? why;
}

/** pytest: names from `-rA`, `-v` or, by default, only those of the failed tests; counts from its last line. */
export const parsePytest: Parser = (output) => {
  const last =
    /^=* ?((?:\d+ (?:passed|failed|errors?|skipped|xfailed|xpassed|warnings?|deselected)(?:, )?)+.*?|no tests ran) in [\d.:]+s?.*$/m.exec(
      output,
    )?.[1];
  if (last === undefined) return undefined;
  const tests = new Map<string, TestResult>();
  for (const [, name = '', word = ''] of output.matchAll(
    /^(\S+::.+?) (PASSED|FAILED|ERROR|SKIPPED|XFAIL|XPASS)\b.*$/gm,
  )) {
    const outcome = word === 'PASSED' || word === 'XPASS' ? 'passed' : /FAILED|ERROR/.test(word) ? 'failed' : 'skipped';
    tests.set(name, { name, outcome });
  }
  for (const [, word = '', name = '', why = ''] of output.matchAll(
    /^(PASSED|FAILED|ERROR|XFAIL|XPASS) ([^\s:]+(?:::.+?)?)(?: - (.*))?$/gm,
  )) {
    const outcome = /^(?:PASSED|XPASS)/.test(word) ? 'passed' : word === 'XFAIL' ? 'skipped' : 'failed';
    tests.set(name, {
      name,
      outcome,
      ...(outcome === 'failed' ? messageOf([wholeReason(output, name, why)]) : {}),
    });
  }
  const counts = countsIn(last);
  const all = [...tests.values()];
  const named = all.filter(({ outcome }) => outcome === 'passed').length;
  return { runner: 'pytest', tests: all, counts, complete: named === counts.passed };
};

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

/** vitest, jest and mocha in a terminal: the names of failed tests, and the counts. */
export const parseTerminalJavaScript: Parser = (output) => {
  const vitest = /^[ \t]*Tests {2}(.*?)\(\d+\)\s*$/m.exec(output)?.[1];
  const jest = /^Tests:\s+(.*), \d+ total$/m.exec(output)?.[1];
  const mocha = /^ {2}\d+ passing\b[\s\S]*/m.exec(output)?.[0];
  const summary = vitest ?? jest ?? mocha;
  const failedFile = /^[ \t]*Test Files {2}.*\bfailed\b/m.test(output);
  if (summary === undefined && !failedFile) return undefined;
  const tests = new Map<string, TestResult>();
  const add = (name: string, why: string): void => {
    if (!tests.has(name)) tests.set(name, { name, outcome: 'failed', ...messageOf([why]) });
  };
  for (const [, name = '', why = ''] of output.matchAll(/^[ \t]*FAIL {2}(\S.*)\n((?:.+\n){0,6})/gm))
    add(name.replace(/ \[ .* \]$/, ''), why);
  if (jest !== undefined)
    for (const [, name = '', why = ''] of output.matchAll(/^ {2}● (.+)\n\n((?:.+\n){0,6})/gm))
      add(name.replaceAll(' › ', ' > '), why);
  if (mocha !== undefined)
    for (const [, name = '', why = ''] of mocha.matchAll(/^ {2}\d+\) (.+(?:\n {7,}.+)*?):\n((?:\n?.+\n){0,6})/gm))
      add(name.replace(/\n\s+/g, ' > '), why);
  const runner = vitest !== undefined || failedFile ? 'vitest' : jest !== undefined ? 'jest' : 'mocha';
  return { runner, tests: [...tests.values()], counts: countsIn(summary ?? ''), complete: false };
};
