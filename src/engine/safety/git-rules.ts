import { denial, type Denial, type SafetyScope } from './denial.ts';
import { covers, coversProject, isTemporary, locate } from './location.ts';
import { hasLetter, hasOption, operands } from './options.ts';
import { judgeRemoval, judgeWriting } from './protected-paths.ts';

type Rule = (words: readonly string[], folder: string | undefined, scope: SafetyScope) => Denial | undefined;

const keepHistory = 'push what you have without force, to a new branch where the server refuses it';
const keepWork = 'keep it: `git stash push -u` puts work aside, `git checkout -- <file>` takes one file back';
const keepCommits = 'leave it: what nobody needs any more is for the user to delete';

const push: Rule = (words) => {
  const isForced =
    hasLetter(words, 'f') ||
    hasOption(words, '--force-with-lease', '--for') ||
    hasOption(words, '--force-if-includes', '--for');
  const isDeletion =
    hasLetter(words, 'd') || hasOption(words, '--delete', '--de') || hasOption(words, '--prune', '--pru');
  const refspecs = operands(words).filter((word) => /^(?:\+|:.)/.test(word));
  if (isForced || refspecs.some((word) => word.startsWith('+')) || hasOption(words, '--mirror', '--mi')) {
    return denial('force-push', 'a forced push overwrites what others see', keepHistory);
  }
  if (!isDeletion && refspecs.length === 0) return undefined;
  return denial('branch-deletion', 'this push deletes branches on the server', keepCommits);
};

const discards = (what: string) => denial('discard', what, keepWork);

/** Whether a word stands for the whole work tree, or so much of it that it holds the project. */
function isEverything(word: string, folder: string | undefined, scope: SafetyScope): boolean {
  if (/^(?::\/|:\(top\)|\*)[/.*]*$/.test(word)) return true;
  if (/^[./]+\*?$/.test(word)) return true;
  const location = locate(word, folder, scope);
  return location !== undefined && !location.isPartial && coversProject(location.path, scope);
}

/** What would put an old version in the place of files. */
function judgeRestored(words: readonly string[], folder: string | undefined, scope: SafetyScope): Denial | undefined {
  if (words.some((word) => isEverything(word, folder, scope))) return discards('it throws away all uncommitted work');
  for (const word of words) {
    const found = judgeWriting(word, folder, scope) ?? judgeRestoredFolder(word, folder, scope);
    if (found !== undefined) return found;
  }
  return undefined;
}

function judgeRestoredFolder(word: string, folder: string | undefined, scope: SafetyScope): Denial | undefined {
  const location = locate(word, folder, scope);
  if (location === undefined || location.isPartial) return undefined;
  const holdsWorkflow = scope.roots.some((root) => covers(location.path, `${root}/docs/research-${scope.workflow}`));
  return holdsWorkflow ? discards('it puts old versions in the place of the files of this workflow') : undefined;
}

const restore: Rule = (words, folder, scope) => {
  const isOnlyStaged = hasLetter(words, 'S') || hasOption(words, '--staged', '--sta');
  const isWorkTree = hasLetter(words, 'W') || hasOption(words, '--worktree', '--w');
  return isOnlyStaged && !isWorkTree ? undefined : judgeRestored(operands(words), folder, scope);
};

const checkout: Rule = (words, folder, scope) => (hasLetter(words, 'B') ? moved : judgeCheckout(words, folder, scope));

const judgeCheckout: Rule = (words, folder, scope) =>
  (!hasLetter(words, 'b') && hasLetter(words, 'f')) || hasOption(words, '--force', '--f')
    ? discards('it throws away uncommitted work')
    : judgeRestored(operands(words), folder, scope);

const removeFiles: Rule = (words, folder, scope) => {
  if (hasOption(words, '--cached', '--c') || hasLetter(words, 'n')) return undefined;
  for (const word of operands(words)) {
    const found = judgeRemoval(word, folder, scope);
    if (found !== undefined) return found;
  }
  return undefined;
};

const moveFiles: Rule = (words, folder, scope) => removeFiles(operands(words).slice(0, -1), folder, scope);

