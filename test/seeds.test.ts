import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import ts from 'typescript';
import { pluginRoot } from './support/project.ts';

/** How many rows no test holds: the number may only fall. */
const mostOpen = 2;

/** How many rows each of the documents has. */
const counts = { '000': 143, '001': 26, '002': 23, '003': 31, '004': 34 };

const rows = readFileSync(join(pluginRoot, 'test/seeds.txt'), 'utf8')
  .split('\n')
  .filter((line) => /^\d/.test(line))
  .map((line) => {
    const [id = '', what = '', file = '', title = ''] = line.split(' | ');
    return { id, what, file: `test/${file}.test.ts`, title, isOpen: file === '-' };
  });

/** The titles of the tests in a file, as they are written. */
function titlesIn(file: string): Set<string> {
  const titles = new Set<string>();
  const calledOn = (node: ts.Node): string =>
    ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)
      ? calledOn(node.expression)
      : ts.isTaggedTemplateExpression(node)
        ? calledOn(node.tag)
        : ts.isIdentifier(node)
          ? node.text
          : '';
  const visit = (node: ts.Node): void => {
    const [title] = ts.isCallExpression(node) ? node.arguments : [];
    if (title !== undefined && ts.isStringLiteralLike(title) && /^(?:it|test)$/.test(calledOn(node)))
      titles.add(title.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(join(pluginRoot, file), 'utf8'), ts.ScriptTarget.Latest));
  return titles;
}

describe('what the product was asked for', () => {
  it('is listed row by row, each once', () => {
    const ids = Object.entries(counts).flatMap(([seed, count]) =>
      Array.from({ length: count }, (_, at) => `${seed}-${at + 1}`),
    );
    expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(rows.filter(({ what }) => what.trim().length < 4)).toEqual([]);
  });

  it('is held by tests that exist', () => {
    const held = rows.filter(({ isOpen }) => !isOpen);
    const titles = new Map<string, Set<string>>();
    for (const file of new Set(held.map((row) => row.file)))
      titles.set(file, existsSync(join(pluginRoot, file)) ? titlesIn(file) : new Set());
    const lost = held.filter(({ file, title }) => titles.get(file)?.has(title) !== true);
    expect(
      lost.map(({ id, what, file, title }) => `${id} (${what}): ${file} has no test “${title}”`),
      'name another test that holds the row in test/seeds.txt, or write one',
    ).toEqual([]);
  });

  it('is open in fewer and fewer rows', () => {
    expect(rows.filter(({ isOpen }) => isOpen).length).toBeLessThanOrEqual(mostOpen);
  });
});
