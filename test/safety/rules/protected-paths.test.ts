import { describe, expect, it } from 'vitest';
import { judgePath } from '../../../src/safety/rules/protected-paths.ts';
import { scope } from './scope.ts';

const rule = (path: string) => judgePath(path, 'write', scope.folder, scope)?.rule;

describe('a file that says what sessions may do is not written', () => {
  it.each([
    '.autonomous-workflow.yaml',
    '.claude/settings.json',
    '.claude/settings.local.json',
    'docs/research-x/.runtime/worktrees/F001/.claude/settings.json',
    'docs/research-x/.runtime/worktrees/F001/app/.autonomous-workflow.yaml',
    'docs/.autonomous-workflow/configuration.json',
    '/home/ada/.config/autonomous-workflow/config.yaml',
  ])('%s', (path) => {
    expect(rule(path)).toBe('settings');
  });

  it.each(['.claude/commands/mine.md', 'docs/research-x/.runtime/worktrees/F001/src/settings.json', 'docs/notes.md'])(
    'not %s',
    (path) => {
      expect(rule(path)).toBeUndefined();
    },
  );
});
