import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import ts from 'typescript';
import { pluginRoot } from './support/project.ts';

/**
 * The figures of the last landing, in size.json; 34,000 lines of source, as many of tests, and 3 MB of built files are wanted. A change that
 * raises a figure takes something else away first. A landing that lowers them writes them down.
 */
type Size = 'lines of src' | 'lines of test' | 'bytes of hooks and bin' | 'words in patterns of src';

const files = (folder: string): string[] =>
  readdirSync(join(pluginRoot, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const sources = (folder: string) => files(folder).filter((file) => /\.(?:[cm]?ts|tsx|mjs|css)$/.test(file));

const lines = (paths: readonly string[]) =>
  paths.reduce((sum, file) => sum + readFileSync(file, 'utf8').split('\n').length - 1, 0);

/** The alternatives with two letters or more in the regular expressions of a file: `/\b(?:only|except) if\b/` has two. */
function wordsInPatterns(file: string): number {
  let found = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const text = node.text.replace(/\\[pP]\{[^}]*\}|\\.|\(\?<?[=!:]|\(\?<\w+>|\[[^\]]*\]/g, ' ');
      const words = text.split('|').filter((part) => /[a-z]{2}/i.test(part));
      if (words.length > 1) found += words.length;
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return found;
}

function measure(): Record<Size, number> {
  const src = sources('src');
  const built = [...files('hooks'), ...files('bin')];
  return {
    'lines of src': lines(src),
    'lines of test': lines(sources('test')),
    'bytes of hooks and bin': built.reduce((sum, file) => sum + statSync(file).size, 0),
    'words in patterns of src': src
      .filter((file) => file.endsWith('.ts'))
      .reduce((sum, file) => sum + wordsInPatterns(file), 0),
  };
}

describe('the size of the product', () => {
  const last = JSON.parse(readFileSync(join(pluginRoot, 'test/size.json'), 'utf8')) as Record<Size, number>;

  it.each(Object.entries(measure()))('%s: no more than after the last landing', (name, now) => {
    expect(now, 'take something away, or say in the commit why the figure in test/size.json rises').toBeLessThanOrEqual(
      last[name as Size],
    );
  });
});
