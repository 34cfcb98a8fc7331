/** A call of git: what it is to do, where, and with which settings. */
export interface GitCall {
  verb: string;
  words: readonly string[];
  /** The folders of `-C`, in their order. */
  folders: string[];
  /** `name=value`, from `-c`. */
  settings: string[];
}

const takesValue = new Set([
  '-C',
  '-c',
  '--git-dir',
  '--work-tree',
  '--namespace',
  '--super-prefix',
  '--config-env',
  '--exec-path',
]);

/** Reads the words behind `git`; undefined when they name nothing to do. */
export function readGitCall(words: readonly string[]): GitCall | undefined {
  const folders: string[] = [];
  const settings: string[] = [];
  let at = 0;
  for (; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (!word.startsWith('-')) break;
    const value = words[at + 1] ?? '';
    if (word === '-C') folders.push(value);
    if (word === '-c') settings.push(value);
    const [name = '', joined] = word.split('=', 2);
    if (name === '--work-tree') folders.push(joined ?? value);
    // `--exec-path` alone prints one.
    if (takesValue.has(word) && word !== '--exec-path') at += 1;
  }
  const verb = words[at];
  return verb === undefined ? undefined : { verb: verb.toLowerCase(), words: words.slice(at + 1), folders, settings };
}
