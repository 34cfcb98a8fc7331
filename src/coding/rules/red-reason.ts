import type { ChangedFile } from './tamper/difference.ts';

/** An expectation of the test that did not hold; it may quote any of the other words. */
const assertion =
  /Assertion(?:Failed)?Error|ERR_ASSERTION|\bassertion\b.*\bfailed\b|^(?:E\s+)?assert\b|\bexpect(?:ed|\()|(?:!=|==) /i;
/** Something that the project did not have. It may be said in words of the next two kinds. */
const missing =
  /not a (?:function|constructor)|not defined|no attribute|cannot import name|does not provide an export|cannot find symbol|ENOENT|FileNotFoundError|unexpected keyword/i;
const elsewhere =
  /timed out (?:after|in) \d|STACK_TRACE_ERROR|exceeded timeout|timeout of \d+ ?ms exceeded|Timeout \(?>[\d.]+ ?s|\bECONN(?:REFUSED|RESET|ABORTED)|connection refused|connection reset|\bEADDRINUSE\b|address already in use|\b(?:ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH)\b|fetch failed|name or service not known|\b(?:ENOSPC|EMFILE)\b|out of memory/i;
/** Counts only where a whole file was not read: a test may be about code that cannot be read. */
const unreadable = /\b(?:Syntax|Indentation|Tab)Error\b|invalid JS syntax/;
/** A package: a path, as of a file of the project, begins with a dot or a slash. */
const lacksPackage =
  /(?:cannot find (?:module|package)|failed to resolve import|no module named) ['"]((?:@[\w.-]+\/)?[\w-]+)/i;
const traces = /^(?:at |File "|[~^]+$|code: |name: |stack: )/;

/**
 * The line of a failure before the work that says something else than that this feature is missing: a time-out, a connection, a test
 * file that cannot be read, a package that the change does not bring. Undefined where it is an assertion, a missing thing, or not known.
 * @param isWhole whether a whole file failed, without results of its tests.
 * @param brings whether the change brings a package of this name.
 */
export function failsOtherwise(
  message: string,
  { isWhole, brings }: { isWhole: boolean; brings: (name: string) => boolean },
): string | undefined {
  const lines = message
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !traces.test(line));
  if (lines.some((line) => assertion.test(line) || missing.test(line))) return undefined;
  return lines.find((line) => {
    const name = lacksPackage.exec(line)?.[1];
    return elsewhere.test(line) || (isWhole && unreadable.test(line)) || (name !== undefined && !brings(name));
  });
}

/** Whether a change brings a package, as one of its folders or files or in a line outside of the tests. */
export function packagesIn(difference: readonly ChangedFile[], tests: ReadonlySet<string>): (name: string) => boolean {
  const own = difference.filter(({ path }) => !tests.has(path));
  const text = own.flatMap(({ path, lines }) => [
    path,
    ...lines.filter(({ kind }) => kind === 'added').map((line) => line.text),
  ]);
  const plain = (words: string) => words.toLowerCase().replaceAll('_', '-');
  const all = plain(text.join('\n'));
  return (name) => all.includes(plain(name));
}
