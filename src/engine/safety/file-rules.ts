import { denial, type Denial, type SafetyScope } from './denial.ts';
import { isElsewhere } from './git-rules.ts';
import { matches } from './glob.ts';
import { hasLetter, hasOption, operands } from './options.ts';
import { ownedFiles } from '../owned-files.ts';
import { judgeFolder, judgeLink, judgeOutput, judgeRemoval, judgeWriting } from './protected-paths.ts';

export type FileRule = (words: readonly string[], folder: string | undefined, scope: SafetyScope) => Denial | undefined;

/** The first denial that one of several words gets. */
function firstOf(words: readonly string[], judge: (word: string) => Denial | undefined): Denial | undefined {
  for (const word of words) {
    const found = judge(word);
    if (found !== undefined) return found;
  }
  return undefined;
}

const remove: FileRule = (words, folder, scope) =>
  firstOf(operands(words), (word) => judgeRemoval(word, folder, scope));

const write: FileRule = (words, folder, scope) => firstOf(operands(words), (word) => judgeOutput(word, folder, scope));

const makeFolder: FileRule = (words, folder, scope) =>
  firstOf(operands(words), (word) => judgeFolder(word, folder, scope));

/** Where copies go: the last operand, or what stands behind `-t`. */
function destination(words: readonly string[]): string | undefined {
  const joined = words.find((word) => word.startsWith('--target-directory='));
  const at = words.findIndex((word) => word === '-t' || word === '--target-directory');
  return joined?.slice('--target-directory='.length) ?? (at === -1 ? operands(words).at(-1) : words[at + 1]);
}

/** Where each source ends up when the destination is a folder, and the destination itself. */
function targets(words: readonly string[]): string[] {
  const target = destination(words);
  if (target === undefined) return [];
  const names = operands(words)
    .filter((word) => word !== target)
    .slice(0, 100);
  return [target, ...names.map((name) => `${target}/${name.slice(name.lastIndexOf('/') + 1)}`)];
}

const copy: FileRule = (words, folder, scope) =>
  firstOf(targets(words), (word) => (word.includes(':') ? undefined : judgeOutput(word, folder, scope))) ??
  (hasOption(words, '--delete', '--de') && !(destination(words) ?? '').includes(':')
    ? judgeRemoval(destination(words) ?? '', folder, scope)
    : undefined);

const move: FileRule = (words, folder, scope) => {
  const [target = '', ...others] = targets(words);
  const sources = operands(words).filter((word) => word !== target);
  return (
    firstOf(sources, (word) => judgeRemoval(word, folder, scope)) ??
    firstOf([target, ...others], (word) => judgeWriting(word, folder, scope)) ??
    // What lies there is lost, unless it is the folder that things are moved to.
    (/^(?:\.{0,2}\/?)$/.test(target) ? undefined : judgeOutside(target, folder, scope))
  );
};

/** What a symbolic link names is found from where it lies; what gets a second name, from here. */
const link: FileRule = (words, folder, scope) => {
  const isSymbolic = hasLetter(words, 's') || hasOption(words, '--symbolic', '--s');
  const target = operands(words).length > 1 ? (destination(words) ?? '.') : '.';
  const places = isSymbolic ? [target.replace(/[^/]*$/, '') || '.', target] : ['.'];
  const sources = operands(words).filter((word, index) => index === 0 || word !== target);
  const linked = (word: string) =>
    /^[/~\0]|^[A-Za-z]:/.test(word) ? [word] : places.map((place) => `${place}/${word}`);
  return firstOf(sources, (word) => judgeLink(linked(word), folder, scope)) ?? copy(words, folder, scope);
};

function judgeOutside(word: string, folder: string | undefined, scope: SafetyScope): Denial | undefined {
  const found = judgeRemoval(word, folder, scope);
  return found?.rule === 'outside' ? found : undefined;
}

const edit: FileRule = (words, folder, scope) =>
  hasLetter(words, 'i') || hasOption(words, '--in-place', '--i') ? write(words, folder, scope) : undefined;

/** `dd of=file` */
const dump: FileRule = (words, folder, scope) =>
  firstOf(words, (word) => (word.startsWith('of=') ? judgeOutput(word.slice(3), folder, scope) : undefined));

const changeAccess: FileRule = (words, folder, scope) =>
  hasLetter(words, 'R') || hasOption(words, '--recursive', '--rec')
    ? firstOf(operands(words).slice(1), (word) => judgeAccess(word, folder, scope))
    : undefined;

function judgeAccess(word: string, folder: string | undefined, scope: SafetyScope): Denial | undefined {
  const found = judgeOutside(word, folder, scope);
  return found && denial('access', found.what, 'change access only to files of the project');
}

const tests = new Set(['-name', '-iname', '-path', '-ipath', '-wholename', '-regex', '-iregex', '-lname']);
const removers = /^(?:rm|unlink|shred|rmdir)$/;

/** `find … -delete`, and `find … -exec rm`. */
const find: FileRule = (words, folder, scope) => {
  const removes = words.some(
    (word, index) =>
      word === '-delete' ||
      (/^-(?:exec|ok)/.test(word) && removers.test((words[index + 1] ?? '').replace(/^.*\//, ''))),
  );
  if (!removes || (folder !== undefined && isElsewhere(folder, scope))) return undefined;
  const end = words.findIndex((word) => /^(?:-[^LHPDO]|[(!])/.test(word));
  const starts = words.slice(0, end).filter((word) => !word.startsWith('-'));
  const names = words.flatMap((word, index) => (tests.has(word) ? [words[index + 1] ?? ''] : []));
  const denied = firstOf(starts.length === 0 ? ['.'] : starts, (word) => judgeRemoval(word, folder, scope));
  if (denied?.rule !== 'removal' || names.length === 0) return denied;
  // A search by name removes only what it finds.
  const owned = ownedFiles(scope.workflow);
  return names.some((name) => owned.some((file) => matches(name.slice(name.lastIndexOf('/') + 1), file)))
    ? denied
    : undefined;
};

export const fileRules: Readonly<Record<string, FileRule>> = {
  rm: remove,
  rmdir: remove,
  unlink: remove,
  shred: remove,
  rd: remove,
  del: remove,
  'remove-item': remove,
  mv: move,
  cp: copy,
  install: copy,
  ln: link,
  rsync: copy,
  tee: write,
  touch: write,
  mkdir: makeFolder,
  truncate: write,
  'set-content': write,
  'out-file': write,
  sed: edit,
  perl: edit,
  dd: dump,
  chmod: changeAccess,
  chown: changeAccess,
  chgrp: changeAccess,
  find,
};
