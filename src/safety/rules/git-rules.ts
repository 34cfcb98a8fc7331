import { stashWithoutWorkflows } from '../../base/owned-files.ts';
import { denial, firstDenial, type Denial, type SafetyScope } from './denial.ts';
import { move, remove, type FileRule } from './file-rules.ts';
import { hasOption, operands } from './options.ts';
import { isAbsolute, isTemporary, locate, pathInProject } from './paths.ts';
import { judgePath } from './protected-paths.ts';

const keep = `keep it: \`${stashWithoutWorkflows}\` stashes work, \`git checkout -- <file>\` takes one file back`;
const discard = (what: string) => denial('discard', what, keep);
const uncommitted = discard('it throws away uncommitted work');
const leave = 'leave it: the user deletes what nobody needs any more';
const history = denial('history', 'it makes old commits impossible to get back', leave);
const branches = denial('branch-deletion', 'it deletes a branch, and with it commits', leave);
const past = denial(
  'branch-deletion',
  'it moves or deletes a reference without a question, and with it commits',
  'leave it: `git commit` and `git merge` move a branch forward',
);
const tags = denial('branch-deletion', 'it deletes or moves a tag', 'leave it, and choose a name that is not taken');
const moved = denial(
  'branch-deletion',
  'it moves a branch if there is one of that name, and its commits are lost',
  'choose a new name, with the small letter of the option, which refuses a name that is taken',
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

/** Judges restoring old versions: allowed for single files, but not for all files or those of the workflow. */
const overwrite: FileRule = (words, folder, scope) =>
  firstDenial(operands(words), (word) => {
    const written = judgePath(word, 'write', folder, scope);
    if (written !== undefined && written.rule !== 'outside') return written;
    const isAll = /^(?:\.\/?|:\/|\*)$/.test(word) || judgePath(word, 'remove', folder, scope) !== undefined;
    return isAll ? discard('it puts old versions in the place of all uncommitted work') : undefined;
  });

const checkout: FileRule = (words, ...place) => {
  if (hasOption(words, 'B')) return moved;
  return hasOption(words, 'f', '--force') && !hasOption(words, 'b') ? uncommitted : overwrite(words, ...place);
};

/** Whether `restore` changes only what is to be committed. */
const isOfIndex = (words: readonly string[]) =>
  hasOption(words, 'S', '--staged') && !hasOption(words, 'W', '--worktree');

const push: FileRule = (words) => {
  const marks = operands(words).flatMap((word) => /^(?:\+|:(?=.))/.exec(word)?.[0] ?? []);
  if (marks.includes('+') || hasOption(words, 'f', '--force', '--force-with-lease', '--mirror')) return forced;
  return marks.length > 0 || hasOption(words, 'd', '--delete', '--prune') ? branches : undefined;
};

const referenceIn = (words: readonly string[]) => operands(words).find((word) => /^(?:HEAD$|refs\/)/.test(word)) ?? '';

/** A rule chosen by the first option that is given. */
const byOption =
  (...rows: [Denial | undefined, ...string[]][]): FileRule =>
  (words) =>
    rows.find(([, ...names]) => hasOption(words, ...names))?.[0];

/** A rule that denies a call whose first operand is one of these. */
const byVerb =
  (denied: Denial, ...verbs: string[]): FileRule =>
  (words) =>
    verbs.includes(operands(words)[0] ?? '') ? denied : undefined;

/** The commands of git that could lose work, by name. */
const gitRules = new Map<string, FileRule>([
  ['push', push],
  ['reset', byOption([uncommitted, '--hard', '--merge'])],
  ['clean', byOption([undefined, 'n', '--dry-run'], [clean, 'f', '--force'])],
  ['branch', byOption([moved, 'M', 'C'], [branches, 'd', 'D', 'f', '--delete', '--force'])],
  ['tag', byOption([tags, 'd', 'f', '--delete', '--force'])],
  [
    'update-ref',
    (words) =>
      hasOption(words, 'd', '--stdin') || /^(?:HEAD|refs\/(?:heads|tags)\/.+)$/.test(referenceIn(words))
        ? past
        : undefined,
  ],
  ['checkout', checkout],
  ['restore', (words, ...place) => (isOfIndex(words) ? undefined : overwrite(words, ...place))],
  ['switch', byOption([moved, 'C', '--force-create'], [uncommitted, 'f', '--force', '--discard-changes'])],
  ['stash', byVerb(discard('it deletes work that was stashed'), 'drop', 'clear')],
  ['reflog', byVerb(history, 'expire', 'delete')],
  ['gc', byOption([history, '--prune'])],
  ['prune', () => history],
  ['filter-branch', () => history],
  ['filter-repo', () => history],
  [
    'worktree',
    (words) =>
      operands(words)[0] === 'remove' && hasOption(words, 'f', '--force')
        ? discard('it deletes a work tree with what is not committed there')
        : undefined,
  ],
  ['rm', (words, ...place) => (hasOption(words, 'n', '--cached') ? undefined : remove(words, ...place))],
  ['mv', move],
]);

/** Judges a call of git, by its arguments. In a repository in a temporary folder only pushes are judged. */
export function judgeGit(words: readonly string[], start: string, scope: SafetyScope): Denial | undefined {
  let folder = start;
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
  return gitRules.get(verb)?.(words.slice(at + 1), folder, scope);
}
