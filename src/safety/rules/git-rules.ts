import { stashWithoutWorkflows } from '../../base/owned-files.ts';
import { denial, firstDenial, type Denial, type SafetyScope } from './denial.ts';
import { move, remove, type FileRule } from './file-rules.ts';
import { hasOption, operands } from './options.ts';
import { isAbsolute, isTemporary, locate, pathInProject } from './paths.ts';
import { judgePath } from './protected-paths.ts';

const keepCommits = 'leave it: the user deletes what nobody needs any more';
const discard = (what: string) =>
  denial(
    'discard',
    what,
    `keep it: \`${stashWithoutWorkflows}\` stashes work, \`git checkout -- <file>\` takes one file back`,
  );
const uncommitted = discard('it throws away uncommitted work');
const history = denial('history', 'it makes old commits impossible to get back', keepCommits);
const branches = denial('branch-deletion', 'it deletes or moves a branch, and with it commits', keepCommits);
const moved = denial(
  'branch-deletion',
  'it moves a branch if there is one of that name, and its commits are lost',
  'choose a new name, with the small letter of the option, which refuses a name that is taken',
);

/** A rule that denies a call with one of these options. */
const withOption =
  (denied: Denial, ...names: string[]): FileRule =>
  (words) =>
    hasOption(words, ...names) ? denied : undefined;

/** A rule that denies a call whose first operand is one of these. */
const withFirst =
  (denied: Denial, ...firsts: string[]): FileRule =>
  (words) =>
    firsts.includes(operands(words)[0] ?? '') ? denied : undefined;

const push: FileRule = (words) => {
  const refspecs = operands(words).filter((word) => /^(?:\+|:.)/.test(word));
  const isForced = hasOption(words, 'f', '--force', '--force-with-lease', '--force-if-includes', '--mirror');
  if (isForced || refspecs.some((word) => word.startsWith('+'))) {
    const instead = 'push what you have without force, to a new branch where the server refuses it';
    return denial('force-push', 'a forced push overwrites what others see', instead);
  }
  const deletes = hasOption(words, 'd', '--delete', '--prune') || refspecs.length > 0;
  return deletes ? denial('branch-deletion', 'this push deletes branches on the server', keepCommits) : undefined;
};

/** Judges a return of old versions: of one file it is allowed, of all files or those of the workflow it is not. */
const overwrite: FileRule = (words, folder, scope) =>
  firstDenial(operands(words), (word) => {
    const written = judgePath(word, 'write', folder, scope);
    if (written !== undefined && written.rule !== 'outside') return written;
    const isAll = /^(?:\.\/?|:\/|:\(top\)|\*)$/.test(word) || judgePath(word, 'remove', folder, scope) !== undefined;
    return isAll ? discard('it puts old versions in the place of all uncommitted work') : undefined;
  });

const checkout: FileRule = (words, folder, scope) => {
  if (hasOption(words, 'B')) return moved;
  return !hasOption(words, 'b') && hasOption(words, 'f', '--force') ? uncommitted : overwrite(words, folder, scope);
};

const restore: FileRule = (words, folder, scope) =>
  hasOption(words, 'S', '--staged') && !hasOption(words, 'W', '--worktree')
    ? undefined
    : overwrite(words, folder, scope);

const clean = denial(
  'clean',
  'it deletes files that git does not know',
  'see them with `git clean -n`, then remove what you made by its name',
);

const guardedSetting = /^(?:core\.(?:hookspath|worktree|bare|fsmonitor)|gc\..*expire.*|clean\.requireforce)$/i;

const guardSetting = (name: string) =>
  denial(
    'git-settings',
    `the setting ${name} turns off what protects the repository`,
    'leave the settings of git as they are',
  );

/** Judges `git config`: reading is allowed, and so is writing a setting that protects nothing. */
const config: FileRule = (words) => {
  const given = operands(words);
  const name = given.find((word) => guardedSetting.test(word));
  const reads = given[0] === 'get' || hasOption(words, '--get', '--get-all');
  const writes = given.length > 1 || hasOption(words, '--unset', '--unset-all');
  return name !== undefined && writes && !reads ? guardSetting(name) : undefined;
};

/** The commands of git that could lose work, by name. */
const gitRules: Readonly<Record<string, FileRule>> = {
  push,
  reset: withOption(uncommitted, '--hard', '--merge'),
  clean: (words) => (hasOption(words, 'n', '--dry-run') || !hasOption(words, 'f', '--force') ? undefined : clean),
  branch: (words) => {
    if (hasOption(words, 'M', 'C')) return moved;
    return hasOption(words, 'd', 'D', 'f', '--delete', '--force') ? branches : undefined;
  },
  checkout,
  restore,
  switch: (words) => {
    if (hasOption(words, 'C', '--force-create')) return moved;
    return hasOption(words, 'f', '--force', '--discard-changes') ? uncommitted : undefined;
  },
  stash: withFirst(discard('it deletes work that was stashed'), 'drop', 'clear'),
  reflog: withFirst(history, 'expire', 'delete'),
  gc: withOption(history, '--prune'),
  prune: (words) => (hasOption(words, 'n', '--dry-run') ? undefined : history),
  'filter-branch': () => history,
  'filter-repo': () => history,
  worktree: (words) =>
    operands(words)[0] === 'remove' && hasOption(words, 'f', '--force')
      ? discard('it deletes a work tree with what is not committed there')
      : undefined,
  rm: (words, folder, scope) => (hasOption(words, 'n', '--cached') ? undefined : remove(words, folder, scope)),
  mv: move,
  config,
};

/** The commands of git that are judged. */
export const judgedGitCommands = Object.keys(gitRules);

/** Judges a call of git, by the words behind it. In a repository for temporary files only pushes and settings are judged. */
export function judgeGit(words: readonly string[], start: string, scope: SafetyScope): Denial | undefined {
  let folder = start;
  let at = 0;
  for (; words[at]?.startsWith('-') === true; at += 1) {
    const option = words[at] ?? '';
    const value = words[at + 1] ?? '';
    if (option === '-C' || option === '--work-tree') folder = isAbsolute(value) ? value : `${folder}/${value}`;
    const [setting = ''] = option === '-c' ? value.split('=', 1) : [];
    if (guardedSetting.test(setting)) return guardSetting(setting);
    if (/^(?:-C|-c|--work-tree|--git-dir)$/.test(option)) at += 1;
  }
  const verb = words[at] ?? '';
  const place = locate(folder, '', scope) ?? folder;
  const isElsewhere = isTemporary(place, scope) && pathInProject(place, scope) === undefined;
  if ((isElsewhere && verb !== 'push' && verb !== 'config') || !Object.hasOwn(gitRules, verb)) return undefined;
  return gitRules[verb]?.(words.slice(at + 1), folder, scope);
}
