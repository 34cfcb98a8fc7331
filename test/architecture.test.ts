import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const source = resolve(import.meta.dirname, '..', 'src');

/** From left to right: a room may import the rooms to its left, and no other. */
const rooms = [
  'base',
  'files',
  'programs',
  'configuration',
  'journal',
  'session',
  'spend',
  'loop',
  'safety',
  'research',
  'report',
  'planning',
  'coding',
  'goal',
  'app',
  'hooks',
  'cli',
];

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replaceAll('\\', '/'))
  .sort();
const textOf = (file: string) => readFileSync(join(source, file), 'utf8');
const roomOf = (file: string) => file.split('/')[0] ?? '';
const isRule = (file: string) => file.includes('/rules/');

interface Import {
  to: string;
  lazy: boolean;
}

/** The imports of a file inside of src, of types too. */
function importsOf(file: string): Import[] {
  const found: Import[] = [];
  const add = (name: string, lazy: boolean) => {
    if (name.startsWith('.')) found.push({ to: relative(source, resolve(source, dirname(file), name)), lazy });
  };
  const visit = (node: ts.Node): void => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier !== undefined)
      add((node.moduleSpecifier as ts.StringLiteral).text, false);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add((node.arguments[0] as ts.StringLiteral).text, true);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add((node.argument.literal as ts.StringLiteral).text, false);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true));
  return found.map(({ to, lazy }) => ({ to: to.replaceAll('\\', '/'), lazy }));
}

const imports = new Map(files.map((file) => [file, importsOf(file)]));

describe('the house', () => {
  it('has the rooms of ARCHITECTURE.md', () => {
    expect(readdirSync(source).sort()).toEqual([...rooms].sort());
  });

  it('keeps rules pure: no files, no process, no clock, no randomness, and nothing that has them', () => {
    const impure = files
      .filter(isRule)
      .filter((file) =>
        /from 'node:|\bprocess\.|Date\.now|Math\.random|new Date\(\)|\bperformance\.|\bfetch\(|setTimeout/.test(
          textOf(file),
        ),
      );
    expect(impure).toEqual([]);
    const leaving = files
      .filter(isRule)
      .flatMap((file) => imports.get(file)?.map(({ to }) => [file, to] as const) ?? [])
      .filter(([, to]) => !isRule(to) && roomOf(to) !== 'base')
      .map((pair) => pair.join(' -> '));
    expect(leaving).toEqual([]);
    expect(files.filter((file) => roomOf(file) === 'base' && /from 'node:|\bprocess\./.test(textOf(file)))).toEqual([]);
  });

  it('keeps files at 300 lines', () => {
    expect(files.filter((file) => textOf(file).split('\n').length - 1 > 300)).toEqual([]);
  });

  it('leaves writing to standard output to one place each for hooks and CLI', () => {
    const writers = files.filter((file) =>
      /process\.stdout\.write|console\.log|writeSync\(1\b|writeAll\('standard output'/.test(textOf(file)),
    );
    expect(writers).toEqual(['cli/main.ts', 'hooks/entry.ts']);
  });
});
