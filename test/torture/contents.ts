import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { basename } from 'node:path';

const huge = 20_000_000;
const deep = 200_000;

/** The same JSON with some of its values replaced; undefined when the text is none. */
function mutated(text: string, replace: (value: unknown) => unknown): string | undefined {
  try {
    // A text stands for a number that JSON.stringify would not write.
    return JSON.stringify(JSON.parse(text), (_, value: unknown) => replace(value)).replaceAll('"@1e400"', '1e400');
  } catch {
    return undefined;
  }
}

/** What may stand in a file instead of what we wrote there. */
export function hostileContents(good: string, canary: string): [string, string | Buffer][] {
  const code = `require('node:fs').writeFileSync(${JSON.stringify(canary)}, '')`;
  const bomb = Array.from({ length: 9 }, (_, n) => `b${n + 1}: &b${n + 1} [${Array(9).fill(`*b${n}`).join(', ')}]`);
  const contents: [string, string | Buffer | undefined][] = [
    ['nothing', ''],
    ['half of it', good.slice(0, good.length / 2)],
    ['NUL bytes', Buffer.alloc(4_096)],
    ['bytes', Buffer.from(Array.from({ length: 4_096 }, (_, n) => (n * 7_919) % 256))],
    ['null', 'null'],
    ['an empty list', '[]'],
    ['an empty mapping', '{}'],
    ['a number beyond all', '1e400'],
    ['lone surrogates', '{"session":"\ud800","a":"\\ud800"}'],
    ['a prototype', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'],
    ['a prototype in front matter', '---\n__proto__: {polluted: 1}\nconstructor: {prototype: {polluted: 1}}\n---\n'],
    ['code', `---js\n${code}\n---\n`],
    ['code as a value', `---\na: !!js/function 'function () { ${code} }'\n---\n`],
    ['a bomb', `---\nb0: &b0 [x, x]\n${bomb.join('\n')}\n---\n`],
    ['front matter without a floor', `---\n${'['.repeat(deep)}\n---\n`],
    ['JSON without a floor', '['.repeat(huge)],
    ['nested JSON', '['.repeat(deep) + ']'.repeat(deep)],
    ['nested JSON in a key', `{"session":${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}}`],
    ['a long text', 'x'.repeat(huge)],
    ['many lines', '\n'.repeat(huge)],
    ['many JSON lines', '{"event":"x","time":1}\n'.repeat(huge / 23)],
    ['a long list', `[${'1,'.repeat(huge / 2)}1]`],
    ['numbers beyond all', mutated(good, (value) => (typeof value === 'number' ? '@1e400' : value))],
    ['negative fractions', mutated(good, (value) => (typeof value === 'number' ? -0.5 : value))],
    ['numbers for texts', mutated(good, (value) => (typeof value === 'string' ? 7 : value))],
    ['texts for numbers', mutated(good, (value) => (typeof value === 'number' ? '7' : value))],
    ['nothing for lists', mutated(good, (value) => (Array.isArray(value) ? null : value))],
    ['lists of nothing', mutated(good, (value) => (Array.isArray(value) ? [null, {}, []] : value))],
    ['long texts', mutated(good, (value) => (typeof value === 'string' ? value.padEnd(1_000_000, 'x') : value))],
    ['surrogates in texts', mutated(good, (value) => (typeof value === 'string' ? `${value}\ud800` : value))],
  ];
  return contents.flatMap(([name, content]) => (content === undefined ? [] : [[name, content]]));
}

/** What may stand in the place of a file and is none; a repository that somebody cloned may hold any of the links. */
export const noFiles: readonly [string, (file: string) => void][] = [
  ['a folder', (file) => mkdirSync(file)],
  ['a link to itself', (file) => symlinkSync(basename(file), file)],
  ['a link to nowhere', (file) => symlinkSync('nowhere', file)],
  ['a link to endless zeros', (file) => symlinkSync('/dev/zero', file)],
  ['a pipe that nobody writes', (file) => void execFileSync('mkfifo', [file])],
];
