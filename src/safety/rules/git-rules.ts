import { denial, firstDenial, type Denial, type SafetyScope } from './denial.ts';
import { judgePaths, move, remove, type Rule } from './file-rules.ts';
import { hasOption, operands } from './options.ts';
import { isAbsolute, isTemporary, locate, pathInProject } from './paths.ts';
import type { ShellCommand } from './read-shell.ts';

const discard = (what: string) => denial('discard', what, 'keep it, and undo single changes by editing the files');
const uncommitted = discard('it throws away uncommitted work');
const stashed = discard('it deletes work that was stashed');
const history = denial(
  'history',
  'it makes old commits impossible to get back',
  'leave it: the user deletes what nobody needs any more',
);
const references = denial(
  'branch-deletion',
  'it deletes or moves a branch or a tag, and its commits are lost',
  'leave it, and choose a name that is not taken; `git commit` and `git merge` move a branch forward',
);
const forced = denial(
  'force-push',
  'a forced push overwrites what others see',
  'push what you have without force, to a new branch where the server refuses it',
);
const clean = denial(
  'clean',
  'it deletes files that git does not know',
  'see them with `git clean -n`, then remove what you made by its name',
);

const landed = denial(
  'commit',
  'code commits each feature once it is verified, on the branch that is checked out',
  'leave your changes in the work tree, and hand in',
);

/** Verbs that make commits, or change which is checked out or what is uncommitted. */
const moves = /^(?:commit|rebase|merge|cherry-pick|revert|am|pull|switch)$/;

/** Whether a call does that; one of `checkout` with a file's name only restores it. */
function isMove(verb: string, words: readonly string[]): boolean {
  if (moves.test(verb)) return !words.includes('--dry-run');
  const given = operands(words);
  if (verb === 'stash') return !/^(?:list|show)$/.test(given[0] ?? '');
  if (verb !== 'checkout' || words.includes('--')) return false;
  return hasOption(words, 'b', '--detach') || (given.length === 1 && !/[.*]/.test(given[0] ?? ''));
}

/** Judges restoring old versions: allowed for single files, but not for all files or those of the workflow. */
const overwrite: Rule = (words, ...at) =>
  firstDenial(operands(words), (word) => {
    const written = judgePaths([word], 'write', ...at);
    if (written !== undefined && written.rule !== 'outside') return written;
    const isAll = /^(?:\.\/?|:\/|\*)$/.test(word) || judgePaths([word], 'remove', ...at) !== undefined;
    return isAll ? discard('it puts old versions in the place of all uncommitted work') : undefined;
  });

/**
 * The calls of git that could lose work: a verb, or verb and first operand; why they are refused; the options or the operands that make
 * them dangerous, where not every call is.
 */
const rows: readonly [call: string, denied: Denial, options?: string, operand?: RegExp][] = [
  ['push', forced, 'f --force --force-with-lease --mirror', /(?:^| )\+/],
  ['push', references, 'd --delete --prune', /(?:^| ):\S/],
  ['branch', references, 'M C d D f --delete --force'],
  ['tag', references, 'd f --delete --force'],
  ['update-ref', references, 'd --stdin', /(?:^| )(?:HEAD |refs\/(?:heads|tags)\/)/],
  ['checkout', references, 'B'],
  ['checkout', uncommitted, 'f --force'],
  ['switch', references, 'C --force-create'],
  ['switch', uncommitted, 'f --force --discard-changes'],
  ['reset', uncommitted, '--hard --merge'],
  ['clean', clean, 'f --force'],
  ['stash drop', stashed],
  ['stash clear', stashed],
  ['worktree remove', discard('it deletes a work tree with what is not committed there'), 'f --force'],
  ['reflog expire', history],
  ['reflog delete', history],
  ['gc', history, '--prune'],
  ['prune', history],
  ['filter-branch', history],
  ['filter-repo', history],
];

/** Judges a call of git. In a repository in a temporary folder only pushes are judged. */
export const judgeGit: Rule = (words, command, scope) => {
  let { folder } = command;
  let at = 0;
  for (; words[at]?.startsWith('-') === true; at += 1) {
    const value = words[at + 1] ?? '';
    if (/^(?:-C|--work-tree)$/.test(words[at] ?? '')) folder = isAbsolute(value) ? value : `${folder}/${value}`;
    if (/^(?:-C|-c|--work-tree|--git-dir)$/.test(words[at] ?? '')) at += 1;
  }
  const verb = words[at] ?? '';
  const place = locate(folder, '', scope) ?? folder;
  const isElsewhere = isTemporary(place, scope) && pathInProject(place, scope) === undefined;
  if (isElsewhere && verb !== 'push') return undefined;
  return judgeCall(verb, words.slice(at + 1), { ...command, folder }, scope);
};

function judgeCall(verb: string, words: readonly string[], ...at: [ShellCommand, SafetyScope]): Denial | undefined {
  if (/^(?:clean|push|rm|mv)$/.test(verb) && hasOption(words, 'n', '--dry-run')) return undefined;
  const given = operands(words);
  const row = rows.find(
    ([call, , options, operand]) =>
      (call === verb || call === `${verb} ${given[0] ?? ''}`) &&
      (options === undefined || hasOption(words, ...options.split(' ')) || operand?.test(given.join(' ')) === true),
  );
  if (row !== undefined) return row[1];
  if (at[1].building === true && isMove(verb, words)) return landed;
  const isOfIndex = hasOption(words, 'S', '--staged') && !hasOption(words, 'W', '--worktree');
  if (verb === 'checkout' || (verb === 'restore' && !isOfIndex)) return overwrite(words, ...at);
  if (verb === 'rm' && !hasOption(words, '--cached')) return remove(words, ...at);
  return verb === 'mv' ? move(words, ...at) : undefined;
}
