import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  appendLines,
  writeAtomic,
  makeFolder,
  moveFile,
  openFile,
  requireOwn,
  namesIn,
  readOrNothing,
  readRegular,
  removeFile,
} from '../../src/files/store.ts';
import { runtimeFiles } from '../../src/files/runtime-file.ts';
import { newProject, pluginRoot, type Project } from '../support/project.ts';
import { Worker } from '../support/worker.ts';
import { execFileSync } from 'node:child_process';

/** The files of docs/files.md, from the folder of a workflow named x; folders end with a slash. */
const page = readFileSync(join(pluginRoot, 'docs', 'files.md'), 'utf8');
const rows = (page.split('## The log has everything')[0] ?? '').split('\n').filter((line) => line.startsWith('- `'));
const named = rows.flatMap((row) =>
  [...(row.split(': ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
);
const files = named
  .flatMap((name, at) => (name.startsWith('.') && name !== '.runtime/' ? `${stem(named.slice(0, at))}${name}` : name))
  .map((name) => name.replace('rate-limiting', 'x'));
const folders = files.filter((name) => name.endsWith('/')).map((name) => name.slice(0, -1));
const plain = files.filter((name) => !name.endsWith('/'));

function stem(before: readonly string[]): string {
  return (before.findLast((name) => !name.startsWith('.')) ?? '').replace(/\.\w+$/, '');
}

const secret = 'not ours\n';

/** A scratch file outside of the project, and what must still be true of it. */
function target(project: Project) {
  const folder = project.outside('elsewhere');
  const file = join(folder, 'theirs');
  writeFileSync(file, secret);
  const isUntouched = () => readFileSync(file, 'utf8') === secret && readdirSync(folder).join() === 'theirs';
  return { folder, file, isUntouched };
}

const waysIn: [string, (path: string) => unknown][] = [
  ['read', (path) => readRegular(path)],
  ['written', (path) => writeAtomic(path, 'ours')],
  ['appended to', (path) => appendLines(path, ['ours'])],
  ['opened', (path) => openFile(path, 'append')],
  ['moved to', (path) => moveFile(join(dirname(dirname(path)), 'else'), path)],
];

const source = join(pluginRoot, 'src');

it('every file of src writes through files/store, but where it writes what is not ours', () => {
  const sources = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  const writes =
    /\b(?:writeFile|appendFile|open|copyFile|cp|rename|mkdir|symlink|link)(?:Sync)?\b|\bcreateWriteStream\b/;
  // Checkouts and temporary folders, a mark in the folder for temporary files, the user's own task file, compiled bundles in the user's cache.
  const elsewhere =
    /^(?:files\/(?:store|lock)|programs\/(?:git\/[\w-]+|tex\/[\w-]+)|coding\/(?:checks|facts|commands)|research\/(?:document-text|local-document)|loop\/(?:announce|steering)|hooks\/bundle)\.ts$/;
  const writing = sources.filter((file) => {
    if (!file.endsWith('.ts')) return false;
    const imported = [
      ...readFileSync(join(source, file), 'utf8').matchAll(/import \{([^}]*)\} from 'node:fs(?:\/promises)?'/g),
    ];
    return imported.some(([, names = '']) => writes.test(names)) && !elsewhere.test(file);
  });
  expect(writing).toEqual([]);
});

describe('the table of files', () => {
  it('has the files that the tests below stand for', () => {
    expect(plain).toEqual(expect.arrayContaining(['x-report.tex', 'x-report.pdf', 'log.jsonl', 'progress.txt']));
    expect(folders).toEqual(expect.arrayContaining(['wave', 'proofs', '.runtime', 'transcripts']));
  });
});

describe.each([...plain, ...Object.keys(runtimeFiles).map((name) => `.runtime/${name}`)])('%s', (name) => {
  it.each<[string, (from: string, to: string) => void, string]>([
    ['a symbolic link', (from, to) => symlinkSync(from, to), 'a symbolic link'],
    ['a hard link', (from, to) => linkSync(from, to), 'a hard link'],
  ])('is refused by name where it is %s', async (_, link, why) => {
    const project = await newProject();
    const { file, isUntouched } = target(project);
    const path = project.path(`docs/research-x/${name}`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(project.path('docs/research-x/else'), 'x');
    link(file, path);
    for (const [how, act] of waysIn) {
      expect(() => act(path), how).toThrow(path);
      expect(() => act(path), how).toThrow(why);
    }
    expect(readOrNothing(path)).toBeUndefined();
    expect(isUntouched()).toBe(true);
  });
});

describe.each(['', ...folders, '.runtime/worktrees'])('the folder %j', (name) => {
  it('is refused by name where it is a link, and nothing behind it is read, written or removed', async () => {
    const project = await newProject();
    const { folder, isUntouched } = target(project);
    const path = project.path(join('docs/research-x', name));
    mkdirSync(dirname(path), { recursive: true });
    symlinkSync(folder, path);
    for (const inside of ['theirs', 'new', 'deeper/new'].map((one) => join(path, one))) {
      for (const [how, act] of waysIn) expect(() => act(inside), how).toThrow(path);
      expect(() => makeFolder(dirname(inside))).toThrow(path);
      expect(() => removeFile(inside)).toThrow(path);
    }
    expect(namesIn(path)).toEqual([]);
    expect(isUntouched()).toBe(true);
  });
});

it('a pipe in the place of a file is refused, and a folder is no file', async () => {
  const project = await newProject();
  mkdirSync(project.path('docs/research-x/ledger.json'), { recursive: true });
  for (const [how, act] of waysIn) expect(() => act(project.path('docs/research-x/ledger.json')), how).toThrow();
});

it('a link above the folder of a workflow is the user’s, and so is every other file', async () => {
  const project = await newProject();
  const real = project.outside('elsewhere');
  symlinkSync(real, project.path('docs'));
  const alias = join(project.outside('links'), 'alias');
  symlinkSync(project.root, alias);
  const file = join(alias, 'docs/research-x/log.jsonl');
  appendLines(file, ['{}']);
  expect(readFileSync(join(real, 'research-x/log.jsonl'), 'utf8')).toBe('{}\n');
  expect(realpathSync(file)).toContain(real);
  symlinkSync(file, project.path('notes.md'));
  expect(readRegular(project.path('notes.md')).toString()).toBe('{}\n');
  // A work tree is a checkout of the user's repository.
  const tree = join(real, 'research-x/.runtime/worktrees/F001');
  mkdirSync(tree, { recursive: true });
  symlinkSync(project.path('notes.md'), join(tree, 'notes.md'));
  expect(() => requireOwn(join(project.root, 'docs/research-x/.runtime/worktrees/F001/notes.md'))).not.toThrow();
});

describe('writeAtomic', () => {
  it.each([
    ['text', 'über\n', Buffer.from('über\n')],
    ['nothing', '', Buffer.alloc(0)],
    ['bytes that are no text', Buffer.from([0xff, 0x00, 0xfe]), Buffer.from([0xff, 0x00, 0xfe])],
    ['more than one write takes', 'x'.repeat(5_000_000), Buffer.alloc(5_000_000, 'x')],
  ])('writes %s as it is, into a folder that it makes, and leaves nothing else', async (_, content, bytes) => {
    const project = await newProject();
    writeAtomic(project.path('a/b/file'), content);
    expect(readFileSync(project.path('a/b/file')).equals(bytes)).toBe(true);
    expect(project.files()).toEqual(['a/b/file']);
  });

  it('replaces the file instead of writing into it, so that a reader in the middle keeps the old content', async () => {
    const project = await newProject();
    project.write('file', 'old');
    const before = statSync(project.path('file')).ino;
    writeAtomic(project.path('file'), 'new');
    expect(project.read('file')).toBe('new');
    expect(statSync(project.path('file')).ino).not.toBe(before);
  });

  it('leaves nothing behind when it fails', async () => {
    const project = await newProject();
    mkdirSync(project.path('taken/by-a-folder'), { recursive: true });
    expect(() => writeAtomic(project.path('taken'), 'x')).toThrow(/EISDIR|ENOTEMPTY|EPERM|EEXIST/);
    expect(project.files()).toEqual([]);
  });
});

describe('appendLines', () => {
  it.each([
    ['a new file', undefined, '{"b":2}\n{"c":3}\n'],
    ['an empty file', '', '{"b":2}\n{"c":3}\n'],
    ['whole lines', '{"a":1}\n', '{"a":1}\n{"b":2}\n{"c":3}\n'],
    ['a line that a crash cut short', '{"a":1}\n{"to', '{"a":1}\n{"b":2}\n{"c":3}\n'],
  ])('after %s the new lines are whole', async (_, before, after) => {
    const project = await newProject();
    if (before !== undefined) project.write('deep/log.jsonl', before);
    appendLines(project.path('deep/log.jsonl'), ['{"b":2}', '{"c":3}']);
    expect(project.read('deep/log.jsonl')).toBe(after);
  });

  it('of several processes are whole, with nothing between them', async () => {
    const project = await newProject();
    const worker = await Worker.of(join(import.meta.dirname, 'append-lines.ts'));
    onTestFinished(() => worker.dispose());
    const file = project.path('log.jsonl');
    const ended = await Promise.all(['a', 'b', 'c'].map((name) => worker.start(file, name, '3000')));
    expect(ended.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0]);
    const lines = project.read('log.jsonl').trimEnd().split('\n');
    const names = lines.map((line) => (line === '' ? '' : (JSON.parse(line) as { name: string }).name));
    expect(names.toSorted().join('')).toBe('a'.repeat(3000) + 'b'.repeat(3000) + 'c'.repeat(3000));
    expect(names).toHaveLength(9000);
  });
});

const noFiles: [string, (file: string) => void][] = [
  ['a folder', (file) => mkdirSync(file)],
  ['a pipe that nobody writes', (file) => void execFileSync('mkfifo', [file])],
  ['a link to a device that never ends', (file) => symlinkSync('/dev/zero', file)],
];

describe('readRegular', () => {
  it('reads a file, through links', async () => {
    const project = await newProject();
    project.write('a', 'ä');
    symlinkSync('a', project.path('link'));
    expect(readRegular(project.path('link')).toString('utf8')).toBe('ä');
    expect(() => readRegular(project.path('missing'))).toThrow('ENOENT');
  });

  it.skipIf(process.platform === 'win32').each(noFiles)('refuses %s at once', async (_, put) => {
    const project = await newProject();
    put(project.path('x'));
    expect(() => readRegular(project.path('x'))).toThrow('is no file');
  });
});
