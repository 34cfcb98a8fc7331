import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = resolve(import.meta.dirname, '..', 'src');

/** The layers and rooms that each may import besides itself. */
const arrows: Record<string, readonly string[]> = {
  engine: [],
  store: ['engine', 'spend'],
  programs: ['engine'],
  spend: ['engine', 'store'],
  hooks: ['engine', 'store', 'programs', 'spend'],
  cli: ['engine', 'store', 'programs', 'spend'],
};

/** The store uses the room of spend, so of the store that room may use only modules that do not lead back to it. */
const storeBelowSpend = /^store[\\/](?:files[\\/][^\\/]+|journal|paths|write-refused)\.ts$/;

function sourceFiles(): string[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(source, file));
}

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(([, name = '']) => name);
}

const layerOf = (file: string) => relative(source, file).split(/[\\/]/)[0] ?? '';

describe('the house', () => {
  it('has only the layers of the design', () => {
    expect(readdirSync(source).sort()).toEqual(Object.keys(arrows).sort());
  });

  it.each(sourceFiles().map((file) => [relative(source, file), file] as const))(
    '%s imports one way only',
    (_, file) => {
      const wrong = importsOf(file)
        .filter((name) => name.startsWith('.'))
        .map((name) => layerOf(resolve(dirname(file), name)))
        .filter((layer) => layer !== layerOf(file) && !arrows[layerOf(file)]?.includes(layer));
      expect(wrong).toEqual([]);
    },
  );

  it('lets spend use of the store only files, journal and paths', () => {
    const used = sourceFiles()
      .filter((file) => layerOf(file) === 'spend')
      .flatMap((file) => importsOf(file).map((name) => relative(source, resolve(dirname(file), name))))
      .filter((file) => file.startsWith('store'));
    expect(used.filter((file) => !storeBelowSpend.test(file))).toEqual([]);
  });

  it('keeps the engine and the rules of rooms pure', () => {
    const isRule = (file: string) => layerOf(file) === 'engine' || /[\\/]rules[\\/]/.test(file);
    const impure = sourceFiles()
      .filter(isRule)
      .filter((file) => /from 'node:|\bprocess\.|Date\.now|Math\.random|new Date\(\)/.test(readFileSync(file, 'utf8')));
    expect(impure).toEqual([]);
    const leaving = sourceFiles()
      .filter((file) => /[\\/]rules[\\/]/.test(file))
      .filter((file) => importsOf(file).some((name) => !/^\.\/|^(?:\.\.\/)+engine\//.test(name)));
    expect(leaving).toEqual([]);
  });

  it('keeps files small: none over 250 lines, the median at most 70', () => {
    const lengths = sourceFiles()
      .map((file) => readFileSync(file, 'utf8').split('\n').length - 1)
      .sort((a, b) => a - b);
    expect(lengths.at(-1)).toBeLessThanOrEqual(250);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(70);
  });

  it('leaves writing to standard output to one place each for hooks and CLI', () => {
    const writers = sourceFiles().filter((file) =>
      /process\.stdout\.write|console\.log|writeSync\(1\b|writeAll\('standard output'/.test(readFileSync(file, 'utf8')),
    );
    expect(writers.map((file) => relative(source, file)).sort()).toEqual([
      join('cli', 'main.ts'),
      join('hooks', 'entry.ts'),
    ]);
  });
});
