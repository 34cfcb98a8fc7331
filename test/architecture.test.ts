import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = resolve(import.meta.dirname, '..', 'src');

/** What each layer may import besides itself. */
const arrows: Record<string, readonly string[]> = {
  engine: [],
  store: ['engine'],
  programs: ['engine'],
  safety: ['engine', 'store'],
  hooks: ['engine', 'store', 'programs', 'safety'],
  cli: ['engine', 'store', 'programs', 'safety'],
};

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

  it('keeps the engine and the rules of rooms pure', () => {
    const impure = sourceFiles()
      .filter((file) => layerOf(file) === 'engine' || relative(source, file).split(/[\\/]/)[1] === 'rules')
      .filter((file) => /from 'node:|\bprocess\.|Date\.now|Math\.random|new Date\(\)/.test(readFileSync(file, 'utf8')));
    expect(impure).toEqual([]);
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
