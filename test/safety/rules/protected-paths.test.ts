import { describe, expect, it } from 'vitest';
import { judgePath } from '../../../src/safety/rules/paths.ts';
import { scope } from './scope.ts';

const judged = (path: string) => judgePath(path, 'write', scope);
const rule = (path: string) => judged(path)?.rule;

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

describe('a file of the workflow', () => {
  it.each([
    'docs/research-x/x-state.md',
    'docs/research-x/wave/i1-r1.json',
    'docs/research-x/.runtime/session/lease.json',
    'docs/research-x/../research-x/ledger.json',
    './docs//research-x/ledger.json',
  ])('%s is written by the program only, and it says what to do instead', (path) => {
    const denied = judged(path);
    expect(denied?.rule).toBe('owned-file');
    expect(denied?.what).toMatch(/^docs\/research-x\/[^ ]+ is written by autonomous-workflow only$/);
    expect(denied?.what).not.toContain('..');
    expect(denied?.instead).toMatch(/^leave it; /);
  });

  it.each([
    'docs/research-x/x-report.tex',
    'docs/research-x/figures/one.tex',
    'docs/research-x/ledger.json.md',
    'docs/research-y/ledger.json',
    'docs/research-xy/x-state.md',
    'docs/research-x/.runtime/worktrees/F001/src/one.ts',
    'docs/research-x/../ledger.json',
    'docs/research-x',
  ])('is not %s', (path) => {
    expect(judged(path)).toBeUndefined();
  });
});
