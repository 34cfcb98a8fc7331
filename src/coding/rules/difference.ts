import { orElse } from '../../base/or-else.ts';
export interface DifferenceLine {
  kind: 'same' | 'added' | 'removed';
  text: string;
  /** The line number in the present file; for a removed line in the old file. */
  number: number;
}

/** One changed file of a difference with the whole file as context. */
export interface ChangedFile {
  change: 'added' | 'removed' | 'changed' | 'moved';
  /** The present path; for a removed file the old path. */
  path: string;
  previousPath: string;
  /** Git's lines about a new, removed, moved or binary file or a changed mode; a binary patch with its data. */
  header: string[];
  binary: boolean;
  lines: DifferenceLine[];
}

const escapes: Record<string, string> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  a: '\u0007',
  '"': '"',
  '\\': '\\',
};

/** Decodes a quoted path: escapes such as `\303\274` are bytes of UTF-8. */
function unquote(path: string): string {
  if (!path.startsWith('"')) return path;
  const text = path
    .slice(1, -1)
    .replace(/\\(?:([0-7]{3})|(.))/g, (_, octal?: string, letter = '') =>
      octal === undefined
        ? (escapes[letter as string] ?? (letter as string))
        : `%${Number.parseInt(octal, 8).toString(16).padStart(2, '0')}`,
    );
  return orElse(() => decodeURIComponent(text.replace(/%(?![\da-f]{2})/g, '%25')), text);
}

/** A path of a `---` or `+++` line without its prefix; undefined for `/dev/null`. */
function side(text: string): string | undefined {
  const path = unquote(text.replace(/\t$/, ''));
  return path === '/dev/null' ? undefined : path.slice(2);
}

/** The path of `diff --git a/x b/x`, the only one for empty and binary files, where both are equal. */
function headerPath(line: string): string {
  const paths = line.slice('diff --git '.length);
  if (paths.startsWith('"')) return side(/^"(?:\\.|[^"\\])*"/.exec(paths)?.[0] ?? '') ?? '';
  return paths.slice(2, 2 + (paths.length - 5) / 2);
}

function readHeader(file: ChangedFile, line: string): void {
  // The hashes of an index line do not describe the change, but its mode shows a link.
  if (line !== '' && !/^(?:index (?!.* 120000$)|--- |\+\+\+ )/.test(line)) file.header.push(line);
  if (line.startsWith('new file')) file.change = 'added';
  else if (line.startsWith('deleted file')) file.change = 'removed';
  else if (line.startsWith('rename from ')) file.previousPath = unquote(line.slice('rename from '.length));
  else if (line.startsWith('rename to ')) {
    file.path = unquote(line.slice('rename to '.length));
    file.change = 'moved';
  } else if (line.startsWith('--- ')) file.previousPath = side(line.slice(4)) ?? file.previousPath;
  else if (line.startsWith('+++ ')) file.path = side(line.slice(4)) ?? file.path;
  else if (line.startsWith('Binary files') || line.startsWith('GIT binary patch')) file.binary = true;
}

/** Parses the output of `git diff`. Lines outside of a difference are ignored. */
export function parseDifference(difference: string): ChangedFile[] {
  const files: ChangedFile[] = [];
  let file: ChangedFile | undefined;
  let oldNumber = 0;
  let newNumber = 0;
  let oldLeft = 0;
  let newLeft = 0;
  for (const line of difference.split('\n')) {
    if (file !== undefined && (oldLeft > 0 || newLeft > 0)) {
      const text = line.slice(1);
      if (line.startsWith('+')) file.lines.push({ kind: 'added', text, number: newNumber });
      else if (line.startsWith('-')) file.lines.push({ kind: 'removed', text, number: oldNumber });
      else if (line.startsWith('\\')) continue;
      else file.lines.push({ kind: 'same', text, number: newNumber });
      if (!line.startsWith('-')) [newNumber, newLeft] = [newNumber + 1, newLeft - 1];
      if (!line.startsWith('+')) [oldNumber, oldLeft] = [oldNumber + 1, oldLeft - 1];
      continue;
    }
    const hunk = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (line.startsWith('diff --git ')) {
      const path = headerPath(line);
      file = { change: 'changed', path, previousPath: path, header: [], binary: false, lines: [] };
      files.push(file);
    } else if (hunk !== null) {
      [oldNumber, newNumber] = [Number(hunk[1]), Number(hunk[3])];
      [oldLeft, newLeft] = [Number(hunk[2] ?? 1), Number(hunk[4] ?? 1)];
    } else if (file !== undefined) {
      readHeader(file, line);
    }
  }
  return files;
}
