import { describe, expect, it } from 'vitest';
import {
  absolutePathsIn,
  importedIn,
  isPythonManifest,
  ownModules,
  unnamedModules,
} from '../../../src/coding/rules/this-machine.ts';
import { differenceOf, useRepository } from './workbench.ts';

useRepository();

describe('absolute paths in added code', () => {
  const found = (path: string, text: string, before = '\n') =>
    [...absolutePathsIn(differenceOf({ [path]: before }, { [path]: text }), ['/home/ada/project'])].join(' ');

  it.each([
    ['a path elsewhere, with its first place', 'a.mjs', "one;\nread('/data/one.json');\nread('/data/one.json');\n", 2],
    ['a path at the end of a sentence', 'a.py', 'print("see /data/one.json.")\n', 1],
    ['a file address', 'a.mjs', "import 'file:///data/one.json';\n", 1],
  ])('hold %s', (_, path, text, line) => {
    expect(found(path, text)).toBe(`/data/one.json,${path}:${line}`);
  });

  it.each([
    ['a folder of the system', 'a.mjs', "run('/usr/bin/env', '/etc/hosts');\n"],
    ['a work tree of the repository, which another rule judges', 'a.mjs', "read('/home/ada/project/a');\n"],
    ['a single part, which may be a route', 'a.mjs', "get('/data');\n"],
    ['an address of the web', 'a.mjs', "get('https://example.com/data/one');\n"],
    ['a relative path', 'a.mjs', "read('../data/one', 'src/data/one');\n"],
    ['a comment', 'a.mjs', '// as in /data/one.json\n'],
    ['a page for people', 'README.md', 'It lies in /data/one.json.\n'],
  ])('do not count in %s', (_, path, text) => {
    expect(found(path, text)).toBe('');
  });

  it('do not count where the file had them before', () => {
    expect(found('a.mjs', "read('/data/one');\nwrite('/data/one');\n", "read('/data/one');\n")).toBe('');
  });
});

describe('modules that added lines of Python import', () => {
  const found = (text: string, path = 'a.py') => [...importedIn(differenceOf({ b: '' }, { b: '', [path]: text }))];

  it.each([
    ['an import', 'import uno\n', ['uno']],
    ['several, under other names', 'import uno.two as u, tre\n', ['uno', 'tre']],
    ['a part of one, within a function', 'def f():\n    from uno.two import x\n', ['uno']],
    ['its own package', 'from . import x\nfrom .uno import y\n', []],
    ['text', 'print("import uno")\n', []],
  ])('are found in %s', (_, text, names) => {
    expect(found(text).map(([name]) => name)).toEqual(names);
  });

  it('have the place of the first import, in files of Python only', () => {
    expect(found('import os\nimport uno\nimport uno\n')).toEqual([
      ['os', 'a.py:1'],
      ['uno', 'a.py:2'],
    ]);
    expect(found('import uno\n', 'a.txt')).toEqual([]);
  });

  it('are the own ones of a project where a file or folder has their name', () => {
    expect([...ownModules(['src/uno/two.py', 'setup.py'])]).toEqual(['src', 'uno', 'two', 'setup']);
  });
});

describe('installed modules that no manifest names', () => {
  it.each([
    ['its own name', { yaml: [] }, 'yaml==6', []],
    ['the name of its distribution', { yaml: ['PyYAML'] }, 'pyyaml>=6', []],
    ['another spelling', { typing_extensions: [] }, 'Typing-Extensions', []],
    ['only a longer name', { yaml: [] }, 'pyyaml', ['yaml']],
    ['nothing', { uno: ['one'], two: [] }, '', ['uno', 'two']],
  ])('where the manifests have %s', (_, installed, manifests, unnamed) => {
    expect(unnamedModules(installed, manifests)).toEqual(unnamed);
  });

  it.each([
    ['requirements.txt', true],
    ['tools/requirements-dev.in', true],
    ['requirements/base.txt', true],
    ['a/pyproject.toml', true],
    ['uv.lock', true],
    ['environment.yml', true],
    ['package.json', false],
    ['notes.txt', false],
  ])('are not looked for in other files than manifests: %s', (path, isManifest) => {
    expect(isPythonManifest(path)).toBe(isManifest);
  });
});
