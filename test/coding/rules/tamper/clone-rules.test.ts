import { describe, expect, it } from 'vitest';
import { guard, useRepository, type Files } from './workbench.ts';
import { cloneFindings } from '../../../../src/coding/rules/tamper/clone-rules.ts';
import { parseDifference } from '../../../../src/coding/rules/tamper/difference.ts';

useRepository();

const workTrees = ['/home/ada/project'];
const found = (after: Files, words = '') =>
  guard({ 'src/zero.mjs': '\n' }, { 'src/zero.mjs': '\n', ...after }, { workTrees, words })
    .filter(({ id }) => id === 'not-in-clone')
    .map(({ severity, file, line }) => `${severity} ${file}${line === undefined ? '' : `:${line}`}`);

describe('a path of this machine', () => {
  it.each([
    [
      'code',
      'src/one.mjs',
      "const a = 1;\nexport { one } from '/home/ada/project/src/zero.mjs';\n",
      ['void src/one.mjs:2'],
    ],
    [
      'a script',
      'package.json',
      '{ "scripts": { "build": "sh /home/ada/project/build.sh" } }\n',
      ['void package.json:1'],
    ],
    ['the folder itself', 'run.sh', 'cd "/home/ada/project"\n', ['void run.sh:1']],
    ['another folder', 'src/one.mjs', "read('/home/ada/project-two/a'); read('/home/ada');\n", []],
    ['a comment', 'src/one.mjs', '// as in /home/ada/project/src\n', []],
    ['a page for people', 'README.md', 'It was made in /home/ada/project.\n', []],
  ])('in %s', (_, path, text, expected) => {
    expect(found({ [path]: text })).toEqual(expected);
  });

  it('is none where the project lies in the root of the disk, whose name may be a route', () => {
    const change = { difference: '', workTrees: ['/app'] };
    const files = parseDifference(
      "diff --git a/a.js b/a.js\nnew file mode 100644\nindex 0..1\n--- /dev/null\n+++ b/a.js\n@@ -0,0 +1 @@\n+server.get('/app', answer);\n",
    );
    expect(cloneFindings(files, change, '')).toEqual([]);
  });
});

describe('a link', () => {
  const link = (target: string, header: string, words = '') =>
    cloneFindings(
      parseDifference(
        `diff --git a/src/one b/src/one\n${header}\n--- /dev/null\n+++ b/src/one\n@@ -0,0 +1 @@\n+${target}\n\\ No newline at end of file\n`,
      ),
      { workTrees },
      words,
    ).map(({ severity, message }) => `${severity}: ${message}`);
  const added = 'new file mode 120000\nindex 0000000..1111111';

  it.each([
    ['/etc/hosts', ['void: It links to /etc/hosts, which no clone has']],
    ['../../other/one', ['void: It links to ../../other/one, which no clone has']],
    ['a/../../../one', ['void: It links to a/../../../one, which no clone has']],
    ['../lib/one', []],
    ['./one.mjs', []],
  ])('to %s', (target, expected) => {
    expect(link(target, added)).toEqual(expected);
  });

  it('is found when only its target changes, and left to the reviewer where the feature asks for it', () => {
    expect(link('/etc/hosts', 'index 0000000..1111111 120000')).toHaveLength(1);
    expect(link('/etc/hosts', added, 'Make src/one a link to /etc/hosts')).toEqual([
      'concern: It links to /etc/hosts, which no clone has',
    ]);
    expect(link('/etc/hosts', added, 'Write src/one')).toEqual(['void: It links to /etc/hosts, which no clone has']);
  });
});
