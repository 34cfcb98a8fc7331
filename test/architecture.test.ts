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
  'judging',
  'loop',
  'safety',
  'research',
  'report',
  'planning',
  'coding',
  'goal',
  'overview',
  'forge',
  'app',
  'supervisor',
  'board',
  'hooks',
  'cli',
  'pane',
];

/** Hooks, CLI and pane are ways in beside each other. */
const doors = ['hooks', 'cli', 'pane'];

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => file.replaceAll('\\', '/'))
  .sort();
const textOf = (file: string) => readFileSync(join(source, file), 'utf8');
const roomOf = (file: string) => file.split('/')[0] ?? '';
const isRule = (file: string) => file.includes('/rules/');
/** Outside of `rules` and pure all the same: the judging machine, and a hash that its system computes. */
const pure = new Set(['judging/lists.ts', 'files/hash.ts', 'files/schema.ts']);

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

/** Every group of nodes that reach each other, as long as there is one. */
function circles(nodes: readonly string[], next: (node: string) => readonly string[]): string[][] {
  const reach = new Map(
    nodes.map((node) => {
      const seen = new Set<string>();
      const open = [...next(node)];
      for (let one = open.pop(); one !== undefined; one = open.pop()) {
        if (seen.has(one)) continue;
        seen.add(one);
        open.push(...next(one));
      }
      return [node, seen] as const;
    }),
  );
  const found = nodes.filter((node) => reach.get(node)?.has(node));
  return found.map((node) => [
    node,
    ...found.filter((other) => other !== node && reach.get(node)?.has(other) && reach.get(other)?.has(node)),
  ]);
}

describe('the house', () => {
  it('has the rooms of ARCHITECTURE.md', () => {
    expect(readdirSync(source).sort()).toEqual([...rooms].sort());
  });

  it('has arrows between rooms that go one way', () => {
    const wrong = [...imports].flatMap(([file, list]) =>
      list
        .filter(({ to }) => {
          const [from, into] = [roomOf(file), roomOf(to)];
          if (from === into) return false;
          return rooms.indexOf(into) > rooms.indexOf(from) || (doors.includes(from) && doors.includes(into));
        })
        .map(({ to }) => `${file} -> ${to}`),
    );
    expect(wrong).toEqual([]);
  });

  it('has no two folders that import each other, and no circle of folders', () => {
    const folders = [...new Set(files.map((file) => dirname(file)))];
    const next = new Map(
      folders.map((folder) => [
        folder,
        [
          ...new Set(
            files
              .filter((file) => dirname(file) === folder)
              .flatMap((file) => imports.get(file)?.map(({ to }) => dirname(to)) ?? [])
              .filter((other) => other !== folder),
          ),
        ],
      ]),
    );
    expect(circles(folders, (folder) => next.get(folder) ?? [])).toEqual([]);
  });

  it('has no circle of files, of types either', () => {
    const next = (file: string) =>
      imports
        .get(file)
        ?.filter(({ lazy }) => !lazy)
        .map(({ to }) => to) ?? [];
    expect(circles(files, next)).toEqual([]);
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
      .filter(([, to]) => !isRule(to) && !pure.has(to) && roomOf(to) !== 'base')
      .map((pair) => pair.join(' -> '));
    expect(leaving).toEqual([]);
    expect(files.filter((file) => roomOf(file) === 'base' && /from 'node:|\bprocess\./.test(textOf(file)))).toEqual([]);
  });

  it('keeps files at 500 lines', () => {
    expect(files.filter((file) => textOf(file).split('\n').length - 1 > 500)).toEqual([]);
  });

  it('asks for the traits of a phase, and never which phase it is', () => {
    const isPhase = (node: ts.Node) =>
      /^phases\.[ABC]$/.test(node.getText()) || (ts.isStringLiteral(node) && /^(?:[ABC]$|Phase [ABC])/.test(node.text));
    const compared = (node: ts.Node): readonly ts.Node[] => {
      if (ts.isBinaryExpression(node))
        return /^[!=]==?$/.test(node.operatorToken.getText()) ? [node.left, node.right] : [];
      if (ts.isCaseClause(node)) return [node.expression];
      return ts.isCallExpression(node) && node.expression.getText().endsWith('.startsWith') ? node.arguments : [];
    };
    const wrong: string[] = [];
    for (const file of files) {
      const visit = (node: ts.Node): void => {
        if (compared(node).some(isPhase)) wrong.push(`${file}: ${node.getText().split('\n')[0] ?? ''}`);
        // The table is read by the phase that is in progress: a trait of a named one is that phase in other words.
        if (
          ts.isElementAccessExpression(node) &&
          node.expression.getText() === 'phaseTraits' &&
          isPhase(node.argumentExpression)
        )
          wrong.push(`${file}: ${node.getText()}`);
        ts.forEachChild(node, visit);
      };
      visit(ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true));
    }
    expect(wrong).toEqual([]);
  });

  it('reads documents of a workflow in use cases: hooks and CLI parse, call one and print', () => {
    /** The commands that print a document as it is, or that need only to know whether there is one. */
    const printers = [
      'cli/coding.ts -> coding/feature-file.ts',
      'cli/coding.ts -> goal/acceptance-file.ts',
      'cli/coding.ts -> planning/plan-file.ts',
      'cli/coding.ts -> research/ledger-file.ts',
      'cli/research.ts -> research/snapshots.ts',
      'cli/status.ts -> loop/escalations.ts',
    ];
    const readers = /^(?!files\/)(?:.*-file|loop\/(?:escalations|checkpoint)|research\/snapshots)\.ts$/;
    const found = [...imports]
      .filter(([file]) => ['hooks', 'cli'].includes(roomOf(file)))
      .flatMap(([file, list]) => list.filter(({ to }) => readers.test(to)).map(({ to }) => `${file} -> ${to}`))
      // The state is read to refuse a workflow that has none. A checkpoint is made by its hook.
      .filter((one) => !/ -> loop\/state-file\.ts$|^hooks\/auto-checkpoint/.test(one));
    expect(found.sort()).toEqual(printers);
  });

  it('leaves writing to standard output to one place each for hooks and CLI', () => {
    const writers = files.filter((file) =>
      /process\.stdout\.write|console\.log|writeSync\(1\b|writeAll\('standard output'/.test(textOf(file)),
    );
    expect(writers).toEqual(['cli/main.ts', 'hooks/entry.ts']);
  });
});
