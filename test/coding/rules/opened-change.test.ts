import { describe, expect, it } from 'vitest';
import { filesOfPatch, hasOpened } from '../../../src/coding/rules/opened-change.ts';

const row = (type: string, block: object) => JSON.stringify({ type, isSidechain: true, message: { content: [block] } });
const call = (name: string, input: object) => row('assistant', { type: 'tool_use', id: 't1', name, input });
const answer = (content: unknown, more: object = {}) =>
  row('user', { type: 'tool_result', tool_use_id: 't1', content, ...more });

const patch = '/p/docs/research-x/proofs/T002-1-review.patch';
const files = [patch, 'lib/rounding.py', 'lib/totals.py'];

describe('the change of a feature', () => {
  it.each<[string, string[]]>([
    ['the patch was read', [call('Read', { file_path: patch }), answer('1\tdiff --git')]],
    ['a file of it was read elsewhere', [call('Read', { file_path: '/p/trees/T002/lib/totals.py' }), answer('1\tx')]],
    ['lines of a file were searched', [call('Grep', { path: 'lib/rounding.py', pattern: 'def' }), answer('1:def')]],
    [
      'a search in a folder showed lines of it',
      [
        call('Grep', { pattern: 'def', output_mode: 'content' }),
        answer([{ type: 'text', text: 'lib/totals.py:3:def' }]),
      ],
    ],
    ['a shell printed it', [call('Bash', { command: 'cat lib/rounding.py' }), answer('x')]],
    ['git showed it', [call('Bash', { command: 'git -C /p diff HEAD~1' }), answer('x')]],
  ])('was opened where %s', (_, lines) => {
    expect(hasOpened(lines, files)).toBe(true);
  });

  it.each<[string, string[]]>([
    ['only the task was read', [call('Read', { file_path: '/p/tasks/T002-review.md' }), answer(`The patch: ${patch}`)]],
    ['nothing was called', []],
    ['reading it failed', [call('Read', { file_path: patch }), answer('No such file', { is_error: true })]],
    ['its name was listed', [call('Glob', { pattern: '**/totals.py' }), answer('lib/totals.py')]],
    ['a search listed files', [call('Grep', { pattern: 'def' }), answer('lib/totals.py')]],
    ['another file has a longer name', [call('Read', { file_path: 'lib/subtotals.py' }), answer('x')]],
    ['git told of something else', [call('Bash', { command: 'git status; diff a b' }), answer('x')]],
    ['a line is cut', [call('Read', { file_path: patch }).slice(0, 60)]],
  ])('was not opened where %s', (_, lines) => {
    expect(hasOpened(lines, files)).toBe(false);
  });

  it('is in the files that the patch names', () => {
    const text = [
      'diff --git a/a.py b/a.py\n--- a/a.py\n+++ b/a.py\n@@ -1 +1 @@\n-x\n+y',
      'diff --git a/gone.py b/gone.py\ndeleted file mode 100644\n--- a/gone.py\n+++ /dev/null\n@@ -1 +0,0 @@\n---- a/x.py',
      'diff --git "a/b c.py" "b/b c.py"\nnew file mode 100644\n--- /dev/null\n+++ "b/b c.py"\t\n@@ -0,0 +1 @@\n+x',
      'diff --git a/old.py b/new.py\nsimilarity index 100%\nrename from old.py\nrename to new.py',
      'diff --git a/p.png b/p.png\nBinary files a/p.png and b/p.png differ\n',
    ].join('\n');
    expect(filesOfPatch(text)).toEqual(['a.py', 'gone.py', 'b c.py', 'old.py', 'new.py', 'p.png']);
  });
});
