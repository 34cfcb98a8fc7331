import matter from 'gray-matter';
import { LineCounter, isNode, parse, parseDocument, Composer, Lexer, Parser, type CST, type Document } from 'yaml';
import { WorkflowError, excerpt, exitCodes } from '../base/errors.ts';

/** More than the depth of a list of keys with single values, which is 5 at most. */
const deepest = 8;
const mostPieces = 10_000;

export interface LineProblem {
  line: number;
  message: string;
}

export interface ShallowYaml {
  document: Document.Parsed;
  lineAt: (offset: number) => number;
}

/**
 * The tokens of a YAML text, or the problem where it is nested deeper or has more pieces than allowed. Text from outside is
 * checked here before the package parses it: deep nesting overflows the stack and may end the process uncatchably (seen with yaml
 * 2.9.1 on Node 20), and part of the package takes quadratic time.
 */
export function readTokens(
  text: string,
  most: { depth: number; pieces: number },
): { tokens: CST.Token[]; lineAt: (offset: number) => number } | { tooMuchAt: number } {
  const lines = new LineCounter();
  const lineAt = (offset: number) => Math.max(1, lines.linePos(offset).line);
  const tokens: CST.Token[] = [];
  const parser = new Parser(lines.addNewLine);
  lines.addNewLine(0);
  let pieces = 0;
  for (const piece of new Lexer().lex(text)) {
    tokens.push(...parser.next(piece));
    // Each bad escape becomes an error of its own, which costs as much as a piece.
    pieces += piece.split('\\').length;
    if (parser.stack.length > most.depth || pieces > most.pieces) return { tooMuchAt: lineAt(parser.offset) };
  }
  tokens.push(...parser.end());
  return { tokens, lineAt };
}

/** A YAML text that is a single document with a flat list of keys; other texts are refused before parsing. */
export function composeShallowYaml(text: string): ShallowYaml | { problems: LineProblem[] } {
  const read = readTokens(text, { depth: deepest, pieces: mostPieces });
  if ('tooMuchAt' in read) {
    const message = 'expected a plain list of keys, each with one value; received something nested or far too long';
    return { problems: [{ line: read.tooMuchAt, message }] };
  }
  const { tokens, lineAt } = read;
  // Keys that occur twice are reported with their lines by the caller; the package would compare each key with every other.
  const composer = new Composer({ schema: 'core', uniqueKeys: false, prettyErrors: false, logLevel: 'silent' });
  const [document, second] = composer.compose(tokens, true, text.length);
  if (document === undefined) throw new Error('the YAML package has composed no document');
  const problems = document.errors.map(({ pos, message }) => ({ line: lineAt(pos[0]), message: excerpt(message) }));
  if (second !== undefined) problems.push({ line: lineAt(second.range[0]), message: 'expected one document, not two' });
  return problems.length > 0 ? { problems } : { document, lineAt };
}

export interface FrontMatter {
  data: Record<string, unknown>;
  body: string;
}

const fence = '---';
const longestHead = 1_000_000;
/** A state file has a depth of 6; its prompt may have thousands of escaped line ends. */
const most = { depth: 32, pieces: 10_000 };

const refuse = () => {
  throw new Error('only YAML front matter is read');
};

// Without the log level, an unknown tag prints a warning with an excerpt of the file.
const yamlOptions = { schema: 'core', logLevel: 'error' } as const;

/**
 * gray-matter evaluates `---js` front matter unless exactly this engine throws, whatever the options `language` and `engines.js`
 * say.
 */
const engines = {
  yaml: (text: string) => parse(text, { ...yamlOptions, maxAliasCount: 20 }) as object,
  javascript: refuse,
  json: refuse,
};

/**
 * Splits a text into YAML front matter and body. Only this function uses gray-matter: constructs that it reads differently from a
 * person (code, unclosed fences, CRLF) are refused or normalised first.
 * @throws WorkflowError with the line when there is no front matter or it is not a YAML mapping.
 */
export function parseFrontMatter(text: string, where: string): FrontMatter {
  const normal = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  const [first = ''] = normal.split('\n', 1);
  if (first !== fence) throw broken(where, 1, 'a first line of exactly ---', first);
  const behind = normal.slice(fence.length);
  const closing = /\n---(?:\n|$)/.exec(behind);
  if (closing === null) {
    throw broken(where, normal.split('\n').length, 'a line of exactly --- that closes the front matter', 'none');
  }
  const head = behind.slice(1, Math.max(1, closing.index));
  const body = behind.slice(closing.index + closing[0].length).replace(/^\n/, '');
  if (head.length > longestHead) {
    throw broken(where, 2, `front matter of at most ${longestHead} characters`, `${head.length}`);
  }
  const lines = head.split('\n');
  const inner = lines.findIndex((line) => line.startsWith(fence));
  if (inner !== -1)
    throw broken(where, inner + 2, 'no line that starts with --- inside the front matter', lines[inner] ?? '');
  const data = readYaml(head, where);
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw broken(where, 2, 'a YAML mapping (key: value)', lines[0] ?? '');
  }
  return { data: data as Record<string, unknown>, body };
}

/** The line at which the value of a path begins in a text with readable front matter; undefined when the path does not exist. */
export function lineOfKey(text: string, path: readonly PropertyKey[]): number | undefined {
  const lineCounter = new LineCounter();
  // YAML reads both fences as document markers, so line numbers equal those of the file.
  const document = parseDocument(text.replace(/^\ufeff/, '').replace(/^(---[^]*?\n)---(?:\r?\n[^]*)?$/, '$1'), {
    ...yamlOptions,
    // The comparison of each key with every other takes quadratic time.
    uniqueKeys: false,
    lineCounter,
  });
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range != null) return lineCounter.linePos(node.range[0]).line;
  }
  return undefined;
}

function readYaml(head: string, where: string): unknown {
  const read = readTokens(head, most);
  if ('tooMuchAt' in read) {
    throw broken(
      where,
      read.tooMuchAt + 1,
      'a plain list of keys and values',
      'something nested too deep or far too long',
    );
  }
  try {
    return matter(`---\n${head}\n---\n`, { engines, language: 'yaml' }).data;
  } catch (error) {
    // gray-matter keeps the line end of the opening fence, so line numbers equal those of the file.
    const line = (error as { linePos?: { line: number }[] }).linePos?.[0]?.line ?? 2;
    const what = (error as Error).message.replace(/ at line \d+, column \d+:[\s\S]*/, '');
    throw broken(where, line, 'valid YAML', what, error);
  }
}

function broken(where: string, line: number, expected: string, received: string, cause?: unknown): WorkflowError {
  return new WorkflowError('The front matter cannot be read', {
    where: `${where}, line ${line}`,
    expected,
    received: excerpt(received),
    cause,
    fix: 'Repair that line, or restore the last valid file with: autonomous-workflow repair',
    exitCode: exitCodes.invalidState,
  });
}
