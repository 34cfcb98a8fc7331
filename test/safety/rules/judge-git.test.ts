import { describe, expect, it } from 'vitest';
import { judgeShell } from '../../../src/safety/rules/judge-shell.ts';
import { scope } from './scope.ts';

const rule = (command: string) => judgeShell(command, scope)?.rule;

describe('a command that could lose work', () => {
  const denied: Record<string, string[]> = {
    'force-push': [
      'git push --forc',
      'git push -f origin main',
      'git push origin +main',
      'git push -uf origin main',
      'git -c user.name=x push -f',
      '/usr/bin/git push -f',
      'g""it push -"f"',
      'GIT_SSH_COMMAND=ssh git push -f',
      'timeout 60 git push -f',
      'xargs git push -f < list',
      'echo a | git push -f',
      'if true; then git push -f; fi',
      'for b in a b; do git push -f origin $b; done',
      '(cd sub && git push -f)',
      'echo "$(git push -f)"',
      'echo $((1 + $(git push -f)))',
      'cat <(git push -f)',
      "sh -c 'cd x && git push -f'",
      `bash -c "bash -c 'git push -f'"`,
      'find . -name x -exec git push -f \\;',
      'B=-f; git push $B',
      "echo 'a # b'; git push -f",
      'cat <<A <<B\n1\nA\n2\nB\ngit push -f',
      'bash <<-END\n\tgit push -f\n\tEND',
      'cat <<END | sh\ngit push -f\nEND',
      "bash <<< 'git push -f'",
    ],
    'branch-deletion': [
      'git update-ref -d refs/heads/x',
      'git update-ref -m moved refs/tags/v1 HEAD',
      'git update-ref --stdin < list',
      'git tag -d v1',
      'git push origin --delete main',
      'git push origin :main',
      'git branch -D x',
      'git branch -M main',
      'git checkout -fB main origin/main',
      'git switch -C main HEAD~3',
    ],
    discard: [
      'git reset --hard',
      'git reset --keep HEAD~3',
      'git checkout -- .',
      'git checkout -f main',
      'git checkout main -- docs',
      'git restore .',
      'git switch -f main',
      'git stash drop',
      'git worktree remove --force ../x',
      'cd src && git checkout -- ..',
    ],
    clean: ['git clean -f', 'git clean -fd', 'git clean -dfx', 'git clean --force'],
    removal: ['git clean -fdx .', 'git clean -fd docs'],
    hooks: ['git commit --no-verify -m x', 'git commit -nm x', 'git push --no-verify'],
    history: ['git reflog expire --expire=now --all', 'git gc --prune=now', 'git filter-branch --force'],
  };
  const rows = Object.entries(denied).flatMap(([name, commands]) =>
    commands.map((command) => [command, name] as const),
  );

  it.each(rows)('%j is denied as %s', (command, name) => {
    expect(rule(command)).toBe(name);
  });
});

describe('while features are built, whose commits code makes', () => {
  const building = (command: string) => judgeShell(command, { ...scope, building: true })?.rule;

  it.each([
    'git commit -am "wip"',
    'git add -A && git commit -m "feat: x"',
    'git rebase main',
    'git stash',
    'git stash pop',
    'git checkout main',
    'git switch main',
  ])('%s is denied', (command) => {
    expect(building(command)).toBe('commit');
    expect(rule(command)).toBeUndefined();
  });

  it.each([
    'git add -A',
    'git diff && git status && git log -3',
    'git stash list',
    'git checkout -- src/a.ts',
    'git checkout src/a.ts',
    'cd /tmp/x && git init && git commit -m x',
    'git commit-tree -p HEAD abc',
  ])('%s is not', (command) => {
    expect(building(command)).toBeUndefined();
  });
});
