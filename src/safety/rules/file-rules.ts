import { ownedFiles } from '../../base/owned-files.ts';
import { firstDenial, type Denial, type SafetyScope } from './denial.ts';
import { hasOption, operands } from './options.ts';
import { matches } from './paths.ts';
import { judgePath } from './protected-paths.ts';

export type FileRule = (words: readonly string[], folder: string, scope: SafetyScope) => Denial | undefined;

/** Judges the operands of a program that removes them. */
export const remove: FileRule = (words, folder, scope) =>
  firstDenial(operands(words), (word) => judgePath(word, 'remove', folder, scope));

/** Judges the operands of a program that writes them, also those of `dd of=…`. */
const write: FileRule = (words, folder, scope) =>
  firstDenial(operands(words), (word) => judgePath(word.replace(/^of=/, ''), 'write', folder, scope));

/** Judges a copy. The last operand receives the others: under its own name, or within it when it is a folder. */
const copy: FileRule = (words, folder, scope) => {
  const sources = operands(words);
  const target = sources.pop();
  if (target === undefined || /^[\w.@-]{2,}:/.test(target)) return undefined;
  const places = sources.map((source) => `${target}/${source.slice(source.lastIndexOf('/') + 1)}`);
  const removed = hasOption(words, '--delete') ? judgePath(target, 'remove', folder, scope) : undefined;
  return removed ?? firstDenial([target, ...places], (place) => judgePath(place, 'write', folder, scope));
};

/** Judges a move: its sources as removed, its target as written. */
export const move: FileRule = (words, folder, scope) =>
  remove(['--', ...operands(words).slice(0, -1)], folder, scope) ?? copy(words, folder, scope);

/** Judges `sed -i` and `perl -i`, whose first operand is a script. */
const edit: FileRule = (words, folder, scope) => {
  if (!hasOption(words, 'i', '--in-place')) return undefined;
  const isScript = (word = '') => /^-[a-z]*e$|^--expression$/.test(word);
  const files = operands(words.filter((word, index) => word !== '' && !isScript(words[index - 1])));
  return write(['--', ...(words.some(isScript) ? files : files.slice(1))], folder, scope);
};

/** Judges `chmod -R` and the like, whose first operand is a mode or an owner. */
const changeAccess: FileRule = (words, folder, scope) =>
  hasOption(words, 'R', '--recursive') ? write(['--', ...operands(words).slice(1)], folder, scope) : undefined;

/** Judges `find … -delete` and `find … -exec rm`. A search by name removes only files of that name. */
const find: FileRule = (words, folder, scope) => {
  const removes = words.some(
    (word, index) =>
      word === '-delete' || (word.startsWith('-exec') && /^(?:rm|unlink|rmdir)$/.test(words[index + 1] ?? '')),
  );
  if (!removes) return undefined;
  const end = words.findIndex((word) => /^[-(!]/.test(word));
  const starts = words.slice(0, end);
  const names = words.filter((_, index) => /^-i?(?:name|path|regex)$/.test(words[index - 1] ?? ''));
  const denied = remove(starts.length === 0 ? ['.'] : starts, folder, scope);
  if (denied?.rule !== 'removal' || names.length === 0) return denied;
  const owned = ownedFiles(scope.workflow);
  const isOwned = (name: string) => owned.some((file) => matches(name.slice(name.lastIndexOf('/') + 1), file));
  return names.some(isOwned) ? denied : undefined;
};

/** The programs that change files, by name. */
export const fileRules: Readonly<Record<string, FileRule>> = {
  rm: remove,
  rmdir: remove,
  unlink: remove,
  shred: remove,
  'remove-item': remove,
  mv: move,
  cp: copy,
  install: copy,
  rsync: copy,
  ln: copy,
  tee: write,
  touch: write,
  truncate: write,
  sed: edit,
  perl: edit,
  dd: write,
  chmod: changeAccess,
  chown: changeAccess,
  chgrp: changeAccess,
  find,
};
