import { ownedFiles } from '../../base/owned-files.ts';
import { firstDenial, type Denial, type SafetyScope } from './denial.ts';
import { hasOption, operands } from './options.ts';
import { matches } from './paths.ts';
import { judgePath, type FileAction } from './protected-paths.ts';
import type { ShellCommand } from './read-shell.ts';

/** Judges a program by the words behind its name, and by the folder, input and sources of its command. */
export type Rule = (words: readonly string[], command: ShellCommand, scope: SafetyScope) => Denial | undefined;

export function judgePaths(
  paths: readonly string[],
  action: FileAction,
  { folder }: ShellCommand,
  scope: SafetyScope,
): Denial | undefined {
  return firstDenial(paths, (path) => judgePath(path, action, folder, scope));
}

export const remove: Rule = (words, ...at) => judgePaths(operands(words), 'remove', ...at);

/** Judges a program that writes its operands, also those of `dd of=…`. */
const write: Rule = (words, ...at) =>
  judgePaths(operands(words.map((word) => word.replace(/^of=/, ''))), 'write', ...at);

/** Judges a copy. The last operand receives the others: under its own name, or within it when it is a folder. */
const copy: Rule = (words, ...at) => {
  const sources = operands(words);
  const target = sources.pop();
  if (target === undefined || /^[\w.@-]{2,}:/.test(target)) return undefined;
  const places = sources.map((source) => `${target}/${source.slice(source.lastIndexOf('/') + 1)}`);
  const removed = hasOption(words, '--delete') ? judgePaths([target], 'remove', ...at) : undefined;
  return removed ?? judgePaths([target, ...places], 'write', ...at);
};

export const move: Rule = (words, ...at) =>
  judgePaths(operands(words).slice(0, -1), 'remove', ...at) ?? copy(words, ...at);

/** Judges `sed -i` and `perl -i`, whose first operand is a script. */
const edit: Rule = (words, ...at) => {
  if (!hasOption(words, 'i', '--in-place')) return undefined;
  const isScript = (word = '') => /^-[a-z]*e$|^--expression$/.test(word);
  const files = operands(words.filter((word, index) => word !== '' && !isScript(words[index - 1])));
  return judgePaths(words.some(isScript) ? files : files.slice(1), 'write', ...at);
};

/** Judges `chmod -R` and the like, whose first operand is a mode or an owner. */
const changeAccess: Rule = (words, ...at) =>
  hasOption(words, 'R', '--recursive') ? judgePaths(operands(words).slice(1), 'write', ...at) : undefined;

/** Judges `find … -delete` and `find … -exec rm`. A search by name removes only files of that name. */
const find: Rule = (words, command, scope) => {
  const removes = words.some(
    (word, index) =>
      word === '-delete' || (word.startsWith('-exec') && /^(?:rm|unlink|rmdir)$/.test(words[index + 1] ?? '')),
  );
  if (!removes) return undefined;
  const starts = words.slice(
    0,
    words.findIndex((word) => /^[-(!]/.test(word)),
  );
  const names = words.filter((_, index) => /^-i?(?:name|path|regex)$/.test(words[index - 1] ?? ''));
  const denied = judgePaths(starts.length === 0 ? ['.'] : starts, 'remove', command, scope);
  if (denied?.rule !== 'removal' || names.length === 0) return denied;
  const isOwned = (name: string) =>
    ownedFiles(scope.workflow).some((file) => matches(name.slice(name.lastIndexOf('/') + 1), file));
  return names.some(isOwned) ? denied : undefined;
};

/** The programs that change files. */
export const fileRules: readonly (readonly [Rule, programs: string])[] = [
  [remove, 'rm rmdir unlink shred remove-item'],
  [move, 'mv'],
  [copy, 'cp install rsync ln'],
  [write, 'tee touch truncate dd'],
  [edit, 'sed perl'],
  [changeAccess, 'chmod chown chgrp'],
  [find, 'find'],
];
