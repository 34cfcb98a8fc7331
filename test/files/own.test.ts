import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appendLines, quarantine, writeAtomic } from '../../src/files/atomic.ts';
import { makeFolder, moveFile, openFile, requireOwn, writeFile } from '../../src/files/own.ts';
import { namesIn, readOrNothing, readRegular, removeFile } from '../../src/files/regular.ts';
import { runtimeFiles } from '../../src/files/runtime-file.ts';
import { newProject, pluginRoot, type Project } from '../support/project.ts';
import { begunSession } from '../support/session.ts';

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
  ['replaced', (path) => writeFile(path, 'ours', 'replace')],
  ['opened', (path) => openFile(path, 'append')],
  ['moved to', (path) => moveFile(join(dirname(dirname(path)), 'else'), path)],
];

const source = join(pluginRoot, 'src');

it('every file of src writes through files/own, but where it writes what is not ours', () => {
  const sources = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  const writes =
    /\b(?:writeFile|appendFile|open|copyFile|cp|rename|mkdir|symlink|link)(?:Sync)?\b|\bcreateWriteStream\b/;
  // Checkouts and temporary folders, a mark in the folder for temporary files, the user's own task file, compiled bundles in the user's cache.
  const elsewhere =
    /^(?:files\/(?:own|atomic|lock)|programs\/(?:git\/[\w-]+|tex\/[\w-]+)|coding\/(?:checks|verification-run)|research\/(?:document-text|local-document)|loop\/(?:announce|steering-files)|hooks\/bundle)\.ts$/;
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

describe.each([
  ...plain,
  ...Object.entries(runtimeFiles).flatMap(([folder, files]) =>
    Object.keys(files).map((name) => `.runtime/${folder}/${name}`),
  ),
])('%s', (name) => {
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

describe('a workflow in progress', () => {
  it.each([
    'log.jsonl',
    'progress.txt',
    '.runtime/session/activity',
    '.runtime/session/lease.json',
    '.runtime/session/turn',
  ])('writes nothing through a link that came in the place of %s, and says so', async (name) => {
    const session = await begunSession();
    const { project } = session;
    const { file, isUntouched } = target(project);
    const path = project.path(`docs/research-x/${name}`);
    rmSync(path, { force: true });
    symlinkSync(file, path);
    const spoken = JSON.stringify(await session.endsTurn().catch((error: unknown) => String(error)));
    const { stderr, exitCode } = await project.cli('redirect', 'Leave out phones', 'x');
    expect(`${spoken}${stderr}`).toContain(path);
    expect(exitCode).not.toBe(0);
    expect(isUntouched()).toBe(true);
    // Put away, it goes on.
    expect(quarantine(path, new Date())).not.toBeNull();
    expect(existsSync(path)).toBe(false);
  });
});
