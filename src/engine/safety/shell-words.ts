import { expansion, type Script, type Word } from './shell-script.ts';

/** A place in a text that is being read. */
export interface Reader {
  readonly text: string;
  at: number;
  depth: number;
  /** False once something was nested too deeply to be read. */
  isWhole: boolean;
  /** What takes a character literally: a backslash, or PowerShell's backtick. */
  readonly escape: string;
  readScript: (reader: Reader, closing: string) => Script;
}

const deepest = 20;

/** Reads what is nested; beyond a depth that nobody writes, the rest of the text is given up. */
export function nested<T>(reader: Reader, read: () => T, otherwise: T): T {
  if (reader.depth >= deepest) {
    reader.isWhole = false;
    reader.at = reader.text.length;
    return otherwise;
  }
  reader.depth += 1;
  const result = read();
  reader.depth -= 1;
  return result;
}

const endsWord = new Set([' ', '\t', '\r', '\n', ';', '&', '|', '<', '>', '(', ')']);

/** Reads a word up to the next blank or operator outside of quotes. */
export function readWord(reader: Reader): Word {
  const word = newWord();
  for (let next = peek(reader); next !== '' && !endsWord.has(next); next = peek(reader)) {
    if (next === "'") takeSingleQuoted(reader, word);
    else if (next === '"') takeDoubleQuoted(reader, word);
    else take(reader, word);
  }
  return finish(word);
}

/** Reads the whole text as a shell fills in a here-document. */
export function readFilledIn(reader: Reader): Word {
  const word = newWord();
  while (peek(reader) !== '') take(reader, word);
  return finish(word);
}

interface Draft {
  parts: string[];
  scripts: Script[];
}

const newWord = (): Draft => ({ parts: [], scripts: [] });
const finish = ({ parts, scripts }: Draft): Word => ({ text: parts.join(''), scripts });
const peek = ({ text, at }: Reader): string => text.charAt(at);

/** Takes one character, or what a backslash, a dollar sign or a backtick introduces. */
function take(reader: Reader, word: Draft): void {
  const next = peek(reader);
  if (next === reader.escape) {
    const escaped = reader.text.charAt(reader.at + 1);
    reader.at += 2;
    if (escaped !== '\n') word.parts.push(escaped);
  } else if (next === '$') {
    takeDollar(reader, word);
  } else if (next === '`') {
    takeBackticks(reader, word);
  } else {
    word.parts.push(next);
    reader.at += 1;
  }
}

function takeSingleQuoted(reader: Reader, word: Draft): void {
  const end = reader.text.indexOf("'", reader.at + 1);
  word.parts.push(reader.text.slice(reader.at + 1, end === -1 ? undefined : end));
  reader.at = end === -1 ? reader.text.length : end + 1;
}

function takeDoubleQuoted(reader: Reader, word: Draft): void {
  reader.at += 1;
  for (let next = peek(reader); next !== '' && next !== '"'; next = peek(reader)) {
    // Here a backslash is one, but before what it can protect.
    if (next === '\\' && !'$`"\\\n'.includes(reader.text.charAt(reader.at + 1))) {
      word.parts.push(next);
      reader.at += 1;
    } else {
      take(reader, word);
    }
  }
  reader.at += 1;
}

const variable = /[A-Za-z_]\w*|[0-9@*#?$!-]/y;

function takeDollar(reader: Reader, word: Draft): void {
  const next = reader.text.charAt(reader.at + 1);
  if (next === '(') {
    reader.at += 2;
    takeOutput(
      word,
      nested(reader, () => reader.readScript(reader, ')'), []),
    );
  } else if (next === '{') {
    nested(reader, () => takeBraces(reader, word), undefined);
  } else if (next === "'") {
    reader.at += 2;
    takeEscaped(reader, word);
  } else if (next === '"') {
    reader.at += 1;
  } else {
    variable.lastIndex = reader.at + 1;
    const name = variable.exec(reader.text)?.[0];
    word.parts.push(name === undefined ? '$' : expansion(name));
    reader.at += 1 + (name?.length ?? 0);
  }
}

/** `${NAME}`; with anything behind the name nobody knows what it becomes. */
function takeBraces(reader: Reader, word: Draft): void {
  reader.at += 2;
  const inside = newWord();
  for (let next = peek(reader); next !== '' && next !== '}'; next = peek(reader)) {
    if (next === "'") takeSingleQuoted(reader, inside);
    else if (next === '"') takeDoubleQuoted(reader, inside);
    else take(reader, inside);
  }
  reader.at += 1;
  const name = inside.parts.join('');
  word.parts.push(expansion(/^\w+$/.test(name) ? name : ''));
  word.scripts.push(...inside.scripts);
}

const escapes = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r'],
]);

/** `$'…'`, in which letters, numbers and quotes follow a backslash. */
function takeEscaped(reader: Reader, word: Draft): void {
  for (let next = peek(reader); next !== '' && next !== "'"; next = peek(reader)) {
    if (next !== '\\') {
      word.parts.push(next);
      reader.at += 1;
      continue;
    }
    const [whole, hexadecimal, octal] =
      /^(?:x([0-9a-f]{1,2})|([0-7]{1,3}))/i.exec(reader.text.slice(reader.at + 1, reader.at + 5)) ?? [];
    const letter = reader.text.charAt(reader.at + 1);
    const code = hexadecimal === undefined ? Number.parseInt(octal ?? '', 8) : Number.parseInt(hexadecimal, 16);
    word.parts.push(whole === undefined ? (escapes.get(letter) ?? letter) : String.fromCharCode(code));
    reader.at += 1 + (whole?.length ?? 1);
  }
  reader.at += 1;
}

/** What stands between backticks is a script in which backslashes protect once more. */
function takeBackticks(reader: Reader, word: Draft): void {
  const inside: string[] = [];
  reader.at += 1;
  for (let next = peek(reader); next !== '' && next !== '`'; next = peek(reader)) {
    const isEscaped = next === '\\' && '$`\\'.includes(reader.text.charAt(reader.at + 1));
    if (isEscaped) reader.at += 1;
    inside.push(peek(reader));
    reader.at += 1;
  }
  reader.at += 1;
  takeOutput(
    word,
    nested(reader, () => readInner(reader, inside.join('')), []),
  );
}

/** What a script prints is not known, but for the folder that it runs in. */
function takeOutput(word: Draft, script: Script): void {
  const [stage, ...others] = script.flat();
  const [program, ...options] = stage?.kind === 'command' ? stage.words.map(({ text }) => text) : [];
  const isFolder = others.length === 0 && program === 'pwd' && options.every((option) => /^-[LP]$/.test(option));
  word.scripts.push(script);
  word.parts.push(expansion(isFolder ? 'PWD' : ''));
}

function readInner(reader: Reader, text: string): Script {
  const inner = { ...reader, text, at: 0 };
  const script = inner.readScript(inner, '');
  reader.isWhole &&= inner.isWhole;
  return script;
}
