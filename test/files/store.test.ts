import { mkdirSync, readdirSync, readFileSync, symlinkSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { appendLines, writeAtomic, readRegular } from '../../src/files/store.ts';
import { newProject, pluginRoot } from '../support/project.ts';
import { Worker } from '../support/worker.ts';
import { execFileSync } from 'node:child_process';

const source = join(pluginRoot, 'src');

it('every file of src writes through files/store, but where it writes what is not ours', () => {
  const sources = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  const writes = /\b(?:writeFile|appendFile|open|copyFile|cp|rename|symlink|link)(?:Sync)?\b|\bcreateWriteStream\b/;
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
