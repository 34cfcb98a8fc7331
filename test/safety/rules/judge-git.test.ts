import { describe, expect, it } from 'vitest';
import { judgeShell } from '../../../src/safety/rules/judge-shell.ts';
import { scope } from './scope.ts';

const rule = (command: string) => judgeShell(command, scope)?.rule;

describe('a command that could lose work', () => {
  const denied: Record<string, string[]> = {
    'force-push': [
      'git push --forc',
      'git push --force-with origin main',
      'git push -f origin main',
      'git push origin main --force-with-lease',
      'git push origin +main',
      'git push --mirror',
      'git push -uf origin main',
      'git -c user.name=x push -f',
      '/usr/bin/git push -f',
      '\\git push -f',
      'g""it push -"f"',
      "'git' 'push' '-f'",
      'GIT_SSH_COMMAND=ssh git push -f',
      'command git push -f',
      'timeout 60 git push -f',
      'xargs git push -f < list',
      'true && git push -f',
      'echo a | git push -f',
      'a\ngit push -f',
      'if true; then git push -f; fi',
      'for b in a b; do git push -f origin $b; done',
      'f() { git push -f; }; f',
      '(cd sub && git push -f)',
      'echo $(git push -f)',
      'echo "$(git push -f)"',
      'echo `git push -f`',
      'echo $((1 + $(git push -f)))',
      'cat <(git push -f)',
      'bash -c "git push -f"',
      "sh -c 'cd x && git push -f'",
      'bash -euo pipefail -c "git push -f"',
      `bash -c "bash -c 'git push -f'"`,
      'git \\\n  push \\\n  -f',
      'find . -name x -exec git push -f \\;',
      'B=-f; git push $B',
      'git push origin main # safe\ngit push -f',
      "echo 'a # b'; git push -f",
      '! git push -f',
      'git push -f 2>/dev/null',
      'cat <<A <<B\n1\nA\n2\nB\ngit push -f',
      "bash <<'END'\ngit push -f\nEND",
      'bash <<-END\n\tgit push -f\n\tEND',
      'cat <<END | sh\ngit push -f\nEND',
      "bash <<< 'git push -f'",
    ],
    'branch-deletion': [
      'git update-ref -d refs/heads/x',
      'git update-ref refs/heads/main HEAD~5',
      'git update-ref -m moved refs/tags/v1 HEAD',
      'git update-ref --stdin < list',
      'git tag -d v1',
      'git tag -f v1',
      'git push origin --delete main',
      'git push origin :main',
      'git push --prune origin',
      'git branch -D x',
      'git branch --delete --force x',
      'git branch -M main',
      'git branch -C a main',
      'git checkout -B main',
      'git checkout -fB main origin/main',
      'git switch -C main HEAD~3',
    ],
    discard: [
      'git reset --hard',
      'git switch --disc main',
      'git reset --merge',
      'git reset --keep HEAD~3',
      'git checkout -- .',
      'git checkout HEAD -- :/',
      'git checkout -f main',
      'git checkout main -- docs',
      'git restore .',
      'git restore --staged --worktree .',
      'git switch -f main',
      'git stash drop',
      'git stash clear',
      'git worktree remove --force ../x',
      'cd src && git checkout -- ..',
      'git checkout -- /home/ada/project',
    ],
    clean: ['git clean -f', 'git clean -fd', 'git clean -dfx', 'git clean --force'],
    removal: ['git clean -fdx .', 'git clean -fd docs'],
    hooks: ['git commit --no-verify -m x', 'git commit -nm x', 'git push --no-verify'],
    history: [
      'git reflog expire --expire=now --all',
      'git reflog delete HEAD@{1}',
      'git gc --prune=now',
      'git prune',
      'git filter-branch --force',
      'git filter-repo --path x',
    ],
  };
  const rows = Object.entries(denied).flatMap(([name, commands]) =>
    commands.map((command) => [command, name] as const),
  );

  it.each(rows)('%j is denied as %s', (command, name) => {
    expect(rule(command)).toBe(name);
  });

  it('is told what to do instead, in one line', () => {
    for (const [command] of rows) {
      const found = judgeShell(command, scope);
      expect(found?.what, command).toMatch(/^[^\n→]{10,200}$/);
      expect(found?.instead, command).toMatch(/^[^\n→]{10,120}$/);
    }
  });
});

describe('while features are built, whose commits code makes', () => {
  const building = (command: string) => judgeShell(command, { ...scope, building: true })?.rule;

  it.each([
    'git commit -am "wip"',
    'git add -A && git commit -m "feat: x"',
    'git commit --amend --no-edit',
    'git rebase main',
    'git stash',
    'git stash pop',
    'git checkout main',
    'git switch main',
    'git cherry-pick abc',
    'git revert HEAD',
    'git pull',
  ])('%s is denied', (command) => {
    expect(building(command)).toBe('commit');
    expect(rule(command)).toBeUndefined();
  });

  it.each([
    'git add -A',
    'git diff && git status && git log -3',
    'git stash list',
    'git stash show -p',
    'git checkout -- src/a.ts',
    'git checkout src/a.ts',
    'git commit --dry-run',
    'git branch -a',
    'cd /tmp/x && git init && git commit -m x',
    'git commit-tree -p HEAD abc',
  ])('%s is not', (command) => {
    expect(building(command)).toBeUndefined();
  });
});
