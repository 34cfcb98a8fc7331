import { Composer, Lexer, LineCounter, Parser, type CST, type Document } from 'yaml';
import { excerpt } from '../engine/workflow-error.ts';

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
 * The one document of a YAML text that holds no more than a list of keys. Texts nested deeper are refused before the package
 * composes them: at the end of the stack the process itself may end, past any catch (seen with yaml 2.9.1 on Node 20).
 */
export function composeShallowYaml(text: string): ShallowYaml | { problems: LineProblem[] } {
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
    if (parser.stack.length > deepest || pieces > mostPieces) {
      const message = 'expected a plain list of keys, each with one value; received something nested or far too long';
      return { problems: [{ line: lineAt(parser.offset), message }] };
    }
  }
  tokens.push(...parser.end());
  // Keys that occur twice are told with their lines by the reader; the package compares each with every other.
  const composer = new Composer({ schema: 'core', uniqueKeys: false, prettyErrors: false, logLevel: 'silent' });
  const [document, second] = composer.compose(tokens, true, text.length);
  if (document === undefined) throw new Error('the YAML package has composed no document');
  const problems = document.errors.map(({ pos, message }) => ({ line: lineAt(pos[0]), message: excerpt(message) }));
  if (second !== undefined) problems.push({ line: lineAt(second.range[0]), message: 'expected one document, not two' });
  return problems.length > 0 ? { problems } : { document, lineAt };
}
