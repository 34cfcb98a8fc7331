import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generated } from '../scripts/docs.ts';
import { commands } from '../src/cli/command-table.ts';
import { commandRules } from '../src/loop/rules/command-rules.ts';
import { configurationKeys } from '../src/configuration/rules/configuration.ts';
import { ownedFiles } from '../src/base/names.ts';
import { permissionsFor } from '../src/session/rules/permissions.ts';
import { endReasons, exitCodeAfter, statusAfter } from '../src/base/vocabulary.ts';

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const filesIn = (folder: string) => readdirSync(join(root, folder)).map((file) => `${folder}/${file}`);

const guide = 'skills/autonomous-workflow-guide/SKILL.md';
const pages = filesIn('docs').filter((file) => file.endsWith('.md'));
const documents = [...readdirSync(root).filter((file) => /^(?!LICENSES).*\.md$/.test(file)), ...pages, guide];

/** The anchors of a page, as GitHub makes them from its headings. */
function anchorsOf(file: string): string[] {
  return [...withoutCode(readFileSync(file, 'utf8')).matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '');

/** Links to files of the repository and to anchors, with the file that holds each. */
const links = documents.flatMap((document) =>
  [...withoutCode(read(document)).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => ({ document, target }))
    .filter(({ target }) => !/^[a-z]+:/.test(target)),
);

describe('what is named for the heir', () => {
  const rooms = readdirSync(join(root, 'src'));
  const isThere = (path: string) => ['', '.ts'].some((end) => existsSync(join(root, path + end)));
  const namedIn = (text: string) =>
    [...text.matchAll(/`([a-z]+)(\/[\w*/.-]+)`/g)]
      .filter(([, room = '']) => rooms.includes(room) || ['test', 'docs', 'templates'].includes(room))
      .map(([, room = '', rest = '']) => `${rooms.includes(room) ? 'src/' : ''}${room}${rest}`)
      .filter((path) => !/\*|\.cjs$/.test(path));

  it.each(['ARCHITECTURE.md', 'CONTRIBUTING.md'])('in %s exists', (file) => {
    const named = namedIn(withoutCode(read(file)));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((path) => !isThere(path))).toEqual([]);
  });
});

const words = (...files: readonly string[]) => files.flatMap((file) => read(file).split(/\s+/).filter(Boolean)).length;

describe('the size of what people read', () => {
  it.each([
    ['README.md', 8_000],
    ['CONTRIBUTING.md', 6_000],
  ])('%s has at most %i bytes', (file, most) => expect(Buffer.byteLength(read(file))).toBeLessThanOrEqual(most));

  it('is at most 2,300 bytes for the prompt of an agent on average, two thirds of what it was in 0.2', () => {
    const prompts = readdirSync(join(root, 'agents'));
    const bytes = prompts.reduce((sum, file) => sum + statSync(join(root, 'agents', file)).size, 0);
    expect(bytes / prompts.length).toBeLessThanOrEqual(2_300);
  });

  it('is at most 12,000 words in docs, and 900 in the changelog', () => {
    expect(words(...pages)).toBeLessThanOrEqual(12_000);
    expect(words('CHANGELOG.md')).toBeLessThanOrEqual(900);
  });
});

describe('the README', () => {
  it('has its sections in the agreed order', () => {
    const headings = [...withoutCode(read('README.md')).matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual([
      'Try it',
      'Why not the built-ins alone?',
      'What it does to your repository',
      'What leaves your machine',
      'Cost and budgets',
      'Permissions',
      'Install, update, remove',
      'Watch, steer, stop',
      'Where to go on',
    ]);
  });

  it('links to every page of docs', () => {
    const linked = links.filter(({ document }) => document === 'README.md').map(({ target }) => target);
    expect(linked).toEqual(expect.arrayContaining(pages));
  });

  it('has the rules of permissions that a run needs', () => {
    const [, block = ''] = /```json\n([\s\S]*?)```/.exec(read('README.md')) ?? [];
    expect(JSON.parse(block)).toEqual({ permissions: { allow: permissionsFor() } });
  });

  it.each(filesIn('docs/pictures'))('has a small picture in %s', (file) => {
    expect(statSync(join(root, file)).size).toBeLessThan(200_000);
  });
});

describe('links', () => {
  it.each(links)('$document: $target leads somewhere', ({ document, target }) => {
    const [path = '', anchor] = target.split('#');
    const file = path === '' ? join(root, document) : resolve(root, dirname(document), path);
    expect(existsSync(file), `${relative(root, file)} is there`).toBe(true);
    if (anchor !== undefined) expect(anchorsOf(file)).toContain(anchor);
  });
});

describe('the page of commands', () => {
  it.each(Object.entries(commandRules))('has the slash command %s with its options', (name, { options }) => {
    const text = read('docs/commands.md');
    expect(text).toContain(`/autonomous-workflow:${name}`);
    for (const option of Object.keys(options)) expect(text).toContain(`--${option}`);
  });
});

describe('the page of files', () => {
  it.each(ownedFiles('rate-limiting'))('has %s', (file) => {
    expect(read('docs/files.md')).toMatch(new RegExp(`^- .*\`${file}/?\``, 'm'));
  });
});

describe('end reasons', () => {
  it.each(endReasons)('%s has its exit code and status in the page', (reason) => {
    expect(read('docs/end-reasons.md')).toContain(
      `- \`${reason}\` (${exitCodeAfter(reason)}, ${statusAfter(reason)}): `,
    );
  });

  it.each(endReasons)('%s is in the guide for Claude', (reason) => {
    expect(read(guide)).toContain(`\`${reason}\``);
  });
});

describe('what is made from the tables of commands and settings', () => {
  it.each(generated())('$file is as `npm run docs` makes it', ({ is, expected }) => expect(is).toBe(expected));

  it('has at most 32 commands and 35 settings', () => {
    expect(commands.length).toBeLessThanOrEqual(32);
    expect(configurationKeys.length).toBeLessThanOrEqual(35);
  });
});

describe('the version', () => {
  it('is the same in package.json, plugin.json and at the top of the changelog', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    expect(JSON.parse(read('.claude-plugin/plugin.json'))).toMatchObject({ version });
    expect(/^## \[(\d[^\]]*)\]/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
  });
});
