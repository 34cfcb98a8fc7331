import { type ChangedStatement, changedStatements } from './assertions.ts';
import { type ChangedFile, sides } from './difference.ts';
import { type TamperFinding, isTestFile, type Language, languageOf } from './languages.ts';
import { asksForChange, asksForRemoval } from './lost.ts';
import { marked } from './markers.ts';
import { codeOf, likeness, type TestCase, testCases, type TestFileChange } from './test-cases.ts';

/** The changed files that contain tests, with their tests before and after. */
function testFileChanges(files: readonly ChangedFile[]): TestFileChange[] {
  return files.flatMap((file) => {
    const language = languageOf(file.path) ?? languageOf(file.previousPath);
    if (language === undefined || file.binary) return [];
    const inCode = language.mark !== undefined;
    if (!inCode && !isTestFile(file.path) && !isTestFile(file.previousPath)) return [];
    const { before, after } = sides(file);
    // Runners collect only files with the name of a test.
    const runs = inCode || isTestFile(file.path) || !isTestFile(file.previousPath);
    return { file, language, before: testCases(before, language), after: runs ? testCases(after, language) : [] };
  });
}

/** The tests of the changed files before and after. */
export function changedTests(files: readonly ChangedFile[]): {
  before: (TestCase & { file: string })[];
  after: TestCase[];
} {
  const changes = testFileChanges(files);
  return {
    before: changes.flatMap(({ file, before }) => before.map((test) => ({ ...test, file: file.previousPath }))),
    after: changes.flatMap(({ after }) => after),
  };
}

/** A removed test counts as moved if a new one is at least this similar. */
const sameTest = 0.5;

/** A file moved without a change has no lines to find tests in, so its name decides. */
const calledTest = /[._-](?:test|spec)\.\w+$|(?:^|\/)test_[^/]+$|(?:Tests?|Spec)\.\w+$/;

function removed(changes: readonly TestFileChange[], words: string): TamperFinding[] {
  const appeared = changes.flatMap(({ before, after }) => {
    const names = new Set(before.map(({ name }) => name));
    return after.filter(({ name }) => !names.has(name));
  });
  return changes.flatMap(({ file, before, after }): TamperFinding[] => {
    const isNoTest = file.lines.length === 0 && calledTest.test(file.previousPath) && !isTestFile(file.path);
    if (file.change === 'moved' && isNoTest)
      return [
        {
          id: 'test-file-removed',
          severity: 'void',
          file: file.previousPath,
          message: `It is called ${file.path} now, which nothing runs`,
        },
      ];
    const names = new Set(after.map(({ name }) => name));
    const gone = before.filter(
      (test) =>
        !names.has(test.name) &&
        !appeared.some(
          (other) =>
            (other.name === test.name && other.assertions >= test.assertions) ||
            (test.assertions <= other.assertions && likeness(test, other) >= sameTest),
        ),
    );
    if (gone.length === 0) return [];
    const listed = gone
      .slice(0, 5)
      .map(({ name }) => `"${name}"`)
      .join(', ');
    const more = gone.length > 5 ? ` and ${gone.length - 5} more` : '';
    const whole = file.change === 'removed' || (isTestFile(file.previousPath) && !isTestFile(file.path));
    const id = whole ? 'test-file-removed' : 'test-removed';
    const what = whole ? 'The file is no test file any more' : 'Tests are gone';
    const isAsked = gone.every((test) => asksForRemoval(words, test));
    const message = `${what}: ${listed}${more}${isAsked ? ', which the feature seems to ask for' : ''}`;
    return [{ id, severity: isAsked ? 'concern' : 'void', file: file.previousPath, message }];
  });
}

/** Assertions that have the form of a comparison but compare nothing. */
function ofMessages(changes: readonly TestFileChange[]): TamperFinding[] {
  return changes.flatMap(({ file, language }) =>
    file.lines
      .filter(({ kind, text }) => kind === 'added' && language.message?.test(codeOf(text, language)) === true)
      .map(({ text, number }) => ({
        id: 'assertion-of-message',
        severity: 'concern' as const,
        file: file.path,
        line: number,
        message: `Its second argument is only the message, so nothing is compared with it: ${text.trim().slice(0, 120)}`,
      })),
  );
}

