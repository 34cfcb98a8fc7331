import { isLoadedBeforeTests } from '../commands/defining-parts.ts';
import type { FrozenChange } from '../commands/frozen.ts';
import { isRecord } from '../../../base/json.ts';
import { fileName, readJson } from '../commands/project-files.ts';
import { quotedText } from './assertions.ts';
import { type ChangedFile, sides } from './difference.ts';
import { type TamperFinding, isTestFile, languageOf } from './languages.ts';

const snapshotFile = /\.(?:snap|ambr|snapshot)$|(?:^|\/)__(?:image_)?snapshots__\/|(?:^|\/)snapshots\/.*\.snap/;
const manyEntries = 10;
const manyFiles = 3;

/** Changed and removed entries of snapshots; new ones are harmless. */
function snapshots(files: readonly ChangedFile[]): TamperFinding[] {
  const changed = files.filter(({ path, change, lines, binary }) => {
    if (!snapshotFile.test(path) || change === 'added') return false;
    return binary || change === 'removed' || lines.some(({ kind }) => kind === 'removed');
  });
  const entries = changed.reduce((sum, { lines }) => sum + lines.filter(({ kind }) => kind === 'removed').length, 0);
  const [first] = changed;
  if (first === undefined) return [];
  const severity = changed.length >= manyFiles || entries >= manyEntries ? 'void' : 'concern';
  const message = `${entries} lines of ${changed.length} snapshot files are not what they were`;
  return [{ id: 'snapshots-updated', severity, file: first.path, message }];
}

