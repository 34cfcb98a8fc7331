import { Composer, Lexer, LineCounter, Parser, type CST, type Document } from 'yaml';
import { excerpt } from '../../engine/workflow-error.ts';

/** The deepest construct of a list of keys with single values, within the key that may wrap it, has a depth of 5. */
const deepest = 8;
const mostPieces = 10_000;

/** Something is wrong at a line. */
export interface LineProblem {
  line: number;
  message: string;
}

export interface ShallowYaml {
  document: Document.Parsed;
  lineAt: (offset: number) => number;
}

/**
 * The tokens of a YAML text, or where it is nested deeper or made of more pieces than allowed. At the end of the stack the process
 * itself may end, past any catch (seen with yaml 2.9.1 on Node 20), and some of what the package does takes the square of a text's
 * length: a text from outside has to pass here before the package composes or parses it.
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
    // Each bad escape is an error of its own, which costs as much as a piece.
    pieces += piece.split('\\').length;
    if (parser.stack.length > most.depth || pieces > most.pieces) return { tooMuchAt: lineAt(parser.offset) };
  }
  tokens.push(...parser.end());
  return { tokens, lineAt };
}

/** The one document of a YAML text that holds no more than a list of keys; texts that hold more are refused unparsed. */
export function composeShallowYaml(text: string): ShallowYaml | { problems: LineProblem[] } {
  const read = readTokens(text, { depth: deepest, pieces: mostPieces });
  if ('tooMuchAt' in read) {
    const message = 'expected a plain list of keys, each with one value; received something nested or far too long';
    return { problems: [{ line: read.tooMuchAt, message }] };
  }
  const { tokens, lineAt } = read;
  // Keys that occur twice are told with their lines by the reader; the package compares each with every other.
  const composer = new Composer({ schema: 'core', uniqueKeys: false, prettyErrors: false, logLevel: 'silent' });
  const [document, second] = composer.compose(tokens, true, text.length);
  if (document === undefined) throw new Error('the YAML package has composed no document');
  const problems = document.errors.map(({ pos, message }) => ({ line: lineAt(pos[0]), message: excerpt(message) }));
  if (second !== undefined) problems.push({ line: lineAt(second.range[0]), message: 'expected one document, not two' });
  return problems.length > 0 ? { problems } : { document, lineAt };
}