function trivial(changes: readonly TestFileChange[]): TamperFinding[] {
  return changes.flatMap(({ file, language }) =>
    file.lines
      .filter(({ kind, text }) => kind === 'added' && language.trivial.test(codeOf(text, language)))
      .map(({ text, number }) => ({
        id: 'trivial-assertion',
        severity: 'void' as const,
        file: file.path,
        line: number,
        message: `It checks something that is always so: ${text.trim().slice(0, 120)}`,
      })),
  );
}

const earlyReturn = /^(?:return;?|return (?:None|true|nil);?|pass|process\.exit\(0\);?)$/;

function compare(
  file: string,
  language: Language,
  before: TestCase,
  after: TestCase,
  isAsked: boolean,
): TamperFinding[] {
  const about = (id: string, severity: TamperFinding['severity'], message: string): TamperFinding[] => [
    { id, severity, file, line: after.line, message: `"${before.name}" ${message}` },
  ];
  const was = new Set(before.body);
  const now = new Set(after.body);
  const added = after.body.filter((line) => !was.has(line));
  const gone = before.body.filter((line) => !now.has(line));
  if (before.assertions > 0 && after.assertions === 0)
    return about('assertions-gone', 'void', 'checks nothing any more');
  const isEmpty = (test: TestCase): boolean => test.body.length <= 2 && test.assertions === 0;
  if (!isEmpty(before) && isEmpty(after)) return about('test-emptied', 'void', 'has no body any more');
  if (added.some((line) => earlyReturn.test(line)) && !before.body.some((line) => earlyReturn.test(line)))
    return about('test-cut-short', 'void', 'now ends before its last checks');
  if (after.assertions < before.assertions) {
    const isReplaced = changedStatements(before, after, language).some(
      (one) => one.isAssertion && one.now !== undefined,
    );
    const left = `has ${after.assertions} checks left of ${before.assertions}`;
    return about('assertions-removed', isReplaced || isAsked ? 'concern' : 'void', left);
  }
  const weak = added.some((line) => language.weak.test(line));
  const strongGone = gone.some((line) => language.assertion.test(line) && !language.weak.test(line));
  const strongAdded = added.some((line) => language.assertion.test(line) && !language.weak.test(line));
  if (weak && strongGone && !strongAdded) return about('assertion-weakened', 'void', 'now hardly checks anything');
  if (added.some((line) => /^except\b.*:\s*pass|\bcatch\b[^{}]*\{\s*\}/.test(line)))
    return about('failure-swallowed', 'void', 'catches its own failure');
  return [];
}

/** Findings about changed earlier tests, including those that check less. */
function weakened(changes: readonly TestFileChange[], passed: ReadonlySet<string>, words: string): TamperFinding[] {
  return changes.flatMap(({ file, language, before, after }) => {
    const isPassed = passed.has(file.previousPath);
    const inTests = before.flatMap((test) => {
      const now = after.find(({ name }) => name === test.name);
      if (now === undefined || now.body.join('\n') === test.body.join('\n')) return [];
      const isAsked = !isPassed && asksForChange(words, test);
      const found = compare(file.path, language, test, now, isAsked);
      if (found.some(({ severity, id }) => severity === 'void' && id !== 'assertions-removed')) return found;
      return [...found, ...shownChanges(file.path, language, test, now, { isPassed, isAsked })];
    });
    if (before.length === 0) return inTests;
    const [was, now] = [outside(file, before, 'before', language), outside(file, after, 'after', language)];
    const isAsked = !isPassed && asksForChange(words, was);
    return [...inTests, ...shownChanges(file.path, language, was, now, { isPassed, isAsked })];
  });
}

/** The lines of a test file outside of its tests: data and helpers. */
function outside(
  file: ChangedFile,
  tests: readonly TestCase[],
  side: 'before' | 'after',
  language: Language,
): TestCase {
  const inside = new Set(tests.flatMap(({ body }) => body));
  const lines = sides(file)[side].map(({ text }) => codeOf(text, language).trim());
  const body = lines.filter((line) => line !== '' && !inside.has(line));
  return { name: '', line: 1, body, assertions: 0 };
}