const when =
  (isMeant: (words: readonly string[]) => boolean, denied: Denial): Rule =>
  (words) =>
    isMeant(words) ? denied : undefined;

const first = (words: readonly string[], ...names: string[]) => names.includes(operands(words)[0] ?? '');

const branches = denial('branch-deletion', 'it deletes or moves a branch, and with it commits', keepCommits);
const moved = denial(
  'branch-deletion',
  'it puts a branch elsewhere if there is one of that name, and its commits are lost',
  'choose a new name, with the small letter of the option, which refuses a name that is taken',
);
const history = denial('history', 'it makes old commits impossible to get back', keepCommits);

/** What is judged wherever it happens. */
export const remoteRules: Readonly<Record<string, Rule>> = { push, 'send-pack': push };

/** What is judged outside of folders for temporary files. */
export const localRules: Readonly<Record<string, Rule>> = {
  reset: when(
    (words) => hasOption(words, '--hard', '--ha') || hasOption(words, '--merge', '--me'),
    discards('it throws away uncommitted work'),
  ),
  clean: when(
    (words) =>
      (hasLetter(words, 'f') || hasOption(words, '--force', '--f')) &&
      !hasLetter(words, 'n') &&
      !hasOption(words, '--dry-run', '--d'),
    denial(
      'clean',
      'it deletes files that git does not know',
      'see them with `git clean -n`, then remove what you made by its name',
    ),
  ),
  branch: (words) => {
    if (hasLetter(words, 'M', 'C')) return moved;
    const isMeant =
      hasLetter(words, 'd', 'D', 'f') || hasOption(words, '--delete', '--d') || hasOption(words, '--force', '--forc');
    return isMeant ? branches : undefined;
  },
  'update-ref': when(
    (words) =>
      hasLetter(words, 'd') ||
      hasOption(words, '--stdin', '--s') ||
      isGuardedRef(operands(words).find((word) => /^(?:HEAD$|refs\/)/.test(word))),
    branches,
  ),
  'symbolic-ref': when((words) => hasLetter(words, 'd') || hasOption(words, '--delete', '--d'), branches),
  checkout,
  restore,
  switch: (words) => {
    if (hasLetter(words, 'C') || hasOption(words, '--force-create', '--force-c')) return moved;
    const isMeant =
      hasLetter(words, 'f') || hasOption(words, '--force', '--f') || hasOption(words, '--discard-changes', '--di');
    return isMeant ? discards('it throws away uncommitted work') : undefined;
  },
  stash: when((words) => first(words, 'drop', 'clear'), discards('it deletes work that was put aside')),
  reflog: when((words) => first(words, 'expire', 'delete'), history),
  gc: when((words) => hasOption(words, '--prune', '--p'), history),
  prune: when((words) => !hasLetter(words, 'n') && !hasOption(words, '--dry-run', '--d'), history),
  'filter-branch': when(() => true, history),
  'filter-repo': when(() => true, history),
  worktree: when(
    (words) => first(words, 'remove') && (hasLetter(words, 'f') || hasOption(words, '--force', '--f')),
    discards('it deletes a work tree with what is not committed there'),
  ),
  'read-tree': when(
    (words) => hasOption(words, '--reset', '--r') && hasLetter(words, 'u'),
    discards('it throws away uncommitted work'),
  ),
  'checkout-index': when(
    (words) => hasLetter(words, 'f') && hasLetter(words, 'a'),
    discards('it throws away uncommitted work'),
  ),
  rm: removeFiles,
  mv: moveFiles,
};

const isGuardedRef = (word = '') => /^(?:HEAD$|refs\/(?:autonomous-workflow|heads|tags|stash)(?:\/|$))/.test(word);

/** Whether a call works on a repository in a folder for temporary files, where nothing is the user's. */
export function isElsewhere(folder: string | undefined, scope: SafetyScope): boolean {
  const location = folder === undefined ? undefined : locate(folder, undefined, scope);
  if (location === undefined || location.isPartial) return false;
  const { path } = location;
  return isTemporary(path, scope) && !scope.roots.some((root) => path === root || path.startsWith(`${root}/`));
}