const threshold =
  /\b(branches|functions|lines|statements|fail[-_]under|cov-fail-under|minimum_coverage|minimum|threshold\w*|max-warnings)\b["']?\s*[:=\s]\s*["']?(\d+(?:\.\d+)?)/i;
const configurationFile =
  /(?:^|\/)(?:package\.json|pyproject\.toml|setup\.cfg|tox\.ini|pytest\.ini|\.coveragerc|Makefile|\.c8rc\S*|\.nycrc\S*|(?:vitest|vite|jest|karma)\.\S+|pom\.xml|build\.gradle\S*|\.simplecov|codecov\.ya?ml)$/;

function coverage(files: readonly ChangedFile[]): TamperFinding[] {
  return files
    .filter(({ path }) => configurationFile.test(path))
    .flatMap(({ path, lines }) => {
      const values = (kind: string) =>
        lines.flatMap((line) => {
          const [, key, value] = line.kind === kind ? (threshold.exec(line.text) ?? []) : [];
          return key === undefined ? [] : [{ key: key.toLowerCase(), value: Number(value), number: line.number }];
        });
      const now = values('added');
      return values('removed').flatMap(({ key, value }): TamperFinding[] => {
        const after = now.find((one) => one.key === key);
        const worse = after === undefined || (key === 'max-warnings' ? after.value > value : after.value < value);
        if (!worse) return [];
        const message = `The threshold "${key}" was ${value} and is ${after === undefined ? 'gone' : after.value}`;
        return [
          { id: 'threshold-lowered', severity: 'void', file: path, ...(after && { line: after.number }), message },
        ];
      });
    });
}

const alwaysGreen =
  /\|\|\s*(?:true|:|exit 0|echo\b)|;\s*(?:true|exit 0)\s*["']?,?$|\bset \+e\b|--passWithNoTests\b|--pass-with-no-tests\b|testFailureIgnore|ignoreFailures\s*=?\s*true|-DskipTests\b|continue-on-error:\s*true|\bexit_code\s*=\s*0/;
const exits =
  /\bprocess\.exit(?:Code\s*=\s*0|\(\s*0?\s*\))|\bsys\.exit\(\s*0?\s*\)|\bos\._exit\(\s*0\s*\)|\bos\.Exit\(0\)|^\s*exit 0\s*$/;

function forcedGreen(files: readonly ChangedFile[], defining: ReadonlySet<string>): TamperFinding[] {
  return files.flatMap((file) => {
    const name = fileName(file.path);
    const runs = defining.has(file.path) || /^(?:package\.json|(?:GNU)?[Mm]akefile|[Jj]ustfile|tox\.ini)$/.test(name);
    const inTests = isTestFile(file.path) || name === 'conftest.py';
    if (!runs && !inTests) return [];
    return file.lines
      .filter(
        ({ kind, text }) =>
          kind === 'added' &&
          !/^\s*(?:\/\/|#)/.test(text) &&
          // Code in a text, which a test passes to another process, does not end the tests.
          ((runs && alwaysGreen.test(text)) || exits.test(runs ? text : text.replace(quotedText, "''"))),
      )
      .map(({ text, number }) => ({
        id: 'forced-success',
        severity: 'void' as const,
        file: file.path,
        line: number,
        message: `It ends well whatever the tests say: ${text.trim().slice(0, 120)}`,
      }));
  });
}

const suppression =
  /@ts-(?:ignore|nocheck|expect-error)|eslint-disable|biome-ignore|#\s*type:\s*ignore|#\s*noqa\b|#\s*pylint:\s*disable|@SuppressWarnings|#\[allow\(|\/\/\s*nolint|rubocop:disable|pragma:\s*no cover|istanbul ignore|c8 ignore|v8 ignore/;
const knowsTheTests =
  /\b(?:PYTEST_CURRENT_TEST|JEST_WORKER_ID|VITEST(?:_WORKER_ID)?|NODE_TEST_CONTEXT)\b|NODE_ENV['"\]]*\s*={2,3}\s*['"]test['"]|\btesting\.Testing\(\)/;

/** Concerns for the reviewer: code that silences a check, or that behaves differently in tests. */
function doubts(files: readonly ChangedFile[]): TamperFinding[] {
  return files
    .filter(({ path }) => languageOf(path) !== undefined)
    .flatMap(({ path, lines }) =>
      lines.flatMap(({ kind, text, number }): TamperFinding[] => {
        if (kind !== 'added') return [];
        const base = { severity: 'concern', file: path, line: number } as const;
        const shown = text.trim().slice(0, 120);
        if (suppression.test(text))
          return [{ ...base, id: 'check-silenced', message: `A check is silenced: ${shown}` }];
        if (!isTestFile(path) && !configurationFile.test(path) && knowsTheTests.test(text))
          return [
            { ...base, id: 'code-knows-tests', message: `Code that behaves otherwise when it is tested: ${shown}` },
          ];
        return [];
      }),
    );
}

/** Settings of a compiler, which can be added without running anything. */
const compilerSettings = /^tsconfig[\w.-]*\.json$/;

/** Whether the list of a workspace's packages has all its entries as before, and further ones that exclude none. */
function namesMorePackages(file: ChangedFile | undefined): boolean {
  if (file === undefined) return false;
  const { before, after } = sides(file);
  const [old, now] = [before, after].map((lines) => {
    const { workspaces } = readJson(lines.map(({ text }) => text).join('\n'));
    const list = isRecord(workspaces) ? workspaces.packages : workspaces;
    return Array.isArray(list) ? list.map(String) : [];
  });
  const more = now?.filter((one) => old?.includes(one) !== true) ?? [];
  return old?.every((one) => now?.includes(one)) === true && more.every((one) => !one.startsWith('!'));
}

/**
 * Findings about changed check definitions; new fixtures in a conftest.py or a setup file, and settings where there were none, are only
 * concerns.
 */
function frozenFindings(
  { frozenChanges, expectedChanges, newPackages }: ProjectContext,
  files: readonly ChangedFile[],
): TamperFinding[] {
  return frozenChanges.map(({ file, part, change }) => {
    const isOfNew = change === 'added' && newPackages.has(file);
    const harmless =
      isOfNew ||
      expectedChanges.has(file) ||
      fileName(file) === 'conftest.py' ||
      isLoadedBeforeTests(part) ||
      (part === 'workspaces' && namesMorePackages(files.find(({ path }) => path === file))) ||
      (change === 'added' && (part === 'workspaces' || compilerSettings.test(fileName(file))));
    return {
      id: 'verification-changed',
      severity: harmless ? 'concern' : 'void',
      file,
      message: `What the verification does was frozen, and ${part} is ${change}${isOfNew ? ' with a new package' : ''}`,
    };
  });
}

const conftestPower =
  /pytest_(?:collection_modifyitems|runtest_makereport|runtest_protocol|sessionfinish|ignore_collect|pyfunc_call|configure)|collect_ignore|\.add_marker|exitstatus|\.outcome\s*=|\bTestCase\.\w+\s*=[^=]/;
/** Lines that replace test functions: `assert.equal = …`, `vi.mock('node:assert')`. */
const setupPower =
  /\bprocess\.(?:exit|reallyExit)\b|(?<!\b(?:const|let|var)\s+)\b(?:expect|assert|chai|describe|it|test|suite)(?:\.[\w.]+)?\s*=(?![=>])|\b(?:assign|definePropert(?:y|ies)|set|method|spyOn)\(\s*(?:globalThis\.|global\.)?(?:expect|assert|chai|describe|it|test|suite)\b|\b(?:vi|jest|mock)\.(?:do)?[mM](?:ock|odule)\w*\(\s*['"`](?:node:)?(?:assert|test|vitest|chai|expect|@jest\/globals|@vitest\/)/;

/** Lines that replace the assertions of every test case, wherever a test loads them. */
const assertionsReplaced =
  /\bTestCase\.(?:assert\w*|fail\w*|run|_callTestMethod)\s*=[^=]|\bsetattr\(\s*(?:unittest\.)?TestCase\s*,/;

/** Changes of files loaded before the tests that could alter the results. */
function harness(files: readonly ChangedFile[], changes: readonly FrozenChange[]): TamperFinding[] {
  const setup = new Set(changes.flatMap(({ file, part }) => (isLoadedBeforeTests(part) ? [file] : [])));
  return files.flatMap(({ path, lines }) => {
    const isConftest = fileName(path) === 'conftest.py';
    const isFirst = isConftest || setup.has(path);
    const isPowerful = (text: string) =>
      (isFirst && conftestPower.test(text)) ||
      (isFirst && !isConftest && setupPower.test(text)) ||
      (path.endsWith('.py') && assertionsReplaced.test(text));
    return lines
      .filter(({ kind, text }) => kind === 'added' && isPowerful(text))
      .map(({ text, number }) => ({
        id: 'verification-changed',
        severity: 'void' as const,
        file: path,
        line: number,
        message: `It can change what tests run or what they say: ${text.trim().slice(0, 120)}`,
      }));
  });
}

export interface ProjectContext {
  /** Changes since the commands were frozen, see `changedSinceFrozen`. */
  frozenChanges: readonly FrozenChange[];
  /** The files that define the verification. */
  definingFiles: ReadonlySet<string>;
  /** Defining files that the plan lets this feature change; these changes are only concerns. */
  expectedChanges: ReadonlySet<string>;
  /** Defining files in folders that did not exist at the start of the feature. */
  newPackages: ReadonlySet<string>;
  /** Files of the workflow that were changed by something other than the CLI. */
  editedOwnFiles: readonly string[];
}

/** Findings about changes of the verification itself, of snapshots, thresholds and the workflow's own files. */
export function projectFindings(files: readonly ChangedFile[], context: ProjectContext): TamperFinding[] {
  const own = context.editedOwnFiles.map((file): TamperFinding => {
    const isList = fileName(file) === 'feature-list.json';
    const message = 'Only the CLI may write this file, and somebody else did';
    return { id: isList ? 'feature-list-edited' : 'workflow-file-edited', severity: 'void', file, message };
  });
  return [
    ...own,
    ...frozenFindings(context, files),
    ...harness(files, context.frozenChanges),
    ...forcedGreen(files, context.definingFiles),
    ...coverage(files),
    ...snapshots(files),
    ...doubts(files),
  ];
}