const longestStatement = 200;
const mostShown = 5;

/**
 * Each change of a test's checks, before and after. A change that accepts more voids a proof, unless the feature asks for a change;
 * others are concerns for the reviewer.
 */
function shownChanges(
  file: string,
  language: Language,
  before: TestCase,
  after: TestCase,
  { isPassed, isAsked }: { isPassed: boolean; isAsked: boolean },
): TamperFinding[] {
  const cut = (text: string): string => text.slice(0, longestStatement);
  const of = before.name === '' ? 'What its tests use' : `"${before.name}"`;
  const owner = `${of}${isPassed ? ' of a feature that already passed' : ''}`;
  const changes = changedStatements(before, after, language).filter(isShown);
  return changes.slice(0, mostShown).map(({ was, now, weaker, isAssertion }): TamperFinding => {
    const change = now === undefined ? `${cut(was)} is gone` : `${cut(was)} became ${cut(now)}`;
    const how = weaker ?? (isAssertion ? 'checks something else' : 'has other data');
    return {
      id: weaker !== undefined ? 'assertion-weakened' : isAssertion ? 'assertion-changed' : 'test-data-changed',
      severity: weaker !== undefined && !isAsked ? 'void' : 'concern',
      file,
      line: after.line,
      message: `${owner} ${how}: ${change}`,
    };
  });
}

/** Changes of values only are found in assertions anyway; in data they are the ones that matter. */
function isShown({ was, now, isAssertion, weaker }: ChangedStatement): boolean {
  if (weaker !== undefined) return true;
  if (isAssertion) return now === undefined || withoutValues(was) !== withoutValues(now);
  return now === undefined ? /[[{]/.test(was) : valuesIn(was).join() !== valuesIn(now).join();
}

/** A line without its values, to find changes of values only. */
const withoutValues = (text: string): string => text.replace(values, '◊');

const valuesIn = (text: string): string[] => text.match(values) ?? [];

const values =
  /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|\b-?\d[\d_.]*\b|\b(?:true|false|null|None|True|False|nil|undefined)\b/g;

function expectedValues(changes: readonly TestFileChange[], passed: ReadonlySet<string>): TamperFinding[] {
  return changes.flatMap(({ file, language, before, after }): TamperFinding[] => {
    return before.flatMap((test) => {
      const now = after.find(({ name }) => name === test.name);
      const old = new Set(test.body);
      const shapes = new Map(test.body.map((line) => [withoutValues(line), line]));
      const changed = now?.body.find((line) => {
        const same = shapes.get(withoutValues(line));
        return !old.has(line) && same !== undefined && !now.body.includes(same) && language.assertion.test(line);
      });
      if (now === undefined || changed === undefined) return [];
      const isPassed = passed.has(file.previousPath);
      const was = shapes.get(withoutValues(changed)) ?? '';
      const change = `${was.slice(0, longestStatement)} became ${changed.slice(0, longestStatement)}`;
      const message = `"${test.name}"${isPassed ? ' of a feature that already passed' : ''} expects something else: ${change}`;
      const severity = isPassed ? 'void' : 'concern';
      return [{ id: 'expected-value-changed', severity, file: file.path, line: now.line, message }];
    });
  });
}

/**
 * Findings about tests that a change removes or weakens, and about new tests that cannot fail.
 * @param passed the test files of features that passed before.
 * @param words see `asksForRemoval`.
 */
export function testFindings(
  files: readonly ChangedFile[],
  passed: ReadonlySet<string>,
  words: string,
): TamperFinding[] {
  const changes = testFileChanges(files);
  const tests = changes.filter(
    ({ file, after, before }) => isTestFile(file.path) || before.length > 0 || after.length > 0,
  );
  return [
    ...removed(changes, words),
    ...marked(tests),
    ...trivial(tests),
    ...ofMessages(tests),
    ...weakened(changes, passed, words),
    ...expectedValues(changes, passed),
  ];
}
