import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { appendLines } from '../../src/files/atomic.ts';
import { writeFile } from '../../src/files/own.ts';
import { newProject, pluginRoot } from '../support/project.ts';

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

it('what is written never leads through a link to somewhere else', async () => {
  const project = await newProject();
  project.write('theirs', 'not ours');
  symlinkSync(project.path('theirs'), project.path('log.jsonl'));
  expect(() => appendLines(project.path('log.jsonl'), ['{}'])).toThrow('ELOOP');
  expect(() => writeFile(project.path('log.jsonl'), '{}', 'replace')).toThrow('ELOOP');
  expect(project.read('theirs')).toBe('not ours');
});
